//! Nim.
//!
//! **Rules.** Coins lie in rows. In turn, take as many coins as you like, at least one, from one
//! row. Under normal play whoever takes the last coin wins, under misère play loses.
//!
//! **Closed form** (Charles L. Bouton, *Nim, a game with a complete mathematical theory*, Annals
//! of Mathematics 3, 1901–02, pp. 35–39). Write the rows in binary and add without carrying: the
//! position is safe when every column holds an even number of ones, that is, when the *nim-sum*
//! (exclusive or) is 0. From an unsafe one, take a row with a 1 in the leftmost odd column and
//! flip its digits in the odd columns.
//!
//! **Misère** (Bouton, the same paper). As long as two rows hold two coins or more, play as in
//! normal Nim. With exactly one such row the position is unsafe: leave none or one of its coins,
//! so that an odd number of single coins is left. With single coins only, the safe positions are
//! those with an odd number of them.
//!
//! ```
//! use nian_solver::nim::{column_sums, nim_sum};
//!
//! assert_eq!(column_sums(&[3, 4, 5]), [2, 1, 2]); // 011 + 100 + 101, ones column first
//! assert_eq!(nim_sum(&[3, 4, 5]), 0b010);
//! assert_eq!(nim_sum(&[1, 4, 5]), 0); // safe
//! ```

mod theory;

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::notation::{Notation, write_heaps};
use crate::reader::Reader;
use crate::{Ending, Game, MAX_HEAPS, MAX_NUMBER, Move, NotationError, Outcome, PlayError};

/// The rules of Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nim {
    /// Whether taking the last coin wins or loses.
    pub ending: Ending,
}

/// Rows of coins: 1 to 26 of them, each of at most 2⁶³−1.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rows(Vec<u64>);

impl Rows {
    /// Rows of so many coins; `None` unless there are 1 to [`MAX_HEAPS`] of them, each of at most
    /// [`MAX_NUMBER`].
    #[must_use]
    pub fn new(heaps: Vec<u64>) -> Option<Self> {
        let count = 1..=usize::from(MAX_HEAPS);
        let valid = count.contains(&heaps.len()) && heaps.iter().all(|&heap| heap <= MAX_NUMBER);
        valid.then_some(Self(heaps))
    }

    /// The coins in each row.
    #[must_use]
    pub fn heaps(&self) -> &[u64] {
        &self.0
    }
}

/// The nim-sum: a 1 in every binary column that holds an odd number of ones.
#[must_use]
pub fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// How many of the heaps have a 1 in each binary column, the ones column first.
///
/// There are as many columns as the largest heap has digits: none where all are empty.
/// Counts stop at 255, far beyond [`MAX_HEAPS`].
#[must_use]
pub fn column_sums(heaps: &[u64]) -> Vec<u8> {
    let largest = heaps.iter().max().copied().unwrap_or(0);
    let mut sums = vec![0u8; (u64::BITS - largest.leading_zeros()) as usize];
    for heap in heaps {
        for (power, sum) in sums.iter_mut().enumerate() {
            *sum = sum.saturating_add((heap >> power & 1) as u8);
        }
    }
    sums
}

impl Game for Nim {
    type Position = Rows;

    fn moves(&self, rows: &Rows) -> impl Iterator<Item = Move> {
        (0..)
            .zip(&rows.0)
            .flat_map(|(row, &heap)| (1..=heap).map(move |take| Move::Row { row, take }))
    }

    fn play(&self, rows: &Rows, mv: Move) -> Result<Rows, PlayError> {
        if self.end(rows).is_some() {
            return Err(PlayError::Over);
        }
        let Move::Row { row, take } = mv else {
            return Err(PlayError::OtherKind);
        };
        let mut heaps = rows.0.clone();
        let rows = heaps.len() as u8;
        let heap = heaps
            .get_mut(usize::from(row))
            .ok_or(PlayError::NoSuchRow { rows })?;
        if take == 0 {
            return Err(PlayError::TakeNone);
        }
        *heap = heap
            .checked_sub(take)
            .ok_or(PlayError::TooMany { most: *heap })?;
        Ok(Rows(heaps))
    }

    fn end(&self, rows: &Rows) -> Option<Outcome> {
        let over = rows.0.iter().all(|&heap| heap == 0);
        over.then(|| self.ending.outcome())
    }
}

impl Notation for Nim {
    const NAME: &'static str = "nim";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        Ok(Self {
            ending: reader.ending()?,
        })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Rows, NotationError> {
        reader.heaps(1, MAX_HEAPS).map(Rows)
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        reader.row_move()
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ending.write_option(f)
    }

    fn write_state(rows: &Rows, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_heaps(&rows.0, f)
    }
}
