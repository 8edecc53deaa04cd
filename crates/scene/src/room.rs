//! The rows of coins a picture shows, and the room they need in every step of their example.
use crate::View;
use nian_lessons::{Frame, Subject};
use nian_solver::AnyPosition;

/// Rows of coins (Nim, Wythoff), as pictures of them need them.
pub(crate) struct Room<'a> {
    /// The position shown.
    pub position: &'a AnyPosition,
    /// Coins in each row.
    pub now: &'a [u64],
    /// Coins in each row before the move just played; `now` if none was.
    pub before: &'a [u64],
    /// The most coins that each row ever holds.
    pub most: Vec<u64>,
}

impl<'a> Room<'a> {
    /// The rows of `position` in `view`.
    pub(crate) fn new(view: &View<'a>, position: &'a AnyPosition) -> Self {
        let now = position.heaps();
        let before = match &view.frame.played {
            Some(played) if played.before.heaps().len() == now.len() => played.before.heaps(),
            _ => now,
        };
        let mut most = now.to_vec();
        let shown = view
            .frames
            .iter()
            .filter_map(position_of)
            .map(AnyPosition::heaps);
        for heaps in shown
            .chain([before])
            .filter(|heaps| heaps.len() == now.len())
        {
            for (most, heap) in most.iter_mut().zip(heaps) {
                *most = (*most).max(*heap);
            }
        }
        Self {
            position,
            now,
            before,
            most,
        }
    }

    /// The most coins any row ever holds.
    pub(crate) fn largest(&self) -> u64 {
        self.most.iter().copied().max().unwrap_or(0)
    }
}

/// The position that a frame shows, if it shows one.
pub(crate) fn position_of(frame: &Frame) -> Option<&AnyPosition> {
    match &frame.subject {
        Subject::Position(position) => Some(position),
        Subject::Pairs { .. } => None,
    }
}

/// The letter of a row: `a` for row 0.
pub(crate) fn letter(row: usize) -> String {
    char::from(b'a' + (row % 26) as u8).to_string()
}
