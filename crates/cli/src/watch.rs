//! `--watch`: runs something again each time files change.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

/// The polling interval, and the time that an editor has to finish writing.
const PAUSE: Duration = Duration::from_millis(150);

/// Clears the terminal and moves to its first line.
const CLEAR: &str = "\x1b[2J\x1b[H";

/// Writes the output of `tell` now and each time that one of these files changes, appears or disappears, for ever.
///
/// A terminal is cleared before each output; elsewhere an empty line separates them.
///
/// # Errors
/// Writing fails.
pub(crate) fn run<W: Write>(
    paths: &[PathBuf],
    output: &mut W,
    mut tell: impl FnMut(&mut W) -> io::Result<()>,
) -> io::Result<()> {
    let clear = io::stdout().is_terminal();
    let mut again = false;
    loop {
        // Read before the files, so that a change meanwhile triggers the next run.
        let before = stamps(paths);
        if clear {
            output.write_all(CLEAR.as_bytes())?;
        } else if again {
            writeln!(output)?;
        }
        tell(output)?;
        output.flush()?;
        again = true;
        while stamps(paths) == before {
            thread::sleep(PAUSE);
        }
        wait_until_unchanged(paths);
    }
}

/// Waits until nothing changes any more (debounce).
fn wait_until_unchanged(paths: &[PathBuf]) {
    let mut last = stamps(paths);
    loop {
        thread::sleep(PAUSE);
        let now = stamps(paths);
        if now == last {
            return;
        }
        last = now;
    }
}

/// The modification time and size of each file; of a folder, those of its files.
fn stamps(paths: &[PathBuf]) -> Vec<(PathBuf, Option<(SystemTime, u64)>)> {
    let mut stamps = Vec::new();
    for path in paths {
        stamp(path, &mut stamps);
    }
    stamps
}

fn stamp(path: &Path, stamps: &mut Vec<(PathBuf, Option<(SystemTime, u64)>)>) {
    let about = fs::metadata(path).ok();
    if let Ok(within) = fs::read_dir(path) {
        let mut within: Vec<_> = within.flatten().map(|entry| entry.path()).collect();
        within.sort();
        within.iter().for_each(|path| stamp(path, stamps));
    }
    let written = about.and_then(|about| Some((about.modified().ok()?, about.len())));
    stamps.push((path.to_owned(), written));
}
