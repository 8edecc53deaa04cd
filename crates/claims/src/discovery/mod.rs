//! Boards on which readers find the rule of a game themselves, before its theorem states it.
//!
//! A [`Board`] has the first positions of a game with the moves between them, by which the reader's marks are judged,
//! from the smallest on. A guess at the rule is then checked by exhaustive search, which knows the rules of the game
//! and no theorem.
//!
//! ```
//! use nian_claims::{Board, Finding};
//!
//! let board = Board::named("take").unwrap();
//! let mut tell = |_done, _of| ();
//! assert_eq!(board.judge(&[4], &mut tell), Some(Finding::Holds { most: 200 }));
//! let wrong = board.judge(&[3], &mut tell).unwrap();
//! assert_eq!(wrong.to_string(), "differs safe 0 3");
//! assert_eq!(board.judge(&[0], &mut tell), None);
//!
//! // 9 is no remainder on division by 8.
//! let board = Board::named("parity").unwrap();
//! assert_eq!(board.judge(&[8, 9], &mut tell), None);
//! ```

mod dice;
mod doubling;
mod ground;
mod guess;
mod pairs;
mod parity;
mod rows;
mod sides;
mod take;

pub use ground::{Plan, Spot};
pub use guess::Finding;

/// Callback for progress: how many of how many parts are done.
pub(crate) type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// All boards, in the order of the articles.
pub const BOARDS: [Board; 7] = [
    rows::BOARD,
    pairs::BOARD,
    take::board::<3>("take"),
    dice::BOARD,
    doubling::BOARD,
    sides::board::<3>("sides"),
    parity::board::<3>("parity"),
];

/// The same games where more than 3 can be taken at a time: what is found then can be found once more.
pub const FURTHER: [Board; 5] = [
    take::board::<4>("take.4"),
    take::board::<5>("take.5"),
    sides::board::<4>("sides.4"),
    sides::board::<5>("sides.5"),
    parity::board::<5>("parity.5"),
];

/// The largest heap for guesses about one heap.
const FAR: u64 = 200;
/// The largest period that can be guessed.
const ROUND: u64 = 60;
/// How far a line continues once its first positions are marked.
const ON: u64 = 20;

/// A board of a game's first positions.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// The name in prose, pages and scripts.
    pub name: &'static str,
    /// The numbers of a guess: the least and the greatest of each.
    pub numbers: &'static [[u64; 2]],
    /// Whether the second number is a remainder on division by the first, and so less than it.
    pub remainder: bool,
    plan: fn() -> Option<Plan>,
    judge: fn(&[u64], Progress<'_>) -> Option<Finding>,
}

impl Board {
    /// The board of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        BOARDS
            .iter()
            .chain(&FURTHER)
            .find(|board| board.name == name)
    }

    /// The positions of the board, and the moves between them.
    ///
    /// # Panics
    /// Never: a test makes every plan.
    #[must_use]
    pub fn plan(&self) -> Plan {
        (self.plan)().expect("a test makes it")
    }

    /// The finding on a guess; `None` if its numbers are out of range. The callback `tell` gets the progress from time
    /// to time.
    pub fn judge(&self, guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
        let fits = guess.len() == self.numbers.len()
            && guess
                .iter()
                .zip(self.numbers)
                .all(|(number, [least, most])| (least..=most).contains(&number));
        let can_be = !self.remainder || guess.get(1) < guess.first();
        if fits && can_be {
            (self.judge)(guess, tell)
        } else {
            None
        }
    }
}
