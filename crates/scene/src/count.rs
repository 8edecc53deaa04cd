use nian_solver::AnyPosition;

/// The number of moves, without counting them one by one where there may be many.
pub(crate) fn count(position: &AnyPosition) -> u64 {
    let heaps = position.heaps();
    let mut coins = 0u64;
    for &heap in heaps {
        coins = coins.saturating_add(heap);
    }
    match position {
        AnyPosition::Nim(..) => coins,
        AnyPosition::Wythoff(_, pair) => {
            let [a, b] = *pair.heaps();
            coins.saturating_add(a.min(b))
        }
        AnyPosition::Dynamic(_, state) => {
            let mut moves = 0u64;
            for (row, &heap) in heaps.iter().enumerate() {
                moves = moves.saturating_add(heap.min(state.limit(row)));
            }
            moves
        }
        AnyPosition::Euclid(_, numbers) => {
            let times = |most: u64, by: u64| most.checked_div(by).unwrap_or(0);
            let ([a, b], [in_a, in_b]) = (*numbers.heaps(), numbers.most());
            times(in_a, b) + times(in_b, a)
        }
        AnyPosition::Dice(..)
        | AnyPosition::Subtraction(..)
        | AnyPosition::Parity(..)
        | AnyPosition::Sides(..)
        | AnyPosition::SeveralDice(..) => position.moves().count() as u64,
    }
}
