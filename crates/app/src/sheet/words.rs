use serde::{Deserialize, Serialize};

/// The words of a worksheet besides those of the page of exercises, in its language: the attribute `data-words` of its
/// section. `$1`, `$2` are to be filled in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// The form.
    pub form: FormWords,
    /// The heading, with what is practised.
    pub title: String,
    /// The heading over the answers.
    pub key: String,
    /// What is practised where there are tasks of all kinds.
    pub mixed: String,
    /// The level, the seed and the number of tasks.
    pub about: String,
    /// What the pupil writes in the head: the name, the date.
    pub fields: [String; 2],
    /// Before the address of the same tasks on the screen.
    pub online: String,
    /// What the QR code is.
    pub code: String,
    /// What is to be done, of each skill.
    pub how: Vec<String>,
    /// The same where all winning moves are asked for.
    pub how_all: String,
    /// The same where two moves are slips.
    pub how_two: String,
    /// The head of the row below the columns.
    pub odd: String,
    /// Where all columns pair off.
    pub none: String,
    /// The label of a move.
    pub r#move: String,
    /// The label of all winning moves.
    pub moves: String,
    /// Before the number that binary digits make.
    pub read: String,
    /// The label of a remainder, on division by `$1`.
    pub remainder: String,
    /// The label of the least limit.
    pub limit: String,
    /// The terms of a sum are neighbours: `$1` is the sum.
    pub mend: String,
    /// A row of `$1` coins, of Wythoff's game.
    pub row: String,
    /// A heap of `$1` coins.
    pub heap: String,
    /// Tasks are being made.
    pub making: String,
    /// Files are still to come.
    pub waiting: String,
}

/// The words of the form over a worksheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FormWords {
    /// The choice of tasks of all kinds.
    pub all_kinds: String,
    /// What the number of tasks is called.
    pub count: String,
    /// What the choice of parts is called.
    pub parts: String,
    /// The names of the parts.
    pub shown: Vec<String>,
    /// The button that prints.
    pub print: String,
    /// The button for other tasks.
    pub others: String,
    /// The link to the same tasks on the screen.
    pub back: String,
    /// Files have not come.
    pub not_loaded: String,
    /// The button that asks for them again.
    pub again: String,
}
