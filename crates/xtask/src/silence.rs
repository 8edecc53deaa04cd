//! A program that prints nothing any more is ended: nobody is to wait for it for ever.

use crate::{
    failure::{Failure, Result},
    process::{output, readable},
};
use std::{
    collections::HashSet,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Duration,
};

/// Hears each line that a child prints into its pipe, to the last. Where none comes for so long it is a failure, and
/// the child has been ended with all that it had started.
pub(crate) fn lines(child: &mut Child, limit: Duration, mut hear: impl FnMut(&[u8])) -> Result {
    let stdout = child.stdout.take().expect("its output is a pipe");
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        let lines = BufReader::new(stdout).split(b'\n');
        for line in lines.map_while(std::result::Result::ok) {
            if send.send(line).is_err() {
                break; // nobody hears it any more
            }
        }
    });
    loop {
        match lines.recv_timeout(limit) {
            Ok(line) => hear(&line),
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
            Err(RecvTimeoutError::Timeout) => {
                end(child);
                let what = format!(
                    "nothing was printed for {}, and it was ended",
                    readable(limit)
                );
                let advice =
                    "It hangs after the last line above, or what comes next takes as long.";
                return Err(Failure::new(what, advice));
            }
        }
    }
}

/// Ends a child and what it started, and what these did: cargo's end alone would leave the tests that it runs, and
/// theirs the drivers, which are in groups of their own.
fn end(child: &mut Child) {
    let started = descendants(child.id());
    let _ = child.kill();
    if !started.is_empty() {
        let mut kill = Command::new("kill");
        kill.arg("-KILL").args(started.iter().map(u32::to_string));
        // Some may have ended by themselves meanwhile.
        let _ = kill.stderr(Stdio::null()).status();
    }
    let _ = child.wait();
}

/// Where there is no `ps` none are known.
fn descendants(of: u32) -> HashSet<u32> {
    let all = output(Command::new("ps").args(["-A", "-o", "pid=,ppid="])).unwrap_or_default();
    let pair = |line: &str| {
        let mut numbers = line.split_whitespace().map(str::parse::<u32>);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    };
    let all: Vec<_> = all.lines().filter_map(pair).collect();
    let mut found = HashSet::new();
    let mut parents = vec![of];
    while let Some(parent) = parents.pop() {
        for &(child, of) in &all {
            if of == parent && found.insert(child) {
                parents.push(child);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::lines;
    use crate::process::output;
    use std::{
        process::{Child, Command, Stdio},
        time::Duration,
    };

    fn shell(script: &str) -> Child {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).stdout(Stdio::piped());
        shell.spawn().expect("`sh` runs")
    }

    #[test]
    fn what_goes_silent_is_ended_with_all_that_it_started() {
        // It tells its grandchild's number, and waits for it; the pipe is the grandchild's too.
        let mut child = shell("sh -c 'sleep 600 & echo $!; wait'; true");
        let mut heard = String::new();
        let ended = lines(&mut child, Duration::from_secs(1), |line| {
            heard.push_str(&String::from_utf8_lossy(line));
        });
        let failure = ended.expect_err("it hangs").to_string();
        assert!(
            failure.contains("nothing was printed for 1.0 s"),
            "{failure}"
        );
        heard.parse::<u32>().expect("a number");
        // What is dead and not yet buried has the state Z.
        let state = output(Command::new("ps").args(["-o", "stat=", "-p", &heard]));
        let dead = state.is_none_or(|state| state.trim().is_empty() || state.starts_with('Z'));
        assert!(dead, "{heard} lives on");
    }

    #[test]
    fn what_prints_is_heard_to_its_end() {
        let mut child = shell("echo one; echo two; printf three");
        let mut heard = 0;
        let limit = Duration::from_secs(60);
        let all = lines(&mut child, limit, |_| heard += 1);
        assert!(all.is_ok());
        assert_eq!(heard, 3);
        assert!(child.wait().expect("it ended").success());
    }
}
