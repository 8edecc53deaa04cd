//! What a reader's browser downloads.

use nian_tests::dist;
use nian_words::Language;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Bytes that the engine may take, compressed: its script, its wasm and the words of one language.
/// Lowered with each saving, never raised.
const ENGINE: usize = 185_000;

#[test]
fn the_engine_is_within_its_budget() {
    let files = listed(&dist()).expect("`cargo xtask build` has written dist");
    let one = |ending: &str| {
        let ours = |file: &&PathBuf| {
            name(file).starts_with("nian-widgets-") && name(file).ends_with(ending)
        };
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
    println!("{total:>8}  of {ENGINE} bytes, brotli");
    assert!(total <= ENGINE, "the engine is too large");
}

/// Bytes that a page of an article may take, compressed: all its pictures and steps are in it.
/// Lowered with each saving, never raised.
const PAGE: usize = 80_000;

#[test]
fn articles_are_within_their_budget() {
    for article in listed(&dist().join("articles")).expect("`cargo xtask build` has written dist") {
        let size = compressed(&article.join("index.html"));
        println!("{size:>8}  {} of {PAGE} bytes, brotli", name(&article));
        assert!(size <= PAGE, "{} is too long", name(&article));
    }
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
