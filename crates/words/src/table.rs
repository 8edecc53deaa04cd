//! Reading of the generated lines into tables.

use std::str::Lines as All;

/// A text with `N` slots. Filling in another number of arguments does not compile.
#[derive(Clone, Copy)]
pub(crate) struct Template<const N: usize>(pub(crate) &'static str);

impl<const N: usize> Template<N> {
    /// A template that has not been read yet.
    pub(crate) const BLANK: Self = Self("");

    /// The same as a template with more slots, for a choice among texts some of which have more.
    pub(crate) const fn among<const MORE: usize>(self) -> Template<MORE> {
        const { assert!(N <= MORE, "all slots are filled") };
        Template(self.0)
    }
}

impl<const N: usize> From<&'static str> for Template<N> {
    fn from(text: &'static str) -> Self {
        Self(text)
    }
}

/// An iterator over the lines of texts.
pub(crate) struct Lines(All<'static>);

impl Lines {
    pub(crate) fn of(text: &'static str) -> Self {
        Self(text.lines())
    }

    /// Reads a text in place: tables made of returned texts took four times as much code.
    pub(crate) fn one<Text: From<&'static str>>(&mut self, text: &mut Text) {
        *text = self.0.next().unwrap_or_default().into();
    }

    /// Reads the texts of a list.
    pub(crate) fn all<Text: From<&'static str>>(&mut self, texts: &mut [Text]) {
        for text in texts {
            self.one(text);
        }
    }
}
