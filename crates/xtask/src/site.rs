//! Building the site: the wasms, and all the rest, which nian-site writes beside them.

use crate::{
    failure::{Failure, Result},
    integrity, keep, minify, names, notices, npm, offline,
    process::{Ticking, announced, cargo, find, run},
    project, tools, trunk,
};
use clap::Args;
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

/// How the finished site is built.
#[derive(Args, Default)]
pub(crate) struct Options {
    /// Keep what the pages of the version before may still ask for: the folder of that site
    #[arg(long, value_name = "PREVIOUS-DIST")]
    keep: Option<PathBuf>,
    /// The address that the site will have: other sites and messengers are told pictures and titles by it
    #[arg(long, value_name = "URL", value_parser = site_url)]
    site_url: Option<String>,
}

/// An address that others can be told, with a slash at its end.
fn site_url(text: &str) -> std::result::Result<String, String> {
    let host = ["https://", "http://"]
        .iter()
        .find_map(|scheme| text.strip_prefix(scheme));
    let plain = |char: char| char.is_ascii_alphanumeric() || "-._~:/%[]".contains(char);
    match host {
        Some(host) if !host.is_empty() && !host.starts_with('/') && host.chars().all(plain) => {
            Ok(format!("{}/", text.trim_end_matches('/')))
        }
        _ => Err("expected the address of a folder, such as https://example.org/nian/".to_owned()),
    }
}

/// Installs what is missing and writes the finished site into `dist`.
pub(crate) fn build_release(options: &Options) -> Result {
    tools::for_release()?;
    tools::fetch_crates()?;
    tools::fetch_std()?;
    // The site before may be the one in `dist`, which is about to be replaced.
    announced("site: building it into dist", "two minutes", || {
        release(options)
    })?;
    eprintln!(
        "The site is in {}: copy that folder to any static host.",
        project::dist().display()
    );
    Ok(())
}

/// Writes the finished site; until all of it is there, nothing in `dist` changes.
pub(crate) fn release(options: &Options) -> Result {
    let staged = project::staged();
    clear(&staged)?;
    thread::scope(|scope| {
        // The compiler has one core idle while it optimises a wasm as a whole.
        let programs = scope.spawn(programs);
        let wasms = trunk::build(&staged);
        programs.join().expect("it does not panic").and(wasms)
    })?;
    finish(&staged, options.site_url.as_deref())?;
    if let Some(before) = &options.keep {
        keep::version_before(before, &staged)?;
    }
    put_in_place(&staged, &project::dist())
}

/// Makes a finished site of the folder that Trunk has put the wasms into.
fn finish(site: &Path, url: Option<&str>) -> Result {
    names::give(site)?;
    nian_site(|command| {
        command.arg("--bundled");
        if let Some(url) = url {
            command.args(["--site-url", url]);
        }
        command.arg(site)
    })?;
    minify::bundle(site)?;
    minify::scripts_and_styles(site)?;
    nian_site(|command| command.arg("--inline-styles").arg(site))?;
    integrity::write(site)?;
    notices::write(site)?;
    offline::worker(site)
}

/// Makes a site as one who works on it sees it, whose pages listen for the next.
fn unfinished(site: &Path) -> Result {
    names::give(site)?;
    nian_site(|command| command.arg(site))?;
    add_reload(site).map_err(|error| Failure::new(format!("writing reload.js: {error}"), ""))?;
    integrity::write(site)
}

/// What is left to do when Trunk, whoever has called it, has built the wasms.
pub(crate) fn hook() -> Result {
    let told = |name| {
        let advice = "Call `trunk build`, which calls this.";
        env::var_os(name).ok_or_else(|| Failure::new(format!("{name} is not set"), advice))
    };
    let site = PathBuf::from(told("TRUNK_STAGING_DIR")?);
    programs()?;
    let _ticking = Ticking::start();
    if told("TRUNK_PROFILE")? != "release" {
        return unfinished(&site);
    }
    if find(&["esbuild"]).is_none() {
        npm::TOOLS.install()?;
    }
    finish(&site, None)
}

/// Compiles the program that writes all but the wasms.
pub(crate) fn programs() -> Result {
    let mut build = cargo();
    build.args(["build", "--locked", "--package", "nian-site"]);
    run(&mut build, "The compiler's message above says where.")
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

/// Has nian-site do what these arguments say.
pub(crate) fn nian_site(arguments: impl FnOnce(&mut Command) -> &mut Command) -> Result {
    let mut site = cargo();
    site.args(["run", "--quiet", "--locked", "--package", "nian-site", "--"]);
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
    use super::{add_reload, site_url};
    use std::{env, fs, process};

    #[test]
    fn the_address_of_a_site_is_a_folder_on_the_web() {
        for text in ["https://example.org/nian", "https://example.org/nian/"] {
            assert_eq!(site_url(text).as_deref(), Ok("https://example.org/nian/"));
        }
        for text in [
            "example.org",
            "https://",
            "file:///nian",
            "https://a/?b",
            "https://a/\"b",
        ] {
            assert!(site_url(text).is_err(), "{text}");
        }
    }

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
