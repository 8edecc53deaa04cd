//! What a reader's browser downloads for one example.

use nian_tests::dist;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Bytes in all, compressed.
const BUDGET: usize = 115_000;

#[test]
fn one_example_is_within_its_budget() {
    let mut total = 0;
    for file in files().expect("`cargo xtask build` has written dist") {
        let size = compressed(&file);
        println!(
            "{size:>8}  {}",
            file.strip_prefix(dist()).unwrap_or(&file).display()
        );
        total += size;
    }
    println!("{total:>8}  of {BUDGET} bytes, brotli");
    assert!(total <= BUDGET, "{} bytes too many", total - BUDGET);
}

/// The loader and all that it loads: script, wasm, styles, and of languages and lessons the longest.
fn files() -> io::Result<Vec<PathBuf>> {
    let (words, widgets): (Vec<_>, Vec<_>) = listed(&dist())?
        .into_iter()
        .filter(|path| name(path).starts_with("nian-widgets-"))
        .partition(|path| name(path).ends_with(".txt"));
    assert_eq!(widgets.len(), 2, "one script and one wasm of the widgets");
    let mut lessons = Vec::new();
    for article in listed(&dist().join("lessons"))? {
        lessons.extend(listed(&article)?);
    }
    let mut files = vec![dist().join("nian.js"), dist().join("nian.css")];
    files.extend(widgets);
    files.push(longest(words).expect("a language"));
    files.push(longest(lessons).expect("a lesson"));
    Ok(files)
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

/// The file with the most compressed bytes.
fn longest(files: Vec<PathBuf>) -> Option<PathBuf> {
    files.into_iter().max_by_key(|file| compressed(file))
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
