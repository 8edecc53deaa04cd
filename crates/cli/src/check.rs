//! `nian check FILE…`: whether examples are valid, and their errors.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use nian_lessons::{Amount, BYTES, ExampleError, Places, Problem, Syntax, Whole};
use nian_words::{Language, Remarks};

use crate::encoding::{Decoded, decode};
use crate::input;
use crate::remarks::{self, Told};
use crate::visible::{self, visible};

/// Checks every file, `input` in place of `-`, and writes a line for each valid one, with remarks on it, or a line for
/// each error.
///
/// Returns whether all files are valid.
pub(crate) fn run(
    files: &[PathBuf],
    language: Language,
    input: &mut impl Read,
    output: &mut impl Write,
) -> io::Result<bool> {
    let mut all = true;
    for file in files {
        let bytes = if file.as_os_str() == OsStr::new("-") {
            beginning(&mut *input).map_err(input::unreadable_input)?
        } else {
            read(file)?
        };
        all &= tell(&visible::name(file), &found(&bytes, language), output)?;
    }
    Ok(all)
}

/// The longest valid file, in UTF-16; no more than this is read.
const MOST: usize = 2 * BYTES + 4;

/// The content of a file, or the beginning of one that is too long.
pub(crate) fn read(file: &Path) -> io::Result<Vec<u8>> {
    File::open(file).and_then(beginning).map_err(|error| {
        let message = format!("cannot read {}: {error}", visible::name(file));
        io::Error::new(error.kind(), message)
    })
}

fn beginning(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes the result of a check; returns whether the example is valid.
pub(crate) fn tell(name: &str, found: &Found, output: &mut impl Write) -> io::Result<bool> {
    let (good, lines) = match found {
        Found::Good { frames, remarks } => {
            writeln!(output, "{name}: ok ({frames})")?;
            (true, remarks)
        }
        Found::Wrong(mistakes) => (false, mistakes),
    };
    for ([line, character], what) in lines {
        let what = visible(what);
        writeln!(output, "{name}:{line}:{character}: {what}")?;
    }
    Ok(good)
}

/// The result of a check.
pub(crate) enum Found {
    Good { frames: usize, remarks: Told },
    Wrong(Told),
}

/// Checks the content of a file.
pub(crate) fn found(bytes: &[u8], language: Language) -> Found {
    let told = |problem, more: Option<String>| {
        let fault = ExampleError {
            step: None,
            key: "",
            problem,
        };
        let mut what = language
            .sentences()
            .example_error(&fault, language.lines_of_lessons());
        add(&mut what, language, more);
        Found::Wrong(vec![(Places::of("").of_fault(&fault), what)])
    };
    if bytes.len() > MOST {
        let most = BYTES as u64;
        return told(
            Problem::TooMuch {
                of: Amount::Bytes,
                most,
            },
            None,
        );
    }
    match decode(bytes, language) {
        Decoded::Text(text) => check(&text, language),
        Decoded::Broken {
            place: [line, column],
            looks,
        } => {
            let wanted = Syntax::Encoding;
            let looks = looks.map(|name| language.among(&Remarks::LOOKS).replace("$1", name));
            told(
                Problem::Json {
                    line,
                    column,
                    wanted,
                },
                looks,
            )
        }
    }
}

fn check(text: &str, language: Language) -> Found {
    let whole = Whole::of(text);
    // A file that is too long has no other errors reported.
    let places = Places::of(if text.len() > BYTES { "" } else { text });
    let mut mistakes = Told::new();
    for (at, fault) in whole.faults.iter().enumerate() {
        let mut what = language
            .sentences()
            .example_error(fault, language.lines_of_lessons());
        let meant = (at < GUESSES).then(|| Whole::meant(text, &places, fault));
        add(&mut what, language, hint(fault, meant.flatten(), language));
        mistakes.push((places.of_fault(fault), what));
    }
    mistakes.sort_by_key(|(place, _)| *place);
    match (whole.example, whole.frames) {
        (Some(lesson), Some(frames)) if mistakes.is_empty() => Found::Good {
            frames: frames.len(),
            remarks: remarks::on(&lesson, &places, language),
        },
        _ => Found::Wrong(mistakes),
    }
}

/// The most errors for which suggestions are searched: each takes a check of the whole file.
const GUESSES: usize = 50;

/// A suggestion, or the reason why there is none.
fn hint(fault: &ExampleError, meant: Option<String>, language: Language) -> Option<String> {
    match (meant, &fault.problem) {
        (Some(meant), _) => Some(language.among(&Remarks::MEANT).replace("$1", &meant)),
        (None, Problem::UnknownKey { .. }) => {
            let version = env!("CARGO_PKG_VERSION");
            Some(language.among(&Remarks::LATER).replace("$1", version))
        }
        (None, _) => None,
    }
}

/// Appends a sentence, if there is one.
fn add(what: &mut String, language: Language, more: Option<String>) {
    if let Some(more) = more {
        *what += language.interface().gap();
        *what += &more;
    }
}
