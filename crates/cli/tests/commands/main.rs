//! The commands of `nian` as their users run them.

mod analyze;
mod check;
mod explain;
mod new;
mod table;
mod texts;
mod watch;

use nian_solver::{AnyPosition, Move};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// `nian` with these arguments, in an environment that names no language.
fn nian(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nian"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.args(arguments);
    command
}

/// Runs a command with this on its standard input.
fn run(mut command: Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

/// An empty folder for files of a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What was written to standard output, which ends every line.
fn text(output: &Output) -> &str {
    let text = str::from_utf8(&output.stdout).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text
}

fn lines(output: &Output) -> Vec<&str> {
    text(output).lines().collect()
}

/// What was written to standard error.
fn errors(output: &Output) -> &str {
    str::from_utf8(&output.stderr).unwrap()
}

/// The texts of moves: row by row, in each from the smallest to the largest.
fn by_size(moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort_by_key(|text| size(text));
    texts
}

/// The letters of a move, and its number; that of several dice is none.
fn size(text: &str) -> (String, u64) {
    let digits = text.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let letters = &text[..text.len() - digits.len()];
    (letters.to_owned(), digits.parse().unwrap_or(0))
}

/// That a help text names its examples and exit statuses, and that wrong use is status 2.
fn check_help(command: &str, parts: &[&str], wrong: &[&[&str]]) {
    let help = nian(&[command, "--help"]).output().unwrap();
    for part in ["Examples:", "Exit status:"].iter().chain(parts) {
        assert!(
            text(&help).contains(part),
            "{part} is missing in\n{}",
            text(&help)
        );
    }
    assert_eq!(help.status.code(), Some(0));
    for arguments in wrong {
        let output = nian(&[command]).args(*arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{command} {arguments:?}");
        assert_eq!(text(&output), "", "{command} {arguments:?}");
        assert_ne!(errors(&output), "", "{command} {arguments:?}");
    }
}

#[test]
fn the_commands_are_named() {
    let help = nian(&["--help"]).output().unwrap();
    for command in ["analyze", "explain", "table", "check", "new"] {
        assert!(text(&help).contains(command), "{command}");
    }
    for wrong in [&[][..], &["analyse", "nim:1"]] {
        let output = nian(wrong).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}

/// How the positions and the tables of every game are written is in the help.
#[test]
fn the_help_names_every_game() {
    for command in ["analyze", "table"] {
        let help = nian(&[command, "--help"]).output().unwrap();
        for example in AnyPosition::EXAMPLES {
            let name = example.split([':', '.']).next().unwrap();
            let mut lines = text(&help).lines().map(str::trim_start);
            assert!(
                lines.any(|line| line.starts_with(name)),
                "{command}: {name}"
            );
        }
    }
}

/// The examples of the help texts, those apart that need a shell or a file of the reader's.
#[test]
fn the_examples_of_the_help_run() {
    let mut examples = 0;
    for command in ["analyze", "explain", "table"] {
        let help = nian(&[command, "--help"]).output().unwrap();
        let lines = text(&help).lines().map(str::trim);
        for line in lines.filter_map(|line| line.strip_prefix("nian ")) {
            let arguments: Vec<&str> = line.split(' ').collect();
            let output = nian(&arguments).output().unwrap();
            assert_eq!(
                (errors(&output), output.status.code()),
                ("", Some(0)),
                "{line}"
            );
            assert_ne!(text(&output), "", "{line}");
            examples += 1;
        }
    }
    assert!(examples >= 10, "{examples}");
}

/// What a reader has named is told, and gives a terminal no orders.
#[test]
fn arguments_give_a_terminal_no_orders() {
    let escape = "\u{1b}[2J";
    for arguments in [
        &["analyze", "--no\u{1b}[2J"][..],
        &["\u{1b}[2J"],
        &["table", "nim\u{1b}[2J"],
        &["table", "nim", "--columns", "\u{1b}[2J"],
        &["check", "no\u{1b}[2J.json"],
        &["check", "--language", "no\u{1b}[2J"],
        &["explain", "nim:\u{1b}[2J"],
        &["explain", "nim:3", "--move", "\u{1b}[2J"],
        &["new", "nim:\u{1b}[2J"],
        &["new", "nim:3", "a\u{1b}[2J"],
        &["new", "nim:3", "--file", "no/\u{1b}[2J"],
    ] {
        let output = nian(arguments).output().unwrap();
        let told = format!("{}{}", text(&output), errors(&output));
        assert!(!told.contains(escape), "{arguments:?}: {told:?}");
        assert!(told.contains("\\u001b[2J"), "{arguments:?}: {told:?}");
        assert_ne!(output.status.code(), Some(0), "{arguments:?}");
    }
}

/// Where nothing can be written the exit status says so, whichever output it is; nothing aborts.
#[cfg(target_os = "linux")]
#[test]
fn outputs_may_be_full() {
    let full = || Stdio::from(fs::File::options().write(true).open("/dev/full").unwrap());
    for arguments in [
        &["help"][..],
        &["help", "analyze"],
        &["--help"],
        &["--version"],
        &["analyze", "--help"],
        &["analyze", "nim:3"],
        &["explain", "nim:3"],
        &["table", "nim"],
        &["new", "nim:3", "--file", "-"],
    ] {
        let output = nian(arguments).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_ne!(errors(&output), "", "{arguments:?}");
        let status = nian(arguments).stdout(full()).stderr(full()).status();
        assert_eq!(status.unwrap().code(), Some(2), "{arguments:?}");
    }
    for (arguments, code) in [
        (&["check", "nosuch"][..], 2),
        (&["analyze", "--nosuch"], 2),
        (&["table", "nosuch"], 2),
        (&["analyze", "bogus"], 1),
        (&["explain", "--moves", "nim:2000"], 1),
        (&[], 2),
    ] {
        let status = nian(arguments)
            .stderr(full())
            .stdout(Stdio::null())
            .status();
        assert_eq!(status.unwrap().code(), Some(code), "{arguments:?}");
    }
}

/// The same where outputs are closed, or nobody reads them.
#[cfg(target_os = "linux")]
#[test]
fn outputs_may_be_closed() {
    for (arguments, code) in [
        ("check nosuch", 2),
        ("analyze --nosuch", 2),
        ("explain --moves nim:2000", 1),
        ("--help", 0),
        ("analyze nim:3", 0),
    ] {
        let command = format!("exec \"$0\" {arguments} >&- 2>&-");
        let mut shell = Command::new("sh");
        shell.args(["-c", &command, env!("CARGO_BIN_EXE_nian")]);
        assert_eq!(shell.status().unwrap().code(), Some(code), "{arguments}");
    }
    for arguments in [&["help"][..], &["table", "nim", "--to", "900"]] {
        let mut child = nian(arguments).stdout(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{arguments:?}");
    }
}
