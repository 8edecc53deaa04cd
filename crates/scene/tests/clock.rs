//! The residue clock against the solver: which lamps are lit, where the steps lead, what can be
//! touched.
mod common;

use common::{drawing, flat, line, of_class, position, text, view};
use nian_lessons::Show;
use nian_scene::{Scene, View};
use nian_solver::Move;
use std::collections::BTreeSet;

fn clock(start: &str, marks: bool) -> Scene {
    drawing(&view(&line(start, "", Show::Clock, marks), 0, 760.0))
}

/// The class of the lamp of an hour, in the outer ring (0) or the inner one.
fn lamp(scene: &Scene, hour: u64, ring: u64) -> &'static str {
    let key = format!("lamp-{hour}-{ring}");
    let node = scene.nodes.iter().find(|node| node.key == key);
    node.unwrap_or_else(|| panic!("no {key}")).class
}

fn is_lit(scene: &Scene, hour: u64, ring: u64) -> bool {
    lamp(scene, hour, ring) == "cell-safe"
}

fn lamps(scene: &Scene) -> usize {
    of_class(scene, "lamp").len() + of_class(scene, "cell-safe").len()
}

fn actions(scene: &Scene) -> BTreeSet<Move> {
    let nodes = flat(&scene.nodes);
    nodes.iter().filter_map(|node| node.action).collect()
}

#[test]
fn taking_up_to_k_has_k_plus_1_hours_and_one_is_lit() {
    for k in 1..=23 {
        for (ending, safe) in [("", 0), (".misere", 1)] {
            let scene = clock(&format!("subtraction.1-{k}{ending}:77"), false);
            assert_eq!(lamps(&scene) as u64, k + 1, "{k}");
            assert_eq!(of_class(&scene, "cell-safe").len(), 1, "{k}");
            assert!(is_lit(&scene, safe, 0), "{k}{ending}");
        }
    }
}

#[test]
fn the_lamps_of_other_sets_are_their_outcomes() {
    for (set, hours) in [("1,3,4", 7), ("1,4,9,16", 5), ("2,3", 5), ("1,3", 2)] {
        for heap in 0..60 {
            let start = format!("subtraction.{set}:{heap}");
            let scene = clock(&start, false);
            assert_eq!(lamps(&scene), hours, "{start}");
            let residue = heap % hours as u64;
            let safe = position(&start).outcome().is_safe();
            assert_eq!(is_lit(&scene, residue, 0), safe, "{start}");
        }
    }
}

#[test]
fn two_rings_are_lit_by_the_own_holding() {
    for k in 1..=22 {
        for winner in ["", ".even"] {
            let hours = if k % 2 == 1 { 2 * k + 2 } else { k + 2 };
            if hours > 24 {
                continue;
            }
            let scene = clock(&format!("parity.{k}{winner}:101"), false);
            assert_eq!(lamps(&scene) as u64, 2 * hours, "parity.{k}");
            for hour in 0..hours {
                for (ring, holding) in [(0, 1), (1, 2)] {
                    // The player who has just moved holds this; the total is odd.
                    let mover = (hour + holding + 1) % 2;
                    let start = format!("parity.{k}{winner}:{hour}@{mover},{holding}");
                    let safe = position(&start).outcome().is_safe();
                    assert_eq!(is_lit(&scene, hour, ring), safe, "{start}");
                }
            }
        }
    }
}

#[test]
fn every_step_can_be_touched_and_carries_its_mark() {
    for start in [
        "subtraction.1-3:21",
        "subtraction.1-23:50",
        "subtraction.1,3,4:23",
        "parity.3:17",
        "parity.3:2@1,2",
        "parity.22:99",
        "parity.4.even:21",
        "dice:31@4",
        "dice:3@1",
        "dice.misere:14@1",
    ] {
        let position = position(start);
        let scene = clock(start, true);
        let legal: BTreeSet<_> = position.moves().collect();
        assert_eq!(actions(&scene), legal, "{start}");
        let winning = position.winning_moves();
        let of_dial = |class: &str| {
            let marks = of_class(&scene, class).into_iter();
            marks.filter(|node| !node.key.ends_with("-9")).count()
        };
        assert_eq!(of_dial("mark mark-safe"), winning.len(), "{start}");
        assert_eq!(
            of_dial("mark mark-unsafe"),
            legal.len() - winning.len(),
            "{start}"
        );
        let ringed = of_class(&scene, "cell-reached").len();
        assert_eq!(ringed, winning.len(), "{start}");
    }
}

#[test]
fn the_heap_stands_at_its_remainder() {
    let centre = |scene: &Scene, key: &str| {
        let node = scene.nodes.iter().find(|node| node.key == key);
        match node.map(|node| &node.shape) {
            Some(nian_scene::Shape::Circle { x, y, .. }) => (*x, *y),
            other => panic!("{key} is {other:?}"),
        }
    };
    for heap in 20..40 {
        let scene = clock(&format!("subtraction.1-7:{heap}"), false);
        let lamp = format!("lamp-{}-0", heap % 8);
        assert_eq!(centre(&scene, "stone-0-0"), centre(&scene, &lamp));
    }
    // From 17 with nothing in hand: the inner ring; 1 is taken and leaves an odd holding.
    let frames = line("parity.3:17", "1", Show::Clock, false);
    let scene = drawing(&view(&frames, 1, 760.0));
    assert_eq!(centre(&scene, "stone-0-0"), centre(&scene, "lamp-0-1"));
    assert_eq!(centre(&scene, "last-0-0"), centre(&scene, "lamp-0-0"));
    assert_eq!(centre(&scene, "ghost-0-0"), centre(&scene, "lamp-1-1"));
}

#[test]
fn the_hours_of_the_dice_name_their_faces() {
    // Article A, A5.4, with the true period.
    let scene = clock("dice:31@4", false);
    for (hour, faces) in [(0, "1–6"), (3, "3, 4"), (5, "2, 5"), (8, "3, 4")] {
        assert_eq!(text(&scene, &format!("faces-{hour}-0")), faces);
    }
    let named = of_class(&scene, "faces").len();
    assert_eq!(named, 4, "hour 4 is the present one, 1, 2, 6, 7 have none");
}

#[test]
fn heaps_without_a_remainder_to_go_by_stand_in_a_chart() {
    for start in ["subtraction.fib:57", "subtraction.2,4,7:57"] {
        let scene = clock(start, false);
        let (rules, _) = start.split_once(':').expect("a position");
        let safe = (0..60).filter(|heap| position(&format!("{rules}:{heap}")).outcome().is_safe());
        let safe: BTreeSet<_> = safe.map(|heap| format!("safe-{heap}-0")).collect();
        let lit = of_class(&scene, "cell-safe").into_iter();
        assert_eq!(
            lit.map(|node| node.key.clone()).collect::<BTreeSet<_>>(),
            safe
        );
        let legal: BTreeSet<_> = position(start).moves().collect();
        assert_eq!(actions(&scene), legal, "{start}");
    }
    // Article C, C9.
    let scene = clock("subtraction.fib:57", false);
    for heap in [0, 4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56] {
        let key = format!("safe-{heap}-0");
        assert!(scene.nodes.iter().any(|node| node.key == key), "{heap}");
    }
    assert_eq!(of_class(&scene, "cell-safe").len(), 12);
}

#[test]
fn a_line_stands_for_a_dial_of_many_hours() {
    for (start, marks, here) in [
        ("subtraction.1-24:77", 1, "2"),
        ("subtraction.1-1000:77", 1, "77"),
        // 0 and 1, or k + 1 and k + 2, are as good as one place.
        ("parity.999:2077", 2, "77"),
        ("parity.1000:77", 2, "77"),
    ] {
        let scene = clock(start, false);
        assert_eq!(lamps(&scene), 0, "{start}");
        let safe = of_class(&scene, "mark mark-safe").len();
        assert_eq!(safe, marks, "{start}");
        assert_eq!(text(&scene, "here-0-0"), here, "{start}");
    }
}

#[test]
fn without_answers_no_lamp_is_lit() {
    for start in ["subtraction.1-3:21", "parity.3:17", "subtraction.fib:37"] {
        let frames = line(start, "", Show::Clock, true);
        let hidden = drawing(&View {
            answers: false,
            ..view(&frames, 0, 360.0)
        });
        assert!(of_class(&hidden, "cell-safe").is_empty(), "{start}");
        assert!(!actions(&hidden).is_empty(), "{start}");
    }
}

/// Clocks of several rules in one example stand in the same room: a step to another moves nothing.
#[test]
fn clocks_of_an_example_are_of_one_height() {
    for width in [300.0, 760.0] {
        let frames: Vec<_> = ["subtraction.1-3:21", "subtraction.1-23:21", "dice:31@4"]
            .iter()
            .flat_map(|start| line(start, "", Show::Clock, true))
            .collect();
        let heights: BTreeSet<_> = (0..frames.len())
            .map(|step| drawing(&view(&frames, step, width)).height.to_bits())
            .collect();
        assert_eq!(heights.len(), 1, "{width}: {heights:?}");
    }
}
