//! Numbers to choose a partner from.

use alloc::vec::Vec;

use nian_solver::wythoff;

use crate::Level;

/// The right partner of a number and two others at equal distances, ascending; `None` if there is none.
///
/// At level 3 they are one off, so that a difference decides.
pub(crate) fn among(given: u64, level: Level, chosen: u64) -> Option<Vec<u64>> {
    let right = wythoff::partner(given)?;
    // The distance differs between one choice and the next.
    let off = match level {
        Level::One => 2 + 2 * (chosen % 2),
        Level::Two => 1 + chosen % 2,
        Level::Three => 1,
    };
    // The right one is the least, the middle or the greatest. Next to small numbers some are impossible.
    for off in off..off + 3 {
        for turn in 0..3 {
            let before = (chosen % 3 + turn) % 3 * off;
            if before >= right {
                continue;
            }
            let least = right - before;
            let all = [least, least + off, least + 2 * off];
            if !all.contains(&given) {
                return Some(all.to_vec());
            }
        }
    }
    None
}
