//! What single attributes ask for, and all that a page asks for by those that belong together.
use super::entry::WORKS;
use super::{Event, PARTS, THEMES, TableKind, VISIBILITY};

/// The attributes that name a number, in the order in which [`AttributeChange::Number`] counts them.
pub(super) const NUMBER: [&str; 4] = ["value", "in", "digits", "do"];

/// What a page asks for by attributes, whether or not it can be had with what the others ask for:
/// so they may come one by one, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RequestedAttributes {
    theme: Option<&'static str>,
    parts: [&'static str; PARTS.len()],
    pub(super) of: TableKind,
    pub(super) rules: Option<String>,
    pub(super) rows: [Option<u64>; 2],
    pub(super) number: [Option<String>; 4],
    pub(super) step: Option<usize>,
}

/// What one attribute asks for; nothing where it was taken away.
#[derive(Clone, Debug, PartialEq)]
pub enum AttributeChange {
    /// The colours, which are the page's affair.
    Theme(&'static str),
    /// Whether one of [`PARTS`], by its place, is to be seen: the page's affair, too.
    Part(usize, &'static str),
    /// What a table lists.
    Table(TableKind),
    /// The rules of a table.
    Rules(Option<String>),
    /// The first row of a table, or how many are shown.
    Rows(usize, Option<u64>),
    /// One of `value`, `in`, `digits` and `do` of a number, by its place.
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

    /// Whether a part is to be seen, as its attribute says it.
    pub(super) fn part(&self, at: usize) -> &'static str {
        if self.parts[at].is_empty() {
            VISIBILITY[0]
        } else {
            self.parts[at]
        }
    }

    /// What the reader has chosen stands in the place of what the page has asked for.
    pub(super) fn give_way(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Step => self.step = None,
                Event::Attribute(name, text) => {
                    if let Some(at) = NUMBER.iter().position(|known| known == name) {
                        self.number[at] = Some(text.clone());
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether the number is given by `digits`, or is 1 more or a pair: `value` or `in` may be left out.
    pub(super) fn needs(&self, name: &str) -> bool {
        let [_, _, digits, work] = &self.number;
        digits.is_none() && (name == "value" || work.as_deref().is_none_or(|work| work == WORKS[0]))
    }
}
