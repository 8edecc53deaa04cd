//! An example that is the work on a number.

use super::Walkthrough;
use crate::model::{Entry, Event, Field};
use nian_lessons::Frame;
use nian_solver::numerals::{System, Work, Writing};

impl Walkthrough {
    /// A walkthrough of the work on a number, which the reader may change.
    #[must_use]
    pub fn of_number(writing: Writing) -> Self {
        Self {
            entry: Some(Entry::of(&writing)),
            ..Self::of_frames(Frame::stages(writing))
        }
    }

    /// The number of an element without attributes.
    pub(in crate::model) fn usual_number() -> Option<Self> {
        Writing::new(60, System::Fibonacci, Work::Write).map(Self::of_number)
    }

    /// The fields of the number, where the reader may change it.
    #[must_use]
    pub fn entry(&self) -> Option<&Entry> {
        self.entry.as_ref()
    }

    /// Shows another number; at its last step if the last step of the number before was shown.
    pub fn set_number(&mut self, writing: Writing) {
        self.entry = Some(Entry::of(&writing));
        self.show_number(writing);
    }

    fn show_number(&mut self, writing: Writing) {
        let at_end = self.step > 0 && self.step == self.steps();
        self.frames = Frame::stages(writing).into();
        self.step = if at_end { self.steps() } else { 0 };
        self.playing = false;
    }

    /// Sets a field to the typed text, and shows the number if it is valid.
    pub(in crate::model) fn enter(&mut self, field: Field, text: String) -> Vec<Event> {
        let Some(entry) = &mut self.entry else {
            return Vec::new();
        };
        entry.set(field, text);
        let read = entry.read();
        entry.trouble = read.as_ref().err().copied();
        let Ok(writing) = read else {
            return Vec::new();
        };
        let written = match &entry.digits {
            Some(digits) => vec![Event::Attribute("digits", digits.clone())],
            None => vec![
                Event::Attribute("value", writing.value.to_string()),
                Event::Attribute("in", writing.system.to_string()),
            ],
        };
        self.show_number(writing);
        let mut events = vec![Event::Step];
        events.extend(written);
        events
    }
}
