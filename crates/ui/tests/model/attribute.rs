//! Attributes become actions, and invalid ones are reported.
use super::shown;
use nian_solver::Move;
use nian_ui::model::{
    Action, Answers, ELEMENTS, Event, Field, Input, Kind, OF_ALL, Opponent, Player, Target, Widget,
};
use nian_words::Language;

const LESSON: &str = r#"{
    "title": { "zh-Hant": "題", "zh-Hans": "题", "en": "Example" },
    "start": "nim:3,4,5",
    "steps": [{ "play": "a2" }, { "play": "b4" }, { "play": "c4" }]
}"#;
const SHORT: &str = r#"{
    "title": { "zh-Hant": "題", "zh-Hans": "题", "en": "Short" },
    "start": "nim:1,1",
    "steps": [{ "play": "a1" }]
}"#;

/// An element with these attributes, and its initial events.
fn start(element: &str, attributes: &[(&str, &str)]) -> (Widget, Vec<Event>) {
    let kind = Kind::of_element(element, LESSON, 1).expect("a kind");
    let mut widget = Widget::new(Language::En, kind);
    let events = widget.start(&|name| {
        let found = attributes.iter().find(|(known, _)| *known == name);
        found.map(|&(_, value)| value.to_owned())
    });
    (widget, events)
}

fn element(name: &str, attributes: &[(&str, &str)]) -> Widget {
    start(name, attributes).0
}

fn wrong(events: &[Event]) -> Vec<&str> {
    let wrong = events.iter().filter_map(|event| match event {
        Event::Wrong(message) => Some(&message[..]),
        _ => None,
    });
    wrong.collect()
}

fn set(widget: &mut Widget, name: &str, value: &str) -> Vec<Event> {
    widget.set_attribute(name, Some(value))
}

/// The content of the card, without the attributes that led to it.
fn seen(widget: &Widget) -> (Kind, Answers) {
    (widget.kind.clone(), widget.answers)
}

/// All permutations of so many items.
fn orders(of: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for next in 0..of {
        let longer = all.into_iter().flat_map(|order: Vec<usize>| {
            (0..=order.len()).map(move |at| {
                let mut order = order.clone();
                order.insert(at, next);
                order
            })
        });
        all = longer.collect();
    }
    all
}

#[test]
fn attributes_that_belong_together_may_come_in_any_order() {
    let cases: [(&str, &[(&str, &str)]); 10] = [
        (
            "nian-table",
            &[
                ("of", "dynamic"),
                ("rules", "dynamic.3"),
                ("from", "50"), // a row that `dynamic.1` does not have
                ("rows-shown", "5"),
            ],
        ),
        (
            "nian-game",
            &[
                ("position", "wythoff:3,5"),
                ("first", "other"),
                ("opponent", "none"),
            ],
        ),
        ("nian-table", &[("of", "dynamic"), ("rules", "dynamic.3")]),
        (
            "nian-table",
            &[
                ("rules", "dice.both"),
                ("of", "dice"),
                ("answers", "hidden"),
            ],
        ),
        (
            "nian-number",
            &[("value", "1000"), ("in", "mixed:2,3,4,5"), ("step", "4")],
        ),
        (
            "nian-number",
            &[("value", "13"), ("in", "fibonacci"), ("do", "pair")],
        ),
        (
            "nian-number",
            &[
                ("value", "0"),
                ("do", "increment"),
                ("in", "fibonacci"),
                ("step", "1"),
            ],
        ),
        (
            "nian-number",
            &[("digits", "10110110"), ("in", "fibonacci")],
        ),
        (
            "nian-number",
            &[("in", "sequence:1,3,5,7"), ("value", "24")],
        ),
        ("nian-example", &[("step", "2"), ("answers", "hidden")]),
    ];
    for (name, attributes) in cases {
        let (at_once, told) = start(name, attributes);
        assert_eq!(wrong(&told), [""; 0], "{attributes:?}");
        for order in orders(attributes.len()) {
            let mut widget = element(name, &[]);
            for &at in &order {
                let (name, value) = attributes[at];
                set(&mut widget, name, value);
            }
            assert_eq!(seen(&widget), seen(&at_once), "{attributes:?} as {order:?}");
            assert_eq!(widget.notice, None, "{attributes:?} as {order:?}");
        }
    }
}

/// The settings in a board's menu are kept when the position changes.
#[test]
fn what_the_reader_has_chosen_outlives_a_new_position() {
    let mut widget = element("nian-game", &[("position", "nim:3,4,5")]);
    widget.apply(Action::SetOpponent(Opponent::None)).unwrap();
    widget.apply(Action::SetFirst(Player::Other)).unwrap();
    let no_moves = Event::Attribute("moves", String::new());
    assert_eq!(set(&mut widget, "position", "nim:2,3,4"), [no_moves]);
    assert_eq!(shown(&widget), "nim:2,3,4");
    widget
        .apply(Action::Play(Move::Row { row: 0, take: 1 }))
        .unwrap();
    assert!(!widget.reply_due(), "nobody else is to move");
    let Kind::Game(game) = &widget.kind else {
        panic!("no game");
    };
    assert_eq!(
        (game.first(), game.opponent()),
        (Player::Other, Opponent::None)
    );
}

/// The presentation mode changes the theme, and nothing else.
#[test]
fn what_the_reader_has_chosen_outlives_a_new_theme() {
    let mut widget = element("nian-example", &[("answers", "hidden")]);
    assert_eq!(widget.answers, Answers::Hidden);
    let events = widget.apply(Action::SetAnswers(Answers::Shown)).unwrap();
    assert_eq!(events, [Event::Attribute("answers", "shown".into())]);
    assert_eq!(set(&mut widget, "theme", "projector"), []);
    assert_eq!(widget.answers, Answers::Shown);
    let mut table = element("nian-table", &[("of", "dice")]);
    table.apply(Action::From(20)).unwrap();
    let before = seen(&table);
    set(&mut table, "theme", "dark");
    assert_eq!(seen(&table), before, "the page of the table stays");
}

#[test]
fn a_wrong_value_is_told_and_the_last_good_state_stays() {
    let game = [
        ("position", "nim:2,3"),
        ("first", "other"),
        ("opponent", "none"),
    ];
    let number = [("value", "13"), ("in", "fibonacci"), ("step", "2")];
    let rows = [("of", "euclid"), ("from", "21"), ("rows-shown", "5")];
    for (name, attributes, attribute, value, stands) in [
        ("nian-game", &game[..], "position", "nim:x", ""),
        ("nian-game", &game, "first", "nobody", "other"),
        ("nian-game", &game, "opponent", "chess", "none"),
        ("nian-game", &game, "theme", "plaid", "auto"),
        ("nian-game", &game, "answers", "maybe", "hidden"),
        (
            "nian-table",
            &[("of", "dynamic"), ("rules", "dynamic.3")],
            "of",
            "chess",
            "dynamic",
        ),
        (
            "nian-table",
            &[("of", "dynamic"), ("rules", "dynamic.3")],
            "of",
            "dice",
            "dynamic",
        ),
        (
            "nian-table",
            &[("of", "dynamic"), ("rules", "dynamic.3")],
            "rules",
            "nim",
            "dynamic.3",
        ),
        (
            "nian-table",
            &[("of", "sides")],
            "rules",
            "sides.0",
            "sides",
        ),
        ("nian-table", &rows, "from", "abc", "21"),
        ("nian-table", &rows, "from", "0", "21"),
        ("nian-table", &rows, "from", "-1", "21"),
        ("nian-table", &rows, "from", "38", "21"), // 3 of the 5 rows from there on do not exist
        ("nian-table", &rows, "rows-shown", "0", "5"),
        ("nian-table", &rows, "rows-shown", "101", "5"),
        ("nian-table", &rows, "rows-shown", "", "5"),
        ("nian-number", &number, "value", "seven", "13"),
        (
            "nian-number",
            &number,
            "value",
            "99999999999999999999",
            "13",
        ),
        ("nian-number", &number, "in", "mixed:1", "fibonacci"),
        ("nian-number", &number, "do", "divide", "write"),
        ("nian-number", &number, "digits", "12", "13"),
        ("nian-number", &number, "step", "99", "2"),
        ("nian-example", &[("step", "3")], "step", "abc", "3"),
        ("nian-example", &[("step", "3")], "step", "4", "3"),
        ("nian-example", &[("step", "3")], "step", "-1", "3"),
        ("nian-example", &[("step", "3")], "step", "", "3"),
    ] {
        let (mut widget, told) = start(name, attributes);
        assert_eq!(wrong(&told), [""; 0], "{attributes:?}");
        let before = seen(&widget);
        let events = set(&mut widget, attribute, value);
        assert_eq!(seen(&widget), before, "{attribute}={value}");
        let [message] = wrong(&events)[..] else {
            panic!("{attribute}={value}: {events:?}");
        };
        assert_eq!(widget.notice.as_deref(), Some(message));
        if attribute != "position" {
            let said = format!("{attribute} cannot be “{value}”; {stands} is used.");
            assert!(message.starts_with(&said), "{message} instead of {said}");
            assert_eq!(message.trim_end(), message);
        }
        // The attribute of a step that does not exist is corrected.
        let mirrored = Event::Attribute("step", stands.into());
        assert_eq!(
            events.contains(&mirrored),
            attribute == "step",
            "{events:?}"
        );
    }
}

/// A value that was refused neither keeps a later right one out nor has it blamed; it waits for those that fit it.
#[test]
fn a_wrong_value_is_in_nobodys_way() {
    let dynamic = [("of", "dynamic"), ("rules", "dynamic.3")];
    let number = [("value", "60"), ("in", "fibonacci")];
    for (name, attributes, refused, right, same_as) in [
        (
            "nian-table",
            &dynamic[..],
            ("rules", "nim"),
            ("rows-shown", "5"),
            &[dynamic[0], dynamic[1], ("rows-shown", "5")][..],
        ),
        (
            "nian-table",
            &dynamic,
            ("rules", "chess"),
            ("of", "zeckendorf"),
            &[("of", "zeckendorf"), dynamic[1]],
        ),
        (
            "nian-table",
            &[dynamic[0], ("rules", "dynamic.2"), ("from", "3")],
            ("from", "1000"),
            ("rules", "dynamic.3"),
            &[dynamic[0], dynamic[1], ("from", "3")],
        ),
        (
            "nian-table",
            &dynamic,
            ("rules", "nim"),
            ("of", "grundy"),
            &[("of", "grundy"), ("rules", "nim")],
        ),
        (
            "nian-number",
            &number,
            ("value", "seven"),
            ("in", "binary"),
            &[number[0], ("in", "binary")],
        ),
        (
            "nian-number",
            &number,
            ("digits", "12"),
            ("value", "20"),
            &[("value", "20"), number[1]],
        ),
        (
            "nian-number",
            &[("value", "60"), ("in", "binary")],
            ("do", "increment"),
            ("value", "20"),
            &[("value", "20"), ("in", "binary")],
        ),
        (
            "nian-number",
            &[("value", "60"), ("in", "binary")],
            ("do", "increment"),
            ("in", "fibonacci"),
            &[("value", "60"), ("do", "increment"), ("in", "fibonacci")],
        ),
    ] {
        let (mut widget, told) = start(name, attributes);
        assert_eq!(wrong(&told), [""; 0], "{attributes:?}");
        let events = set(&mut widget, refused.0, refused.1);
        assert_eq!(wrong(&events).len(), 1, "{refused:?}");
        let events = set(&mut widget, right.0, right.1);
        assert_eq!(wrong(&events), [""; 0], "{refused:?} {right:?}");
        let (other, _) = start(name, same_as);
        assert_eq!(seen(&widget), seen(&other), "{refused:?} {right:?}");
        // The same where the tag has had it from the first.
        let (mut widget, _) = start(name, &[&[refused][..], attributes].concat());
        set(&mut widget, right.0, right.1);
        assert_eq!(widget.notice, None, "{refused:?} {right:?}");
    }
    let mut table = element("nian-table", &dynamic);
    let events = table.set_attribute("of", None);
    assert_eq!(wrong(&events), ["of cannot be “”; dynamic is used."]);
}

#[test]
fn at_first_the_default_stands_for_what_is_wrong_or_missing() {
    for (name, attributes, messages, same_as) in [
        (
            "nian-game",
            &[("position", "nim:x"), ("first", "nobody")][..],
            &[
                "nim:x",
                "nim:3,4,5 is used instead.",
                "first cannot be “nobody”; reader is used. It can be reader, other.",
            ][..],
            &[("position", "nim:3,4,5")][..],
        ),
        (
            "nian-game",
            &[],
            &["No position is given; nim:3,4,5 is used."],
            &[("position", "nim:3,4,5")],
        ),
        (
            "nian-table",
            &[("of", "dice"), ("rules", "nim")],
            &["rules cannot be “nim”; dice is used."],
            &[("of", "dice")],
        ),
        (
            "nian-table",
            &[],
            &["No of is given; wythoff is used."],
            &[("of", "wythoff")],
        ),
        (
            "nian-table",
            &[("of", "euclid"), ("rows-shown", "all"), ("from", "99")],
            &[
                "rows-shown cannot be “all”; 20 is used.",
                "from cannot be “99”; 21 is used.",
            ],
            &[("of", "euclid"), ("from", "21")],
        ),
        (
            "nian-number",
            &[("value", "x"), ("in", "base"), ("do", "divide")],
            &[
                "do cannot be “divide”; write is used.",
                "value cannot be “x”; 60 is used.",
                "in cannot be “base”; fibonacci is used.",
            ],
            &[("value", "60"), ("in", "fibonacci")],
        ),
        (
            "nian-number",
            &[],
            &[
                "No value is given; 60 is used.",
                "No in is given; fibonacci is used.",
            ],
            &[("value", "60"), ("in", "fibonacci")],
        ),
        (
            "nian-example",
            &[("step", "99")],
            &["step cannot be “99”; 0 is used.", "0 to 3"],
            &[],
        ),
    ] {
        let (widget, events) = start(name, attributes);
        let [message] = wrong(&events)[..] else {
            panic!("{attributes:?}: {events:?}");
        };
        for part in messages {
            assert!(message.contains(part), "{message} lacks {part}");
        }
        assert_eq!(widget.notice.as_deref(), Some(message));
        let (default, told) = start(name, same_as);
        assert_eq!(wrong(&told), [""; 0], "{same_as:?}");
        assert_eq!(seen(&widget), seen(&default), "{attributes:?}");
    }
    // Beside these attributes, nothing is missing.
    for attributes in [
        &[("digits", "10110110")][..],
        &[("do", "pair"), ("value", "4")],
    ] {
        assert_eq!(wrong(&start("nian-number", attributes).1), [""; 0]);
    }
}

#[test]
fn an_attribute_that_is_taken_away_asks_for_the_default() {
    let mut game = element(
        "nian-game",
        &[
            ("position", "nim:7"),
            ("opponent", "none"),
            ("answers", "shown"),
        ],
    );
    assert_eq!(game.set_attribute("opponent", None), []);
    assert_eq!(game.set_attribute("answers", None), []);
    let Kind::Game(board) = &game.kind else {
        panic!("no game");
    };
    assert_eq!(
        (board.opponent(), game.answers),
        (Opponent::Perfect, Answers::Hidden)
    );
    let events = game.set_attribute("position", None);
    assert_eq!(wrong(&events), ["No position is given; nim:3,4,5 is used."]);
    assert_eq!(shown(&game), "nim:3,4,5", "as it says");
    let mut table = element("nian-table", &[("of", "dynamic"), ("rules", "dynamic.3")]);
    assert_eq!(table.set_attribute("rules", None), []);
    assert_eq!(
        seen(&table),
        seen(&element("nian-table", &[("of", "dynamic")]))
    );
    let mut example = element("nian-example", &[("step", "2")]);
    assert_eq!(
        example.set_attribute("step", None),
        [Event::Step],
        "it is not written again"
    );
    assert_eq!(example.steps().0, 0);
}

#[test]
fn the_attribute_says_the_step_shown() {
    let (mut example, told) = start("nian-example", &[("step", "2")]);
    let says = |step: &str| Event::Attribute("step", step.into());
    assert_eq!(told, [says("2")]);
    let events = example.apply(Action::GoTo(Target::Next)).unwrap();
    assert_eq!(events, [says("3"), Event::Step]);
    assert_eq!(set(&mut example, "step", "1"), [says("1"), Event::Step]);
    let (_, told) = start("nian-table", &[("of", "dice")]);
    assert_eq!(told, [], "a table has no step");
}

/// A new file begins at the step of the attribute if the reader has not stepped since, else at the start.
#[test]
fn another_lesson_begins_at_the_step_that_the_page_asked_for() {
    let other = || Kind::of_element("nian-example", LESSON, 1).unwrap();
    let mut widget = element("nian-example", &[]);
    widget.replace(Kind::of_element("nian-example", SHORT, 1).unwrap());
    let events = set(&mut widget, "step", "3");
    assert_eq!(wrong(&events).len(), 1, "the short one has no such step");
    assert_eq!(widget.steps(), (0, 1));
    assert_eq!(
        widget.replace(other()),
        [Event::Attribute("step", "3".into())]
    );
    assert_eq!((widget.steps(), widget.notice.as_deref()), ((3, 3), None));
    widget.apply(Action::GoTo(Target::Prev)).unwrap();
    widget.replace(other());
    assert_eq!(widget.steps(), (0, 3));
}

#[test]
fn what_the_reader_types_stands_in_the_place_of_what_the_page_asked_for() {
    let mut widget = element("nian-number", &[("value", "13"), ("in", "binary")]);
    let typed = Input::Number(Field::Value).action("21", &widget).unwrap();
    widget.apply(typed).unwrap();
    set(&mut widget, "in", "fibonacci");
    let same = element("nian-number", &[("value", "21"), ("in", "fibonacci")]);
    assert_eq!(seen(&widget), seen(&same));
}

#[test]
fn a_long_value_is_cut() {
    let long = "9".repeat(10_000);
    for (name, attribute) in [
        ("nian-game", "position"),
        ("nian-game", "first"),
        ("nian-table", "rules"),
        ("nian-number", "value"),
        ("nian-number", "in"),
        ("nian-number", "digits"),
        ("nian-example", "step"),
    ] {
        for language in Language::ALL {
            let mut widget = element(name, &[]);
            widget.language = language;
            let events = set(&mut widget, attribute, &long);
            let [message] = wrong(&events)[..] else {
                panic!("{attribute}: {events:?}");
            };
            assert!(message.chars().count() < 300, "{attribute}: {message}");
        }
    }
}

/// An attribute that an element does not use changes nothing, not even the notice.
#[test]
fn what_is_none_of_its_attributes_does_nothing() {
    for (name, attribute) in [
        ("nian-game", "of"),
        ("nian-game", "step"),
        ("nian-table", "position"),
        ("nian-example", "value"),
        ("nian-example", "src"),
        ("nian-number", "opponent"),
    ] {
        let (mut widget, _) = start(name, &[]);
        let before = widget.clone();
        assert_eq!(set(&mut widget, attribute, "3"), [], "{attribute}");
        assert_eq!(widget, before, "{attribute}");
    }
}

/// Checks the lists for scripts: each element reports invalid values of its own attributes, and ignores those of
/// others. `src` and `lang` are read by the loader.
#[test]
fn each_element_reads_its_attributes_and_no_others() {
    const CLAIM: &str = include_str!("../../../../www/articles/nim-and-variants/claims/dice.json");
    let all = ELEMENTS.iter().flat_map(|(_, own)| own.iter());
    let all: Vec<_> = all.chain(&OF_ALL).copied().collect();
    for (element, own) in ELEMENTS {
        for name in &all {
            let file = if element == "nian-claim" {
                CLAIM
            } else {
                LESSON
            };
            let kind = Kind::of_element(element, file, 1).expect("a kind");
            let events = Widget::new(Language::En, kind).set_attribute(name, Some("\u{1}"));
            let read = own.contains(name) || OF_ALL.contains(name);
            let by_us = read && !["src", "lang"].contains(name);
            assert_eq!(wrong(&events).len(), usize::from(by_us), "{element} {name}");
        }
    }
}

/// An invalid value is reported with the value that is used instead, and with those there are.
#[test]
fn a_part_stays_as_it_was() {
    let mut widget = element("nian-example", &[]);
    for (name, stands) in [
        ("controls", "shown"),
        ("controls", "hidden"),
        ("caption", "shown"),
    ] {
        assert_eq!(
            wrong(&set(&mut widget, name, "off")),
            [format!(
                "{name} cannot be “off”; {stands} is used. It can be shown, hidden."
            )]
        );
        assert!(set(&mut widget, "controls", "hidden").is_empty());
    }
}
