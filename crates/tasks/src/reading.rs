//! Parsing of typed answers.

use alloc::vec::Vec;

use nian_solver::Outcome;

use crate::{Answer, Grade, Question};

/// Parses the typed answer to a question.
///
/// Digits may be full-width. Numbers are separated by commas, plus signs or spaces; binary digits are not separated:
/// `101101`. Columns are named by their values: `4, 1`, and 0 where none is odd. A remainder may be followed by `safe`
/// or `unsafe`.
///
/// # Errors
/// [`Grade::Unfinished`] if the text is empty, [`Grade::NotUnderstood`] if it is invalid, or the answer is a move,
/// which is parsed by the game.
///
/// ```
/// use nian_tasks::{Answer, Question, Grade, read_answer};
///
/// let parts = Answer::Parts(vec![21, 8, 3]);
/// assert_eq!(read_answer(&Question::Fibonacci, "２１＋8+ 3"), Ok(parts));
/// assert_eq!(read_answer(&Question::OddColumns, "4, 1"), Ok(Answer::Columns(0b101)));
/// assert_eq!(read_answer(&Question::LeastLimit, " "), Err(Grade::Unfinished));
/// assert_eq!(read_answer(&Question::LeastLimit, "three"), Err(Grade::NotUnderstood));
/// ```
pub fn read_answer(question: &Question, text: &str) -> Result<Answer, Grade> {
    let words = words(text);
    let words: Vec<&[u8]> = words
        .split(|&byte| byte == b' ')
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        return Err(Grade::Unfinished);
    }
    let answer = match question {
        Question::Outcome => only(&words).and_then(outcome).map(Answer::Outcome),
        Question::OneWinningMove | Question::AllWinningMoves => None,
        Question::OddColumns => columns(&words).map(Answer::Columns),
        Question::Binary => only(&words).and_then(digits).map(Answer::Digits),
        Question::Decimal { .. }
        | Question::Partner { .. }
        | Question::PartnerAmong { .. }
        | Question::PairDifference { .. }
        | Question::LeastLimit
        | Question::Slip { .. } => only(&words).and_then(number).map(Answer::Number),
        Question::Fibonacci | Question::MendFibonacci { .. } => words
            .iter()
            .map(|word| number(word))
            .collect::<Option<_>>()
            .map(Answer::Parts),
        Question::Slips { .. } => words
            .iter()
            .map(|word| number(word))
            .collect::<Option<_>>()
            .map(Answer::Moves),
        Question::Residue { .. } => residue(&words),
    };
    answer.ok_or(Grade::NotUnderstood)
}

/// The text in ASCII: separators become spaces, and unknown characters question marks.
fn words(text: &str) -> Vec<u8> {
    let byte = |letter: char| match letter {
        '０'..='９' => b'0' + (letter as u32 - '０' as u32) as u8,
        '0'..='9' | 'a'..='z' => letter as u8,
        'A'..='Z' => letter.to_ascii_lowercase() as u8,
        ',' | '+' | ';' | '，' | '、' | '；' | '＋' | '﹢' => b' ',
        _ if letter.is_whitespace() => b' ',
        _ => b'?',
    };
    text.chars().map(byte).collect()
}

fn only<'a>(words: &[&'a [u8]]) -> Option<&'a [u8]> {
    match words {
        [word] => Some(word),
        _ => None,
    }
}

fn outcome(word: &[u8]) -> Option<Outcome> {
    match word {
        b"safe" => Some(Outcome::Safe),
        b"unsafe" => Some(Outcome::Unsafe),
        _ => None,
    }
}

/// Parses a number below 2⁶³; leading zeros are allowed, as readers mean nothing by them.
fn number(word: &[u8]) -> Option<u64> {
    word.iter().try_fold(0u64, |number, byte| {
        let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
        let number = number.checked_mul(10)?.checked_add(digit)?;
        (number <= nian_solver::MAX_NUMBER).then_some(number)
    })
}

fn digits(word: &[u8]) -> Option<Vec<u8>> {
    let digit = |&byte: &u8| matches!(byte, b'0' | b'1').then(|| byte - b'0');
    word.iter().map(digit).collect()
}

/// The values of columns, each at most once; 0 alone for none.
fn columns(words: &[&[u8]]) -> Option<u64> {
    if only(words).and_then(number) == Some(0) {
        return Some(0);
    }
    words.iter().try_fold(0, |columns, word| {
        let worth = number(word)?;
        (worth.is_power_of_two() && columns & worth == 0).then_some(columns | worth)
    })
}

fn residue(words: &[&[u8]]) -> Option<Answer> {
    let (remainder, safe) = match *words {
        [remainder] => (remainder, None),
        [remainder, safe] => (remainder, Some(outcome(safe)?.is_safe())),
        _ => return None,
    };
    let remainder = number(remainder)?;
    Some(Answer::Residue { remainder, safe })
}
