//! The texts of pages and scripts. They are filled in when the site is built; no browser fetches
//! them as words.

use crate::Language;

mod made {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use made::*;

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(crate) usize);

impl Language {
    /// The text in this language, or in the nearest available one.
    #[must_use]
    pub fn among(self, text: &Text) -> &'static str {
        made::TEXTS[self as usize][text.0]
    }
}
