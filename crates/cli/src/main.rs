//! `nian`, the command line: `nian analyze POSITION…`.
#![forbid(unsafe_code)]

mod analyze;
mod grundy;

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Nim and its variants: outcomes and winning moves.
#[derive(Parser)]
#[command(name = "nian", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Tell who wins positions, and by which moves.
    ///
    /// Writes one JSON object a line for each position:
    ///
    ///   position  the position in canonical notation
    ///   outcome   "safe" if the player who has just moved wins, "unsafe" if the player to move wins
    ///   winning   every winning move; none in a safe position
    ///   grundy    the Grundy value under normal play; in Wythoff's game for up to 100 coins a row,
    ///             with dice for up to 10000 stones
    ///
    /// A position that can't be read gives an object with "position" and "error" on its line.
    #[command(verbatim_doc_comment, after_help = AFTER_HELP)]
    Analyze {
        /// A position such as nim:3,4,5; `-` reads positions from standard input, one a line.
        #[arg(value_name = "POSITION", required = true)]
        positions: Vec<OsString>,
    },
}

const AFTER_HELP: &str = "\
Positions:
  nim:3,4,5              rows of 3, 4 and 5 coins; whoever takes the last coin wins
  nim.misere:1,1,5       whoever takes the last coin loses
  wythoff:3,5            take from one row, or as many from both
  dice:31@4              31 stones, the die shows 4; tip it to a side and take its number
  wythoff.misere, dice.misere   whoever cannot move wins

Moves:
  a2   take 2 from the first row        ab2  take 2 from both rows
  3    tip the die to 3 and take 3

Examples:
  nian analyze nim:3,4,5 wythoff:1000000,1618033
  printf 'nim:3,4,5\\ndice:31@4\\n' | nian analyze -

Exit status:
  0  every position could be read
  1  a position could not be read; the others are still answered
  2  the command line is wrong, or reading or writing failed";

fn main() -> ExitCode {
    let Command::Analyze { positions } = Arguments::parse().command;
    match analyze::run(
        &positions,
        &mut io::stdin().lock(),
        &mut io::stdout().lock(),
    ) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // Whoever reads us (`nian … | head`) has enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian: {error}");
            ExitCode::from(2)
        }
    }
}
