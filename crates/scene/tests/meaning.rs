//! What is drawn is what is so: coins, sums, safe cells, marks and tables against the solver.
mod common;

use common::{drawing, flat, line, of_class, pairs, position, text, view};
use nian_lessons::Show;
use nian_scene::{
    Cell, Panel, Scene, Table, View, dice_table, fibonacci_table, panels, wythoff_table,
};
use nian_solver::nim::column_sums;
use nian_solver::{AnyPosition, Ending, Move, Outcome};
use nian_words::Language;

const NIM: [&str; 5] = [
    "nim:3,4,5",
    "nim:14,15,18,22",
    "nim:0,1,7",
    "nim.misere:1,1,5",
    "nim:63,31,33",
];

fn actions(scene: &Scene) -> Vec<Move> {
    let mut moves: Vec<_> = flat(&scene.nodes)
        .iter()
        .filter_map(|node| node.action)
        .collect();
    moves.sort();
    moves
}

fn legal(position: &AnyPosition) -> Vec<Move> {
    let mut moves: Vec<_> = position.moves().collect();
    moves.sort();
    moves
}

fn table_of(start: &str, moves: &str, change: impl Fn(View<'_>) -> View<'_>) -> Table {
    let frames = line(start, moves, Show::Table, false);
    match panels(&change(view(&frames, frames.len() - 1, 760.0))).remove(0) {
        Panel::Table(table) => table,
        other => panic!("no table but {other:?}"),
    }
}

#[test]
fn as_many_coins_are_drawn_as_there_are() {
    for start in NIM {
        for show in [Show::Rows, Show::Columns] {
            let frames = line(start, "c1", show, false);
            for (step, frame) in frames.iter().enumerate() {
                let scene = drawing(&view(&frames, step, 760.0));
                let coins: u64 = common::position_of(frame).heaps().iter().sum();
                assert_eq!(
                    of_class(&scene, "coin").len() as u64,
                    coins,
                    "{start} as {show:?}"
                );
                assert_eq!(
                    of_class(&scene, "coin coin-taken").len(),
                    step,
                    "{start} as {show:?}"
                );
            }
        }
    }
}

#[test]
fn the_sums_are_the_solvers_and_exactly_the_odd_ones_are_lit() {
    for start in NIM {
        let frames = line(start, "", Show::Columns, false);
        for width in [288.0, 760.0] {
            let scene = drawing(&view(&frames, 0, width));
            let sums = column_sums(position(start).heaps());
            for (power, sum) in sums.iter().enumerate() {
                assert_eq!(
                    text(&scene, &format!("sum-{power}-0")),
                    sum.to_string(),
                    "{start}"
                );
            }
            let odd = sums.iter().filter(|&sum| sum % 2 == 1).count();
            for class in ["band band-odd", "sum sum-odd", "mark-diamond"] {
                assert_eq!(of_class(&scene, class).len(), odd, "{start}: {class}");
            }
        }
    }
}

#[test]
fn large_rows_have_the_same_sums_in_digits() {
    let start = "nim:9223372036854775807,4611686018427387905,77";
    let frames = line(start, "", Show::Columns, false);
    for width in [280.0, 1200.0] {
        let scene = drawing(&view(&frames, 0, width));
        let sums = column_sums(position(start).heaps());
        assert_eq!(sums.len(), 63);
        for (power, sum) in sums.iter().enumerate() {
            assert_eq!(text(&scene, &format!("sum-{power}-0")), sum.to_string());
            assert_eq!(
                text(&scene, &format!("digit-2-{power}")),
                (77u64 >> power & 1).to_string()
            );
        }
    }
}

#[test]
fn coins_that_stay_keep_their_keys_from_rows_to_columns_and_on() {
    let mut frames = line("nim:14,15,18,22", "", Show::Rows, false);
    frames.extend(line("nim:14,15,18,22", "a3 d22", Show::Columns, false));
    let keys = |step| {
        let scene = drawing(&view(&frames, step, 760.0));
        let coins = of_class(&scene, "coin")
            .into_iter()
            .map(|node| node.key.clone());
        coins.collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(keys(0), keys(1));
    assert!(keys(2).is_subset(&keys(1)) && keys(3).is_subset(&keys(2)));
    assert_eq!((keys(2).len(), keys(3).len()), (66, 44));
}

#[test]
fn a_coin_that_is_touched_takes_it_and_all_to_its_right() {
    for start in NIM {
        let frames = line(start, "", Show::Rows, false);
        let scene = drawing(&view(&frames, 0, 360.0));
        assert_eq!(actions(&scene), legal(&position(start)), "{start}");
        assert!(
            actions(&drawing(&View {
                playable: false,
                ..view(&frames, 0, 360.0)
            }))
            .is_empty()
        );
    }
}

#[test]
fn every_move_on_the_grid_and_the_die_can_be_touched() {
    for (start, show) in [
        ("wythoff:3,5", Show::Grid),
        ("dice:31@4", Show::Die),
        ("dice:3@1", Show::Die),
    ] {
        let frames = line(start, "", show, false);
        assert_eq!(
            actions(&drawing(&view(&frames, 0, 288.0))),
            legal(&position(start)),
            "{start}"
        );
    }
}

#[test]
fn marks_are_the_outcomes_of_the_moves() {
    for (start, show) in [
        ("nim:3,4,5", Show::Rows),
        ("wythoff:4,9", Show::Grid),
        ("wythoff.misere:4,4", Show::Grid),
        ("dice:20@3", Show::Die),
    ] {
        let position = position(start);
        let outcome = |mv| position.play(mv).expect("a legal move").outcome();
        let safe = position.moves().filter(|&mv| outcome(mv).is_safe()).count();
        let scene = drawing(&view(&line(start, "", show, true), 0, 760.0));
        assert_eq!(of_class(&scene, "mark mark-safe").len(), safe, "{start}");
        assert_eq!(
            of_class(&scene, "mark mark-unsafe").len(),
            position.moves().count() - safe,
            "{start}"
        );
    }
}

#[test]
fn safe_cells_are_the_safe_pairs_and_those_in_reach_are_ringed() {
    let scene = drawing(&view(
        &line("wythoff:10,14", "", Show::Grid, false),
        0,
        760.0,
    ));
    let safe = |a: u64, b: u64| position(&format!("wythoff:{a},{b}")).outcome().is_safe();
    let cells = (0..15 * 15).filter(|i| safe(i / 15, i % 15)).count();
    assert_eq!(of_class(&scene, "safe-dot").len(), cells);
    let ringed: Vec<_> = of_class(&scene, "cell-reached")
        .iter()
        .map(|node| node.key.clone())
        .collect();
    assert_eq!(ringed, ["reached-10-6", "reached-6-10"]);
}

#[test]
fn hidden_answers_leave_no_trace() {
    for (start, show) in [
        ("nim:3,4,5", Show::Rows),
        ("nim:3,4,5", Show::Columns),
        ("nim:300,4,5", Show::Rows),
        ("nim:300,4,5", Show::Columns),
        ("wythoff:3,6", Show::Grid),
        ("wythoff:300,600", Show::Grid),
        ("dice:31@4", Show::Die),
        ("dice:31@4", Show::Clock),
        ("subtraction.1-3:21", Show::Clock),
        ("subtraction.1-40:35", Show::Clock),
        ("subtraction.fib:37", Show::Clock),
        ("parity.3:17", Show::Clock),
        ("parity.40:17", Show::Clock),
        ("parity.3:17", Show::Trays),
        ("sides.3:14", Show::Trays),
    ] {
        let frames = line(start, "", show, true);
        let scene = drawing(&View {
            answers: false,
            ..view(&frames, 0, 760.0)
        });
        for node in flat(&scene.nodes) {
            let telling = [
                "mark",
                "odd",
                "safe",
                "reached",
                "golden",
                "rest",
                "remainder",
            ];
            assert!(
                !telling.iter().any(|word| node.class.contains(word)),
                "{start}: {node:?}"
            );
        }
    }
    let table = table_of("dice:31@4", "", |view| View {
        answers: false,
        ..view
    });
    assert!(table.rows.concat().iter().all(|cell| cell.mark.is_none()));
}

#[test]
fn the_table_about_a_heap_shows_where_one_stands_and_where_one_can_go() {
    let table = table_of("dice:31@4", "5", |view| view);
    let find = |wanted: fn(&Cell) -> bool| {
        let cells = table.rows.iter().flat_map(move |row| {
            let heap = row[0].text.clone();
            let cells = (1..).zip(&row[1..]).filter(move |(_, cell)| wanted(cell));
            cells.map(move |(face, _)| format!("{heap}@{face}"))
        });
        cells.collect::<Vec<_>>()
    };
    assert_eq!(find(|cell| cell.lit), ["26@5"]);
    assert_eq!(
        find(|cell| cell.reachable),
        ["20@6", "22@4", "23@3", "25@1"]
    );
    assert_eq!(table.rows.len(), 12);
}

#[test]
fn the_dice_table_marks_what_the_solver_calls_safe() {
    for ending in [Ending::Normal, Ending::Misere] {
        let table = dice_table(Language::En, ending, 0..=30);
        let rules = if ending.is_misere() {
            "dice.misere"
        } else {
            "dice"
        };
        for row in &table.rows {
            for (face, cell) in (1..).zip(&row[1..]) {
                let outcome = position(&format!("{rules}:{}@{face}", row[0].text)).outcome();
                assert_eq!(
                    cell.mark,
                    outcome.is_safe().then_some(Outcome::Safe),
                    "{}@{face}",
                    row[0].text
                );
            }
        }
    }
}

#[test]
fn the_pairs_and_their_standard_forms_are_the_articles() {
    // Article A: the recurrence's table (A2.5) and the table of standard forms (A4.1).
    let table = wythoff_table(Language::En, 1..=10);
    let column = |i: usize| {
        table
            .rows
            .iter()
            .map(|row| row[i].text.clone())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(column(1), "1 3 4 6 8 9 11 12 14 16");
    assert_eq!(column(2), "2 5 7 10 13 15 18 20 23 26");
    let table = fibonacci_table(Language::En, 1..=8);
    let forms: Vec<_> = table.rows.iter().map(|row| row[2].text.as_str()).collect();
    assert_eq!(
        forms,
        [
            "1", "100", "101", "1001", "10000", "10001", "10100", "10101"
        ]
    );
    for row in &table.rows {
        assert_eq!(
            row[4].text,
            format!("{}0", row[2].text),
            "b is a with a 0 appended"
        );
        assert!(row[2].tail % 2 == 0 && row[4].tail % 2 == 1);
        assert!(row[4].text.ends_with(&"0".repeat(row[4].tail)));
    }
}

#[test]
fn pairs_found_strike_out_their_numbers() {
    for width in [280.0, 760.0] {
        let panels = panels(&view(&[pairs(3, 10)], 0, width));
        let [Panel::Table(table), Panel::Sieve(sieve)] = &panels[..] else {
            panic!("{panels:?}");
        };
        let used = sieve
            .numbers
            .iter()
            .filter(|(_, used, _)| *used)
            .map(|(number, ..)| *number);
        assert_eq!(used.collect::<Vec<_>>(), [1, 2, 3, 4, 5, 7]);
        let new = sieve
            .numbers
            .iter()
            .filter(|(.., new)| *new)
            .map(|(number, ..)| *number);
        assert_eq!(new.collect::<Vec<_>>(), [4, 7]);
        let lit = [&table.head]
            .into_iter()
            .chain(&table.rows)
            .flatten()
            .filter(|cell| cell.lit);
        let mut lit: Vec<_> = lit.map(|cell| cell.text.as_str()).collect();
        lit.sort_unstable();
        assert_eq!(lit, ["3", "4", "7"]);
    }
}

#[test]
fn far_along_the_strip_still_shows_the_least_number_not_used() {
    for found in [100, 5_000, 99_999] {
        let panels = panels(&view(&[pairs(found, 100_000)], 0, 760.0));
        let Some(Panel::Sieve(sieve)) = panels.last() else {
            panic!("{panels:?}")
        };
        let used = |number: u64| {
            let (a, b) = (1..=found)
                .filter_map(nian_solver::wythoff::pair)
                .fold((false, false), |(a, b), pair| {
                    (a || pair.0 == number, b || pair.1 == number)
                });
            a || b
        };
        assert!(
            sieve
                .numbers
                .iter()
                .all(|&(number, struck, _)| struck == used(number)),
            "{found}"
        );
        assert!(
            sieve.numbers.iter().any(|(_, struck, _)| !struck),
            "{found}"
        );
    }
}

#[test]
fn stacks_that_a_move_makes_of_larger_ones_are_ringed() {
    // 14 = 1110 becomes 11 = 1011: the stack of 4 is broken up, and a stack of 1 is new.
    let frames = line("nim:14,15,18,22", "a3", Show::Columns, false);
    let rings = |step| {
        let scene = drawing(&view(&frames, step, 600.0));
        let rings = scene.nodes.iter().filter(|node| node.class == "stack-new");
        rings.count()
    };
    assert_eq!([rings(0), rings(1)], [0, 1]);
}

/// Each piece that can be taken is marked off and touched for the move that takes it; what is safe ends
/// before the golden line.
#[test]
fn numbers_are_marked_off_in_pieces() {
    for start in ["euclid:25,7", "euclid:5,8", "euclid:6,6", "euclid:0,4"] {
        let frames = line(start, "", Show::Rows, false);
        let shown = view(&frames, 0, 760.0);
        let scene = drawing(&View {
            playable: true,
            ..shown
        });
        let position = position(start);
        assert_eq!(actions(&scene), legal(&position), "{start}");
        let golden = of_class(&scene, "golden");
        assert_eq!(
            golden.len(),
            usize::from(position.end().is_none()),
            "{start}"
        );
        let hidden = drawing(&View {
            answers: false,
            ..shown
        });
        assert!(of_class(&hidden, "golden").is_empty(), "{start}");
    }
}

/// So many coins are still drawn one by one; more are a bar.
#[test]
fn coins_give_way_to_bars() {
    for (largest, coins) in [(127, 128), (128, 0)] {
        let frames = line(&format!("nim:{largest},1"), "", Show::Rows, true);
        let scene = drawing(&view(&frames, 0, 600.0));
        assert_eq!(of_class(&scene, "coin").len(), coins, "{largest}");
    }
}
