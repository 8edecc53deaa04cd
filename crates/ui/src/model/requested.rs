//! The values of attributes that a page has set, and changes of them.
use super::entry::WORKS;
use super::{Event, PARTS, THEMES, TableKind, VISIBILITY};
use nian_lessons::Show;

/// The attributes of a number, in the order of the indices of [`AttributeChange::Number`].
pub(super) const NUMBER: [&str; 4] = ["value", "in", "digits", "do"];

/// The values of the attributes that belong together, whether or not they fit each other; so a page can set them one by
/// one, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RequestedAttributes {
    theme: Option<&'static str>,
    parts: [&'static str; PARTS.len()],
    pub(super) of: TableKind,
    pub(super) rules: Option<String>,
    pub(super) rows: [Option<u64>; 2],
    pub(super) number: [Option<String>; 4],
    pub(super) step: Option<usize>,
    /// The picture of a game, which another position may have.
    pub(super) show: Option<Show>,
}

/// A change of one attribute; `None` if it was removed.
#[derive(Clone, Debug, PartialEq)]
pub enum AttributeChange {
    /// The colours, which the script handles.
    Theme(&'static str),
    /// Whether one of [`PARTS`], by its index, is visible; the script handles this, too.
    Part(usize, &'static str),
    /// What a table lists.
    Table(TableKind),
    /// The rules of a table.
    Rules(Option<String>),
    /// The first row of a table, or how many are shown.
    Rows(usize, Option<u64>),
    /// One of `value`, `in`, `digits` and `do` of a number, by its index in that order.
    Number(usize, Option<String>),
    /// The step to show.
    Step(Option<usize>),
}

impl RequestedAttributes {
    pub(super) fn set(&mut self, change: AttributeChange) {
        match change {
            AttributeChange::Theme(theme) => self.theme = Some(theme),
            AttributeChange::Part(at, seen) => self.parts[at] = seen,
            AttributeChange::Table(of) => self.of = of,
            AttributeChange::Rules(rules) => self.rules = rules,
            AttributeChange::Rows(at, number) => self.rows[at] = number,
            AttributeChange::Number(at, text) => self.number[at] = text,
            AttributeChange::Step(step) => self.step = step,
        }
    }

    pub(super) fn theme(&self) -> &'static str {
        self.theme.unwrap_or(THEMES[0])
    }

    /// The value of the attribute for a part.
    pub(super) fn part(&self, at: usize) -> &'static str {
        if self.parts[at].is_empty() {
            VISIBILITY[0]
        } else {
            self.parts[at]
        }
    }

    /// Replaces values that the page has set by those that the reader has chosen.
    pub(super) fn override_by_reader(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Step => self.step = None,
                Event::Attribute(name, text) => {
                    if *name == "show" {
                        self.show = Show::named(text);
                    }
                    if let Some(at) = NUMBER.iter().position(|known| known == name) {
                        self.number[at] = Some(text.clone());
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether `value` or `in` is required: neither is beside `digits`, and `in` is only where the number is to be
    /// written.
    pub(super) fn needs(&self, name: &str) -> bool {
        let [_, _, digits, work] = &self.number;
        digits.is_none() && (name == "value" || work.as_deref().is_none_or(|work| work == WORKS[0]))
    }
}
