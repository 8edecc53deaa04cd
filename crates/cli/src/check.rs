//! `nian check FILE…`: whether lessons can be shown, and what is wrong with them.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use nian_lessons::{Frame, Lesson, LessonError, Problem, Syntax};
use nian_words::Language;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::input;

/// Checks every file, `input` in place of `-`, and writes a line for each.
///
/// Gives whether all of them can be shown; fails where reading or writing fails.
pub(crate) fn run(
    files: &[PathBuf],
    language: Language,
    input: &mut impl Read,
    output: &mut impl Write,
) -> io::Result<bool> {
    let mut all = true;
    for file in files {
        let from_input = file.as_os_str() == OsStr::new("-");
        let bytes = if from_input {
            let mut bytes = Vec::new();
            let read = input.read_to_end(&mut bytes);
            read.map_err(input::unreadable_input)?;
            bytes
        } else {
            std::fs::read(file).map_err(|error| {
                let message = format!("cannot read {}: {error}", file.display());
                io::Error::new(error.kind(), message)
            })?
        };
        let name = file.display();
        match check(&bytes) {
            Ok(frames) => writeln!(output, "{name}: ok ({})", frames.len())?,
            Err((line, error)) => {
                all = false;
                let what = language.sentences().lesson_error(&error);
                writeln!(output, "{name}:{line}: {what}")?;
            }
        }
    }
    Ok(all)
}

/// What some editors put before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The frames of a lesson, or the line of the file on which it goes wrong.
fn check(bytes: &[u8]) -> Result<Vec<Frame>, (usize, LessonError)> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes); // as a browser does
    let text = str::from_utf8(bytes).map_err(|error| not_text(bytes, error.valid_up_to()))?;
    let frames = Lesson::parse(text).and_then(|lesson| lesson.replay());
    frames.map_err(|error| (line(text, &error), error))
}

/// The error of a file that is not UTF-8 text from a byte on.
fn not_text(bytes: &[u8], at: usize) -> (usize, LessonError) {
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line = before.matches('\n').count() + 1;
    let last = before.rsplit('\n').next().unwrap_or_default();
    let column = last.chars().count() + 1;
    let problem = Problem::Json {
        line,
        column,
        wanted: Syntax::Encoding,
    };
    let step = None;
    (line, LessonError { step, problem })
}

/// The line, 1-based, on which what is wrong begins, as far as it is known: that of the step, or of
/// the value at the start.
fn line(text: &str, error: &LessonError) -> usize {
    if let Problem::Json { line, .. } = error.problem {
        return line;
    }
    let place = match error.step {
        None | Some(0) => key(&error.problem).and_then(|key| place_of_value(text, key)),
        Some(step) => place_of_step(text, step - 1),
    };
    let place = place.unwrap_or(0);
    let before = text.get(..place).unwrap_or_default();
    before.matches('\n').count() + 1
}

/// Where in the file this step, 0-based, begins.
fn place_of_step(text: &str, step: usize) -> Option<usize> {
    /// Of a lesson, the steps as they are written.
    #[derive(Deserialize)]
    struct Steps<'a> {
        #[serde(borrow)]
        steps: Vec<&'a RawValue>,
    }
    let read: Steps<'_> = serde_json::from_str(text).ok()?;
    place_in(text, read.steps.get(step)?.get())
}

/// Where in the file the value of this key stands, which is one of the lesson, or of its number or
/// its facts.
fn place_of_value(text: &str, key: &str) -> Option<usize> {
    type Members<'a> = BTreeMap<String, &'a RawValue>;
    let members: Members<'_> = serde_json::from_str(text).ok()?;
    let inner = ["numeral", "expect"].into_iter().find_map(|outer| {
        let inner: Members<'_> = serde_json::from_str(members.get(outer)?.get()).ok()?;
        inner.get(key).copied()
    });
    place_in(text, members.get(key).copied().or(inner)?.get())
}

/// How far into a text a part of it begins.
fn place_in(text: &str, part: &str) -> Option<usize> {
    (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)
}

/// Which key's value is wrong, where it is wrong at the start of a lesson.
fn key(problem: &Problem) -> Option<&str> {
    Some(match problem {
        Problem::UnknownKey { key } => key.as_str(),
        Problem::Kind { key, .. } => *key,
        Problem::Position { .. } => "start",
        Problem::Show => "show",
        Problem::System { .. } => "in",
        Problem::Digits { .. } => "digits",
        Problem::Value { .. } => "value",
        Problem::OnlyFibonacci => "do",
        Problem::Expect { fact, .. } => fact.key(),
        _ => return None,
    })
}
