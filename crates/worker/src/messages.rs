//! What pages ask of the worker, and what it answers: JSON, which `www/common/messages.js` describes for the scripts.

use serde::{Deserialize, Serialize};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Question {
    /// Does a claim hold?
    Check {
        /// Its id, `ARTICLE/CLAIM`.
        claim: String,
        /// How far it is checked.
        most: u64,
    },
    /// Does a guess at the rule of a board of discovery hold?
    Judge {
        /// The board's name.
        board: String,
        /// The numbers of the guess.
        guess: Vec<u64>,
    },
    /// What is there to find of a rule?
    Search {
        /// The rule as its maker writes it.
        rule: String,
    },
    /// Why is an opening of a rule safe or unsafe?
    Reason {
        /// The rule as its maker writes it.
        rule: String,
        /// The heaps of the opening.
        heaps: Vec<u64>,
        /// Whether the player to move holds an odd number, where holdings decide.
        odd: bool,
    },
    /// Which positions of an area are safe?
    Area {
        /// How the game's positions begin.
        game: String,
    },
    /// What is there to say of a cell of an area? The area is kept: the next cell of it costs no search.
    Cell {
        /// How the game's positions begin.
        game: String,
        /// The column.
        x: usize,
        /// The row.
        y: usize,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// So much is done; the answer comes later.
    Progress {
        /// 1 to 100.
        percent: u32,
    },
    /// What came of the check of a claim.
    Checked {
        /// As `nian-claims` writes it and the engine reads it.
        text: String,
    },
    /// What came of a guess.
    Judged {
        /// As `nian-claims` writes it and readers' devices keep it.
        text: String,
    },
    /// What is found of a rule.
    Found(Found),
    /// The text is no rule.
    NoRule {
        /// What is wrong with it: `takes`, `option`, `heaps` or `one`.
        flaw: String,
    },
    /// Why an opening is safe or unsafe.
    Reason(Reason),
    /// An area has been searched: its cells come as bytes beside this.
    Area,
    /// What there is to say of a cell.
    Cell(Cell),
    /// It could not be answered.
    Failed {
        /// Why not, for those who look into the console.
        error: String,
    },
}

/// What is found of a rule. What does not apply is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The largest heap that was searched and is shown.
    pub most: u64,
    /// The safe positions, each by its heaps. Where holdings decide, those in which the player to move holds an even
    /// number.
    pub safe: Vec<Vec<u64>>,
    /// The same where that player holds an odd number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odd: Option<Vec<Vec<u64>>>,
    /// The Grundy values of one heap from 0 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<u64>,
    /// How the outcomes repeat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<Period>,
    /// How far a period was looked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub searched: Option<u64>,
    /// What is noticed about the safe positions: `sum-proved`, `sum`, `leave-one`, `turned-proved` or `turned`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub law: Option<String>,
    /// The game that the rule is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<String>,
}

/// How outcomes repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// The heap from which on they do.
    pub start: u64,
    /// After so many heaps.
    pub length: u64,
    /// So many heaps in a row that are alike prove it.
    pub window: u64,
}

/// Why an opening is safe or unsafe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// `over`; `leaves`, where takes leave safe positions; or `answered`, where each take has an answer.
    pub why: String,
    /// The first takes.
    pub takes: Vec<Take>,
    /// Whether there are others.
    pub more: bool,
    /// The opening in the notation, where that can say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A take, and what it comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    /// How many are taken.
    pub take: u64,
    /// How many the other player then takes, where each take is answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<u64>,
    /// The heaps that are left then.
    pub heaps: Vec<u64>,
    /// The most that may be taken next, where the last take limits that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
}

/// A cell of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// Its position in the notation.
    pub position: String,
    /// `safe`, `unsafe`, or `nothing` where there is no such position.
    pub outcome: String,
    /// A move that wins, where it is unsafe.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// The safe position that this leaves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<String>,
}
