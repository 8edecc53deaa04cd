//! The positions of which the home page shows one each day: three rows, no two alike, of at most nine coins, that
//! exactly one first move wins.

use nian_solver::AnyPosition;

/// A row of so many coins has its place on the card that is written for 3, 4, 5.
const LONGEST: u64 = 9;

/// The positions, by the coins in their rows, in ascending order.
pub(super) fn daily_positions() -> Vec<[u64; 3]> {
    let rows = 1..=LONGEST;
    let pairs = rows.flat_map(|a| (a + 1..=LONGEST).map(move |b| [a, b]));
    pairs
        .flat_map(|[a, b]| (b + 1..=LONGEST).map(move |c| [a, b, c]))
        .filter(|&rows| {
            let position = notation(rows).parse::<AnyPosition>();
            position.is_ok_and(|position| position.winning_moves().len() == 1)
        })
        .collect()
}

fn notation([a, b, c]: [u64; 3]) -> String {
    format!("nim:{a},{b},{c}")
}

/// All of them for a script: `1,2,4 1,2,5 …`.
pub(super) fn listed() -> String {
    let positions = daily_positions().into_iter();
    let positions: Vec<_> = positions.map(|[a, b, c]| format!("{a},{b},{c}")).collect();
    positions.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, daily_positions, listed};
    use nian_oracle::Oracle;
    use nian_solver::nim::{Nim, Rows};

    #[test]
    fn there_are_69_of_them() {
        assert_eq!(daily_positions().len(), 69);
        assert_eq!(listed().split(' ').count(), 69);
    }

    /// Which is also what a search finds that knows nothing but the rules.
    #[test]
    fn one_first_move_wins_each_and_no_other_position() {
        let mut oracle = Oracle::new(Nim::default());
        let positions = daily_positions();
        for a in 1..=LONGEST {
            for b in a + 1..=LONGEST {
                for c in b + 1..=LONGEST {
                    let rows = Rows::new(vec![a, b, c]).expect("small numbers");
                    let winning = oracle.winning_moves(&rows).len();
                    let daily = positions.contains(&[a, b, c]);
                    assert_eq!(winning == 1, daily, "{a},{b},{c}: {winning}");
                }
            }
        }
    }
}
