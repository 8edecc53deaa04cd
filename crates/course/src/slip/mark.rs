//! What a lesson asks, and how a pupil has answered.

use crate::deck::{Deck, Item, Kind, Thing};

/// The tasks of an exercise in a lesson that does not say how many.
const TASKS: usize = 5;
/// The most questions of a lesson that a slip tells.
const MOST: usize = 60;

/// How a pupil has answered a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Not at all.
    #[default]
    Open,
    /// Right at once.
    Right,
    /// Right, after a hint.
    Helped,
    /// Wrong at first, or given up.
    Wrong,
}

impl Mark {
    /// All of them, by their two bits.
    pub const ALL: [Self; 4] = [Self::Open, Self::Right, Self::Helped, Self::Wrong];

    /// Its two bits.
    pub(super) fn bits(self) -> u64 {
        match self {
            Self::Open => 0,
            Self::Right => 1,
            Self::Helped => 2,
            Self::Wrong => 3,
        }
    }

    /// The mark of two bits; of more the last two count.
    pub(super) fn of_bits(bits: u64) -> Self {
        match bits & 3 {
            0 => Self::Open,
            1 => Self::Right,
            2 => Self::Helped,
            _ => Self::Wrong,
        }
    }

    /// The mark of something that asks several times, where this one comes to it: the worst.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        if self.bits() >= other.bits() {
            self
        } else {
            other
        }
    }
}

/// A question of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionRef {
    /// The thing that asks it, 1-based.
    pub thing: usize,
    /// What of it asks.
    pub part: Part,
}

/// What of a thing asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The teacher, by a question of their own.
    Question,
    /// The steps of an example, which count as one.
    Steps,
    /// A task of an exercise, 0-based.
    Task(usize),
}

/// The questions of a lesson that pupils see, in their order, at most 60: each question of the teacher's own that pupils answer
/// on the page, each task of an exercise, and each example of which `asks` says that it asks something.
#[must_use]
pub fn asked(deck: &Deck, asks: impl Fn(&Item) -> bool) -> Vec<QuestionRef> {
    let things = deck.seen().iter().zip(1..);
    let all = things.flat_map(|(shown, thing)| {
        let own = shown.is_marked().then_some(Part::Question);
        let parts = match shown.item.kind {
            Kind::Exercise => (0..tasks_of(shown)).map(Part::Task).collect(),
            Kind::Example | Kind::Lesson if asks(&shown.item) => vec![Part::Steps],
            _ => Vec::new(),
        };
        let parts = own.into_iter().chain(parts);
        parts.map(move |part| QuestionRef { thing, part })
    });
    all.take(MOST).collect()
}

/// How many tasks an exercise of a lesson has, as far as they are asked for.
fn tasks_of(thing: &Thing) -> usize {
    let count = thing.beside().find(|(name, _)| *name == "count");
    let count = count.and_then(|(_, value)| value.parse().ok());
    count
        .filter(|count| *count > 0)
        .map_or(TASKS, |count: usize| count.min(MOST))
}
