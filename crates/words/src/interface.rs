use crate::sentences::{Arg, capital, clip, letter};
use crate::tables::Words;

/// Names of controls, and what widgets say about themselves: `texts/…/interface.txt`.
///
/// Everything is plain text. Rows are 0-based, steps count from 0 (the start).
#[derive(Clone, Copy)]
pub struct Interface(pub(crate) &'static Words);

impl Interface {
    /// The name of the step with number `step` of `steps`.
    #[must_use]
    pub fn step_of(self, step: usize, steps: usize) -> String {
        let template = self.0.interface.step_of[usize::from(step > 0)];
        let args = [Arg::Number(step as u64), Arg::Number(steps as u64)];
        self.0.fill(template, &args)
    }

    /// What stands between two sentences.
    #[must_use]
    pub fn gap(self) -> &'static str {
        self.0.forms.gap
    }

    /// The row `row` (0-based) with what lies in it: `第一列，3 枚`.
    #[must_use]
    pub fn row(self, row: u8, coins: u64) -> String {
        capital(self.row_and_coins(row, coins))
    }

    /// Taking from the heap `heap` (0-based) of several, at most `most`.
    #[must_use]
    pub fn heap_at_most(self, heap: u8, most: u64) -> String {
        capital(self.heap_and_most(heap, most))
    }

    /// The row or heap `row` (0-based) that one takes from, in short: `a 列`.
    #[must_use]
    pub fn line(self, row: u8, is_heap: bool) -> String {
        let template = self.0.interface.lines[usize::from(is_heap)];
        self.0.fill(template, &[Arg::Text(&letter(row))])
    }

    /// Both rows that one takes from, in short.
    #[must_use]
    pub fn both_lines(self) -> String {
        self.0.interface.lines[2].to_owned()
    }

    /// Whose turn it is: the reader's or the other's.
    #[must_use]
    pub fn turn(self, reader: bool, against_other: bool) -> &'static str {
        self.turns()[2 * usize::from(against_other) + usize::from(!reader)]
    }

    /// Who has won: the reader or the other.
    #[must_use]
    pub fn won(self, reader: bool, against_other: bool) -> &'static str {
        self.winners()[2 * usize::from(against_other) + usize::from(!reader)]
    }

    /// An attribute's value is not one of those there are; `default` is used.
    #[must_use]
    pub fn bad_value(self, attribute: &str, value: &str, default: &str) -> String {
        self.not_a_value(attribute, &clip(value), default)
    }
}
