//! `NOTICES.txt`: whose work is in what readers get, and under which licence. The site has it, and so have its
//! packages.
//!
//! All of it comes from crates: the wasms are made of them, our scripts and styles are our own, and no typeface is
//! passed on.

use crate::{
    failure::{Failure, Result},
    process::{cargo, output},
    tools::WASM,
    trunk,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs, io,
    path::{Path, PathBuf},
};

/// Where it stands in a site.
pub(crate) const FILE: &str = "NOTICES.txt";

const HEAD: &str = "Nian: MIT OR Apache-2.0.

Its WebAssembly has in it what is named below, each under the licences named beside it; the texts of these
licences follow. The standard library of Rust is in it as well: MIT OR Apache-2.0, the Rust project.
";

/// A crate that somebody else has written.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

/// Writes it into a site.
pub(crate) fn write(site: &Path) -> Result {
    let failed = |what: &str| Failure::new(format!("writing {FILE}: {what}"), "");
    let crates = crates().ok_or_else(|| failed("`cargo tree` does not say what is in the wasm"))?;
    let mut texts = BTreeMap::<String, Vec<String>>::new();
    for one in &crates {
        let (name, version) = (&one.name, &one.version);
        let folder = sources(name, version)
            .map_err(|error| failed(&format!("{name} {version}: {error}")))?;
        for text in licences(&folder).map_err(|error| failed(&error.to_string()))? {
            texts
                .entry(text)
                .or_default()
                .push(format!("{name} {version}"));
        }
    }
    let mut notices = HEAD.to_owned();
    for one in &crates {
        notices += &format!("\n{} {}: {}", one.name, one.version, one.licence);
    }
    for (text, of) in texts {
        notices += &format!("\n\n\n---- {}\n\n{text}", of.join(", "));
    }
    fs::write(site.join(FILE), notices + "\n").map_err(|error| failed(&error.to_string()))
}

/// What the wasms are made of, without ourselves.
fn crates() -> Option<BTreeSet<Crate>> {
    let mut tree = cargo();
    tree.args([
        "tree",
        "--offline",
        "--locked",
        "--target",
        WASM,
        "--prefix",
        "none",
    ]);
    tree.args(["--edges", "normal,no-proc-macro", "--format", "{p}|{l}"]);
    for package in trunk::packages() {
        tree.args(["--package", &package]);
    }
    let found: BTreeSet<_> = output(&mut tree)?.lines().filter_map(read).collect();
    (!found.is_empty()).then_some(found)
}

/// Reads `yew v0.23.0|MIT OR Apache-2.0`; a crate of ours names its folder, and one told before has a star.
fn read(line: &str) -> Option<Crate> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let mut words = package.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let ours = words.next().is_some_and(|word| {
        word.starts_with("(/") || word.starts_with("(\\") || word.contains(":\\")
    });
    (!ours).then(|| Crate {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
    })
}

/// Where cargo has put the sources of a crate.
fn sources(name: &str, version: &str) -> io::Result<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| {
        // Where cargo itself is, says rustup.
        let home = env::var_os("HOME").or_else(|| env::var_os("USERPROFILE"))?;
        Some(PathBuf::from(home).join(".cargo"))
    });
    let home = home.ok_or_else(|| io::Error::other("there is no home of cargo"))?;
    let registries = fs::read_dir(home.join("registry").join("src"))?;
    let folders =
        registries.filter_map(|entry| Some(entry.ok()?.path().join(format!("{name}-{version}"))));
    let mut folders = folders.filter(|folder| folder.is_dir());
    folders
        .next()
        .ok_or_else(|| io::Error::other("its sources are not here"))
}

/// The licences that lie in a folder of sources.
fn licences(folder: &Path) -> io::Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        let is_text = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
        if file.is_file() && is_text.iter().any(|start| name.starts_with(start)) {
            let text = String::from_utf8_lossy(&fs::read(file)?).replace('\r', "");
            texts.push(text.trim().to_owned());
        }
    }
    texts.sort();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::{Crate, read};

    #[test]
    fn crates_of_others_are_told_from_ours() {
        let yew = Crate {
            name: "yew".to_owned(),
            version: "0.23.0".to_owned(),
            licence: "MIT OR Apache-2.0".to_owned(),
        };
        assert_eq!(read("yew v0.23.0|MIT OR Apache-2.0"), Some(yew));
        assert!(read("gloo v0.12.0|MIT (*)").is_some_and(|one| one.licence == "MIT"));
        assert_eq!(
            read("nian-ui v1.0.0 (/home/somebody/nian/crates/ui)|MIT"),
            None
        );
        assert_eq!(read(""), None);
    }
}
