//! A thing of a lesson, and what the teacher says of it.

use super::fault::{Fault, clipped};
use super::item::{Item, Kind, all};
use super::query::escape;
use super::text::{MOST_OF_TITLE, Text, tidy, trim};
use crate::elements::ELEMENTS;

/// The most choices of a question.
pub const MOST_CHOICES: usize = 8;
/// What stands between the choices of a question in an address.
pub(super) const BETWEEN: char = '|';

/// A thing of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What it shows.
    pub item: Item,
    /// What the teacher calls it.
    pub name: Option<Text>,
    /// A question for the class.
    pub question: Option<Text>,
    /// A note for the teacher.
    pub note: Option<Text>,
    /// How the class answers the question.
    pub asks: QuestionKind,
    /// What there is to choose from, at most [`MOST_CHOICES`], none of them twice.
    pub choices: Vec<String>,
    /// The answer.
    pub answer: Option<String>,
    /// The rules of its tasks or its table.
    pub rules: Option<String>,
    /// Other attributes of its element, in the order in which they were written.
    pub set: Vec<(&'static str, String)>,
}

/// How a class answers a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionKind {
    /// It waits: the answer is said.
    #[default]
    Wait,
    /// By one of several choices.
    Choice,
    /// By a number.
    Number,
    /// By a move.
    Move,
}

impl QuestionKind {
    /// All of them, in their order.
    pub const ALL: [Self; 4] = [Self::Wait, Self::Choice, Self::Number, Self::Move];

    /// Its name in addresses and files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Wait => "wait",
            Self::Choice => "choice",
            Self::Number => "number",
            Self::Move => "move",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

impl Thing {
    /// A thing that shows this, with nothing said of it.
    #[must_use]
    pub fn new(item: Item) -> Self {
        Self {
            item,
            name: None,
            question: None,
            note: None,
            asks: QuestionKind::Wait,
            choices: Vec::new(),
            answer: None,
            rules: None,
            set: Vec::new(),
        }
    }

    /// The thing of an item.
    pub(super) fn parse(item: &str) -> Option<Self> {
        Item::parse(item).map(Self::new)
    }

    /// How its question can be asked: where there are no two choices, nobody can choose.
    #[must_use]
    pub fn asked(&self) -> QuestionKind {
        match self.asks {
            QuestionKind::Choice if self.choices.len() < 2 => QuestionKind::Wait,
            asks => asks,
        }
    }

    /// What its element sets besides what it shows: the rules first.
    pub fn beside(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let rules = self.rules.as_deref().map(|rules| ("rules", rules));
        let set = self.set.iter().map(|(name, value)| (*name, value.as_str()));
        rules.into_iter().chain(set)
    }

    /// The tag of the element that shows it.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        element(self.item.kind).0
    }

    /// The attributes of that element. An example that somebody has made stands packed in `data-lesson`: its text goes
    /// into the element.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        let Item { kind, of, start } = &self.item;
        let mut all = match (kind, of.rsplit_once('=')) {
            (Kind::Number, Some((system, value))) => {
                vec![("in", system.to_owned()), ("value", value.to_owned())]
            }
            (Kind::Lesson, _) => vec![("data-lesson", of.clone())],
            _ => vec![(element(*kind).1[0], of.clone())],
        };
        if *start > 0 && kind.has_steps() {
            all.push(("step", start.to_string()));
        }
        all.extend(self.beside().map(|(name, value)| (name, value.to_owned())));
        all
    }

    /// The query of the page `show/` that shows it alone.
    #[must_use]
    pub fn query(&self) -> String {
        let (tag, [shown, ..]) = element(self.item.kind) else {
            return String::new();
        };
        let mut query = String::new();
        for (name, value) in self.attributes() {
            let name = match name {
                "data-lesson" => "lesson",
                name if name == *shown => tag.trim_start_matches("nian-"),
                name => name,
            };
            let before = if query.is_empty() { "?" } else { "&" };
            query.extend([before, name, "="]);
            escape(&value, &mut query);
        }
        query
    }

    /// Sets an attribute of its element besides, if it may have it; nothing is said of others.
    pub fn set_beside(&mut self, name: &str, value: &str, faults: &mut Vec<Fault>) {
        let may = settable(self.item.kind);
        let own = may.iter().copied().find(|one| *one == name);
        let is_good = match (name, own) {
            ("rules", _) => are_rules(value),
            (_, Some(_)) => {
                value.len() <= 300 && all(value, |byte| is_of_value(byte) || byte == b'+')
            }
            _ => return,
        };
        match own.filter(|_| name != "rules") {
            _ if !is_good => faults.push(of_value(name, value)),
            None => self.rules = Some(value.to_owned()),
            Some(name) => match self.set.iter_mut().find(|(own, _)| *own == name) {
                Some((_, own)) => value.clone_into(own),
                None => self.set.push((name, value.to_owned())),
            },
        }
    }
}

/// A value that cannot be used, by its name.
pub(super) fn of_value(name: &str, value: &str) -> Fault {
    Fault::Value([name, "=", &clipped(value, 40)].concat())
}

/// What is said of an item that is none; `number` is its number, 1-based. Of an example that somebody has made nobody
/// wants to see the text.
pub(super) fn unread(item: &str, number: usize) -> Fault {
    if trim(item).starts_with("lesson:") {
        Fault::Made(number)
    } else {
        Fault::Item(clipped(item, 80))
    }
}

/// The choices that a text names, `|` between them. `name` is what that is called. One that says nothing, that is there
/// already or that is too many is left out.
pub(super) fn choices_of(text: &str, name: &str, faults: &mut Vec<Fault>) -> Vec<String> {
    let mut choices: Vec<String> = Vec::new();
    let mut is_whole = true;
    for one in text.split(BETWEEN).filter(|_| !text.is_empty()) {
        let one = tidy(one, MOST_OF_TITLE, faults);
        if one.is_empty() || choices.contains(&one) || choices.len() == MOST_CHOICES {
            is_whole = false;
        } else {
            choices.push(one);
        }
    }
    if !is_whole {
        faults.push(of_value(name, text));
    }
    choices
}

/// The answer that a text is; nothing where it is empty.
pub(super) fn answer_of(text: &str, faults: &mut Vec<Fault>) -> Option<String> {
    Some(tidy(text, MOST_OF_TITLE, faults)).filter(|answer| !answer.is_empty())
}

/// The element that shows a kind of thing.
fn element(kind: Kind) -> (&'static str, &'static [&'static str]) {
    let name = if kind == Kind::Lesson {
        Kind::Example.name()
    } else {
        kind.name()
    };
    let own = |tag: &str| tag.strip_prefix("nian-") == Some(name);
    let found = ELEMENTS.into_iter().find(|(tag, _)| own(tag));
    found.unwrap_or(ELEMENTS[0])
}

/// The attributes that a thing may set besides; the lesson says how answers are shown.
fn settable(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Game | Kind::Exercise => &element(kind).1[1..],
        Kind::Number => &["do"],
        _ => &[],
    }
}

fn is_of_value(byte: u8) -> bool {
    byte.is_ascii_lowercase()
        || byte.is_ascii_digit()
        || matches!(byte, b'.' | b',' | b':' | b'@' | b'-')
}

fn are_rules(text: &str) -> bool {
    text.len() <= 101
        && text.starts_with(|first: char| first.is_ascii_lowercase())
        && all(text, is_of_value)
}
