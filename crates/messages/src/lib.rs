//! What pages ask of the worker that searches, and what it answers, as JSON; `www/common/messages.js` describes the same for
//! the scripts.
#![forbid(unsafe_code)]

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
        /// What is wrong.
        flaw: Flaw,
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

/// The kind of an answer, and the fields of those that have no type of their own.
#[derive(Deserialize)]
struct Kind {
    kind: String,
    percent: Option<u32>,
    flaw: Option<Flaw>,
    text: Option<String>,
    error: Option<String>,
}

impl Answer {
    /// Reads JSON; `None` if it is no answer. What is derived for a tagged enum would be several times as large in a wasm.
    #[must_use]
    pub fn read(json: &str) -> Option<Self> {
        fn typed<T: for<'a> Deserialize<'a>>(json: &str) -> Option<T> {
            serde_json::from_str(json).ok()
        }
        let kind: Kind = typed(json)?;
        Some(match kind.kind.as_str() {
            "progress" => Self::Progress {
                percent: kind.percent?,
            },
            "checked" => Self::Checked { text: kind.text? },
            "judged" => Self::Judged { text: kind.text? },
            "found" => Self::Found(typed(json)?),
            "no-rule" => Self::NoRule { flaw: kind.flaw? },
            "reason" => Self::Reason(typed(json)?),
            "area" => Self::Area,
            "cell" => Self::Cell(typed(json)?),
            "failed" => Self::Failed { error: kind.error? },
            _ => return None,
        })
    }
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
    /// A law of the safe positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub law: Option<Law>,
    /// The name of the known game that the rule defines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<String>,
}

/// What is wrong with a text that is no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flaw {
    /// The numbers that may be taken, or the multiple of the last take.
    Takes,
    /// One of the options, or all of the text.
    Option,
    /// Holdings decide, but there are several heaps, or no list of takes.
    Heaps,
    /// Holdings decide, but 1 may not be taken.
    One,
}

/// A law of the safe positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Law {
    /// Each is the last one plus an earlier one; this is a theorem.
    SumProved,
    /// The same as a guess.
    Sum,
    /// None is safe.
    LeaveOne,
    /// As in normal play but turned round where all is small; this is a theorem.
    TurnedProved,
    /// The same as a guess.
    Turned,
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
    /// What kind of reason it is.
    pub why: Why,
    /// The first takes.
    pub takes: Vec<Take>,
    /// Whether there are more takes.
    pub more: bool,
    /// The opening in the notation of positions, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// A kind of reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Nothing can be taken.
    Over,
    /// Takes leave safe positions.
    Leaves,
    /// Each take has a reply, or loses at once.
    Answered,
}

/// A take, and the position after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    /// How many are taken.
    pub take: u64,
    /// The reply of the other player, where takes have one: one that has none loses at once.
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
    /// What is known about it.
    pub outcome: Outlook,
    /// A winning move, if the cell is unsafe.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// The safe position after that move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<String>,
}

/// What is known about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outlook {
    /// It is safe.
    Safe,
    /// It is unsafe.
    Unsafe,
    /// There is no such position, or it decides nothing.
    Nothing,
}
