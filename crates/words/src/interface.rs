use crate::sentences::{Arg, Called, called, capital, clip, letter};
use crate::tables::Words;
use nian_solver::AnyPosition;

/// Names of controls, and messages of widgets: `texts/…/interface.txt`.
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

    /// The separator of two sentences.
    #[must_use]
    pub fn gap(self) -> &'static str {
        self.0.forms.gap
    }

    /// The row `row` (0-based) with its coins: `第一列，3 枚`.
    #[must_use]
    pub fn row(self, row: u8, coins: u64) -> String {
        capital(self.row_and_coins(row, coins))
    }

    /// Taking from the row or heap `row` (0-based) of several, at most `most`: all it has, or less where a limit
    /// applies.
    #[must_use]
    pub fn line_and_most(self, position: &AnyPosition, row: u8, most: u64) -> String {
        match called(self.0, position) {
            Called::Rows => self.row(row, most),
            Called::Heaps => capital(self.heap_and_most(row, most)),
            Called::Numbers => self.number_and_most(row, most),
        }
    }

    /// The short name of the row or heap `row` (0-based): `a 列`.
    #[must_use]
    pub fn line(self, position: &AnyPosition, row: u8) -> String {
        let template = self.0.interface.lines[called(self.0, position) as usize];
        self.0.fill(template, &[Arg::Text(&letter(row))])
    }

    /// The short name of both rows together.
    #[must_use]
    pub fn both_lines(self) -> String {
        self.0.interface.lines[3].0.to_owned()
    }

    /// The turn of the reader, or of the other player.
    #[must_use]
    pub fn turn(self, reader: bool, against_other: bool) -> &'static str {
        self.turns()[2 * usize::from(against_other) + usize::from(!reader)]
    }

    /// The win of the reader, or of the other player.
    #[must_use]
    pub fn won(self, reader: bool, against_other: bool) -> &'static str {
        self.winners()[2 * usize::from(against_other) + usize::from(!reader)]
    }

    /// Who missed a win with the move `number` (1-based), and so lost; `who` is an index in
    /// [`moved_by`](Self::moved_by).
    #[must_use]
    pub fn gave_away(self, who: usize, number: usize) -> String {
        let template = self.0.interface.gave_away[who];
        self.0.fill(template, &[Arg::Number(number as u64)])
    }

    /// Who has won although they missed a win before, with the move `number`; `who` and `number` as above.
    #[must_use]
    pub fn had_slipped(self, who: usize, number: usize) -> String {
        let template = self.0.interface.slipped[who];
        self.0.fill(template, &[Arg::Number(number as u64)])
    }

    /// The message that an attribute has an invalid value, and that `default` is used.
    #[must_use]
    pub fn bad_value(self, attribute: &str, value: &str, default: &str) -> String {
        self.not_a_value(attribute, &clip(value), default)
    }
}
