//! The stones that the players hold, and whose turn it is, followed through the steps of an
//! example.
use crate::View;
use crate::bounds::position_of;
use crate::coins::line_of_play;
use nian_solver::AnyPosition;
use nian_solver::holding::Side;

/// The most stones that are followed one by one.
const FOLLOWED: u64 = 200;
/// The most stones for which a tray is as large as half of all stones: while a game is played, the
/// final holdings are unknown.
const EXPECTED: u64 = 40;

/// The holdings: of the player who moves first in the line of play shown, and of the other; or of
/// the odd side and the even side.
pub(super) struct Held {
    pub now: [u64; 2],
    /// The numbers of the stones in each tray, in the order in which they were taken; empty if
    /// there are too many.
    pub ids: [Vec<u64>; 2],
    /// The tray of the player to move.
    pub mover: usize,
    /// The most stones that a tray must have space for.
    pub most: u64,
}

impl Held {
    /// The holdings in `position`, which `view` shows.
    pub(super) fn new(view: &View<'_>, position: &AnyPosition) -> Self {
        let line = line_of_play(view);
        let first = line.last().map_or(position, |step| &step.played.before);
        let start = match first {
            AnyPosition::Sides(_, state) => usize::from(state.to_move() == Side::Even),
            _ => 0,
        };
        let mover = (start + line.len()) % 2;
        let mut held = Self {
            now: in_order(position, mover),
            ids: [Vec::new(), Vec::new()],
            mover,
            most: most(view, position),
        };
        if held.most > FOLLOWED {
            return held;
        }
        let mut next = first.heaps().first().map_or(0, |&heap| heap);
        for (ids, holds) in held.ids.iter_mut().zip(in_order(first, start)) {
            ids.extend(next..next + holds);
            next += holds;
        }
        for (i, step) in (start..).zip(line.iter().rev()) {
            if let ([before], [after]) = (step.played.before.heaps(), step.after) {
                held.ids[i % 2].extend(*after..*before);
            }
        }
        held
    }
}

/// The holdings in the order of the trays, when the player of tray `mover` is to move.
fn in_order(position: &AnyPosition, mover: usize) -> [u64; 2] {
    match position {
        AnyPosition::Sides(_, state) => [state.holding(Side::Odd), state.holding(Side::Even)],
        AnyPosition::Parity(_, state) if mover == 0 => [state.mover(), state.other()],
        AnyPosition::Parity(_, state) => [state.other(), state.mover()],
        _ => [0, 0],
    }
}

/// The largest holding in the example, or the likely one at the end.
fn most(view: &View<'_>, position: &AnyPosition) -> u64 {
    let mut all = 0u64;
    for number in position.heaps().iter().chain(&in_order(position, 0)) {
        all = all.saturating_add(*number);
    }
    let mut most = (all / 2 + 1).min(EXPECTED);
    let frames = view.frames.iter().filter_map(position_of);
    for position in frames.chain([position]) {
        for holds in in_order(position, 0) {
            most = most.max(holds);
        }
    }
    most
}
