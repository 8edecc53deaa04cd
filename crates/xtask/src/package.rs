//! `cargo xtask package`: what stands in `dist`, for other places than the host of the site.
//!
//! `--site` is the site as it is, for a school's server; `--npm` the elements for pages that a bundler makes.
//! `--offline` is the site in a folder that works without a server, as a zip for sticks: the built site is
//! rewritten, its sources know nothing of this. What browsers refuse pages that are opened from a file, and what
//! stands in its place, `package/folder.js` says. `--scorm` is a course for learning platforms.

pub(crate) mod apps;
pub(crate) mod elements;
mod pages;
pub(crate) mod scorm;
mod scripts;
mod whole;

use crate::{
    failure::{Failure, Result},
    integrity, notices, npm,
    offline::{below, is_for_courses, is_preview},
    process::announced,
    project,
};
use clap::Args;
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

/// One or more of these.
#[derive(Args)]
pub(crate) struct Options {
    /// The site in a folder that works without a server or a network
    #[arg(long)]
    offline: bool,
    /// The whole site for a school's web server
    #[arg(long)]
    site: bool,
    /// The elements as a package for npm, with types
    #[arg(long)]
    npm: bool,
    #[command(flatten)]
    course: scorm::Options,
}

impl Options {
    /// Every form of the site.
    pub(crate) fn all() -> Self {
        Self {
            offline: true,
            site: true,
            npm: true,
            course: scorm::Options::default(),
        }
    }
}

/// What every form is written to.
pub(crate) fn files() -> Vec<PathBuf> {
    vec![zip(), whole::file(), elements::file()]
}

/// The zip for sticks.
fn zip() -> PathBuf {
    project::root().join(format!("nian-offline-{}.zip", env!("CARGO_PKG_VERSION")))
}

/// What the folder is called in the zip.
const FOLDER: &str = "nian";

/// Kept for a server, or for other pages than ours.
const LEFT_OUT: [&str; 4] = ["sw.js", "sw-off.js", "offline.js", "frame.js"];

fn is_left_out(name: &str) -> bool {
    LEFT_OUT.contains(&name) || is_for_courses(name)
}

/// Bytes that the zip for sticks may have.
const MOST: u64 = 12_000_000;

/// Told to those who write pages of their own.
const FOR_AUTHORS: [&str; 2] = ["custom-elements.json", integrity::FILE];

/// Packs what stands in `dist`, in each form that is asked for.
pub(crate) fn package(options: &Options) -> Result {
    if !project::dist().join("index.html").is_file() {
        let what = "there is no site in `dist`";
        return Err(Failure::new(what, "Run `cargo xtask build` first."));
    }
    npm::TOOLS.install()?;
    if options.offline {
        offline()?;
    }
    if options.site {
        whole::package()?;
    }
    if options.npm {
        elements::package()?;
    }
    if !options.course.scorm.is_empty() {
        scorm::package(&options.course)?;
    }
    Ok(())
}

/// Writes the zip for sticks.
fn offline() -> Result {
    let folder = project::folder();
    let zip = zip();
    announced("folder: writing it, and a zip of it", "seconds", || {
        write(&project::dist(), &folder)?;
        let zipped = compress(&folder, &zip);
        zipped.map_err(|error| failed(&format!("{}: {error}", zip.display())))
    })?;
    let size = fs::metadata(&zip)
        .map_err(|error| failed(&error.to_string()))?
        .len();
    if size > MOST {
        let what = format!("{} has {size} bytes, of {MOST} at most", zip.display());
        return Err(failed(&what));
    }
    eprintln!(
        "{} has {} kB: it is to be unpacked, then index.html in it opens by a double click.",
        zip.display(),
        size / 1000
    );
    Ok(())
}

fn failed(what: &str) -> Failure {
    Failure::new(format!("packing the site: {what}"), "")
}

/// Writes the folder anew from a site that is built.
pub(crate) fn write(site: &Path, folder: &Path) -> Result {
    let unwritten = |error: io::Error| failed(&error.to_string());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(unwritten)?;
    }
    let inner = folder.join(FOLDER);
    fs::create_dir_all(&inner).map_err(unwritten)?;
    scripts::write(site, &inner, is_left_out)?;
    others(site, &inner).map_err(unwritten)?;
    fs::write(inner.join("README.txt"), readme()).map_err(unwritten)
}

/// For editors that take a text without a mark at its beginning for one in an older code.
fn readme() -> String {
    format!("\u{feff}{}", include_str!("package/README.txt")).replace('\n', "\r\n")
}

/// Everything but the scripts: pages are rewritten, and what scripts ask for stands in scripts.
fn others(site: &Path, folder: &Path) -> io::Result<()> {
    for file in below(site)? {
        let path = file.strip_prefix(site).expect("it lies there");
        let name = path.to_string_lossy().replace('\\', "/");
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        if is_preview(&name) || is_left_out(&name) {
            continue;
        }
        let place = folder.join(path);
        fs::create_dir_all(place.parent().expect("it has a folder"))?;
        if is_download(&name) {
            fs::copy(&file, &place)?;
        }
        match &*ending {
            "html" => {
                let up = "../".repeat(name.matches('/').count());
                fs::write(&place, pages::rewritten(&fs::read_to_string(&file)?, &up))?;
            }
            "txt" if name == notices::FILE => {
                fs::copy(&file, &place)?;
            }
            "json" | "txt"
                if name.ends_with(".schema.json") || FOR_AUTHORS.contains(&name.as_str()) => {}
            "json" | "txt" => {
                fs::write(
                    beside(&place),
                    scripts::text(&name, &fs::read_to_string(&file)?),
                )?;
            }
            "wasm" => fs::write(beside(&place), scripts::packed(&name, &fs::read(&file)?)?)?,
            "css" => {
                fs::write(
                    beside(&place),
                    scripts::text(&name, &fs::read_to_string(&file)?),
                )?;
                fs::copy(&file, &place)?;
            }
            "svg" | "png" => {
                fs::copy(&file, &place)?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// What the manual has links to, for authors of other pages.
fn is_download(name: &str) -> bool {
    ["nian.d.ts", "lesson.schema.json"].contains(&name)
        || name.contains("embed/lessons/") && name.ends_with(".json")
}

/// The script of a file that scripts ask for.
fn beside(place: &Path) -> PathBuf {
    let mut name = place.as_os_str().to_owned();
    name.push(".js");
    name.into()
}

/// Writes all of a folder into a zip, as small as it gets.
fn compress(folder: &Path, zip: &Path) -> io::Result<()> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9));
    let mut writer = ZipWriter::new(File::create(zip)?);
    for file in below(folder)? {
        let path = file.strip_prefix(folder).expect("it lies there");
        writer.start_file(path.to_string_lossy().replace('\\', "/"), options)?;
        io::copy(&mut File::open(&file)?, &mut writer)?;
    }
    writer.finish()?;
    Ok(())
}
