//! `nian check --watch`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::{errors, folder, nian, text};

const GOOD: &str = r#"{ "language": "en", "title": "One", "start": "nim:3,4,5", "steps": [] }"#;

/// A program that is ended with the test, whatever comes of it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The lines that a program writes to standard output, as they come.
fn lines_of(program: &mut Running) -> Receiver<String> {
    let output = program.0.stdout.take().expect("a pipe");
    let (say, hear) = channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            let _ = say.send(line);
        }
    });
    hear
}

fn next(lines: &Receiver<String>) -> String {
    let line = lines.recv_timeout(Duration::from_secs(60));
    line.expect("a line within a minute")
}

#[test]
fn each_change_is_told_in_turn() {
    let folder = folder("watch");
    let file = folder.join("lesson.json");
    let name = file.display().to_string();
    fs::write(&file, GOOD).unwrap();
    let mut command = nian(&["check", "--watch", &name]);
    let child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut program = Running(child);
    let lines = lines_of(&mut program);
    assert_eq!(next(&lines), format!("{name}: ok (1)"));

    fs::write(&file, GOOD.replace("nim:3", "nmi:3")).unwrap();
    assert_eq!(next(&lines), "", "in a pipe an empty line stands between");
    let told = next(&lines);
    assert!(told.starts_with(&format!("{name}:1:")), "{told}");
    assert!(told.ends_with("Did you mean “nim:3,4,5”?"), "{told}");

    fs::remove_file(&file).unwrap();
    assert_eq!(next(&lines), "");
    let told = next(&lines);
    assert!(told.starts_with(&format!("cannot read {name}: ")), "{told}");

    // As editors save that write another file and give it the name.
    let other = folder.join("lesson.json~");
    fs::write(&other, GOOD.replace("[]", "[{ \"play\": \"a2\" }]")).unwrap();
    fs::rename(&other, &file).unwrap();
    assert_eq!(next(&lines), "");
    assert_eq!(next(&lines), format!("{name}: ok (2)"));
}

#[test]
fn standard_input_cannot_be_watched() {
    let output = nian(&["check", "--watch", "-"]).output().unwrap();
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
    assert!(errors(&output).contains("--watch"), "{output:?}");
}
