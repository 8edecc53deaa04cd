//! Navigation in a tree of moves, on the example's steps and beside them.

use super::example::example;
use super::{moves, shown, stepped};
use nian_lessons::Ask;
use nian_ui::model::{Action, Answer, Answers, Command, Event, Target, Widget, tree_key};

const LESSON: &str = r#"{
  "title": { "zh-Hant": "例", "zh-Hans": "例", "en": "Example" },
  "start": "wythoff:3,5",
  "steps": [
    { "play": "ab1", "show": "tree" },
    { "play": "b3" },
    { "back": "start", "play": "b3" },
    { "play": "a2", "ask": "outcome" },
    { "back": 3, "play": "ab1" },
    { "back": "start" },
    { "position": "wythoff:1,2" },
    { "play": "b2" }
  ]
}"#;

fn walk(widget: &mut Widget, path: &str) -> Vec<Event> {
    let action = Command::Walk(path).action(widget).expect("an action");
    widget.apply(action).expect("nothing is refused")
}

fn at(step: usize) -> Widget {
    let mut widget = example(LESSON);
    widget
        .apply(Action::GoTo(Target::Step(step)))
        .expect("a step");
    widget
}

#[test]
fn what_the_lesson_shows_is_its_step() {
    let mut widget = at(1);
    for (path, step) in [("ab1 b3", 2), ("b3", 3), ("b3 ab1", 5), ("", 6), ("ab1", 1)] {
        assert_eq!(walk(&mut widget, path), stepped(step), "{path}");
        assert_eq!(widget.steps().0, step, "{path}");
    }
    assert_eq!(walk(&mut widget, "ab1"), [], "already there");
}

#[test]
fn another_branch_is_a_way_of_the_readers_own() {
    let mut widget = at(3);
    // The example asks about a2, so its step does not show it.
    for (path, position, told) in [
        ("b3 a2", "wythoff:1,2", "reader a2"),
        ("b3 a2 b1 ab1", "wythoff:0,0", "reader ab1"),
        ("a3", "wythoff:0,5", "reader a3"),
        ("a3 b5", "wythoff:0,0", "reader b5"),
    ] {
        let events = walk(&mut widget, path);
        assert_eq!(moves(&events), [told], "{path}");
        assert_eq!(shown(&widget), position, "{path}");
        assert_eq!(widget.steps().0, 3, "the lesson waits");
    }
    widget.apply(Action::Undo).expect("up one level");
    assert_eq!(shown(&widget), "wythoff:0,5");
    widget.apply(Action::GoTo(Target::Prev)).expect("back");
    assert_eq!(
        (shown(&widget), widget.steps().0),
        ("wythoff:3,2".into(), 3)
    );
}

#[test]
fn an_answer_beside_the_example_is_none_to_its_step() {
    let mut widget = at(5);
    widget
        .apply(Action::SetAnswers(Answers::Hidden))
        .expect("it is set");
    walk(&mut widget, "a3");
    let outcome = widget.position().expect("a position").outcome();
    let events = widget
        .apply(Action::Answer(Answer::Outcome(outcome)))
        .expect("it is asked");
    assert_eq!(events, [], "no step has asked");
    assert_eq!(widget.verdict(), Some(true));
    widget.apply(Action::GoTo(Target::Step(5))).expect("back");
    assert_eq!(widget.question(), Some(Ask::Outcome), "it is still open");
}

#[test]
fn where_the_tree_leads_no_verdict_is_left() {
    let lesson = r#"{ "title": "t", "language": "en", "start": "nim:1,2", "show": "tree",
        "ask": "winning", "steps": [{ "play": "b1" }] }"#;
    let mut widget = example(lesson);
    let wrong = widget
        .position()
        .and_then(|position| position.read_move("a1").ok());
    widget
        .apply(Action::Play(wrong.expect("a move")))
        .expect("it is tried");
    assert_eq!(widget.verdict(), Some(false));
    walk(&mut widget, "");
    assert_eq!((widget.verdict(), &*shown(&widget)), (None, "nim:1,2"));
    assert!(widget.can_choose());
}

#[test]
fn a_way_can_be_gone_on_by_any_move() {
    let mut widget = at(2);
    let position = widget.position().expect("a position");
    let mv = position.read_move("b1").expect("a move");
    widget.apply(Action::Play(mv)).expect("it can be played");
    assert_eq!(shown(&widget), "wythoff:2,0");
    // The tree shows the new position.
    let next = tree_key(&widget, "ArrowRight").expect("the winning reply");
    assert_eq!(next, Action::Walk("ab1 b3 b1 a2".into()));
    widget.apply(next).expect("it is taken");
    assert_eq!(shown(&widget), "wythoff:0,0");
}

/// A position that is set up is the root of another tree.
#[test]
fn a_new_position_begins_a_new_tree() {
    let mut widget = at(8);
    assert_eq!(walk(&mut widget, ""), stepped(7));
    assert_eq!(widget.steps().0, 7);
    assert_eq!(shown(&widget), "wythoff:1,2");
}

#[test]
fn a_path_that_leads_nowhere_is_not_taken() {
    let mut widget = at(1);
    for path in ["b6", "x", "ab1 ab3", "ab1 b3 b3", "-1"] {
        assert_eq!(walk(&mut widget, path), [], "{path}");
        assert_eq!(
            (shown(&widget), widget.steps().0),
            ("wythoff:2,4".into(), 1)
        );
    }
}

#[test]
fn keys_lead_to_the_neighbours() {
    let mut widget = at(1);
    for (key, position) in [
        ("ArrowRight", "wythoff:2,1"),
        ("ArrowLeft", "wythoff:2,4"),
        ("ArrowUp", "wythoff:0,5"),
        ("ArrowRight", "wythoff:0,0"),
        ("ArrowRight", "wythoff:0,0"),
        ("ArrowDown", "wythoff:2,4"),
        ("ArrowLeft", "wythoff:3,5"),
        ("ArrowLeft", "wythoff:3,5"),
        ("ArrowUp", "wythoff:3,5"),
        ("ArrowDown", "wythoff:3,5"),
        ("Enter", "wythoff:2,5"),
    ] {
        let action = tree_key(&widget, key).expect(key);
        widget.apply(action).expect(key);
        assert_eq!(shown(&widget), position, "{key}");
    }
    assert_eq!(tree_key(&widget, "Home"), None, "the steps' own key");
    assert_eq!(tree_key(&at(0), "ArrowRight"), None, "there is no tree yet");
}
