//! What the notes for teachers answer about odd and even holdings.

use crate::places::Place;
use crate::trying::{Named, Trial, each};
use crate::{Outcome, Row, claimed, row};
use nian_solver::Move;
use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::{self, Parity};
use nian_solver::sides::{self, Sides};

pub(crate) const ROWS: &[Row] = &[
    row(
        Place::Teaching,
        "{}, which leaves {}: the holding is even, and {} leaves {} on division by {}; nothing else wins.",
        &[2, 13, 13, 5, 8],
        |numbers| {
            assert_eq!(numbers[1] % numbers[4], numbers[3]);
            holder(3).wins(&heap(15, 0, 0), Named::Only, &[Move::Take(numbers[0])])
        },
    ),
    row(
        Place::Teaching,
        "{}, which leaves {}: the holding is then even, and {} is safe; nothing else wins.",
        &[1, 5, 5],
        |numbers| {
            each([1, 3, 5], |mover| {
                let now = heap(numbers[0] + numbers[1], mover, 2);
                holder(3).wins(&now, Named::Only, &[Move::Take(numbers[0])])
            })
        },
    ),
    row(
        Place::Teaching,
        "for {} leaves {} on division by {}: {} or {} is answered by {}, and {} by {}.",
        &[21, 5, 8, 1, 2, 3, 3, 1],
        |numbers| {
            assert_eq!(numbers[0] % numbers[2], numbers[1]);
            holder(3).answers(&heap(numbers[0], 0, 0), Named::Only, |mv, _| {
                let answer = if mv == Move::Take(numbers[6]) { 7 } else { 5 };
                vec![Move::Take(numbers[answer])]
            })
        },
    ),
    row(
        Place::Teaching,
        "The right answers are odd numbers, so one’s own holding changes its parity in each round: with an odd \
         holding the remainder to leave is {} or {}, with an even one {} or {}, and two rounds lead back.",
        &[0, 1, 4, 5],
        rounds,
    ),
    row(
        Place::Teaching,
        "Leaving {} is safe with an even holding and unsafe with an odd one.",
        &[4],
        |left| {
            each(0..6, |held| {
                let other = if held % 2 == 0 { 1 } else { 2 };
                let safe = holder(3).is_safe(&heap(left[0], other, held));
                told(safe == (held % 2 == 0))
            })
        },
    ),
    row(
        Place::Teaching,
        "Take {} of {} and leave {}: the other player takes {} as well and leaves {} with an odd holding",
        &[3, 15, 12, 3, 9],
        |numbers| {
            assert_eq!(numbers[1] - numbers[0], numbers[2]);
            assert_eq!(numbers[2] - numbers[3], numbers[4]);
            let now = heap(numbers[2], 0, numbers[0]);
            holder(3).wins(&now, Named::Some, &[Move::Take(numbers[3])])
        },
    ),
    row(
        Place::Teaching,
        "Then it is {}: {} leaves {} on division by {}, and the first player loses.",
        &[6, 17, 5, 6],
        |numbers| {
            let (by, rest) = (numbers[0], numbers[2]);
            let mut game = holder(4);
            each((1..=61).step_by(2), |total| {
                told(game.is_safe(&heap(total, 0, 0)) == (total % by == rest))
            })?;
            game.safe(&heap(numbers[1], 0, 0))
        },
    ),
    row(
        Place::Teaching,
        "The odd side takes {}, the even side {}, and nothing else wins: with {} stones whoever moves first wins.",
        &[1, 2, 10],
        |numbers| {
            first(Side::Odd, numbers[2], Named::Only, numbers[0])?;
            first(Side::Even, numbers[2], Named::Only, numbers[1])
        },
    ),
    row(
        Place::Teaching,
        "The odd side, which wins moving first or second: first it takes {}; second it answers {} by {}, and {} or {} by {}.",
        &[3, 1, 3, 2, 3, 1],
        |numbers| chosen(Side::Odd, 12, numbers),
    ),
    row(
        Place::Teaching,
        "The even side: first it takes {}; second it has the answers that the odd side has with {} stones.",
        &[3, 12],
        |numbers| chosen(Side::Even, 16, &[numbers[0], 1, 3, 2, 3, 1]),
    ),
    row(
        Place::Teaching,
        "Look at ({}, {}, {}): it is safe for the odd side alone, which wins no matter who is to move.",
        &[0, 0, 4],
        |numbers| settled(Side::Odd, numbers),
    ),
    row(
        Place::Teaching,
        "Start from ({}, {}, {}), each side holding {} with {} in the heap: the even side wins",
        &[1, 1, 4, 1, 4],
        |numbers| settled(Side::Even, &numbers[..3]),
    ),
    claimed(
        Place::Teaching,
        "The proof has, for each take, an answer that leads back to a safe state, and so it holds for any number.",
        "odd-even-two-sides/theorem-k3",
    ),
];

fn told(right: bool) -> Outcome {
    match right {
        true => Ok(()),
        false => Err("it is the other way round".into()),
    }
}

/// The game in which the odd holder wins.
fn holder(most: u64) -> Trial<Parity> {
    Trial::new(Parity {
        takes: UpTo::new(most).expect("a number"),
        winner: Side::Odd,
    })
}

/// What lies in the heap, what the player to move holds, and what the other one holds.
fn heap(left: u64, mover: u64, other: u64) -> parity::State {
    parity::State::new(left, mover, other).expect("an odd total")
}

/// With 1 to 3 in a turn: what is safe to leave, by the parity of one's own holding, and that each answer is odd.
fn rounds(remainders: &[u64]) -> Outcome {
    let mut game = holder(3);
    for left in 0..=40 {
        for held in 1..=4 {
            let mover = if (left + held) % 2 == 0 { 1 } else { 2 };
            let safe = game.is_safe(&heap(left, mover, held));
            let named = match held % 2 {
                1 => &remainders[..2],
                _ => &remainders[2..],
            };
            told(safe == named.contains(&(left % 8)))?;
            for take in (1..=3).filter(|take| safe && *take < left) {
                let after = heap(left - take, held, mover + take);
                let right = game.oracle.winning_moves(&after);
                told(matches!(right[..], [Move::Take(1 | 3)]))?;
            }
        }
    }
    Ok(())
}

fn sides() -> Trial<Sides> {
    Trial::new(Sides {
        takes: UpTo::new(3).expect("a number"),
    })
}

fn start(stones: u64, to_move: Side) -> sides::State {
    sides::State::new(stones, 0, 0, to_move).expect("an even total")
}

fn first(side: Side, stones: u64, named: Named, take: u64) -> Outcome {
    sides().wins(&start(stones, side), named, &[Move::Take(take)])
}

/// The side wins whoever begins: by its first take, or by its answers.
fn chosen(side: Side, stones: u64, numbers: &[u64]) -> Outcome {
    let &[take, one, by, two, three, other] = numbers else {
        return Err("six numbers".into());
    };
    first(side, stones, Named::Each, take)?;
    sides().answers(
        &start(stones, side.other()),
        Named::Only,
        |mv, _| match mv {
            Move::Take(number) if number == one => vec![Move::Take(by)],
            Move::Take(number) if number == two || number == three => vec![Move::Take(other)],
            _ => vec![],
        },
    )
}

/// The side wins from (a, b, r) whoever is to move.
fn settled(side: Side, state: &[u64]) -> Outcome {
    let now = |to_move| sides::State::new(state[2], state[0], state[1], to_move);
    let mut game = sides();
    told(!game.is_safe(&now(side).ok_or("an even total")?))?;
    game.safe(&now(side.other()).ok_or("an even total")?)
}
