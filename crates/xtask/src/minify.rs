//! Scripts and styles in as few bytes as they take: comments and names are for those who read us.

use crate::{
    failure::{Failure, Result},
    process::{program, run},
    project::files_ending,
};
use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

/// The oldest browsers that our pages still serve, if with less (see the README): no newer syntax is
/// written for being shorter, and some of what the sources have is rewritten.
const OLDEST: &str = "--target=chrome99,firefox102,safari16.0";

/// The scripts that have parts, all of them modules.
const MODULES: [&str; 17] = [
    "add.js",
    "app.js",
    "check.js",
    "class.js",
    "embed.js",
    "faults.js",
    "foreign.js",
    "home.js",
    "nian.js",
    "offline.js",
    "packed.js",
    "path.js",
    "picture.js",
    "scorm.js",
    "share.js",
    "stage.js",
    "tools.js",
];
/// The one that is none, once it is one file.
const CLASSIC: &str = "page.js";
/// The folders with their parts.
const PARTS: [&str; 8] = [
    "common", "embed", "nian", "pages", "path", "picture", "scorm", "tools",
];

/// Makes one file of each script that has parts: it comes in one round trip. Other scripts that it asks
/// for stay files of their own.
pub(crate) fn bundle(folder: &Path) -> Result {
    bundled(folder, &MODULES, &[])?;
    // Not esbuild's own form of such a script: that brings a `require` along, for the parts it fetches.
    let function = ["--banner:js=(() => {\"use strict\";", "--footer:js=})();"];
    bundled(folder, &[CLASSIC], &function)?;
    for parts in PARTS {
        remove_parts(&folder.join(parts)).map_err(|error| {
            Failure::new(format!("removing parts of scripts: {parts}: {error}"), "")
        })?;
    }
    Ok(())
}

/// A folder of parts may be that of a page as well.
fn remove_parts(folder: &Path) -> io::Result<()> {
    for part in files_ending(folder, ".js")? {
        fs::remove_file(part)?;
    }
    if fs::read_dir(folder)?.next().is_none() {
        fs::remove_dir(folder)?;
    }
    Ok(())
}

fn bundled(folder: &Path, scripts: &[&str], options: &[&str]) -> Result {
    let mut esbuild = program("esbuild");
    esbuild.args(["--bundle", "--format=esm", "--charset=utf8", OLDEST]);
    esbuild.args(["--log-level=warning", "--allow-overwrite"]);
    esbuild.args(options);
    for other in files_ending(folder, ".js").map_err(|error| unread(folder, &error))? {
        esbuild.arg(format!("--external:{}", other.display()));
    }
    esbuild.arg(format!("--outdir={}", folder.display()));
    esbuild.args(scripts.iter().map(|script| folder.join(script)));
    run(
        &mut esbuild,
        "The message above says which module is at fault.",
    )
}

/// Makes one file of the worker and the list that it takes from beside it.
pub(crate) fn worker(script: &Path) -> Result {
    let mut esbuild = program("esbuild");
    esbuild.args(["--bundle", "--format=iife", "--minify", "--charset=utf8"]);
    esbuild.args([OLDEST, "--log-level=warning", "--allow-overwrite"]);
    esbuild
        .arg(format!("--outfile={}", script.display()))
        .arg(script);
    run(
        &mut esbuild,
        "The message above says what is wrong with the worker.",
    )
}

/// Writes all scripts of a site into a folder, as `package/folder.js` wants them; the worker with the script that it
/// imports as one plain file.
pub(crate) fn for_a_folder(site: &Path, folder: &Path, worker: &str) -> Result {
    let scripts = files_ending(site, ".js").map_err(|error| unread(site, &error))?;
    let (workers, others): (Vec<_>, Vec<_>) = scripts
        .into_iter()
        .partition(|script| script.ends_with(worker));
    for (scripts, options) in [
        (others, &[][..]),
        (workers, &["--bundle", "--format=iife"][..]),
    ] {
        let mut esbuild = program("esbuild");
        esbuild.args(["--minify", "--charset=utf8", "--log-level=error"]);
        esbuild.args(["fetch", "Worker"].map(|name| format!("--define:{name}=__nian.{name}")));
        esbuild.arg("--define:import.meta.url=__nian.url");
        esbuild.args(options);
        esbuild.arg(format!("--outdir={}", folder.display()));
        run(
            esbuild.args(scripts),
            "The message above says which script is at fault.",
        )?;
    }
    Ok(())
}

/// Writes these scripts of a site into a folder, as `package/npm/files.js` wants them; the worker with the script
/// that it imports.
pub(crate) fn for_a_package(
    site: &Path,
    folder: &Path,
    scripts: &BTreeSet<String>,
    worker: &str,
) -> Result {
    let (workers, others): (Vec<_>, Vec<_>) = scripts.iter().partition(|name| *name == worker);
    let names = ["fetch", "Worker"].map(|name| format!("--define:{name}=__nian.{name}"));
    let rewritten = names
        .into_iter()
        .chain(["--define:import.meta.url=__nian.url".to_owned()]);
    let whole = ["--bundle", "--format=esm"].map(str::to_owned);
    for (scripts, options) in [
        (others, rewritten.collect::<Vec<_>>()),
        (workers, whole.to_vec()),
    ] {
        let mut esbuild = program("esbuild");
        esbuild.args(["--minify", "--charset=utf8", "--log-level=error"]);
        esbuild.args(options);
        esbuild.arg(format!("--outdir={}", folder.display()));
        run(
            esbuild.args(scripts.into_iter().map(|name| site.join(name))),
            "The message above says which script is at fault.",
        )?;
    }
    Ok(())
}

fn unread(folder: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("reading {}: {error}", folder.display()), "")
}

/// Rewrites every script and style sheet directly in `folder`.
pub(crate) fn scripts_and_styles(folder: &Path) -> Result {
    let files = files(folder).map_err(|error| unread(folder, &error))?;
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
    use super::{CLASSIC, MODULES, PARTS, files};
    use crate::{
        offline,
        project::{files_ending, root},
    };
    use std::{env, fs, process};

    #[test]
    fn every_script_with_parts_is_made_one_file() {
        let www = root().join("www");
        let mut found = Vec::new();
        for script in files_ending(&www, ".js").unwrap() {
            let text = fs::read_to_string(&script).unwrap();
            let has = |parts| text.contains(&format!(" from \"./{parts}/"));
            if PARTS.into_iter().any(has) {
                found.push(script.file_name().unwrap().to_owned());
            }
        }
        let mut made = MODULES.to_vec();
        made.push(CLASSIC);
        made.sort_unstable();
        assert_eq!(found, made);
        for entry in fs::read_dir(&www).unwrap() {
            let folder = entry.unwrap().path();
            if folder.is_dir() && !files_ending(&folder, ".js").unwrap().is_empty() {
                let name = folder.file_name().unwrap().to_str().unwrap();
                assert!(PARTS.contains(&name) || name == offline::PARTS, "{name}");
            }
        }
    }

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
