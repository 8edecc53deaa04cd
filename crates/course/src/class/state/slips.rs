//! The slips of a class: all lines at once, and what of them is a table. They stay on the page as long as the dialog is open.

use super::Class;
use crate::class::action::{Effect, SlipsAction};
use crate::deck::{Item, Kind};
use crate::slip::{Line, Origin, QuestionRef, Table, asked, collect_any};
use crate::store::Storage;

/// The slips that are collected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slips {
    /// The year in which they are collected.
    year: u16,
    /// All lines, as they were pasted.
    pub text: String,
    /// What was read of them.
    pub lines: Vec<Line>,
    /// The slips among them.
    pub table: Table,
    /// What they are about, the first questions of the lesson or all of them; nothing where it asks nothing.
    pub asked: Vec<QuestionRef>,
    /// Whether the table was copied, and how often that was tried.
    pub copied: Option<(bool, u32)>,
}

impl<S: Storage + Clone> Class<S> {
    /// The slips, while they are collected.
    #[must_use]
    pub fn slips(&self) -> Option<&Slips> {
        self.slips.as_ref()
    }

    /// Whether it is known what the lesson asks.
    #[must_use]
    pub fn knows_questions(&self) -> bool {
        self.names.is_some()
    }

    /// What of the lesson that is shown can be answered on a slip.
    #[must_use]
    pub fn asked(&self) -> Vec<QuestionRef> {
        if self.knows_questions() {
            asked(self.deck(), |item| self.asks(item))
        } else {
            Vec::new()
        }
    }

    /// Whether an example asks something.
    fn asks(&self, item: &Item) -> bool {
        if item.kind == Kind::Lesson {
            let own = self.examples.get(&item.of);
            let own = own.filter(|own| own.wrong.is_none());
            return own.is_some_and(|own| own.frames.iter().any(|frame| frame.ask.is_some()));
        }
        let names = self.names.as_ref();
        let known = names.and_then(|names| names.examples.get(&item.of));
        known.is_some_and(|example| example.3)
    }

    pub(super) fn act_on_slips(&mut self, what: SlipsAction) -> Vec<Effect> {
        match what {
            SlipsAction::Open(year) => self.read_slips(year, String::new()),
            SlipsAction::Write(text) => {
                if let Some(year) = self.slips.as_ref().map(|slips| slips.year) {
                    self.read_slips(year, text);
                }
            }
            SlipsAction::Copy(table) => return vec![Effect::Copy(table)],
            SlipsAction::Close => self.slips = None,
        }
        Vec::new()
    }

    fn read_slips(&mut self, year: u16, text: String) {
        let mut asked = self.asked();
        let lessons = Origin::lessons(self.deck(), |item| self.asks(item), year);
        let found = collect_any(&lessons, &text).filter(|_| !asked.is_empty());
        let lines = match found {
            Some((of, lines)) => {
                asked.truncate(of.questions);
                lines
            }
            None => Vec::new(),
        };
        self.slips = Some(Slips {
            year,
            table: Table::of(&lines),
            lines,
            asked,
            text,
            copied: None,
        });
    }

    /// Where slips are collected, it is their table that was copied; whether it was.
    pub(super) fn table_copied(&mut self, is_copied: bool) -> bool {
        let Some(slips) = &mut self.slips else {
            return false;
        };
        let before = slips.copied.map_or(0, |(_, number)| number);
        slips.copied = Some((is_copied, before + 1));
        true
    }
}
