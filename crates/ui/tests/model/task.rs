//! Tasks of an exercise: lessons that a script sets, one after the other.

use nian_lessons::Ask;
use nian_solver::{Move, Outcome};
use nian_ui::model::{Action, Answer, Kind, Target, Widget, key_action};
use nian_words::Language;

fn task(lesson: &str) -> Widget {
    let kind = Kind::of_element("nian-exercise", lesson, 1).expect("a lesson");
    Widget::new(Language::En, kind)
}

/// The engine judges moves and outcomes; the start asks.
#[test]
fn the_start_asks() {
    let mut widget =
        task(r#"{"title": {"en": "A"}, "start": "nim:1,2", "ask": "outcome", "steps": []}"#);
    assert_eq!(widget.question(), Some(Ask::Outcome));
    assert!(!widget.answers_open());
    let answer = Action::Answer(Answer::Outcome(Outcome::Unsafe));
    widget.apply(answer).unwrap();
    assert_eq!((widget.question(), widget.verdict()), (None, Some(true)));

    let mut widget =
        task(r#"{"title": {"en": "A"}, "start": "nim:1,2", "ask": "winning", "steps": []}"#);
    let wrong = Move::Row { row: 0, take: 1 };
    widget.apply(Action::Play(wrong)).unwrap();
    assert_eq!(widget.verdict(), Some(false));
    assert_eq!(widget.question(), Some(Ask::Winning));
    // Back from what was played to the question, as by "try again".
    widget.apply(Action::GoTo(Target::Prev)).unwrap();
    assert_eq!(widget.verdict(), None);
    let right = Move::Row { row: 1, take: 1 };
    widget.apply(Action::Play(right)).unwrap();
    assert_eq!((widget.question(), widget.verdict()), (None, Some(true)));
}

/// What the script asks itself is not asked by the engine, which shows no answer until it is told to.
#[test]
fn the_answer_is_not_given_away() {
    let mut widget = task(
        r#"{"title": {"en": "A"}, "start": "nim:1,2", "say": {"en": "Which columns are odd?"},
            "steps": [{"show": "columns"}]}"#,
    );
    assert!(widget.asks_elsewhere() && !widget.answers_open());
    assert_eq!(widget.question(), None);
    for key in ["ArrowRight", "End", " "] {
        assert_eq!(key_action(&widget, key), None, "{key}");
    }
    assert!(!widget.can_go_to(Target::Next) && !widget.can_go_to(Target::Last));
    widget.apply(Action::GoTo(Target::Last)).unwrap();
    assert!(!widget.asks_elsewhere() && widget.answers_open());
}

/// An example of the same lesson has its steps and keys.
#[test]
fn an_example_is_no_task() {
    let lesson = r#"{"title": {"en": "A"}, "start": "nim:1,2", "steps": [{"show": "columns"}]}"#;
    let kind = Kind::of_element("nian-example", lesson, 1).expect("a lesson");
    let widget = Widget::new(Language::En, kind);
    assert!(!widget.is_task() && widget.answers_open());
    assert_eq!(key_action(&widget, "End"), Some(Action::GoTo(Target::Last)));
}
