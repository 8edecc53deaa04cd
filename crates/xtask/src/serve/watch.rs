//! Whether a source has changed.

use crate::project;
use std::{fs, path::Path, thread, time::Duration};

/// What the site is made of.
const SOURCES: [&str; 4] = ["crates", "www", "Cargo.toml", "Cargo.lock"];

/// How often they are looked at: some two thousand files, in a few milliseconds. So it needs nothing
/// of the system, and is the same on every one.
const EVERY: Duration = Duration::from_millis(400);

/// How the sources are: every file's name, size and time of change.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct State(Vec<String>);

pub(super) fn state() -> State {
    let mut all = Vec::new();
    for source in SOURCES {
        add(&mut all, &project::root().join(source));
    }
    State(all)
}

/// A file that is gone while it is looked at has changed, and is seen to have at the next look.
fn add(all: &mut Vec<String>, path: &Path) {
    let Ok(about) = fs::metadata(path) else {
        return;
    };
    if !about.is_dir() {
        let time = about.modified();
        return all.push(format!("{} {} {time:?}", path.display(), about.len()));
    }
    for entry in fs::read_dir(path).into_iter().flatten().flatten() {
        add(all, &entry.path());
    }
}

/// Returns when the sources are not as they were, and are as they were a moment ago: an editor or git
/// may write several.
pub(super) fn wait_for_change(before: State) {
    let mut last = before;
    let mut changed = false;
    loop {
        thread::sleep(EVERY);
        let now = state();
        if now != last {
            changed = true;
        } else if changed {
            return;
        }
        last = now;
    }
}

#[cfg(test)]
mod tests {
    use super::{State, add};
    use std::{env, fs, process};

    #[test]
    fn a_file_that_is_written_added_or_removed_is_a_change() {
        let folder = env::temp_dir().join(format!("nian-watch-{}", process::id()));
        fs::create_dir_all(folder.join("in")).unwrap();
        let file = folder.join("in/one.txt");
        fs::write(&file, "1").unwrap();
        let state = || {
            let mut all = Vec::new();
            add(&mut all, &folder);
            State(all)
        };
        let first = state();
        assert_eq!(first, state());
        fs::write(&file, "12").unwrap();
        let second = state();
        assert_ne!(first, second);
        fs::write(folder.join("two.txt"), "").unwrap();
        let third = state();
        assert_ne!(second, third);
        fs::remove_file(folder.join("two.txt")).unwrap();
        assert_eq!(second, state());
        fs::remove_dir_all(folder).unwrap();
    }
}
