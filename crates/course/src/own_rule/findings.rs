//! What has been found about a rule, as it is shown.

use crate::plane::Cells;
use nian_messages::{Found, Law, Period};

/// What the numbers of a rule's findings stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// One heap: all up to the largest, with what is safe marked.
    Heaps,
    /// Starts with one heap, of which the first take is not all: the same.
    Openings,
    /// Several heaps: the safe ones only.
    Positions,
    /// Starts with several heaps: the safe ones only.
    OpeningPositions,
}

/// A row of heaps that can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// Where holdings decide: whether the player to move holds an odd number.
    pub holds_odd: Option<bool>,
    /// Its heaps, with their outcomes.
    pub items: Vec<Item>,
}

/// Heaps in a strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The heaps, the smallest first.
    pub heaps: Vec<u64>,
    /// Whether they are safe.
    pub is_safe: bool,
    /// The Grundy value, where one is known.
    pub value: Option<u64>,
}

impl Item {
    /// The heaps as they are written, `2,6`.
    #[must_use]
    pub fn text(&self) -> String {
        text_of(&self.heaps)
    }
}

/// Heaps as they are written, `2,6`.
#[must_use]
pub fn text_of(heaps: &[u64]) -> String {
    let heaps: Vec<_> = heaps.iter().map(u64::to_string).collect();
    heaps.join(",")
}

/// What has been found about a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The rule in its notation.
    pub rule: String,
    /// What the numbers stand for.
    pub listed: Listed,
    /// The largest heap.
    pub most: u64,
    /// One strip, or two where holdings decide.
    pub strips: Vec<Strip>,
    /// Two heaps as a plane.
    pub cells: Option<Cells>,
    /// Whether Grundy values are known.
    pub has_values: bool,
    /// The period of the outcomes.
    pub period: Option<Period>,
    /// Up to which heap none was found.
    pub searched: Option<u64>,
    /// A law of the safe positions.
    pub law: Option<Law>,
    /// The name of the game that the rule defines.
    pub known: Option<String>,
}

impl Findings {
    /// What the worker has found about a rule.
    #[must_use]
    pub fn new(rule: String, found: Found) -> Self {
        let is_several = rule.contains(".h");
        let listed = match (rule.starts_with('x'), is_several) {
            (false, false) => Listed::Heaps,
            (true, false) => Listed::Openings,
            (false, true) => Listed::Positions,
            (true, true) => Listed::OpeningPositions,
        };
        let cells = rule
            .contains(".h2")
            .then(|| Cells::of_pairs(&found.safe, found.most));
        let has_values = !found.values.is_empty();
        let holds = found.odd.is_some();
        let held = [Some(&found.safe), found.odd.as_ref()];
        let strips = held.into_iter().flatten().enumerate();
        let strips = strips.map(|(at, safe)| Strip {
            holds_odd: holds.then_some(at == 1),
            items: items(listed, safe, found.most, &found.values),
        });
        Self {
            strips: strips.collect(),
            rule,
            listed,
            most: found.most,
            cells,
            has_values,
            period: found.period,
            searched: found.searched,
            law: found.law,
            known: found.known,
        }
    }
}

fn items(listed: Listed, safe: &[Vec<u64>], most: u64, values: &[u64]) -> Vec<Item> {
    let first = match listed {
        Listed::Heaps => 0,
        Listed::Openings => 1,
        Listed::Positions | Listed::OpeningPositions => {
            let all = safe.iter().map(|heaps| Item {
                heaps: heaps.clone(),
                is_safe: true,
                value: None,
            });
            return all.collect();
        }
    };
    let heaps = (first..=most).zip(0..);
    heaps
        .map(|(heap, at)| Item {
            heaps: vec![heap],
            is_safe: safe.iter().any(|one| one[..] == [heap]),
            value: values.get(at).copied(),
        })
        .collect()
}
