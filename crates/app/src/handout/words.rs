use crate::{Texts, sheet};
use nian_course::handout::Space;
use nian_words::{Handout, Language, Text};
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

impl Words {
    /// The heading of a handout about this, or about several things.
    pub(super) fn heading(&self, about: Option<&str>) -> String {
        self.about(about, Handout::TITLE, Handout::UNTITLED)
    }

    /// The heading over the answers.
    pub(super) fn key(&self, about: Option<&str>) -> String {
        self.about(about, Handout::KEY, Handout::KEY_ONLY)
    }

    fn about(&self, about: Option<&str>, with: Text, alone: Text) -> String {
        match about {
            Some(about) => self.texts.fill(with, &[about]),
            None => self.texts.say(alone).to_owned(),
        }
    }
}

/// How paper is written on.
#[derive(Clone, Copy)]
pub(super) struct Writing<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) space: Space,
}
