//! The two-sided game: an even number of stones, an odd side and an even side.

use nian_oracle::Oracle;
use nian_solver::holding::{Side, UpTo};
use nian_solver::sides::{Sides, State};
use nian_solver::{AnyPosition, Game, Move};

use crate::holding::{is_safe, modulus, shares};
use crate::search::{Counterexample, Found, Search};

const SIDES: [Side; 2] = [Side::Odd, Side::Even];

/// A game, and a search that knows only its rules.
struct Table {
    rules: Sides,
    oracle: Oracle<Sides>,
}

impl Table {
    /// `None` if there is no game with this k.
    fn new(k: u64) -> Option<Self> {
        let rules = Sides {
            takes: UpTo::new(k)?,
        };
        let oracle = Oracle::new(rules);
        Some(Self { rules, oracle })
    }

    /// Whether (a, b, heap) is safe for a side to leave; `None` where the sum is not even.
    fn is_safe_for(&mut self, side: Side, [a, b, heap]: [u64; 3]) -> Option<bool> {
        let state = State::new(heap, a, b, side.other())?;
        Some(self.oracle.outcome(&state).is_safe())
    }

    fn counterexample(&self, [a, b, heap]: [u64; 3], to_move: Side) -> Counterexample {
        match State::new(heap, a, b, to_move) {
            Some(state) => {
                Counterexample::at(&AnyPosition::Sides(self.rules, state), &[a, b, heap])
            }
            None => Counterexample::of(&[a, b, heap]),
        }
    }
}

/// (a, b, r) is for the odd side what (b + 1, a + 1, r) is for the even side: modulo 2, (0, 0) and
/// (1, 1) swap, and (0, 1) and (1, 0) stay. For each k up to `most`, heaps up to two periods.
pub(crate) fn mirror_laws(most: u64, search: &mut Search<'_>) -> Found {
    const MIRRORS: [([u64; 2], [u64; 2]); 4] = [
        ([0, 0], [1, 1]),
        ([1, 1], [0, 0]),
        ([0, 1], [0, 1]),
        ([1, 0], [1, 0]),
    ];
    for k in 1..=most {
        search.progress(k, most);
        let Some(mut table) = Table::new(k) else {
            continue;
        };
        for heap in 0..=2 * modulus(k) {
            for ([a, b], [c, d]) in MIRRORS {
                let odd = table.is_safe_for(Side::Odd, [a, b, heap]);
                let even = table.is_safe_for(Side::Even, [c, d, heap]);
                if odd.is_some() {
                    search.case(odd == even, || {
                        table.counterexample([a, b, heap], Side::Even)
                    })?;
                }
            }
        }
    }
    Ok(())
}

/// The states that are safe for the odd side with k = 3: the parities of the holdings, the
/// heap's remainder by 8, and the replies to takes of 1, 2 and 3.
const PROOF: [([u64; 2], u64, [u64; 3]); 4] = [
    ([0, 0], 4, [3, 1, 1]),
    ([0, 1], 5, [3, 3, 1]),
    ([1, 1], 0, [3, 1, 1]),
    ([1, 0], 1, [3, 3, 1]),
];

/// The replies of the proof, if (a, b, heap) is one of these states for the side.
fn replies_of(side: Side, [a, b, heap]: [u64; 3]) -> Option<[u64; 3]> {
    let parities = match side {
        Side::Odd => [a % 2, b % 2],
        // The mirrored state.
        Side::Even => [(b + 1) % 2, (a + 1) % 2],
    };
    let found = PROOF
        .iter()
        .find(|state| state.0 == parities && state.1 == heap % 8);
    found.map(|state| state.2)
}

/// With k = 3 and heaps up to `most`: these states are safe, and after each take the proof's reply
/// leaves one of them again.
pub(crate) fn replies(most: u64, search: &mut Search<'_>) -> Found {
    let Some(mut table) = Table::new(3) else {
        return Ok(());
    };
    for heap in 0..=most {
        search.progress(heap, most);
        for side in SIDES {
            for [a, b] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
                let state = [a, b, heap];
                let Some(replies) = replies_of(side, state) else {
                    continue;
                };
                let safe = table.is_safe_for(side, state) == Some(true);
                search.case(safe, || table.counterexample(state, side.other()))?;
                for take in 1..=3.min(heap) {
                    let answered = answer(&table.rules, side, state, take, replies);
                    search.case(answered, || table.counterexample(state, side.other()))?;
                }
            }
        }
    }
    Ok(())
}

/// Whether, after the other side's take, the game is over, or the reply leads to a state of the
/// proof again.
fn answer(rules: &Sides, side: Side, [a, b, heap]: [u64; 3], take: u64, replies: [u64; 3]) -> bool {
    let played = || {
        let state = State::new(heap, a, b, side.other())?;
        let state = rules.play(&state, Move::Take(take)).ok()?;
        if rules.end(&state).is_some() {
            return Some(true);
        }
        let reply = Move::Take(replies[take as usize - 1]);
        let state = rules.play(&state, reply).ok()?;
        let holdings = [state.holding(Side::Odd), state.holding(Side::Even)];
        Some(replies_of(side, [holdings[0], holdings[1], state.heap()]).is_some())
    };
    played() == Some(true)
}

/// With k = 3 and heaps up to `most`: the winner for either side to move.
pub(crate) fn classes(most: u64, search: &mut Search<'_>) -> Found {
    let Some(mut table) = Table::new(3) else {
        return Ok(());
    };
    for heap in 0..=most {
        search.progress(heap, most);
        for [a, b] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
            let state = [a, b, heap];
            // Whether the odd and the even side win by leaving the state, according to the table.
            let said = match (a, b, heap % 8) {
                (0, 0, 4) | (1, 1, 0) => [true, false],
                (0, 0, 0) | (1, 1, 4) => [false, true],
                (1, 0, 1) | (0, 1, 5) => [true, true],
                _ => [false, false],
            };
            for (side, said) in SIDES.into_iter().zip(said) {
                if let Some(safe) = table.is_safe_for(side, state) {
                    search.case(safe == said, || table.counterexample(state, side.other()))?;
                }
            }
            stays_safe(&mut table, state, said, search)?;
        }
    }
    Ok(())
}

/// Whether from a state that is absolutely safe for a side, it can take 3 and leave another one.
fn stays_safe(
    table: &mut Table,
    [a, b, heap]: [u64; 3],
    said: [bool; 2],
    search: &mut Search<'_>,
) -> Found {
    let Some(left) = heap.checked_sub(3) else {
        return Ok(());
    };
    let (side, after) = match said {
        [true, false] => (Side::Odd, [a + 3, b, left]),
        [false, true] => (Side::Even, [a, b + 3, left]),
        _ => return Ok(()),
    };
    let safe = table.is_safe_for(side, after) == Some(true);
    search.case(safe, || table.counterexample([a, b, heap], side))
}

/// For each k up to `most`: all states with a total of two periods and 2 stones, against the
/// tables.
pub(crate) fn general(most: u64, search: &mut Search<'_>) -> Found {
    for k in 1..=most {
        search.progress(k, most);
        let Some(mut table) = Table::new(k) else {
            continue;
        };
        for (heap, a, b) in shares(2 * modulus(k) + 2) {
            for side in SIDES {
                let has = side.wants(if side == Side::Odd { a } else { b });
                let safe = table.is_safe_for(side, [a, b, heap]);
                search.case(safe == Some(is_safe(k, heap, has)), || {
                    table.counterexample([a, b, heap], side.other())
                })?;
            }
        }
    }
    Ok(())
}

/// For each k up to `most`: from each safe state, after each take of the other side, the number of
/// replies that leave a safe state is in the range given for k.
fn right_replies(most: u64, search: &mut Search<'_>, said: fn(k: u64) -> [u64; 2]) -> Found {
    for k in 1..=most {
        search.progress(k, most);
        let Some(mut table) = Table::new(k) else {
            continue;
        };
        let [least, greatest] = said(k);
        for (heap, a, b) in shares(2 * modulus(k) + 2) {
            for side in SIDES {
                if table.is_safe_for(side, [a, b, heap]) != Some(true) {
                    continue;
                }
                for take in 1..=k.min(heap.saturating_sub(1)) {
                    let after = match side {
                        Side::Odd => [a, b + take, heap - take],
                        Side::Even => [a + take, b, heap - take],
                    };
                    let right = count_right(&mut table, k, side, after);
                    search.case((least..=greatest).contains(&right), || {
                        let mut counter = table.counterexample(after, side);
                        counter.numbers = vec![k, right];
                        counter
                    })?;
                }
            }
        }
    }
    Ok(())
}

/// The number of takes by which `side` leaves a state safe for it.
fn count_right(table: &mut Table, k: u64, side: Side, [a, b, heap]: [u64; 3]) -> u64 {
    let mut right = 0;
    for reply in 1..=k.min(heap) {
        let left = match side {
            Side::Odd => [a + reply, b, heap - reply],
            Side::Even => [a, b + reply, heap - reply],
        };
        right += u64::from(table.is_safe_for(side, left) == Some(true));
    }
    right
}

/// The article's statement.
pub(crate) fn one_right_reply(most: u64, search: &mut Search<'_>) -> Found {
    right_replies(most, search, |_| [1, 1])
}

/// The correction: for even k there may be two.
pub(crate) fn one_or_two_right_replies(most: u64, search: &mut Search<'_>) -> Found {
    right_replies(most, search, |k| if k % 2 == 1 { [1, 1] } else { [1, 2] })
}

/// With k = 1 and heaps up to `most`: (0, 0, 4n + 2) is won by the odd side and (0, 0, 4n) by the
/// even side, whoever moves first.
pub(crate) fn nothing_to_choose(most: u64, search: &mut Search<'_>) -> Found {
    let Some(mut table) = Table::new(1) else {
        return Ok(());
    };
    for heap in (0..=most).step_by(2) {
        search.progress(heap, most);
        let winner = if heap % 4 == 2 { Side::Odd } else { Side::Even };
        for side in SIDES {
            let safe = table.is_safe_for(side, [0, 0, heap]);
            search.case(safe == Some(side == winner), || {
                table.counterexample([0, 0, heap], side.other())
            })?;
        }
    }
    Ok(())
}
