//! What the worker that keeps the site on a device (`www/sw.js`) knows: every file, by the hash of what is in it.

use crate::{
    failure::{Failure, Result},
    integrity, languages, minify, notices,
};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// What nobody needs who reads our pages: it is for authors of other pages, or it is the worker itself.
const LEFT_OUT: [&str; 9] = [
    integrity::FILE,
    notices::FILE,
    "sw.js",
    "sw-off.js",
    "frame.js",
    "nian.d.ts",
    "custom-elements.json",
    "lesson.schema.json",
    "claim.schema.json",
];

/// The script in which pages say of which build they are, and what stands there until that is known.
const TOLD: (&str, &str) = ("page.js", "nian-build");

/// The module that the worker takes the list from.
const LIST: &str = "offline-files.js";

/// The folder with the worker's parts.
pub(crate) const PARTS: &str = "keeping";

/// Files by their path, with their hashes.
type Hashes = BTreeMap<String, String>;

/// Writes into the worker what it has to keep, and into the pages' script of which build they are.
pub(crate) fn worker(site: &Path) -> Result {
    let failed = |error: io::Error| {
        let what = format!("listing what is kept for reading without a network: {error}");
        Failure::new(what, "")
    };
    let build = tell_build(site).map_err(failed)?;
    let hashes = hashes(site).map_err(failed)?;
    let list = site.join(LIST);
    fs::write(&list, module(&build, &hashes)).map_err(failed)?;
    let script = site.join("sw.js");
    minify::worker(&script)?;
    fs::remove_file(&list).map_err(failed)?;
    fs::remove_dir_all(site.join(PARTS)).map_err(failed)?;
    let text = fs::read_to_string(&script).map_err(failed)?;
    fs::write(&script, format!("{}{text}", said(&build))).map_err(failed)
}

/// How the worker's file says of which build it is: an older worker reads it (`www/keeping/decide.js`).
fn said(build: &str) -> String {
    format!("/* nian {build} */")
}

/// Puts the hash of all other files into the script that tells it.
fn tell_build(site: &Path) -> io::Result<String> {
    let (name, unknown) = TOLD;
    let mut hasher = Sha256::new();
    for (path, hash) in hashes(site)? {
        hasher.update(format!("{path} {hash}\n"));
    }
    let build = hex(&hasher.finalize()[..8]);
    let script = site.join(name);
    let text = fs::read_to_string(&script)?;
    if text.matches(unknown).count() != 1 {
        let what = format!("{unknown} does not stand in {name} once");
        return Err(io::Error::other(what));
    }
    fs::write(&script, text.replace(unknown, &build))?;
    Ok(build)
}

/// The hashes of all files that are kept: the first 128 bits of SHA-256, as the worker computes them.
fn hashes(site: &Path) -> io::Result<Hashes> {
    let mut found = Hashes::new();
    for file in below(site)? {
        let path = file.strip_prefix(site).expect("it lies there");
        let path = path.to_string_lossy().replace('\\', "/");
        let is_left_out = LEFT_OUT.contains(&path.as_str()) || is_for_courses(&path);
        if !is_preview(&path) && !is_left_out && !is_part(&path) {
            let hash = hex(&Sha256::digest(fs::read(&file)?)[..16]);
            // A page is asked for by its folder.
            let path = path.strip_suffix("index.html").unwrap_or(&path);
            found.insert(path.to_owned(), hash);
        }
    }
    Ok(found)
}

/// What shows a page to those who are not on it: pictures other than icons, and the files of oEmbed.
pub(crate) fn is_preview(path: &str) -> bool {
    path.starts_with("oembed/") || path.ends_with(".png") && !path.starts_with("icon-")
}

/// What courses for learning platforms have, and nothing of the site.
pub(crate) fn is_for_courses(path: &str) -> bool {
    ["scorm.js", "scorm.css", "scorm.json"].contains(&path) || path.starts_with("nian-scorm-")
}

/// A part of the worker's script.
fn is_part(path: &str) -> bool {
    path.split_once('/')
        .is_some_and(|(folder, _)| folder == PARTS)
}

/// All files in a folder and in those within.
pub(crate) fn below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The language of the reader who needs a file; nothing where all do. Words in a language without
/// pages are for other pages than ours.
fn language(path: &str) -> Option<&'static str> {
    let page = path.is_empty() || path.ends_with('/') || path.ends_with(".webmanifest");
    // The first language stands at the top, where all others' folders are.
    let found = languages::with_pages().iter().rev().find(|tag| {
        let folder = languages::folder(tag);
        let cards = path
            .strip_prefix("frames/")
            .and_then(|rest| rest.split('/').nth(1));
        cards == Some(tag.as_str())
            || path.ends_with(&format!(".{tag}.txt"))
            || path.ends_with(&format!(".{tag}.json"))
            || path.starts_with(&folder) && (page || !folder.is_empty())
    });
    found.map(String::as_str)
}

/// A page with all of an article: it is long, and all that is in it stands in chapters too. It is kept once it has been
/// opened.
fn is_late(path: &str) -> bool {
    path.ends_with("/whole/") && path.split('/').any(|folder| folder == "articles")
}

/// The files that all readers need and those of each language, and those of each language that are kept once they have
/// been opened, as a module.
fn module(build: &str, hashes: &Hashes) -> String {
    let mut files = Groups::from([("", Vec::new())]);
    let mut later = Groups::new();
    for (path, hash) in hashes {
        let words_of_others = path.ends_with(".txt") && language(path).is_none();
        if !words_of_others {
            let groups = if is_late(path) {
                &mut later
            } else {
                &mut files
            };
            let group = groups.entry(language(path).unwrap_or_default());
            group.or_default().push(format!("{path:?}:{hash:?}"));
        }
    }
    let [files, later] = [files, later].map(object);
    format!("export const BUILD={build:?};export const FILES={files};export const LATER={later};")
}

/// The entries of files by their languages.
type Groups<'a> = BTreeMap<&'a str, Vec<String>>;

/// The groups as an object of objects.
fn object(groups: Groups) -> String {
    let groups = groups
        .into_iter()
        .map(|(tag, files)| format!("{tag:?}:{{{}}}", files.join(",")));
    format!("{{{}}}", groups.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use super::{Hashes, hashes, language, module, said, tell_build};
    use std::{env, fs, process};

    #[test]
    fn each_file_is_for_those_who_need_it() {
        for (path, of) in [
            ("", Some("zh-Hant")),
            ("articles/odd-total/", Some("zh-Hant")),
            ("en/", Some("en")),
            ("zh-Hans/play/", Some("zh-Hans")),
            ("frames/1a2b/en/odd-total/fifteen.json", Some("en")),
            (
                "frames/1a2b/zh-Hant/odd-total/fifteen.json",
                Some("zh-Hant"),
            ),
            ("nian-engine-1a.zh-Hans.txt", Some("zh-Hans")),
            ("en/manifest.webmanifest", Some("en")),
            ("names.zh-Hans.json", Some("zh-Hans")),
            ("nian.js", None),
            ("lessons/odd-total/fifteen.json", None),
            ("icon-192.png", None),
        ] {
            assert_eq!(language(path), of, "{path}");
        }
    }

    #[test]
    fn words_for_other_pages_are_left_out() {
        let hashes = ["", "en/", "nian.js", "nian-engine-1a.ja.txt"];
        let hashes: Hashes = hashes.map(|path| (path.to_owned(), "0f".to_owned())).into();
        assert_eq!(
            module("1b", &hashes),
            "export const BUILD=\"1b\";export const FILES={\"\":{\"nian.js\":\"0f\"},\
             \"en\":{\"en/\":\"0f\"},\"zh-Hant\":{\"\":\"0f\"}};export const LATER={};"
        );
    }

    #[test]
    fn whole_articles_are_kept_later() {
        let hashes = ["en/articles/a/", "en/articles/a/b/", "en/articles/a/whole/"];
        let hashes: Hashes = hashes.map(|path| (path.to_owned(), "0f".to_owned())).into();
        assert_eq!(
            module("1b", &hashes),
            "export const BUILD=\"1b\";export const FILES={\"\":{},\
             \"en\":{\"en/articles/a/\":\"0f\",\"en/articles/a/b/\":\"0f\"}};\
             export const LATER={\"en\":{\"en/articles/a/whole/\":\"0f\"}};"
        );
    }

    #[test]
    fn the_worker_and_its_parts_are_not_kept() {
        let site = env::temp_dir().join(format!("nian-kept-{}", process::id()));
        fs::create_dir_all(site.join("keeping")).unwrap();
        for name in ["sw.js", "sw-off.js", "keeping/limits.js", "nian.js"] {
            fs::write(site.join(name), "").unwrap();
        }
        let kept: Vec<_> = hashes(&site).unwrap().into_keys().collect();
        assert_eq!(kept, ["nian.js"]);
        // `www/keeping/decide.js` reads it.
        assert_eq!(said("0123456789abcdef"), "/* nian 0123456789abcdef */");
        fs::remove_dir_all(site).unwrap();
    }

    #[test]
    fn another_file_makes_another_build() {
        let site = env::temp_dir().join(format!("nian-offline-{}", process::id()));
        let build = |page: &str| {
            fs::create_dir_all(site.join("en")).unwrap();
            fs::write(site.join("en/index.html"), page).unwrap();
            fs::write(site.join("page.js"), "x(\"nian-build\")").unwrap();
            let build = tell_build(&site).unwrap();
            let told = fs::read_to_string(site.join("page.js")).unwrap();
            assert_eq!(told, format!("x({build:?})"));
            build
        };
        let first = build("one");
        assert_eq!(build("one"), first);
        assert_ne!(build("two"), first);
        let error = tell_build(&site).unwrap_err();
        assert!(error.to_string().contains("once"), "{error}");
        fs::remove_dir_all(site).unwrap();
    }
}
