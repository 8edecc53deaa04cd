//! An exercise: tasks that the solver makes, one after the other, and how they have gone.

mod apply;
mod setting;
mod shown;
mod stand;

pub(crate) use apply::THAT_IS_ALL;
pub use setting::SETTING;

use super::reply::{Reply, Verdict};
use super::{Event, Walkthrough};
use nian_solver::{AnyPosition, Move};
use nian_tasks::{Question, Task};
use setting::Setting;
use std::rc::Rc;

/// The ways in which a task can have gone, as they are counted and told a page, in the order of [`Exercise::score`].
pub const WENT: [&str; 5] = ["right", "wrong", "assisted", "given", "skipped"];

/// The largest number of which a telephone shows the grid; of larger ones there is a plane with one stone in it.
const MOST_IN_GRID: u64 = 26;

/// How a task has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Went {
    Right,
    Wrong,
    Assisted,
    Given,
    Skipped,
}

/// An exercise at one of its tasks.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The task as the board shows it: the start asks, and another frame, if there is one, is the answer.
    pub(super) example: Walkthrough,
    setting: Setting,
    index: u32,
    task: Rc<Task>,
    score: [u32; WENT.len()],
    /// Whether the first answer to the task has been counted.
    counted: bool,
    /// What the reader answers by, and the answers so far.
    reply: Reply,
    /// Of the winning moves, where all are asked for.
    found: Vec<Move>,
    /// Whether the question is answered, or given up.
    solved: bool,
    hints: usize,
    done: bool,
    /// The position of a game written down that is looked at, if another than its start.
    looked: Option<AnyPosition>,
}

impl Exercise {
    /// The task as the board shows it.
    #[must_use]
    pub fn example(&self) -> &Walkthrough {
        &self.example
    }

    /// The task.
    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Its number; 0 is the first.
    #[must_use]
    pub fn index(&self) -> u32 {
        self.index
    }

    /// How many tasks there are, if there is an end.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        self.setting.count
    }

    /// How many tasks have gone in each of the ways of [`WENT`].
    #[must_use]
    pub fn score(&self) -> [u32; WENT.len()] {
        self.score
    }

    /// What is trained: a place in [`SKILLS`](super::SKILLS).
    #[must_use]
    pub fn skill(&self) -> usize {
        self.setting.skill as usize
    }

    /// What the reader answers by.
    #[must_use]
    pub fn reply(&self) -> &Reply {
        &self.reply
    }

    /// The winning moves that have been found, where all are asked for.
    #[must_use]
    pub fn found(&self) -> &[Move] {
        &self.found
    }

    /// Whether the last task has been gone past.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the task is answered, or given up.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// Whether the first answer to the task has been counted.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.counted
    }

    /// Whether all winning moves are asked for.
    #[must_use]
    pub fn asks_for_all(&self) -> bool {
        self.task.question == Question::AllWinningMoves
    }

    /// Whether it is answered by a move or an outcome, on the board, and not by numbers.
    #[must_use]
    pub fn is_on_the_board(&self) -> bool {
        matches!(
            self.task.question,
            Question::Outcome | Question::OneWinningMove | Question::AllWinningMoves
        )
    }

    /// Whether the picture would give the answer away, or part of it: it begins with the highest place, shows a limit, or
    /// is the grid, of which there is a help at level 1 only, and where it has room.
    #[must_use]
    pub fn gives_away(&self) -> bool {
        match self.task.question {
            Question::LeastLimit
            | Question::Binary
            | Question::Decimal { .. }
            | Question::Fibonacci => true,
            Question::Partner { given, .. } => {
                self.setting.level.number() > 1 || given > MOST_IN_GRID
            }
            _ => false,
        }
    }

    /// The game of which the reader points out the slip: each move with what it leaves.
    #[must_use]
    pub fn record(&self) -> Vec<(Move, AnyPosition)> {
        match &self.task.question {
            Question::Slip { moves } => {
                let left = nian_tasks::left(&self.task).unwrap_or_default();
                moves.iter().copied().zip(left).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The number of the slip; 1 is the first move.
    #[must_use]
    pub fn slip(&self) -> Option<usize> {
        nian_tasks::slip(&self.task).map(|(at, _)| at + 1)
    }

    /// How many hints the task has shown.
    pub(super) fn hinted(&self) -> usize {
        self.hints
    }

    /// The winning moves that are still to be found, where moves are asked for.
    pub(super) fn winning_left(&self) -> Vec<Move> {
        match self.task.question {
            Question::OneWinningMove | Question::AllWinningMoves => {
                let mut winning = nian_tasks::winning(&self.task);
                winning.retain(|mv| !self.found.contains(mv));
                winning
            }
            _ => Vec::new(),
        }
    }

    fn count_as(&mut self, went: Went) {
        if !self.counted {
            self.counted = true;
            self.score[went as usize] += 1;
        }
    }

    /// An answer is right, or it is not.
    fn answered(&mut self, right: bool) {
        self.count_as(match (right, self.hints) {
            (false, _) => Went::Wrong,
            (true, 0) => Went::Right,
            (true, _) => Went::Assisted,
        });
    }

    fn say(&mut self, verdict: Verdict) {
        self.reply.say(verdict);
    }

    /// What a page is told of an answer.
    fn told(&self, answer: &str, correct: bool, tries: u32) -> Event {
        Event::Answer {
            question: setting::asks(&self.task.question),
            answer: answer.to_owned(),
            correct,
            tries,
            step: self.index as usize,
        }
    }
}
