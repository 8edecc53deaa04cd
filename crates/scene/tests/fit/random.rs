//! Any position, any number, any width.

use crate::common::{drawing, line, view};
use crate::measure::check;
use crate::numbers::check_stages;
use crate::positions::LINES;
use nian_lessons::Show;
use nian_solver::numerals::{System, Work, Writing};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_rows_fit(
        bits in proptest::collection::vec(0u32..=63, 1..=26),
        seed in any::<u64>(),
        width in 280.0f32..1200.0,
        columns in any::<bool>(),
    ) {
        let heaps = bits.iter().zip(0u32..).map(|(&bits, i)| {
            if bits == 0 { 0 } else { seed.rotate_left(7 * i) >> (64 - bits) }
        });
        let heaps: Vec<_> = heaps.map(|heap| heap.to_string()).collect();
        let show = if columns { Show::Columns } else { Show::Rows };
        let start = format!("nim:{}", heaps.join(","));
        let frames = line(&start, "", show, true);
        check(&drawing(&view(&frames, 0, width)), &start);
    }

    #[test]
    fn any_two_rows_fit(a in 0u32..=63, b in 0u32..=63, seed in any::<u64>(), width in 280.0f32..1200.0) {
        let heap = |bits: u32, by| if bits == 0 { 0 } else { seed.rotate_left(by) >> (64 - bits) };
        let start = format!("wythoff:{},{}", heap(a, 0), heap(b, 17));
        let frames = line(&start, "", Show::Grid, false);
        check(&drawing(&view(&frames, 0, width)), &start);
    }

    #[test]
    fn any_two_numbers_fit(a in 1u32..=63, b in 1u32..=63, seed in any::<u64>(), width in 280.0f32..1200.0) {
        let number = |bits: u32, by| seed.rotate_left(by) >> (64 - bits) | 1;
        let start = format!("euclid:{},{}", number(a, 0), number(b, 17));
        let frames = line(&start, "", Show::Rows, true);
        check(&drawing(&view(&frames, 0, width)), &start);
    }

    #[test]
    fn any_number_fits(
        bits in 0u32..=63,
        seed in any::<u64>(),
        bases in proptest::collection::vec(2u64..100, 1..=16),
        width in 280.0f32..1200.0,
    ) {
        let value = if bits == 0 { 0 } else { seed >> (64 - bits) };
        for system in [System::Binary, System::Fibonacci, System::Mixed(bases)] {
            check_stages(&Writing::new(value, system, Work::Write).expect("a number"), width);
        }
    }

    #[test]
    fn any_clock_and_trays_fit(
        k in 1u64..=1000,
        small in any::<bool>(),
        bits in 1u32..=61,
        seed in any::<u64>(),
        width in 280.0f32..1200.0,
        marks in any::<bool>(),
    ) {
        let k = if small { k % 30 + 1 } else { k };
        let heap = seed >> (64 - bits);
        let (one, other) = (heap.rotate_left(9) % (heap + 1), heap.rotate_left(23) % 50);
        let odd = heap + 1 - heap % 2 + 2 * (one / 2 + other / 2);
        let mut starts = vec![
            (format!("subtraction.1-{k}:{heap}"), Show::Clock),
            (format!("subtraction.1-{k}.misere:{heap}"), Show::Clock),
            (format!("dice:{heap}@{}", seed % 6 + 1), Show::Clock),
        ];
        for show in [Show::Clock, Show::Trays] {
            starts.push((format!("parity.{k}:{odd}"), show));
            starts.push((format!("parity.{k}.even:{}@{one},{other}", heap * 2 + 1 + (one + other) % 2), show));
        }
        starts.push((format!("sides.{k}:{}@{one},{other},even", heap * 2 + (one + other) % 2), Show::Trays));
        for (start, show) in starts {
            let frames = line(&start, "", show, marks);
            check(&drawing(&view(&frames, 0, width)), &start);
        }
    }

    #[test]
    fn any_strip_fits(
        multiplier in 1u8..=100,
        bits in 1u32..=63,
        seed in any::<u64>(),
        width in 280.0f32..1200.0,
    ) {
        let (heap, limit) = (seed >> (64 - bits), seed.rotate_left(17) >> (64 - bits));
        let start = format!("dynamic.{multiplier}:{heap}@{limit}");
        let mv = if heap > 0 && limit > 0 { (seed % limit.min(heap) + 1).to_string() } else { String::new() };
        let frames = line(&start, &mv, Show::Strip, true);
        let heights: Vec<_> = (0..frames.len()).map(|step| {
            let scene = drawing(&view(&frames, step, width));
            check(&scene, &start);
            scene.height
        }).collect();
        prop_assert!(heights.iter().all(|&height| height == heights[0]));
    }

    #[test]
    fn any_dice_fit(
        up in proptest::collection::vec(1u8..=6, 2..=4),
        heap in 0u64..2000,
        mode in 0usize..3,
        width in 280.0f32..1200.0,
    ) {
        let up: Vec<_> = up.iter().map(ToString::to_string).collect();
        let start = format!("dice.{}:{heap}@{}", ["one", "both", "one-sum"][mode], up.join(","));
        let frames = line(&start, "", Show::Die, true);
        check(&drawing(&view(&frames, 0, width)), &start);
    }

    #[test]
    fn any_width_is_survived(width in any::<f32>()) {
        for (start, _, show) in LINES {
            check(&drawing(&view(&line(start, "", show, true), 0, width)), start);
        }
    }
}
