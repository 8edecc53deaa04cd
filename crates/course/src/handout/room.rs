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

/// So many lines for an answer of one's own, and beside a picture that asks nothing.
const ANSWER: Room = Room::Lines(3);
const NOTES: Room = Room::Lines(2);

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
        let own = has_own.then_some(Room::Own);
        Self {
            room: own.into_iter().chain([ANSWER]).collect(),
            has_answer: true,
        }
    }

    /// A position.
    #[must_use]
    pub fn of_game(has_own: bool) -> Self {
        let own = has_own.then_some(Room::Own);
        let usual = [Room::Outcome, Room::IfUnsafe, Room::Why];
        Self {
            room: own.into_iter().chain(usual).collect(),
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
}
