//! The lines that a class hands in, all at once.

use super::code::{Of, Unread, is_length, read, value};
use super::mark::Mark;

/// The most lines that are read.
const MOST_LINES: usize = 500;
/// The most letters of a line that are read: a code stands at its end.
const MOST_LETTERS: usize = 400;

/// A line that somebody has handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number among the lines pasted, 1-based, with those that are empty.
    pub number: usize,
    /// The seat that it tells.
    pub seat: Option<u16>,
    /// The marks, one a question, or why there are none.
    pub marks: Result<Vec<Mark>, Unread>,
}

/// Reads all lines of a class. In each the last code that can be read counts, wherever a chat has put a name or a time
/// around it; lines that are empty, or that are there already, letter by letter, are left out.
#[must_use]
pub fn collect(of: &Of, text: &str) -> Vec<Line> {
    let mut known: Vec<&str> = Vec::new();
    let mut all = Vec::new();
    for (line, number) in text.lines().take(MOST_LINES).zip(1..) {
        let line = line.trim();
        if line.is_empty() || known.contains(&line) {
            continue;
        }
        known.push(line);
        all.push(read_line(of, line, number));
    }
    all
}

fn read_line(of: &Of, line: &str, number: usize) -> Line {
    let line: String = tail(line).chars().map(narrow).collect();
    let words: Vec<&str> = line
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let mut marks = Err(Unread::Wrong);
    let mut before = words.len();
    for code in codes(&words) {
        let found = read(of, &code.letters);
        // What is a code of another lesson says more than what is none.
        if found.is_ok() || marks == Err(Unread::Wrong) {
            marks = found;
            before = code.at;
        }
        if marks.is_ok() {
            break;
        }
    }
    let seat = words[..before].iter().find_map(|word| seat(word));
    Line {
        number,
        seat,
        marks,
    }
}

/// The end of a line, with all that is read of it.
fn tail(line: &str) -> &str {
    let cut = line.char_indices().rev().nth(MOST_LETTERS - 1);
    cut.map_or(line, |(at, _)| &line[at..])
}

/// A letter of full width as the usual one.
fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}

struct Found {
    letters: String,
    /// The word at which it begins.
    at: usize,
}

/// What could be a code, the last one first: a word, or words of three letters one after the other.
fn codes<'a>(words: &'a [&'a str]) -> impl Iterator<Item = Found> + 'a {
    (0..words.len()).rev().flat_map(move |end| {
        let threes = words[..=end]
            .iter()
            .rev()
            .take_while(|word| word.len() == 3);
        let most = threes.count();
        let joined = (2..=most).rev().map(move |count| end + 1 - count);
        joined
            .chain([end])
            .map(move |at| Found {
                letters: words[at..=end].concat(),
                at,
            })
            .filter(|found| {
                is_length(found.letters.len())
                    && found.letters.bytes().all(|byte| value(byte).is_some())
            })
    })
}

/// The seat that a word tells: a number of at most three digits, as in "12" or "No12".
fn seat(word: &str) -> Option<u16> {
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let is_number =
        (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|seat| is_number && *seat > 0)
}
