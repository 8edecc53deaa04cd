use core::fmt;

use crate::MAX_HEAPS;
use crate::several_dice::Faces;

/// A move in any of the games; the game decides which moves are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Take `take` coins from row `row` (0-based); written `a2`.
    Row {
        /// The row, 0-based: 0 is `a`.
        row: u8,
        /// How many coins, at least 1.
        take: u64,
    },
    /// Take `take` coins from each of the two rows; written `ab2`.
    Both {
        /// How many coins from each row, at least 1.
        take: u64,
    },
    /// Take so many from the only heap; in the dice game: tip the die to this face and take as many. Written `3`.
    Take(u64),
    /// Tip die `die` (0-based) to this face; the game defines how many are taken. Written `a3`.
    Turn {
        /// The die, 0-based: 0 is `a`.
        die: u8,
        /// The face after the move, 1 to 6.
        face: u8,
    },
    /// Tip every die, so that they show these faces, and take their sum; written `3+5`.
    TurnAll(Faces),
}

/// The text of the move in the notation: `a2`, `ab2`, `3` or `3+5`. Rows and dice end at `z`; rows beyond, which no
/// position has, are written `?`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row { row, take } if row < MAX_HEAPS => {
                write!(f, "{}{take}", char::from(b'a' + row))
            }
            Self::Row { take, .. } => write!(f, "?{take}"),
            Self::Both { take } => write!(f, "ab{take}"),
            Self::Take(take) => write!(f, "{take}"),
            Self::Turn { die, face } => Self::Row {
                row: die,
                take: face.into(),
            }
            .fmt(f),
            Self::TurnAll(faces) => faces.fmt(f),
        }
    }
}

/// Puts moves in the alphabetical order of their texts: 1, 13, 2.
pub(crate) fn alphabetical(moves: &mut [Move]) {
    moves.sort_unstable_by_key(text_order);
}

/// The sort key of moves for the order of their texts, without writing these: first the letters, which some games lack,
/// then the digits.
fn text_order(mv: &Move) -> (u8, u64, u64) {
    match *mv {
        Move::Take(take) => digits_order(0, take),
        Move::Row { row, take } => digits_order(row.saturating_mul(2), take),
        // A digit sorts before a letter, so `ab` is between `a` and `b`.
        Move::Both { take } => digits_order(1, take),
        Move::Turn { die, face } => digits_order(die.saturating_mul(2), face.into()),
        Move::TurnAll(faces) => {
            let digits = faces
                .up()
                .iter()
                .fold(0, |digits, &face| 10 * digits + u64::from(face));
            digits_order(0, digits)
        }
    }
}

/// The sort key of numbers for the order of their digits: padded with zeros to 19 digits, the most a number has; then
/// by length.
fn digits_order(letters: u8, number: u64) -> (u8, u64, u64) {
    // Scaled to the length of 10¹⁸, the least number with 19 digits; the length is first estimated from the binary
    // digits.
    let binary = u64::BITS - number.leading_zeros();
    let guess = binary as usize * 1233 / 4096; // log 2 = 0.30103 = 1233 / 4096
    let less = guess > 0 && number < POWERS_OF_TEN[guess];
    let zeros = 18usize.saturating_sub(guess - usize::from(less));
    (letters, number * POWERS_OF_TEN[zeros], number)
}

/// The powers of ten that fit into 64 bits.
const POWERS_OF_TEN: [u64; 20] = {
    let mut powers = [1; 20];
    let mut i = 1;
    while i < powers.len() {
        powers[i] = 10 * powers[i - 1];
        i += 1;
    }
    powers
};

#[cfg(test)]
mod tests {
    use super::{Move, alphabetical};
    use crate::several_dice::Faces;
    use crate::{MAX_NUMBER, several_dice};
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn order_is_that_of_the_texts() {
        let numbers = [1, 2, 9, 10, 11, 19, 20, 100, 101, 109, 110, 190, 199, 1000];
        let large = [
            MAX_NUMBER,
            MAX_NUMBER - 1,
            MAX_NUMBER / 10,
            MAX_NUMBER / 9,
            10u64.pow(18),
        ];
        let numbers: Vec<u64> = [&numbers[..], &large].concat();
        let takes = numbers.iter().map(|&take| Move::Take(take));
        check(takes.collect());
        let rows = |row: u8| numbers.iter().map(move |&take| Move::Row { row, take });
        let both = numbers.iter().map(|&take| Move::Both { take });
        check(rows(1).chain(both).chain(rows(0)).chain(rows(25)).collect());
        let faces = [&[3, 1][..], &[1, 6], &[1, 2], &[2, 6]];
        let faces = faces.iter().filter_map(|up| Faces::new(up));
        check(faces.map(Move::TurnAll).collect());
        let dice = (0..several_dice::MAX_DICE).rev();
        let turns = dice.flat_map(|die| [6, 1, 3].map(|face| Move::Turn { die, face }));
        check(turns.collect());
    }

    fn check(mut moves: Vec<Move>) {
        let mut by_text = moves.clone();
        by_text.sort_by_key(Move::to_string);
        alphabetical(&mut moves);
        assert_eq!(moves, by_text);
    }
}
