mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::EN;
pub(crate) use zh_hans::ZH_HANS;
pub(crate) use zh_hant::ZH_HANT;

use crate::sentences::{Arg, Phrases};
use crate::table::{table, words};

table! {
    /// Labels in pictures and tables: short, without a full stop.
    Picture {
        /// The header of heaps: how many stones.
        stones: &'static str,
        /// What stands after the number of stones in a heap: `顆石子`.
        stones_counted: &'static str,
        /// The two players, where nothing else tells them apart: `甲`, `乙`.
        players: [&'static str; 2],
        /// The header of what is left, or of what a move leaves.
        leaves: &'static str,
        /// What stands between two parts of a caption.
        semicolon: &'static str,
        /// The table of every move with its replies.
        replies: &'static str,
        /// What stands before another reply.
        or: &'static str,
        /// The header of Grundy values.
        grundy_value: &'static str,
        /// The header of heaps of coins.
        heap: &'static str,
        /// What stands between the numbers of a list.
        comma: &'static str,
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
        /// The face that lies below and cannot be tipped up.
        face_below: &'static str,
        /// The names of the odd side and the even side.
        side_names: [&'static str; 2],
        /// An even number, an odd number.
        parities: [&'static str; 2],
        /// The player whose turn it is.
        to_move: &'static str,
        /// The player who has just moved.
        just_moved: &'static str,
        /// The clock's outer ring: who holds an odd number.
        outer_ring: &'static str,
        /// The clock's inner ring: who holds an even number.
        inner_ring: &'static str,
        /// The table of what is safe to leave in the odd-even games.
        safe_to_leave: &'static str,
        /// The header of what a player holds.
        holding: &'static str,
        /// The header of remainders.
        residue: &'static str,
        /// What a state means to the two sides: absolutely safe for the odd one, for the even one,
        /// safe for both to leave, safe for neither.
        classes: [&'static str; 4],
        /// The odd side, the even side, both.
        sides: [&'static str; 3],
        /// Several dice: the heap is too small for the rule.
        small_heap: &'static str,
        /// Two dice: safe on the same axis.
        safe_same_axis: &'static str,
        /// Several dice: safe with an even number on each axis.
        safe_even: &'static str,
        /// Several dice: safe with all on one axis, or each on another.
        safe_all_or_each: &'static str,
        /// What stands after the number of coins in a heap: `枚銅板`.
        coins_counted: &'static str,
        /// The nim-sum of Grundy values.
        values_sum: &'static str,
        /// With these heaps no limit wins.
        no_limit_wins: &'static str,
        /// The header of limits.
        limits: &'static str,
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
        /// The header of moves.
        a_move: &'static str,
        /// The header of winning replies.
        reply: &'static str,
        /// The table of several dice: which axes are safe with which heap.
        safe_axes: &'static str,
        /// The table of the odd-even game: which remainders are safe to leave, for every k.
        parity_rules: &'static str,
        /// The table of the two-sided game: which remainders are safe to leave, for every k.
        sides_rules: &'static str,
        /// The header of what is safe to leave when one holds an odd number.
        holds_odd: &'static str,
        /// The header of what is safe to leave when one holds an even number.
        holds_even: &'static str,
        /// The header of the totals with which the first player loses.
        first_loses: &'static str,
        /// The header of outcomes.
        outcome: &'static str,
        /// The table of Grundy values of two rows.
        grundy_rows: &'static str,
        /// The header of greedy sums.
        sum_of_parts: &'static str,
        /// The odd side wins whoever moves; the even side does.
        side_wins: [&'static str; 2],
    }
}

words! {
    struct Templates {
        phrases: &'static Phrases,
        /// The divisor, the remainder.
        remainder: &'static str,
        /// From which heap on, the period.
        period: &'static str,
        /// The modulus of the heap.
        modulo: &'static str,
        /// The modulus of the heap in the two-sided game, where that of the holdings is 2.
        sides_modulo: &'static str,
        /// How many at least.
        safe_one_six: &'static str,
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
        /// How many.
        left_out: &'static str,
        /// A heap with its limit: the heap, the limit.
        limited: &'static str,
        /// A heap and the faces up: the heap, the faces.
        faced: &'static str,
        /// A heap and what is held: by the two players, by the two sides: the heap, the holdings.
        held: [&'static str; 2],
        /// The multiplier.
        safe_starts: &'static str,
        /// The most that may be taken.
        parity_heaps: &'static str,
        /// The most that may be taken.
        sides_heaps: &'static str,
        /// The numbers one may take.
        subtraction_heaps: &'static str,
        /// The multiplier.
        grundy_limits: &'static str,
        /// Of Fibonacci numbers; of safe openings, with the multiplier.
        sums_of: [&'static str; 2],
    }
}

impl Picture {
    /// What is left of a heap that is divided, to stand after its number: `÷ 9 餘 4`.
    #[must_use]
    pub fn remainder(&self, modulus: u64, remainder: u64) -> String {
        let args = [Arg::Number(modulus), Arg::Number(remainder)];
        let templates = &self.templates;
        templates.phrases.fill(templates.remainder, &args)
    }

    /// What the heaps in a table are divided by: `堆除以 8 的餘數`.
    #[must_use]
    pub fn modulo(&self, modulus: u64) -> String {
        self.with(self.templates.modulo, modulus)
    }

    /// What holdings and heap are divided by in the table of the two sides.
    #[must_use]
    pub fn sides_modulo(&self, modulus: u64) -> String {
        self.with(self.templates.sides_modulo, modulus)
    }

    /// How many moves a table does not list.
    #[must_use]
    pub fn left_out(&self, moves: u64) -> String {
        self.with(self.templates.left_out, moves)
    }

    /// A heap with the most that may be taken from it, in short: `16，限 4`.
    #[must_use]
    pub fn limited(&self, heap: &str, limit: u64) -> String {
        let args = [Arg::Text(heap), Arg::Number(limit)];
        self.templates.phrases.fill(self.templates.limited, &args)
    }

    /// A heap and the faces that are up, in short: `16，3 朝上`.
    #[must_use]
    pub fn faced(&self, heap: u64, faces: &str) -> String {
        let args = [Arg::Number(heap), Arg::Text(faces)];
        self.templates.phrases.fill(self.templates.faced, &args)
    }

    /// A heap and what the players, or the sides, hold, in short: `16，甲 0 乙 1`.
    #[must_use]
    pub fn held(&self, heap: u64, holdings: [u64; 2], by_sides: bool) -> String {
        let [one, other] = holdings;
        let args = [Arg::Number(heap), Arg::Number(one), Arg::Number(other)];
        let template = self.templates.held[usize::from(by_sides)];
        self.templates.phrases.fill(template, &args)
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

    /// The table of safe openings under this multiplier.
    #[must_use]
    pub fn safe_starts(&self, multiplier: u64) -> String {
        self.with(self.templates.safe_starts, multiplier)
    }

    /// The table of an odd-even game's heaps.
    #[must_use]
    pub fn parity_heaps(&self, most: u64) -> String {
        self.with(self.templates.parity_heaps, most)
    }

    /// The table of a two-sided game's heaps.
    #[must_use]
    pub fn sides_heaps(&self, most: u64) -> String {
        self.with(self.templates.sides_heaps, most)
    }

    /// The table of a subtraction game with these numbers.
    #[must_use]
    pub fn subtraction_heaps(&self, numbers: &str) -> String {
        let template = self.templates.subtraction_heaps;
        self.templates.phrases.fill(template, &[Arg::Text(numbers)])
    }

    /// How a table repeats, to stand after what it shows.
    #[must_use]
    pub fn period(&self, start: u64, length: u64) -> String {
        let args = [Arg::Number(start), Arg::Number(length)];
        self.templates.phrases.fill(self.templates.period, &args)
    }

    /// The table of Grundy values of a heap by its limit.
    #[must_use]
    pub fn grundy_limits(&self, multiplier: u64) -> String {
        self.with(self.templates.grundy_limits, multiplier)
    }

    /// The table of numbers as greedy sums.
    #[must_use]
    pub fn sums(&self, multiplier: u64) -> String {
        let template = self.templates.sums_of[usize::from(multiplier != 2)];
        self.with(template, multiplier)
    }

    fn with(&self, template: &'static str, number: u64) -> String {
        self.templates
            .phrases
            .fill(template, &[Arg::Number(number)])
    }

    fn compared(&self, templates: &[&'static str; 2], [limit, least]: [u64; 2]) -> String {
        let args = [Arg::Number(limit), Arg::Number(least)];
        let template = templates[usize::from(limit < least)];
        self.templates.phrases.fill(template, &args)
    }
}
