use std::fmt;
use std::path::{Path, PathBuf};

/// An error that stops the build of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteError {
    /// The file or folder.
    pub file: PathBuf,
    /// The error, in English.
    pub what: String,
}

impl SiteError {
    pub(crate) fn new(file: &Path, what: impl fmt::Display) -> Self {
        Self {
            file: file.to_owned(),
            what: what.to_string(),
        }
    }
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.what)
    }
}

impl std::error::Error for SiteError {}
