//! Whether the tests notice changed code: cargo-mutants changes one thing at a time and runs the tests that
//! are there for it.

use crate::{
    failure::{Failure, Result},
    process::{cargo, not_started},
    project, tools,
};
use std::{fs, path::Path};

/// What the site rests on, and whose tests look at it besides its own: what search finds, what the tool says.
const CRATES: [(&str, &[&str]); 5] = [
    ("nian-solver", &["nian-oracle"]),
    ("nian-scene", &[]),
    ("nian-lessons", &["nian-cli"]),
    ("nian-ui", &[]),
    ("nian-claims", &[]),
];

/// Of all changes, every fortieth: each has tests compiled and run.
const SAMPLE: &str = "0/40";

/// Of a hundred changes that compile, so many are to be noticed.
const NOTICED: usize = 95;

/// The time that the tests of a change may take, in seconds. cargo-mutants would measure that of a crate's own
/// tests, though the oracle's take longer, and what takes too long counts as noticed.
const PATIENCE: &str = "180";

/// How cargo-mutants ends where changes were not noticed, or took too long: both are counted here.
const COUNTED: [i32; 3] = [0, 2, 3];

/// Where cargo-mutants puts what it finds, under the folder that it is given.
const FOUND: &str = "mutants.out";

/// Tries the sample of each crate, and says what was not noticed.
pub(crate) fn check() -> Result {
    tools::for_mutants()?;
    let mut tally = Tally::default();
    for (name, others) in CRATES {
        let folder = project::root().join("target/mutants").join(name);
        try_sample(name, others, &folder)?;
        tally.add(&folder.join(FOUND));
    }
    tally.judge()
}

fn try_sample(name: &str, others: &[&str], folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|error| {
        Failure::new(
            format!("{} cannot be made: {error}", folder.display()),
            "Check the folder's permissions.",
        )
    })?;
    let mut mutants = cargo();
    mutants
        .args(["mutants", "--no-shuffle", "--package", name])
        .args(["--shard", SAMPLE, "--timeout", PATIENCE, "--output"])
        .arg(folder);
    for tests in others.iter().chain([&name]) {
        mutants.args(["--test-package", tests]);
    }
    let status = mutants
        .status()
        .map_err(|error| not_started(&mutants, &error, ""))?;
    if !status.code().is_some_and(|code| COUNTED.contains(&code)) {
        return Err(Failure::new(
            format!("cargo-mutants ended with {status}"),
            "What it printed says why.",
        ));
    }
    Ok(())
}

/// How many changes were noticed, and how many were not.
#[derive(Default)]
struct Tally {
    noticed: usize,
    missed: usize,
}

impl Tally {
    /// Counts what came of the changes: a file names those of each kind, a line each.
    fn add(&mut self, folder: &Path) {
        let count = |name: &str| {
            fs::read_to_string(folder.join(name)).map_or(0, |lines| lines.lines().count())
        };
        // What never ends does not pass either.
        self.noticed += count("caught.txt") + count("timeout.txt");
        self.missed += count("missed.txt");
    }

    fn judge(&self) -> Result {
        let all = self.noticed + self.missed;
        println!("{} of {all} changes were noticed", self.noticed);
        if all == 0 || self.noticed * 100 < all * NOTICED {
            return Err(Failure::new(
                format!("fewer than {NOTICED} in a hundred were noticed"),
                format!(
                    "`target/mutants/CRATE/{FOUND}/missed.txt` names the others: each wants a test."
                ),
            ));
        }
        Ok(())
    }
}
