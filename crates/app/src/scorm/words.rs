use crate::Texts;
use serde::{Deserialize, Serialize};

/// The words of the page in a language. A package has those of all its languages as JSON in the attribute `data-words`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Words {
    /// Its tag.
    pub language: String,
    /// Files have not come: the page's script says it where that is so of the app's.
    pub not_loaded: String,
    /// The button that asks for them again.
    pub again: String,
    /// Those of [`nian_words::Scorm`].
    pub texts: Texts,
}
