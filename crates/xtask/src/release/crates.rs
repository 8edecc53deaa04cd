//! The crates that others can use: checked together, as crates.io would.

use crate::{
    failure::{Failure, REGISTRY, Result},
    process::{announced, cargo, output, run},
    project,
};
use std::path::PathBuf;

/// Each with an example that can be run, in the order in which one needs the other.
const CRATES: [(&str, Option<&str>); 7] = [
    ("nian-solver", Some("analyze")),
    ("nian-oracle", Some("own_game")),
    ("nian-texts", None),
    ("nian-lessons", Some("replay")),
    ("nian-words", Some("why")),
    ("nian-scene", Some("draw")),
    ("nian-cli", None),
];

/// What is to be published, as cargo is told.
pub(super) fn packages() -> Vec<String> {
    CRATES.iter().map(|(name, _)| format!("-p {name}")).collect()
}

/// Runs the examples, and has cargo do all but publish; `dirty` where changes may wait to be committed.
pub(super) fn check(dirty: bool) -> Result {
    announced("crates: their examples, and what crates.io would ask", "2 minutes", || {
        for (name, example) in CRATES {
            let Some(example) = example else { continue };
            let mut line = cargo();
            line.args(["run", "--quiet", "--locked", "--package", name, "--example", example]);
            if output(&mut line).is_none_or(|said| said.trim().is_empty()) {
                let what = format!("the example {example} of {name} says nothing");
                return Err(Failure::new(what, format!("cargo run -p {name} --example {example}")));
            }
        }
        let mut publish = cargo();
        publish.args(["publish", "--dry-run", "--locked", "--quiet"]);
        if dirty {
            publish.arg("--allow-dirty");
        }
        for (name, _) in CRATES {
            publish.args(["--package", name]);
        }
        run(&mut publish, REGISTRY)
    })
}

/// What would be sent to crates.io.
pub(super) fn files() -> Vec<PathBuf> {
    let folder = project::root().join("target").join("package");
    let file = |(name, _): &(&str, _)| folder.join(format!("{name}-{}.crate", super::VERSION));
    CRATES.iter().map(file).collect()
}
