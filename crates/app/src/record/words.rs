use serde::{Deserialize, Serialize};

/// The words of the page of the record in its language: the attribute `data-words`. `$1`, `$2` are to be filled in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// The language's tag, which dates are written by.
    pub language: String,
    /// The skills: values of the attribute with their names.
    pub skills: Vec<(String, String)>,
    /// The names of the levels.
    pub levels: Vec<String>,
    /// The results of a task.
    pub went: Vec<String>,
    /// Of the last `$1` tasks, `$2` were right at once.
    pub last: String,
    /// Of what is due now: the link to it.
    pub now: String,
    /// It is due on the day `$1`.
    pub later: String,
    /// What is said while there is none.
    pub empty: String,
    /// The button that saves it.
    pub save: String,
    /// The button that reads a file.
    pub read: String,
    /// The button that erases it.
    pub erase: String,
    /// The same button when it has been pressed once.
    pub sure: String,
    /// The browser saves it.
    pub saved: String,
    /// The browser does not let the page save a file.
    pub not_saved: String,
    /// A file was merged.
    pub imported: String,
    /// It was erased.
    pub erased: String,
    /// The file has no record, or cannot be read.
    pub not_ours: String,
    /// How the storage is.
    pub condition: ConditionWords,
}

/// What is said of a device's storage.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConditionWords {
    /// Part of it was damaged.
    pub mended: String,
    /// All of it was damaged.
    pub damaged: String,
    /// The browser keeps nothing.
    pub forbidden: String,
}
