//! The notes on single lesson plans.

use crate::plans::{LESSON_PLANS, LessonPlan};
use nian_words::{TeachNotes as Words, Text};

/// The notes on a ready-made lesson plan.
pub(super) struct Notes {
    /// The plan's id.
    pub(super) deck: &'static str,
    /// For whom it is, what pupils need to know, what they learn, how it continues.
    pub(super) facts: &'static [Text; 4],
    /// Questions, each with its answer.
    pub(super) asks: &'static [Text],
    /// Common mistakes, each with a remedy.
    pub(super) errors: &'static [Text],
    /// The article and section that continue the plan.
    pub(super) onward: (&'static str, &'static str),
}

/// The plans with notes, the easiest first.
pub(super) const NOTES: [Notes; 5] = [
    Notes {
        deck: "rows-1",
        facts: &Words::ROWS_FACTS,
        asks: &Words::ROWS_ASKS,
        errors: &Words::ROWS_ERRORS,
        onward: ("nim-and-variants", "misere"),
    },
    Notes {
        deck: "heap-1",
        facts: &Words::TAKE_FACTS,
        asks: &Words::TAKE_ASKS,
        errors: &Words::TAKE_ERRORS,
        onward: ("nim-and-variants", "odd-even"),
    },
    Notes {
        deck: "nim-1",
        facts: &Words::COLUMNS_FACTS,
        asks: &Words::COLUMNS_ASKS,
        errors: &Words::COLUMNS_ERRORS,
        onward: ("nim-and-variants", "safe-breaks"),
    },
    Notes {
        deck: "wythoff-1",
        facts: &Words::WYTHOFF_FACTS,
        asks: &Words::WYTHOFF_ASKS,
        errors: &Words::WYTHOFF_ERRORS,
        onward: ("nim-and-variants", "fibonacci-table"),
    },
    Notes {
        deck: "fibonacci-1",
        facts: &Words::DOUBLING_FACTS,
        asks: &Words::DOUBLING_ASKS,
        errors: &Words::DOUBLING_ERRORS,
        onward: ("fibonacci-nim", "several-heaps"),
    },
];

/// The ready-made plan with this id.
pub(super) fn deck(id: &str) -> &'static LessonPlan {
    let found = LESSON_PLANS.iter().find(|deck| deck.id == id);
    found.expect("the tests look up every name")
}

#[cfg(test)]
mod tests {
    use super::{NOTES, deck};

    #[test]
    fn every_lesson_with_notes_is_there_and_its_notes_are_in_pairs() {
        for notes in &NOTES {
            assert!(deck(notes.deck).minutes() > 0, "{}", notes.deck);
            assert_eq!(notes.asks.len() % 2, 0, "{}", notes.deck);
            assert_eq!(notes.errors.len() % 2, 0, "{}", notes.deck);
        }
    }
}
