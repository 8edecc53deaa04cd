use crate::{Texts, sheet};
use nian_course::handout::Space;
use nian_words::Language;
use serde::{Deserialize, Serialize};

/// The words of handouts in a language: a file beside the program, so that no page has them that is not on paper.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Those of [`nian_words::Handout`].
    pub texts: Texts,
    /// Those of tasks.
    pub tasks: sheet::Words,
    /// A value cannot be: its name, itself, what is used instead.
    pub bad: String,
}

/// How paper is written on.
#[derive(Clone, Copy)]
pub(super) struct Writing<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) space: Space,
}
