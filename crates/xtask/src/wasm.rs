//! The wasms: the engine, what the worker runs that searches, and what makes QR codes, tasks, and tasks for
//! paper.
//!
//! Each is built by cargo and given its script by nian-bind, and made smaller by wasm-opt for the
//! finished site.

use crate::{
    failure::{Failure, Result},
    process::{cargo, program, run},
    project::{self, files_ending},
    small,
    tools::WASM,
};
use sha2::{Digest, Sha256};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

/// The package of the engine, a program. Its files are called so, too, with a hash that
/// [`name_by_content`] adds.
const ENGINE: &str = "nian-engine";

/// A package, the name of its files, and what wasm-opt is to go for.
type Other = (&'static str, &'static str, &'static str);

const OTHERS: [Other; 3] = [
    ("nian-worker", "nian-worker", "-O3"), // to be fast
    ("nian-qr", "qr", "-Oz"),              // to be small
    ("nian-paper", "paper", "-Oz"),        // to be small
];

/// What the wasms are made of.
pub(crate) fn packages() -> impl Iterator<Item = &'static str> {
    let others = OTHERS.iter().map(|(package, ..)| *package);
    std::iter::once(ENGINE).chain(others)
}

/// How the wasms are to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Soon there, but for those that are slow without the compiler's best.
    Quick,
    /// Fast.
    Fast,
    /// Fast and as small as can be.
    Finished,
}

/// Puts `NAME.js` and `NAME_bg.wasm` of each into `out`. While one is made smaller the next is compiled.
pub(crate) fn build_into(out: &Path, goal: Goal) -> Result {
    thread::scope(|scope| {
        let engine = scope.spawn(move || engine_into(out, goal));
        let others = OTHERS.map(|other| scope.spawn(move || other_into(out, goal, other)));
        let mut all = Ok(());
        for built in std::iter::once(engine).chain(others) {
            all = all.and(built.join().expect("it does not panic"));
        }
        all
    })
}

fn engine_into(out: &Path, goal: Goal) -> Result {
    let wasm = bound(ENGINE, &format!("{ENGINE}-0"), out, goal)?;
    if goal == Goal::Finished {
        small::optimise(&wasm)?;
    }
    name_by_content(out, &wasm).map_err(|error| {
        let what = format!("naming what is in {}: {error}", out.display());
        Failure::new(what, "")
    })
}

fn other_into(out: &Path, goal: Goal, (package, name, optimised): Other) -> Result {
    let wasm = bound(package, name, out, goal.at_least_fast())?;
    if goal == Goal::Finished {
        let mut opt = program("wasm-opt");
        run(opt.arg(optimised).arg(&wasm).arg("-o").arg(&wasm), "")?;
    }
    Ok(())
}

impl Goal {
    /// The same, but fast.
    fn at_least_fast(self) -> Self {
        if self == Self::Quick {
            Self::Fast
        } else {
            self
        }
    }

    /// The folder in which cargo leaves what was built so.
    fn folder(self) -> &'static str {
        if self == Self::Quick {
            "debug"
        } else {
            "release"
        }
    }
}

/// Builds a package, and has nian-bind put it into `out` under this name.
fn bound(package: &str, name: &str, out: &Path, goal: Goal) -> Result<PathBuf> {
    let advice = "The compiler's message above says where; the site is as it was.";
    run(&mut build(package, goal), advice)?;
    let wasm = match package {
        ENGINE => format!("{package}.wasm"),
        library => format!("{}.wasm", library.replace('-', "_")),
    };
    let wasm = target().join(WASM).join(goal.folder()).join(wasm);
    let mut bind = cargo();
    bind.args([
        "run",
        "--quiet",
        "--offline",
        "--package",
        "nian-bind",
        "--",
    ]);
    run(bind.arg(wasm).arg(name).arg(out), "")?;
    Ok(out.join(format!("{name}_bg.wasm")))
}

fn build(package: &str, goal: Goal) -> Command {
    let mut build = cargo();
    build.args(["rustc", "--quiet", "--offline", "--locked"]);
    build.args(["--package", package]);
    build.args(match package {
        ENGINE => &["--bin", ENGINE][..],
        _ => &["--lib", "--crate-type", "cdylib"],
    });
    build.args(["--target", WASM]);
    if goal != Goal::Quick {
        build.arg("--release");
    }
    if goal == Goal::Finished {
        small::with_std(&mut build);
    }
    build
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => project::root().join(folder),
        None => project::root().join("target"),
    }
}

/// A wasm, a script and words that do not belong together must never meet in a reader's cache, so
/// their names tell what is in the wasm.
fn name_by_content(folder: &Path, wasm: &Path) -> io::Result<()> {
    // 64 bits of it, in hexadecimal.
    let hash: String = Sha256::digest(fs::read(wasm)?)[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    for file in files_ending(folder, "")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if let Some(rest) = name.strip_prefix(ENGINE) {
            let ending = rest.trim_start_matches('-');
            let ending = ending.trim_start_matches(|letter: char| letter.is_ascii_hexdigit());
            fs::rename(&file, folder.join(format!("{ENGINE}-{hash}{ending}")))?;
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
                ("nian-engine-0_bg.wasm", wasm),
                ("nian-engine-0.js", ""),
                ("index.html", ""),
            ] {
                fs::write(folder.join(name), content).unwrap();
            }
            name_by_content(&folder, &folder.join("nian-engine-0_bg.wasm")).unwrap();
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
            assert_eq!(*name, format!("nian-engine-{hash}{ending}"));
        }
        assert_eq!(names("one"), one);
        assert_ne!(names("two"), one);
    }
}
