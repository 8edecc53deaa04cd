//! A show of hands: how many are for each answer.

/// The most choices.
const MOST_CHOICES: usize = 4;
/// The most hands.
pub const MOST_HANDS: u32 = 999;
/// The most characters of a choice.
pub const MOST_OF_LABEL: usize = 40;

/// A choice, and how many are for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// What it is called.
    pub label: String,
    /// The answer that it is, if it is one that is known.
    pub value: Option<String>,
    /// How many are for it.
    pub count: u32,
}

/// What can be voted for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// An answer that has a name: `holds`, `fails`, `safe`, `unsafe`.
    Named(&'static str),
    /// A move.
    Move(String),
    /// What the teacher writes down.
    Blank,
}

/// What is voted for where this is asked; `moves` are those of the picture.
#[must_use]
pub fn choices(asks: Option<&str>, moves: &[String], winning: &[String]) -> Vec<Choice> {
    let named = |names: [&'static str; 2]| names.map(Choice::Named).to_vec();
    let moves = match asks {
        Some("claim") => return named(["holds", "fails"]),
        Some("outcome") => return named(["safe", "unsafe"]),
        Some("winning") => some(moves, winning),
        _ => Vec::new(),
    };
    // What else is asked has answers of its own: the teacher writes them down.
    let least = if moves.is_empty() { MOST_CHOICES } else { 2 };
    let blank = least.saturating_sub(moves.len());
    let moves = moves.into_iter().map(Choice::Move);
    let blank = std::iter::repeat_n(Choice::Blank, blank);
    moves.chain(blank).collect()
}

/// Some moves, a winning one among them: spread over all rows, and always the same ones.
fn some(moves: &[String], winning: &[String]) -> Vec<String> {
    let mut all = moves.to_vec();
    all.sort();
    all.dedup();
    all.retain(|one| !winning.contains(one));
    let apart = (all.len() / (MOST_CHOICES - 1)).max(1);
    let others = all.into_iter().step_by(apart).take(MOST_CHOICES - 1);
    let mut some: Vec<String> = winning.first().cloned().into_iter().chain(others).collect();
    some.sort();
    some
}

/// How a move is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// So many from both rows.
    Both,
    /// All dice to these faces.
    TipAll,
    /// From a row so many.
    Row,
    /// A die to this face.
    TipOne,
    /// So many.
    Take,
    /// The die to this face.
    Tip,
}

/// How a move is said in a position, and with what: with dice it says what they show then.
///
/// ```
/// use nian_course::lecture::{MoveForm, move_parts};
///
/// assert_eq!(move_parts("nim:3,4", "a2"), Some((MoveForm::Row, vec!["a".into(), "2".into()])));
/// assert_eq!(move_parts("dice:7@3", "3+5"), Some((MoveForm::TipAll, vec!["3 + 5".into()])));
/// ```
#[must_use]
pub fn move_parts(position: &str, mv: &str) -> Option<(MoveForm, Vec<String>)> {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let has_dice = position.starts_with("dice");
    if let Some(number) = mv.strip_prefix("ab").filter(|rest| is_number(rest)) {
        return Some((MoveForm::Both, vec![number.to_owned()]));
    }
    if mv.starts_with(|first: char| first.is_ascii_digit()) && mv.contains('+') {
        return Some((MoveForm::TipAll, vec![mv.replace('+', " + ")]));
    }
    if is_number(mv) {
        let form = if has_dice {
            MoveForm::Tip
        } else {
            MoveForm::Take
        };
        return Some((form, vec![mv.to_owned()]));
    }
    let (row, number) = mv.split_at_checked(1)?;
    let is_row = row.bytes().all(|byte| byte.is_ascii_lowercase()) && is_number(number);
    let form = if has_dice {
        MoveForm::TipOne
    } else {
        MoveForm::Row
    };
    is_row.then(|| (form, vec![row.to_owned(), number.to_owned()]))
}
