use std::fmt;

/// What to do where a registry did not answer.
pub(crate) const REGISTRY: &str = "Check the network connection and run the same command again; \
    what has been installed is kept.";

/// What failed, and what the person at the keyboard can do about it.
#[derive(Debug)]
pub(crate) struct Failure {
    what: String,
    advice: String,
}

pub(crate) type Result<T = ()> = std::result::Result<T, Failure>;

impl Failure {
    pub(crate) fn new(what: impl Into<String>, advice: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            advice: advice.into(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Failed: {}", self.what)?;
        if self.advice.is_empty() {
            Ok(())
        } else {
            write!(f, "\nTo do:  {}", self.advice)
        }
    }
}
