//! What a task on paper asks, and what room it leaves.

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

/// A task on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What stands below its picture, in order.
    pub room: Vec<Room>,
    /// Whether there is an answer.
    pub has_answer: bool,
}

impl Task {
    /// A step of an example that asks this while answers are hidden. `has_own`: the teacher has a question at it.
    #[must_use]
    pub fn of_step(asks: Option<Ask>, has_own: bool) -> Self {
        let room = match asks {
            _ if has_own => vec![Room::Own, ANSWER],
            Some(Ask::Outcome) => vec![Room::Sentence, Room::Outcome, Room::Why],
            Some(Ask::Winning) => vec![Room::Sentence, Room::Move, Room::Why],
            _ => vec![Room::Sentence, NOTES],
        };
        Self {
            room,
            has_answer: asks.is_some() || has_own,
        }
    }

    /// A step of the work on a number; how it goes on is the answer.
    #[must_use]
    pub fn of_number(has_own: bool) -> Self {
        let asks = if has_own { Room::Own } else { Room::Sentence };
        Self {
            room: vec![asks, ANSWER],
            has_answer: true,
        }
    }

    /// A position. `own`: whether the teacher's question there has boxes to be ticked, where there is one; another is answered
    /// on a line.
    #[must_use]
    pub fn of_game(own: Option<bool>) -> Self {
        let own = match own {
            None => [].as_slice(),
            Some(true) => &[Room::Own],
            Some(false) => &[Room::Own, Room::Lines(1)],
        };
        let usual = [Room::Outcome, Room::IfUnsafe, Room::Why];
        Self {
            room: own.iter().copied().chain(usual).collect(),
            has_answer: true,
        }
    }

    /// A table, in which there is nothing to do unless the teacher asks something.
    #[must_use]
    pub fn of_table(has_own: bool) -> Self {
        Self {
            room: if has_own {
                vec![Room::Own, ANSWER]
            } else {
                Vec::new()
            },
            has_answer: false,
        }
    }

    /// A claim; `has_more`: there is a reason for it, or something else is true.
    #[must_use]
    pub fn of_claim(has_own: bool, has_more: bool) -> Self {
        let question = if has_own { Room::Own } else { Room::IsTrue };
        Self {
            room: vec![question, ANSWER],
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
    /// let task = Task::of_number(false).with(Space::More);
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
