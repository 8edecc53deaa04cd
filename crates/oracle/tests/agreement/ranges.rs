//! Ranges of positions, each closed under moves.

use nian_solver::dice::State;
use nian_solver::nim::Rows;
use nian_solver::wythoff::Pair;

/// Every choice of `rows` heaps of at most `most` coins.
pub(crate) fn nim_rows(rows: usize, most: u64) -> Vec<Rows> {
    let mut all = vec![vec![]];
    for _ in 0..rows {
        all = (all.iter())
            .flat_map(|heaps| {
                (0..=most).map(|heap| {
                    let mut heaps = heaps.clone();
                    heaps.push(heap);
                    heaps
                })
            })
            .collect();
    }
    all.into_iter()
        .map(|heaps| Rows::new(heaps).unwrap())
        .collect()
}

/// Every pair of heaps of at most `most` coins, in either order.
pub(crate) fn wythoff_square(most: u64) -> Vec<Pair> {
    (0..=most)
        .flat_map(|a| (0..=most).map(move |b| Pair::new([a, b]).unwrap()))
        .collect()
}

/// Every heap of at most `most` stones with every face.
pub(crate) fn dice_strip(most: u64) -> Vec<State> {
    (0..=most)
        .flat_map(|heap| (1..=6).map(move |up| State::new(heap, up).unwrap()))
        .collect()
}
