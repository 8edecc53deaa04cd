//! Every picture, at every width: nothing outside its box, no text too small, nothing too small
//! to be touched, no key twice, and the same height from step to step.
mod common;

use common::{WIDTHS, drawing, flat, line, pairs, view};
use nian_lessons::{Frame, Show};
use nian_scene::{Anchor, Node, Panel, Scene, Shape, View, panels};
use nian_solver::numerals::{System, Work, Writing};
use nian_words::Language;
use proptest::prelude::*;

const LINES: [(&str, &str, Show); 60] = [
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
    ("dice:31@4", "5 1 4", Show::Clock),
    ("dice.misere:9223372036854775807@1", "3 6", Show::Clock),
    ("subtraction.1:9", "1 1 1", Show::Clock),
    ("subtraction.1-3:21", "1 3 2", Show::Clock),
    ("subtraction.1-10.misere:100", "9", Show::Clock),
    ("subtraction.1-23:50", "3 23 1", Show::Clock),
    (
        "subtraction.1-23:9223372036854775807",
        "3 23 1",
        Show::Clock,
    ),
    ("subtraction.1-24:50", "3 23 1", Show::Clock),
    ("subtraction.1-1000:1003", "3 999 1", Show::Clock),
    (
        "subtraction.1-1000:9223372036854775807",
        "1000",
        Show::Clock,
    ),
    ("subtraction.1,3,4:23", "3 4", Show::Clock),
    ("subtraction.2,4,7:20", "7 2", Show::Clock),
    ("subtraction.2,4,7:9223372036854775807", "7 2", Show::Clock),
    ("subtraction.fib:37", "1 34 2", Show::Clock),
    ("subtraction.fib.misere:1000000", "832040", Show::Clock),
    ("parity.1:9", "1 1", Show::Clock),
    ("parity.3:17", "1 2 3", Show::Clock),
    ("parity.22.even:101@7,3", "21 20", Show::Clock),
    ("parity.23:101@7,3", "21 20", Show::Clock),
    (
        "parity.1000:9223372036854775807",
        "1000 1000 7",
        Show::Clock,
    ),
    ("parity.3:17", "1 2 3 3 1", Show::Trays),
    ("parity.4.even:99@30,40", "1 2 3 3 1", Show::Trays),
    ("parity.1000:9007199254740991", "1000 1000 7", Show::Trays),
    ("sides.3:14", "2 3 1 3 3 2", Show::Trays),
    (
        "sides.2:4611686018427387904@2305843009213693952,1152921504606846976,even",
        "2 1",
        Show::Trays,
    ),
    ("dice.both:31@4,2", "5+1 1+2", Show::Die),
    ("dice.both:60@4,2,1", "1+1+2", Show::Die),
    (
        "dice.both:9223372036854775807@4,2,1,6",
        "6+6+5+5",
        Show::Die,
    ),
    ("dice.one.misere:9@1,3", "a2 b1", Show::Die),
    ("dice.one-sum:400@4,2,1,1", "a5 d4", Show::Die),
    ("dynamic.2:10", "2 3 5", Show::Strip),
    ("dynamic.2:21", "1 2", Show::Strip),
    ("dynamic.3:100", "24 1 1", Show::Strip),
    ("dynamic.1:4611686018427387903@5", "2 1", Show::Strip),
    ("dynamic.100:9223372036854775807", "1000000 77", Show::Strip),
    ("dynamic.2.local:8@4,5@5,0@3", "a2 b5 a4", Show::Rows),
    ("dynamic.2.local:3000@4,5@5000", "a2 b5 a4", Show::Strip),
    (
        "dynamic.2.local:9223372036854775807@9223372036854775807,0@0",
        "a2",
        Show::Strip,
    ),
    ("dynamic.2.global:8,5@4", "a3 b5 a5", Show::Rows),
    ("dynamic.3.global:20,300@4000", "a3 b7", Show::Rows),
    (
        "dynamic.2.global:0,9223372036854775807@9223372036854775807",
        "b5",
        Show::Strip,
    ),
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
fn a_lesson_that_goes_on_with_more_dice_or_heaps_keeps_its_height() {
    for (starts, show) in [
        (
            [
                "dice.one:40@1,1,4",
                "dice.one:30@1,1,4,5",
                "dice.both:60@1,2",
            ],
            Show::Die,
        ),
        (
            [
                "dynamic.2.global:6,4@3",
                "dynamic.2.global:6,4,5@3",
                "dynamic.2.local:9@9,4@4",
            ],
            Show::Rows,
        ),
        (
            ["dynamic.2:10", "dynamic.2.local:9@9,4@4", "dynamic.3:100"],
            Show::Strip,
        ),
    ] {
        let frames: Vec<Frame> = starts
            .iter()
            .flat_map(|start| line(start, "", show, true))
            .collect();
        for width in WIDTHS {
            let height = |step| drawing(&view(&frames, step, width)).height;
            assert!(
                (1..frames.len()).all(|step| height(step) == height(0)),
                "{starts:?} in {width}"
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
        ("dice:31@4", "6", Show::Clock),
        ("subtraction.1-3:21", "2", Show::Clock),
        ("subtraction.1-40:35", "2", Show::Clock),
        ("subtraction.fib:37", "8", Show::Clock),
        ("parity.3:17", "2", Show::Clock),
        ("parity.3:17", "2", Show::Trays),
        ("sides.3:14", "3", Show::Trays),
        ("dice.one:31@4,2", "b6", Show::Die),
        ("dice.both:31@4,2", "5+1", Show::Die),
        ("dynamic.2:10", "3", Show::Strip),
        ("dynamic.3:100", "24", Show::Strip),
        ("dynamic.2.local:8@4,5@5", "b3", Show::Rows),
        ("dynamic.2.global:12,500@7", "b3", Show::Rows),
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
                Panel::Strip(_) | Panel::Tree(_) => panic!("{name}: no drawing and no table"),
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
