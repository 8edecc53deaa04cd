//! What the steps of `cargo xtask test` came to.

use crate::{failure::Result, process::readable, tally::Tally};
use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

/// How one step went.
pub(crate) struct StepResult {
    name: String,
    time: Duration,
    tally: Tally,
    failed: bool,
}

impl StepResult {
    /// Runs a step, which adds its tests to the tally it is given.
    pub(crate) fn of(name: &str, run: impl FnOnce(&mut Tally) -> Result) -> Self {
        eprintln!("\n==> {name}");
        let start = Instant::now();
        let mut tally = Tally::default();
        let failure = run(&mut tally).err();
        if let Some(failure) = &failure {
            eprintln!("{failure}");
            if tally.failed == 0 {
                tally += Tally::ONE_FAILED;
            }
        } else if tally == Tally::default() {
            tally += Tally::ONE_PASSED;
        }
        Self {
            name: name.to_owned(),
            time: start.elapsed(),
            tally,
            failed: failure.is_some(),
        }
    }

    pub(crate) fn time(&self) -> Duration {
        self.time
    }

    pub(crate) fn failed(&self) -> bool {
        self.failed
    }
}

/// The last line is the plain count: each test once, and once each step that has none.
pub(crate) fn report(results: &[StepResult], time: Duration) -> ExitCode {
    let mut total = Tally::default();
    println!();
    for result in results {
        let verdict = if result.failed { "FAILED" } else { "ok" };
        let (name, time) = (&result.name, readable(result.time));
        println!(
            "{name:<8} {time:>12}  {verdict:<6} {} passed",
            result.tally.passed
        );
        total += result.tally;
    }
    println!("{:<8} {:>12}", "all", readable(time));
    if total.failed > 0 {
        println!("Run one step again with: cargo xtask test --only STEP");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[cfg(test)]
mod tests {
    use super::StepResult;
    use crate::{failure::Failure, tally::Tally};

    #[test]
    fn a_step_without_tests_counts_once() {
        let passed = StepResult::of("passes", |_| Ok(()));
        assert_eq!((passed.tally, passed.failed), (Tally::ONE_PASSED, false));
        let failed = StepResult::of("fails", |_| Err(Failure::new("as it should", "")));
        assert_eq!((failed.tally, failed.failed), (Tally::ONE_FAILED, true));
    }

    #[test]
    fn the_tests_of_a_step_count_each() {
        let result = StepResult::of("tests", |tally| {
            *tally += Tally {
                passed: 3,
                failed: 2,
            };
            Err(Failure::new("as they should", ""))
        });
        assert_eq!(
            (result.tally, result.failed),
            (
                Tally {
                    passed: 3,
                    failed: 2
                },
                true
            )
        );
    }

    #[test]
    fn a_crash_after_passing_tests_is_a_failure_too() {
        let result = StepResult::of("crashes", |tally| {
            *tally += Tally::ONE_PASSED;
            Err(Failure::new("as it should", ""))
        });
        assert_eq!(
            result.tally,
            Tally {
                passed: 1,
                failed: 1
            }
        );
    }
}
