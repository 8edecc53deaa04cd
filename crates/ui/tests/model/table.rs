use nian_solver::AnyPosition;
use nian_ui::model::{Action, Kind, TableKind, Tables, Widget};
use nian_words::Language;

/// Tables for rules other than the default.
const RULES: [(TableKind, &str); 18] = [
    (TableKind::Dice, "dice.misere"),
    (TableKind::Dice, "dice.both"),
    (TableKind::Dice, "dice.one"),
    (TableKind::Dice, "dice.one-sum.misere"),
    (TableKind::Dynamic, "dynamic.1"),
    (TableKind::Dynamic, "dynamic.3"),
    (TableKind::Dynamic, "dynamic.100"),
    (TableKind::Parity, "parity.3"),
    (TableKind::Parity, "parity.4.even"),
    (TableKind::Sides, "sides.3"),
    (TableKind::Subtraction, "subtraction.1,3,4"),
    (TableKind::Subtraction, "subtraction.fib"),
    (TableKind::Subtraction, "subtraction.1-3.misere"),
    (TableKind::Grundy, "nim"),
    (TableKind::Grundy, "euclid"),
    (TableKind::Grundy, "dynamic.2"),
    (TableKind::Grundy, "dynamic.2.local"),
    (TableKind::Zeckendorf, "dynamic.3"),
];

fn read(of: TableKind, rules: &str) -> Tables {
    Tables::read(of, rules).unwrap_or_else(|| panic!("{} of {rules}", of.name()))
}

#[test]
fn a_table_is_turned_page_by_page() {
    for (tables, from, after) in [
        (Tables::new(TableKind::Wythoff), 1, Some(11)),
        (Tables::new(TableKind::Dice), 0, Some(18)),
        (read(TableKind::Dice, "dice.both"), 0, Some(28)),
        (Tables::new(TableKind::Dynamic), 1, Some(17)),
        (Tables::new(TableKind::Parity), 1, Some(11)),
        (read(TableKind::Parity, "parity.3"), 0, Some(8)),
        (Tables::new(TableKind::Zeckendorf), 1, Some(22)),
        // There are 63 powers of two within the limit of numbers, so the last page is full.
        (read(TableKind::Dynamic, "dynamic.1"), 1, Some(17)),
    ] {
        let is = (tables.from(), tables.before(), tables.after());
        assert_eq!(is, (from, None, after), "{tables:?}");
    }
}

#[test]
fn every_game_has_a_table() {
    let usual = TableKind::ALL.map(Tables::new);
    let others = RULES.map(|(of, rules)| read(of, rules));
    let all = usual.iter().chain(&others);
    let samples = all.filter_map(|tables| tables.rules().map(ToString::to_string));
    let missing = AnyPosition::missing_from(samples);
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_table_has_its_usual_rules_and_those_of_its_game() {
    for of in TableKind::ALL {
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
        (TableKind::Wythoff, "nim"),
        (TableKind::Wythoff, "wythoff.misere"),
        (TableKind::Dice, "dice.three"),
        (TableKind::Dice, ""),
        (TableKind::Dynamic, "dynamic.0"),
        (TableKind::Dynamic, "dynamic.2.local"),
        (TableKind::Parity, "parity.0"),
        (TableKind::Parity, "sides"),
        (TableKind::Sides, "sides.1001"),
        (TableKind::Subtraction, "subtraction"),
        (TableKind::Grundy, "nim.misere"),
        (TableKind::Grundy, "dice"),
        (TableKind::Grundy, "dynamic.2.global"),
        (TableKind::Zeckendorf, "dynamic"),
        (TableKind::Zeckendorf, "nim:3,4"),
    ] {
        assert_eq!(Tables::read(of, rules), None, "{} of {rules}", of.name());
    }
}

#[test]
fn the_position_of_the_rules_is_of_the_tables_game() {
    let tables = read(TableKind::Dice, "dice.both");
    assert!(matches!(tables.rules(), Some(AnyPosition::SeveralDice(..))));
    assert_eq!(Tables::new(TableKind::Sides).rules(), None);
    assert_eq!(Tables::new(TableKind::Sides).counted_by(), Some("k"));
    assert_eq!(read(TableKind::Sides, "sides.2").counted_by(), None);
    // Grundy values are listed by rows of coins, or by heaps.
    assert_eq!(read(TableKind::Grundy, "wythoff").counted_by(), Some("a"));
    assert_eq!(read(TableKind::Grundy, "dynamic.2").counted_by(), None);
}

/// A table with these attributes, with or without an error.
fn asked(attributes: &[(&str, &str)]) -> Widget {
    let kind = Kind::of_element("nian-table", "", 1).expect("a table");
    let mut widget = Widget::new(Language::En, kind);
    widget.start(&|name| {
        let mut found = attributes.iter().filter(|(known, _)| *known == name);
        found.next().map(|&(_, value)| value.to_owned())
    });
    widget
}

/// The first row, the number of rows, and the first rows of the pages before and after.
fn rows(widget: &Widget) -> (u64, u64, Option<u64>, Option<u64>) {
    let Kind::Tables(tables) = &widget.kind else {
        panic!("no table");
    };
    let (from, rows) = (tables.from(), tables.rows());
    (from, rows, tables.before(), tables.after())
}

#[test]
fn a_page_says_which_rows_are_shown() {
    for (attributes, wanted) in [
        (&[("from", "21")][..], (21, 10, Some(11), Some(31))),
        (&[("rows-shown", "3")], (1, 3, None, Some(4))),
        (
            &[("of", "dice"), ("from", "100"), ("rows-shown", "5")],
            (100, 5, Some(95), Some(105)),
        ),
        // Euclid's table has 40 rows: no more can be shown, and no later row can be the first.
        (
            &[("of", "euclid"), ("rows-shown", "100")],
            (1, 40, None, None),
        ),
        (
            &[("of", "euclid"), ("rows-shown", "1"), ("from", "40")],
            (40, 1, Some(39), None),
        ),
        (&[("of", "euclid"), ("from", "30")], (21, 20, Some(1), None)),
        // Grundy values of Wythoff's game end with the solver's table.
        (
            &[
                ("of", "grundy"),
                ("rules", "wythoff"),
                ("rows-shown", "1"),
                ("from", "9999"),
            ],
            (2047, 1, Some(2046), None),
        ),
    ] {
        assert_eq!(rows(&asked(attributes)), wanted, "{attributes:?}");
    }
}

/// Every table for all its rules can begin with any row, and shows the right number of rows.
#[test]
fn every_table_begins_where_a_page_says() {
    let usual = TableKind::ALL.map(|of| (of, of.rules()));
    for (of, rules) in usual.into_iter().chain(RULES) {
        let widget = asked(&[
            ("of", of.name()),
            ("rules", rules),
            ("from", "7"),
            ("rows-shown", "4"),
        ]);
        assert_eq!(widget.notice, None, "{} of {rules}", of.name());
        let (from, shown, ..) = self::rows(&widget);
        assert_eq!((from, shown), (7, 4), "{} of {rules}", of.name());
    }
}

#[test]
fn what_the_reader_has_turned_to_stays_where_rows_are_added() {
    let mut widget = asked(&[("from", "21")]);
    widget.apply(Action::From(41)).unwrap();
    widget.set_attribute("rows-shown", Some("4"));
    assert_eq!(rows(&widget), (41, 4, Some(37), Some(45)));
    // Another table begins with the row that the page has set.
    widget.set_attribute("of", Some("dice"));
    assert_eq!(rows(&widget), (21, 4, Some(17), Some(25)));
    widget.set_attribute("from", None);
    widget.set_attribute("rows-shown", None);
    assert_eq!(rows(&widget), (0, 18, None, Some(18)));
}
