mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::EN;
pub(crate) use zh_hans::ZH_HANS;
pub(crate) use zh_hant::ZH_HANT;

use crate::sentences::{Arg, Phrases};
use crate::table::table;

table! {
    /// Labels in pictures and tables: short, without a full stop.
    Picture {
        /// The sums of the binary columns: `不進位的和`.
        nim_sum: &'static str,
        /// The table of Wythoff pairs.
        safe_pairs: &'static str,
        /// The strip of numbers of which those used in pairs are struck out.
        used_numbers: &'static str,
        /// The table of Wythoff pairs as sums of Fibonacci numbers.
        safe_pairs_standard_forms: &'static str,
        /// The header of a number's standard form: its Zeckendorf representation.
        standard_form: &'static str,
        /// The table of the dice game: which face is safe to leave with which heap.
        safe_faces: &'static str,
        /// The header of heaps: how many stones.
        stones: &'static str,
        /// What stands after the number of stones in a heap: `顆石子`.
        stones_counted: &'static str,
        /// The face that lies below and cannot be tipped up.
        face_below: &'static str,
        /// What stands after the number of coins in a heap: `枚銅板`.
        coins_counted: &'static str,
        /// The header of Grundy values.
        grundy_value: &'static str,
        /// The nim-sum of Grundy values.
        values_sum: &'static str,
        /// With these heaps no limit wins.
        no_limit_wins: &'static str,
        /// Several dice: the heap is too small for the rule.
        small_heap: &'static str,
        /// Two dice: safe on the same axis.
        safe_same_axis: &'static str,
        /// Several dice: safe with an even number on each axis.
        safe_even: &'static str,
        /// Several dice: safe with all on one axis, or each on another.
        safe_all_or_each: &'static str,
    }
}

struct Templates {
    phrases: &'static Phrases,
    /// The divisor, the remainder.
    remainder: &'static str,
    /// How many.
    more_parts: &'static str,
    /// The limit.
    limit: &'static str,
    /// The limit and the smallest part: where it is enough, and where not.
    limit_reaches: [&'static str; 2],
    /// The smallest part.
    smallest_part: &'static str,
    /// The limit and the least that wins: where it is enough, and where not.
    limit_wins: [&'static str; 2],
    /// The least limit that wins.
    least_limit: &'static str,
    /// How many at least.
    safe_one_six: &'static str,
}

impl Picture {
    /// What is left of a heap that is divided, to stand after its number: `÷ 9 餘 4`.
    #[must_use]
    pub fn remainder(&self, modulus: u64, remainder: u64) -> String {
        let args = [Arg::Number(modulus), Arg::Number(remainder)];
        let templates = &self.templates;
        templates.phrases.fill(templates.remainder, &args)
    }

    /// So many more parts: `另 12 份`.
    #[must_use]
    pub fn more_parts(&self, parts: u64) -> String {
        self.with(self.templates.more_parts, parts)
    }

    /// The most that may be taken: `限額 4`.
    #[must_use]
    pub fn limit(&self, limit: u64) -> String {
        self.with(self.templates.limit, limit)
    }

    /// The limit compared with the smallest part: `限額 4 < 最小的一份 8`.
    #[must_use]
    pub fn limit_reaches(&self, limit_and_part: [u64; 2]) -> String {
        self.compared(&self.templates.limit_reaches, limit_and_part)
    }

    /// The smallest part alone.
    #[must_use]
    pub fn smallest_part(&self, part: u64) -> String {
        self.with(self.templates.smallest_part, part)
    }

    /// The limit compared with the least that wins.
    #[must_use]
    pub fn limit_wins(&self, limit_and_least: [u64; 2]) -> String {
        self.compared(&self.templates.limit_wins, limit_and_least)
    }

    /// The least limit that wins, alone.
    #[must_use]
    pub fn least_limit(&self, least: u64) -> String {
        self.with(self.templates.least_limit, least)
    }

    /// Several dice: safe with at least so many on the axis 1–6.
    #[must_use]
    pub fn safe_one_six(&self, least: u64) -> String {
        self.with(self.templates.safe_one_six, least)
    }

    fn with(&self, template: &'static str, number: u64) -> String {
        self.templates.phrases.fill(template, &[Arg::Number(number)])
    }

    fn compared(&self, templates: &[&'static str; 2], [limit, least]: [u64; 2]) -> String {
        let args = [Arg::Number(limit), Arg::Number(least)];
        let template = templates[usize::from(limit < least)];
        self.templates.phrases.fill(template, &args)
    }
}
