//! The game with an odd side and an even side.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial, each};
use crate::{Outcome, Row, claimed, row};
use nian_solver::Move;
use nian_solver::holding::{Side, UpTo};
use nian_solver::sides::{Sides, State};

const ARTICLE: &str = "odd-even-two-sides";

pub(crate) const ROWS: &[Row] = &[
    row(
        prose(ARTICLE, "set-up"),
        "If it leaves {} on division by {}, choose the odd side; if it leaves 0, the even side; if \
         it leaves {} or {}, choose to move first. That choice alone wins, whatever the loser of the \
         toss decides.",
        &[4, 8, 2, 6],
        toss,
    ),
    row(
        Place::Example("odd-even-two-sides/set-up"),
        "Twelve stones, the even side first: the odd side answers {} by {}, and {} or {} by {}.",
        &[1, 3, 2, 3, 1],
        |numbers| answered([0, 0, 12], Side::Even, numbers),
    ),
    row(
        Place::Example("odd-even-two-sides/set-up"),
        "Sixteen stones, the odd side first: the even side answers {} by {}, and {} or {} by {}.",
        &[1, 3, 2, 3, 1],
        |numbers| answered([0, 0, 16], Side::Odd, numbers),
    ),
    row(
        Place::Example("odd-even-two-sides/absolutely-safe"),
        "With the even side to move from the same (0, 0, 12), the odd side answers {} by {}, and {} or {} by {}.",
        &[1, 3, 2, 3, 1],
        |numbers| answered([0, 0, 12], Side::Even, numbers),
    ),
    row(
        Place::Example("odd-even-two-sides/absolutely-safe"),
        "With the odd side to move, the even side answers {} or {} by {}, and {} by {}",
        &[1, 2, 3, 3, 1],
        |numbers| answered_so([1, 0, 9], Side::Odd, numbers),
    ),
    row(
        Place::Example("odd-even-two-sides/absolutely-safe"),
        "With the even side to move, the odd side has the same answers",
        &[],
        |_| answered_so([1, 0, 9], Side::Even, &[1, 2, 3, 3, 1]),
    ),
    row(
        prose(ARTICLE, "mirror-laws"),
        "both sides should take the same number.",
        &[],
        |_| same_number(),
    ),
    claimed(
        prose(ARTICLE, "theorem-k3"),
        "each time the odd side has a reply that leads back to a state safe for itself.",
        "odd-even-two-sides/theorem-k3",
    ),
    row(
        prose(ARTICLE, "theorem-k3"),
        "The reply is always odd, so it always changes the parity of one's own holding",
        &[],
        |_| odd_replies(),
    ),
    claimed(
        prose(ARTICLE, "absolutely-safe"),
        "always by taking 3.",
        "odd-even-two-sides/absolutely-safe",
    ),
    row(
        prose(ARTICLE, "absolutely-safe"),
        "taking 3 leads to (0,1,8n+5), if n≥1.",
        &[],
        |_| taking_three(),
    ),
    claimed(
        prose(ARTICLE, "uniqueness"),
        "The article says that once a safe state has been left, whatever the other player takes, \
         just one move leads back to a safe state",
        "odd-even-two-sides/uniqueness",
    ),
    row(
        prose(ARTICLE, "uniqueness"),
        "So when one of the two will do, so will the other, unless it would mean taking 0 stones, \
         more than k, or more than there are.",
        &[],
        |_| each([2, 4, 6, 8], both_will_do),
    ),
    row(
        prose(ARTICLE, "uniqueness"),
        "Now the odd side may take {} to (3, 3, 4) or {} to (4, 3, 3), and both are safe.",
        &[1, 2],
        |takes| {
            let moves: Vec<Move> = takes.iter().map(|&take| Move::Take(take)).collect();
            game(2).wins(&state([2, 3, 5], Side::Odd), Named::Only, &moves)
        },
    ),
    claimed(
        prose(ARTICLE, "k-one"),
        "Who moves first makes no difference",
        "odd-even-two-sides/k-one",
    ),
    claimed(
        Place::Sentences,
        "Whichever side has to move here loses.",
        "odd-even-two-sides/absolutely-safe",
    ),
    claimed(
        Place::Sentences,
        "Whichever side is to move here wins.",
        "odd-even-two-sides/absolutely-safe",
    ),
    row(
        Place::Sentences,
        "This position is absolutely safe for the odd side, which wins whoever is to move.",
        &[],
        |_| taking_three(),
    ),
];

const SIDES: [Side; 2] = [Side::Odd, Side::Even];

fn game(k: u64) -> Trial<Sides> {
    Trial::new(Sides {
        takes: UpTo::new(k).expect("a number"),
    })
}

/// (a, b, r) with this side to move.
fn state([a, b, r]: [u64; 3], to_move: Side) -> State {
    State::new(r, a, b, to_move).expect("an even total")
}

/// Every state with heaps up to so many stones, and holdings up to 2.
fn states(most: u64) -> impl Iterator<Item = [u64; 3]> {
    let all = (0..=most).flat_map(|r| (0..9).map(move |hands| [hands / 3, hands % 3, r]));
    all.filter(|state| state.iter().sum::<u64>() % 2 == 0)
}

/// One take is answered by a number, and two by another, and no other answer wins: with 1 to 3 at a time.
fn answered(now: [u64; 3], to_move: Side, numbers: &[u64]) -> Outcome {
    let &[take, by, two, three, other] = numbers else {
        return Err("five numbers".into());
    };
    game(3).answers(&state(now, to_move), Named::Only, |mv, _| {
        let answer = match mv {
            Move::Take(number) if number == take => by,
            Move::Take(number) if number == two || number == three => other,
            _ => return vec![],
        };
        vec![Move::Take(answer)]
    })
}

/// The same where the two takes are named first.
fn answered_so(now: [u64; 3], to_move: Side, numbers: &[u64]) -> Outcome {
    match *numbers {
        [one, two, by, three, other] => answered(now, to_move, &[three, other, one, two, by]),
        _ => Err("five numbers".into()),
    }
}

/// For every even total one of the four choices wins, whatever the other player decides.
fn toss(numbers: &[u64]) -> Outcome {
    let (odd, by, even) = (numbers[0], numbers[1], 0);
    let mut trial = game(3);
    each((2..=60).step_by(2), |total| {
        let mut wins = |side: Side, first: Side| {
            let safe = trial.is_safe(&state([0, 0, total], first));
            safe == (side != first)
        };
        let right = if total % by == odd || total % by == even {
            let side = if total % by == odd {
                Side::Odd
            } else {
                Side::Even
            };
            wins(side, Side::Odd) && wins(side, Side::Even)
        } else {
            numbers[2..].contains(&(total % by)) && SIDES.iter().all(|&side| wins(side, side))
        };
        match right {
            true => Ok(()),
            false => Err("that choice loses".into()),
        }
    })
}

/// From (0, 1, n) and (1, 0, n) the same takes win for both sides.
fn same_number() -> Outcome {
    let mut trial = game(3);
    each((1..=61).step_by(2), |n| {
        for hands in [[0, 1], [1, 0]] {
            let [odd, even] = SIDES.map(|side| {
                trial
                    .oracle
                    .winning_moves(&state([hands[0], hands[1], n], side))
            });
            if odd != even {
                return Err(format!("{hands:?}: {odd:?} and {even:?}"));
            }
        }
        Ok(())
    })
}

/// With k = 3, after a safe state has been left and the other side has taken: the one right reply is
/// odd.
fn odd_replies() -> Outcome {
    let mut trial = game(3);
    for [a, b, r] in states(48) {
        for side in SIDES {
            let left = state([a, b, r], side.other());
            if !trial.is_safe(&left) {
                continue;
            }
            for take in 1..r.min(4) {
                let after = match side {
                    Side::Odd => [a, b + take, r - take],
                    Side::Even => [a + take, b, r - take],
                };
                let right = trial.oracle.winning_moves(&state(after, side));
                if !matches!(right[..], [Move::Take(1 | 3)]) {
                    return Err(format!("{left:?}, {take}: {right:?}"));
                }
            }
        }
    }
    Ok(())
}

/// From an absolutely safe state its side may take 3, if there are so many.
fn taking_three() -> Outcome {
    let mut trial = game(3);
    each(3..=60, |r| {
        for hands in [[0, 0], [1, 1]] {
            let winner = match (hands[0], r % 8) {
                (0, 4) | (1, 0) => Side::Odd,
                (0, 0) | (1, 4) => Side::Even,
                _ => continue,
            };
            let now = [hands[0], hands[1], r];
            trial.safe(&state(now, winner.other()))?;
            trial.wins(&state(now, winner), Named::Each, &[Move::Take(3)])?;
        }
        Ok(())
    })
}

/// For even k: a take that leaves the remainder 0 wins exactly if one stone more does.
fn both_will_do(k: u64) -> Outcome {
    let mut trial = game(k);
    for now in states(3 * (k + 2)) {
        for side in SIDES {
            let position = state(now, side);
            let winning = trial.oracle.winning_moves(&position);
            for take in 1..k.min(now[2]) {
                if (now[2] - take) % (k + 2) == 0 {
                    let [one, other] =
                        [take, take + 1].map(|take| winning.contains(&Move::Take(take)));
                    if one != other {
                        return Err(format!("{position:?}: {take}, {}", take + 1));
                    }
                }
            }
        }
    }
    Ok(())
}
