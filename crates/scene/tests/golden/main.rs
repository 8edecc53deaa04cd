//! Every kind of picture, node for node, in both layouts of a card: what a change to a picture changes is
//! seen here before it is seen on a page.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p nian-scene --test golden` writes the
//! texts in `snapshots` anew; look through the difference before it goes in.

#[path = "../common/mod.rs"]
mod common;
mod written;

use common::{flat, line, pairs, view};
use nian_lessons::{Frame, Show};
use nian_scene::{Panel, View, face, panels, small, subtraction_table, sums_rows};
use nian_solver::AnyPosition;
use nian_solver::numerals::{Work, Writing};
use nian_words::Language;
use written::written;

/// The widths that a card's pictures are laid out for: a telephone's, a page's.
const LAYOUTS: [f32; 2] = [300.0, 600.0];

/// A line of play in each picture of each game, and in those that games share.
const LINES: [(&str, &str, &str, Show); 46] = [
    ("nim-rows", "nim:3,4,5", "a2 b3", Show::Rows),
    ("nim-columns", "nim:3,4,5", "a2 b3", Show::Columns),
    ("nim-digits", "nim:700,345,20", "a5", Show::Columns),
    ("nim-empty", "nim:1,2", "a1 b2", Show::Rows),
    ("nim-long", "nim:130,7", "a2", Show::Rows),
    // As many as are drawn coin by coin, and one more.
    ("nim-most", "nim:127,3", "a2", Show::Columns),
    ("nim-beyond", "nim:128,3", "a2", Show::Columns),
    ("wythoff-rows", "wythoff:3,5", "ab2", Show::Rows),
    ("wythoff-grid", "wythoff:3,5", "ab2", Show::Grid),
    ("wythoff-lattice", "wythoff:20,25", "b1", Show::Grid),
    ("wythoff-forms", "wythoff:10,14", "b1", Show::Forms),
    ("dice-die", "dice:31@4", "5 1", Show::Die),
    ("dice-clock", "dice:31@4", "5 1", Show::Clock),
    ("dice-table", "dice:31@4", "5 1", Show::Table),
    ("dice-one", "dice.one:31@4,2", "a5", Show::Die),
    ("dice-both", "dice.both:31@4,2", "5+1", Show::Die),
    ("dice-rule", "dice.both:64@4,2,1", "5+3+2", Show::Die),
    ("dice-each", "dice.one:61@4,2,1", "a5", Show::Die),
    ("dice-same", "dice.one:63@4,3", "a2", Show::Die),
    ("dice-four", "dice.one-sum:40@4,2,1,1", "a5", Show::Die),
    ("subtraction", "subtraction.1-3:21", "1 3", Show::Clock),
    ("subtraction-rows", "subtraction.1-3:21", "1 3", Show::Rows),
    ("subtraction-set", "subtraction.1,3,4:23", "3", Show::Clock),
    (
        "subtraction-chart",
        "subtraction.2,4,7:23",
        "4",
        Show::Clock,
    ),
    ("subtraction-long", "subtraction.1-3:1000", "1", Show::Clock),
    (
        "subtraction-scale",
        "subtraction.1-40:100",
        "7",
        Show::Clock,
    ),
    ("parity-scale", "parity.30:101", "7", Show::Clock),
    ("parity-trays", "parity.3:17", "1 2", Show::Trays),
    // So many that a bar stands for the pairs, and one stone is left over.
    ("parity-bars", "parity.3:7@301,201", "1 2", Show::Trays),
    ("parity-long", "parity.30:8@901,700", "1 2", Show::Trays),
    ("parity-lines", "parity.10:7@333,291", "1 2", Show::Trays),
    ("parity-clock", "parity.3:17", "1 2", Show::Clock),
    ("parity-end", "parity.3:3", "1 2", Show::Trays),
    ("sides", "sides.3:14", "2 3", Show::Trays),
    ("dynamic-strip", "dynamic.2:10", "2 3", Show::Strip),
    (
        "dynamic-small",
        "dynamic.3:1000@999",
        "955 20 10 1",
        Show::Strip,
    ),
    ("dynamic-rows", "dynamic.2:10", "2 3", Show::Rows),
    (
        "dynamic-local",
        "dynamic.2.local:8@4,5@5",
        "a2",
        Show::Strip,
    ),
    ("dynamic-global", "dynamic.2.global:8,5@4", "a3", Show::Rows),
    ("dynamic-far", "dynamic.2.global:60,8@4", "a3", Show::Strip),
    ("dynamic-long", "dynamic.3:1000@300", "24", Show::Strip),
    ("euclid", "euclid:25,7", "a14 a7", Show::Rows),
    ("euclid-thin", "euclid:900,2", "a800 a96", Show::Rows),
    ("euclid-long", "euclid:89,55", "a55", Show::Rows),
    ("replies", "nim:1,2,3", "a1", Show::Replies),
    ("tree", "sides.3:6", "2", Show::Tree),
];

/// The lines whose pictures have words that break, or stand elsewhere, where they are longer.
const ENGLISH: [&str; 5] = [
    "dice-each",
    "dice-four",
    "parity-trays",
    "sides",
    "dynamic-global",
];

/// Numbers in each system, at work of each kind.
const NUMBERS: [(&str, u64, &str, Work); 11] = [
    ("binary", 22, "binary", Work::Write),
    ("fibonacci", 27, "fibonacci", Work::Write),
    ("mixed", 347, "mixed:2,3,4,5", Work::Write),
    ("sequence", 24, "sequence:1,2,3,4,6,8,11,15,21", Work::Write),
    ("increment", 19, "fibonacci", Work::Increment),
    ("pair", 11, "fibonacci", Work::Pair),
    ("long", 1_618_033, "fibonacci", Work::Write),
    // More beads than a rod has room for, and a rest that is wider than its place.
    ("gauge", 123_456, "mixed:50,60,70", Work::Write),
    (
        "edge",
        987_654_321_987,
        "mixed:40000,30000,20000",
        Work::Write,
    ),
    (
        "decimal",
        1_234_567_890,
        "mixed:10,10,10,10,10,10,10,10,10",
        Work::Write,
    ),
    ("most", 127, "binary", Work::Write),
];

/// Holds a text against what is written down under this name.
fn hold(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Holds the first, a middle and the last of `frames` against what is written down of them, and the first without
/// answers where a move is chosen.
fn check(name: &str, frames: &[Frame]) {
    let mut steps = vec![0, frames.len() / 2, frames.len() - 1];
    steps.dedup();
    for width in LAYOUTS {
        let shown = steps.iter().map(|&step| {
            let panels = panels(&view(frames, step, width));
            format!("# step {step}\n{}", written(&panels))
        });
        let mut shown: String = shown.collect();
        if let Some(played) = frames.get(1).and_then(|frame| frame.played.as_ref()) {
            let asked = View {
                answers: false,
                chosen: Some(played.mv),
                ..view(frames, 0, width)
            };
            shown += &format!(
                "# step 0, {} chosen\n{}",
                played.mv,
                written(&panels(&asked))
            );
        }
        hold(&format!("{name}-{width}"), &shown);
    }
}

#[test]
fn games() {
    for (name, start, moves, show) in LINES {
        check(name, &line(start, moves, show, true));
    }
}

/// Words of another length, in several widths.
#[test]
fn in_english() {
    for (name, start, moves, show) in LINES {
        if !ENGLISH.contains(&name) {
            continue;
        }
        let frames = line(start, moves, show, true);
        let shown = [240.0, 280.0, 340.0, 400.0, 480.0].map(|width| {
            let view = View {
                language: Language::En,
                ..view(&frames, 1, width)
            };
            format!("# {width}\n{}", written(&panels(&view)))
        });
        hold(&format!("{name}-en"), &shown.concat());
    }
}

/// Where nothing can be played, nothing can be touched.
#[test]
fn untouchable() {
    for (name, start, moves, show) in LINES {
        let frames = line(start, moves, show, true);
        for width in LAYOUTS {
            let shown = panels(&View {
                playable: false,
                ..view(&frames, 0, width)
            });
            for panel in shown {
                if let Panel::Drawing(scene) = panel {
                    let touched = flat(&scene.nodes)
                        .into_iter()
                        .find(|node| node.action.is_some());
                    assert_eq!(touched, None, "{name} at {width}");
                }
            }
        }
    }
}

#[test]
fn numbers() {
    for (name, value, system, work) in NUMBERS {
        let system = system.parse().expect(system);
        let writing = Writing::new(value, system, work).expect(name);
        check(&format!("number-{name}"), &Frame::stages(writing));
    }
}

#[test]
fn tables_of_pairs() {
    check("pairs", &[pairs(0, 4), pairs(2, 4), pairs(4, 4)]);
}

/// What stands for each game where one chooses, and the faces of a die.
#[test]
fn small_pictures() {
    let mut shown = String::new();
    for (name, start, ..) in LINES {
        let picture = written(&[Panel::Drawing(small(&common::position(start)))]);
        if !shown.contains(&picture) {
            shown += &format!("# {name}\n{picture}");
        }
    }
    for of in 1..=6 {
        shown += &format!("# {of}\n{}", written(&[Panel::Drawing(face(of))]));
    }
    hold("small", &shown);
}

/// Numbers as sums, true to scale and not, and what a table of subtraction games says of its rules.
#[test]
fn tables() {
    for width in LAYOUTS {
        let panels = [1..=8, 88..=91].map(|of| Panel::Drawing(sums_rows(width, 2, of)));
        hold(&format!("sums-{width}"), &written(&panels));
    }
    let panels = ["1-3", "1-1", "1,3,4", "1,2,3,5,8,13,21,34,55,89"].map(|set| {
        let start = common::position(&format!("subtraction.{set}:0"));
        let AnyPosition::Subtraction(rules, _) = start else {
            panic!("{set}");
        };
        Panel::Table(subtraction_table(Language::En, rules, 0..=4))
    });
    hold("subtraction-tables", &written(&panels));
}

/// Each picture of each game is among the lines above.
#[test]
fn no_picture_is_left_out() {
    let missing = AnyPosition::missing_from(LINES.map(|(_, start, ..)| start));
    assert!(missing.is_empty(), "{missing:?}");
    let shows = [
        Show::Rows,
        Show::Columns,
        Show::Grid,
        Show::Die,
        Show::Table,
        Show::Clock,
        Show::Trays,
        Show::Strip,
        Show::Forms,
        Show::Replies,
        Show::Tree,
    ];
    for (_, start, ..) in LINES {
        let position = common::position(start);
        let of_this_game = LINES.iter().filter(|(_, other, ..)| {
            let game = |text: &str| text.split(['.', ':']).next().map(str::to_owned);
            game(other) == game(start)
        });
        let drawn: Vec<Show> = of_this_game.map(|&(.., show)| show).collect();
        for show in shows.into_iter().filter(|show| show.fits(&position)) {
            let shared = matches!(show, Show::Replies | Show::Tree);
            assert!(shared || drawn.contains(&show), "{start} as {show:?}");
        }
    }
}
