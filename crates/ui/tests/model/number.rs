use super::{shown, stepped};
use nian_lessons::Subject;
use nian_solver::numerals::{SystemError, Work, Writing, written};
use nian_ui::model::{
    Action, EntryError, Event, Field, Input, Kind, Refusal, Target, Walkthrough, Widget, key_action,
};
use nian_words::Language;

fn number(value: u64, system: &str, work: Work) -> Widget {
    let writing = Writing::new(value, system.parse().unwrap(), work).unwrap();
    Widget::new(Language::En, Kind::Example(Walkthrough::of_number(writing)))
}

fn example(widget: &Widget) -> &Walkthrough {
    match &widget.kind {
        Kind::Example(example) => example,
        other => panic!("no number but {other:?}"),
    }
}

/// The digits shown.
fn digits(widget: &Widget) -> String {
    match &example(widget).frame().subject {
        Subject::Numeral(numeral) => written(&numeral.stage().digits),
        other => panic!("no number but {other:?}"),
    }
}

fn trouble(widget: &Widget) -> Option<EntryError> {
    example(widget).entry().unwrap().trouble
}

/// Types `text` into a field of the card.
fn write(widget: &mut Widget, field: Field, text: &str) -> Vec<Event> {
    let action = Input::Number(field)
        .action(text, widget)
        .expect("an action");
    widget.apply(action).unwrap()
}

#[test]
fn a_number_is_stepped_through_like_an_example() {
    let mut widget = number(347, "mixed:2,3,4,5", Work::Write);
    assert_eq!(widget.steps(), (0, 5));
    assert_eq!(widget.position(), None);
    assert_eq!(widget.question(), None);
    assert_eq!(digits(&widget), "?????");
    let next = key_action(&widget, "ArrowRight").unwrap();
    assert_eq!(widget.apply(next).unwrap(), stepped(1));
    assert_eq!(digits(&widget), "????1");
    widget.apply(Action::GoTo(Target::Last)).unwrap();
    assert_eq!(digits(&widget), "24121");
    let a2 = nian_solver::Move::Row { row: 0, take: 2 };
    assert_eq!(widget.apply(Action::Play(a2)), Err(Refusal::NoPosition));
    let title = |language| example(&widget).title(language);
    assert_eq!(title(Language::En), "347 in mixed radix");
    assert_eq!(title(Language::ZhHant), "347 的混合進位寫法");
}

#[test]
fn another_number_is_shown_as_it_is_typed() {
    let mut widget = number(347, "mixed:2,3,4,5", Work::Write);
    let events = write(&mut widget, Field::Value, " １００ ");
    assert_eq!(
        events,
        [
            Event::Attribute("step", "0".into()),
            Event::Step,
            Event::Attribute("value", "100".into()),
            Event::Attribute("in", "mixed:2,3,4,5".into()),
        ]
    );
    assert_eq!((widget.steps(), digits(&widget)), ((0, 4), "????".into()));
    // At the last step it stays at the last step.
    widget.apply(Action::GoTo(Target::Last)).unwrap();
    write(&mut widget, Field::Value, "5");
    assert_eq!((widget.steps(), digits(&widget)), ((2, 2), "21".into()));
    write(&mut widget, Field::List, "10，10、10");
    assert_eq!(digits(&widget), "5");
    write(&mut widget, Field::System, "1");
    assert_eq!(digits(&widget), "1000");
    write(&mut widget, Field::System, "3");
    assert_eq!(digits(&widget), "100");
    write(&mut widget, Field::System, "0");
    assert_eq!(digits(&widget), "101");
    assert_eq!(example(&widget).title(Language::En), "5 in binary");
}

#[test]
fn what_cannot_be_read_is_said_and_changes_nothing() {
    let mut widget = number(60, "fibonacci", Work::Write);
    let most = i64::MAX as u64;
    let wanted = EntryError::Value { least: 0, most };
    for (text, wrong) in [
        ("", wanted),
        ("  ", wanted),
        ("-1", wanted),
        ("1.5", wanted),
        ("+7", wanted),
        ("seven", wanted),
        ("9223372036854775808", EntryError::TooLarge { most }),
        (&"9".repeat(10_000), EntryError::TooLarge { most }),
    ] {
        assert_eq!(write(&mut widget, Field::Value, text), []);
        assert_eq!(trouble(&widget), Some(wrong), "{text}");
        assert_eq!(
            example(&widget).entry().unwrap().value,
            text,
            "the field keeps it"
        );
        assert_eq!((widget.steps().1, digits(&widget)), (3, "?????????".into()));
        for language in Language::ALL {
            assert!(wrong.message(language).contains("9223372036854775807"));
        }
    }
    write(&mut widget, Field::Value, "0060");
    assert_eq!(trouble(&widget), None);
    write(&mut widget, Field::System, "2");
    for list in ["", "2,1", "two", "2,,3"] {
        assert_eq!(write(&mut widget, Field::List, list), []);
        assert_eq!(
            trouble(&widget),
            Some(EntryError::System(SystemError::Bases)),
            "{list}"
        );
    }
    // The number is valid, and the field of the bases has an error.
    write(&mut widget, Field::Value, "61");
    assert_eq!(
        trouble(&widget),
        Some(EntryError::System(SystemError::Bases))
    );
    write(&mut widget, Field::List, "2,3");
    assert_eq!((trouble(&widget), widget.steps().1), (None, 3));
    write(&mut widget, Field::System, "9");
    assert_eq!(example(&widget).entry().unwrap().system, 2);
}

#[test]
fn digits_are_typed_where_they_are_carried() {
    let (value, work) = Work::carry("10110110").unwrap();
    let mut widget = number(value, "fibonacci", work);
    assert!(!example(&widget).entry().unwrap().offers_systems());
    let events = write(&mut widget, Field::Digits, "0111");
    assert_eq!(
        events,
        [
            Event::Attribute("step", "0".into()),
            Event::Step,
            Event::Attribute("digits", "0111".into())
        ]
    );
    assert_eq!(digits(&widget), "111");
    for text in ["", "12", "1 + 1", &"1".repeat(99)] {
        assert_eq!(write(&mut widget, Field::Digits, text), []);
        assert_eq!(trouble(&widget), Some(EntryError::Digits), "{text}");
    }
}

#[test]
fn pairs_begin_with_one() {
    let mut widget = number(4, "fibonacci", Work::Pair);
    write(&mut widget, Field::Value, "0");
    assert!(matches!(
        trouble(&widget),
        Some(EntryError::Value { least: 1, .. })
    ));
    write(&mut widget, Field::Value, "9");
    assert_eq!((trouble(&widget), widget.steps()), (None, (0, 2)));
}

#[test]
fn fields_of_numbers_do_nothing_elsewhere() {
    let mut widget = super::game::game(
        "nim:3,4,5",
        nian_ui::model::Player::Reader,
        nian_ui::model::Opponent::None,
    );
    let enter = Action::Enter(Field::Value, "7".into());
    assert_eq!(widget.apply(enter), Ok(vec![]));
    assert_eq!(shown(&widget), "nim:3,4,5");
}
