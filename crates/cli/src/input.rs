//! Positions from the command line, and from standard input in place of `-`.

use std::ffi::OsString;
use std::io::{self, BufRead};

/// Calls `each` with the text of every position, in order; returns whether it returned `true` for
/// all.
///
/// # Errors
/// Reading or `each` fails.
pub(crate) fn each(
    positions: &[OsString],
    input: &mut impl BufRead,
    mut each: impl FnMut(&[u8]) -> io::Result<bool>,
) -> io::Result<bool> {
    let mut all = true;
    for position in positions {
        if position != "-" {
            all &= each(position.as_encoded_bytes())?;
            continue;
        }
        let mut line = Vec::new();
        while read_line(input, &mut line)? {
            all &= each(&line)?;
        }
    }
    Ok(all)
}

/// Reads the next line without its line ending, `\n` or `\r\n`; returns `false` after the last one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let read = input.read_until(b'\n', line).map_err(unreadable_input)?;
    if line.pop_if(|last| *last == b'\n').is_some() {
        line.pop_if(|last| *last == b'\r');
    }
    Ok(read > 0)
}

/// The error for a standard input that cannot be read.
pub(crate) fn unreadable_input(error: io::Error) -> io::Error {
    let message = format!("cannot read standard input: {error}");
    io::Error::new(error.kind(), message)
}
