//! `--watch`: does something again each time that files have changed.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

/// How long a change waits to be seen; and an editor is given so long to have written all of it.
const PAUSE: Duration = Duration::from_millis(150);

/// Clears a terminal and goes to its first line.
const CLEAR: &str = "\x1b[2J\x1b[H";

/// Writes what `tell` tells, now and each time that one of these files has changed, come or gone, for ever.
///
/// In a terminal the last of it stands alone; elsewhere each begins with an empty line, but the first.
///
/// # Errors
/// Where writing fails.
pub(crate) fn run<W: Write>(
    paths: &[PathBuf],
    output: &mut W,
    mut tell: impl FnMut(&mut W) -> io::Result<()>,
) -> io::Result<()> {
    let clear = io::stdout().is_terminal();
    let mut again = false;
    loop {
        // Looked at before it is read: what changes meanwhile is told next.
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
        settle(paths);
    }
}

/// Waits until nothing changes any more.
fn settle(paths: &[PathBuf]) {
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

/// When each file was written, and how long it is; of a folder, its files.
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
