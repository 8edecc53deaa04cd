//! `nian check FILE…`: whether lessons can be shown, and what is wrong with them.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use nian_lessons::{Frame, Lesson, LessonError, Problem};
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

/// The frames of a lesson, or the line of the file on which it goes wrong.
fn check(bytes: &[u8]) -> Result<Vec<Frame>, (usize, LessonError)> {
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
    let problem = Problem::Json { line, column };
    let step = None;
    (line, LessonError { step, problem })
}

/// The line, 1-based, on which what is wrong begins: that of the step, as far as it is known.
fn line(text: &str, error: &LessonError) -> usize {
    if let Problem::Json { line, .. } = error.problem {
        return line;
    }
    let step = error.step.and_then(|step| step.checked_sub(1));
    let place = step.and_then(|step| place_of(text, step)).unwrap_or(0);
    let before = text.get(..place).unwrap_or_default();
    before.matches('\n').count() + 1
}

/// Where in the file this step, 0-based, begins.
fn place_of(text: &str, step: usize) -> Option<usize> {
    /// Of a lesson, the steps as they are written.
    #[derive(Deserialize)]
    struct Steps<'a> {
        #[serde(borrow)]
        steps: Vec<&'a RawValue>,
    }
    let read: Steps<'_> = serde_json::from_str(text).ok()?;
    let written = read.steps.get(step)?.get();
    // It borrows from the text, so this is how far into it.
    (written.as_ptr() as usize).checked_sub(text.as_ptr() as usize)
}
