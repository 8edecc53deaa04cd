//! `nian table`.

use nian_oracle::Oracle;
use nian_solver::dynamic::{Dynamic, Heaps};
use nian_solver::{AnyPosition, Outcome};
use serde_json::{Map, Value};

use crate::{by_size, check_help, errors, nian, text};

/// The table that `nian table` writes with these arguments.
fn table(arguments: &str) -> String {
    let output = nian(&["table"])
        .args(arguments.split(' '))
        .output()
        .unwrap();
    assert_eq!(
        (errors(&output), output.status.code()),
        ("", Some(0)),
        "{arguments}"
    );
    text(&output).to_owned()
}

/// The lines of a table, from JSON.
fn objects(arguments: &str) -> Vec<Map<String, Value>> {
    serde_json::from_str(&table(&format!("{arguments} --format json"))).unwrap()
}

/// The cells of a table, from CSV without quotes; the heads apart.
fn cells(arguments: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let csv = table(&format!("{arguments} --format csv"));
    let cells = |line: &str| line.split(',').map(String::from).collect();
    let mut lines = csv.lines().map(cells);
    (lines.next().unwrap(), lines.collect())
}

fn position(text: &str) -> AnyPosition {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn outcome(text: &str) -> String {
    position(text).outcome().to_string()
}

/// Winning moves as a list between spaces.
fn winning(text: &str) -> String {
    by_size(&position(text).winning_moves()).join(" ")
}

/// The outcomes of small heaps with several dice are made once, not for each cell: that took 14 s of the processor where
/// the largest table takes less than one now. The release build writes its first line after 0.3 s.
#[test]
fn outcomes_of_several_dice_are_the_solvers() {
    for rules in [
        "dice.one-sum --dice 4",
        "dice.both.misere --dice 3",
        "dice.one",
    ] {
        let (name, dice) = rules.split_once(" --dice ").unwrap_or((rules, "2"));
        for span in ["--from 0 --to 40", "--from 1200 --to 1203"] {
            for line in objects(&format!("{rules} {span}")) {
                let heap = &line["heap"];
                assert!(line.len() > 20);
                for (faces, cell) in line.iter().filter(|(head, _)| *head != "heap") {
                    assert_eq!(faces.split(',').count(), dice.parse::<usize>().unwrap());
                    let position = format!("{name}:{heap}@{faces}");
                    assert_eq!(*cell, outcome(&position), "{position}");
                }
            }
        }
    }
}

/// The first byte of a table comes soon: one whose heaps have a rule late takes little longer than one that has it early.
/// It took seventy times as long.
#[test]
fn a_table_of_several_dice_comes_at_once() {
    let took = |rules: &str| {
        let begun = std::time::Instant::now();
        let table = table(&format!("{rules} --dice 4 --to 2000 --format csv"));
        assert_eq!(table.lines().count(), 2002, "{rules}");
        begun.elapsed()
    };
    let early = took("dice.one");
    let late = took("dice.one-sum");
    assert!(late < 15 * early, "{late:?}, {early:?}");
}

#[test]
fn text_is_aligned() {
    assert_eq!(
        table("nim.misere --to 2 --columns 9-11"),
        "\
a/b  9  10  11
  0  .   .   .
  1  .   .   .
  2  .   .   .
"
    );
    assert_eq!(
        table("subtraction.2,3,7 --to 9"),
        "\
heap  outcome  takes  grundy
   0     safe      -       0
   1     safe      -       0
   2        .      2       1
   3        .    2 3       1
   4        .      3       2
   5     safe      -       0
   6     safe      -       0
   7        .    2 7       1
   8        .  2 3 7       1
   9        .      3       2
"
    );
}

#[test]
fn csv_quotes_lists_of_faces() {
    let csv = table("dice.one --to 0 --format csv");
    let (head, rest) = csv.split_once('\n').unwrap();
    assert!(head.starts_with(r#"heap,"1,1","1,2","#), "{head}");
    assert_eq!(rest, format!("0{}\n", ",safe".repeat(21)));
}

#[test]
fn json_keeps_kinds() {
    assert_eq!(
        table("dynamic.3 --from 9 --to 10 --format json"),
        r#"[
{"heap":9,"opening":"unsafe","takes":["1"],"least_limit":1,"parts":[8,1]},
{"heap":10,"opening":"unsafe","takes":["2"],"least_limit":2,"parts":[8,2]}
]
"#
    );
    assert_eq!(
        table("dynamic.2.global --to 0 --format json"),
        "[\n{\"a/b\":0,\"0\":null}\n]\n"
    );
    assert_eq!(
        table("dynamic.2 --show starts --from 9 --to 12 --format json"),
        "[\n]\n"
    );
}

#[test]
fn pairs_are_those_of_the_library() {
    for (rules, from, to, columns, show) in [
        ("nim", 0, 15, "0-15", "grundy"),
        (
            "nim",
            9223372036854775800,
            9223372036854775807,
            "7-9",
            "outcomes",
        ),
        ("nim.misere", 0, 5, "0-9", "outcomes"),
        ("wythoff", 3, 20, "0-31", "outcomes"),
        ("wythoff", 1000000, 1000003, "1618030-1618040", "outcomes"),
        ("wythoff.misere", 0, 12, "0-12", "outcomes"),
        ("euclid", 1, 20, "0-20", "grundy"),
        ("euclid", 1000000, 1000003, "618030-618040", "outcomes"),
    ] {
        let arguments =
            format!("{rules} --from {from} --to {to} --columns {columns} --show {show}");
        let (head, lines) = cells(&arguments);
        assert_eq!(lines.len() as u64, to - from + 1, "{arguments}");
        for line in lines {
            for (b, cell) in head.iter().zip(&line).skip(1) {
                let text = format!("{rules}:{},{b}", line[0]);
                let expected = match show {
                    "grundy" => position(&text).grundy().unwrap().to_string(),
                    _ => outcome(&text),
                };
                assert_eq!(*cell, expected, "{text}");
            }
        }
    }
}

#[test]
fn wythoff_grundy_values_are_those_of_search() {
    let mut oracle = Oracle::new(nian_solver::wythoff::Wythoff::default());
    let (head, lines) = cells("wythoff --to 30 --columns 0-20");
    assert_eq!((head.len(), lines.len()), (22, 31));
    for (a, line) in (0..).zip(lines) {
        for b in 0..=20 {
            let pair = nian_solver::wythoff::Pair::new([a, b]).unwrap();
            let value = oracle.grundy(&pair).unwrap().to_string();
            assert_eq!(line[b as usize + 1], value, "{a},{b}");
        }
    }
}

#[test]
fn subtraction_is_that_of_the_library() {
    for (rules, from, to) in [
        ("subtraction.1-3", 0, 40),
        ("subtraction.1-3.misere", 0, 40),
        ("subtraction.2,3,7.misere", 0, 60),
        ("subtraction.fib", 0, 100),
        ("subtraction.1-10", 9223372036854775790, 9223372036854775807),
        (
            "subtraction.2,3,7",
            9223372036854775790,
            9223372036854775807,
        ),
    ] {
        let lines = objects(&format!("{rules} --from {from} --to {to}"));
        assert_eq!(lines.len() as u64, to - from + 1);
        for (heap, line) in (from..=to).zip(lines) {
            let text = format!("{rules}:{heap}");
            assert_eq!(line["heap"], heap);
            assert_eq!(line["outcome"], outcome(&text), "{text}");
            let takes: Vec<String> = (line["takes"].as_array().unwrap().iter())
                .map(Value::to_string)
                .collect();
            assert_eq!(takes.join(" "), winning(&text), "{text}");
            let grundy = position(&text).grundy();
            assert_eq!(line.get("grundy").and_then(Value::as_u64), grundy, "{text}");
        }
    }
}

#[test]
fn parity_is_that_of_the_library() {
    for rules in ["parity.3", "parity.4.even"] {
        let (head, lines) = cells(&format!("{rules} --to 50"));
        let expected = "heap,residue,last_odd,last_odd_takes,last_even,last_even_takes";
        assert_eq!(head.join(","), expected);
        assert_eq!(lines.len(), 51);
        for (heap, line) in (0..).zip(lines) {
            for (last, place) in [(7, 2), (4, 4)] {
                let mover = 10 + (heap + last + 1) % 2;
                let text = format!("{rules}:{heap}@{mover},{last}");
                assert_eq!(line[place], outcome(&text), "{text}");
                assert_eq!(line[place + 1], winning(&text), "{text}");
            }
        }
    }
    // One modulus if nothing is said.
    assert_eq!(cells("parity.3").1.len(), 8);
    assert_eq!(cells("parity.4").1.len(), 6);
}

#[test]
fn sides_are_those_of_the_library() {
    for k in [3, 4] {
        let lines = objects(&format!("sides.{k} --to 40"));
        assert_eq!(lines.len(), 2 * 41);
        for line in lines {
            let heap = line["heap"].as_u64().unwrap();
            let holds = |key: &str| if line[key] == "odd" { 3 } else { 2 };
            let (odd, even) = (holds("odd_side_holds"), holds("even_side_holds"));
            let text = |mover: &str| format!("sides.{k}:{heap}@{odd},{even},{mover}");
            // A side may leave what is safe when the other side is to move.
            let safe = |side| outcome(&text(side)) == "safe";
            let safe_for = match (safe("even"), safe("odd")) {
                (true, true) => "both",
                (true, false) => "odd",
                (false, true) => "even",
                (false, false) => "neither",
            };
            assert_eq!(line["safe_for"], safe_for, "{}", text("odd"));
            for (key, side) in [("odd_side_takes", "odd"), ("even_side_takes", "even")] {
                let takes = line[key].as_array().unwrap().iter();
                let takes: Vec<&str> = takes.map(|take| take.as_str().unwrap()).collect();
                assert_eq!(takes.join(" "), winning(&text(side)), "{}", text(side));
            }
        }
    }
}

#[test]
fn dice_are_those_of_the_library() {
    for (arguments, rules, faces) in [
        ("dice", "dice", 6),
        ("dice.misere", "dice.misere", 6),
        ("dice.both", "dice.both", 21),
        ("dice.one-sum.misere --dice 3", "dice.one-sum.misere", 56),
        ("dice.one --dice 4", "dice.one", 126),
    ] {
        let lines = objects(&format!("{arguments} --from 3 --to 20"));
        assert_eq!(lines.len(), 18, "{arguments}");
        for line in lines {
            let heap = &line["heap"];
            assert_eq!(line.len(), faces + 1, "{arguments}");
            for (up, cell) in line.iter().filter(|(head, _)| *head != "heap") {
                let text = format!("{rules}:{heap}@{up}");
                assert_eq!(*cell, outcome(&text), "{text}");
            }
        }
    }
}

#[test]
fn grundy_values_of_dice_are_zero_where_it_is_safe() {
    for rules in ["dice", "dice.both"] {
        let values = objects(&format!("{rules} --show grundy"));
        let outcomes = objects(rules);
        assert_eq!((values.len(), outcomes.len()), (31, 31));
        for (values, outcomes) in values.into_iter().zip(outcomes) {
            for (up, value) in values.into_iter().filter(|(head, _)| head != "heap") {
                assert_eq!(value == 0, outcomes[&up] == "safe", "{rules} {up}");
            }
        }
    }
}

#[test]
fn one_heap_of_dynamic_nim_is_that_of_the_library() {
    for multiplier in [1, 2, 3, 10] {
        let rules = format!("dynamic.{multiplier}");
        for line in objects(&format!("{rules} --to 80")) {
            let heap = line["heap"].as_u64().unwrap();
            let text = format!("{rules}:{heap}");
            assert_eq!(line["opening"], outcome(&text), "{text}");
            let parts = line["parts"].as_array().unwrap();
            let sum: u64 = parts.iter().filter_map(Value::as_u64).sum();
            assert_eq!(sum, heap, "{text}");
            // With the least limit the mover wins, with one less not.
            match line["least_limit"].as_u64() {
                None => assert_eq!(heap, 0),
                Some(least) => {
                    assert_eq!(outcome(&format!("{text}@{least}")), "unsafe", "{text}");
                    let less = least - 1;
                    assert_eq!(outcome(&format!("{text}@{less}")), "safe", "{text}");
                }
            }
        }
    }
    let (_, starts) = cells("dynamic.3 --show starts --from 2 --to 60");
    let starts: Vec<String> = starts.iter().map(|line| line.join(":")).collect();
    let expected = "2:2 3:3 4:4 5:6 6:8 7:11 8:15 9:21 10:29 11:40 12:55";
    assert_eq!(starts.join(" "), expected);
}

#[test]
fn several_heaps_of_dynamic_nim_are_those_of_search() {
    let local = Dynamic::new(2, Heaps::Local).unwrap();
    let mut oracle = Oracle::new(local);
    let (_, lines) = cells("dynamic.2.local --to 12 --columns 0-30");
    assert_eq!(
        lines,
        cells("dynamic.2 --show grundy --to 12 --columns 0-30").1
    );
    for (heap, line) in (0..).zip(lines) {
        for limit in 0..=30 {
            let state = local.state(vec![heap], vec![limit]).unwrap();
            let value = oracle.grundy(&state).unwrap();
            assert_eq!(
                line[limit as usize + 1],
                value.to_string(),
                "{heap}@{limit}"
            );
        }
    }
    let global = Dynamic::new(2, Heaps::Global).unwrap();
    let mut oracle = Oracle::new(global);
    let lines = objects("dynamic.2.global --to 9 --columns 0-7");
    for (a, line) in (0..).zip(lines) {
        for b in 0..=7 {
            let wins = |&limit: &u64| {
                let state = global.state(vec![a, b], vec![limit]).unwrap();
                oracle.outcome(&state) == Outcome::Unsafe
            };
            let least = (0..=9).find(wins);
            assert_eq!(line[&b.to_string()].as_u64(), least, "{a},{b}");
        }
    }
}

#[test]
fn what_cannot_be_had_is_said() {
    for (arguments, message) in [
        (
            "nim:3,4,5",
            "`nim:3,4,5` at byte 3: expected rules alone, without a position",
        ),
        (
            "nim.foo",
            "`nim.foo` at byte 4: expected an option of the game (misere), at most once",
        ),
        (
            "subtraction",
            "`subtraction` at byte 11: expected '.' and a set of numbers up to 1000 (1-3, 1,3,4 or fib)",
        ),
        ("nim --from 5 --to 3", "the range from 5 to 3 is empty"),
        (
            "nim --to 100000",
            "that would be 10000200001 cells; at most 1000000 are written at once",
        ),
        (
            "dice --from 0 --to 9223372036854775807",
            "that would be 18446744073709551615 cells; at most 1000000 are written at once",
        ),
        (
            "wythoff --to 2048",
            "this table ends at 2047; it was asked for up to 2048",
        ),
        (
            "subtraction.fib --to 1000001",
            "this table ends at 1000000; it was asked for up to 1000001",
        ),
        (
            "dynamic.2 --show grundy --to 5001",
            "this table ends at 5000; it was asked for up to 5001",
        ),
        (
            "dynamic.2.global --to 600 --columns 0-600",
            "heaps of 600 and 600 are beyond the table of this game: fewer or smaller ones are needed",
        ),
        ("dice --columns 1-2", "this table has no range of columns"),
        (
            "nim --dice 3",
            "--dice is for the games dice.one, dice.both and dice.one-sum",
        ),
        (
            "sides.3 --show grundy",
            "this table shows all there is; it has no --show",
        ),
        (
            "wythoff.misere --show grundy",
            "this table can show: outcomes",
        ),
    ] {
        let output = nian(&["table"])
            .args(arguments.split(' '))
            .output()
            .unwrap();
        assert_eq!(errors(&output), format!("nian: {message}\n"), "{arguments}");
        assert_eq!(
            (text(&output), output.status.code()),
            ("", Some(2)),
            "{arguments}"
        );
    }
}

#[test]
fn help_and_wrong_use() {
    let wrong: [&[&str]; 5] = [
        &[],
        &["nim", "--to", "9223372036854775808"],
        &["nim", "--columns", "5"],
        &["dice.one", "--dice", "5"],
        &["nim", "--format", "xml"],
    ];
    check_help("table", &["nian table wythoff", "1000000 cells"], &wrong);
}
