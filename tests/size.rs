//! What a reader's browser downloads.

use nian_tests::{at_night, dist};
use nian_words::Language;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Bytes that the engine may take, compressed: its script, its wasm and the words of one language. Nobody
/// waits for them to step through an example, so plain code comes before small code.
const ENGINE: usize = 268_000;

/// The same of an app, which has the engine in it: what a page of tools waits for.
const APP: usize = 364_500;
/// The same of the app of authors, which is to be an app like the others (docs/decisions.md, D121).
const TEACH: usize = 367_000;
/// The same of the app of a teacher's own lesson, which has the stage in it and is to come down to the others' (D121).
const CLASS: usize = 460_300;
/// The same of the app of courses for learning platforms.
const SCORM: usize = 306_000;

#[test]
fn the_engine_is_within_its_budget() {
    within("nian-engine-", ENGINE);
}

#[test]
fn the_apps_are_within_their_budget() {
    within("nian-practise-", APP);
    within("nian-play-", APP);
    within("nian-teach-", TEACH);
    within("nian-class-", CLASS);
    within("nian-paper-", APP);
    within("nian-scorm-", SCORM);
}

/// The script and the wasm of a program, and the words that come with it.
fn within(program: &str, most: usize) {
    let files = listed(&dist()).expect("`cargo xtask build` has written dist");
    let one = |ending: &str| {
        let begin = if ending.ends_with(".txt") {
            "nian-engine-"
        } else {
            program
        };
        let ours = |file: &&PathBuf| name(file).starts_with(begin) && name(file).ends_with(ending);
        let found: Vec<_> = files.iter().filter(ours).collect();
        assert_eq!(found.len(), 1, "files that end in {ending}: {found:?}");
        found[0]
    };
    let mut total = 0;
    let mut add = |files: &[&PathBuf]| {
        let sizes = files.iter().map(|file| (compressed(file), name(file)));
        let (size, name) = sizes.max().expect("a file at least");
        println!("{size:>8}  {name}");
        total += size;
    };
    add(&[one(".js")]);
    add(&[one("_bg.wasm")]);
    // Of the language that takes most of them.
    add(&Language::ALL.map(|language| one(&format!(".{}.txt", language.tag()))));
    println!("{total:>8}  of {most} bytes, brotli");
    assert!(total <= most, "{program} is too large");
}

/// Bytes that the loader and the styles of the cards may take, compressed. Lowered with each saving,
/// raised only for what a reader would lose.
const LOADER: usize = 16_150;
/// Bytes that the cards of a lesson of ours may take, compressed: in the median, and of any.
const CARDS: [usize; 2] = [7_000, 29_500];
/// Among so many files that are the longest is the one that is the largest when it is compressed.
const LONGEST: usize = 9;
/// Bytes until an embedded example of the usual size can be stepped through.
const FIRST_STEP: usize = 23_500;
/// Bytes that the whole site may take on a disk; each app after the first is one of them.
const SITE: u64 = 45_400_000;

#[test]
fn the_first_step_is_within_its_budget() {
    let dist = dist();
    let loader = ["nian.js", "nian.css"].map(|name| compressed(&dist.join(name)));
    let loader: usize = loader.iter().sum();
    println!("{loader:>8}  of {LOADER} bytes, brotli: nian.js and nian.css");
    assert!(loader <= LOADER, "the loader is too large");
    let (cards, largest) = cards(&dist);
    assert!(cards.len() >= 76, "cards are missing");
    let [median, most] = [cards[cards.len() / 2], largest];
    println!(
        "{median:>8}  of {} bytes: the cards of a lesson, median",
        CARDS[0]
    );
    println!("{most:>8}  of {} bytes: the most", CARDS[1]);
    assert!(
        median <= CARDS[0] && most <= CARDS[1],
        "cards are too large"
    );
    for usual in files_below(&dist.join("frames")) {
        if usual.ends_with("nim-and-variants/ex2.json") {
            let (all, file) = (loader + compressed(&usual), usual.display());
            println!("{all:>8}  of {FIRST_STEP} bytes until {file} can be stepped");
            assert!(all <= FIRST_STEP, "too much before the first step");
        }
    }
}

/// The sizes of the cards in one language, at night in all, sorted; and the largest in any.
fn cards(dist: &Path) -> (Vec<usize>, usize) {
    let mut files = files_below(&dist.join("frames"));
    files.sort_by_key(|file| fs::metadata(file).map_or(0, |about| about.len()));
    let longest = files.iter().rev().take(LONGEST);
    let largest = longest.map(|file| compressed(file)).max();
    let of_one =
        |file: &&PathBuf| at_night() || file.iter().any(|part| part == Language::ZhHant.tag());
    let mut sizes: Vec<_> = files
        .iter()
        .filter(of_one)
        .map(|file| compressed(file))
        .collect();
    sizes.sort_unstable();
    (sizes, largest.unwrap_or_default())
}

#[test]
fn the_site_is_within_its_budget() {
    let all: u64 = files_below(&dist()).iter().map(|file| bytes(file)).sum();
    println!("{all:>8}  of {SITE} bytes: the whole site");
    assert!(all <= SITE, "the site is too large");
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let within = listed(folder).expect("`cargo xtask build` has written dist");
    let (folders, mut files): (Vec<_>, Vec<_>) = within.into_iter().partition(|path| path.is_dir());
    files.extend(folders.iter().flat_map(|folder| files_below(folder)));
    files
}

/// Bytes that a chapter of an article may take: all its pictures and steps are in it.
const CHAPTER: u64 = 400_000;
/// The same, compressed. Lowered with each saving, never raised.
const COMPRESSED: usize = 20_400;
/// Among so many chapters that are the longest is the one that is the largest when it is compressed.
const LONGEST_CHAPTERS: usize = 6;

#[test]
fn chapters_are_within_their_budget() {
    let dist = dist();
    let languages = Language::WITH_PAGES.map(|language| dist.join(language.folder()));
    let pages = languages.iter().flat_map(|folder| chapters(folder));
    let mut pages: Vec<_> = pages.map(|page| (bytes(&page), page)).collect();
    assert!(pages.len() >= 72, "chapters are missing");
    pages.sort_unstable();
    pages.reverse();
    let (longest, page) = &pages[0];
    println!("{longest:>8}  of {CHAPTER} bytes: {}", page.display());
    assert!(*longest <= CHAPTER, "a chapter is too long");
    let longest = pages.iter().take(LONGEST_CHAPTERS);
    let sizes = longest.map(|(_, page)| (compressed(page), page));
    let (size, page) = sizes.max().expect("a chapter at least");
    println!(
        "{size:>8}  of {COMPRESSED} bytes, brotli: {}",
        page.display()
    );
    assert!(size <= COMPRESSED, "a chapter is too large");
}

/// The pages of all chapters in the folder of a language.
fn chapters(folder: &Path) -> Vec<PathBuf> {
    let all = files_below(&folder.join("articles")).into_iter();
    let below = |file: &Path| {
        file.strip_prefix(folder.join("articles"))
            .map_or(0, |file| file.components().count())
    };
    // SLUG/CHAPTER/index.html
    let chapter = |file: &PathBuf| below(file) == 3 && !file.iter().any(|part| part == "whole");
    all.filter(chapter).collect()
}

fn bytes(file: &Path) -> u64 {
    fs::metadata(file)
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        .len()
}

fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect()
}

fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}

fn compressed(file: &Path) -> usize {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        ..Default::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut out, &parameters).expect("memory suffices");
    out.len()
}
