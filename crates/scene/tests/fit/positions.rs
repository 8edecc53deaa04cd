//! Positions of every game, step by step.

use crate::common::{self, WIDTHS, drawing, line, view};
use crate::measure::check;
use nian_lessons::Show;
use nian_scene::View;
use nian_solver::AnyPosition;
use nian_words::Language;

pub(crate) const LINES: [(&str, &str, Show); 64] = [
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
    ("euclid:25,7", "a14 a7 b4 a3 b3", Show::Rows),
    ("euclid:12,12", "b12", Show::Rows),
    ("euclid:1,1000", "b998", Show::Rows),
    (
        "euclid:9223372036854775807,5700357409661598721",
        "a5700357409661598721",
        Show::Rows,
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

#[test]
fn every_step_of_every_line_fits_at_every_width() {
    let missing = AnyPosition::missing_from(LINES.map(|(start, ..)| start));
    assert!(missing.is_empty(), "{missing:?}");
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
