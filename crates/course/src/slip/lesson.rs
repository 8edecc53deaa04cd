//! Which lesson a slip is of.

use super::code::Origin;
use super::mark::{Part, QuestionRef, asked};
use crate::deck::{Deck, Item, Thing};

impl Origin {
    /// The lesson in which this is asked: what asks, without a word of what the teacher has written, so that a title that is
    /// mended makes no other lesson of it, nor does what is added and asks nothing.
    #[must_use]
    pub fn lesson(deck: &Deck, asked: &[QuestionRef], year: u16) -> Self {
        let mut lesson = String::new();
        let mut last = 0;
        for one in asked.iter() {
            let thing = deck.things.get(one.thing - 1);
            if let Some(thing) = thing.filter(|_| one.thing != last) {
                write(thing, &mut lesson);
            }
            if let Some(thing) = thing.filter(|_| one.part == Part::Question) {
                lesson.extend(["?", thing.asked().name()]);
            }
            last = one.thing;
        }
        Self {
            lesson,
            year,
            questions: asked.len(),
        }
    }

    /// What slips of this lesson can be of: pupils see all of it, or only what stands before one of its things. Those with the
    /// most questions come first.
    #[must_use]
    pub fn lessons(deck: &Deck, asks: impl Fn(&Item) -> bool, year: u16) -> Vec<Self> {
        let all = asked(deck, asks);
        let ends = (1..all.len()).filter(|at| all[*at].thing != all[at - 1].thing);
        let mut lengths: Vec<usize> = ends.chain([all.len()]).collect();
        lengths.reverse();
        let of = |length: usize| Self::lesson(deck, &all[..length], year);
        lengths.into_iter().map(of).collect()
    }
}

fn write(thing: &Thing, to: &mut String) {
    let Item { kind, of, .. } = &thing.item;
    to.extend([";", kind.name(), ":", of]);
    for (name, value) in thing.beside() {
        to.extend(["&", name, "=", value]);
    }
}
