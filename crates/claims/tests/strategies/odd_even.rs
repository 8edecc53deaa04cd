//! The odd-even game: an odd total, and whoever holds an odd number wins.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial, each};
use crate::{Outcome, Row, claimed, row};
use nian_solver::Move;
use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::{Parity, State};

const ARTICLE: &str = "odd-total";

pub(crate) const ROWS: &[Row] = &[
    claimed(
        prose("nim-and-variants", "odd-even"),
        "with these remainders it is safe:",
        "nim-and-variants/odd-even",
    ),
    row(
        prose(ARTICLE, "fifteen"),
        "if it is odd, leave {}, {} or {} (or empty the heap); - if it is even, leave {} or {}.",
        &[1, 8, 9, 4, 5],
        fifteen,
    ),
    row(
        prose(ARTICLE, "theorem1"),
        "In all of these t1 is an odd number from 1 to s",
        &[],
        |_| each([1, 3, 5, 7, 9], |s| replies(s, theorem_1)),
    ),
    row(
        prose(ARTICLE, "theorem1"),
        "Together the two take s+1 if t2 is odd; if it is even, they take s from an even r and s+2 \
         from an odd one.",
        &[],
        |_| each([1, 3, 5, 7, 9], together),
    ),
    row(
        prose(ARTICLE, "theorem1"),
        "The other player then has a move that leaves a safe position",
        &[],
        |_| each([1, 3, 5, 7, 9], |s| otherwise(s, after_theorem_1)),
    ),
    row(
        prose(ARTICLE, "theorem2"),
        "You have left r; when the other player takes t2, you take t1:",
        &[],
        |_| each([2, 4, 6, 8], |s| replies(s, theorem_2)),
    ),
    row(
        prose(ARTICLE, "theorem2"),
        "If, on the other hand, something else has been left, the other player moves as follows",
        &[],
        |_| each([2, 4, 6, 8], |s| otherwise(s, after_theorem_2)),
    ),
    row(
        prose(ARTICLE, "theorem2"),
        "holds 1 and has left {}, and the second takes {}, then {} and {} are both safe",
        &[12, 4, 2, 3],
        |numbers| {
            let state = state(numbers[0] - numbers[1], 1, numbers[1]);
            let moves = [Move::Take(numbers[2]), Move::Take(numbers[3])];
            game(4).wins(&state, Named::Only, &moves)
        },
    ),
    row(
        prose(ARTICLE, "theorem2"),
        "but for even s both may.",
        &[],
        |_| each(1..=8, one_or_both),
    ),
    row(
        prose(ARTICLE, "theorem3"),
        "For all other totals it also tells the first player how to begin.",
        &[],
        |_| each(1..=9, beginning),
    ),
    claimed(
        prose(ARTICLE, "abstract"),
        "So with ≡ the first player would never win, and yet with 15 stones the first player does; \
         with ≢ the first player would always win",
        "odd-total/theorem3",
    ),
    claimed(
        prose(ARTICLE, "even-holder"),
        "hence the first player loses only if N≡1",
        "odd-total/even-holder",
    ),
    row(
        prose("odd-even-two-sides", "seventeen"),
        "the only way to begin is to take {}.",
        &[1],
        |takes| game(3).wins(&state(17, 0, 0), Named::Only, &[Move::Take(takes[0])]),
    ),
    row(
        prose("odd-even-two-sides", "seventeen"),
        "whatever one takes from a safe position, the other player is left with exactly one right \
         answer, unless the game is over.",
        &[],
        |_| each([3], |k| right_answers(k, [1, 1])),
    ),
    row(
        Place::Example("odd-even-two-sides/seventeen"),
        "The next is {}, which leaves 5 as well: the other player answers {} or {} by {}, and {} by {}.",
        &[13, 1, 2, 3, 3, 1],
        |numbers| match *numbers {
            [heap, one, two, by, three, other] => {
                answered(3, heap, &[(one, by), (two, by), (three, other)])
            }
            _ => Err("six numbers".into()),
        },
    ),
    row(
        Place::Example("odd-total/abstract"),
        "The other player answers {} or {} by {}",
        &[1, 2, 1],
        |numbers| match *numbers {
            [one, two, by] => answered(2, 3, &[(one, by), (two, by)]),
            _ => Err("three numbers".into()),
        },
    ),
    row(
        Place::Sentences,
        "the heap is then safe if it leaves $5 when divided by $4",
        &[],
        |_| each(1..=9, |k| right_answers(k, [1, 2 - k % 2])),
    ),
];

fn rules(s: u64) -> Parity {
    Parity {
        takes: UpTo::new(s).expect("a number"),
        winner: Side::Odd,
    }
}

fn game(s: u64) -> Trial<Parity> {
    Trial::new(rules(s))
}

fn state(heap: u64, mover: u64, other: u64) -> State {
    State::new(heap, mover, other).expect("an odd total")
}

/// Just these answers win, each to its take from a whole heap.
fn answered(s: u64, heap: u64, answers: &[(u64, u64)]) -> Outcome {
    game(s).answers(&state(heap, 0, 0), Named::Only, |mv, _| {
        let answer = answers.iter().find(|&&(take, _)| mv == Move::Take(take));
        answer.map(|&(_, by)| Move::Take(by)).into_iter().collect()
    })
}

fn modulus(s: u64) -> u64 {
    if s % 2 == 1 { 2 * s + 2 } else { s + 2 }
}

/// Every position after a move, with a total of more than two rounds: the heap left, what the player
/// to move holds, and what the one who has moved holds, at least 1.
fn left(s: u64) -> impl Iterator<Item = (u64, u64, u64)> {
    let total = (2 * modulus(s) + 5) | 1;
    (0..total).flat_map(move |heap| {
        (0..total - heap).map(move |mover| (heap, mover, total - heap - mover))
    })
}

/// What the theorems call safe: the heap, and the holding of the player who has moved.
fn safe(s: u64, heap: u64, m: u64) -> bool {
    let rest = heap % modulus(s);
    match m % 2 {
        1 => rest <= 1,
        _ => rest == s + 1 || (s % 2 == 1 && rest == s + 2),
    }
}

/// After each safe move, to each take t₂, the reply t₁ that the table of the proof has for the
/// remainder r.
fn replies(s: u64, table: fn(s: u64, r: u64, t2: u64) -> u64) -> Outcome {
    let mut trial = game(s);
    for (heap, mover, m) in left(s).filter(|&(heap, _, m)| safe(s, heap, m)) {
        trial.answers(&state(heap, mover, m), Named::Each, |mv, _| match mv {
            Move::Take(t2) => vec![Move::Take(table(s, heap % modulus(s), t2))],
            _ => vec![],
        })?;
    }
    Ok(())
}

fn theorem_1(s: u64, r: u64, t2: u64) -> u64 {
    let t1 = match (t2 % 2, r % 2) {
        (1, _) => s + 1 - t2,
        (_, 0) => s - t2,
        _ => s + 2 - t2,
    };
    assert!(t1 % 2 == 1 && t1 <= s);
    t1
}

fn theorem_2(s: u64, r: u64, t2: u64) -> u64 {
    match (r, t2 % 2) {
        (0, 1) => s + 1 - t2,
        (0, _) => s + 2 - t2,
        (1, 1) if t2 == 1 => 1,
        (1, 1) => s + 3 - t2,
        (1, _) => s + 2 - t2,
        (_, 1) => s - t2,
        _ => s + 1 - t2,
    }
}

/// What the two take together, and where it leads from each remainder.
fn together(s: u64) -> Outcome {
    let round = modulus(s);
    for t2 in 1..=s {
        for (r, to) in [
            (0, [s + 1, s + 2]),
            (1, [s + 2, s + 1]),
            (s + 1, [0, 1]),
            (s + 2, [1, 0]),
        ] {
            let sum = theorem_1(s, r, t2) + t2;
            let said = match (t2 % 2, r % 2) {
                (1, _) => s + 1,
                (_, 0) => s,
                _ => s + 2,
            };
            let leads = (r + 2 * round - sum) % round;
            if sum != said || leads != to[usize::from(sum != s + 1)] {
                return Err(format!("t2 = {t2}, r = {r}: {sum}, to {leads}"));
            }
        }
    }
    Ok(())
}

/// After each unsafe move that does not end the game, what the table has the other player take; and
/// what they then hold (whether an odd number), and leave.
fn otherwise(s: u64, table: fn(s: u64, m_odd: bool, rest: u64) -> (u64, bool, u64)) -> Outcome {
    let mut trial = game(s);
    for (heap, mover, m) in left(s).filter(|&(heap, _, m)| heap > 0 && !safe(s, heap, m)) {
        let (take, holds_odd, leaves) = table(s, m % 2 == 1, heap % modulus(s));
        let state = state(heap, mover, m);
        trial.wins(&state, Named::Each, &[Move::Take(take)])?;
        let holds = mover + take;
        if holds % 2 != u64::from(holds_odd) || (heap - take) % modulus(s) != leaves {
            return Err(format!("{state:?}, {take}: holds {holds}"));
        }
    }
    Ok(())
}

fn after_theorem_1(s: u64, m_odd: bool, rest: u64) -> (u64, bool, u64) {
    match (m_odd, rest) {
        (true, _) if rest <= s + 1 => (rest - 1, true, 1),
        (true, _) => (rest - (s + 1), false, s + 1),
        (false, 0) => (s, false, s + 2),
        (false, _) if rest <= s => (rest, true, 0),
        (false, _) => (rest - (s + 2), false, s + 2),
    }
}

fn after_theorem_2(s: u64, m_odd: bool, rest: u64) -> (u64, bool, u64) {
    match (m_odd, rest) {
        (true, _) => (rest - 1, true, 1),
        (false, 0) => (1, false, s + 1),
        (false, _) => (rest, true, 0),
    }
}

/// With 15 stones: after a first move of 2, whatever the other player takes, a reply leaves one of
/// these, or nothing with an odd holding.
fn fifteen(numbers: &[u64]) -> Outcome {
    let (odd, even) = numbers.split_at(3);
    let mut trial = game(3);
    trial.wins(&state(15, 0, 0), Named::Only, &[Move::Take(2)])?;
    for mover in 0..=13 {
        for heap in 0..=13 - mover {
            let m = 15 - heap - mover;
            if m < 2 || !safe(3, heap, m) {
                continue;
            }
            trial.answers(&state(heap, mover, m), Named::Only, |mv, after| {
                let mut moves = Vec::new();
                for take in 1..=after.heap().min(3) {
                    let left = after.heap() - take;
                    let to = if (m + take) % 2 == 1 { odd } else { even };
                    if to.contains(&left) || (left == 0 && (m + take) % 2 == 1) {
                        moves.push(Move::Take(take));
                    }
                }
                assert!(!moves.is_empty(), "{mv}");
                moves
            })?;
        }
    }
    Ok(())
}

/// How to begin, for every total that is not lost.
fn beginning(s: u64) -> Outcome {
    let mut trial = game(s);
    for total in (1..=2 * modulus(s) + 3).step_by(2) {
        let start = state(total, 0, 0);
        let rest = total % modulus(s);
        let loses = if s % 2 == 1 { s + 2 } else { s + 1 };
        if rest == loses {
            trial.safe(&start)?;
            continue;
        }
        let take = if rest <= s { rest } else { rest - s - 2 };
        trial.wins(&start, Named::Each, &[Move::Take(take)])?;
    }
    Ok(())
}

/// After each safe move and each take that leaves stones, so many answers are right, from the least
/// to the most; and for even numbers both occur.
fn right_answers(s: u64, [least, most]: [u64; 2]) -> Outcome {
    let mut trial = game(s);
    let mut met = Vec::new();
    for (heap, mover, m) in left(s).filter(|&(heap, _, m)| safe(s, heap, m)) {
        for take in 1..=s.min(heap.saturating_sub(1)) {
            let after = state(heap - take, m, mover + take);
            met.push(trial.oracle.winning_moves(&after).len() as u64);
        }
    }
    let ends = [met.iter().min().copied(), met.iter().max().copied()];
    match ends == [Some(least), Some(most)] {
        true => Ok(()),
        false => Err(format!("{ends:?} right answers")),
    }
}

fn one_or_both(s: u64) -> Outcome {
    right_answers(s, [1, 2 - s % 2])
}
