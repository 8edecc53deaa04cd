//! The list of claims.

use crate::claim::{Claim, Range, Statement};
use crate::{
    dice, dynamic, fibonacci_forms, more_dice, nim, numerals, one_heap, parity, several_heaps,
    sides, wythoff, wythoff_forms,
};

const fn claim(id: &'static str, range: [u64; 3], said: Statement) -> Claim {
    let [least, usual, most] = range;
    let range = Range { least, usual, most };
    let truth = None;
    Claim {
        id,
        range,
        said,
        truth,
    }
}

const fn erratum(id: &'static str, range: [u64; 3], said: Statement, truth: Statement) -> Claim {
    Claim {
        truth: Some(truth),
        ..claim(id, range, said)
    }
}

/// All claims, in the order of the articles.
pub static CLAIMS: [Claim; 58] = [
    claim("nim-and-variants/ex1", [1, 16, 24], nim::columns),
    claim("nim-and-variants/safe-breaks", [2, 16, 24], nim::breaks),
    claim("nim-and-variants/unsafe-mends", [22, 22, 24], nim::mends),
    claim("nim-and-variants/misere", [2, 16, 24], nim::misere),
    claim("nim-and-variants/two-rows", [1, 50, 80], nim::two_rows),
    claim("nim-and-variants/ex3", [1, 40, 80], wythoff::one_move_away),
    claim(
        "nim-and-variants/recurrence",
        [2, 60, 100],
        wythoff::only_pairs,
    ),
    claim(
        "nim-and-variants/properties",
        [1, 2000, 100_000],
        wythoff::properties,
    ),
    erratum(
        "nim-and-variants/theorem1-safe-to-unsafe",
        [2, 150, 400],
        wythoff::rows_keep_their_order,
        wythoff::pairs_lead_to_none,
    ),
    erratum(
        "nim-and-variants/theorem1-unsafe-to-safe",
        [1, 60, 150],
        wythoff::three_cases,
        wythoff::five_cases,
    ),
    claim(
        "nim-and-variants/misere-wythoff",
        [2, 60, 100],
        wythoff::misere,
    ),
    claim(
        "nim-and-variants/grid",
        [1, 40, 60],
        wythoff::one_on_each_line,
    ),
    claim(
        "nim-and-variants/fibonacci",
        [1, 80, 85],
        fibonacci_forms::nearest_power,
    ),
    erratum(
        "nim-and-variants/ex6",
        [2, 1000, 10_000],
        numerals::digits_up_to_the_base,
        numerals::digits_below_the_base,
    ),
    claim(
        "nim-and-variants/p-sequence",
        [8, 60, 100],
        numerals::odd_places,
    ),
    claim(
        "nim-and-variants/theorem2",
        [1, 200, 1000],
        numerals::greedy,
    ),
    claim(
        "nim-and-variants/ex7",
        [60, 300, 2000],
        fibonacci_forms::all_carry,
    ),
    claim(
        "nim-and-variants/carry",
        [1, 1000, 20_000],
        numerals::standard_form,
    ),
    claim(
        "nim-and-variants/alternating",
        [1, 80, 85],
        numerals::alternating,
    ),
    claim(
        "nim-and-variants/fibonacci-table",
        [2, 60, 150],
        wythoff_forms::table,
    ),
    claim(
        "nim-and-variants/decide",
        [2, 60, 150],
        wythoff_forms::decision,
    ),
    claim(
        "nim-and-variants/direct",
        [1, 30, 60],
        wythoff_forms::construction,
    ),
    claim(
        "nim-and-variants/difference-proof",
        [1, 5000, 100_000],
        wythoff_forms::differences,
    ),
    erratum(
        "nim-and-variants/floor-formula",
        [1, 30, 60],
        wythoff_forms::formula_as_printed,
        wythoff_forms::formula,
    ),
    claim(
        "nim-and-variants/take-1-to-k",
        [1, 30, 100],
        one_heap::normal,
    ),
    claim(
        "nim-and-variants/take-1-to-k-misere",
        [1, 30, 100],
        one_heap::misere,
    ),
    claim(
        "nim-and-variants/odd-even",
        [1, 12, 30],
        parity::either_holder,
    ),
    erratum(
        "nim-and-variants/dice",
        [16, 200, 2000],
        dice::multiples_of_eight,
        dice::residues_of_nine,
    ),
    claim("nim-and-variants/two-dice-both", [12, 60, 120], dice::both),
    claim("nim-and-variants/two-dice-one", [7, 60, 150], dice::one),
    claim(
        "nim-and-variants/two-dice-one-sum",
        [66, 100, 200],
        dice::one_sum,
    ),
    claim(
        "nim-and-variants/more-dice",
        [1, 28, 100],
        more_dice::three_and_four,
    ),
    claim(
        "nim-and-variants/misere-dice",
        [28, 200, 2000],
        more_dice::misere,
    ),
    claim("nim-and-variants/lemma-i", [1, 80, 85], dynamic::neighbours),
    claim(
        "nim-and-variants/lemma-ii",
        [2, 100, 250],
        dynamic::small_limits,
    ),
    claim(
        "nim-and-variants/theorem-iii",
        [2, 150, 300],
        dynamic::starts,
    ),
    claim(
        "nim-and-variants/tripling",
        [105, 110, 250],
        dynamic::tripling,
    ),
    claim(
        "nim-and-variants/multipliers",
        [4, 6, 12],
        dynamic::multipliers,
    ),
    claim("odd-even-two-sides/families", [2, 4, 5], one_heap::families),
    claim(
        "odd-even-two-sides/seventeen",
        [17, 33, 65],
        parity::seventeen,
    ),
    claim(
        "odd-even-two-sides/mirror-laws",
        [1, 6, 12],
        sides::mirror_laws,
    ),
    claim(
        "odd-even-two-sides/theorem-k3",
        [8, 60, 120],
        sides::replies,
    ),
    claim(
        "odd-even-two-sides/absolutely-safe",
        [8, 60, 120],
        sides::classes,
    ),
    claim("odd-even-two-sides/general-k", [1, 20, 40], sides::general),
    erratum(
        "odd-even-two-sides/uniqueness",
        [2, 8, 16],
        sides::one_right_reply,
        sides::one_or_two_right_replies,
    ),
    claim(
        "odd-even-two-sides/k-one",
        [2, 60, 150],
        sides::nothing_to_choose,
    ),
    claim(
        "fibonacci-nim/zeckendorf",
        [1, 1000, 20_000],
        fibonacci_forms::greedy_is_standard,
    ),
    claim(
        "fibonacci-nim/picture",
        [1, 144, 1000],
        fibonacci_forms::rows_repeat,
    ),
    claim("fibonacci-nim/strategy", [2, 100, 150], dynamic::strategy),
    claim(
        "fibonacci-nim/local-limits",
        [8, 9, 14],
        several_heaps::own_limits,
    ),
    claim(
        "fibonacci-nim/global-limit",
        [8, 20, 30],
        several_heaps::one_limit,
    ),
    claim(
        "fibonacci-nim/subtract-fibonacci",
        [4, 66, 66],
        one_heap::taking_fibonacci,
    ),
    claim("odd-total/fifteen", [15, 31, 63], parity::fifteen),
    claim("odd-total/theorem1", [1, 15, 31], parity::odd_most),
    claim("odd-total/theorem2", [2, 16, 40], parity::even_most),
    claim("odd-total/theorem3", [1, 10, 20], parity::first_player),
    erratum(
        "odd-total/abstract",
        [2, 10, 20],
        parity::abstract_as_printed,
        parity::first_player,
    ),
    claim("odd-total/even-holder", [1, 12, 30], parity::even_holder),
];

/// The claim of this id, `ARTICLE/CLAIM`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Claim> {
    CLAIMS.iter().find(|claim| claim.id == id)
}
