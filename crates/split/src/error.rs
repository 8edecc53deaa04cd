use std::fmt;
use wasm_encoder::reencode;
use wasmparser::BinaryReaderError;

/// Why a wasm cannot be split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitError(String);

impl SplitError {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

impl fmt::Display for SplitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SplitError {}

impl From<BinaryReaderError> for SplitError {
    fn from(error: BinaryReaderError) -> Self {
        Self(format!("the wasm cannot be read: {error}"))
    }
}

impl From<reencode::Error> for SplitError {
    fn from(error: reencode::Error) -> Self {
        Self(format!("the wasm cannot be written again: {error}"))
    }
}
