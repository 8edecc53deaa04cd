//! Nim, and Nim where the last coin loses.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial};
use crate::{Outcome, Row, claimed, row};
use nian_solver::nim::{Nim, Rows};
use nian_solver::{Ending, Game, Move};

const ARTICLE: &str = "nim-and-variants";

pub(crate) const ROWS: &[Row] = &[
    row(
        prose(ARTICLE, "three-four-five"),
        "Leave two equal rows, and you have won: whatever the other player takes from one, you take \
         from the other",
        &[],
        copying,
    ),
    row(
        Place::Example("nim-and-variants/three-four-five"),
        "whatever the other player takes from one, you take from the other.",
        &[],
        copying,
    ),
    row(
        Place::Sentences,
        "Two equal rows are left: whatever one player takes from one, the other takes from the \
         other.",
        &[],
        copying,
    ),
    row(
        prose(ARTICLE, "two-rows"),
        "from unequal rows take the surplus away",
        &[],
        levelling,
    ),
    row(
        Place::Sentences,
        "Two unequal rows are left: taking $2 from",
        &[],
        levelling,
    ),
    row(
        prose(ARTICLE, "ex2"),
        "so there is always enough to put back and something over: that is what you take.",
        &[],
        mending,
    ),
    row(
        prose(ARTICLE, "unsafe-mends"),
        "Choose a row that has a 1 in this place.",
        &[],
        mending,
    ),
    row(
        prose(ARTICLE, "unsafe-mends"),
        "Why is the new number always smaller?",
        &[],
        mending,
    ),
    row(
        Place::Example("nim-and-variants/three-four-five"),
        "From an unsafe position some move always leads back to a safe one.",
        &[],
        mending,
    ),
    row(
        Place::Sentences,
        "Whatever is taken next leaves a stack alone, and the reply can pair it again.",
        &[],
        pairing,
    ),
    row(
        Place::Sentences,
        "Whatever is taken next, the reply pairs them again; but where it finds a single row of \
         more than one coin, it leaves an odd number of single coins.",
        &[],
        pairing_misere,
    ),
    row(
        Place::Sentences,
        "In the $1s column a stack was left alone; now it pairs off.",
        &[],
        pairing,
    ),
    row(
        Place::Sentences,
        "In the columns $1 a stack was left alone; now they all pair off.",
        &[],
        pairing,
    ),
    row(
        prose(ARTICLE, "misere"),
        "At first play as in ordinary Nim and keep leaving safe positions.",
        &[],
        misere_at_first,
    ),
    row(
        prose(ARTICLE, "misere"),
        "Why is it always the other player who leaves this position to you",
        &[],
        misere_at_first,
    ),
    row(
        prose(ARTICLE, "misere"),
        "take that row whole, or all but one of its coins, whichever leaves an odd number of rows.",
        &[],
        misere_at_last,
    ),
    row(
        prose(ARTICLE, "misere"),
        "an odd number of rows is safe to leave, an even number is not.",
        &[],
        single_coins,
    ),
    row(
        Place::Sentences,
        "so that $2 single coins are left and the last falls to the other player.",
        &[],
        misere_at_last,
    ),
    row(
        Place::Sentences,
        "There are $1 single coins, an even number: take any one,",
        &[],
        single_coins,
    ),
    claimed(
        prose(ARTICLE, "safe-breaks"),
        "from a safe position every move leaves an unsafe one.",
        "nim-and-variants/safe-breaks",
    ),
];

const NORMAL: Nim = Nim {
    ending: Ending::Normal,
};
const MISERE: Nim = Nim {
    ending: Ending::Misere,
};

fn position(rows: &[u64]) -> Rows {
    Rows::new(rows.to_vec()).expect("rows")
}

/// Rows of up to so many coins, the empty table aside.
fn all_rows(rows: usize, most: u64) -> impl Iterator<Item = Vec<u64>> {
    let all = (most + 1).pow(rows as u32);
    (1..all).map(move |mut number| {
        let digit = |_| {
            let digit = number % (most + 1);
            number /= most + 1;
            digit
        };
        (0..rows).map(digit).collect()
    })
}

fn take(row: usize, take: u64) -> Move {
    let row = u8::try_from(row).expect("a row");
    Move::Row { row, take }
}

fn copying(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(NORMAL);
    (1..=40).try_for_each(|coins| {
        trial.answers(&position(&[coins, coins]), Named::Only, |mv, _| match mv {
            Move::Row { row, take } => vec![Move::Row { row: 1 - row, take }],
            _ => vec![],
        })
    })
}

fn levelling(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(NORMAL);
    for rows in all_rows(2, 40) {
        let (a, b) = (rows[0], rows[1]);
        if a != b {
            let surplus = take(usize::from(b > a), a.abs_diff(b));
            trial.wins(&position(&rows), Named::Only, &[surplus])?;
        }
    }
    Ok(())
}

/// In each row with a stack in the leftmost odd column: that stack is picked up, and in the other
/// odd columns the row's stack is picked up or put back.
fn mending_moves(rows: &[u64]) -> Vec<Move> {
    let odd = rows.iter().fold(0, |odd, row| odd ^ row);
    let leftmost = odd.checked_ilog2().map_or(0, |place| 1 << place);
    let with_a_stack = rows
        .iter()
        .enumerate()
        .filter(|(_, row)| *row & leftmost != 0);
    with_a_stack
        .map(|(place, row)| take(place, row - (row ^ odd)))
        .collect()
}

fn mending(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(NORMAL);
    for (count, most) in [(2, 40), (3, 16), (4, 8)] {
        for rows in all_rows(count, most) {
            let odd = rows.iter().fold(0, |odd, row| odd ^ row);
            if odd != 0 {
                trial.wins(&position(&rows), Named::Only, &mending_moves(&rows))?;
            }
        }
    }
    Ok(())
}

/// From where every column pairs off.
fn pairing(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(NORMAL);
    for (count, most) in [(3, 16), (4, 8)] {
        for rows in all_rows(count, most) {
            if rows.iter().fold(0, |odd, row| odd ^ row) == 0 {
                trial.answers(&position(&rows), Named::Only, |_, after| {
                    mending_moves(after.heaps())
                })?;
            }
        }
    }
    Ok(())
}

/// The same where the last coin loses, with two rows or more above one coin.
fn pairing_misere(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(MISERE);
    for (count, most) in [(2, 30), (3, 12), (4, 6)] {
        for rows in all_rows(count, most) {
            if large(&rows) < 2 || rows.iter().fold(0, |odd, row| odd ^ row) != 0 {
                continue;
            }
            trial.answers(&position(&rows), Named::Only, |_, after| {
                let heaps = after.heaps();
                match heaps.iter().position(|&row| row > 1) {
                    Some(one) if large(heaps) == 1 => vec![leaving_odd_singles(heaps, one)],
                    _ => mending_moves(heaps),
                }
            })?;
        }
    }
    Ok(())
}

/// Takes all of a row, or all but one coin of it.
fn leaving_odd_singles(rows: &[u64], row: usize) -> Move {
    let singles = rows.iter().filter(|&&row| row == 1).count();
    take(row, rows[row] - u64::from(singles % 2 == 0))
}

fn large(rows: &[u64]) -> usize {
    rows.iter().filter(|&&row| row > 1).count()
}

/// With two rows or more above one coin the moves of ordinary Nim win; and from what they leave the
/// other player cannot but leave such a position again, or one with a single row of more than one coin.
fn misere_at_first(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(MISERE);
    for (count, most) in [(2, 30), (3, 12), (4, 6)] {
        for rows in all_rows(count, most) {
            let odd = rows.iter().fold(0, |odd, row| odd ^ row);
            if large(&rows) < 2 {
                continue;
            }
            if odd != 0 {
                trial.wins(&position(&rows), Named::Only, &mending_moves(&rows))?;
                continue;
            }
            trial.safe(&position(&rows))?;
            for mv in MISERE.moves(&position(&rows)) {
                let after = MISERE.play(&position(&rows), mv).expect("a listed move");
                if large(after.heaps()) == 0 {
                    return Err(format!("{rows:?}, {mv}: no row is left above one coin"));
                }
            }
        }
    }
    Ok(())
}

/// With one row above one coin.
fn misere_at_last(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(MISERE);
    for singles in 0..=6 {
        for coins in 2..=30 {
            let mut rows = vec![1; singles];
            rows.push(coins);
            let mv = leaving_odd_singles(&rows, singles);
            trial.wins(&position(&rows), Named::Only, &[mv])?;
        }
    }
    Ok(())
}

fn single_coins(_: &[u64]) -> Outcome {
    let mut trial = Trial::new(MISERE);
    for rows in 1..=12 {
        let all = position(&vec![1; rows]);
        match rows % 2 {
            1 => trial.safe(&all)?,
            _ => {
                let each: Vec<Move> = (0..rows).map(|row| take(row, 1)).collect();
                trial.wins(&all, Named::Only, &each)?;
            }
        }
    }
    Ok(())
}
