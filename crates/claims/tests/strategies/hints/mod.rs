//! What hints tell of a way to find out who wins: each is followed to the letter, for every game and variant that it
//! is told of.

mod games;
mod methods;

use crate::places::Place;
use crate::{Row, row};
use games::positions;
use methods::*;
use nian_solver::{AnyPosition, Ending, Method};
use std::collections::BTreeMap;

pub(crate) const ROWS: &[Row] = &[
    row(
        Place::Hints,
        "Split each row into stacks of 1, 2, 4, 8, … and put them in columns: the position is safe if every column has \
         an even number of stacks.",
        &[],
        |_| tried(Method::Columns, columns),
    ),
    row(
        Place::Hints,
        "While a row has more than one coin, safe positions are those of ordinary Nim; with single coins only, leave an \
         odd number of them.",
        &[],
        |_| {
            tried(Method::ColumnsMisere, |position| {
                match position.heaps().iter().any(|&heap| heap > 1) {
                    true => columns(position),
                    false => position.heaps().iter().sum::<u64>() % 2 == 1,
                }
            })
        },
    ),
    row(
        Place::Hints,
        "{0, 0} is safe; the other safe pairs differ by 1, 2, 3, …, and the smaller number of each is the least positive \
         integer not used before: {} and {}, {} and {}, {} and {}, …",
        &[1, 2, 3, 5, 4, 7],
        |numbers| pairs(Method::Pairs, &[[0, 0]], numbers),
    ),
    row(
        Place::Hints,
        "{0, 1} and {2, 2} are safe; the other safe pairs differ by 2, 3, 4, …, and the smaller number of each is the \
         least positive integer not used before: {} and {}, {} and {}, {} and {}, …",
        &[3, 5, 4, 7, 6, 10],
        |numbers| pairs(Method::PairsMisere, &[[2, 2], [0, 1]], numbers),
    ),
    row(
        Place::Hints,
        "Where at most k may be taken, divide the heap by k + 1: the position is safe if the remainder is {}, and unsafe \
         if not.",
        &[0],
        |rest| remainder(Method::Remainder, rest[0]),
    ),
    row(
        Place::Hints,
        "Where at most k may be taken, divide the heap by k + 1: the position is safe if the remainder is {}, and unsafe \
         if not.",
        &[1],
        |rest| remainder(Method::RemainderMisere, rest[0]),
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is safe; any other is safe if every take leaves \
         an unsafe one. In the end the outcomes repeat with a period.",
        &[],
        |_| {
            working_up(Method::Table, true)?;
            repeating(Ending::Normal)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is unsafe; any other is safe if every take leaves \
         an unsafe one. In the end the outcomes repeat with a period.",
        &[],
        |_| {
            working_up(Method::TableMisere, false)?;
            repeating(Ending::Misere)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is safe; any other is safe if every take leaves \
         an unsafe one. The outcomes never repeat with a period, and no quicker way is known here.",
        &[],
        |_| {
            working_up(Method::NoPeriod, true)?;
            never_repeating(Ending::Normal)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is unsafe; any other is safe if every take leaves \
         an unsafe one. The outcomes never repeat with a period, and no quicker way is known here.",
        &[],
        |_| {
            working_up(Method::NoPeriodMisere, false)?;
            never_repeating(Ending::Misere)
        },
    ),
    row(
        Place::Hints,
        "Where at most k may be taken, divide the heap by 2k + 2 if k is odd, by k + 2 if k is even. If whoever has just \
         taken holds the parity that they want, the remainders 0 and 1 are safe; if not, k + 1 is, and for odd k also \
         k + 2.",
        &[],
        |_| tried(Method::Holding, holding),
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, all are; otherwise a \
         face is safe if every tip leaves an unsafe position. From {} stones on it repeats every {}.",
        &[2, 9],
        |numbers| {
            working_up(Method::Faces, true)?;
            nines("dice", numbers)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, none is; otherwise a \
         face is safe if every tip leaves an unsafe position. From {} stones on it repeats every {}.",
        &[12, 9],
        |numbers| {
            working_up(Method::FacesMisere, false)?;
            nines("dice.misere", numbers)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, the position is; \
         otherwise it is safe if every tip leaves an unsafe one.",
        &[],
        |_| working_up(Method::SeveralFaces, true),
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, the position is unsafe; \
         otherwise it is safe if every tip leaves an unsafe one.",
        &[],
        |_| working_up(Method::SeveralFacesMisere, false),
    ),
    row(
        Place::Hints,
        "Split the heap greedily into safe starts (Fibonacci numbers where one may take twice the last take): the \
         position is safe if the limit is less than the smallest part.",
        &[],
        |_| parts(),
    ),
    row(
        Place::Hints,
        "Each heap with its limit has a Grundy value: the least number that is not among the values that one take from \
         it can leave; an empty heap has 0. The position is safe if their nim-sum is 0. No formula for the values is \
         known here: work up from small heaps.",
        &[],
        |_| values(),
    ),
    row(
        Place::Hints,
        "With one limit for several heaps no rule is known here. Work up from small heaps and find for each choice of \
         heaps the least limit that wins: the position is safe if the limit is less. Two equal heaps are safe, whatever \
         the limit.",
        &[],
        |_| limits(),
    ),
    row(
        Place::Hints,
        "The position is safe if one number is 0, or if the numbers differ and the larger divided by the smaller is less \
         than the golden ratio φ ≈ 1.618; otherwise it is unsafe.",
        &[],
        |_| tried(Method::Golden, golden),
    ),
    row(
        Place::Hints,
        "Take the largest power of 2 that fits, write a 1 there, and go on with what is left.",
        &[],
        |_| binary(),
    ),
    row(
        Place::Hints,
        "Always take the largest term that fits: so no two neighbours are used.",
        &[],
        |_| fibonacci(),
    ),
];
/// Every method has its hint in every language, in the order that the numbers in cards count by, and every hint has a
/// row.
#[test]
fn every_method_has_its_hint() {
    for language in ["zh-Hant", "zh-Hans", "en", "ja"] {
        assert_eq!(
            Place::hints(language).map(|(name, _)| name),
            Method::NAMES,
            "{language}"
        );
    }
    for (name, text) in Place::hints("en") {
        let has_row = ROWS.iter().any(|row| row.sentence() == text);
        assert!(has_row, "{name}: no row tries “{text}”");
    }
}

/// There are positions of every game and of both endings, wherever a game has two.
#[test]
fn every_game_is_among_the_positions() {
    let all = positions();
    let missing = AnyPosition::missing_from(all.iter().map(ToString::to_string));
    assert!(missing.is_empty(), "{missing:?}");
    let of_games = Method::NAMES.len() - 2; // the others are of numbers
    let methods: BTreeMap<Method, usize> = all.iter().fold(BTreeMap::new(), |mut all, position| {
        *all.entry(position.method()).or_default() += 1;
        all
    });
    assert_eq!(methods.len(), of_games, "{methods:?}");
}
