//! How a language speaks.
use crate::tables::words;
use crate::{Answering, Checking, Interface, Language, Picture, Sentences};

impl Language {
    /// Sentences about games.
    #[must_use]
    pub fn sentences(self) -> Sentences {
        Sentences::new(words(self))
    }

    /// Labels in pictures and tables.
    #[must_use]
    pub fn picture(self) -> Picture {
        Picture(words(self))
    }

    /// Names of controls and what widgets say about themselves.
    #[must_use]
    pub fn interface(self) -> Interface {
        Interface(words(self))
    }

    /// What a claim's card says.
    #[must_use]
    pub fn checking(self) -> Checking {
        Checking(words(self))
    }

    /// What exercises say, questions by numbers, and hints.
    #[must_use]
    pub fn answering(self) -> Answering {
        Answering(words(self))
    }
}
