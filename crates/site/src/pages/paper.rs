//! The words of articles, cards and lessons on paper, which lie beside the app that shows these.

use super::area::texts;
use super::practice::sheet_words;
use nian_app::handout::Words;
use nian_words::{Exercise, Handout, Language};

/// The words of a language.
pub(crate) fn paper_words(language: Language) -> Words {
    Words {
        texts: texts(language, &Handout::ALL),
        tasks: sheet_words(language),
        bad: language.among(&Exercise::BAD).to_owned(),
    }
}
