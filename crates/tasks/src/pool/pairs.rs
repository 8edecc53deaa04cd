//! Wythoff's game: two rows, ascending; and its pairs.

use core::ops::RangeInclusive;

use nian_solver::wythoff::{Pair, Wythoff, pair};
use nian_solver::{Ending, Move, Theory};

use super::See;
use crate::TaskKind::{
    Even, FromBoth, FromLarger, FromSmaller, GivenLarger, GivenSmaller, OneMove, ThreeMoves,
    TwoMoves,
};
use crate::{Level, TaskKind};

/// The ways in which a number of a pair is asked for: its partner, their difference, one of three, and one of three
/// others.
pub(crate) const WAYS: u64 = 4;

/// Safe pairs, and positions one coin away from them, so that both have the same differences and ratios.
pub(super) fn outcomes(misere: bool, level: Level, see: See<'_>) {
    let kind = |total: u64| {
        if total.is_multiple_of(2) {
            Even
        } else {
            TaskKind::Odd
        }
    };
    let mut tell = |rows: [u64; 2], safe| see(&rows, safe, kind(rows[0] + rows[1]));
    // The pairs from n = 2 on are the same under both endings.
    let indices = match level {
        Level::One => 2..=22,
        Level::Two => 5..=34,
        Level::Three => 13..=55,
    };
    for (lower, upper) in indices.filter_map(pair) {
        tell([lower, upper], true);
        for rows in [
            [lower - 1, upper],
            [lower + 1, upper],
            [lower, upper - 1],
            [lower, upper + 1],
        ] {
            tell(rows, false);
        }
    }
    // The exceptions: in normal play {1, 2} is safe, in misère play {2, 2}.
    if misere {
        tell([2, 2], true);
        tell([1, 2], false);
    }
}

pub(super) fn winning_turn(level: Level) -> &'static [TaskKind] {
    match level {
        // The only winning move is never from the smaller row.
        Level::One => &[FromLarger, FromBoth],
        Level::Two => &[FromSmaller, FromBoth],
        Level::Three => &[OneMove, TwoMoves, ThreeMoves],
    }
}

/// Unlike rows for the question of winning moves: at level 1 there is just one, at level 2 none in the larger row, at
/// level 3 all are asked for.
pub(super) fn winning(misere: bool, level: Level, see: See<'_>) {
    let most = match level {
        Level::One => 15,
        Level::Two => 24,
        Level::Three => 30,
    };
    let ending = if misere {
        Ending::Misere
    } else {
        Ending::Normal
    };
    let rules = Wythoff { ending };
    for larger in 2..=most {
        for smaller in 1..larger {
            let Some(position) = Pair::new([smaller, larger]) else {
                return;
            };
            let moves = rules.winning_moves(&position);
            let from = |mv: &Move| match mv {
                Move::Row { row: 1, .. } => FromLarger,
                Move::Row { .. } => FromSmaller,
                _ => FromBoth,
            };
            let kind = match (level, &moves[..]) {
                (_, []) => continue,
                (Level::Three, [_]) => OneMove,
                (Level::Three, [_, _]) => TwoMoves,
                (Level::Three, _) => ThreeMoves,
                (Level::One, [only]) => from(only),
                (Level::One, _) => continue,
                (Level::Two, moves) if moves.iter().any(|mv| from(mv) == FromLarger) => continue,
                (Level::Two, moves) if moves.iter().all(|mv| from(mv) == FromBoth) => FromBoth,
                (Level::Two, _) => FromSmaller,
            };
            see(&[smaller, larger], false, kind);
        }
    }
}

/// The indices n of pairs, for either number given.
pub(super) fn partners(level: Level, see: See<'_>) {
    let indices = match level {
        Level::One => 1..=22,
        Level::Two => 2..=26,
        // The largest number, b₃₀, is 78.
        Level::Three => 6..=30,
    };
    for n in indices {
        see(&[n], false, GivenSmaller);
        see(&[n], false, GivenLarger);
    }
}

/// Wythoff's winning moves by the levels of version 2: one of them, and at level 3 all.
pub(super) fn reach(larger: RangeInclusive<u64>, level: Level, see: See<'_>) {
    let rules = Wythoff {
        ending: Ending::Normal,
    };
    for larger in larger {
        for smaller in 1..larger {
            let Some(position) = Pair::new([smaller, larger]) else {
                return;
            };
            let moves = rules.winning_moves(&position);
            let from_larger = |mv: &Move| matches!(mv, Move::Row { row: 1, .. });
            let kind = match (level, &moves[..]) {
                (_, []) => continue,
                (Level::One | Level::Three, [_]) => OneMove,
                (Level::One, _) | (Level::Three, [_, _]) => TwoMoves,
                (Level::Three, _) => ThreeMoves,
                (Level::Two, moves) if moves.iter().any(from_larger) => FromLarger,
                (Level::Two, moves) if moves.iter().all(|mv| matches!(mv, Move::Both { .. })) => {
                    FromBoth
                }
                (Level::Two, _) => FromSmaller,
            };
            see(&[smaller, larger], false, kind);
        }
    }
}

pub(super) fn reach_turn(level: Level) -> &'static [TaskKind] {
    match level {
        Level::One => &[OneMove, TwoMoves, OneMove, OneMove],
        Level::Two => &[FromLarger, FromSmaller, FromBoth],
        Level::Three => &[OneMove, TwoMoves, ThreeMoves],
    }
}

/// The indices n of the pairs whose given number lies in the range of a level of version 2.
pub(super) fn given(level: Level, see: See<'_>) {
    let range = match level {
        Level::One => 1..=13,
        Level::Two => 14..=40,
        Level::Three => 41..=80,
    };
    for n in 1.. {
        let Some((lower, upper)) = pair(n).filter(|(lower, _)| lower <= range.end()) else {
            return;
        };
        for (given, kind) in [(lower, GivenSmaller), (upper, GivenLarger)] {
            if range.contains(&given) {
                see(&[n], false, kind);
            }
        }
    }
}
