//! The wasm as small as the compiler makes it: with a standard library of our own compiling.
//!
//! The library that rustup ships is compiled for speed and carries a message for each panic. From
//! its sources, compiled for size and with panics that only stop, the whole bundle is some 8 kB of
//! brotli smaller. It takes options that the pinned compiler has but does not promise to keep, so
//! only the finished site is built this way; `serve` and the tests of the wasm are not.

use crate::{
    failure::{Failure, Result},
    process::{cargo, program, run},
    project::files_ending,
};
use sha2::{Digest, Sha256};
use std::{fs, io, path::Path, process::Command};

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
const ALIKE: [&str; 4] = [
    "--always-inline-max-function-size=6",
    "--one-caller-inline-max-function-size=1",
    "--skip-pass=code-pushing",
    "--skip-pass=local-cse",
];

/// Has `command`, which starts cargo, compile the standard library too.
pub(crate) fn with_std(command: &mut Command) -> &mut Command {
    command.envs(SETTINGS)
}

/// Shrinks the wasm that Trunk has put into `folder`.
pub(crate) fn shrink(folder: &Path) -> Result {
    let unreadable = |error| Failure::new(format!("reading {}: {error}", folder.display()), "");
    let wrong = "The message above says what is wrong with the wasm.";
    for wasm in files_ending(folder, ".wasm").map_err(unreadable)? {
        run(nian_shrink("--names").arg(&wasm), wrong)?;
        let mut opt = program("wasm-opt");
        opt.args(["-Oz", "--converge", "--low-memory-unused"]);
        opt.args(ALIKE);
        // Browsers read none of these.
        opt.args([
            "--strip-debug",
            "--strip-producers",
            "--strip-target-features",
        ]);
        run(opt.arg(&wasm).arg("-o").arg(&wasm), "")?;
        run(nian_shrink("--order").arg(wasm), wrong)?;
    }
    name_by_content(folder).map_err(unreadable)
}

fn nian_shrink(option: &str) -> Command {
    let mut shrink = cargo();
    shrink.args(["run", "--quiet", "--offline"]);
    shrink.args(["--package", "nian-shrink", "--", option]);
    shrink
}

/// Trunk's names tell what the wasm was before it was shrunk. A wasm, a script and words that do not
/// belong together must never meet in a reader's cache, so their names tell what has become of it.
fn name_by_content(folder: &Path) -> io::Result<()> {
    let mut hasher = Sha256::new();
    for file in files_ending(folder, ".wasm")? {
        hasher.update(fs::read(file)?);
    }
    // 64 bits of it, in hexadecimal.
    let hash: String = hasher.finalize()[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    for file in files_ending(folder, "")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if let Some(rest) = name.strip_prefix("nian-widgets-") {
            let ending = rest.trim_start_matches(|letter: char| letter.is_ascii_hexdigit());
            fs::rename(&file, folder.join(format!("nian-widgets-{hash}{ending}")))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::name_by_content;
    use crate::project::files_ending;
    use std::{env, fs, process};

    #[test]
    fn names_follow_what_the_wasm_has_become() {
        let folder = env::temp_dir().join(format!("nian-names-{}", process::id()));
        let names = |wasm: &str| {
            fs::create_dir_all(&folder).unwrap();
            for (name, content) in [
                ("nian-widgets-1a_bg.wasm", wasm),
                ("nian-widgets-1a.js", ""),
                ("index.html", ""),
            ] {
                fs::write(folder.join(name), content).unwrap();
            }
            name_by_content(&folder).unwrap();
            let files = files_ending(&folder, "").unwrap();
            fs::remove_dir_all(&folder).unwrap();
            let name = |file: &std::path::PathBuf| {
                file.file_name().unwrap().to_string_lossy().into_owned()
            };
            files.iter().map(name).collect::<Vec<_>>()
        };
        let one = names("one");
        assert_eq!(one.len(), 3);
        assert_eq!(one[0], "index.html");
        // `printf one | sha256sum`
        let hash = "7692c3ad3540bb80";
        for (name, ending) in one[1..].iter().zip([".js", "_bg.wasm"]) {
            assert_eq!(*name, format!("nian-widgets-{hash}{ending}"));
        }
        assert_eq!(names("one"), one);
        assert_ne!(names("two"), one);
    }
}
