//! The texts of pages and scripts. They are filled in when the site is built; no browser fetches them as words, and a wasm
//! has those only that it names in a constant.

use crate::Language;

mod made {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use made::*;

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(crate) usize);

impl Text {
    /// Its number, another one for each text of a build. The texts of a file follow one another.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
}

impl Language {
    /// The text in this language, or in the nearest available one.
    #[must_use]
    #[cfg(not(target_arch = "wasm32"))]
    pub fn among(self, text: &Text) -> &'static str {
        in_language(self, text)
    }
}

/// The same, for constants: where it is called in a program, that has all texts of all languages.
pub(crate) const fn in_language(language: Language, text: &Text) -> &'static str {
    made::TEXTS[language as usize][text.0]
}
