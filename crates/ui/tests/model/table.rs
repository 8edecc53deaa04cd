use nian_solver::AnyPosition;
use nian_ui::model::{Of, Tables};

/// Tables under rules other than the usual ones.
const RULES: [(Of, &str); 18] = [
    (Of::Dice, "dice.misere"),
    (Of::Dice, "dice.both"),
    (Of::Dice, "dice.one"),
    (Of::Dice, "dice.one-sum.misere"),
    (Of::Dynamic, "dynamic.1"),
    (Of::Dynamic, "dynamic.3"),
    (Of::Dynamic, "dynamic.100"),
    (Of::Parity, "parity.3"),
    (Of::Parity, "parity.4.even"),
    (Of::Sides, "sides.3"),
    (Of::Subtraction, "subtraction.1,3,4"),
    (Of::Subtraction, "subtraction.fib"),
    (Of::Subtraction, "subtraction.1-3.misere"),
    (Of::Grundy, "nim"),
    (Of::Grundy, "euclid"),
    (Of::Grundy, "dynamic.2"),
    (Of::Grundy, "dynamic.2.local"),
    (Of::Zeckendorf, "dynamic.3"),
];

fn read(of: Of, rules: &str) -> Tables {
    Tables::read(of, rules).unwrap_or_else(|| panic!("{} of {rules}", of.name()))
}

#[test]
fn a_table_is_turned_page_by_page() {
    for (tables, from, after) in [
        (Tables::new(Of::Wythoff), 1, Some(11)),
        (Tables::new(Of::Dice), 0, Some(18)),
        (read(Of::Dice, "dice.both"), 0, Some(28)),
        (Tables::new(Of::Dynamic), 1, Some(17)),
        (Tables::new(Of::Parity), 1, Some(11)),
        (read(Of::Parity, "parity.3"), 0, Some(8)),
        (Tables::new(Of::Zeckendorf), 1, Some(22)),
        // There are 63 powers of two within the limit of numbers: the last page is full.
        (read(Of::Dynamic, "dynamic.1"), 1, Some(17)),
    ] {
        let is = (tables.from(), tables.before(), tables.after());
        assert_eq!(is, (from, None, after), "{tables:?}");
    }
}

#[test]
fn every_game_has_a_table() {
    let usual = Of::ALL.map(Tables::new);
    let others = RULES.map(|(of, rules)| read(of, rules));
    let all = usual.iter().chain(&others);
    let samples = all.filter_map(|tables| tables.rules().map(ToString::to_string));
    let missing = AnyPosition::missing_from(samples);
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_table_has_its_usual_rules_and_those_of_its_game() {
    for of in Of::ALL {
        assert_eq!(Tables::read(of, of.rules()), Some(Tables::new(of)));
    }
    for (of, rules) in RULES {
        let tables = read(of, rules);
        let sample = tables.rules().expect("rules");
        let written = sample.to_string();
        let name = written.split(':').next();
        assert_eq!(name, Some(rules), "{written}");
        assert_ne!(tables, Tables::new(of), "{rules}");
    }
}

#[test]
fn rules_that_are_none_or_of_another_game_are_refused() {
    for (of, rules) in [
        (Of::Wythoff, "nim"),
        (Of::Wythoff, "wythoff.misere"),
        (Of::Dice, "dice.three"),
        (Of::Dice, ""),
        (Of::Dynamic, "dynamic.0"),
        (Of::Dynamic, "dynamic.2.local"),
        (Of::Parity, "parity.0"),
        (Of::Parity, "sides"),
        (Of::Sides, "sides.1001"),
        (Of::Subtraction, "subtraction"),
        (Of::Grundy, "nim.misere"),
        (Of::Grundy, "dice"),
        (Of::Grundy, "dynamic.2.global"),
        (Of::Zeckendorf, "dynamic"),
        (Of::Zeckendorf, "nim:3,4"),
    ] {
        assert_eq!(Tables::read(of, rules), None, "{} of {rules}", of.name());
    }
}

#[test]
fn the_position_of_the_rules_is_of_the_tables_game() {
    let tables = read(Of::Dice, "dice.both");
    assert!(matches!(tables.rules(), Some(AnyPosition::SeveralDice(..))));
    assert_eq!(Tables::new(Of::Sides).rules(), None);
    assert_eq!(Tables::new(Of::Sides).counted_by(), Some("k"));
    assert_eq!(read(Of::Sides, "sides.2").counted_by(), None);
}
