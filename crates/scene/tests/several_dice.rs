//! Pictures of several dice against the solver: faces, axes, marks, moves, stones.
mod common;

use common::{drawing, flat, line, of_class, position, text, view};
use nian_lessons::Show;
use nian_scene::{Scene, Shape, View};
use nian_solver::{AnyPosition, Move};
use std::collections::BTreeSet;

const STARTS: [&str; 6] = [
    "dice.one:31@4,2",
    "dice.one:40@4,2,1",
    "dice.one-sum:400@4,2,1,1",
    "dice.one-sum:19@4,2",
    "dice.both:31@4,2",
    "dice.both.misere:300@4,2,6",
];

fn actions(scene: &Scene) -> BTreeSet<Move> {
    let nodes = flat(&scene.nodes).into_iter();
    nodes.filter_map(|node| node.action).collect()
}

fn count(scene: &Scene, name: &str) -> usize {
    let nodes = flat(&scene.nodes).into_iter();
    let named = nodes.filter(|node| node.key.split('-').next() == Some(name));
    named.count()
}

#[test]
fn each_die_shows_its_faces_and_those_it_can_be_tipped_to() {
    for start in STARTS {
        let AnyPosition::SeveralDice(_, state) = position(start) else {
            panic!("{start}");
        };
        let dice = state.faces().up().len();
        let frames = line(start, "", Show::Die, false);
        for width in [280.0, 600.0, 860.0] {
            let scene = drawing(&view(&frames, 0, width));
            assert_eq!(of_class(&scene, "face face-up").len(), dice, "{start}");
            assert_eq!(
                of_class(&scene, "face face-side").len(),
                4 * dice,
                "{start}"
            );
            assert_eq!(of_class(&scene, "face face-off").len(), dice, "{start}");
            // 1 + 2 + … + 6 pips a die.
            let pips = of_class(&scene, "pip").len() + of_class(&scene, "pip pip-off").len();
            assert_eq!(pips, 21 * dice, "{start}");
        }
    }
}

#[test]
fn the_boxes_hold_the_dice_on_each_axis() {
    for start in STARTS {
        let AnyPosition::SeveralDice(_, state) = position(start) else {
            panic!("{start}");
        };
        let frames = line(start, "", Show::Die, false);
        let scene = drawing(&view(&frames, 0, 600.0));
        let middle = |key: String| {
            let node = flat(&scene.nodes).into_iter().find(|node| node.key == key);
            match node.map(|node| &node.shape) {
                Some(Shape::Text { x, .. }) => *x,
                other => panic!("{key} is {other:?}"),
            }
        };
        for (die, &face) in state.faces().up().iter().enumerate() {
            let lower = face.min(7 - face);
            let name = middle(format!("name-{lower}-0"));
            assert!(
                (middle(format!("on-{die}-0")) - name).abs() < 48.0,
                "{start}"
            );
        }
        for (lower, name) in [(1, "1–6"), (2, "2–5"), (3, "3–4")] {
            assert_eq!(text(&scene, &format!("name-{lower}-0")), name);
        }
    }
}

#[test]
fn tipping_one_die_every_move_can_be_touched_and_is_marked() {
    for start in [
        "dice.one:31@4,2",
        "dice.one:3@1,6",
        "dice.one-sum:9@4,2",
        "dice.one:40@4,2,1,1",
    ] {
        let frames = line(start, "", Show::Die, true);
        let scene = drawing(&view(&frames, 0, 300.0));
        let position = position(start);
        assert_eq!(actions(&scene), position.moves().collect(), "{start}");
        assert_eq!(count(&scene, "mark"), position.moves().count(), "{start}");
        let safe = flat(&scene.nodes).into_iter();
        let safe =
            safe.filter(|node| node.class == "mark mark-safe" && node.key.starts_with("mark-"));
        assert_eq!(safe.count(), position.winning_moves().len(), "{start}");
    }
}

#[test]
fn tipping_all_dice_every_move_is_reached_die_by_die() {
    for start in ["dice.both:31@4,2", "dice.both:9@1,6", "dice.both:40@4,2,1"] {
        let frames = line(start, "", Show::Die, false);
        let (mut found, mut todo) = (BTreeSet::new(), vec![None]);
        while let Some(chosen) = todo.pop() {
            let view = View {
                chosen,
                ..view(&frames, 0, 600.0)
            };
            for mv in actions(&drawing(&view)) {
                if found.insert(mv) {
                    todo.push(Some(mv));
                }
            }
        }
        let legal: BTreeSet<Move> = position(start).moves().collect();
        assert_eq!(found, legal, "{start}");
    }
}

#[test]
fn the_moves_of_two_dice_that_are_both_tipped_stand_in_a_table() {
    let start = "dice.both:31@4,2";
    let frames = line(start, "", Show::Die, true);
    let scene = drawing(&view(&frames, 0, 300.0));
    let position = position(start);
    assert_eq!(count(&scene, "to"), 16);
    for mv in position.moves() {
        let Move::TurnAll(faces) = mv else {
            panic!("{mv}")
        };
        let key = format!("to-{}-{}", faces.up()[0], faces.up()[1]);
        let mark = flat(&scene.nodes).into_iter().find(|node| node.key == key);
        let safe = mark.is_some_and(|mark| mark.class == "mark mark-safe");
        assert_eq!(safe, position.winning_moves().contains(&mv), "{mv}");
    }
}

#[test]
fn the_heap_is_counted_by_what_decides() {
    for (start, rest, remainder) in [
        ("dice.both:31@4,2", 3, Some("31 ÷ 14 餘 3")),
        ("dice.both:3000@4,2,1,6", 4, Some("3000 ÷ 28 餘 4")),
        ("dice.both:9@4,2", 0, None),
        ("dice.one:31@4,2", 0, None),
    ] {
        let frames = line(start, "", Show::Die, false);
        let scene = drawing(&view(&frames, 0, 600.0));
        assert_eq!(
            of_class(&scene, "pebble pebble-rest").len(),
            rest,
            "{start}"
        );
        let said = remainder.map(|_| text(&scene, "remainder-0-0"));
        assert_eq!(said, remainder, "{start}");
    }
}

#[test]
fn what_is_chosen_is_seen_on_the_dice_and_in_the_heap() {
    for (start, mv, faces, stones) in [
        ("dice.one:31@4,2", "b6", 1, 6),
        ("dice.one-sum:31@4,2", "b6", 1, 10),
        ("dice.both:31@4,2", "5+1", 2, 6),
    ] {
        let frames = line(start, "", Show::Die, false);
        let chosen = position(start).read_move(mv).ok();
        let scene = drawing(&View {
            chosen,
            ..view(&frames, 0, 600.0)
        });
        assert_eq!(of_class(&scene, "face face-chosen").len(), faces, "{start}");
        assert_eq!(
            of_class(&scene, "pebble pebble-chosen").len(),
            stones,
            "{start}"
        );
    }
}
