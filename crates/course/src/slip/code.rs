//! The code of a slip.
//!
//! Letters are Crockford's base 32, which has no I, L, O and U; what is written or heard as one of the first three is read as
//! 1 and 0. Two bits a mark come first, the first mark highest; then what tells lesson and year, as many bits as there is room
//! for, five at least; then five of a cyclic check, which finds any one wrong letter.

use super::mark::Mark;
use std::fmt::Write as _;

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The letters of a code with at most ten marks, and how many come with the next marks.
const SHORTEST: usize = 6;
const STEP: usize = 3;
/// Bits a letter, and bits that are no marks.
const BITS: usize = 5;
const BESIDE: usize = 10;
/// x⁵ + x² + 1, which is primitive: a burst of at most five bits is found.
const POLYNOMIAL: u8 = 0b0_0101;

/// What a slip is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The lesson, by its address without texts.
    pub lesson: String,
    /// The year on the pupil's device.
    pub year: u16,
    /// How many questions the lesson has.
    pub questions: usize,
}

/// Why a code cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is none, or a letter of it is wrong.
    Wrong,
    /// It is of another lesson.
    OtherLesson,
    /// It is of this lesson, and was made in another year.
    OtherYear,
}

/// The letters of a code for so many marks: six up to ten marks, nine up to seventeen, and so on.
fn letters(marks: usize) -> usize {
    let mut letters = SHORTEST;
    while letters * BITS < 2 * marks + BESIDE {
        letters += STEP;
    }
    letters
}

/// The code of these marks, one a question; what is missing is not answered.
///
/// ```
/// use nian_course::slip::{Mark, Origin, code, read};
///
/// let of = Origin { lesson: "nim-and-variants/ex1".into(), year: 2026, questions: 2 };
/// let marks = vec![Mark::Right, Mark::Helped];
/// assert_eq!(code(&of, &marks).len(), 6);
/// assert_eq!(read(&of, &code(&of, &marks)), Ok(marks));
/// ```
#[must_use]
pub fn code(of: &Origin, marks: &[Mark]) -> String {
    let letters = letters(of.questions);
    let mark = |at: usize| marks.get(at).copied().unwrap_or_default();
    let mut bits: Vec<bool> = Vec::with_capacity(letters * BITS);
    for at in 0..of.questions {
        push(&mut bits, mark(at).bits(), 2);
    }
    let rest = letters * BITS - BITS - bits.len();
    push(&mut bits, tag(of, of.year, rest), rest);
    let check = check(&bits);
    push(&mut bits, u64::from(check), BITS);
    let value = |five: &[bool]| five.iter().fold(0, |sum, bit| 2 * sum + usize::from(*bit));
    let letter = |five| char::from(LETTERS[value(five) % LETTERS.len()]);
    bits.chunks(BITS).map(letter).collect()
}

/// The marks of a code, one a question.
///
/// # Errors
///
/// [`Unread`], if it is no code of this lesson and year.
pub fn read(of: &Origin, code: &str) -> Result<Vec<Mark>, Unread> {
    let values: Option<Vec<usize>> = code.bytes().map(value).collect();
    let values = values.ok_or(Unread::Wrong)?;
    let mut bits = Vec::with_capacity(values.len() * BITS);
    for value in &values {
        push(&mut bits, *value as u64, BITS);
    }
    let Some(at) = bits
        .len()
        .checked_sub(BITS)
        .filter(|_| is_length(values.len()))
    else {
        return Err(Unread::Wrong);
    };
    let (told, told_check) = bits.split_at(at);
    if number(told_check) != u64::from(check(told)) {
        return Err(Unread::Wrong);
    }
    if values.len() != letters(of.questions) {
        return Err(Unread::OtherLesson);
    }
    let (marks, told_tag) = told.split_at(2 * of.questions);
    let is_of = |year| number(told_tag) == tag(of, year, told_tag.len());
    if is_of(of.year) {
        Ok(marks
            .chunks(2)
            .map(|two| Mark::of_bits(number(two)))
            .collect())
    } else if is_of(of.year.wrapping_sub(1)) || is_of(of.year.wrapping_add(1)) {
        Err(Unread::OtherYear)
    } else {
        Err(Unread::OtherLesson)
    }
}

/// Whether a code can be as long as that.
pub(super) fn is_length(letters: usize) -> bool {
    letters >= SHORTEST && letters.is_multiple_of(STEP)
}

/// The code as it is shown: three letters at a time.
#[must_use]
pub fn in_threes(code: &str) -> String {
    let mut text = String::new();
    for (at, letter) in code.chars().enumerate() {
        let space = if at > 0 && at % 3 == 0 { " " } else { "" };
        let _ = write!(text, "{space}{letter}");
    }
    text
}

/// The letter that a byte is read as.
pub(super) fn value(byte: u8) -> Option<usize> {
    let letter = match byte.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        letter => letter,
    };
    LETTERS.iter().position(|one| *one == letter)
}

fn push(bits: &mut Vec<bool>, value: u64, count: usize) {
    bits.extend((0..count).rev().map(|at| value >> at & 1 == 1));
}

fn number(bits: &[bool]) -> u64 {
    bits.iter().fold(0, |sum, bit| 2 * sum + u64::from(*bit))
}

/// So many bits, at most 32, of a lesson and a year, by FNV-1a; above 32 they are 0.
fn tag(of: &Origin, year: u16, bits: usize) -> u64 {
    const PRIME: u32 = 0x0100_0193;
    let bytes = of.lesson.bytes().chain(year.to_be_bytes());
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(PRIME)
    });
    // The low bits alone would be those of a shorter hash of the last letters.
    let mixed = u64::from(hash ^ hash >> 15);
    mixed & !(u64::MAX << bits.min(32))
}

/// The remainder of the bits, times x⁵, by the polynomial; it begins with ones, so that six zeros are no code.
fn check(bits: &[bool]) -> u8 {
    bits.iter().fold(31, |rest: u8, bit| {
        let out = (rest >> 4 & 1 == 1) != *bit;
        let shifted = rest << 1 & 31;
        if out { shifted ^ POLYNOMIAL } else { shifted }
    })
}
