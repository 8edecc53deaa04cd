//! The limits of an example: more than a reader would follow, and little enough to be replayed at once.
//! `docs/manual/en/lessons.md` states them, `www/lesson.schema.json` those that a schema can express.

use crate::Problem;
use crate::error::Amount;

/// The largest size of a file: nine times that of our longest. A page fetches no more of a file than this
/// (`www/nian/files.js`), as a longer one is invalid.
pub const BYTES: usize = 256 * 1024;
/// The largest number of steps.
pub const STEPS: usize = 500;
/// The largest number of pairs in a table.
pub(crate) const PAIRS: u64 = 100;
/// The largest number of entries of a table from which an outcome is read: the table is computed anew for each outcome.
pub(crate) const ENTRIES: u64 = 10_000;

pub(crate) fn too_much(of: Amount, most: u64) -> Problem {
    Problem::TooMuch { of, most }
}
