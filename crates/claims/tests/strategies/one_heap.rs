//! Taking 1 to k from one heap, and taking Fibonacci numbers.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial};
use crate::{Outcome, Row, claimed, row};
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::{Ending, Move};

const ARTICLE: &str = "nim-and-variants";

pub(crate) const ROWS: &[Row] = &[
    row(
        prose(ARTICLE, "take-1-to-k"),
        "When the other player has taken i, take k+1−i",
        &[],
        |_| completing(Ending::Normal),
    ),
    row(
        prose(ARTICLE, "take-1-to-k"),
        "Taking r leaves a safe position, so this one is unsafe.",
        &[],
        |_| taking_the_rest(Ending::Normal),
    ),
    row(
        Place::Sentences,
        "when one player takes i, the other takes $2 − i and leaves a multiple of $2 again.",
        &[],
        |_| completing(Ending::Normal),
    ),
    row(
        Place::Sentences,
        "$1 left $3 when divided by $2; $4 is a multiple of $2 again.",
        &[],
        |_| completing(Ending::Normal),
    ),
    row(
        Place::Sentences,
        "$1 left $3 when divided by $2; $4 leaves 1 again.",
        &[],
        |_| completing(Ending::Misere),
    ),
    row(
        prose(ARTICLE, "take-1-to-k-misere"),
        "k+1 works as before",
        &[],
        |_| completing(Ending::Misere),
    ),
    row(
        Place::Sentences,
        "when one player takes i, the other takes $2 − i, and leaves a remainder of 1 again, in the \
         end a single stone.",
        &[],
        |_| completing(Ending::Misere),
    ),
    row(
        Place::Example("nim-and-variants/take-1-to-k"),
        "whatever the second takes, at most 3 remain.",
        &[],
        |_| completing(Ending::Normal),
    ),
    row(
        Place::Example("odd-even-two-sides/families"),
        "If the other player takes 1, you take 2; if 2, you take 1.",
        &[],
        |_| completing(Ending::Normal),
    ),
    row(
        Place::Sentences,
        "From heap $1 on, the outcomes repeat every $2 stones",
        &[],
        |_| repeating(),
    ),
    claimed(
        prose("fibonacci-nim", "subtract-fibonacci"),
        "The first safe positions are",
        "fibonacci-nim/subtract-fibonacci",
    ),
];

fn games(ending: Ending) -> impl Iterator<Item = (u64, Subtraction)> {
    (1..=12).filter_map(move |k| {
        let set = Set::up_to(k)?;
        Some((k, Subtraction { set, ending }))
    })
}

/// What is safe to leave: multiples of k + 1, or one more where the last stone loses.
fn safe(k: u64, ending: Ending) -> impl Iterator<Item = u64> {
    let more = u64::from(ending.is_misere());
    (1 - more..=6).map(move |rounds| rounds * (k + 1) + more)
}

fn completing(ending: Ending) -> Outcome {
    for (k, rules) in games(ending) {
        let mut trial = Trial::new(rules);
        for stones in safe(k, ending) {
            let heap = rules.heap(stones).expect("a heap");
            trial.answers(&heap, Named::Only, |mv, _| match mv {
                Move::Take(take) => vec![Move::Take(k + 1 - take)],
                _ => vec![],
            })?;
        }
    }
    Ok(())
}

fn taking_the_rest(ending: Ending) -> Outcome {
    for (k, rules) in games(ending) {
        let mut trial = Trial::new(rules);
        for stones in (1..=6 * (k + 1)).filter(|stones| stones % (k + 1) != 0) {
            let heap = rules.heap(stones).expect("a heap");
            trial.wins(&heap, Named::Only, &[Move::Take(stones % (k + 1))])?;
        }
    }
    Ok(())
}

/// The period that the sentence gets its numbers from: the heaps that agree, and many after them.
fn repeating() -> Outcome {
    for numbers in [
        &[1, 3, 4][..],
        &[2, 5],
        &[2, 3, 7],
        &[3, 5, 6, 10],
        &[4, 9, 11],
    ] {
        let set = Set::new(numbers.iter().copied()).expect("a set");
        for ending in [Ending::Normal, Ending::Misere] {
            let rules = Subtraction { set, ending };
            let mut trial = Trial::new(rules);
            let period = rules.period().expect("a period");
            let mut safe = |stones| trial.is_safe(&rules.heap(stones).expect("a heap"));
            let most = period.start + period.window + 200;
            if let Some(stones) =
                (period.start..most).find(|&stones| safe(stones) != safe(stones + period.length))
            {
                return Err(format!("{numbers:?}, {ending:?}: not with {stones}"));
            }
        }
    }
    Ok(())
}
