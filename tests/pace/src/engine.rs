//! What the whole engine takes on the line.

use crate::compress::{Encoding, compress};
use nian_tests::Result;
use std::{fs, path::Path};

/// Bytes of brotli: of the script, the wasm and the words of the language that takes most of them.
pub(crate) fn bytes(dist: &Path) -> Result<f64> {
    // A site may hold the engine of the version before as well; the loader names its own.
    let loader = fs::read_to_string(dist.join("nian.js"))?;
    let (mut rest, mut words) = (0, 0);
    for entry in fs::read_dir(dist)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let stem = name.split(['.', '_']).next().unwrap_or_default();
        if !stem.starts_with("nian-engine-") || !loader.contains(stem) {
            continue;
        }
        let size = compress(&fs::read(&path)?, Encoding::Brotli)?.len();
        if name.ends_with(".txt") {
            words = words.max(size);
        } else {
            rest += size;
        }
    }
    if rest == 0 {
        return Err(format!("{} holds no engine", dist.display()).into());
    }
    Ok((rest + words) as f64)
}
