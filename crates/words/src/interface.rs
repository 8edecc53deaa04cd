use crate::sentences::{Arg, Called, called, capital, clip, letter};
use crate::tables::Words;
use nian_solver::AnyPosition;

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

    /// Taking from the row or heap `row` (0-based) of several, at most `most`: what lies in the row, or
    /// less where a limit allows no more.
    #[must_use]
    pub fn line_and_most(self, position: &AnyPosition, row: u8, most: u64) -> String {
        match called(self.0, position) {
            Called::Rows => self.row(row, most),
            Called::Heaps => capital(self.heap_and_most(row, most)),
            Called::Numbers => self.number_and_most(row, most),
        }
    }

    /// The row or heap `row` (0-based) that one takes from, in short: `a 列`.
    #[must_use]
    pub fn line(self, position: &AnyPosition, row: u8) -> String {
        let template = self.0.interface.lines[called(self.0, position) as usize];
        self.0.fill(template, &[Arg::Text(&letter(row))])
    }

    /// Both rows that one takes from, in short.
    #[must_use]
    pub fn both_lines(self) -> String {
        self.0.interface.lines[3].0.to_owned()
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

    /// Who let a win slip to the other with the move `number`, counted from 1: by the place of their name among
    /// [`moved_by`](Self::moved_by).
    #[must_use]
    pub fn gave_away(self, who: usize, number: usize) -> String {
        let template = self.0.interface.gave_away[who];
        self.0.fill(template, &[Arg::Number(number as u64)])
    }

    /// Who has won though they let a win slip before, at the move `number`: by the place of their name, as above.
    #[must_use]
    pub fn had_slipped(self, who: usize, number: usize) -> String {
        let template = self.0.interface.slipped[who];
        self.0.fill(template, &[Arg::Number(number as u64)])
    }

    /// An attribute's value is not one of those there are; `default` is used.
    #[must_use]
    pub fn bad_value(self, attribute: &str, value: &str, default: &str) -> String {
        self.not_a_value(attribute, &clip(value), default)
    }
}
