//! `cargo xtask package --scorm LESSON…`: a course for learning platforms, in the form of SCORM 1.2.
//!
//! It holds what these lessons need and nothing else: a page (`www/scorm.js`), its app, in which the widgets are, the lessons'
//! files.

mod course;
mod manifest;
// The one of nian-course, which would have this command compiled later; what reads a course is there.
#[path = "../../../course/src/scorm/plan.rs"]
#[allow(dead_code, unreachable_pub)]
mod plan;

use super::{compress, scripts};
use crate::{
    failure::{Failure, Result},
    languages,
    offline::below,
    process::{announced, cargo, run},
    project,
};
use clap::Args;
use course::{App, Course, PlanItem};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

#[derive(Args, Default)]
#[group(skip)]
pub(crate) struct Options {
    /// A course for a learning platform (SCORM 1.2) of these lessons, one after the other: an example of ours
    /// (nim-and-variants/ex1), an exercise (exercise:winning, or 'exercise:winning?level=2&count=8'), a lesson file
    #[arg(long, value_name = "LESSON", num_args = 1.., required_unless_present_any = ["offline", "site", "npm"])]
    pub(super) scorm: Vec<String>,
    /// What the course is called
    #[arg(long, requires = "scorm", default_value = "拈 · Nian")]
    title: String,
    /// The score from which on it is passed, 0 to 100, or `none`: then it is completed
    #[arg(long, requires = "scorm", default_value = "60", value_parser = course::mastery)]
    mastery: course::Mastery,
    /// Its language, where it is not to be the learner's: one in which our pages are written, such as en
    #[arg(long, requires = "scorm", value_parser = languages::of_tag)]
    lang: Option<&'static str>,
    /// The file to write
    #[arg(long, requires = "scorm", default_value = "nian-scorm.zip")]
    to: PathBuf,
}

/// What every course needs, from the top of the site.
const ALWAYS: [&str; 15] = [
    "board.css",
    "faults.js",
    "icon.svg",
    "nian.css",
    "nian.js",
    "old.css",
    "picture.js",
    "scorm.css",
    "scorm.js",
    "share.js",
    "stage.css",
    "stage.js",
    "stance.css",
    "tools.css",
    "tools.js",
];
/// What reads lessons that are not ours.
const FOR_OWN: &str = "foreign.js";
/// What the site tells of the app.
const APP: &str = "scorm.json";
/// How the files with the words of a language begin: behind that stands a hash.
const ENGINE: &str = "nian-engine-";

/// Writes the zip.
pub(super) fn package(options: &Options) -> Result {
    let site = project::dist();
    let course = Course::read(&site, options)?;
    for item in &course.items {
        if let PlanItem::Own(file) = item {
            check(file)?;
        }
    }
    let folder = project::root().join("target").join("scorm");
    let zip = project::root().join(&options.to);
    announced("course: writing it, and a zip of it", "seconds", || {
        write(&site, &course, &folder)?;
        compress(&folder, &zip).map_err(|error| failed(&zip, &error))
    })?;
    let size = fs::metadata(&zip).map_or(0, |about| about.len());
    eprintln!(
        "{} has {} kB: upload it to the platform as it is (Moodle: SCORM package).",
        zip.display(),
        size / 1000
    );
    Ok(())
}

/// Holds a lesson file against all that lessons have to keep to.
fn check(file: &Path) -> Result {
    let mut check = cargo();
    check.args(["run", "--quiet", "--offline", "--package", "nian-cli", "--"]);
    run(
        check.arg("check").arg(file),
        "The message above says what is wrong with the lesson.",
    )
}

fn failed(file: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("{}: {error}", file.display()), "")
}

/// Writes a course that tests try.
pub(crate) fn sample(site: &Path, folder: &Path) -> Result {
    let own = project::root().join("tests/scorm/lesson.json");
    write(site, &Course::sample(own), folder)
}

/// Writes the folder anew that is to be zipped.
fn write(site: &Path, course: &Course, folder: &Path) -> Result {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| failed(folder, &error))?;
    }
    let app = app(site)?;
    for name in files(site, course, &app)? {
        copy(&site.join(&name), &folder.join(&name))?;
    }
    for (file, path) in course.own() {
        copy(file, &folder.join(path))?;
    }
    let (page, text) = (folder.join("index.html"), course.page(&app));
    fs::write(&page, &text).map_err(|error| failed(&page, &error))?;
    let files = below(folder).map_err(|error| failed(folder, &error))?;
    let names: Vec<_> = files.iter().map(|file| name(folder, file)).collect();
    let manifest = folder.join("imsmanifest.xml");
    fs::write(&manifest, manifest::manifest(course, &text, &names))
        .map_err(|error| failed(&manifest, &error))
}

fn name(folder: &Path, file: &Path) -> String {
    let path = file.strip_prefix(folder).expect("it lies there");
    path.to_string_lossy().replace('\\', "/")
}

fn copy(from: &Path, to: &Path) -> Result {
    let folder = to.parent().expect("it lies in a folder");
    let copied = fs::create_dir_all(folder).and_then(|()| fs::copy(from, to));
    copied.map(drop).map_err(|error| failed(from, &error))
}

fn app(site: &Path) -> Result<App> {
    let file = site.join(APP);
    serde_json::from_str(&read(&file)?).map_err(|error| failed(&file, &io::Error::other(error)))
}

/// The files of the site that a course needs.
fn files(site: &Path, course: &Course, app: &App) -> Result<Vec<String>> {
    let mut files: Vec<String> = ALWAYS.map(str::to_owned).into();
    if !course.own().is_empty() {
        files.push(FOR_OWN.to_owned());
    }
    let loader = read(&site.join("nian.js"))?;
    let top = fs::read_dir(site).map_err(|error| failed(site, &error))?;
    let top = top
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    files.extend(top.filter(|name| is_words(name, &loader, course)));
    files.extend([".js", "_bg.wasm"].map(|ending| app.program.clone() + ending));
    for language in course.languages() {
        files.push(format!("names.{language}.json"));
    }
    for example in course.examples() {
        files.push(format!("lessons/{example}.json"));
    }
    files.sort();
    files.dedup();
    is_whole(site, &files)?;
    Ok(files)
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|error| failed(file, &error))
}

/// A text in XML or HTML.
fn escaped(text: &str) -> String {
    // XML knows no other characters that cannot be seen.
    let text: String = text.chars().filter(|char| *char >= ' ').collect();
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// Whether a file has the words that the loader asks for in a language of the course. A site may hold the files of the version
/// before, too.
fn is_words(name: &str, loader: &str, course: &Course) -> bool {
    let words = name.strip_suffix(".txt");
    let words = words.and_then(|rest| rest.rsplit_once('.'));
    words.is_some_and(|(stem, language)| {
        let of_it = stem.starts_with(ENGINE) && loader.contains(stem);
        of_it && course.languages().contains(&language)
    })
}

/// Fails where a script imports another that is not among the files.
fn is_whole(site: &Path, files: &[String]) -> Result {
    for script in files.iter().filter(|name| name.ends_with(".js")) {
        for imported in scripts::imports(&read(&site.join(script))?) {
            let imported = imported.trim_start_matches("./");
            let imported = imported.split('?').next().unwrap_or_default();
            if !files.iter().any(|name| name == imported) {
                let what = format!("{script} imports {imported}, which a course has not");
                return Err(Failure::new(what, "Name it in package/scorm.rs."));
            }
        }
    }
    Ok(())
}
