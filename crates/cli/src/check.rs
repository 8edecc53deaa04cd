//! `nian check FILE…`: whether lessons can be shown, and what is wrong with them.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use nian_lessons::{LessonError, Places, Problem, Syntax, Whole};
use nian_words::{Language, Remarks};

use crate::{input, remarks};

/// Checks every file, `input` in place of `-`, and writes a line for each that can be shown, with remarks
/// on it, or a line for each of its mistakes.
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
        let found = match text_of(&bytes) {
            Ok(text) => check(text, language),
            Err(fault) => Found::Wrong(vec![said(&fault, &Places::of(""), language)]),
        };
        let (good, lines) = match found {
            Found::Good { frames, remarks } => {
                writeln!(output, "{name}: ok ({frames})")?;
                (true, remarks)
            }
            Found::Wrong(mistakes) => (false, mistakes),
        };
        all &= good;
        for ([line, character], what) in lines {
            writeln!(output, "{name}:{line}:{character}: {what}")?;
        }
    }
    Ok(all)
}

/// Lines and characters, 1-based, with what is said of them.
pub(crate) type Lines = Vec<([usize; 2], String)>;

/// What has come of a lesson.
enum Found {
    Good { frames: usize, remarks: Lines },
    Wrong(Lines),
}

fn check(text: &str, language: Language) -> Found {
    let whole = Whole::of(text);
    let places = Places::of(text);
    let told = |fault| said(fault, &places, language);
    let mut mistakes: Lines = whole.faults.iter().map(told).collect();
    mistakes.sort_by_key(|(place, _)| *place);
    match (whole.lesson, whole.frames) {
        (Some(lesson), Some(frames)) if mistakes.is_empty() => Found::Good {
            frames: frames.len(),
            remarks: remarks::on(&lesson, &places, language),
        },
        _ => Found::Wrong(mistakes),
    }
}

fn said(fault: &LessonError, places: &Places, language: Language) -> ([usize; 2], String) {
    let mut what = language.sentences().lesson_error(fault);
    if let Some(meant) = fault.meant() {
        what += language.interface().gap();
        what += &language.among(&Remarks::MEANT).replace("$1", meant);
    }
    (places.of_fault(fault), what)
}

/// What some editors put before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The text of a file, or where it ceases to be UTF-8.
fn text_of(bytes: &[u8]) -> Result<&str, LessonError> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes); // as a browser does
    str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let last = before.rsplit('\n').next().unwrap_or_default();
        let problem = Problem::Json {
            line: before.matches('\n').count() + 1,
            column: last.chars().count() + 1,
            wanted: Syntax::Encoding,
        };
        LessonError {
            step: None,
            key: "",
            problem,
        }
    })
}
