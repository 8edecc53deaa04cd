//! How what is written down is read.

use std::str::Lines as All;

/// Lines to read texts from.
pub(crate) struct Lines(All<'static>);

impl Lines {
    pub(crate) fn of(text: &'static str) -> Self {
        Self(text.lines())
    }

    /// A text. In place: made one by one and then moved, tables took four times as much code.
    pub(crate) fn one(&mut self, text: &mut &'static str) {
        *text = self.0.next().unwrap_or_default();
    }

    /// The texts of a list.
    pub(crate) fn all(&mut self, texts: &mut [&'static str]) {
        for text in texts {
            self.one(text);
        }
    }
}
