//! Another build of the site, made of the one that is there.

use nian_tests::{Result, dist};
use sha2::{Digest, Sha256};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

/// A folder that is removed in the end.
pub(crate) struct Build(pub(crate) PathBuf);

impl Drop for Build {
    fn drop(&mut self) {
        // It lies among temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What of the build before is there besides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Before {
    Nothing,
    /// Engine and cards, as `cargo xtask build --keep` has it.
    Kept,
}

/// The site with other files: in each of these a text stands for another, and engine and cards have other names. Its
/// worker knows them, as the build writes it (`crates/xtask/src/offline.rs`).
pub(crate) fn another(name: &str, changes: &[(&str, &str, &str)], before: Before) -> Result<Build> {
    let site = env::temp_dir().join(format!("nian-{name}-{}", process::id()));
    let build = Build(site.clone());
    copy(&dist(), &site)?;
    let worker = site.join("sw.js");
    let mut list = renamed(&site, &fs::read_to_string(&worker)?, before)?;
    let told = fs::read_to_string(site.join("page.js"))?;
    // Both name the build.
    let before = told
        .split('"')
        .find(|piece| piece.len() == 16 && list.contains(&format!("\"{piece}\"")))
        .ok_or("page.js does not say of which build it is")?
        .to_owned();
    let after = &hash(name.as_bytes())[..16];
    list = list.replace(&before, after);
    let mut changes = changes.to_vec();
    changes.push(("page.js", &before, after));
    for (file, from, to) in changes {
        let path = site.join(file);
        let text = fs::read_to_string(&path)?;
        assert!(text.contains(from), "{file} has no `{from}`");
        let changed = text.replacen(from, to, 1);
        list = list.replace(&hash(text.as_bytes()), &hash(changed.as_bytes()));
        fs::write(path, changed)?;
    }
    fs::write(worker, list)?;
    Ok(build)
}

/// Gives engine and cards names of another build, and all files that name them; gives the worker's list as it is then.
fn renamed(site: &Path, list: &str, before: Before) -> Result<String> {
    let mut list = list.to_owned();
    let loader = fs::read_to_string(site.join("nian.js"))?;
    let mut moves = Vec::new();
    for folder in [site.to_owned(), site.join("frames")] {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = file_name(&path);
            let engine = name
                .strip_prefix("nian-engine-")
                .and_then(|rest| rest.get(..16));
            let cards = (path.parent() != Some(site)).then_some(name.as_str());
            if let Some(hash) = engine.or(cards).filter(|hash| loader.contains(hash)) {
                moves.push((path.clone(), hash.to_owned()));
            }
        }
    }
    let mut hashes: Vec<_> = moves.iter().map(|(_, hash)| hash.clone()).collect();
    hashes.sort();
    hashes.dedup();
    assert_eq!(
        hashes.len(),
        2,
        "of the engine and of the cards: {hashes:?}"
    );
    let other = |text: &str| {
        let backwards = |text: String, hash: &String| text.replace(hash, &reversed(hash));
        hashes.iter().fold(text.to_owned(), backwards)
    };
    for (path, _) in &moves {
        let place = path.with_file_name(other(&file_name(path)));
        match before {
            Before::Nothing => fs::rename(path, place)?,
            Before::Kept if path.is_dir() => copy(path, &place)?,
            Before::Kept => drop(fs::copy(path, place)?),
        }
    }
    for path in scripts_and_pages(site)? {
        let text = fs::read_to_string(&path)?;
        let changed = other(&text);
        let kept = before == Before::Kept && moves.iter().any(|(one, _)| *one == path);
        if changed != text && !kept {
            list = list.replace(&hash(text.as_bytes()), &hash(changed.as_bytes()));
            fs::write(&path, changed)?;
        }
    }
    // The engine's own hash, which the list has too, begins like its name.
    for hash in &hashes {
        for before in ["nian-engine-", "frames/"] {
            list = list.replace(
                &format!("{before}{hash}"),
                &format!("{before}{}", reversed(hash)),
            );
        }
    }
    Ok(list)
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn reversed(hash: &str) -> String {
    hash.chars().rev().collect()
}

fn scripts_and_pages(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(scripts_and_pages(&path)?);
        } else if path
            .extension()
            .is_some_and(|end| end == "js" || end == "html")
            && file_name(&path) != "sw.js"
        {
            found.push(path);
        }
    }
    Ok(found)
}

fn hash(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn copy(from: &Path, to: &Path) -> Result {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let place = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &place)?;
        } else {
            fs::copy(entry.path(), place)?;
        }
    }
    Ok(())
}
