//! An exercise: tasks that are made from a seed, one after the other, and their score.

mod apply;
mod frames;
mod setting;
mod stand;

pub(crate) use apply::THAT_IS_ALL;
pub use setting::SETTING;

use super::reply::{Reply, Verdict};
use super::{Event, Walkthrough};
use nian_solver::{AnyPosition, Move};
use nian_tasks::{Level, Question, Task, Version};
use setting::Setting;
use std::rc::Rc;

/// The results that a task can have, as events and stored states name them, in the order of [`Exercise::score`].
pub const TASK_RESULTS: [&str; 5] = ["right", "wrong", "assisted", "given", "skipped"];

/// The largest number of which a telephone shows the grid; of larger ones it shows a plane with a single stone.
const MOST_IN_GRID: u64 = 20;

/// The result of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TaskResult {
    Right,
    Wrong,
    Assisted,
    Given,
    Skipped,
}

/// An exercise at one of its tasks.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The task as the board shows it: frame 0 asks, and frame 1, if there is one, is the answer.
    pub(super) example: Walkthrough,
    setting: Setting,
    /// Rules that were refused: they wait for attributes that have tasks for them.
    waiting: Option<String>,
    index: u32,
    task: Rc<Task>,
    score: [u32; TASK_RESULTS.len()],
    /// Whether the first answer to the task has been counted.
    counted: bool,
    /// The inputs of the answer, and the answers so far.
    reply: Reply,
    /// The winning moves found so far, where all are asked for.
    found: Vec<Move>,
    /// Whether the task is answered or its answer revealed.
    solved: bool,
    hints: usize,
    done: bool,
    /// The position shown of a game that is written down, if another than its start.
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

    /// The task's 0-based index.
    #[must_use]
    pub fn index(&self) -> u32 {
        self.index
    }

    /// The number of tasks; `None` if there is no end.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        self.setting.count
    }

    /// The number of tasks with each result of [`TASK_RESULTS`].
    #[must_use]
    pub fn score(&self) -> [u32; TASK_RESULTS.len()] {
        self.score
    }

    /// The skill trained: an index in [`SKILLS`](super::SKILLS).
    #[must_use]
    pub fn skill(&self) -> usize {
        self.setting.skill as usize
    }

    /// The version of the tasks.
    #[must_use]
    pub fn version(&self) -> Version {
        self.setting.version
    }

    /// The level of the tasks.
    #[must_use]
    pub fn level(&self) -> Level {
        self.setting.level
    }

    /// The seed of the tasks.
    #[must_use]
    pub fn seed(&self) -> u32 {
        self.setting.seed
    }

    /// The inputs of the answer, and the answers so far.
    #[must_use]
    pub fn reply(&self) -> &Reply {
        &self.reply
    }

    /// The winning moves found so far, where all are asked for.
    #[must_use]
    pub fn found(&self) -> &[Move] {
        &self.found
    }

    /// Whether the reader has gone past the last task.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the task is answered or its answer revealed.
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

    /// Whether the task is answered by a move or an outcome on the board, and not by numbers.
    #[must_use]
    pub fn is_on_the_board(&self) -> bool {
        matches!(
            self.task.question,
            Question::Outcome | Question::OneWinningMove | Question::AllWinningMoves
        )
    }

    /// Whether the picture would give the answer away, or part of it, or show nothing: it begins with the highest place,
    /// shows a limit, or is the grid, which is a help for level 1 only, and only where it has room.
    #[must_use]
    pub fn gives_away(&self) -> bool {
        match self.task.question {
            Question::LeastLimit
            | Question::Binary
            | Question::Decimal { .. }
            | Question::Fibonacci => true,
            Question::Partner { given, .. }
            | Question::PartnerAmong { given, .. }
            | Question::PairDifference { given, .. } => {
                self.setting.level.number() > 1 || given > MOST_IN_GRID
            }
            _ => false,
        }
    }

    /// The game in which the reader is to find the slip: each move with the position after it.
    #[must_use]
    pub fn record(&self) -> Vec<(Move, AnyPosition)> {
        match &self.task.question {
            Question::Slip { moves } | Question::Slips { moves } => {
                let left = nian_tasks::left(&self.task).unwrap_or_default();
                moves.iter().copied().zip(left).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The 1-based numbers of the moves that are slips: one or two; none where none is asked for.
    #[must_use]
    pub fn slips(&self) -> Vec<u64> {
        let slips = nian_tasks::slips(&self.task).into_iter();
        slips.map(|(at, _)| at as u64 + 1).collect()
    }

    /// The number of hints shown for the task.
    pub(super) fn hinted(&self) -> usize {
        self.hints
    }

    /// The winning moves not found yet, where moves are asked for.
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

    fn count_as(&mut self, went: TaskResult) {
        if !self.counted {
            self.counted = true;
            self.score[went as usize] += 1;
        }
    }

    /// Counts the first answer to the task.
    fn answered(&mut self, right: bool) {
        self.count_as(match (right, self.hints) {
            (false, _) => TaskResult::Wrong,
            (true, 0) => TaskResult::Right,
            (true, _) => TaskResult::Assisted,
        });
    }

    fn say(&mut self, verdict: Verdict) {
        self.reply.say(verdict);
    }

    /// The event of an answer.
    fn answer_event(&self, answer: &str, correct: bool, tries: u32) -> Event {
        Event::Answer {
            question: setting::question_name(&self.task.question),
            answer: answer.to_owned(),
            correct,
            tries,
            step: self.index as usize,
        }
    }
}
