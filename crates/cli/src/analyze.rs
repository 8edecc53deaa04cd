//! `nian analyze POSITION…`: a line of JSON for each position.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, BufRead, Write};

use nian_solver::{AnyPosition, Move, NotationError};
use serde::Serialize;

use crate::grundy::Searches;
use crate::visible::visible;
use crate::{input, size};

/// The answer to a valid position; the order of the fields is the documented one.
#[derive(Serialize)]
struct Analysis {
    position: String,
    outcome: String,
    winning: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<u64>,
}

/// The answer to an invalid position.
#[derive(Serialize)]
struct Failure<'a> {
    position: Cow<'a, str>,
    error: String,
}

/// Answers every position, those of `input` in place of `-`, with a line each.
///
/// Returns whether all positions are valid.
pub(crate) fn run(
    positions: &[OsString],
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<bool> {
    let mut searches = Searches::default();
    input::each(positions, input, |text| answer(text, &mut searches, output))
}

/// Writes the answer to one position; returns whether it is valid.
fn answer(text: &[u8], searches: &mut Searches, output: &mut impl Write) -> io::Result<bool> {
    let analysis = read(text).map(|position| analyze(&position, searches));
    match &analysis {
        Ok(analysis) => serde_json::to_writer(&mut *output, analysis)?,
        Err(error) => {
            let position = String::from_utf8_lossy(text);
            let error = error.clone();
            let failure = serde_json::to_string(&Failure { position, error })?;
            // JSON requires escapes for only some control characters.
            write!(output, "{}", visible(&failure))?;
        }
    }
    output.write_all(b"\n")?;
    Ok(analysis.is_ok())
}

fn read(text: &[u8]) -> Result<AnyPosition, String> {
    let text = str::from_utf8(text)
        .map_err(|error| format!("at byte {}: expected UTF-8 text", error.valid_up_to()))?;
    text.parse()
        .map_err(|error: NotationError| error.to_string())
}

fn analyze(position: &AnyPosition, searches: &mut Searches) -> Analysis {
    Analysis {
        position: position.to_string(),
        outcome: position.outcome().to_string(),
        winning: (size::winning(position).iter())
            .map(Move::to_string)
            .collect(),
        grundy: searches.grundy(position),
    }
}
