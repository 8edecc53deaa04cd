use crate::sentences::Arg;
use crate::table::Template;
use crate::tables::Words;

/// Labels of pictures and tables, short and without a full stop: `texts/…/picture.txt`.
#[derive(Clone, Copy)]
pub struct Picture(pub(crate) &'static Words);

impl Picture {
    /// A heap with the holdings of the players or sides: `16，甲 0 乙 1`.
    #[must_use]
    pub fn held(self, heap: u64, holdings: [u64; 2], by_sides: bool) -> String {
        let [one, other] = holdings;
        let args = [Arg::Number(heap), Arg::Number(one), Arg::Number(other)];
        let template = self.0.picture.held[usize::from(by_sides)];
        self.0.fill(template, &args)
    }

    /// The limit compared with the smallest part: `限額 4 < 最小的一份 8`.
    #[must_use]
    pub fn limit_reaches(self, limit_and_part: [u64; 2]) -> String {
        self.compared(&self.0.picture.limit_reaches, limit_and_part)
    }

    /// The limit compared with the least winning limit.
    #[must_use]
    pub fn limit_wins(self, limit_and_least: [u64; 2]) -> String {
        self.compared(&self.0.picture.limit_wins, limit_and_least)
    }

    /// The caption of the table of numbers as greedy sums.
    #[must_use]
    pub fn sums(self, multiplier: u64) -> String {
        let template = self.0.picture.sums_of[usize::from(multiplier != 2)];
        self.0.fill(template, &[Arg::Number(multiplier)])
    }

    fn compared(self, templates: &[Template<2>; 2], [limit, least]: [u64; 2]) -> String {
        let args = [Arg::Number(limit), Arg::Number(least)];
        self.0.fill(templates[usize::from(limit < least)], &args)
    }
}
