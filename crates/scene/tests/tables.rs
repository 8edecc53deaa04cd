//! Tables of whole ranges against the solver.

use nian_scene::{
    Cell, Scene, Shape, Table, axes_table, count_starts, euclid_table, grundy_dynamic,
    grundy_euclid, grundy_nim, grundy_wythoff, parity_heaps, parity_rules, sides_heaps,
    sides_rules, starts_table, subtraction_table, sums_rows, sums_table,
};
use nian_solver::holding::Side;
use nian_solver::several_dice::{Faces, State};
use nian_solver::{AnyPosition, Outcome};
use nian_words::Language;

fn texts(row: &[Cell]) -> Vec<&str> {
    row.iter().map(|cell| cell.text.as_str()).collect()
}

fn rules(text: &str) -> AnyPosition {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn outcome(position: &str) -> Outcome {
    rules(position).outcome()
}

/// Every table is rectangular, has a caption, and no cell without a header.
fn check(table: &Table) {
    assert!(
        !table.caption.is_empty() && !table.caption.contains('$'),
        "{}",
        table.caption
    );
    assert!(
        table.rows.iter().all(|row| row.len() == table.head.len()),
        "{table:?}"
    );
    assert!(
        table.head.iter().all(|cell| !cell.text.is_empty()),
        "{table:?}"
    );
}

#[test]
fn each_start_is_the_last_and_the_first_not_less_than_a_part_of_it() {
    let table = starts_table(Language::En, 3, 1..=15);
    check(&table);
    let starts: Vec<&str> = table.rows.iter().map(|row| row[1].text.as_str()).collect();
    let known = "1 2 3 4 6 8 11 15 21 29 40 55 76 105 145";
    assert_eq!(starts.join(" "), known);
    assert_eq!(texts(&table.rows[0]), ["1", "1", "", "", ""]);
    assert_eq!(
        texts(&table.rows[8]),
        ["9", "21", "15 + 6", "5", "3·6 ≥ 15 > 3·4"]
    );
    for multiplier in [1, 2, 4, 100] {
        let table = starts_table(Language::ZhHant, multiplier, 1..=60);
        check(&table);
        for row in &table.rows[1..] {
            let sum: u64 = row[2]
                .text
                .split(" + ")
                .map(|n| n.parse::<u64>().unwrap())
                .sum();
            assert_eq!(sum.to_string(), row[1].text);
            let j: usize = row[3].text.parse().unwrap();
            let earlier = row[2].text.split(" + ").nth(1).unwrap();
            assert_eq!(table.rows[j - 1][1].text, earlier);
        }
    }
}

#[test]
fn starts_end_where_numbers_do() {
    let last = count_starts(1);
    assert_eq!(last, 63);
    let table = starts_table(Language::En, 1, last..=last + 9);
    assert_eq!(table.rows.len(), 1);
    assert_eq!(table.rows[0][1].text, (1u64 << 62).to_string());
    assert!(
        starts_table(Language::En, 2, 1 << 61..=(1 << 61) + 9)
            .rows
            .is_empty()
    );
}

#[test]
fn remainders_of_the_odd_even_game_are_those_of_its_positions() {
    let table = parity_rules(Language::En, 1..=40);
    check(&table);
    assert_eq!(texts(&table.rows[2]), ["3", "8", "0, 1", "4, 5", "5"]);
    assert_eq!(texts(&table.rows[1]), ["2", "4", "0, 1", "3", "3"]);
    for (k, row) in (1u64..).zip(&table.rows) {
        let modulus: u64 = row[1].text.parse().unwrap();
        let losing: Vec<u64> = row[4]
            .text
            .split(", ")
            .map(|n| n.parse().unwrap())
            .collect();
        for total in (1..4 * modulus).step_by(2) {
            let safe = outcome(&format!("parity.{k}:{total}")).is_safe();
            assert_eq!(safe, losing.contains(&(total % modulus)), "{k}: {total}");
        }
    }
}

#[test]
fn heaps_of_the_odd_even_game_are_marked_by_the_holding() {
    for text in ["parity.3:1", "parity.4.even:1"] {
        let AnyPosition::Parity(rules, _) = rules(text) else {
            panic!("{text}")
        };
        let name = text.split(':').next().unwrap();
        let table = parity_heaps(Language::ZhHans, rules, 0..=30);
        check(&table);
        for (heap, row) in (0u64..).zip(&table.rows) {
            for (cell, holding) in row[2..].iter().zip([1, 2]) {
                // The other player holds what makes the sum odd.
                let mover = (heap + holding + 1) % 2;
                let safe = outcome(&format!("{name}:{heap}@{mover},{holding}")).is_safe();
                assert_eq!(
                    cell.mark == Some(Outcome::Safe),
                    safe,
                    "{name}: {heap}, {holding}"
                );
            }
        }
    }
}

#[test]
fn remainders_of_the_two_sides_are_those_of_the_article() {
    let table = sides_rules(Language::En, 1..=40);
    check(&table);
    assert_eq!(
        texts(&table.rows[2]),
        ["3", "8", "4", "0", "0", "4", "5", "1"]
    );
    assert_eq!(
        texts(&table.rows[0]),
        ["1", "4", "2", "0", "0", "2", "3", "1"]
    );
    assert_eq!(
        texts(&table.rows[1]),
        ["2", "4", "–", "0", "0", "–", "3", "1"]
    );
    // (side, a, b) of each column.
    let columns = [
        ("odd", 0, 0),
        ("odd", 1, 1),
        ("even", 0, 0),
        ("even", 1, 1),
        ("odd", 0, 1),
        ("odd", 1, 0),
    ];
    for (k, row) in (1u64..).zip(&table.rows) {
        let modulus: u64 = row[1].text.parse().unwrap();
        for (cell, (side, a, b)) in row[2..].iter().zip(columns) {
            // Who has just moved is the one the column speaks of.
            let mover = if side == "odd" { "even" } else { "odd" };
            for heap in ((a + b) % 2..modulus).step_by(2) {
                let safe = outcome(&format!("sides.{k}:{heap}@{a},{b},{mover}")).is_safe();
                let listed = cell.text.split(", ").any(|text| text == heap.to_string());
                assert_eq!(safe, listed, "{k}: {heap} ({a}, {b}) for {side}");
            }
        }
    }
}

#[test]
fn heaps_of_the_two_sides_have_their_classes() {
    let AnyPosition::Sides(rules, _) = rules("sides.3:0") else {
        panic!()
    };
    let table = sides_heaps(Language::En, rules, 0..=16);
    check(&table);
    for (heap, row) in (0u64..).zip(&table.rows) {
        for (cell, [a, b]) in row[2..].iter().zip([[0, 0], [1, 1], [0, 1], [1, 0]]) {
            if (heap + a + b) % 2 == 1 {
                assert_eq!(*cell, Cell::default());
                continue;
            }
            let safe = |mover: Side| outcome(&format!("sides.3:{heap}@{a},{b},{mover}")).is_safe();
            let (odd, even) = (safe(Side::Even), safe(Side::Odd));
            let expected = match (odd, even) {
                (true, false) => ("odd wins", None),
                (false, true) => ("even wins", None),
                (true, true) => ("", Some(Outcome::Safe)),
                (false, false) => ("", Some(Outcome::Unsafe)),
            };
            assert_eq!(
                (cell.text.as_str(), cell.mark),
                expected,
                "{heap} ({a}, {b})"
            );
        }
    }
}

#[test]
fn heaps_of_subtraction_games_have_outcomes_and_values() {
    for name in [
        "subtraction.1-3",
        "subtraction.1,3,4",
        "subtraction.fib",
        "subtraction.2",
        "subtraction.1-3.misere",
    ] {
        let AnyPosition::Subtraction(rules, _) = rules(&format!("{name}:0")) else {
            panic!("{name}")
        };
        for from in [0, 1000] {
            let table = subtraction_table(Language::ZhHant, rules, from..=from + 19);
            check(&table);
            for (heap, row) in (from..).zip(&table.rows) {
                let position: AnyPosition = format!("{name}:{heap}").parse().unwrap();
                assert_eq!(row[1].mark, Some(position.outcome()), "{position}");
                let value = row.get(2).map(|cell| cell.text.clone());
                assert_eq!(
                    value,
                    position.grundy().map(|value| value.to_string()),
                    "{position}"
                );
            }
        }
    }
    let AnyPosition::Subtraction(fib, _) = rules("subtraction.fib:0") else {
        panic!()
    };
    assert!(
        subtraction_table(Language::En, fib, 1_000_001..=1_000_009)
            .rows
            .is_empty()
    );
}

/// What is marked is safe; below the last row no more would be.
#[test]
fn safe_numbers_of_euclids_game() {
    let table = euclid_table(Language::En, 1..=60);
    check(&table);
    for (a, row) in (1u64..).zip(&table.rows) {
        for (b, cell) in (1u64..=20).zip(&row[1..]) {
            let safe = outcome(&format!("euclid:{a},{b}")).is_safe();
            assert_eq!(cell.mark, safe.then_some(Outcome::Safe), "{a}, {b}");
            assert!(!safe || a < 33, "{a}, {b}");
        }
        assert_eq!(row.len(), 21);
    }
}

#[test]
fn grundy_values_are_the_least_not_reached() {
    let table = grundy_euclid(Language::En, 0..=12);
    check(&table);
    assert_eq!(
        texts(&table.rows[5])[1..9],
        ["0", "5", "1", "1", "0", "1", "0", "0"]
    );
    let table = grundy_wythoff(Language::En, 0..=12);
    check(&table);
    assert_eq!(
        texts(&table.rows[3])[1..8],
        ["3", "4", "5", "6", "2", "0", "1"]
    );
    for (a, row) in (0u64..).zip(&table.rows) {
        for (b, cell) in (0u64..).zip(&row[1..]) {
            let safe = outcome(&format!("wythoff:{a},{b}")).is_safe();
            assert_eq!((cell.text == "0", cell.lit), (safe, safe), "{a}, {b}");
        }
    }
    let table = grundy_nim(Language::En, 20..=32);
    check(&table);
    assert_eq!(table.rows[1][6].text, (21 ^ 5).to_string());
    let table = grundy_dynamic(Language::En, 2, 0..=12);
    check(&table);
    for (heap, row) in (0u64..).zip(&table.rows) {
        for (limit, cell) in (1u64..).zip(&row[1..]) {
            let value = rules(&format!("dynamic.2.local:{heap}@{limit}")).grundy();
            assert_eq!(cell.text, value.unwrap().to_string(), "{heap} with {limit}");
        }
    }
}

#[test]
fn two_dice_are_marked_by_their_axes() {
    for name in [
        "one",
        "both",
        "one-sum",
        "one.misere",
        "both.misere",
        "one-sum.misere",
    ] {
        let AnyPosition::SeveralDice(rules, _) = rules(&format!("dice.{name}:0@1,1")) else {
            panic!("{name}")
        };
        for from in [0, 60, 500] {
            let table = axes_table(Language::En, rules, 2, from..=from + 20);
            check(&table);
            for (heap, row) in (from..).zip(&table.rows) {
                for (cell, [a, b]) in
                    row[1..]
                        .iter()
                        .zip([[1, 1], [2, 2], [3, 3], [1, 2], [1, 3], [2, 3]])
                {
                    for (first, second) in [(a, b), (7 - a, b), (a, 7 - b), (7 - a, 7 - b)] {
                        let safe =
                            outcome(&format!("dice.{name}:{heap}@{first},{second}")).is_safe();
                        let (small, large) = if a == b {
                            (first.min(second), first.max(second))
                        } else {
                            (first, second)
                        };
                        let named = cell
                            .text
                            .split(", ")
                            .any(|text| text == format!("{small}+{large}"));
                        assert_eq!(
                            cell.mark.is_some() || named,
                            safe,
                            "{name}: {heap}@{first},{second}"
                        );
                    }
                }
            }
        }
    }
}

/// With three and four dice a cell is marked where all faces on its axes are safe, and else says how
/// many of how many are.
#[test]
fn more_dice_are_counted_by_their_axes() {
    for (name, dice) in [
        ("one:0@1,1,1", 3),
        ("both:0@1,1,1", 3),
        ("one-sum:0@1,1,1", 3),
        ("one-sum.misere:0@1,1,1", 3),
        ("both:0@1,1,1,1", 4),
        ("one-sum:0@1,1,1,1", 4),
    ] {
        let position = rules(&format!("dice.{name}"));
        let AnyPosition::SeveralDice(rules, _) = position else {
            panic!("{name}")
        };
        let columns = [0, 0, 0, 10, 15][dice];
        for heap in [0, 9, 30, 200, 500] {
            let table = axes_table(Language::En, rules, dice as u8, heap..=heap);
            check(&table);
            let cells = &table.rows[0][1..];
            assert_eq!(cells.len(), columns, "{name}");
            let mut counts: Vec<[usize; 2]> = vec![[0; 2]; columns];
            for (place, up) in all_faces(dice) {
                let state = State::new(heap, Faces::new(&up).expect("faces"));
                let state = AnyPosition::SeveralDice(rules, state.expect("a state"));
                let column = column(&table.head[1..], place);
                counts[column][0] += usize::from(state.outcome().is_safe());
                counts[column][1] += 1;
            }
            for (cell, [safe, all]) in cells.iter().zip(counts) {
                let said = (cell.mark == Some(Outcome::Safe), cell.text.clone());
                let expected = match safe {
                    _ if safe == all => (true, String::new()),
                    0 => (false, String::new()),
                    _ => (false, format!("{safe}/{all}")),
                };
                assert_eq!(said, expected, "{name} with {heap}");
            }
        }
    }
}

/// What so many dice show, in ascending order, with the number of dice on each axis.
fn all_faces(dice: usize) -> Vec<([usize; 3], Vec<u8>)> {
    let mut all = Vec::new();
    for way in 0..6_usize.pow(dice as u32) {
        let faces = (0..dice as u32).map(|die| (way / 6_usize.pow(die) % 6) as u8 + 1);
        let up: Vec<u8> = faces.collect();
        if up.is_sorted() {
            let mut axes = [0; 3];
            for face in &up {
                axes[usize::from(*face.min(&(7 - face))) - 1] += 1;
            }
            all.push((axes, up));
        }
    }
    all
}

/// The column headed by these axes: `1–6 ×2, 2–5`.
fn column(head: &[Cell], axes: [usize; 3]) -> usize {
    let named = ["1–6", "2–5", "3–4"].into_iter().zip(axes);
    let named = named
        .filter(|(_, dice)| *dice > 0)
        .map(|(name, dice)| match dice {
            1 => name.to_owned(),
            _ => format!("{name} ×{dice}"),
        });
    let name = named.collect::<Vec<_>>().join(", ");
    let plain = |text: &str| text.replace('\u{2060}', "").replace('\u{a0}', " ");
    let found = head.iter().position(|cell| plain(&cell.text) == name);
    found.unwrap_or_else(|| panic!("no column {name}"))
}

fn bars(scene: &Scene, number: u64) -> Vec<f32> {
    let of_number = format!("bar-{number}-");
    let nodes = scene
        .nodes
        .iter()
        .filter(|node| node.key.starts_with(&of_number));
    let widths = nodes.map(|node| match node.shape {
        Shape::Rect { w, .. } => w + 2.0,
        _ => panic!("{node:?}"),
    });
    widths.collect()
}

#[test]
fn bars_are_as_wide_as_the_parts_of_each_number() {
    for width in [300.0, 600.0] {
        let scene = sums_rows(width, 2, 1..=21);
        let unit = bars(&scene, 1)[0];
        for (number, parts) in [(10, [8.0, 2.0]), (12, [8.0, 4.0]), (20, [13.0, 7.0])] {
            let bars = bars(&scene, number);
            assert!((bars[0] - parts[0] * unit).abs() < 0.1, "{number}");
            let rest: f32 = bars[1..].iter().sum();
            assert!((rest - parts[1] * unit).abs() < 0.1, "{number}");
        }
    }
    let table = sums_table(Language::En, 2, 1..=21);
    check(&table);
    assert_eq!(texts(&table.rows[9]), ["10", "8 + 2"]);
    assert_eq!(texts(&table.rows[11]), ["12", "8 + 3 + 1"]);
}

#[test]
fn rows_of_large_numbers_stay_inside() {
    for (multiplier, first) in [(1, 1 << 61), (2, 1_000_000), (3, 90), (100, 4000)] {
        for width in [300.0, 600.0] {
            let scene = sums_rows(width, multiplier, first..=first + 20);
            for node in &scene.nodes {
                let (left, right) = match &node.shape {
                    Shape::Rect { x, w, .. } => (*x, x + w),
                    Shape::Text { x, .. } => (*x, *x),
                    other => panic!("{other:?}"),
                };
                assert!(left >= 0.0 && right <= width, "{node:?} in {width}");
            }
        }
    }
}
