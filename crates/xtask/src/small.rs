//! The wasm as small as the compiler makes it: with a standard library of our own compiling.
//!
//! The library that rustup ships is compiled for speed and carries a message for each panic. From
//! its sources, compiled for size and with panics that only stop, the whole bundle is some 8 kB of
//! brotli smaller. It takes options that the pinned compiler has but does not promise to keep, so
//! only the finished site is built this way; `serve` and the tests of the wasm are not.

use std::process::Command;

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

/// Has `command`, which is cargo or starts it, compile the standard library too.
pub(crate) fn with_std(command: &mut Command) -> &mut Command {
    command.envs(SETTINGS)
}
