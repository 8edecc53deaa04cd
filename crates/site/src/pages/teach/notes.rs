//! The notes on single lesson plans.

use crate::plans::LessonPlan;
use nian_words::{TeachNotes as Words, Text};

/// The notes on a ready-made lesson plan.
pub(super) struct Notes {
    /// The plan's id.
    pub(super) plan: &'static str,
    /// For whom it is, what pupils need to know, what they learn, how it continues.
    pub(super) facts: &'static [Text; 4],
    /// Questions, each with its answer.
    pub(super) asks: &'static [Text],
    /// Common mistakes, each with a remedy.
    pub(super) errors: &'static [Text],
    /// The article and section that continue the plan.
    pub(super) onward: (&'static str, &'static str),
}

/// The notes on all plans, the easiest first.
pub(super) const NOTES: [Notes; 7] = [
    Notes {
        plan: "rows-1",
        facts: &Words::ROWS_FACTS,
        asks: &Words::ROWS_ASKS,
        errors: &Words::ROWS_ERRORS,
        onward: ("nim-and-variants", "misere"),
    },
    Notes {
        plan: "heap-1",
        facts: &Words::TAKE_FACTS,
        asks: &Words::TAKE_ASKS,
        errors: &Words::TAKE_ERRORS,
        onward: ("nim-and-variants", "odd-even"),
    },
    Notes {
        plan: "nim-1",
        facts: &Words::COLUMNS_FACTS,
        asks: &Words::COLUMNS_ASKS,
        errors: &Words::COLUMNS_ERRORS,
        onward: ("nim-and-variants", "safe-breaks"),
    },
    Notes {
        plan: "wythoff-1",
        facts: &Words::WYTHOFF_FACTS,
        asks: &Words::WYTHOFF_ASKS,
        errors: &Words::WYTHOFF_ERRORS,
        onward: ("nim-and-variants", "fibonacci-table"),
    },
    Notes {
        plan: "odd-1",
        facts: &Words::ODD_FACTS,
        asks: &Words::ODD_ASKS,
        errors: &Words::ODD_ERRORS,
        onward: ("odd-total", "even-holder"),
    },
    Notes {
        plan: "fibonacci-1",
        facts: &Words::DOUBLING_FACTS,
        asks: &Words::DOUBLING_ASKS,
        errors: &Words::DOUBLING_ERRORS,
        onward: ("fibonacci-nim", "several-heaps"),
    },
    Notes {
        plan: "sides-1",
        facts: &Words::SIDES_FACTS,
        asks: &Words::SIDES_ASKS,
        errors: &Words::SIDES_ERRORS,
        onward: ("odd-even-two-sides", "general-k"),
    },
];

/// The notes on the plan with this id.
pub(super) fn notes(id: &str) -> &'static Notes {
    let found = NOTES.iter().find(|notes| notes.plan == id);
    found.expect("the tests look for the notes on every plan")
}

/// The ready-made plan with this id.
pub(super) fn plan(id: &str) -> &'static LessonPlan {
    LessonPlan::find(id).expect("the tests look up every name")
}

#[cfg(test)]
mod tests {
    use super::NOTES;
    use crate::plans::LESSON_PLANS;

    #[test]
    fn every_ready_made_lesson_has_notes_and_they_are_in_pairs() {
        let mut plans = LESSON_PLANS.map(|plan| plan.id);
        let mut noted = NOTES.map(|notes| notes.plan);
        plans.sort_unstable();
        noted.sort_unstable();
        assert_eq!(noted, plans);
        for notes in &NOTES {
            assert_eq!(notes.asks.len() % 2, 0, "{}", notes.plan);
            assert_eq!(notes.errors.len() % 2, 0, "{}", notes.plan);
            assert!(
                notes.asks.len() >= 6 && notes.errors.len() >= 6,
                "{}",
                notes.plan
            );
        }
    }
}
