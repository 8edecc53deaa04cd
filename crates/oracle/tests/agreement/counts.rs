//! How many positions were compared, printed for all to see.

use std::io::{Write, stdout};
use std::sync::atomic::{AtomicU64, Ordering};

/// How many tests report a count.
const REPORTS: u64 = 16;

/// How many positions must have been compared when all of them have.
const AT_LEAST: u64 = 10_000_000;

static REPORTED: AtomicU64 = AtomicU64::new(0);
static POSITIONS: AtomicU64 = AtomicU64::new(0);

/// What one test has compared.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) ranges: u64,
    pub(crate) positions: u64,
    pub(crate) winning: u64,
}

impl Count {
    /// Prints the count, and after the last one the sum, which must be large enough.
    ///
    /// A test harness swallows what `println!` prints in tests that pass, but not what is written
    /// to standard output by hand.
    pub(crate) fn report(&self, what: &str) {
        let Self {
            ranges,
            positions,
            winning,
        } = self;
        say(&format!(
            "{what}: {positions} positions of {ranges} ranges compared, with {winning} winning moves"
        ));
        POSITIONS.fetch_add(*positions, Ordering::SeqCst);
        let reported = REPORTED.fetch_add(1, Ordering::SeqCst) + 1;
        assert!(reported <= REPORTS, "there is one more report: count it");
        if reported == REPORTS {
            // The others, too, added theirs before they were counted here.
            let all = POSITIONS.load(Ordering::SeqCst);
            say(&format!("in all: {all} positions compared"));
            assert!(all >= AT_LEAST, "at least {AT_LEAST} are to be compared");
        }
    }
}

fn say(line: &str) {
    // In one piece, so that tests beside this one do not write into it.
    let line = format!("{line}\n");
    let mut stdout = stdout().lock();
    let written = stdout.write_all(line.as_bytes());
    written
        .and_then(|()| stdout.flush())
        .expect("standard output");
}
