//! How what is written down is read.

use std::str::Lines as All;

/// A text with `N` slots. It is said once as many arguments are put in: other numbers do not compile.
#[derive(Clone, Copy)]
pub(crate) struct Template<const N: usize>(pub(crate) &'static str);

impl<const N: usize> Template<N> {
    /// Before it is read.
    pub(crate) const BLANK: Self = Self("");

    /// The same where one of several texts is said, some of which have more slots.
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

/// Lines to read texts from.
pub(crate) struct Lines(All<'static>);

impl Lines {
    pub(crate) fn of(text: &'static str) -> Self {
        Self(text.lines())
    }

    /// A text. In place: made one by one and then moved, tables took four times as much code.
    pub(crate) fn one<Text: From<&'static str>>(&mut self, text: &mut Text) {
        *text = self.0.next().unwrap_or_default().into();
    }

    /// The texts of a list.
    pub(crate) fn all<Text: From<&'static str>>(&mut self, texts: &mut [Text]) {
        for text in texts {
            self.one(text);
        }
    }
}
