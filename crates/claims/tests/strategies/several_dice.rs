//! What the widgets say of several dice, with as many stones as they say it with.

use crate::places::Place;
use crate::trying::{Named, Trial};
use crate::{Outcome, Row, row};
use nian_solver::several_dice::{Faces, Mode, SeveralDice, State, ruled_from};
use nian_solver::{Ending, Move};

pub(crate) const ROWS: &[Row] = &[
    row(
        Place::Sentences,
        "the other tips another from the same axis after it.",
        &[],
        |_| {
            mirrored(Mode::One, 2)?;
            mirrored(Mode::One, 4)?;
            mirrored(Mode::OneSum, 2)
        },
    ),
    row(
        Place::Sentences,
        "Any move leaves two dice on one axis and one on another, and the reply can bring back what \
         is safe.",
        &[],
        |_| brought_back(Mode::One),
    ),
];

/// The heaps that the sentences are said with: a move and its reply leave one for which the rule
/// holds. The first, and some more.
fn heaps(rules: SeveralDice, dice: u8) -> std::ops::Range<u64> {
    let most = match rules.mode {
        Mode::One => 6,
        Mode::Both | Mode::OneSum => 6 * u64::from(dice),
    };
    let least = ruled_from(rules, dice) + 2 * most;
    least..least + 8
}

/// Every face on so many dice, in ascending order.
fn all_faces(dice: u8) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..dice {
        all = (all.iter())
            .flat_map(|up: &Vec<u8>| {
                let least = up.last().copied().unwrap_or(1);
                (least..=6).map(move |face| [up.as_slice(), &[face]].concat())
            })
            .collect();
    }
    all
}

fn axis(face: u8) -> u8 {
    face.min(7 - face)
}

fn axes(up: &[u8]) -> [usize; 3] {
    [1, 2, 3].map(|which| up.iter().filter(|face| axis(**face) == which).count())
}

/// Tries replies to every move from positions that are safe by the rule.
fn tried(
    mode: Mode,
    dice: u8,
    named: Named,
    safe: fn([usize; 3]) -> bool,
    replies: fn(before: &[u8], mv: Move, after: &[u8]) -> Vec<Move>,
) -> Outcome {
    for ending in [Ending::Normal, Ending::Misere] {
        let rules = SeveralDice { mode, ending };
        let mut trial = Trial::new(rules);
        for heap in heaps(rules, dice) {
            for up in all_faces(dice) {
                if !safe(axes(&up)) {
                    continue;
                }
                let faces = Faces::new(&up).expect("faces");
                let state = State::new(heap, faces).expect("a heap");
                trial.answers(&state, named, |mv, after| {
                    replies(&up, mv, after.faces().up())
                })?;
            }
        }
    }
    Ok(())
}

/// Any other die of the axis that the one came from, to either number of the axis it went to.
fn mirrored(mode: Mode, dice: u8) -> Outcome {
    let even = |axes: [usize; 3]| axes.iter().all(|count| count % 2 == 0);
    tried(mode, dice, Named::Each, even, |before, mv, _| {
        let Move::Turn { die, face } = mv else {
            return vec![];
        };
        let came_from = axis(before[usize::from(die)]);
        let others = (0..before.len())
            .filter(|&other| other != usize::from(die) && axis(before[other]) == came_from);
        others
            .flat_map(|other| {
                let die = other as u8;
                [face, 7 - face].map(|face| Move::Turn { die, face })
            })
            .collect()
    })
}

fn brought_back(mode: Mode) -> Outcome {
    let all_or_each = |axes: [usize; 3]| axes.contains(&3) || axes == [1, 1, 1];
    tried(mode, 3, Named::Some, all_or_each, |_, _, after| {
        let mut axes = axes(after);
        axes.sort_unstable();
        assert_eq!(axes, [0, 1, 2]);
        let turns = (0..3).flat_map(|die| (1..=6).map(move |face| Move::Turn { die, face }));
        turns.collect()
    })
}
