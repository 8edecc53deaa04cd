//! The list of claims.

use std::fmt::{self, Write};
use std::iter;

use crate::search::{Found, Search, Verdict};
use crate::{dice, dynamic, numerals, one_heap, parity, sides, wythoff, wythoff_forms};

/// A statement, checked up to a number that the reader may choose.
pub(crate) type Statement = fn(most: u64, search: &mut Search<'_>) -> Found;

/// A claim of an article.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// `ARTICLE/CLAIM`.
    pub id: &'static str,
    /// How far it can be checked. What the number counts, the claim's text says.
    pub range: Range,
    said: Statement,
    truth: Option<Statement>,
}

/// How far a claim can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least number that makes sense; an error shows from here on.
    pub least: u64,
    /// If nothing else is wished.
    pub usual: u64,
    /// The greatest, a matter of patience.
    pub most: u64,
}

impl Range {
    /// Whether the number lies in it.
    #[must_use]
    pub fn contains(self, number: u64) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// What came of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// What the article says.
    pub said: Verdict,
    /// What is true instead, if that is not the same.
    pub truth: Option<Verdict>,
}

impl Result {
    /// Whether it came as expected: a claim holds, an erratum fails and the truth holds.
    #[must_use]
    pub fn as_expected(&self) -> bool {
        match &self.truth {
            None => self.said.holds(),
            Some(truth) => !self.said.holds() && truth.holds(),
        }
    }
}

/// A line a statement, the article's first: `holds CASES`, or `fails CASES POSITION NUMBERS…` with
/// `-` for no position. It is how a result comes out of the worker that checks.
impl fmt::Display for Result {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for verdict in iter::once(&self.said).chain(&self.truth) {
            match verdict {
                Verdict::Holds { checked } => write!(f, "holds {checked}")?,
                Verdict::Fails {
                    checked,
                    counterexample,
                } => {
                    let position = counterexample.position.as_deref().unwrap_or("-");
                    write!(f, "fails {checked} {position}")?;
                    for number in &counterexample.numbers {
                        write!(f, " {number}")?;
                    }
                }
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

impl Claim {
    /// Whether the article is in error, so that what is true is another statement.
    #[must_use]
    pub fn is_erratum(&self) -> bool {
        self.truth.is_some()
    }

    /// Checks it up to `most`, which is brought into the range if it lies outside. `tell` hears
    /// from time to time how many parts of how many are done.
    pub fn check(&self, most: u64, tell: &mut dyn FnMut(u64, u64)) -> Result {
        let most = most.clamp(self.range.least, self.range.most);
        let mut run = |statement: Statement| {
            let mut search = Search::new(tell);
            let found = statement(most, &mut search);
            search.verdict(found)
        };
        Result {
            said: run(self.said),
            truth: self.truth.map(run),
        }
    }
}

/// The claim of this id, `ARTICLE/CLAIM`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Claim> {
    CLAIMS.iter().find(|claim| claim.id == id)
}

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
pub static CLAIMS: [Claim; 33] = [
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
    erratum(
        "nim-and-variants/ex6",
        [2, 1000, 10_000],
        numerals::digits_up_to_the_base,
        numerals::digits_below_the_base,
    ),
    claim(
        "nim-and-variants/theorem2",
        [1, 200, 1000],
        numerals::greedy,
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
        [2, 110, 250],
        dynamic::tripling,
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
    claim("fibonacci-nim/strategy", [2, 100, 250], dynamic::strategy),
    claim(
        "fibonacci-nim/subtract-fibonacci",
        [4, 66, 66],
        one_heap::fibonacci,
    ),
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
