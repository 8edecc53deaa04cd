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

/// The site with other files: in each of these a text stands for another. Its worker knows them, as the
/// build writes it (`crates/xtask/src/offline.rs`).
pub(crate) fn another(name: &str, changes: &[(&str, &str, &str)]) -> Result<Build> {
    let site = env::temp_dir().join(format!("nian-{name}-{}", process::id()));
    let build = Build(site.clone());
    copy(&dist(), &site)?;
    let worker = site.join("sw.js");
    let mut list = fs::read_to_string(&worker)?;
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
