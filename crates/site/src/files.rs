//! Reading and writing with errors that name the file.

use crate::SiteError;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn read(file: &Path) -> Result<String, SiteError> {
    fs::read_to_string(file).map_err(|error| SiteError::new(file, error))
}

/// Writes a file, and makes the folders it stands in.
pub(crate) fn write(file: &Path, text: impl AsRef<[u8]>) -> Result<(), SiteError> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| SiteError::new(folder, error))?;
    }
    fs::write(file, text).map_err(|error| SiteError::new(file, error))
}

/// What stands in a folder, sorted by name.
pub(crate) fn list(folder: &Path) -> Result<Vec<PathBuf>, SiteError> {
    let failed = |error| SiteError::new(folder, error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The last part of a path, as text; empty where it has none or is no text.
pub(crate) fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}
