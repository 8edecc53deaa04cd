use crate::record::ConditionWords;
use serde::{Deserialize, Serialize};

/// The words of the page in its language. The site writes them into the page, as JSON in the attribute `data-words`, so that no
/// reader loads those of others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// The language's tag, which dates are written by.
    pub language: String,
    /// What the form's choice of a skill is called.
    pub skill: String,
    /// The skills: values of the attribute with their names.
    pub skills: Vec<(String, String)>,
    /// The choice of no skill: what is due first.
    pub mixed: String,
    /// What the choice of a level is called.
    pub level: String,
    /// The names of the levels, which begin with their numbers.
    pub levels: Vec<String>,
    /// The button for a fresh set of the same kind.
    pub others: String,
    /// The button for the tasks of the day.
    pub daily: String,
    /// The button for a worksheet.
    pub worksheet: String,
    /// What is said of a value that cannot be in an address: `$1` its name, `$2` the value, `$3` what is used.
    pub bad: String,
    /// What the usual rules are called there.
    pub rules: String,
    /// The results of a task.
    pub went: Vec<String>,
    /// What is said of the device's storage.
    pub condition: ConditionWords,
    /// The words at the end of a set.
    pub ending: EndingWords,
}

/// The words at the end of a set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EndingWords {
    /// So many tasks, `$1`, were right at once.
    pub some: String,
    /// None was.
    pub none: String,
    /// The task number `$1`.
    pub task: String,
    /// The button that shows a task once more.
    pub look: String,
    /// The button to level `$1`, at which `$2` is harder.
    pub up: String,
    /// What is harder, of each skill at levels 2 and 3.
    pub harder: Vec<String>,
    /// The button to an easier level.
    pub down: String,
    /// The link to an example.
    pub example: String,
    /// The method, `$1`, of the first task that went wrong.
    pub point: String,
    /// The button to something else, `$1`.
    pub next: String,
    /// The button to what is due: `$1` skills and levels.
    pub due: String,
}
