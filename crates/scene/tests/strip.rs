//! Strips of dynamic nim against the solver: parts, limit, values, marks, moves.
mod common;

use common::{drawing, flat, line, of_class, position, text, view};
use nian_lessons::Show;
use nian_scene::{Node, Scene, Shape, View};
use nian_solver::dynamic::{Grundy, parts};
use nian_solver::{Move, Outcome};

/// Left and right edge of the rectangle with this key.
fn span(scene: &Scene, key: &str) -> Option<(f32, f32)> {
    let node = flat(&scene.nodes)
        .into_iter()
        .find(|node| node.key == key)?;
    match node.shape {
        Shape::Rect { x, w, .. } => Some((x, x + w)),
        _ => None,
    }
}

fn keys<'a>(scene: &'a Scene, name: &str) -> Vec<&'a Node> {
    let nodes = flat(&scene.nodes).into_iter();
    let named = nodes.filter(|node| node.key.split('-').next() == Some(name));
    named.collect()
}

#[test]
fn a_heap_is_cut_into_its_greedy_parts() {
    for (multiplier, heap) in [
        (1, 47),
        (2, 10),
        (2, 21),
        (2, 60),
        (3, 100),
        (4, 100),
        (2, 1),
    ] {
        let start = format!("dynamic.{multiplier}:{heap}@5");
        let frames = line(&start, "", Show::Strip, false);
        for width in [288.0, 600.0, 860.0] {
            let scene = drawing(&view(&frames, 0, width));
            let parts = parts(multiplier, heap);
            let named: Vec<String> = (0..parts.len())
                .rev()
                .map(|i| text(&scene, &format!("name-0-{i}")).to_owned())
                .collect();
            let expected: Vec<String> = parts.iter().map(ToString::to_string).collect();
            assert_eq!(named, expected, "{start} in {width}");
            assert_eq!(
                keys(&scene, "part").len(),
                parts.len(),
                "{start} in {width}"
            );
        }
    }
}

#[test]
fn parts_are_hidden_with_the_answers() {
    let frames = line("dynamic.2:10", "", Show::Strip, true);
    for width in [288.0, 600.0] {
        let scene = drawing(&View {
            answers: false,
            ..view(&frames, 0, width)
        });
        for name in ["part", "name", "guide", "lack", "mark"] {
            assert!(keys(&scene, name).is_empty(), "{name}");
        }
        assert!(span(&scene, "limit-0-0").is_some());
    }
}

#[test]
fn the_bar_reaches_over_the_smallest_part_exactly_where_the_mover_wins() {
    for multiplier in 1..=4 {
        for heap in 1..=120 {
            for limit in [1, 2, 3, 5, heap, 2 * heap] {
                let start = format!("dynamic.{multiplier}:{heap}@{limit}");
                let frames = line(&start, "", Show::Strip, false);
                for width in [288.0, 860.0] {
                    let scene = drawing(&view(&frames, 0, width));
                    let bar = span(&scene, "limit-0-0").expect("a limit");
                    let least = span(&scene, "part-0-0").map_or_else(
                        || panic!("{start}: no parts"),
                        |(left, right)| (left - 1.0, right + 1.0),
                    );
                    assert!(
                        (bar.1 - least.1).abs() < 0.1,
                        "{start}: it ends with the strip"
                    );
                    let wins = position(&start).outcome() == Outcome::Unsafe;
                    if wins {
                        assert!(
                            bar.0 <= least.0 + 0.1,
                            "{start} in {width}: {bar:?} {least:?}"
                        );
                    } else {
                        assert!(
                            bar.0 >= least.0 + 2.9,
                            "{start} in {width}: {bar:?} {least:?}"
                        );
                    }
                    assert_eq!(span(&scene, "lack-0-0").is_some(), !wins, "{start}");
                }
            }
        }
    }
}

#[test]
fn every_move_within_the_limit_is_marked_as_it_is() {
    let frames = line("dynamic.2:10", "2", Show::Strip, true);
    for step in 0..2 {
        let scene = drawing(&view(&frames, step, 600.0));
        let position = common::position_of(&frames[step]);
        assert_eq!(keys(&scene, "mark").len(), position.moves().count());
        for mv in position.moves() {
            let Move::Take(take) = mv else { panic!("{mv}") };
            let key = format!("mark-0-{take}");
            let mark = flat(&scene.nodes).into_iter().find(|node| node.key == key);
            let safe = mark.map(|mark| mark.class == "mark mark-safe");
            let outcome = position.play(mv).unwrap().outcome();
            assert_eq!(safe, Some(outcome.is_safe()), "{mv}");
        }
    }
}

#[test]
fn in_narrow_strips_the_winning_moves_are_marked() {
    for start in ["dynamic.3:100", "dynamic.2:1000000", "dynamic.1:999"] {
        let frames = line(start, "", Show::Strip, true);
        let scene = drawing(&view(&frames, 0, 300.0));
        let mut marked: Vec<String> = keys(&scene, "mark")
            .iter()
            .map(|node| node.key.replace("mark-0-", ""))
            .collect();
        marked.sort();
        let winning = position(start).winning_moves();
        let winning: Vec<String> = winning.iter().map(ToString::to_string).collect();
        assert_eq!(marked, winning, "{start}");
        // Each of them can be touched.
        let touched: Vec<Move> = keys(&scene, "hit")
            .iter()
            .filter_map(|node| node.action)
            .collect();
        for mv in position(start).winning_moves() {
            assert!(touched.contains(&mv), "{start}: {mv}");
        }
    }
}

#[test]
fn every_coin_within_the_limit_can_be_touched() {
    for (start, show) in [
        ("dynamic.2:10", Show::Strip),
        ("dynamic.2:8@4", Show::Strip),
        ("dynamic.2.local:8@4,5@5,0@7", Show::Rows),
        ("dynamic.2.global:8,5@4", Show::Rows),
    ] {
        let frames = line(start, "", show, false);
        let scene = drawing(&view(&frames, 0, 600.0));
        let mut touched: Vec<Move> = keys(&scene, "hit")
            .iter()
            .filter_map(|node| node.action)
            .collect();
        touched.sort();
        let mut legal: Vec<Move> = position(start).moves().collect();
        legal.sort();
        assert_eq!(touched, legal, "{start}");
    }
}

#[test]
fn coins_are_those_of_the_heap_and_of_the_move() {
    let frames = line("dynamic.2:10", "2 3", Show::Strip, false);
    for (step, (here, taken)) in [(10, 0), (8, 2), (5, 3)].into_iter().enumerate() {
        let scene = drawing(&view(&frames, step, 600.0));
        assert_eq!(of_class(&scene, "coin").len(), here);
        assert_eq!(of_class(&scene, "coin coin-taken").len(), taken);
    }
}

#[test]
fn own_limits_have_their_grundy_values_and_nim_sum() {
    let frames = line("dynamic.2.local:8@4,5@5,3@1", "a2", Show::Rows, false);
    let scene = drawing(&view(&frames, 1, 600.0));
    let table = Grundy::new(2, 8);
    let values = [(6, 4), (5, 5), (3, 1)].map(|(heap, limit)| table.value(heap, limit).unwrap());
    for (row, value) in values.iter().enumerate() {
        assert_eq!(text(&scene, &format!("grundy-{row}-0")), value.to_string());
    }
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    assert_eq!(text(&scene, "sum-0-0"), sum.to_string());
    assert_eq!(of_class(&scene, "mark-diamond").len(), usize::from(sum > 0));
}

#[test]
fn too_many_parts_for_the_room_are_counted() {
    let heap = (1u64 << 62) - 1;
    let frames = line(&format!("dynamic.1:{heap}@5"), "", Show::Strip, false);
    let scene = drawing(&view(&frames, 0, 300.0));
    let shown = keys(&scene, "part").len();
    let more = text(&scene, &format!("name-0-{}", shown - 1));
    assert!(more.contains(&(62 - (shown - 1)).to_string()), "{more}");
    assert_eq!(text(&scene, "name-0-0"), "1");
}
