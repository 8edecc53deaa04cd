//! How much an example may have: more than a reader would follow, and little enough that nobody waits
//! for it. `docs/manual/en/lessons.md` names these numbers, `www/lesson.schema.json` those that it can.

use crate::Problem;
use crate::error::Amount;

/// The most bytes of a file: nine times as many as our longest has. What a page fetches beyond
/// this is cut off (`www/nian/files.js`), as it is refused.
pub const BYTES: usize = 256 * 1024;
/// The most steps.
pub const STEPS: usize = 500;
/// The most pairs a table may have room for.
pub(crate) const PAIRS: u64 = 100;
/// The longest table that tells the outcome of a position: it is made anew for every outcome that
/// is told.
pub(crate) const ENTRIES: u64 = 10_000;

pub(crate) fn too_much(of: Amount, most: u64) -> Problem {
    Problem::TooMuch { of, most }
}
