//! Building the site: Trunk makes the wasm, and nian-site writes all the rest beside it.
//!
//! While serving, Trunk calls `cargo xtask pages` after each build. The finished site is put
//! together here instead: what Trunk calls would be compiled with the settings of [`small`] too.

use crate::{
    failure::{Failure, Result},
    keep, minify, others,
    process::{announced, cargo, program, run},
    project, small, tools,
};
use clap::Args;
use std::{
    env, fs, io,
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

/// Set while serving: pages then listen for rebuilds.
pub(crate) const RELOAD: &str = "NIAN_RELOAD";

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
    // What a build left which was broken off would be taken for files of this one.
    if staged.exists() {
        fs::remove_dir_all(&staged).map_err(|error| {
            let what = format!("{} cannot be removed: {error}", staged.display());
            Failure::new(what, "Close what holds files in it open.")
        })?;
    }
    let mut build = trunk("build");
    build.args(["--config", "Trunk.release.toml", "--dist"]);
    run(
        small::with_std(build.arg(&staged)),
        "The compiler's message above says where; nothing in dist has changed.",
    )?;
    small::shrink(&staged)?;
    others::build_into(&staged, true)?;
    pages_into(&staged, true)?;
    minify::bundle(&staged)?;
    minify::scripts_and_styles(&staged)?;
    nian_site(|site| site.arg("--inline-styles").arg(&staged))?;
    if let Some(before) = keep {
        keep::version_before(before, &staged)?;
    }
    let dist = project::dist();
    put_in_place(&staged, &dist).map_err(|error| {
        let what = format!("{} cannot be replaced: {error}", dist.display());
        Failure::new(what, "Close what holds files in it open.")
    })
}

fn put_in_place(staged: &Path, place: &Path) -> io::Result<()> {
    if place.exists() {
        fs::remove_dir_all(place)?;
    }
    fs::rename(staged, place)
}

/// Trunk, without the backtraces of its own code that it would put around each compiler message.
pub(crate) fn trunk(task: &str) -> Command {
    let mut trunk = program("trunk");
    trunk.arg(task).env("RUST_BACKTRACE", "0");
    trunk
}

/// The hook that Trunk calls after each build, with its half-finished output in `TRUNK_STAGING_DIR`.
pub(crate) fn write_pages() -> Result {
    let out = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| {
            Failure::new(
                "TRUNK_STAGING_DIR is not set",
                "Run `cargo xtask build` instead.",
            )
        })?;
    others::build_into(&out, false)?;
    pages_into(&out, false)?;
    if env::var_os(RELOAD).is_none() {
        return Ok(());
    }
    add_reload(&out).map_err(|error| Failure::new(format!("writing reload.js: {error}"), ""))
}

/// Has nian-site write pages, scripts, styles and lessons beside the wasm in `out`; whether the scripts
/// will be `bundled`.
fn pages_into(out: &Path, bundled: bool) -> Result {
    nian_site(|site| site.args(bundled.then_some("--bundled")).arg(out))
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

/// Has every page below `folder` reload itself when Trunk has built it anew.
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
        assert!(read("reload.js").contains("/.well-known/trunk/ws"));
        fs::remove_dir_all(folder).unwrap();
    }
}
