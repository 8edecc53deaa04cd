use super::numbers::joined;
use super::{Board, Found, Plan};
use crate::store::Stored;
use nian_lessons::Json;

/// What is kept of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredBoard {
    /// A letter for each position: `s` for safe, `u` for unsafe, `-` for neither.
    pub marks: Option<String>,
    /// The last guess that was tried, and what was found.
    pub guess: Option<(Vec<u64>, Found)>,
    /// Whether the board is folded.
    pub folded: Option<bool>,
    /// Whether the reader has asked for what tells the rule.
    pub shown: bool,
}

/// What is kept of all boards, what was changed last at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredBoards(Vec<((Board, u64), StoredBoard)>);

impl StoredBoards {
    /// What is kept of a board.
    #[must_use]
    pub fn of(&self, plan: &Plan) -> Option<&StoredBoard> {
        Some(&self.0[self.place(plan)?].1)
    }

    /// Its place among them, if anything is kept of it.
    #[must_use]
    pub fn place(&self, plan: &Plan) -> Option<usize> {
        let board = (plan.board, plan.most);
        self.0.iter().position(|(one, _)| *one == board)
    }

    /// The same to be changed; begun if nothing is kept of it yet.
    pub fn of_mut(&mut self, plan: &Plan) -> &mut StoredBoard {
        let kept = match self.place(plan) {
            Some(at) => self.0.remove(at).1,
            None => StoredBoard::default(),
        };
        self.0.push(((plan.board, plan.most), kept));
        let last = self.0.len() - 1;
        &mut self.0[last].1
    }
}

/// Version 1 is what the scripts have written that were here before: `{"take":{"marks":"s--","guess":[4],"found":"holds
/// 200","folded":false}}`, where each member may be missing; `"shown":true` is newer, and so is
/// `"take.4"`, where 4 can be taken at a time.
impl Stored for StoredBoards {
    const NAME: &str = "discovery";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let Ok(Json::Object(boards)) = Json::parse(value) else {
            return None;
        };
        let mut all = Vec::new();
        for (name, kept) in boards {
            let board = Board::named_with(&name)?;
            all.push((board, kept_of(board.0, kept)?));
        }
        Some((Self(all), true))
    }

    fn write(&self) -> String {
        let mut text = String::from("{");
        for ((board, most), kept) in &self.0 {
            member(&mut text, &board.name_with(*most));
            text.push('{');
            write(kept, &mut text);
            text.push('}');
        }
        text.push('}');
        text
    }
}

/// `None` where anything of it is not whole.
fn kept_of(board: Board, kept: Json) -> Option<StoredBoard> {
    let Json::Object(members) = kept else {
        return None;
    };
    let (mut kept, mut guess, mut found) = (StoredBoard::default(), None, None);
    for (name, value) in members {
        match (&*name, value) {
            ("marks", Json::Text(marks)) if are_marks(board, &marks) => kept.marks = Some(marks),
            ("guess", Json::List(numbers)) => guess = Some(guess_of(board, &numbers)?),
            ("found", Json::Text(text)) => found = Some(Found::parse(&text)?),
            ("folded", Json::Bool(folded)) => kept.folded = Some(folded),
            ("shown", Json::Bool(shown)) => kept.shown = shown,
            ("marks" | "guess" | "found" | "folded" | "shown", _) => return None,
            _ => {}
        }
    }
    if let Some(guess) = guess {
        kept.guess = Some((guess, found?));
    }
    Some(kept)
}

fn are_marks(board: Board, marks: &str) -> bool {
    let is_letter = |letter| matches!(letter, b's' | b'u' | b'-');
    marks.len() == board.cells() && marks.bytes().all(is_letter)
}

fn guess_of(board: Board, numbers: &[Json]) -> Option<Vec<u64>> {
    let mut guess = Vec::new();
    for (number, &[least, most]) in numbers.iter().zip(board.numbers()) {
        match *number {
            Json::Number(number) if number >= least && number <= most => guess.push(number),
            _ => return None,
        }
    }
    (numbers.len() == board.numbers().len()).then_some(guess)
}

/// Begins a member. None of the texts has anything to escape.
fn member(text: &mut String, name: &str) {
    if !text.ends_with('{') {
        text.push(',');
    }
    text.push('"');
    text.push_str(name);
    text.push_str("\":");
}

fn write(kept: &StoredBoard, text: &mut String) {
    let quoted = |text: &mut String, value: &str| {
        text.push('"');
        text.push_str(value);
        text.push('"');
    };
    if let Some(marks) = &kept.marks {
        member(text, "marks");
        quoted(text, marks);
    }
    if let Some((guess, found)) = &kept.guess {
        member(text, "guess");
        text.push('[');
        text.push_str(&joined(guess, ","));
        text.push(']');
        member(text, "found");
        quoted(text, found.text());
    }
    if let Some(folded) = kept.folded {
        member(text, "folded");
        text.push_str(if folded { "true" } else { "false" });
    }
    if kept.shown {
        member(text, "shown");
        text.push_str("true");
    }
}
