//! The parts common to the two games in which both players keep what they take.

/// The modulus for takes of 1 to k.
pub(crate) fn modulus(k: u64) -> u64 {
    if k % 2 == 1 { 2 * k + 2 } else { k + 2 }
}

/// Whether the theorems call a position safe: by the heap left, and whether the player who has just
/// moved has the parity that wins.
pub(crate) fn is_safe(k: u64, heap: u64, has: bool) -> bool {
    let rest = heap % modulus(k);
    if has {
        rest <= 1
    } else {
        rest == k + 1 || (k % 2 == 1 && rest == k + 2)
    }
}

/// Every way to spread so many stones over a heap and two holdings, small heaps first.
pub(crate) fn shares(total: u64) -> Vec<(u64, u64, u64)> {
    let mut shares = Vec::new();
    for heap in 0..=total {
        let held = total - heap;
        for first in 0..=held {
            shares.push((heap, first, held - first));
        }
    }
    shares
}
