//! File access with errors that name the file.

use crate::SiteError;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn read(file: &Path) -> Result<String, SiteError> {
    fs::read_to_string(file).map_err(|error| SiteError::new(file, error))
}

/// Writes a file, and creates its parent folders.
pub(crate) fn write(file: &Path, text: impl AsRef<[u8]>) -> Result<(), SiteError> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(|error| SiteError::new(folder, error))?;
    }
    fs::write(file, text).map_err(|error| SiteError::new(file, error))
}

/// The entries of a folder, sorted by name.
pub(crate) fn list(folder: &Path) -> Result<Vec<PathBuf>, SiteError> {
    let failed = |error| SiteError::new(folder, error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The last component of a path; empty if there is none or it is no UTF-8.
pub(crate) fn name(path: &Path) -> &str {
    path.file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default()
}
