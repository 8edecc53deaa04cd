//! The facts of a position of dynamic nim that decide it, from its explanation.
use crate::View;
use nian_solver::{AnyPosition, Move, Reason};

/// All fields are empty if answers are hidden, or no move is left.
#[derive(Default)]
pub(super) struct Facts {
    /// The greedy parts of the only heap that is not empty, descending.
    pub parts: Vec<u64>,
    /// The least winning limit, if one decides: `Some(None)` if no limit wins.
    pub least: Option<Option<u64>>,
    /// The Grundy values, row by row.
    pub values: Vec<u64>,
    /// Their nim-sum.
    pub nim_sum: u64,
    pub winning: Vec<Move>,
}

impl Facts {
    pub(super) fn new(view: &View<'_>, position: &AnyPosition) -> Self {
        let mut facts = Self::default();
        if !view.answers {
            return facts;
        }
        for step in position.explain().steps {
            match step {
                Reason::GreedyParts { parts, .. } => facts.parts = parts,
                Reason::LeastLimit { least, .. } => facts.least = Some(least),
                Reason::ValueSum { values, nim_sum } => {
                    (facts.values, facts.nim_sum) = (values, nim_sum);
                }
                Reason::LeaveParts { mv, .. }
                | Reason::LeaveValue { mv, .. }
                | Reason::LeaveLimit { mv, .. } => facts.winning.push(mv),
                _ => {}
            }
        }
        facts
    }
}
