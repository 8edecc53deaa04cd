//! Ranges of positions, each closed under moves.

use nian_solver::dice::State;
use nian_solver::euclid::Numbers;
use nian_solver::holding::Side;
use nian_solver::nim::Rows;
use nian_solver::subtraction::{Heap, Subtraction};
use nian_solver::wythoff::Pair;
use nian_solver::{parity, sides};

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

/// All numbers of at most `most`, in either order.
pub(crate) fn euclid_square(most: u64) -> Vec<Numbers> {
    (0..=most)
        .flat_map(|a| (0..=most).filter_map(move |b| Numbers::new([a, b])))
        .collect()
}

/// Every heap of at most `most` stones with every face.
pub(crate) fn dice_strip(most: u64) -> Vec<State> {
    (0..=most)
        .flat_map(|heap| (1..=6).map(move |up| State::new(heap, up).unwrap()))
        .collect()
}

/// Every heap of at most `most` stones.
pub(crate) fn heaps(rules: &Subtraction, most: u64) -> Vec<Heap> {
    (0..=most)
        .map(|stones| rules.heap(stones).unwrap())
        .collect()
}

/// Every way to spread so many stones over a heap and two holdings, for each number of them.
fn shares(totals: impl Iterator<Item = u64>) -> impl Iterator<Item = (u64, u64, u64)> {
    totals.flat_map(|total| {
        let heaps = (0..=total).map(move |heap| (heap, total - heap));
        heaps.flat_map(|(heap, held)| (0..=held).map(move |first| (heap, first, held - first)))
    })
}

/// Every heap and two holdings with such a sum, if it is odd.
pub(crate) fn odd_totals(totals: impl Iterator<Item = u64>) -> Vec<parity::State> {
    let state = |(heap, mover, other)| parity::State::new(heap, mover, other);
    shares(totals).filter_map(state).collect()
}

/// Every heap and two holdings with such a sum, if it is even; either side to move.
pub(crate) fn even_totals(totals: impl Iterator<Item = u64>) -> Vec<sides::State> {
    let turns = [Side::Odd, Side::Even];
    let state = |(heap, odd, even)| turns.map(|side| sides::State::new(heap, odd, even, side));
    shares(totals).flat_map(state).flatten().collect()
}
