//! Whether the tests notice changed code: cargo-mutants changes one thing at a time and runs the tests of
//! the crate that it is in.

use crate::{
    failure::{Failure, Result},
    process::{cargo, not_started},
    project, tools,
};
use std::{fs, path::Path};

/// What the site rests on.
const CRATES: [&str; 5] = [
    "nian-solver",
    "nian-scene",
    "nian-lessons",
    "nian-ui",
    "nian-claims",
];

/// Of all changes, every fortieth: each has tests compiled and run.
const SAMPLE: &str = "0/40";

/// Of a hundred changes that compile, so many are to be noticed.
const NOTICED: usize = 95;

/// How cargo-mutants ends where changes were not noticed, or took too long: both are counted here.
const COUNTED: [i32; 3] = [0, 2, 3];

/// Tries the sample, and says what was not noticed.
pub(crate) fn check() -> Result {
    tools::MUTANTS.install(&["cargo-mutants"])?;
    let folder = project::root().join("target/mutants");
    fs::create_dir_all(&folder).map_err(|error| {
        Failure::new(
            format!("{} cannot be made: {error}", folder.display()),
            "Check the folder's permissions.",
        )
    })?;
    let mut mutants = cargo();
    mutants
        .args(["mutants", "--no-shuffle"])
        .args(["--shard", SAMPLE, "--output"])
        .arg(&folder);
    for name in CRATES {
        mutants.args(["--package", name]);
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
    judge(&folder.join("mutants.out"))
}

/// Counts what came of the changes: a file names those of each kind, a line each.
fn judge(folder: &Path) -> Result {
    let count =
        |name: &str| fs::read_to_string(folder.join(name)).map_or(0, |lines| lines.lines().count());
    // What never ends does not pass either.
    let noticed = count("caught.txt") + count("timeout.txt");
    let all = noticed + count("missed.txt");
    println!("{noticed} of {all} changes were noticed");
    if all == 0 || noticed * 100 < all * NOTICED {
        return Err(Failure::new(
            format!("fewer than {NOTICED} in a hundred were noticed"),
            "`target/mutants/mutants.out/missed.txt` names the others: each wants a test.",
        ));
    }
    Ok(())
}
