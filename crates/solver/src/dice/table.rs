//! The safe positions, heap × face.

use alloc::vec::Vec;

use crate::Ending;

/// The period of the safe positions in the size of the heap.
pub const PERIOD: u64 = 9;

/// The smallest heap from which on the safe faces depend on the heap modulo [`PERIOD`] alone.
#[must_use]
pub fn periodic_from(ending: Ending) -> u64 {
    match ending {
        Ending::Normal => 2,
        Ending::Misere => 12,
    }
}

/// The faces that are safe to leave up with this heap, ascending.
#[must_use]
pub fn safe_faces(ending: Ending, heap: u64) -> Vec<u8> {
    row_of(ending, heap).to_vec()
}

/// Whether it is safe to leave this heap with this face up.
pub(super) fn is_safe(ending: Ending, heap: u64, up: u8) -> bool {
    row_of(ending, heap).contains(&up)
}

const ALL: &[u8] = &[1, 2, 3, 4, 5, 6];
const NONE: &[u8] = &[];

fn row_of(ending: Ending, heap: u64) -> &'static [u8] {
    row(ending, heap, (heap % PERIOD) as u8)
}

/// The safe faces for this heap, whose remainder by [`PERIOD`] is `residue`.
pub(super) fn row(ending: Ending, heap: u64, residue: u8) -> &'static [u8] {
    match (ending, heap) {
        (Ending::Normal, 1) => &[1, 6],
        (Ending::Normal, _) => match residue {
            0 => ALL,
            3 | 4 | 8 => &[3, 4],
            5 => &[2, 5],
            _ => NONE,
        },
        (Ending::Misere, 0..12) => match heap {
            1 => &[2, 3, 4, 5],
            2 | 10 => ALL,
            5 => &[3, 4],
            7 => &[2, 5],
            11 => &[1, 6],
            _ => NONE,
        },
        (Ending::Misere, _) => match residue {
            1 => ALL,
            0 | 4 | 5 => &[3, 4],
            6 => &[2, 5],
            _ => NONE,
        },
    }
}
