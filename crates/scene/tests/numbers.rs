//! What the pictures of numbers show: the digits, the beads, the parts, and their tables.
mod common;

use common::{drawing, line, of_class, text, view};
use nian_lessons::{Frame, Show};
use nian_scene::{Node, Panel, Scene, Shape, Table, panels};
use nian_solver::numerals::{Work, Writing};

fn frames(value: u64, system: &str, work: Work) -> Vec<Frame> {
    Frame::stages(Writing::new(value, system.parse().expect(system), work).expect(system))
}

fn shown(frames: &[Frame], step: usize) -> Scene {
    drawing(&view(frames, step, 600.0))
}

fn table(frames: &[Frame], step: usize) -> Table {
    match panels(&view(frames, step, 600.0)).pop() {
        Some(Panel::Table(table)) => table,
        other => panic!("no table but {other:?}"),
    }
}

fn texts(table: &Table) -> Vec<Vec<&str>> {
    table
        .rows
        .iter()
        .map(|row| row.iter().map(|cell| blank(&cell.text)).collect())
        .collect()
}

/// A row that is not filled yet holds a space, so that it is as high as the others.
fn blank(text: &str) -> &str {
    if text == "\u{2007}" { "" } else { text }
}

/// Left edges and widths of the bars, from left to right.
fn parts(scene: &Scene) -> Vec<(f32, f32)> {
    let bar = |node: &Node| match node.shape {
        Shape::Rect { x, w, .. } if node.class.starts_with("term") => Some((x, w)),
        _ => None,
    };
    scene.nodes.iter().filter_map(bar).collect()
}

#[test]
fn an_abacus_counts_its_digits_in_beads() {
    let frames = frames(347, "mixed:2,3,4,5", Work::Write);
    let start = shown(&frames, 0);
    assert_eq!(of_class(&start, "bead").len(), 0);
    assert_eq!(text(&start, "rest-0-0"), "347");
    let last = shown(&frames, 5);
    let beads = |place: u64| {
        let key = format!("bead-{place}-");
        let beads = of_class(&last, "bead").into_iter();
        beads.filter(|bead| bead.key.starts_with(&key)).count()
    };
    assert_eq!([0, 1, 2, 3, 4].map(beads), [1, 2, 1, 4, 2]);
    let digits = [0, 1, 2, 3, 4].map(|place| text(&last, &format!("digit-{place}-0")));
    assert_eq!(digits, ["1", "2", "1", "4", "2"]);
    let worth = [0, 1, 2, 3, 4].map(|place| text(&last, &format!("worth-{place}-0")));
    assert_eq!(worth, ["1", "2", "6", "24", "120"]);
    // In the middle the quotient stands below the place that comes next.
    assert_eq!(text(&shown(&frames, 2), "rest-0-0"), "57");
    // Every bead there is, is there all the time.
    let all = |scene: &Scene| {
        scene
            .nodes
            .iter()
            .filter(|node| node.key.starts_with("bead-"))
            .count()
    };
    assert_eq!(all(&start), all(&last));
}

#[test]
fn divisions_are_a_table_with_room_for_all() {
    let frames = frames(347, "mixed:2,3,4,5", Work::Write);
    assert_eq!(texts(&table(&frames, 0)), vec![vec![""; 4]; 4]);
    let room = table(&frames, 0);
    assert!(
        room.rows.iter().all(|row| row[0].text == "\u{2007}"),
        "an empty row is as high"
    );
    let half = table(&frames, 2);
    assert_eq!(
        texts(&half)[..2],
        [["347", "2", "173", "1"], ["173", "3", "57", "2"]]
    );
    assert_eq!(texts(&half)[2], [""; 4]);
    let lit: Vec<bool> = half.rows.iter().map(|row| row[0].lit).collect();
    assert_eq!(lit, [false, true, false, false]);
    assert_eq!(texts(&table(&frames, 5))[3], ["14", "5", "2", "4"]);
}

#[test]
fn binary_digits_are_stacks_of_coins() {
    let frames = frames(22, "binary", Work::Write);
    let coins = |step| of_class(&shown(&frames, step), "coin").len();
    assert_eq!([0, 1, 2, 3, 4, 5].map(coins), [0, 0, 2, 6, 6, 22]);
}

#[test]
fn bars_are_as_wide_as_the_parts() {
    let frames = frames(60, "fibonacci", Work::Write);
    let bars = parts(&shown(&frames, 2));
    assert_eq!(bars.len(), 2);
    assert!(
        (bars[0].1 / bars[1].1 - 11.0).abs() < 1.0,
        "55 and 5: {bars:?}"
    );
    let rest = shown(&frames, 1);
    assert_eq!(of_class(&rest, "term term-rest").len(), 1);
    assert_eq!(of_class(&rest, "term term-new").len(), 1);
}

#[test]
fn a_carry_makes_one_bar_of_two() {
    let (value, work) = Work::carry("10110110").expect("digits");
    let frames = frames(value, "fibonacci", work);
    for step in 1..=3 {
        let (before, after) = (
            parts(&shown(&frames, step - 1)),
            parts(&shown(&frames, step)),
        );
        assert_eq!(after.len() + 1, before.len());
        // It begins where the left one of the two began and ends where the right one ended.
        let gone: Vec<_> = before
            .iter()
            .filter(|bar| after.iter().all(|other| (other.0 - bar.0).abs() > 9.0))
            .collect();
        assert!(gone.len() <= 1, "{before:?} {after:?}");
        let scene = shown(&frames, step);
        let new = of_class(&scene, "term term-new");
        assert_eq!(new.len(), 1);
        assert_eq!(of_class(&scene, "digit-ground").len(), 3);
    }
    // The lines of digits stand below one another, the first one too.
    let last = shown(&frames, 3);
    let line = |line: u64| -> String {
        (0..9u64)
            .rev()
            .filter_map(|place| {
                let key = format!("digit-{line}-{place}");
                last.nodes.iter().find(|node| node.key == key)
            })
            .map(|node| match &node.shape {
                Shape::Text { text, .. } => text.clone(),
                other => panic!("{other:?}"),
            })
            .collect()
    };
    assert_eq!(
        [0, 1, 2, 3].map(line),
        ["10110110", "11000110", "11001000", "100001000"]
    );
}

#[test]
fn every_sum_stands_in_the_table() {
    let frames = frames(60, "fibonacci", Work::Write);
    assert!(
        texts(&table(&frames, 1))
            .iter()
            .flatten()
            .all(|text| text.is_empty())
    );
    assert_eq!(texts(&table(&frames, 2))[0], ["100001000", "55 + 5"]);
    assert_eq!(texts(&table(&frames, 2))[1], ["", ""]);
    let all = table(&frames, 3);
    assert_eq!(texts(&all).len(), 6);
    assert_eq!(texts(&all)[5], ["\u{2007}10110110", "34 + 13 + 8 + 3 + 2"]);
    // With one way only there is nothing to be compared.
    let twelve = self::frames(12, "fibonacci", Work::Write);
    assert_eq!(panels(&view(&twelve, 0, 600.0)).len(), 1);
}

#[test]
fn a_pair_shows_its_zeros() {
    let frames = frames(3, "fibonacci", Work::Pair);
    let scene = shown(&frames, 2);
    assert_eq!(text(&scene, "name-0-0"), "n = 3");
    assert_eq!(text(&scene, "name-1-0"), "aₙ = 4");
    assert_eq!(text(&scene, "name-2-0"), "bₙ = 7");
    // 100, 101, 1010: two zeros, none, one.
    assert_eq!(of_class(&scene, "digit digit-tail").len(), 3);
    assert_eq!(of_class(&scene, "tail").len(), 2);
}

#[test]
fn rows_stand_in_standard_form_one_below_the_other() {
    let frames = line("wythoff:17,28", "", Show::Forms, false);
    let scene = shown(&frames, 0);
    assert_eq!(text(&scene, "name-0-0"), "a = 17");
    let row = |row: u64| -> String {
        (0..7u64)
            .rev()
            .filter_map(|place| {
                let key = format!("digit-{row}-{place}");
                scene.nodes.iter().find(|node| node.key == key)
            })
            .map(|node| match &node.shape {
                Shape::Text { text, .. } => text.clone(),
                other => panic!("{other:?}"),
            })
            .collect()
    };
    assert_eq!([0, 1].map(row), ["100101", "1001010"]);
    assert_eq!(of_class(&scene, "tail").len(), 1);
}
