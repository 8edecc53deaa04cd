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
        /// The two players, where nothing else tells them apart: `甲`, `乙`.
        players: [&'static str; 2],
        /// The odd side and the even side.
        sides: [&'static str; 2],
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
        /// The header of what is left, or of what a move leaves.
        leaves: &'static str,
        /// The header of what a move leaves, as it is written for these games: heaps with their
        /// limits, with the face up, with both holdings, and the two sides' holdings with the heap.
        leaves_with: [&'static str; 4],
        /// The header of remainders.
        residue: &'static str,
        /// What a state means to the two sides: absolutely safe for the odd one, for the even one,
        /// safe for both to leave, safe for neither.
        classes: [&'static str; 4],
        /// What stands between two parts of a caption.
        semicolon: &'static str,
        /// The table of every move with its replies.
        replies: &'static str,
        /// The header of moves.
        a_move: &'static str,
        /// The header of winning replies.
        reply: &'static str,
    }
}

words! {
    struct Templates {
        phrases: &'static Phrases,
        /// The divisor, the remainder.
        remainder: &'static str,
        /// The modulus of the heap.
        modulo: &'static str,
        /// The modulus of the heap in the two-sided game, where that of the holdings is 2.
        sides_modulo: &'static str,
        /// How many.
        left_out: &'static str,
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

    fn with(&self, template: &str, number: u64) -> String {
        let args = [Arg::Number(number)];
        self.templates.phrases.fill(template, &args)
    }
}
