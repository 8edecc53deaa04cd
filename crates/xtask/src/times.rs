//! How long each step of the tests took when it last passed.

use crate::project;
use std::{fs, path::PathBuf, time::Duration};

fn file(step: &str) -> PathBuf {
    project::root().join("target").join("test-times").join(step)
}

/// Writes down how long a step took. Where that cannot be done, the list knows less, and nothing else is lost.
pub(crate) fn keep(step: &str, time: Duration) {
    let file = file(step);
    if let Some(folder) = file.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let _ = fs::write(file, time.as_secs_f64().to_string());
}

/// How long a step took, if it has passed here before.
pub(crate) fn last(step: &str) -> Option<Duration> {
    let seconds = fs::read_to_string(file(step)).ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::{keep, last};
    use std::time::Duration;

    #[test]
    fn a_time_that_is_kept_can_be_read() {
        assert_eq!(last("no such step"), None);
        let time = Duration::from_millis(1500);
        keep("a step of a test", time);
        assert_eq!(last("a step of a test"), Some(time));
    }
}
