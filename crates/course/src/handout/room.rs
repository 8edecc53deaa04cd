//! What a task on paper asks, and what room it leaves.

use crate::deck::QuestionKind;
use nian_lessons::Ask;

/// Room to write, or what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// The sentence of the card, which asks or tells.
    Sentence,
    /// The teacher's own question.
    Own,
    /// The question whether a claim is true.
    IsTrue,
    /// A box to be ticked for each outcome.
    Outcome,
    /// A winning move.
    Move,
    /// The same where there is one.
    IfUnsafe,
    /// The reason.
    Why,
    /// So many lines.
    Lines(u8),
}

/// How much room there is to write.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Space {
    /// As much as an answer takes.
    #[default]
    Usual,
    /// Enough for a drawing, or a larger hand.
    More,
    /// None: for what is said, or written elsewhere.
    None,
}

impl Space {
    /// All values, the usual one first.
    pub const ALL: [Self; 3] = [Self::Usual, Self::More, Self::None];

    /// Its name in an address.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::More => "more",
            Self::None => "none",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|space| space.name() == name)
    }
}

/// So many lines for an answer of one's own, and beside a picture that asks nothing.
const ANSWER: Room = Room::Lines(3);
const NOTES: Room = Room::Lines(2);
/// So many lines more where there is more room.
const MORE: u8 = 3;

/// The teacher's own question and room for its answer, in the place of what would be asked without it. What is ticked has its
/// boxes, and one line is enough for a number or a move.
fn own_or(own: Option<QuestionKind>, usual: &[Room]) -> Vec<Room> {
    match own {
        None => usual.to_vec(),
        Some(QuestionKind::Choice) => vec![Room::Own],
        Some(QuestionKind::Number | QuestionKind::Move) => vec![Room::Own, Room::Lines(1)],
        Some(QuestionKind::Wait) => vec![Room::Own, ANSWER],
    }
}

/// A task on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What stands below its picture, in order.
    pub room: Vec<Room>,
    /// Whether there is an answer.
    pub has_answer: bool,
}

impl Task {
    /// A step of an example that asks this while answers are hidden. `own`: how the teacher's question at it is answered.
    #[must_use]
    pub fn of_step(asks: Option<Ask>, own: Option<QuestionKind>) -> Self {
        let usual: &[_] = match asks {
            Some(Ask::Outcome) => &[Room::Sentence, Room::Outcome, Room::Why],
            Some(Ask::Winning) => &[Room::Sentence, Room::Move, Room::Why],
            _ => &[Room::Sentence, NOTES],
        };
        Self {
            room: own_or(own, usual),
            has_answer: asks.is_some() || own.is_some(),
        }
    }

    /// A step of the work on a number; how it goes on is the answer.
    #[must_use]
    pub fn of_number(own: Option<QuestionKind>) -> Self {
        Self {
            room: own_or(own, &[Room::Sentence, ANSWER]),
            has_answer: true,
        }
    }

    /// A position.
    #[must_use]
    pub fn of_game(own: Option<QuestionKind>) -> Self {
        Self {
            room: own_or(own, &[Room::Outcome, Room::IfUnsafe, Room::Why]),
            has_answer: true,
        }
    }

    /// A table, in which there is nothing to do unless the teacher asks something.
    #[must_use]
    pub fn of_table(own: Option<QuestionKind>) -> Self {
        Self {
            room: own_or(own, &[]),
            has_answer: false,
        }
    }

    /// A claim; `has_more`: there is a reason for it, or something else is true.
    #[must_use]
    pub fn of_claim(own: Option<QuestionKind>, has_more: bool) -> Self {
        Self {
            room: own_or(own, &[Room::IsTrue, ANSWER]),
            has_answer: has_more,
        }
    }

    /// The same with this much room. What is to be ticked takes none, and one line for a number or a move is enough.
    ///
    /// ```
    /// use nian_course::handout::{Room, Space, Task};
    ///
    /// let task = Task::of_game(None).with(Space::None);
    /// assert_eq!(task.room, [Room::Outcome]);
    /// let task = Task::of_number(None).with(Space::More);
    /// assert_eq!(task.room, [Room::Sentence, Room::Lines(6)]);
    /// ```
    #[must_use]
    pub fn with(&self, space: Space) -> Self {
        let of = |&room: &Room| match (space, room) {
            (Space::None, Room::Move | Room::IfUnsafe | Room::Why | Room::Lines(_)) => vec![],
            (Space::More, Room::Lines(count @ 2..)) => vec![Room::Lines(count + MORE)],
            (Space::More, Room::Why) => vec![Room::Why, Room::Lines(MORE)],
            _ => vec![room],
        };
        Self {
            room: self.room.iter().flat_map(of).collect(),
            ..*self
        }
    }
}
