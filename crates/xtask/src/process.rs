//! Running other programs.

use crate::{
    failure::{Failure, Result},
    pinned, project,
};
use std::{
    env,
    ffi::{OsStr, OsString},
    io,
    path::PathBuf,
    process::{Command, Stdio},
    sync::mpsc::{self, RecvTimeoutError, Sender},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// A program of ours, or else of the user's.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command
        .current_dir(project::root())
        .env("PATH", search_path());
    command
}

/// The cargo that runs this very program.
pub(crate) fn cargo() -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// The tools of our versions before the user's.
fn search_path() -> OsString {
    let own = pinned::folders().chain([project::node_modules().join(".bin")]);
    let users = env::var_os("PATH").unwrap_or_default();
    env::join_paths(own.chain(env::split_paths(&users))).unwrap_or(users)
}

/// The first of these programs that the user has, with its full path.
pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    names.iter().find_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        env::split_paths(&path)
            .map(|folder| folder.join(&file))
            .find(|file| file.is_file())
    })
}

/// Runs a command to its end; a bad end is a failure with this advice.
pub(crate) fn run(command: &mut Command, advice: &str) -> Result {
    let status = command
        .status()
        .map_err(|error| not_started(command, &error, advice))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(
        format!("`{}` ended with {status}", line(command)),
        advice,
    ))
}

/// What a command prints, if it can be run and ends well.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The failure of a command that could not even be started.
pub(crate) fn not_started(command: &Command, error: &io::Error, advice: &str) -> Failure {
    Failure::new(
        format!("`{}` could not be started: {error}", line(command)),
        advice,
    )
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Says what is done and about how long it takes, does it, and says how long it took.
pub(crate) fn announced<T>(what: &str, about: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    eprintln!("==> {what} ({about})");
    let start = Instant::now();
    let ticking = Ticking::start();
    let done = work();
    drop(ticking);
    let done = done?;
    eprintln!("    done in {}", readable(start.elapsed()));
    Ok(done)
}

/// Says every few seconds how long it has been at it, until it is dropped: nobody is to wonder whether something
/// still happens.
pub(crate) struct Ticking(Option<Sender<()>>, Option<JoinHandle<()>>);

/// Fewer seconds than after which people wonder.
const TICK: Duration = Duration::from_secs(5);

impl Ticking {
    pub(crate) fn start() -> Self {
        let start = Instant::now();
        let (ended, end) = mpsc::channel();
        let clock = thread::spawn(move || {
            while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                eprintln!("    … {}", readable(start.elapsed()));
            }
        });
        Self(Some(ended), Some(clock))
    }
}

impl Drop for Ticking {
    fn drop(&mut self) {
        drop(self.0.take());
        if let Some(clock) = self.1.take() {
            let _ = clock.join();
        }
    }
}

/// A duration as people say it.
pub(crate) fn readable(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 10 {
        format!("{:.1} s", time.as_secs_f32())
    } else if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::{find, output, program, readable, run};
    use std::time::Duration;

    #[test]
    fn durations_read_well() {
        assert_eq!(readable(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(readable(Duration::from_secs(59)), "59 s");
        assert_eq!(readable(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_program_that_is_missing_is_named_with_the_advice() {
        let failure = run(&mut program("nian-no-such-program"), "install it").unwrap_err();
        let text = failure.to_string();
        assert!(
            text.contains("nian-no-such-program") && text.contains("install it"),
            "{text}"
        );
        assert_eq!(output(&mut program("nian-no-such-program")), None);
        assert_eq!(find(&["nian-no-such-program"]), None);
    }

    #[test]
    fn the_first_name_found_wins() {
        let cargo = find(&["nian-no-such-program", "cargo"]);
        assert!(cargo.is_some_and(|path| path.is_absolute()));
    }
}
