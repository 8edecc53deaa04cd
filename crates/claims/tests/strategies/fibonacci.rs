//! Fibonacci nim and the games like it: at most so many times the last take.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial, each};
use crate::{Outcome, Row, claimed, row};
use nian_solver::dynamic::{Dynamic, Heaps, State};
use nian_solver::{Game, Move};

const NIM: &str = "nim-and-variants";
const ARTICLE: &str = "fibonacci-nim";

pub(crate) const ROWS: &[Row] = &[
    claimed(
        prose(NIM, "lemma-i"),
        "By (i) this is always the second before",
        "nim-and-variants/lemma-i",
    ),
    row(
        prose(NIM, "lemma-ii"),
        "take the fk−y that are left of this part.",
        &[],
        |_| answering(),
    ),
    row(
        prose(NIM, "lemma-ii"),
        "Take fs−y, which clears away the last fs.",
        &[],
        |_| answering(),
    ),
    row(
        prose(NIM, "theorem-iii"),
        "The first player takes the smallest, fk.",
        &[],
        |_| smallest_part(2),
    ),
    row(
        prose(ARTICLE, "strategy"),
        "Otherwise take the smallest part.",
        &[],
        |_| smallest_part(2),
    ),
    row(
        prose(ARTICLE, "strategy"),
        "And whoever is on that side, whatever they take, lets the limit reach the smallest part \
         again.",
        &[],
        |_| reaching(),
    ),
    claimed(
        Place::Sentences,
        "Starting with $1, keep subtracting the largest Fibonacci number that fits, until 0 is left.",
        "fibonacci-nim/zeckendorf",
    ),
    claimed(
        Place::Sentences,
        "Starting with $1, divide by the largest term that fits and go on with the remainder, until it is \
         0.",
        "nim-and-variants/theorem2",
    ),
    claimed(
        prose(ARTICLE, "strategy"),
        "take some of the smallest parts together, such that this is within the limit and twice as \
         much is less than the smallest part left.",
        "fibonacci-nim/strategy",
    ),
    row(
        prose(ARTICLE, "strategy"),
        "can be won by taking {}, {} or {} at the start.",
        &[1, 4, 17],
        |takes| start(2, 72, takes),
    ),
    row(
        Place::Example("fibonacci-nim/strategy"),
        "72 = 55 + 13 + 3 + 1 is won by three moves: {}, 1 + 3 = {} and 1 + 3 + 13 = {}. Twice the \
         take is always less than the smallest part left",
        &[1, 4, 17],
        |takes| start(2, 72, takes),
    ),
    row(
        Place::Example("fibonacci-nim/ten-coins"),
        "The first player takes the smallest part, {}, and leaves {} with a limit of {}. 8 is a part \
         by itself, more than the limit: whatever the second",
        &[2, 8, 4],
        |numbers| Trial::new(one(2)).safe(&state(2, numbers[1], numbers[2])),
    ),
    row(
        prose(NIM, "tripling"),
        "at the start, taking that smallest part is one way to do it.",
        &[],
        |_| {
            smallest_part(3)?;
            each([1, 4, 5], |times| smallest_part(times as u8))
        },
    ),
    row(
        prose(NIM, "tripling"),
        "so the first player wins by taking {}. Taking {}, the two smallest parts, wins as well, and \
         nothing else does.",
        &[3, 24],
        |takes| start(3, 100, takes),
    ),
    row(
        prose(ARTICLE, "global-limit"),
        "Two equal heaps are always safe: whatever the other player takes from one, take the same \
         from the other. The limit is twice that, so it is always allowed.",
        &[],
        |_| equal_heaps(),
    ),
    row(
        Place::Example("fibonacci-nim/global-limit"),
        "Whatever the other player takes, take the same from the other heap: the limit is twice \
         that, so it is always allowed.",
        &[],
        |_| equal_heaps(),
    ),
    row(
        prose(ARTICLE, "local-limits"),
        "From a heap of value v one move can leave any smaller value",
        &[],
        |_| values(),
    ),
    row(
        prose(ARTICLE, "local-limits"),
        "But a heap of larger value can be brought back to v at once",
        &[],
        |_| values(),
    ),
    row(
        Place::Sentences,
        "with nim-sum $2: whatever is taken, the reply can make it 0 again.",
        &[],
        |_| values_together(),
    ),
    row(
        Place::Sentences,
        "Whatever is taken, the limit it leaves is enough for the new smallest part.",
        &[],
        |_| reaching(),
    ),
    row(
        Place::Sentences,
        "the end, $3, is taken; the limit $4 is not enough for the smallest part left, $5.",
        &[],
        |_| each(1..=4, |multiplier| taking_the_end(multiplier as u8)),
    ),
    row(
        Place::Sentences,
        "the player to move cannot win, however high the limit",
        &[],
        |_| equal_heaps(),
    ),
];

/// The heaps that are tried.
const MOST: u64 = 150;

fn one(multiplier: u8) -> Dynamic {
    Dynamic::new(multiplier, Heaps::One).expect("a multiplier")
}

fn state(multiplier: u8, heap: u64, limit: u64) -> State {
    let state = one(multiplier).state(vec![heap], vec![limit]);
    state.expect("a heap")
}

/// 1, 2, 3, 5, …, or what takes their place with another multiplier: each number is the last, plus
/// the earliest of which so many times is not less than the last.
fn numbers(multiplier: u8) -> Vec<u64> {
    let mut numbers = vec![1];
    while let Some(&last) = numbers.last().filter(|last| **last <= 2 * MOST) {
        let earliest = |number: &&u64| **number * u64::from(multiplier) >= last;
        let earliest = numbers.iter().find(earliest).expect("the last itself");
        numbers.push(last + earliest);
    }
    numbers
}

/// The places of the parts of a heap, the largest first.
fn places(numbers: &[u64], heap: u64) -> Vec<usize> {
    let mut left = heap;
    let mut places = Vec::new();
    for (place, &number) in numbers.iter().enumerate().rev() {
        if number <= left {
            left -= number;
            places.push(place);
        }
    }
    places
}

fn smallest(numbers: &[u64], heap: u64) -> u64 {
    let places = places(numbers, heap);
    numbers[*places.last().expect("a heap that is not empty")]
}

/// The reply in the two cases of (ii), to a take of y from a heap with the smallest part `k`.
fn reply(f: &[u64], k: usize, y: u64) -> u64 {
    let j = places(f, y)[0];
    if j + 2 >= k {
        return f[k] - y;
    }
    let s = if (j + 1) % 2 == k % 2 { j + 1 } else { j + 2 };
    f[s] - y
}

/// Every heap with every limit below its smallest part.
fn answering() -> Outcome {
    let f = numbers(2);
    let mut trial = Trial::new(one(2));
    each(2..=MOST, |heap| {
        let k = *places(&f, heap).last().expect("a part");
        each(1..f[k], |limit| {
            trial.answers(&state(2, heap, limit), Named::Each, |mv, _| match mv {
                Move::Take(take) => vec![Move::Take(reply(&f, k, take))],
                _ => vec![],
            })
        })
    })
}

/// The smallest part wins with every limit that reaches it, and loses nowhere.
fn smallest_part(multiplier: u8) -> Outcome {
    let numbers = numbers(multiplier);
    let mut trial = Trial::new(one(multiplier));
    each(2..=MOST, |heap| {
        let part = smallest(&numbers, heap);
        each(part..heap, |limit| {
            let take = [Move::Take(part)];
            trial.wins(&state(multiplier, heap, limit), Named::Each, &take)
        })
    })
}

/// Some of the smallest parts together win where the limit they leave does not reach the smallest part left, and the
/// smallest part alone leaves such a limit.
fn taking_the_end(multiplier: u8) -> Outcome {
    let numbers = numbers(multiplier);
    let mut trial = Trial::new(one(multiplier));
    each(2..=MOST, |heap| {
        let parts = places(&numbers, heap);
        let parts: Vec<u64> = parts.into_iter().map(|place| numbers[place]).collect();
        for from in (1..parts.len()).rev() {
            let take: u64 = parts[from..].iter().sum();
            if take * u64::from(multiplier) < parts[from - 1] {
                let state = state(multiplier, heap, take);
                trial.wins(&state, Named::Each, &[Move::Take(take)])?;
            } else if from + 1 == parts.len() {
                return Err(format!("taking {take} leaves too much"));
            }
        }
        Ok(())
    })
}

/// From the losing side every take leaves a limit that reaches the new smallest part.
fn reaching() -> Outcome {
    let f = numbers(2);
    each(2..=MOST, |heap| {
        each(1..smallest(&f, heap), |take| {
            match smallest(&f, heap - take) <= 2 * take {
                true => Ok(()),
                false => Err(format!("taking {take} from {heap}")),
            }
        })
    })
}

/// Just these takes win at the start.
fn start(multiplier: u8, heap: u64, takes: &[u64]) -> Outcome {
    let moves: Vec<Move> = takes.iter().map(|&take| Move::Take(take)).collect();
    Trial::new(one(multiplier)).wins(&state(multiplier, heap, heap - 1), Named::Only, &moves)
}

fn equal_heaps() -> Outcome {
    let rules = Dynamic::new(2, Heaps::Global).expect("a game");
    let mut trial = Trial::new(rules);
    each(1..=12, |heap| {
        each(1..=heap, |limit| {
            let state = rules.state(vec![heap, heap], vec![limit]).expect("heaps");
            trial.answers(&state, Named::Each, |mv, _| match mv {
                Move::Row { row, take } => vec![Move::Row { row: 1 - row, take }],
                _ => vec![],
            })
        })
    })
}

/// The values of what a move can leave: all smaller ones, not the same, and what is larger can be
/// brought back.
fn values() -> Outcome {
    let rules = one(2);
    let mut trial = Trial::new(rules);
    let mut left = |state: &State| -> Vec<(State, u64)> {
        let moves = rules.moves(state);
        let after = moves.map(|mv| rules.play(state, mv).expect("a listed move"));
        let after: Vec<State> = after.collect();
        let value = |state: State| {
            let value = trial.oracle.grundy(&state).expect("a value");
            (state, value)
        };
        after.into_iter().map(value).collect()
    };
    let mut oracle = Trial::new(rules).oracle;
    each(1..=40, |heap| {
        each(1..=heap, |limit| {
            let state = state(2, heap, limit);
            let value = oracle.grundy(&state).expect("a value");
            let after = left(&state);
            let all_smaller = (0..value).all(|less| after.iter().any(|(_, left)| *left == less));
            let never_same = after.iter().all(|(_, left)| *left != value);
            let mut brought_back = true;
            for (state, _) in after.iter().filter(|(_, left)| *left > value) {
                brought_back &= left(state).iter().any(|(_, back)| *back == value);
            }
            match all_smaller && never_same && brought_back {
                true => Ok(()),
                false => Err(format!("{state:?}")),
            }
        })
    })
}

/// Two heaps with limits of their own: just the moves that make the nim-sum 0 win.
fn values_together() -> Outcome {
    let rules = Dynamic::new(2, Heaps::Local).expect("a game");
    let mut single = Trial::new(one(2)).oracle;
    let mut trial = Trial::new(rules);
    let all = (1..=8).flat_map(|heap| (1..=heap).map(move |limit| (heap, limit)));
    let all: Vec<(u64, u64)> = all.collect();
    for &(a, limit_a) in &all {
        for &(b, limit_b) in &all {
            let state = rules.state(vec![a, b], vec![limit_a, limit_b]);
            let state = state.expect("heaps");
            let mut sum = |state: &State| {
                let heaps = state.heaps().iter().zip(state.limits());
                heaps.fold(0, |sum, (&heap, &limit)| {
                    let heap = self::state(2, heap, limit);
                    sum ^ single.grundy(&heap).expect("a value")
                })
            };
            let makes_zero: Vec<Move> = rules
                .moves(&state)
                .filter(|&mv| sum(&rules.play(&state, mv).expect("a listed move")) == 0)
                .collect();
            match sum(&state) {
                0 => trial.safe(&state)?,
                _ => trial.wins(&state, Named::Only, &makes_zero)?,
            }
        }
    }
    Ok(())
}
