//! The lesson.

use super::text::Text;
use super::thing::Thing;
use crate::elements::Answers;

/// The most things of a lesson.
pub const MOST_THINGS: usize = 60;
/// The most characters of an address that everyone can pass on.
pub const LONGEST: usize = 1500;

/// A lesson of a teacher's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Its title.
    pub title: Option<Text>,
    /// Its things, at most [`MOST_THINGS`].
    pub things: Vec<Thing>,
    /// The thing at which the class is, 1-based; 1 where there is none.
    pub at: usize,
    /// The step of that thing, 0 for its start, at most 999.
    pub step: u16,
    /// When answers are visible.
    pub answers: Answers,
    /// Whether it is for pupils.
    pub pupils: bool,
    /// How many of its things pupils see, 1 to all of them; all of them where it is not told.
    pub upto: Option<usize>,
    /// The id of the ready-made lesson whose texts it has.
    pub ready: Option<String>,
}

impl Default for Deck {
    /// One with nothing in it.
    fn default() -> Self {
        Self {
            title: None,
            things: Vec::new(),
            at: 1,
            step: 0,
            answers: Answers::Ask,
            pupils: false,
            upto: None,
            ready: None,
        }
    }
}

impl Deck {
    /// What pupils get: so many things, 1-based, without the teacher's notes, each answer after the question. They
    /// begin where the class is, or at the last that they see; `upto` is told where that is another.
    #[must_use]
    pub fn for_pupils(&self, upto: usize) -> Self {
        let upto = upto.clamp(1, self.things.len().max(1));
        let at = self.at.min(upto);
        let mut things: Vec<Thing> = self.things.iter().take(upto).cloned().collect();
        for thing in &mut things {
            thing.note = None;
        }
        let step = if at == self.at {
            self.step
        } else {
            start_of(&things, at)
        };
        Self {
            title: self.title.clone(),
            things,
            at,
            step,
            answers: Answers::Ask,
            pupils: true,
            upto: (at != upto).then_some(upto),
            ready: self.ready.clone(),
        }
    }

    /// The things that are seen: of a lesson for pupils as many as it tells.
    #[must_use]
    pub fn seen(&self) -> &[Thing] {
        let upto = self.upto.filter(|_| self.pupils);
        let upto = upto.and_then(|upto| self.things.get(..upto));
        upto.unwrap_or(&self.things)
    }
}

/// The first step of the thing with this number, 1-based; 0 if it is not there.
pub(super) fn start_of(things: &[Thing], at: usize) -> u16 {
    let thing = at.checked_sub(1).and_then(|at| things.get(at));
    thing.map_or(0, |thing| thing.item.start)
}
