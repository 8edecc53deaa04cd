//! Scripts and styles in as few bytes as they take: comments and names are for those who read us.

use crate::{
    failure::{Failure, Result},
    process::{program, run},
    project::files_ending,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The oldest browsers that our pages still serve, if with less (see the README): no newer syntax is
/// written for being shorter, and some of what the sources have is rewritten.
const OLDEST: &str = "--target=chrome99,firefox102,safari16.0";

/// Makes one file of `nian.js` and the modules in `nian/`: a page loads it in one round trip.
pub(crate) fn bundle_loader(folder: &Path) -> Result {
    let loader = folder.join("nian.js");
    let mut esbuild = program("esbuild");
    esbuild.args(["--bundle", "--format=esm", "--charset=utf8", OLDEST]);
    esbuild.args(["--log-level=warning", "--allow-overwrite"]);
    esbuild.arg(format!("--outfile={}", loader.display()));
    run(
        esbuild.arg(&loader),
        "The message above says which module is at fault.",
    )?;
    fs::remove_dir_all(folder.join("nian"))
        .map_err(|error| Failure::new(format!("removing the loader's modules: {error}"), ""))
}

/// Rewrites every script and style sheet directly in `folder`.
pub(crate) fn scripts_and_styles(folder: &Path) -> Result {
    let files = files(folder)
        .map_err(|error| Failure::new(format!("reading {}: {error}", folder.display()), ""))?;
    let mut esbuild = program("esbuild");
    // Text stays text: escaped, each Chinese character would be six.
    esbuild.args(["--minify", "--tree-shaking=true", OLDEST]);
    esbuild.args(["--charset=utf8", "--log-level=warning"]);
    esbuild
        .arg("--allow-overwrite")
        .arg(format!("--outdir={}", folder.display()));
    run(
        esbuild.args(files),
        "The message above says which script or style sheet is at fault.",
    )
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = files_ending(folder, ".css")?;
    files.extend(files_ending(folder, ".js")?);
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::files;
    use std::{env, fs, process};

    #[test]
    fn only_scripts_and_styles_at_the_top_are_rewritten() {
        let folder = env::temp_dir().join(format!("nian-minify-{}", process::id()));
        fs::create_dir_all(folder.join("lessons")).unwrap();
        for name in ["b.js", "a.css", "c.json", "d.html", "lessons/e.js"] {
            fs::write(folder.join(name), "").unwrap();
        }
        let found = files(&folder).unwrap();
        assert_eq!(found, [folder.join("a.css"), folder.join("b.js")]);
        fs::remove_dir_all(folder).unwrap();
    }
}
