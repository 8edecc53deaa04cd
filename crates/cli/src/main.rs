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
    /// Say who wins a position, and by which moves.
    ///
    /// Writes one JSON object a line for each position:
    ///
    ///   position  the position in canonical notation
    ///   outcome   "safe" if the player who has just moved wins, "unsafe" if the player to move wins
    ///   winning   every winning move; none in a safe position
    ///   grundy    the Grundy value, where there is one and it is within reach: not under misère
    ///             play and not where holdings decide; in Wythoff's game for up to 100 coins a row,
    ///             with one die for up to 10000 stones, with several for fewer
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
  subtraction.1-3:21     take 1 to 3; subtraction.1,3,4:21 1, 3 or 4; subtraction.fib:21 1, 2, 3, 5, 8, …
  parity.3:17            take 1 to 3 and keep them; an odd number wins (parity.3.even:17: an even one)
  parity.3:13@2,2        the same in the middle: the player to move holds 2, the other 2
  sides.3:8              the odd side wins if both end with odd numbers, else the even side
  sides.3:4@3,1,even     the same in the middle: the odd side holds 3, the even side 1 and is to move
  dice:31@4              31 stones, the die shows 4; tip it to a side and take its number
  dice.one:31@4,2        two dice: tip one and take its number; dice.one-sum: take the sum of both
  dice.both:31@4,2       tip both and take their sum
  dynamic.2:21           take fewer than all, then at most twice the last take; dynamic.2:8@4: at most 4
  dynamic.2.local:8@4,5@5    rows with a limit each; dynamic.2.global:8,5@4: one limit for all
  …misere                whoever cannot move wins: wythoff, subtraction and dice too

Moves:
  a2   take 2 from the first row        ab2  take 2 from both rows
  3    take 3 from the only heap; tip the die to 3 and take 3
  a3   tip the first die to 3           3+5  tip the dice to 3 and 5

Examples:
  nian analyze nim:3,4,5 wythoff:1000000,1618033 dynamic.3:100
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
