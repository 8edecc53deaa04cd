use crate::{Texts, sheet};
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
