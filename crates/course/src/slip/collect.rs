//! The lines that a class hands in, all at once.

use super::code::{Origin, Unread, is_length, read, value};
use super::mark::Mark;
use crate::marks::narrow;

/// The most lines that are read.
const MOST_LINES: usize = 500;
/// The most letters of a line that are read: a code stands at its end.
const MOST_LETTERS: usize = 400;

/// What stands between the parts of a line of ours.
const BARS: [char; 2] = ['|', '·'];
/// What says that a number is a seat, behind it or before it.
const SEAT_SIGNS: [char; 2] = ['號', '号'];
/// What says so before it, in whatever case.
const SEAT_WORDS: [&str; 2] = ["no", "seat"];

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

/// Reads all lines of a class whose slips are of one of these lessons: the one of which most are, or else the first.
#[must_use]
pub fn collect_any<'a>(lessons: &'a [Origin], text: &str) -> Option<(&'a Origin, Vec<Line>)> {
    let read = |lines: &[Line]| lines.iter().filter(|line| line.marks.is_ok()).count();
    let all = lessons.iter().map(|of| (of, collect(of, text)));
    // Of fewer questions there is more in a code that tells the lesson, so that the last of several is the right one.
    all.reduce(|best, next| {
        let (is, was) = (read(&next.1), read(&best.1));
        if is > 0 && is >= was { next } else { best }
    })
}

/// Reads all lines of a class. In each the last code that can be read counts, wherever a chat has put a name or a time
/// around it; lines that are empty, or that are there already, letter by letter, are left out.
#[must_use]
pub fn collect(of: &Origin, text: &str) -> Vec<Line> {
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

fn read_line(of: &Origin, line: &str, number: usize) -> Line {
    let line: String = tail(line).chars().map(narrow).collect();
    let words = words(&line);
    let mut marks = Err(Unread::Wrong);
    let mut before = line.len();
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
    Line {
        number,
        seat: seat(&line[..before]),
        marks,
    }
}

/// The words of a line, each with where it begins.
fn words(line: &str) -> Vec<(usize, &str)> {
    let is_between = |letter: char| !letter.is_ascii_alphanumeric();
    let mut end = 0;
    let parts = line.split_inclusive(is_between).map(|part| {
        let begin = end;
        end += part.len();
        (begin, part.trim_end_matches(is_between))
    });
    parts.filter(|(_, word)| !word.is_empty()).collect()
}

/// The end of a line, with all that is read of it.
fn tail(line: &str) -> &str {
    let cut = line.char_indices().rev().nth(MOST_LETTERS - 1);
    cut.map_or(line, |(at, _)| &line[at..])
}

struct Found {
    letters: String,
    /// Where it begins in the line.
    at: usize,
}

/// What could be a code, the last one first: a word, or words of three letters one after the other.
fn codes<'a>(words: &'a [(usize, &'a str)]) -> impl Iterator<Item = Found> + 'a {
    (0..words.len()).rev().flat_map(move |end| {
        let threes = words[..=end]
            .iter()
            .rev()
            .take_while(|(_, word)| word.len() == 3);
        let most = threes.count();
        let joined = (2..=most).rev().map(move |count| end + 1 - count);
        joined
            .chain([end])
            .map(move |at| Found {
                letters: words[at..=end].iter().map(|(_, word)| *word).collect(),
                at: words[at].0,
            })
            .filter(|found| {
                is_length(found.letters.len())
                    && found.letters.bytes().all(|byte| value(byte).is_some())
            })
    })
}

/// The seat that stands before a code. A line of ours tells it before the first bar, as "12 號" or "No. 12", and other numbers
/// after that; in a line that somebody has written by hand it may stand alone right before the code.
fn seat(before: &str) -> Option<u16> {
    let (field, is_ours) = match before.split_once(BARS) {
        Some((field, _)) => (field, true),
        None => (before, false),
    };
    let field = field.trim_end_matches(is_sign);
    let (field, is_marked) = match field.strip_suffix(SEAT_SIGNS) {
        Some(field) => (field.trim_end(), true),
        None => (field, false),
    };
    let digits = field.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (head, digits) = field.split_at(field.len() - digits);
    let head = head.trim_end_matches(is_sign);
    let is_called = |word: &&str| {
        let at = head.len().checked_sub(word.len());
        let end = at.and_then(|at| head.get(at..));
        end.is_some_and(|end| end.eq_ignore_ascii_case(word))
    };
    let is_marked = is_marked || head.ends_with(SEAT_SIGNS) || SEAT_WORDS.iter().any(is_called);
    let seat = digits.parse().ok().filter(|seat| *seat > 0);
    seat.filter(|_| digits.len() <= 3 && (is_marked || !is_ours))
}

/// What may stand between a seat and what says that it is one.
fn is_sign(letter: char) -> bool {
    letter.is_whitespace() || ".:,;#-".contains(letter)
}
