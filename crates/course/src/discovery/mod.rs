//! Boards on which readers find the rule of a game themselves: positions that they mark as safe or unsafe, the judgement of
//! the marks by what a move can leave, and a guess at the rule, which is tried by search elsewhere.

mod board;
mod found;
mod guess;
mod judge;
mod numbers;
mod plan;
mod recalled;
mod shown;
mod state;
mod stored;

pub use board::{Board, MOST};
pub use found::Found;
pub use guess::{Attempt, Refusal};
pub use judge::{Answers, Judgement, Marks, Reason, answers, judge, mark_of};
pub use numbers::joined;
pub use plan::{Plan, Position};
pub use recalled::{Summary, recalled, recalled_of};
pub use shown::{BoardState, Guess, GuessStatus, Status};
pub use state::{Action, Discovery, Effect};
pub use stored::{StoredBoard, StoredBoards};
