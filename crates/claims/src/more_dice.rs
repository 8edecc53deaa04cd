//! Three and four dice, and one die in misère play.

use nian_oracle::Oracle;
use nian_solver::dice::{Dice, State as One};
use nian_solver::several_dice::{Faces, Mode, SeveralDice, State};
use nian_solver::{AnyPosition, Ending, Game};
use std::collections::HashSet;

use crate::search::{Counterexample, Found, Search};

/// The safe positions with some dice, heap by heap, from the rules alone. The order of the dice does not matter, so the
/// faces are kept in ascending order.
struct Table {
    rules: SeveralDice,
    shown: Vec<Vec<u8>>,
    safe: HashSet<(u64, Vec<u8>)>,
    /// The first heap that is not searched yet.
    next: u64,
}

impl Table {
    fn new(mode: Mode, dice: usize) -> Self {
        let rules = SeveralDice {
            mode,
            ending: Ending::Normal,
        };
        Self {
            rules,
            shown: all_faces(dice),
            safe: HashSet::new(),
            next: 0,
        }
    }

    /// Searches the next heap; returns its number.
    fn search_next(&mut self) -> u64 {
        let heap = self.next;
        for faces in &self.shown {
            let Some(state) = state(heap, faces) else {
                continue;
            };
            // Every move takes something, so it leaves a heap that is searched already.
            let mut after =
                (self.rules.moves(&state)).filter_map(|mv| self.rules.play(&state, mv).ok());
            if !after.any(|after| self.safe.contains(&key(&after))) {
                self.safe.insert((heap, faces.clone()));
            }
        }
        self.next += 1;
        heap
    }

    /// Whether all faces are safe with the last heap searched, and whether none is.
    fn all_or_none(&self) -> [bool; 2] {
        let heap = self.next - 1;
        let safe = |faces: &&Vec<u8>| self.safe.contains(&(heap, faces.to_vec()));
        let count = self.shown.iter().filter(safe).count();
        [count == self.shown.len(), count == 0]
    }

    /// A counterexample among the faces of the last heap searched: `said` states by the number of dice on each axis,
    /// 1–6, 2–5 and 3–4, whether the faces are safe.
    fn exception(&self, said: impl Fn([u8; 3]) -> bool) -> Option<State> {
        let heap = self.next - 1;
        let states = self.shown.iter().filter_map(|faces| state(heap, faces));
        let mut states = states.map(|state| (state, self.safe.contains(&key(&state))));
        let found = states.find(|(state, safe)| said(state.faces().axes()) != *safe);
        found.map(|(state, _)| state)
    }
}

fn state(heap: u64, faces: &[u8]) -> Option<State> {
    State::new(heap, Faces::new(faces)?)
}

fn key(state: &State) -> (u64, Vec<u8>) {
    let mut faces = state.faces().up().to_vec();
    faces.sort_unstable();
    (state.heap(), faces)
}

/// The faces that so many dice can show, in ascending order.
fn all_faces(dice: usize) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    for _ in 0..dice {
        let longer = all.iter().flat_map(|faces: &Vec<u8>| {
            let least = faces.last().copied().unwrap_or(1);
            (least..=6).map(move |face| [faces.as_slice(), &[face]].concat())
        });
        all = longer.collect();
    }
    all
}

/// A statement on a heap and the number of dice on each axis.
type Rule = fn(heap: u64, axes: [u8; 3]) -> bool;

fn all_or_each(_: u64, axes: [u8; 3]) -> bool {
    axes.contains(&3) || axes == [1; 3]
}

fn even(_: u64, axes: [u8; 3]) -> bool {
    axes.iter().all(|count| count % 2 == 0)
}

/// The six games: the dice, how they are tipped, the rule, and the first heap for which it holds.
const GAMES: [(usize, Mode, u64, Rule); 6] = [
    (3, Mode::One, 17, all_or_each),
    (3, Mode::Both, 40, |_, axes| axes[0] >= 2),
    (3, Mode::OneSum, 340, all_or_each),
    (4, Mode::One, 17, even),
    (4, Mode::Both, 52, |heap, axes| {
        axes[0] >= if heap % 28 <= 5 { 2 } else { 3 }
    }),
    (4, Mode::OneSum, 294, even),
];

/// With three and four dice only the axes count, from these heaps on; for so many heaps from there.
/// The heap before follows another rule. All faces are safe only without stones, or with fewer than
/// dice where sums are taken; and none with 2 to 6 stones a die where all dice are tipped.
pub(crate) fn three_and_four(most: u64, search: &mut Search<'_>) -> Found {
    let of = GAMES.iter().map(|game| game.2 + most).sum();
    let mut done = 0;
    for (dice, mode, from, rule) in GAMES {
        let mut table = Table::new(mode, dice);
        while table.next < from + most {
            let heap = table.search_next();
            done += 1;
            search.progress(done, of);
            let few = if mode == Mode::One { 1 } else { dice as u64 };
            let none = mode == Mode::Both && (2 * dice as u64..6 * dice as u64).contains(&heap);
            search.case(table.all_or_none() == [heap < few, none], || {
                Counterexample::of(&[dice as u64, heap])
            })?;
            if heap + 1 < from {
                continue;
            }
            let exception = table.exception(|axes| rule(heap, axes));
            search.case(exception.is_none() == (heap >= from), || match exception {
                Some(state) => {
                    Counterexample::at(&AnyPosition::SeveralDice(table.rules, state), &[heap])
                }
                None => Counterexample::of(&[dice as u64, heap]),
            })?;
        }
    }
    Ok(())
}

/// One die, and who cannot take wins: the remainders by 9 from 12 stones on; and all six faces are
/// safe with 2, and then 10, 19, 28, … stones.
pub(crate) fn misere(most: u64, search: &mut Search<'_>) -> Found {
    let rules = Dice {
        ending: Ending::Misere,
    };
    let mut oracle = Oracle::new(rules);
    for heap in 0..=most {
        search.progress(heap, most);
        let states = (1..=6).filter_map(|up| One::new(heap, up));
        let safe = states
            .filter(|state| oracle.outcome(state).is_safe())
            .count();
        let all = heap == 2 || (heap > 2 && heap % 9 == 1);
        search.case((safe == 6) == all, || Counterexample::of(&[heap]))?;
        for up in 1..=6 {
            let said = match heap % 9 {
                1 => true,
                0 | 4 | 5 => matches!(up, 3 | 4),
                6 => matches!(up, 2 | 5),
                _ => false,
            };
            if let Some(state) = One::new(heap, up).filter(|_| heap >= 12) {
                search.outcome(&mut oracle, AnyPosition::Dice, rules, state, said)?;
            }
        }
    }
    Ok(())
}
