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

/// The loader and all that it loads: script, wasm, styles, and the longest of the lessons.
fn files() -> io::Result<Vec<PathBuf>> {
    let mut files = vec![dist().join("nian.js"), dist().join("nian.css")];
    for entry in fs::read_dir(dist())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("nian-widgets-") {
            files.push(path);
        }
    }
    assert_eq!(files.len(), 4, "one script and one wasm of the widgets");
    files.push(longest(&dist().join("lessons"))?.expect("there are lessons"));
    Ok(files)
}

/// The file with the most compressed bytes, in the folders of this folder.
fn longest(folder: &Path) -> io::Result<Option<PathBuf>> {
    let mut files = Vec::new();
    for article in fs::read_dir(folder)? {
        for lesson in fs::read_dir(article?.path())? {
            files.push(lesson?.path());
        }
    }
    Ok(files.into_iter().max_by_key(|file| compressed(file)))
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
