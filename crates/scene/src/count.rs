use nian_solver::AnyPosition;

/// So many moves are counted one by one.
const COUNTED: usize = 10_000;

/// How many moves there are.
pub(crate) fn count(position: &AnyPosition) -> u64 {
    let heaps = position.heaps();
    let mut coins = 0u64;
    for &heap in heaps {
        coins = coins.saturating_add(heap);
    }
    match (position, heaps) {
        (AnyPosition::Nim(..), _) => coins,
        (AnyPosition::Wythoff(..), &[a, b]) => coins.saturating_add(a.min(b)),
        (AnyPosition::Dynamic(_, state), _) => {
            let mut moves = 0u64;
            for (row, &heap) in heaps.iter().enumerate() {
                moves = moves.saturating_add(heap.min(state.limit(row)));
            }
            moves
        }
        _ => position.moves().take(COUNTED).count() as u64,
    }
}
