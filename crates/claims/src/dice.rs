//! The dice games.

use nian_oracle::Oracle;
use nian_solver::dice::{Dice, State};
use nian_solver::several_dice::{Faces, Mode, SeveralDice, State as Several};
use nian_solver::{AnyPosition, Ending};

use crate::search::{Counterexample, Found, Search};

const ONE_DIE: Dice = Dice {
    ending: Ending::Normal,
};

/// The multiples of 8 are the safe heaps, in the weakest reading: with each of them some face is
/// safe.
pub(crate) fn multiples_of_eight(most: u64, search: &mut Search<'_>) -> Found {
    let mut oracle = Oracle::new(ONE_DIE);
    for heap in (8..=most).step_by(8) {
        search.progress(heap, most);
        let states = || (1..=6).filter_map(|up| State::new(heap, up));
        let safe = states().any(|state| oracle.outcome(&state).is_safe());
        search.case(safe, || match State::new(heap, 1) {
            Some(state) => Counterexample::at(&AnyPosition::Dice(ONE_DIE, state), &[heap]),
            None => Counterexample::of(&[heap]),
        })?;
    }
    Ok(())
}

/// Whether the remainder by 9 makes the position safe; with a single stone 1 and 6 are safe.
fn is_safe(heap: u64, up: u8) -> bool {
    match (heap, heap % 9) {
        (1, _) => matches!(up, 1 | 6),
        (_, 0) => true,
        (_, 3 | 4 | 8) => matches!(up, 3 | 4),
        (_, 5) => matches!(up, 2 | 5),
        _ => false,
    }
}

/// Every heap up to `most` with every face.
pub(crate) fn residues_of_nine(most: u64, search: &mut Search<'_>) -> Found {
    let mut oracle = Oracle::new(ONE_DIE);
    for heap in 0..=most {
        search.progress(heap, most);
        for up in 1..=6 {
            if let Some(state) = State::new(heap, up) {
                let safe = is_safe(heap, up);
                search.outcome(&mut oracle, AnyPosition::Dice, ONE_DIE, state, safe)?;
            }
        }
    }
    Ok(())
}

/// Compares heaps of so many stones with two dice with a statement on the heap and the dice's axes:
/// 1 for 1 and 6, 2 for 2 and 5, 3 for 3 and 4.
fn two_dice(
    mode: Mode,
    [least, most]: [u64; 2],
    search: &mut Search<'_>,
    said: fn(heap: u64, axes: [u8; 2]) -> bool,
) -> Found {
    let rules = SeveralDice {
        mode,
        ending: Ending::Normal,
    };
    let mut oracle = Oracle::new(rules);
    for heap in least..=most {
        search.progress(heap, most);
        for up in 0..36 {
            let up = [up / 6 + 1, up % 6 + 1];
            let state = Faces::new(&up).and_then(|faces| Several::new(heap, faces));
            if let Some(state) = state {
                let safe = said(heap, up.map(|face| face.min(7 - face)));
                search.outcome(&mut oracle, AnyPosition::SeveralDice, rules, state, safe)?;
            }
        }
    }
    Ok(())
}

/// Both dice are tipped, and their sum is taken.
pub(crate) fn both(most: u64, search: &mut Search<'_>) -> Found {
    two_dice(Mode::Both, [0, most], search, |heap, axes| {
        let ones = axes.iter().filter(|&&axis| axis == 1).count();
        let needed = match heap {
            0 | 1 => 0,
            2 => 1,
            3 => 2,
            4..=11 => 3,
            _ if heap % 14 <= 2 => 1,
            _ => 2,
        };
        ones >= needed
    })
}

/// One die is tipped, and its number is taken.
pub(crate) fn one(most: u64, search: &mut Search<'_>) -> Found {
    two_dice(Mode::One, [0, most], search, |heap, axes| {
        let same = axes[0] == axes[1];
        match heap {
            0 => true,
            1..=6 => same && u64::from(axes[0]) == heap.min(7 - heap),
            _ => same,
        }
    })
}

/// One die is tipped, and the sum of both is taken: from 66 stones on.
pub(crate) fn one_sum(most: u64, search: &mut Search<'_>) -> Found {
    two_dice(Mode::OneSum, [66, most], search, |_, axes| {
        axes[0] == axes[1]
    })
}
