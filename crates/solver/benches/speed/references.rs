//! What the tables are held against: the same values, each in its straightforward fast way.

/// The Grundy values of Wythoff's game for rows below `n`: the values used on each row, which is
/// also the column of that number, and on each diagonal, as bits; the least in none of the three.
pub(crate) fn wythoff(n: usize) -> Vec<u16> {
    let words = 3 * n / 64 + 1;
    let mut rows = vec![0u64; n * words];
    let mut diagonals = vec![0u64; n * words];
    let mut values = vec![0; n * n];
    for a in 0..n {
        for b in a..n {
            let (row, column, diagonal) = (a * words, b * words, (b - a) * words);
            let mut word = 0;
            let bit = loop {
                let used = rows[row + word] | rows[column + word] | diagonals[diagonal + word];
                if used != u64::MAX {
                    break used.trailing_ones() as usize;
                }
                word += 1;
            };
            rows[row + word] |= 1 << bit;
            rows[column + word] |= 1 << bit;
            diagonals[diagonal + word] |= 1 << bit;
            let value = (64 * word + bit) as u16;
            values[a * n + b] = value;
            values[b * n + a] = value;
        }
    }
    values
}

/// The Grundy values of the heaps below `n` when 1 to `k` may be taken, k < 64: those that can be
/// left, as the bits of a word.
pub(crate) fn subtraction(k: usize, n: usize) -> Vec<u8> {
    let mut values = vec![0u8; n];
    for heap in 0..n {
        let mut left = 0u64;
        for take in 1..=k.min(heap) {
            left |= 1 << values[heap - take];
        }
        values[heap] = left.trailing_ones() as u8;
    }
    values
}
