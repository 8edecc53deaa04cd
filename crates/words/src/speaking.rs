//! The texts of a language, by purpose.
use crate::tables::words;
use crate::{Answering, Checking, Discovery, Interface, Language, Picture, Sentences};

impl Language {
    /// Sentences on games.
    #[must_use]
    pub fn sentences(self) -> Sentences {
        Sentences::new(words(self))
    }

    /// Labels of pictures and tables.
    #[must_use]
    pub fn picture(self) -> Picture {
        Picture(words(self))
    }

    /// Names of controls, and messages of widgets.
    #[must_use]
    pub fn interface(self) -> Interface {
        Interface(words(self))
    }

    /// Texts of a claim's card.
    #[must_use]
    pub fn checking(self) -> Checking {
        Checking(words(self))
    }

    /// Texts of the boards on which readers find a rule.
    #[must_use]
    pub fn discovery(self) -> Discovery {
        Discovery(words(self))
    }

    /// Texts of exercises, questions by numbers, and hints.
    #[must_use]
    pub fn answering(self) -> Answering {
        Answering(words(self))
    }
}
