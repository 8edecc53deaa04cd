//! The content of a dial, independent of its layout.
use super::plan::MOST_HOURS;
use crate::View;
use nian_solver::dice::safe_faces;
use nian_solver::{AnyPosition, Ending, Move, Outcome};

/// A lamp: its ring (0 the outer one) and its hour.
pub(super) type Lamp = (u8, u64);

/// The positions on the dial.
pub(super) struct Hours {
    pub hours: u64,
    pub rings: u8,
    pub heap: u64,
    /// The lamp of the player to move.
    pub here: Lamp,
    /// The lamp of the player who has just moved, if it is another.
    pub last: Option<Lamp>,
    /// The lamp that player came from.
    pub from: Option<Lamp>,
    /// The lamps that are safe to leave, whatever the last take was.
    pub safe: Vec<Lamp>,
    /// The moves, the smallest first; of several to one lamp, the first.
    pub steps: Vec<Step>,
    /// The farthest step back.
    pub reach: u64,
    /// For dice: which faces are safe with each hour.
    pub faces: Vec<Vec<u8>>,
}

/// A move on the dial.
pub(super) struct Step {
    pub take: u64,
    pub to: Lamp,
    pub outcome: Outcome,
}

impl Hours {
    /// The hours of `position`.
    pub(super) fn new(view: &View<'_>, position: &AnyPosition, hours: u64, rings: u8) -> Self {
        let heap = position.heaps().first().map_or(0, |&heap| heap);
        let here = (mover_ring(position), heap % hours);
        let last = (rings == 2).then(|| (last_ring(position), heap % hours));
        let mut from = None;
        if let Some(played) = &view.frame.played
            && let [before] = played.before.heaps()
        {
            from = Some((mover_ring(&played.before), before % hours));
        }
        let mut made = Self {
            hours,
            rings,
            heap,
            here,
            last,
            from,
            safe: safe(position, hours),
            steps: Vec::new(),
            reach: 0,
            faces: faces(position, heap, hours),
        };
        made.find_steps(position);
        made
    }

    fn find_steps(&mut self, position: &AnyPosition) {
        for mv in position.moves() {
            let Move::Take(take) = mv else { break };
            let Ok(after) = position.play(mv) else {
                continue;
            };
            self.reach = self.reach.max(take);
            let to = (last_ring(&after), (self.heap - take) % self.hours);
            let known = self.steps.iter().any(|step| step.to == to);
            // Without a dial, the range of the steps is shown, but not each step.
            if self.hours <= MOST_HOURS && to != self.here && !known {
                let outcome = after.outcome();
                self.steps.push(Step { take, to, outcome });
            }
        }
    }

    /// Whether a lamp is lit: it is safe to leave, or is so after one of the steps.
    pub(super) fn is_lit(&self, lamp: Lamp) -> bool {
        let reached = |step: &Step| step.to == lamp && step.outcome.is_safe();
        self.safe.contains(&lamp) || self.steps.iter().any(reached)
    }
}

/// The ring of a holding: the outer one for an odd number.
fn ring(holding: u64) -> u8 {
    u8::from(holding.is_multiple_of(2))
}

fn mover_ring(position: &AnyPosition) -> u8 {
    match position {
        AnyPosition::Parity(_, state) => ring(state.mover()),
        _ => 0,
    }
}

fn last_ring(position: &AnyPosition) -> u8 {
    match position {
        AnyPosition::Parity(_, state) => ring(state.other()),
        _ => 0,
    }
}

/// The lamps that are safe to leave.
fn safe(position: &AnyPosition, hours: u64) -> Vec<Lamp> {
    let mut safe = Vec::new();
    match position {
        AnyPosition::Subtraction(rules, _) => {
            if rules.set.run().is_some() {
                return vec![(0, u64::from(rules.ending.is_misere()))];
            }
            for (hour, is_safe) in (0..).zip(rules.safe_among(0..=hours - 1)) {
                if is_safe {
                    safe.push((0, hour));
                }
            }
        }
        AnyPosition::Parity(rules, _) => {
            for holding in [1, 0] {
                let has = rules.winner.wants(holding);
                for residue in rules.takes.safe_residues(has) {
                    safe.push((ring(holding), residue));
                }
            }
        }
        AnyPosition::Dice(rules, state) => {
            for (hour, faces) in (0..).zip(faces_of(rules.ending, state.heap(), hours)) {
                if faces.len() == 6 {
                    safe.push((0, hour));
                }
            }
        }
        _ => {}
    }
    safe
}

fn faces(position: &AnyPosition, heap: u64, hours: u64) -> Vec<Vec<u8>> {
    match position {
        AnyPosition::Dice(rules, _) => faces_of(rules.ending, heap, hours),
        _ => Vec::new(),
    }
}

/// For each hour the safe faces of the nearest heap with that remainder on the way back; if there
/// is none, of the least heap with it.
fn faces_of(ending: Ending, heap: u64, hours: u64) -> Vec<Vec<u8>> {
    let mut faces = Vec::new();
    for hour in 0..hours {
        let back = (heap % hours + hours - hour) % hours;
        faces.push(safe_faces(ending, heap.checked_sub(back).unwrap_or(hour)));
    }
    faces
}
