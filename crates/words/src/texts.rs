//! What pages and scripts say. It is written when the site is; no browser fetches it as words.

use crate::Language;

mod made {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use made::*;

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(crate) usize);

impl Language {
    /// The text in this language, or in the nearest that has it.
    #[must_use]
    pub fn among(self, text: &Text) -> &'static str {
        made::TEXTS[self as usize][text.0]
    }
}
