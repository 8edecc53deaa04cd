//! Nim: starts of games with a slip, rows ascending.

use nian_solver::nim::nim_sum;

use super::See;
use super::rows::{choices, equal_neighbours};
use crate::TaskKind::{OtherRow, TooFew, TooMany};
use crate::hash::hash;
use crate::{Level, TaskKind};

/// The slips in turn; neither the number taken nor the row reveals a slip.
pub(super) const TURN: [TaskKind; 3] = [TooFew, TooMany, OtherRow];

/// Starts of games. The kind of slip follows from the start, so that a start is never repeated with another slip.
///
/// The `second` version has larger rows at level 2.
pub(super) fn starts(misere: bool, level: Level, second: bool, see: See<'_>) {
    // Enough coins for the moves of a level.
    let (counts, most, coins) = match level {
        Level::One => (3..=4, 7, 10),
        Level::Two if second => (3..=4, 15, 18),
        Level::Two => (3..=4, 12, 18),
        Level::Three => (4..=5, 15, 28),
    };
    // Equal rows are easy; with small numbers there are too few starts without them.
    let step = u64::from(level != Level::One);
    choices(counts, most, step, &mut |rows| {
        let large = rows.iter().filter(|&&row| row > 1).count();
        let total: u64 = rows.iter().sum();
        if total < coins || misere && large < 3 || rows.len() == 3 && equal_neighbours(rows) > 0 {
            return;
        }
        let kind = TURN[(hash(rows) % TURN.len() as u64) as usize];
        see(rows, nim_sum(rows) == 0, kind);
    });
}

#[cfg(test)]
mod tests {
    use super::starts;
    use crate::Level;
    use crate::line::line;
    use alloc::vec::Vec;
    use nian_solver::nim::{Nim, Rows};
    use nian_solver::{AnyPosition, Ending};

    /// Every start has a game, so that no task is missing.
    #[test]
    fn each_start_has_a_game() {
        for (misere, level) in [false, true]
            .into_iter()
            .flat_map(|misere| Level::ALL.map(|level| (misere, level)))
        {
            let ending = if misere {
                Ending::Misere
            } else {
                Ending::Normal
            };
            let mut all = Vec::new();
            starts(misere, level, true, &mut |rows, _, kind| {
                all.push((rows.to_vec(), kind))
            });
            for (rows, kind) in all {
                let start = AnyPosition::Nim(Nim { ending }, Rows::new(rows).expect("rows"));
                for (chosen, two) in (0..8).flat_map(|chosen| [(chosen, false), (chosen, true)]) {
                    let found = line(&start, level, kind, two, chosen);
                    // Only the hardest games have two.
                    assert!(
                        found.is_some() || two && level != Level::Three,
                        "{start} {kind:?} {two} {chosen}"
                    );
                }
            }
        }
    }
}
