//! Wythoff's game.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial};
use crate::{Outcome, Row, claimed, row};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{Ending, Move};

const ARTICLE: &str = "nim-and-variants";

pub(crate) const ROWS: &[Row] = &[
    row(
        prose(ARTICLE, "ex5"),
        "whichever the other player chooses, you can either win at once (Example 3) or leave {1, 2} \
         (Example 4; {2, 1}, the same the other way round, will do as well).",
        &[],
        three_and_five,
    ),
    claimed(
        prose(ARTICLE, "theorem1-unsafe-to-safe"),
        "reduce y to am",
        "nim-and-variants/theorem1-unsafe-to-safe",
    ),
    claimed(
        prose(ARTICLE, "decide"),
        "tells how to move, and all the numbers it needs can be written down directly",
        "nim-and-variants/decide",
    ),
    row(
        prose(ARTICLE, "misere-wythoff"),
        "whatever the other player does, they either take everything or let you leave {0, 1}.",
        &[],
        two_and_two,
    ),
    row(
        Place::Sentences,
        "From {2, 2} every move either takes the last coin or lets the reply leave a single one.",
        &[],
        two_and_two,
    ),
    claimed(
        Place::Example("nim-and-variants/misere-wythoff"),
        "From pair 2 on it is as in the ordinary game",
        "nim-and-variants/misere-wythoff",
    ),
    row(
        prose(ARTICLE, "floor-formula"),
        "Both printed values are too small by exactly n",
        &[],
        printed_formula,
    ),
    row(
        prose(ARTICLE, "floor-formula"),
        "Below N there are thus exactly N−1 numbers of both kinds, whatever N is",
        &[],
        both_kinds,
    ),
    claimed(
        prose(ARTICLE, "properties"),
        "What is chosen is always the least number not yet used",
        "nim-and-variants/properties",
    ),
    claimed(
        prose(ARTICLE, "properties"),
        "None is missed, since the least is always taken",
        "nim-and-variants/properties",
    ),
    claimed(
        prose("odd-even-two-sides", "families"),
        "The pairs must be counted off two by two from 1, 2 on.",
        "odd-even-two-sides/families",
    ),
    claimed(
        Place::Example("odd-even-two-sides/fibonacci-pairs"),
        "The pairs have to be taken two by two from 1, 2 on.",
        "odd-even-two-sides/families",
    ),
];

const NORMAL: Wythoff = Wythoff {
    ending: Ending::Normal,
};
const MISERE: Wythoff = Wythoff {
    ending: Ending::Misere,
};

/// Every move from a position that takes all or leaves these rows, in either order.
fn to(after: &Pair, rows: [u64; 2]) -> Vec<Move> {
    let [a, b] = *after.heaps();
    let mut moves = Vec::new();
    for [c, d] in [rows, [rows[1], rows[0]]] {
        let (Some(x), Some(y)) = (a.checked_sub(c), b.checked_sub(d)) else {
            continue;
        };
        match [x, y] {
            [0, take] => moves.push(Move::Row { row: 1, take }),
            [take, 0] => moves.push(Move::Row { row: 0, take }),
            [take, other] if take == other => moves.push(Move::Both { take }),
            _ => {}
        }
    }
    moves
}

fn three_and_five(_: &[u64]) -> Outcome {
    let position = Pair::new([3, 5]).expect("a pair");
    Trial::new(NORMAL).answers(&position, Named::Some, |_, after| {
        [to(after, [0, 0]), to(after, [1, 2])].concat()
    })
}

fn two_and_two(_: &[u64]) -> Outcome {
    let position = Pair::new([2, 2]).expect("a pair");
    Trial::new(MISERE).answers(&position, Named::Some, |_, after| to(after, [0, 1]))
}

/// The printed formulas, and as many pairs as a search finds.
fn printed_formula(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(NORMAL);
    for n in 1..=60_u64 {
        let root = (5 * n * n).isqrt();
        let printed = [(root - n) / 2, (root + n) / 2];
        let pair = Pair::new(printed.map(|number| number + n)).expect("a pair");
        trial.safe(&pair)?;
    }
    Ok(())
}

/// How many of ⌊nφ⌋ and ⌊nφ²⌋ are below N.
fn both_kinds(_: &[u64]) -> Outcome {
    let kinds = |n: u64| {
        let root = (5 * n * n).isqrt();
        [(root + n) / 2, (root + 3 * n) / 2]
    };
    for below in 1..=2000 {
        let numbers = (1..below).flat_map(kinds);
        let count = numbers.filter(|number| *number < below).count() as u64;
        if count != below - 1 {
            return Err(format!("{count} numbers below {below}"));
        }
    }
    Ok(())
}
