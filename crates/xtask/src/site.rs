//! Building the site: the wasms, and all the rest, which nian-site writes beside them.

use crate::{
    failure::{Failure, Result},
    keep, minify, offline,
    process::{announced, cargo, run},
    project, tools,
    wasm::{self, Goal},
};
use clap::Args;
use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

/// How the finished site is built.
#[derive(Args, Default)]
pub(crate) struct Options {
    /// Keep what the pages of the version before may still ask for: the folder of that site
    #[arg(long, value_name = "PREVIOUS-DIST")]
    keep: Option<PathBuf>,
}

/// Installs what is missing and writes the finished site into `dist`.
pub(crate) fn build_release(options: &Options) -> Result {
    tools::for_release()?;
    tools::fetch_crates()?;
    tools::fetch_std()?;
    // The site before may be the one in `dist`, which is about to be replaced.
    let kept = options.keep.as_deref();
    announced("site: building it into dist", "two minutes", || {
        release(kept)
    })?;
    eprintln!(
        "The site is in {}: copy that folder to any static host.",
        project::dist().display()
    );
    Ok(())
}

/// Writes the finished site; until all of it is there, nothing in `dist` changes.
pub(crate) fn release(keep: Option<&Path>) -> Result {
    let staged = project::staged();
    clear(&staged)?;
    wasm::build_into(&staged, Goal::Finished)?;
    nian_site(|site| site.arg("--bundled").arg(&staged))?;
    minify::bundle(&staged)?;
    minify::scripts_and_styles(&staged)?;
    nian_site(|site| site.arg("--inline-styles").arg(&staged))?;
    offline::worker(&staged)?;
    if let Some(before) = keep {
        keep::version_before(before, &staged)?;
    }
    put_in_place(&staged, &project::dist())
}

/// Writes the site as one who works on it sees it, whose pages listen for the next; until all of it is
/// there, nothing in `place` changes.
pub(crate) fn unfinished(place: &Path, goal: Goal) -> Result {
    let staged = project::staged();
    clear(&staged)?;
    wasm::build_into(&staged, goal)?;
    nian_site(|site| site.arg(&staged))?;
    add_reload(&staged).map_err(|error| Failure::new(format!("writing reload.js: {error}"), ""))?;
    put_in_place(&staged, place)
}

/// What a build left which was broken off would be taken for files of the next one.
fn clear(staged: &Path) -> Result {
    if !staged.exists() {
        return Ok(());
    }
    fs::remove_dir_all(staged).map_err(|error| in_use(staged, &error))
}

fn put_in_place(staged: &Path, place: &Path) -> Result {
    clear(place)?;
    fs::rename(staged, place).map_err(|error| in_use(place, &error))
}

fn in_use(folder: &Path, error: &io::Error) -> Failure {
    let what = format!("{} cannot be replaced: {error}", folder.display());
    Failure::new(what, "Close what holds files in it open.")
}

fn nian_site(arguments: impl FnOnce(&mut Command) -> &mut Command) -> Result {
    let mut site = cargo();
    site.args([
        "run",
        "--quiet",
        "--offline",
        "--package",
        "nian-site",
        "--",
    ]);
    run(
        arguments(&mut site),
        "The message above says which page, lesson or line is at fault.",
    )
}

const RELOAD_TAG: &str = "<script type=\"module\" src=\"/reload.js\"></script></head>";

/// Has every page below `folder` reload itself when it has been built anew.
fn add_reload(folder: &Path) -> io::Result<()> {
    fs::write(folder.join("reload.js"), include_str!("reload.js"))?;
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| extension == "html")
            {
                let page = fs::read_to_string(&path)?;
                fs::write(&path, page.replacen("</head>", RELOAD_TAG, 1))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::add_reload;
    use std::{env, fs, process};

    #[test]
    fn every_page_listens_and_nothing_else_changes() {
        let folder = env::temp_dir().join(format!("nian-reload-{}", process::id()));
        fs::create_dir_all(folder.join("en")).unwrap();
        fs::write(folder.join("index.html"), "<head></head>").unwrap();
        fs::write(
            folder.join("en/index.html"),
            "<head><title>x</title></head><p>",
        )
        .unwrap();
        fs::write(folder.join("notes.txt"), "</head>").unwrap();
        add_reload(&folder).unwrap();
        let read = |name| fs::read_to_string(folder.join(name)).unwrap();
        let tag = "<script type=\"module\" src=\"/reload.js\"></script></head>";
        assert_eq!(read("index.html"), format!("<head>{tag}"));
        assert_eq!(
            read("en/index.html"),
            format!("<head><title>x</title>{tag}<p>")
        );
        assert_eq!(read("notes.txt"), "</head>");
        assert!(read("reload.js").contains(crate::serve::host::BUILD));
        fs::remove_dir_all(folder).unwrap();
    }
}
