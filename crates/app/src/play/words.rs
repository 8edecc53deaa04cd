use crate::TextSet;
use nian_words::Text;
use serde::{Deserialize, Serialize};

/// The words of the page in its language. The site writes them into the page, as JSON in the attribute `data-words`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Those of [`nian_words::PlayPage`], [`Games`](nian_words::Games), [`SetUp`](nian_words::SetUp),
    /// [`TablePage`](nian_words::TablePage) and [`MakePage`](nian_words::MakePage).
    pub texts: TextSet,
    /// What the choice of an opponent is called, and the opponents, with the values of the attribute.
    pub opponent: String,
    /// See above.
    pub opponents: Vec<(String, String)>,
    /// What the choice of who begins is called, and who can.
    pub first: String,
    /// See above.
    pub firsts: Vec<(String, String)>,
}

impl Words {
    pub(super) fn say(&self, text: Text) -> &str {
        self.texts.say(text)
    }

    pub(super) fn fill(&self, text: Text, values: &[&str]) -> String {
        self.texts.fill(text, values)
    }
}
