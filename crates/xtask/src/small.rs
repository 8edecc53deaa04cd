//! The wasm as small as the compiler makes it: with a standard library of our own compiling.
//!
//! The library that rustup ships is compiled for speed and carries a message for each panic. From
//! its sources, compiled for size and with panics that only stop, the whole bundle is some 8 kB of
//! brotli smaller. It takes options that the pinned compiler has but does not promise to keep, so
//! only the finished site is built this way; `serve` and the tests of the wasm are not.

use crate::{
    failure::Result,
    process::{cargo, program, run},
};
use std::{path::Path, process::Command};

const SETTINGS: [(&str, &str); 6] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ("CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT", "true"),
    ("CARGO_PROFILE_RELEASE_PANIC", "immediate-abort"),
    // No reader sees where a panic was or what a value looks like to a programmer.
    (
        "RUSTFLAGS",
        "-Zlocation-detail=none -Zfmt-debug=none -Zmerge-functions=disabled",
    ),
];

/// Functions that stay apart, and code that stays where it was, are more alike than what is smallest:
/// less in brotli, though more in bytes (177.6 kB instead of 183.8).
const ALIKE: [&str; 6] = [
    "--always-inline-max-function-size=5",
    "--one-caller-inline-max-function-size=1",
    "--skip-pass=code-pushing",
    "--skip-pass=local-cse",
    "--skip-pass=merge-locals",
    "--skip-pass=simplify-locals",
];

/// LLVM's options for the widgets, which are to be small. An instruction that is inlined is taken to cost
/// five times the usual: hardly more is inlined than what is smaller so, not even what is called in one
/// place (167.7 kB instead of 175.7, and 449 kB instead of 507 before compression; a hundred is no better).
/// Loops and expressions stay as they were written, which is more alike.
pub(crate) const APART: &str = "-Cllvm-args=-inline-instr-cost=25 -disable-lsr -enable-pre=false";

/// Has `command`, which starts cargo, compile the standard library too.
pub(crate) fn with_std(command: &mut Command) -> &mut Command {
    command.envs(SETTINGS)
}

/// Shrinks a wasm as wasm-bindgen has written it.
pub(crate) fn shrink(wasm: &Path) -> Result {
    let wrong = "The message above says what is wrong with the wasm.";
    run(nian_shrink("--without").arg(wasm), wrong)?;
    run(nian_shrink("--names").arg(wasm), wrong)?;
    let mut opt = program("wasm-opt");
    opt.args(["-Oz", "--converge", "--low-memory-unused"]);
    opt.args(ALIKE);
    // Browsers read none of these.
    opt.args([
        "--strip-debug",
        "--strip-producers",
        "--strip-target-features",
    ]);
    run(opt.arg(wasm).arg("-o").arg(wasm), "")?;
    run(nian_shrink("--order").arg(wasm), wrong)
}

fn nian_shrink(option: &str) -> Command {
    let mut shrink = cargo();
    shrink.args(["run", "--quiet", "--offline"]);
    shrink.args(["--package", "nian-shrink", "--", option]);
    shrink
}
