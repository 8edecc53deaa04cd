use std::fmt;

/// What is wrong with a text file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as it was named.
    pub file: String,
    /// Its line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
    /// The key that is not there, where that is what is wrong.
    pub missing: Option<String>,
}

impl Fault {
    pub(crate) fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line,
            what: what.into(),
            missing: None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for Fault {}
