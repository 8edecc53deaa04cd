use std::fmt;
use wasm_encoder::reencode;
use wasmparser::BinaryReaderError;

/// Why a wasm cannot be made smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShrinkError(String);

impl ShrinkError {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

impl fmt::Display for ShrinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShrinkError {}

impl From<BinaryReaderError> for ShrinkError {
    fn from(error: BinaryReaderError) -> Self {
        Self(format!("the wasm cannot be read: {error}"))
    }
}

impl From<reencode::Error> for ShrinkError {
    fn from(error: reencode::Error) -> Self {
        Self(format!("the wasm cannot be written again: {error}"))
    }
}
