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
    let tries = (off..off + 3).flat_map(|off| (0..3).map(move |turn| (off, turn)));
    let mut all = tries.filter_map(|(off, turn)| {
        let place = (chosen % 3 + turn) % 3;
        let least = right.checked_sub(place * off).filter(|&least| least > 0)?;
        Some([least, least + off, least + 2 * off])
    });
    let fits = all.find(|all| !all.contains(&given))?;
    Some(fits.to_vec())
}
