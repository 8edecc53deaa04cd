//! The rows of coins of a picture, and the most coins of each row in any step of the example.
use crate::View;
use nian_lessons::{Frame, Subject};
use nian_solver::AnyPosition;

/// Rows of coins (Nim, Wythoff), with the data for pictures.
pub(crate) struct RowBounds<'a> {
    /// The position shown.
    pub position: &'a AnyPosition,
    /// Coins in each row.
    pub now: &'a [u64],
    /// Coins in each row before the move just played; `now` if none was.
    pub before: &'a [u64],
    /// The most coins that each row ever holds.
    pub most: Vec<u64>,
}

impl<'a> RowBounds<'a> {
    /// The rows of `position` in `view`.
    pub(crate) fn new(view: &View<'a>, position: &'a AnyPosition) -> Self {
        let now = position.heaps();
        let before = match &view.frame.played {
            Some(played) if played.before.heaps().len() == now.len() => played.before.heaps(),
            _ => now,
        };
        let mut most = now.to_vec();
        raise(&mut most, before);
        for frame in view.frames {
            if let Some(position) = position_of(frame) {
                raise(&mut most, position.heaps());
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
        let mut largest = 0;
        for &most in &self.most {
            largest = most.max(largest);
        }
        largest
    }
}

/// Raises each number to that of the same row, if there are as many rows.
fn raise(most: &mut [u64], heaps: &[u64]) {
    if heaps.len() == most.len() {
        for (most, &heap) in most.iter_mut().zip(heaps) {
            *most = heap.max(*most);
        }
    }
}

/// The position that a frame shows, if it shows one.
pub(crate) fn position_of(frame: &Frame) -> Option<&AnyPosition> {
    match &frame.subject {
        Subject::Position(position) => Some(position),
        _ => None,
    }
}

/// The only heap before the move just played.
pub(crate) fn before_heap(view: &View<'_>) -> Option<u64> {
    let played = view.frame.played.as_ref()?;
    only_heap(&played.before)
}

/// The largest size of the only heap in the example.
pub(crate) fn most_in_heap(view: &View<'_>) -> u64 {
    let mut most = before_heap(view).unwrap_or(0);
    let this = core::slice::from_ref(view.frame);
    for frame in view.frames.iter().chain(this) {
        if let Some(heap) = position_of(frame).and_then(only_heap) {
            most = most.max(heap);
        }
    }
    most
}

fn only_heap(position: &AnyPosition) -> Option<u64> {
    match position.heaps() {
        &[heap] => Some(heap),
        _ => None,
    }
}

/// The letter of a row: `a` for row 0.
pub(crate) fn letter(row: usize) -> &'static str {
    let row = row % 26;
    "abcdefghijklmnopqrstuvwxyz"
        .get(row..=row)
        .unwrap_or_default()
}
