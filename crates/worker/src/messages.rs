//! The messages between pages and the worker, as JSON; `www/common/messages.js` describes them for the scripts.

use serde::{Deserialize, Serialize};

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Question {
    /// Does a claim hold?
    Check {
        /// Its id, `ARTICLE/CLAIM`.
        claim: String,
        /// The largest number that is checked.
        most: u64,
    },
    /// Does a guess at the rule of a board of discovery hold?
    Judge {
        /// The board's name.
        board: String,
        /// The numbers of the guess.
        guess: Vec<u64>,
    },
    /// What can be found out about a rule?
    Search {
        /// The rule in the notation of readers' rules.
        rule: String,
    },
    /// Why is an opening of a rule safe or unsafe?
    Reason {
        /// The rule in the notation of readers' rules.
        rule: String,
        /// The heaps of the opening.
        heaps: Vec<u64>,
        /// Whether the player to move holds an odd number, where holdings decide.
        odd: bool,
    },
    /// Which positions of an area are safe?
    Area {
        /// The game as the first part of its positions' notation.
        game: String,
    },
    /// What is known about a cell of an area? The area is cached: another cell of it needs no search.
    Cell {
        /// The game as the first part of its positions' notation.
        game: String,
        /// The column, 0-based.
        x: usize,
        /// The row, 0-based.
        y: usize,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Answer {
    /// Progress; the answer follows.
    Progress {
        /// Per cent, 1 to 100.
        percent: u32,
    },
    /// The result of the check of a claim.
    Checked {
        /// The result as `nian-claims` writes it and the engine parses it.
        text: String,
    },
    /// The result of a guess.
    Judged {
        /// The result as `nian-claims` writes it and pages store it.
        text: String,
    },
    /// What was found about a rule.
    Found(Found),
    /// The text is no rule.
    NoRule {
        /// The part that is wrong: `takes`, `option`, `heaps` or `one`.
        flaw: String,
    },
    /// Why an opening is safe or unsafe.
    Reason(Reason),
    /// The area has been searched; its cells are sent as bytes with this message.
    Area,
    /// What is known about a cell.
    Cell(Cell),
    /// The question could not be answered.
    Failed {
        /// The reason, for the console.
        error: String,
    },
}

/// What was found about a rule; fields that do not apply are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The largest heap searched and shown.
    pub most: u64,
    /// The safe positions, each by its heaps. Where holdings decide, those in which the player to move holds an even
    /// number.
    pub safe: Vec<Vec<u64>>,
    /// The same where that player holds an odd number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub odd: Option<Vec<Vec<u64>>>,
    /// The Grundy values of one heap, from heap 0 on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<u64>,
    /// The period of the outcomes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period: Option<Period>,
    /// The largest heap in which a period was searched for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub searched: Option<u64>,
    /// A law of the safe positions: `sum-proved`, `sum`, `leave-one`, `turned-proved` or `turned`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub law: Option<String>,
    /// The name of the known game that the rule defines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<String>,
}

/// The period of outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// The first heap of the periodic part.
    pub start: u64,
    /// The length of the period.
    pub length: u64,
    /// The number of consecutive heaps that must agree with those one period later, which proves the period.
    pub window: u64,
}

/// Why an opening is safe or unsafe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// `over`; `leaves`, where takes leave safe positions; or `answered`, where each take has a reply.
    pub why: String,
    /// The first takes.
    pub takes: Vec<Take>,
    /// Whether there are more takes.
    pub more: bool,
    /// The opening in the notation of positions, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A take, and the position after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    /// How many are taken.
    pub take: u64,
    /// The reply of the other player, where each take has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<u64>,
    /// The heaps after the take and the reply.
    pub heaps: Vec<u64>,
    /// The limit for the next take, if takes are limited by the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u64>,
}

/// A cell of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// The position in the notation.
    pub position: String,
    /// `safe`, `unsafe`, or `nothing` if there is no such position.
    pub outcome: String,
    /// A winning move, if the cell is unsafe.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// The safe position after that move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<String>,
}
