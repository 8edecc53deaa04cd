//! At night: the package, installed from its tarball into empty projects, as others would, and built there.

use super::{elements, failed};
use crate::{
    failure::Result,
    npm::{APPS, NPM},
    offline::below,
    process::{announced, program, run},
    project,
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Each with what builds it, as one types it in the project.
const PROJECTS: [(&str, &[&str]); 4] = [
    ("react", &["tsc", "vite build"]),
    ("vue", &["vite build"]),
    ("svelte", &["vite build"]),
    ("astro", &["astro build"]),
];

/// Packs what stands in `target/npm`, installs it into each project, and builds these into `target/apps`.
pub(crate) fn build() -> Result {
    APPS.install()?;
    elements::pack()?;
    announced("apps: the package in Vite, React, Vue, Svelte, Astro", "a minute", || {
        tool(&project::package(), "publint --strict")?;
        PROJECTS.into_iter().try_for_each(|(name, steps)| build_one(name, steps))
    })
}

fn build_one(name: &str, steps: &[&str]) -> Result {
    let unwritten = |error: io::Error| failed(&format!("{name}: {error}"));
    // Below what npm has installed: there the bundler and the framework are found.
    let place = APPS.folder().join("apps").join(name);
    fresh(&place).map_err(unwritten)?;
    copy(&sources().join(name), &place).map_err(unwritten)?;
    let icon = project::root().join("www").join("icon.svg");
    fs::create_dir_all(place.join("public")).map_err(unwritten)?;
    fs::copy(icon, place.join("public").join("icon.svg")).map_err(unwritten)?;
    let mut install = program(NPM);
    install.args(["install", "--silent", "--offline", "--no-save", "--no-audit", "--no-fund"]);
    run(install.arg(elements::file()).current_dir(&place), "The tarball cannot be installed.")?;
    for step in steps {
        tool(&place, step)?;
    }
    let built = project::apps().join(name);
    fresh(&built).map_err(unwritten)?;
    copy(&place.join("dist"), &built).map_err(unwritten)
}

/// The projects as their authors would write them.
fn sources() -> PathBuf {
    project::root().join("tests").join("packaged").join("apps")
}

/// Runs a program that has come from npm, in this folder.
fn tool(folder: &Path, line: &str) -> Result {
    let mut words = line.split(' ');
    let name = words.next().unwrap_or_default();
    let mut tool = program(APPS.modules().join(".bin").join(name));
    tool.args(words).current_dir(folder);
    tool.env("ASTRO_TELEMETRY_DISABLED", "1");
    run(&mut tool, "The message above says what the package lacks.")
}

fn fresh(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for file in below(from)? {
        let place = to.join(file.strip_prefix(from).expect("it lies there"));
        fs::create_dir_all(place.parent().expect("it has a folder"))?;
        fs::copy(&file, place)?;
    }
    Ok(())
}
