//! Number systems: Fibonacci digits, Wythoff pairs, binary columns, faces of a die.

use nian_solver::fibonacci::{append_zero, drop_zero, number, trailing_zeros, zeckendorf};
use nian_solver::nim::{column_sums, nim_sum};
use nian_solver::wythoff::{GRUNDY_REACH, GrundyTable, pair, pair_by_floor, pairs, partner};
use nian_solver::{Ending, MAX_NUMBER, dice};
use proptest::prelude::*;

#[test]
fn fibonacci_numbers() {
    let all: Vec<u64> = (0..=255).map_while(number).collect();
    assert_eq!(all[..9], [1, 2, 3, 5, 8, 13, 21, 34, 55]);
    for three in all.windows(3) {
        assert_eq!(three[0] + three[1], three[2]);
    }
    assert_eq!(all.len(), 91);
    assert!(all[89] + all[90] > MAX_NUMBER);
    assert!((91..=255).all(|k| number(k).is_none()));
}

#[test]
fn zeckendorf_of_small_numbers() {
    assert_eq!(zeckendorf(0), []);
    assert_eq!(zeckendorf(1), [0]);
    assert_eq!(zeckendorf(60), [8, 3]);
    assert_eq!(trailing_zeros(60), 3);
    assert_eq!(trailing_zeros(0), 0);
}

/// The value of a representation, in numbers wide enough for any.
fn value(parts: &[u8]) -> u128 {
    let fibonacci = |k: u8| (0..k).fold((1u128, 1u128), |(a, b), _| (b, a + b)).1;
    parts.iter().map(|&k| fibonacci(k)).sum()
}

fn check_zeckendorf(n: u64) {
    let parts = zeckendorf(n);
    assert_eq!(value(&parts), u128::from(n), "{n}");
    let neighbours = parts.windows(2).any(|two| two[0] < two[1] + 2);
    assert!(!neighbours, "{n}: {parts:?}");
    let up: Vec<u8> = parts.iter().map(|k| k + 1).collect();
    let appended = u64::try_from(value(&up)).ok().filter(|&n| n <= MAX_NUMBER);
    assert_eq!(append_zero(n), appended, "{n}");
    if let Some(appended) = appended {
        assert_eq!(zeckendorf(appended), up, "{n}");
        assert_eq!(drop_zero(appended), Some(n), "{n}");
    }
    assert_eq!(drop_zero(n).is_none(), parts.last() == Some(&0), "{n}");
}

#[test]
fn wythoff_pairs_in_four_ways() {
    assert_eq!(
        (pair(0), pair_by_floor(0), partner(0)),
        (Some((0, 0)), Some((0, 0)), Some(0))
    );
    for (n, (lower, upper)) in (1..).zip(pairs()).take(50_000) {
        assert_eq!(pair(n), Some((lower, upper)), "n = {n}");
        assert_eq!(pair_by_floor(n), Some((lower, upper)), "n = {n}");
        assert_eq!(partner(lower), Some(upper), "n = {n}");
        assert_eq!(partner(upper), Some(lower), "n = {n}");
    }
}

/// Whether a = ⌊nφ⌋, by definition: a ≤ nφ < a + 1; and x ≤ nφ just if x² − nx − n² ≤ 0.
fn is_floor_of_n_phi(a: u64, n: u64) -> bool {
    let (a, n) = (i128::from(a), i128::from(n));
    let below = |x: i128| x * (x - n) <= n * n;
    below(a) && !below(a + 1)
}

fn check_pair(n: u64) {
    assert_eq!(pair(n), pair_by_floor(n), "n = {n}");
    if let Some((lower, upper)) = pair(n) {
        assert!(is_floor_of_n_phi(lower, n), "n = {n}");
        assert_eq!(upper, lower + n);
        assert_eq!(partner(lower), Some(upper), "n = {n}");
        assert_eq!(partner(upper), Some(lower), "n = {n}");
    }
}

#[test]
fn the_last_pair() {
    // The largest n with a pair, found bit by bit.
    let last = (0..62).rev().fold(0, |n, bit| {
        let next = n | 1 << bit;
        if pair(next).is_some() { next } else { n }
    });
    check_pair(last);
    check_pair(last + 1);
    assert_eq!(pair(last + 1), None);
    // φ² < 3: the next pair would be beyond the limit by definition, too.
    let (_, upper) = pair(last).unwrap();
    assert!(MAX_NUMBER - upper < 3);
    assert_eq!((pair(u64::MAX), pair_by_floor(u64::MAX)), (None, None));
}

#[test]
fn binary_columns() {
    assert_eq!(column_sums(&[14, 15, 18, 22]), [1, 4, 3, 2, 2]);
    assert_eq!(column_sums(&[1, 2, 5]), [2, 1, 1]);
    assert_eq!(column_sums(&[0, 0]), []);
    assert_eq!(column_sums(&[]), []);
    assert_eq!(column_sums(&[1; 300]), [255]);
    assert_eq!(column_sums(&[u64::MAX]).len(), 64);
}

#[test]
fn sides_are_neither_up_nor_below() {
    for up in 1..=6 {
        let sides = (1..=6).filter(|&face| face != up && face != 7 - up);
        assert!(sides.eq(dice::sides(up)), "{up}");
    }
}

#[test]
fn dice_rows_repeat_after_nine_and_no_sooner() {
    for ending in [Ending::Normal, Ending::Misere] {
        let from = dice::periodic_from(ending);
        let repeats = |heap, period| {
            dice::safe_faces(ending, heap) == dice::safe_faces(ending, heap + period)
        };
        assert!((from..from + 100).all(|heap| repeats(heap, dice::PERIOD)));
        assert!(!repeats(from - 1, dice::PERIOD));
        for shorter in 1..dice::PERIOD {
            assert!(!(from..from + dice::PERIOD).all(|heap| repeats(heap, shorter)));
        }
    }
}

proptest! {
    #[test]
    fn zeckendorf_of_any_number(n in any::<u64>(), shift in 0..64) {
        check_zeckendorf(n >> shift);
    }

    #[test]
    fn any_wythoff_pair(n in any::<u64>(), shift in 0..64) {
        check_pair(n >> shift);
    }

    #[test]
    fn nim_sum_has_the_odd_columns(heaps in prop::collection::vec(any::<u64>(), 0..30)) {
        let sums = column_sums(&heaps);
        let odd = (0..).zip(sums).filter(|(_, sum)| sum % 2 == 1);
        prop_assert_eq!(odd.map(|(power, _)| 1u64 << power).sum::<u64>(), nim_sum(&heaps));
    }
}

/// Each value is at most once on each row, column and diagonal, and the zeros are the safe pairs.
#[test]
fn wythoff_grundy_table() {
    let most = 600;
    let table = GrundyTable::new(most);
    let value = |a, b| table.value(a, b).unwrap();
    let distinct = |values: Vec<u16>| {
        let count = values.len();
        let set: std::collections::HashSet<u16> = values.into_iter().collect();
        set.len() == count
    };
    for line in 0..=most {
        assert!(
            distinct((0..=most).map(|b| value(line, b)).collect()),
            "row {line}"
        );
        let diagonal = (line..=most).map(|b| value(b - line, b));
        assert!(distinct(diagonal.collect()), "diagonal {line}");
    }
    for a in 0..=most {
        for b in 0..=most {
            let safe = partner(a as u64) == Some(b as u64);
            assert_eq!(value(a, b) == 0, safe, "{a}, {b}");
            assert_eq!(value(a, b), value(b, a));
        }
    }
    assert_eq!(table.value(most + 1, 0), None);
    assert_eq!(
        GrundyTable::new(usize::MAX).value(GRUNDY_REACH, GRUNDY_REACH + 1),
        None
    );
}
