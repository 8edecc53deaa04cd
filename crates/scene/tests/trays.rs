//! The trays against the solver: who holds what, which stones travel, which states are safe.
mod common;

use common::{drawing, flat, line, of_class, text, view};
use nian_lessons::Show;
use nian_scene::{Panel, Scene, Table, View, panels};
use nian_solver::holding::Side;
use nian_solver::sides::Class;
use nian_solver::{AnyPosition, Move};
use std::collections::BTreeSet;

fn stones(scene: &Scene) -> BTreeSet<String> {
    let pebbles = scene
        .nodes
        .iter()
        .filter(|node| node.key.starts_with("pebble-") && node.class != "pebble pebble-taken");
    pebbles.map(|node| node.key.clone()).collect()
}

fn table(view: &View<'_>) -> Table {
    match panels(view).pop() {
        Some(Panel::Table(table)) => table,
        other => panic!("no table but {other:?}"),
    }
}

#[test]
fn no_stone_is_lost_between_heap_and_trays() {
    for (start, moves, all) in [
        ("parity.3:17", "1 3 1 2 3 3 1 3", 17),
        ("sides.3:14", "2 3 1 3 3 2", 14),
        ("sides.4:20@3,5,even", "4 4 1 3", 28),
        ("parity.5:11@2,4", "5 5 1", 17),
    ] {
        let frames = line(start, moves, Show::Trays, false);
        for width in [288.0, 760.0] {
            for step in 0..frames.len() {
                let scene = drawing(&view(&frames, step, width));
                let wanted: BTreeSet<_> = (0..all).map(|id| format!("pebble-{id}-0")).collect();
                assert_eq!(stones(&scene), wanted, "{start}, step {step}");
            }
        }
    }
}

#[test]
fn trays_stay_with_their_players_and_an_odd_one_has_a_gap() {
    let frames = line("parity.3:17", "1 3 1", Show::Trays, false);
    for (step, [first, second], turn) in [
        (0, ["0", "0"], 0),
        (1, ["1", "0"], 1),
        (2, ["1", "3"], 0),
        (3, ["2", "3"], 1),
    ] {
        let scene = drawing(&view(&frames, step, 760.0));
        assert_eq!(text(&scene, "held-0-0"), first);
        assert_eq!(text(&scene, "held-1-0"), second);
        let odd = [first, second]
            .iter()
            .filter(|holds| ["1", "3"].contains(holds))
            .count();
        assert_eq!(of_class(&scene, "gap").len(), odd, "step {step}");
        let turns = of_class(&scene, "tray tray-turn");
        assert_eq!(turns.len(), 1);
        assert_eq!(turns[0].key, format!("tray-{turn}-0"), "step {step}");
    }
}

#[test]
fn nobody_is_to_move_when_the_heap_is_empty() {
    let frames = line("sides.3:4", "1 3", Show::Trays, false);
    let scene = drawing(&view(&frames, 2, 288.0));
    assert!(of_class(&scene, "tray tray-turn").is_empty());
    assert_eq!(of_class(&scene, "tray").len(), 2);
}

#[test]
fn trays_do_not_grow_in_a_game_whose_end_is_not_known() {
    let moves = [
        "3", "2", "3", "1", "3", "3", "2", "3", "3", "2", "3", "1", "3",
    ];
    for width in [300.0, 600.0] {
        let height = |played: usize| {
            let frames = line("sides.3:60", &moves[..played].join(" "), Show::Trays, false);
            drawing(&view(&frames, played, width)).height
        };
        assert!((1..=moves.len()).all(|played| height(played) == height(0)));
    }
}

#[test]
fn the_last_stones_can_be_touched() {
    let frames = line("sides.3:14", "", Show::Trays, true);
    for width in [280.0, 760.0] {
        let scene = drawing(&view(&frames, 0, width));
        let touched: BTreeSet<_> = flat(&scene.nodes)
            .iter()
            .filter_map(|node| node.action)
            .collect();
        assert_eq!(touched, (1..=3).map(Move::Take).collect());
        let winning = common::position("sides.3:14").winning_moves().len();
        assert_eq!(of_class(&scene, "mark mark-safe").len(), winning);
        assert_eq!(of_class(&scene, "mark mark-unsafe").len(), 3 - winning);
    }
}

#[test]
fn the_state_is_lit_for_the_sides_it_is_safe_for() {
    for k in 1..=12 {
        for heap in 0..40 {
            for (odd, even) in [(0, 0), (0, 1), (1, 0), (1, 1), (4, 7)] {
                if (heap + odd + even) % 2 == 1 {
                    continue;
                }
                let start = format!("sides.{k}:{heap}@{odd},{even},odd");
                let frames = line(&start, "", Show::Trays, false);
                let table = table(&view(&frames, 0, 360.0));
                assert_eq!(table.rows.len(), if k % 2 == 1 { 4 } else { 3 }, "{start}");
                let lit = |column: usize| table.rows.iter().any(|row| row[column].lit);
                let wanted = match common::position(&start) {
                    AnyPosition::Sides(rules, state) => match rules.class(&state) {
                        Class::Absolutely(Side::Odd) => (true, false),
                        Class::Absolutely(Side::Even) => (false, true),
                        Class::SafeToLeave => (true, true),
                        Class::WinToMove => (false, false),
                    },
                    other => panic!("{other}"),
                };
                assert_eq!((lit(1), lit(2)), wanted, "{start}");
            }
        }
    }
}

#[test]
fn the_table_of_the_two_sides_is_the_articles() {
    // Article B, B6 and B8.
    for (k, rows) in [
        (
            3,
            "0 (1, 1, 0) (0, 0, 0); 1 (1, 0, 1) (1, 0, 1); 4 (0, 0, 4) (1, 1, 4); 5 (0, 1, 5) (0, 1, 5)",
        ),
        (
            2,
            "0 (1, 1, 0) (0, 0, 0); 1 (1, 0, 1) (1, 0, 1); 3 (0, 1, 3) (0, 1, 3)",
        ),
        (
            4,
            "0 (1, 1, 0) (0, 0, 0); 1 (1, 0, 1) (1, 0, 1); 5 (0, 1, 5) (0, 1, 5)",
        ),
    ] {
        let frames = line(&format!("sides.{k}:14"), "", Show::Trays, false);
        let table = table(&view(&frames, 0, 760.0));
        let written: Vec<_> = table
            .rows
            .iter()
            .map(|row| {
                let cells: Vec<_> = row.iter().map(|cell| cell.text.as_str()).collect();
                cells.join(" ")
            })
            .collect();
        assert_eq!(written.join("; "), rows, "{k}");
    }
}

#[test]
fn the_odd_even_table_is_lit_where_the_position_is_safe() {
    for k in 1..=12 {
        for heap in 0..40 {
            for (mover, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                if (heap + mover + other) % 2 == 0 {
                    continue;
                }
                for winner in ["", ".even"] {
                    let start = format!("parity.{k}{winner}:{heap}@{mover},{other}");
                    let frames = line(&start, "", Show::Trays, false);
                    let table = table(&view(&frames, 0, 360.0));
                    let lit = table
                        .rows
                        .iter()
                        .any(|row| row[1..].iter().any(|cell| cell.lit));
                    let safe = common::position(&start).outcome().is_safe();
                    assert_eq!(lit, safe, "{start}");
                }
            }
        }
    }
}

/// A header over nothing would only be in the way.
#[test]
fn without_answers_there_is_no_table() {
    for start in ["sides.3:14", "parity.3:17"] {
        let frames = line(start, "", Show::Trays, false);
        let hidden = panels(&View {
            answers: false,
            ..view(&frames, 0, 360.0)
        });
        assert!(matches!(hidden[..], [Panel::Drawing(_)]), "{start}");
        assert_eq!(panels(&view(&frames, 0, 360.0)).len(), 2, "{start}");
    }
}
