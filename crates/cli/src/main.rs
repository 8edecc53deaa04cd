//! `nian`, the command line: `analyze`, `explain`, `table`, `check` and `new`.
#![forbid(unsafe_code)]

mod analyze;
mod check;
mod encoding;
mod explain;
mod grundy;
mod help;
mod input;
mod language;
mod new;
mod remarks;
mod size;
mod table;
mod texts;
mod visible;
mod watch;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use nian_words::Language;
use visible::visible;

/// Nim and its variants: outcomes, winning moves, explanations, tables, lessons begun and checked.
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
    ///   winning   every winning move, of each row the smallest take first; none in a safe position
    ///   grundy    the Grundy value, where there is one and it is within reach: not under misère
    ///             play and not where holdings decide; 0 where the position is safe; else in
    ///             Wythoff's game for up to 2047 coins a row, with one die for up to 10000 stones,
    ///             with several for fewer, in dynamic nim for up to 5000 coins a row, with one
    ///             limit for several rows for fewer
    ///
    /// A position that can't be read gives an object with "position" and "error" on its line.
    #[command(verbatim_doc_comment, after_help = help::ANALYZE)]
    Analyze {
        /// A position such as nim:3,4,5; `-` reads positions from standard input, one a line
        #[arg(value_name = "POSITION", required = true)]
        positions: Vec<OsString>,
    },
    /// Say in sentences who wins a position, why, and what each move does.
    ///
    /// Writes for each position: its canonical notation; the position read out; whether it is safe
    /// for the player who has just moved, and why; and every winning move with its reason.
    #[command(after_help = help::EXPLAIN)]
    Explain {
        /// A position such as nim:3,4,5; `-` reads positions from standard input, one a line
        #[arg(value_name = "POSITION", required = true)]
        positions: Vec<OsString>,

        #[arg(long, value_name = "LANGUAGE", value_parser = language::of_tag, help = language::help(""))]
        lang: Option<Language>,

        /// Every losing move too, each with a reply that refutes it (for up to 1000 moves)
        #[arg(long)]
        moves: bool,

        /// What this move does; can be given several times
        #[arg(long = "move", value_name = "MOVE")]
        single: Vec<String>,
    },
    /// Write a table of a game's outcomes and values.
    #[command(after_help = help::TABLE)]
    Table {
        /// The rules, as before the colon of a position: subtraction.1-3.misere
        #[arg(value_name = "RULES")]
        rules: String,

        #[command(flatten)]
        asked: table::Order,

        /// How the table is written
        #[arg(long, value_enum, default_value = "text")]
        format: table::Format,
    },
    /// Check lessons: that they can be read and played, and that what they expect is true. Or a language.
    ///
    /// Writes `FILE: ok (frames)` with the number of its frames, the start among them, or a line for each
    /// mistake, `FILE:LINE:CHARACTER: what is wrong`. Below an `ok` stand remarks, written likewise: on
    /// texts that lack a language which others of the file have, and on languages Nian does not speak.
    #[command(after_help = help::CHECK)]
    Check {
        /// A lesson; `-` reads one from standard input
        #[arg(value_name = "FILE", required_unless_present = "language")]
        files: Vec<PathBuf>,

        /// The folder of a language: whether its texts are those that Nian has, and what they lack
        #[arg(long, value_name = "FOLDER")]
        language: Option<PathBuf>,

        /// Check again each time that a file changes, until Ctrl-C
        #[arg(long)]
        watch: bool,

        #[arg(long, value_name = "LANGUAGE", value_parser = language::of_tag, help = language::help(""))]
        lang: Option<Language>,
    },
    /// Begin a lesson: write a file that plays these moves from a position.
    ///
    /// The lesson is checked before it is written. From an unsafe position it asks for the winning moves
    /// first. A file that is there already is left as it is.
    #[command(after_help = help::NEW)]
    New {
        /// The position it starts from, such as nim:3,4,5
        #[arg(value_name = "POSITION")]
        position: String,

        /// The moves, such as a2 b1
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,

        /// The file to write; `-` writes to standard output [default: the position's, nim-3-4-5.json]
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,

        #[arg(long, alias = "language", value_name = "LANGUAGE", value_parser = language::of_tag,
            help = language::help(" of its title, and of what is said"))]
        lang: Option<Language>,
    },
}

fn main() -> ExitCode {
    let asked = Arguments::try_parse();
    let mut stdout = io::stdout().lock();
    let done = match asked {
        Ok(Arguments { command }) => run(command, &mut stdout),
        Err(error) if error.use_stderr() => {
            refuse(&error);
            return ExitCode::from(2);
        }
        // An error of this kind is the help or the version.
        Err(help) => help.print().map(|()| true),
    };
    match done.and_then(|good| stdout.flush().map(|()| good)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // The reader of a pipe (`nian … | head`) has enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            print_error(&format!("nian: {error}"));
            ExitCode::from(2)
        }
    }
}

/// Reports an invalid command line.
fn refuse(error: &clap::Error) {
    // Clap quotes arguments verbatim, so it parses them once more with their control characters escaped.
    let arguments =
        env::args_os().map(|argument| visible(&argument.to_string_lossy()).into_owned());
    let _ = match Arguments::try_parse_from(arguments) {
        Err(told) if told.use_stderr() => told.print(),
        _ => writeln!(io::stderr(), "{}", visible(&error.to_string())),
    };
}

/// Writes an error. If standard error is closed, only the exit status reports it.
pub(crate) fn print_error(what: &str) {
    let _ = writeln!(io::stderr(), "{}", visible(what));
}

/// Runs a command; returns whether all input is valid.
fn run(command: Command, output: &mut impl Write) -> io::Result<bool> {
    let input = &mut io::stdin().lock();
    let language = |lang: Option<Language>| lang.unwrap_or_else(language::of_environment);
    match command {
        Command::Analyze { positions } => analyze::run(&positions, input, output),
        Command::Explain {
            positions,
            lang,
            moves,
            single,
        } => {
            let wanted = explain::Wanted {
                language: language(lang),
                losing: moves,
                moves: single,
            };
            explain::run(&positions, &wanted, input, output)
        }
        Command::Table {
            rules,
            asked,
            format,
        } => {
            let table = table::of(&rules, &asked).map_err(io::Error::other)?;
            let mut output = BufWriter::new(output);
            table::write(&table, format, &mut output)?;
            output.flush()?;
            Ok(true)
        }
        Command::Check {
            files,
            language: folder,
            watch,
            lang,
        } => {
            let language = language(lang);
            let mut check = |output: &mut _| {
                let lessons = check::run(&files, language, input, output)?;
                let texts = match &folder {
                    Some(folder) => texts::run(folder, output)?,
                    None => true,
                };
                Ok(lessons && texts)
            };
            if !watch {
                return check(output);
            }
            if files.iter().any(|file| file == Path::new("-")) {
                return Err(io::Error::other(
                    "--watch is for files, not for standard input",
                ));
            }
            let paths: Vec<PathBuf> = files.iter().chain(&folder).cloned().collect();
            watch::run(&paths, output, |output| match check(output) {
                // A file that is missing now may be there at the next change.
                Err(error) if error.kind() != ErrorKind::BrokenPipe => writeln!(output, "{error}"),
                checked => checked.map(drop),
            })?;
            Ok(true)
        }
        Command::New {
            position,
            moves,
            file,
            lang,
        } => new::run(&position, &moves, file, language(lang), output),
    }
}
