//! What single attributes ask for, and all that a page asks for by those that belong together.
use super::entry::WORKS;
use super::{Event, Of, PARTS, SEEN, THEMES};

/// The attributes that name a number, in the order in which [`Wish::Number`] counts them.
pub(super) const NUMBER: [&str; 4] = ["value", "in", "digits", "do"];

/// What a page asks for by attributes, whether or not it can be had with what the others ask for:
/// so they may come one by one, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    theme: Option<&'static str>,
    parts: [&'static str; PARTS.len()],
    pub(super) of: Of,
    pub(super) rules: Option<String>,
    pub(super) rows: [Option<u64>; 2],
    pub(super) number: [Option<String>; 4],
    pub(super) step: Option<usize>,
}

/// What one attribute asks for; nothing where it was taken away.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// The colours, which are the page's affair.
    Theme(&'static str),
    /// Whether one of [`PARTS`], by its place, is to be seen: the page's affair, too.
    Part(usize, &'static str),
    /// What a table lists.
    Of(Of),
    /// The rules of a table.
    Rules(Option<String>),
    /// The first row of a table, or how many are shown.
    Rows(usize, Option<u64>),
    /// One of `value`, `in`, `digits` and `do` of a number, by its place.
    Number(usize, Option<String>),
    /// The step to show.
    Step(Option<usize>),
}

impl Asked {
    pub(super) fn set(&mut self, wish: Wish) {
        match wish {
            Wish::Theme(theme) => self.theme = Some(theme),
            Wish::Part(at, seen) => self.parts[at] = seen,
            Wish::Of(of) => self.of = of,
            Wish::Rules(rules) => self.rules = rules,
            Wish::Rows(at, number) => self.rows[at] = number,
            Wish::Number(at, text) => self.number[at] = text,
            Wish::Step(step) => self.step = step,
        }
    }

    pub(super) fn theme(&self) -> &'static str {
        self.theme.unwrap_or(THEMES[0])
    }

    /// Whether a part is to be seen, as its attribute says it.
    pub(super) fn part(&self, at: usize) -> &'static str {
        if self.parts[at].is_empty() {
            SEEN[0]
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
