//! Every picture, at every width: nothing outside its box, no text too small, nothing too small
//! to be touched, no key twice, and the same height from step to step.
mod common;

use common::{WIDTHS, drawing, flat, line, pairs, view};
use nian_lessons::{Frame, Show};
use nian_scene::{Anchor, Node, Panel, Scene, Shape, View, panels};
use nian_solver::numerals::{System, Work, Writing};
use nian_words::Language;
use proptest::prelude::*;

const LINES: [(&str, &str, Show); 19] = [
    ("nim:3,4,5", "a2 b3 c3 b1 a1 c2", Show::Rows),
    ("nim:3,4,5", "a2 b3 c3", Show::Columns),
    ("nim:14,15,18,22", "a3 d22", Show::Rows),
    ("nim:14,15,18,22", "b5 a1", Show::Columns),
    ("nim.misere:1,1,5", "c4", Show::Rows),
    ("nim:0", "", Show::Columns),
    ("nim:63,40,1", "a62", Show::Columns),
    ("nim:127,126", "a1", Show::Rows),
    ("nim:128,127", "a3", Show::Columns),
    (
        "nim:9223372036854775807,1",
        "a9223372036854775806",
        Show::Rows,
    ),
    (
        "nim:9223372036854775807,1",
        "a9223372036854775806",
        Show::Columns,
    ),
    ("wythoff:3,5", "a2 b3", Show::Grid),
    ("wythoff:3,5", "ab3", Show::Rows),
    ("wythoff:10,14", "ab4", Show::Grid),
    ("wythoff.misere:40,40", "ab38", Show::Grid),
    (
        "wythoff:9223372036854775807,1",
        "a9223372036854775807",
        Show::Grid,
    ),
    ("wythoff:5702887,9227465", "b1", Show::Grid),
    ("dice:31@4", "5 1 4", Show::Die),
    ("dice:9223372036854775807@1", "3 6", Show::Die),
];

/// An estimate of a text's extent from left to right.
fn extent(x: f32, size: f32, anchor: Anchor, text: &str) -> (f32, f32) {
    let em = |c: char| match c {
        '²' | '³' | '¹' | '\u{2070}'..='\u{2079}' => 0.45,
        c if c.is_ascii() => 0.56,
        _ => 1.0,
    };
    let width = text.chars().map(em).sum::<f32>() * size;
    match anchor {
        Anchor::Start => (x, x + width),
        Anchor::Middle => (x - width / 2.0, x + width / 2.0),
        Anchor::End => (x - width, x),
    }
}

/// Left, top, right and bottom of a shape; `None` for groups and paths.
fn bounds(shape: &Shape) -> Option<[f32; 4]> {
    Some(match shape {
        Shape::Circle { x, y, r } => [x - r, y - r, x + r, y + r],
        Shape::Rect { x, y, w, h, .. } => [*x, *y, x + w, y + h],
        Shape::Line { x1, y1, x2, y2 } => [x1.min(*x2), y1.min(*y2), x1.max(*x2), y1.max(*y2)],
        Shape::Text {
            x,
            y,
            size,
            anchor,
            text,
        } => {
            let (left, right) = extent(*x, *size, *anchor, text);
            [left, y - 0.8 * size, right, y + 0.22 * size]
        }
        Shape::Path { d } => return path_bounds(d),
        Shape::Group { .. } => return None,
    })
}

fn path_bounds(d: &str) -> Option<[f32; 4]> {
    let points: Vec<f32> = d
        .split(['M', 'L', 'Z', ' '])
        .filter_map(|word| word.parse().ok())
        .collect();
    let [mut left, mut top, mut right, mut bottom] = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for point in points.chunks(2) {
        (left, right) = (left.min(point[0]), right.max(point[0]));
        (top, bottom) = (top.min(point[1]), bottom.max(point[1]));
    }
    Some([left, top, right, bottom])
}

fn check(scene: &Scene, name: &str) {
    assert!(
        (1.0..=1.6).contains(&scene.zoom),
        "{name}: {} times as large",
        scene.zoom
    );
    assert!(
        scene.height >= 20.0 && scene.height < 5000.0,
        "{name}: {} high",
        scene.height
    );
    for node in flat(&scene.nodes) {
        if let Some([left, top, right, bottom]) = bounds(&node.shape) {
            let inside = left >= -1.0
                && top >= -1.0
                && right <= scene.width + 1.0
                && bottom <= scene.height + 1.0;
            assert!(
                inside,
                "{name}: {node:?} is outside {} × {}",
                scene.width, scene.height
            );
        }
        if let Shape::Text { size, text, .. } = &node.shape {
            assert!(*size >= 13.0, "{name}: {text} is set in {size} px");
        }
        check_touch(node, name);
    }
    for nodes in groups(&scene.nodes) {
        let mut keys: Vec<_> = nodes.iter().map(|node| &node.key).collect();
        keys.sort();
        assert!(
            keys.windows(2).all(|two| two[0] != two[1]),
            "{name}: a key twice in {keys:?}"
        );
    }
}

fn check_touch(node: &Node, name: &str) {
    if node.action.is_some() {
        let Shape::Rect { w, h, .. } = node.shape else {
            panic!("{name}: {node:?} is to be touched but is no rectangle");
        };
        assert!(
            w >= 23.99 && h >= 23.99,
            "{name}: {node:?} is too small to be touched"
        );
    }
}

/// The nodes of the scene, and those of each group.
fn groups(nodes: &[Node]) -> Vec<&[Node]> {
    let mut groups = vec![nodes];
    for node in nodes {
        if let Shape::Group { nodes } = &node.shape {
            groups.push(nodes);
        }
    }
    groups
}

#[test]
fn every_step_of_every_line_fits_at_every_width() {
    for (start, moves, show) in LINES {
        for marks in [false, true] {
            let frames = line(start, moves, show, marks);
            for width in WIDTHS {
                for language in Language::ALL {
                    let views = (0..frames.len()).map(|step| View {
                        language,
                        ..view(&frames, step, width)
                    });
                    let scenes: Vec<_> = views.map(|view| drawing(&view)).collect();
                    let name = format!("{start} as {show:?} in {width} ({})", language.tag());
                    scenes.iter().for_each(|scene| check(scene, &name));
                    assert!(
                        scenes.iter().all(|scene| scene.height == scenes[0].height),
                        "{name}: height jumps"
                    );
                }
            }
        }
    }
}

#[test]
fn a_picture_takes_the_room_there_is() {
    let frames = line("nim:14,15,18,22", "", Show::Columns, false);
    for (width, taken) in [
        (100.0, 280.0),
        (280.0, 280.0),
        (700.0, 700.0),
        (1200.0, 1200.0),
    ] {
        let scene = drawing(&view(&frames, 0, width));
        assert!((scene.width * scene.zoom - taken).abs() < 0.1, "{width}");
    }
}

#[test]
fn a_lesson_that_changes_its_picture_keeps_its_height() {
    for (start, shows) in [
        ("nim:14,15,18,22", [Show::Rows, Show::Columns]),
        ("wythoff:10,14", [Show::Rows, Show::Grid]),
    ] {
        let frames: Vec<Frame> = shows
            .iter()
            .flat_map(|&show| line(start, "b5", show, false))
            .collect();
        for width in WIDTHS {
            let height = |step| drawing(&view(&frames, step, width)).height;
            assert!(
                (1..frames.len()).all(|step| height(step) == height(0)),
                "{start} in {width}"
            );
        }
    }
}

#[test]
fn whatever_is_chosen_stays_inside() {
    for (start, chosen, show) in [
        ("nim:3,4,5", "b2", Show::Rows),
        ("nim:14,15,18,22", "a14", Show::Columns),
        ("wythoff:3,5", "ab2", Show::Grid),
        ("wythoff:1000000,1618033", "ab1000000", Show::Grid),
        ("dice:31@4", "6", Show::Die),
    ] {
        let frames = line(start, "", show, true);
        let chosen = common::position(start).read_move(chosen).ok();
        for width in WIDTHS {
            let view = View {
                chosen,
                ..view(&frames, 0, width)
            };
            assert_ne!(
                drawing(&view),
                drawing(&View {
                    chosen: None,
                    ..view
                }),
                "{start}: nothing to be seen"
            );
            check(&drawing(&view), start);
        }
    }
}

#[test]
fn tables_of_pairs_keep_their_size_as_they_grow() {
    for (of, width) in [(10, 280.0), (10, 760.0), (3, 280.0), (100_000, 760.0)] {
        let size = |found| {
            let frames = [pairs(found, of)];
            let panels = panels(&view(&frames, 0, width));
            let [Panel::Table(table), Panel::Strip(strip)] = &panels[..] else {
                panic!("{panels:?}");
            };
            (table.head.len(), table.rows.len(), strip.numbers.len())
        };
        assert!(
            (0..=of.min(200)).all(|found| size(found) == size(0)),
            "{of} pairs in {width}"
        );
    }
}

/// Every stage of work fits, takes the same room, and leaves nothing out of the tables.
fn check_stages(writing: &Writing, width: f32) {
    let name = format!("{} {} in {width}", writing.value, writing.system);
    let frames = Frame::stages(writing.clone());
    let mut sizes = Vec::new();
    for step in 0..frames.len() {
        let mut size = (0.0, 0, 0);
        for panel in panels(&view(&frames, step, width)) {
            match panel {
                Panel::Drawing(scene) => {
                    check(&scene, &name);
                    size.0 = scene.height;
                }
                Panel::Table(table) => {
                    size.1 = table.rows.len();
                    size.2 = table.head.len();
                    assert!(table.rows.iter().all(|row| row.len() == size.2), "{name}");
                }
                Panel::Strip(_) => panic!("{name}: a strip"),
            }
        }
        sizes.push(size);
    }
    assert!(
        sizes.windows(2).all(|two| two[0] == two[1]),
        "{name}: {sizes:?}"
    );
}

fn writing(value: u64, system: &str, work: Work) -> Writing {
    Writing::new(value, system.parse().expect(system), work).expect(system)
}

#[test]
fn every_stage_of_every_number_fits_at_every_width() {
    let most = i64::MAX as u64;
    let mut all = Vec::new();
    for value in [0, 1, 2, 12, 60, 127, 128, 1_000_000, most] {
        for system in [
            "binary",
            "fibonacci",
            "mixed:2,3,4,5",
            "mixed:60,60,24,7",
            "mixed:2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2",
            "mixed:1000000007",
            "sequence:1",
            "sequence:1,3,5,7",
            "sequence:1,1000,1000000,9223372036854775807",
        ] {
            all.push(writing(value, system, Work::Write));
        }
        if value < most {
            all.push(writing(value, "fibonacci", Work::Increment));
        }
        if (1..most).contains(&value) {
            all.push(writing(value, "fibonacci", Work::Pair));
        }
    }
    for digits in [
        "0",
        "1",
        "10110110",
        &"1".repeat(80),
        &"10".repeat(40),
        &"011".repeat(25),
    ] {
        let (value, work) = Work::carry(digits).expect(digits);
        all.push(writing(value, "fibonacci", work));
    }
    for writing in &all {
        for width in WIDTHS {
            check_stages(writing, width);
        }
    }
}

#[test]
fn standard_forms_of_rows_fit() {
    for (start, moves) in [
        ("wythoff:17,28", "b1"),
        ("wythoff:0,0", ""),
        ("wythoff:1000000,1618033", "a1 b1"),
        ("wythoff:1,9223372036854775807", "b9223372036854775807"),
    ] {
        let frames = line(start, moves, Show::Forms, false);
        for width in WIDTHS {
            let scenes: Vec<_> = (0..frames.len())
                .map(|step| drawing(&view(&frames, step, width)))
                .collect();
            scenes.iter().for_each(|scene| check(scene, start));
            assert!(
                scenes.iter().all(|scene| scene.height == scenes[0].height),
                "{start}"
            );
        }
    }
}

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
    fn any_width_is_survived(width in any::<f32>()) {
        for (start, _, show) in LINES {
            check(&drawing(&view(&line(start, "", show, true), 0, width)), start);
        }
    }
}
