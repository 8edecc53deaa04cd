//! Several games with one heap, mixed: a single one has too few heaps in the range of a level.

use core::ops::RangeInclusive;

use nian_solver::several_dice::{Faces, State};
use nian_solver::{AnyPosition, Theory};

use super::See;
use super::one_heap::{self, OneHeap, Takes};
use crate::TaskKind::{Between, Even, Has, Lacks, Least, Most, Near, Odd};
use crate::{Level, TaskKind};

/// The question about mixed games.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Safe or unsafe.
    Outcome,
    /// A winning move, or all.
    Winning,
    /// The remainder, and safe or unsafe.
    Residue,
}

/// The holdings of a candidate where there are so few heaps that each comes with several.
const HOLDINGS: u64 = 5;

/// A game among others.
pub(crate) struct Game {
    sample: AnyPosition,
    game: OneHeap,
}

impl Game {
    /// The game of a position; `None` if it has no candidates.
    pub(crate) fn new(sample: AnyPosition) -> Option<Self> {
        let game = match &sample {
            AnyPosition::Subtraction(rules, _) => OneHeap::subtraction(rules)?,
            AnyPosition::Parity(rules, _) => OneHeap::holding(rules.takes)?,
            AnyPosition::Dice(rules, _) => OneHeap::Dice(*rules),
            _ => return None,
        };
        Some(Self { sample, game })
    }

    /// Any position with the rules.
    pub(crate) fn sample(&self) -> &AnyPosition {
        &self.sample
    }
}

pub(super) fn turn(asked: Asked, level: Level) -> &'static [TaskKind] {
    match (asked, level) {
        (Asked::Outcome, Level::One) => &[Near],
        (Asked::Outcome, _) => &[Even, Odd],
        // With dice the only winning move is seldom the least number.
        (Asked::Winning, _) => &[Between, Most, Between, Between, Least, Between, Between],
        (Asked::Residue, Level::One) => &[Has],
        (Asked::Residue, _) => &[Has, Lacks],
    }
}

/// Heaps of all games.
pub(super) fn each(
    asked: Asked,
    games: &[Game],
    heaps: &RangeInclusive<u64>,
    level: Level,
    see: See<'_>,
) {
    for (index, Game { game, .. }) in (0..).zip(games) {
        let from = (*heaps.start()).max(game.first_choice());
        for heap in from..=*heaps.end() {
            for other in game.others() {
                let safe = game.is_safe(heap, other);
                if asked != Asked::Winning && !safe && !game.is_near(heap, other) {
                    continue;
                }
                let numbers = [heap, other, index];
                match (asked, level) {
                    (Asked::Outcome, Level::One) => see(&numbers, safe, Near),
                    (Asked::Outcome, _) if heap % 2 == 0 => see(&numbers, safe, Even),
                    (Asked::Outcome, _) => see(&numbers, safe, Odd),
                    (Asked::Winning, _) => {
                        one_heap::tell(&numbers, level, &game.takes(heap, other), see);
                    }
                    (Asked::Residue, Level::One) if other == 0 => {}
                    (Asked::Residue, Level::One) => {
                        (0..HOLDINGS)
                            .for_each(|chosen| see(&[heap, other, index, chosen], safe, Has));
                    }
                    (Asked::Residue, _) => {
                        see(&numbers, safe, if other == 1 { Has } else { Lacks });
                    }
                }
            }
        }
    }
}

/// Heaps with two dice, the lower one first: of each game the states from which there is a winning move.
pub(super) fn two_dice(rules: &[AnyPosition], heaps: &RangeInclusive<u64>, see: See<'_>) {
    for (index, sample) in (0..).zip(rules) {
        let AnyPosition::SeveralDice(rules, _) = sample else {
            continue;
        };
        for heap in heaps.clone() {
            for lower in 1..=6 {
                // Each pair of faces once in three heaps: there are more than enough.
                for upper in (lower..=6).filter(|upper| (heap + upper + 2 * lower) % 3 == 0) {
                    let faces = Faces::new(&[lower as u8, upper as u8]);
                    let Some(state) = faces.and_then(|faces| State::new(heap, faces)) else {
                        continue;
                    };
                    let mut takes = Takes::new(heap);
                    for _ in rules.winning_moves(&state) {
                        takes.wins(0);
                    }
                    one_heap::tell(&[heap, lower, index, upper], Level::Three, &takes, see);
                }
            }
        }
    }
}
