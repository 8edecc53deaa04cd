//! What is to be known of an example before its element is there.

use crate::deck::Text;
use serde::Deserialize;

/// The file of an example.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Lesson {
    /// What it is called.
    pub title: Option<Text>,
    #[serde(default)]
    ask: Option<String>,
    steps: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Step {
    #[serde(default)]
    ask: Option<String>,
}

impl Lesson {
    /// The number of its steps with the start.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.len() + 1
    }

    /// The steps that ask; 0 is the start.
    #[must_use]
    pub fn asking(&self) -> Vec<usize> {
        let start = std::iter::once(&self.ask);
        let all = start.chain(self.steps.iter().map(|step| &step.ask));
        let asks = |ask: &Option<String>| ask.as_ref().is_some_and(|ask| !ask.is_empty());
        all.enumerate()
            .filter_map(|(step, ask)| asks(ask).then_some(step))
            .collect()
    }
}
