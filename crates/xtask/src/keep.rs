//! The files of the version before, kept beside those of a new one: a page that was opened before the
//! new version came can still ask for them.

use crate::{
    failure::{Failure, Result},
    trunk::{APPS, ENGINE},
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// What the engine was called in version 1.0.
const FIRST_ENGINE: &str = "nian-widgets";

/// Copies the engine, the apps and the cards of the site in `before` into `site`: those of its own build,
/// not what it has kept itself.
pub(crate) fn version_before(before: &Path, site: &Path) -> Result {
    let failed = |error: io::Error| {
        let what = format!("{} cannot be kept: {error}", before.display());
        Failure::new(
            what,
            "Name the folder of a site that `cargo xtask build` wrote.",
        )
    };
    let loader = fs::read_to_string(before.join("nian.js")).map_err(failed)?;
    // The loader names the engine and the cards, the worker that keeps the site on a device the apps as well.
    let worker = fs::read_to_string(before.join("sw.js")).unwrap_or_default();
    for file in of_this_build(before, &(loader + &worker)).map_err(failed)? {
        let place = site.join(file.strip_prefix(before).expect("it lies there"));
        copy(&file, &place).map_err(failed)?;
    }
    Ok(())
}

/// What has a hash in its name that stands in `scripts`.
fn of_this_build(before: &Path, scripts: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in [before.to_owned(), before.join("frames")] {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let build = match after_program(&name) {
                Some(rest) => rest.split(['.', '_']).next().unwrap_or_default(),
                None if path.is_dir() && path.parent() != Some(before) => &name,
                None => continue,
            };
            if scripts.contains(build) {
                found.push(path);
            }
        }
    }
    Ok(found)
}

/// What follows the name of the engine or an app in the name of a file of it.
fn after_program(name: &str) -> Option<&str> {
    let mut programs = [ENGINE, FIRST_ENGINE].into_iter().chain(APPS);
    programs.find_map(|program| name.strip_prefix(program)?.strip_prefix('-'))
}

/// Copies a file or a folder, unless it is there.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        return Ok(());
    }
    if from.is_file() {
        return fs::copy(from, to).map(drop);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::version_before;
    use std::{env, fs, path::Path, process};

    fn write(folder: &Path, files: &[&str]) {
        for file in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
    }

    #[test]
    fn the_files_of_the_build_before_are_kept_and_no_older() {
        let folder = env::temp_dir().join(format!("nian-keep-{}", process::id()));
        let (before, site) = (folder.join("before"), folder.join("site"));
        let engine = |build: &str| format!("nian-engine-{build}_bg.wasm");
        write(
            &before,
            &[
                &engine("1a"),
                &engine("0b"),
                "nian-engine-1a.en.txt",
                "nian-widgets-5f.js",
                "nian-play-6a_bg.wasm",
                "nian-paper-7b.en.json",
                "nian-play-8c_bg.wasm",
            ],
        );
        write(
            &before,
            &["frames/2c/en/a/ex1.json", "frames/0d/en/a/ex1.json"],
        );
        fs::write(before.join("nian.js"), "nian-engine-1a.js 2c 5f").unwrap();
        let worker = "nian-play-6a_bg.wasm nian-paper-7b.en.json";
        fs::write(before.join("sw.js"), worker).unwrap();
        write(
            &site,
            &["nian.js", &engine("3e"), "frames/4f/en/a/ex1.json"],
        );
        version_before(&before, &site).unwrap();
        for kept in [
            &engine("1a"),
            "nian-engine-1a.en.txt",
            "nian-widgets-5f.js",
            "nian-play-6a_bg.wasm",
            "nian-paper-7b.en.json",
            "frames/2c/en/a/ex1.json",
        ] {
            assert!(site.join(kept).exists(), "{kept}");
        }
        for not in [&engine("0b"), "nian-play-8c_bg.wasm", "frames/0d"] {
            assert!(!site.join(not).exists(), "{not}");
        }
        assert_eq!(fs::read_to_string(site.join("nian.js")).unwrap(), "");
        let error = version_before(&site.join("none"), &site).unwrap_err();
        assert!(error.to_string().contains("cannot be kept"), "{error}");
        fs::remove_dir_all(folder).unwrap();
    }
}
