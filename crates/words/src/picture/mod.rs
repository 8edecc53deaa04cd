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
        /// The table of the divisions that give a number's digits.
        divisions: &'static str,
        /// Its header: what is divided, by what, the quotient, the remainder.
        division: [&'static str; 4],
        /// The header of what the places of digits are worth.
        place_values: &'static str,
        /// The table of all sums of different terms that make up a number.
        all_sums: &'static str,
        /// Its header: the digits, the sum.
        digits_and_sum: [&'static str; 2],
        /// The face that lies below and cannot be tipped up.
        face_below: &'static str,
    }
}

struct Templates {
    phrases: &'static Phrases,
    /// The divisor, the remainder.
    remainder: &'static str,
}

impl Picture {
    /// What is left of a heap that is divided, to stand after its number: `÷ 9 餘 4`.
    #[must_use]
    pub fn remainder(&self, modulus: u64, remainder: u64) -> String {
        let args = [Arg::Number(modulus), Arg::Number(remainder)];
        let templates = &self.templates;
        templates.phrases.fill(templates.remainder, &args)
    }
}
