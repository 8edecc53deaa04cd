use super::{moves, shown, stepped};
use nian_lessons::{Ask, Example};
use nian_solver::Move;
use nian_ui::model::{Action, Answers, Event, Kind, Refusal, Speed, Target, Walkthrough, Widget};
use nian_words::Language;

pub(crate) const LESSON: &str = r#"{
  "title": { "zh-Hant": "例", "zh-Hans": "例", "en": "Example" },
  "start": "nim:3,4,5",
  "steps": [
    { "show": "columns" },
    { "ask": "winning" },
    { "play": "a2" },
    { "back": "start", "marks": true }
  ]
}"#;

const PAIRS: &str = r#"{
  "title": { "zh-Hant": "例", "zh-Hans": "例", "en": "Example" },
  "pairs": 3,
  "steps": [ { "pair": 1 }, { "pair": 2 } ]
}"#;

pub(crate) fn example(example: &str) -> Widget {
    let example = Walkthrough::new(&Example::parse(example).unwrap()).unwrap();
    Widget::new(Language::En, Kind::Example(example))
}

fn go(widget: &mut Widget, target: Target) -> Result<Vec<Event>, Refusal> {
    widget.apply(Action::GoTo(target))
}

#[test]
fn every_step_can_be_gone_to() {
    let mut widget = example(LESSON);
    assert_eq!(widget.steps(), (0, 4));
    for (target, step) in [
        (Target::Next, 1),
        (Target::Last, 4),
        (Target::Prev, 3),
        (Target::First, 0),
        (Target::Step(2), 2),
    ] {
        assert!(widget.can_go_to(target));
        assert_eq!(
            go(&mut widget, target),
            Ok(stepped(step).to_vec()),
            "{target:?}"
        );
        assert_eq!(widget.steps().0, step);
    }
    assert_eq!(
        go(&mut widget, Target::Step(2)),
        Ok(vec![]),
        "already there"
    );
}

#[test]
fn beyond_the_ends_there_is_no_step() {
    let mut widget = example(LESSON);
    let refused = Err(Refusal::NoSuchStep { steps: 4 });
    assert_eq!(go(&mut widget, Target::Prev), refused);
    assert_eq!(go(&mut widget, Target::Step(5)), refused);
    assert!(!widget.can_go_to(Target::Prev) && !widget.can_go_to(Target::Step(5)));
    go(&mut widget, Target::Last).unwrap();
    assert_eq!(go(&mut widget, Target::Next), refused);
    assert_eq!(widget.steps().0, 4);
}

#[test]
fn the_steps_follow_each_other_and_stop_at_the_end() {
    let mut widget = example(LESSON);
    assert_eq!(widget.step_time(), None);
    widget.apply(Action::TogglePlaying).unwrap();
    let normal = widget.step_time().unwrap();
    let Kind::Example(shown) = &widget.kind else {
        panic!("no example");
    };
    let said = widget.language.sentences().frame(shown.frame());
    // 1.4 seconds, and 55 ms for each letter.
    assert_eq!(normal, 1400 + 55 * u32::try_from(said.len()).unwrap());
    widget.apply(Action::SetSpeed(Speed::Fast)).unwrap();
    assert_eq!(widget.step_time(), Some(normal / 2));
    widget.apply(Action::SetSpeed(Speed::Slow)).unwrap();
    assert_eq!(widget.step_time(), Some(2 * normal));
    for step in 1..=4 {
        assert_eq!(widget.apply(Action::Tick).unwrap(), stepped(step));
        assert_eq!(widget.steps().0, step);
    }
    assert_eq!(widget.step_time(), None, "at the end it stands");
    assert_eq!(widget.apply(Action::Tick), Ok(vec![]));
    widget.apply(Action::TogglePlaying).unwrap();
    assert_eq!(widget.steps().0, 0, "and begins again when asked to");
}

#[test]
fn asked_twice_it_stands_and_an_example_without_steps_never_runs() {
    let mut widget = example(LESSON);
    for runs in [true, false, true] {
        widget.apply(Action::TogglePlaying).unwrap();
        assert_eq!(widget.step_time().is_some(), runs);
    }
    let none = r#"{ "title": "t", "language": "en", "start": "nim:1", "steps": [] }"#;
    let mut widget = example(none);
    widget.apply(Action::TogglePlaying).unwrap();
    assert_eq!(widget.step_time(), None);
}

#[test]
fn a_step_by_hand_stops_the_clock() {
    let mut widget = example(LESSON);
    widget.apply(Action::TogglePlaying).unwrap();
    go(&mut widget, Target::Next).unwrap();
    assert_eq!(widget.step_time(), None);
}

#[test]
fn the_reader_can_play_beside_the_example() {
    let mut widget = example(LESSON);
    go(&mut widget, Target::Step(1)).unwrap();
    let events = widget
        .apply(Action::Play(Move::Row { row: 1, take: 4 }))
        .unwrap();
    assert_eq!(moves(&events), ["reader b4"]);
    assert_eq!(
        (shown(&widget).as_str(), widget.steps()),
        ("nim:3,0,5", (1, 4))
    );
    widget.apply(Action::Undo).unwrap();
    assert_eq!(shown(&widget), "nim:3,4,5");
    widget.apply(Action::Redo).unwrap();
    assert_eq!(shown(&widget), "nim:3,0,5");
    assert_eq!(widget.apply(Action::Redo), Err(Refusal::NothingToRedo));
    go(&mut widget, Target::Prev).unwrap();
    assert_eq!(
        (shown(&widget).as_str(), widget.steps().0),
        ("nim:3,4,5", 1)
    );
    assert_eq!(widget.apply(Action::Undo), Err(Refusal::NothingToUndo));
}

#[test]
fn a_table_has_no_moves() {
    let mut widget = example(PAIRS);
    assert_eq!(widget.position(), None);
    assert_eq!(widget.question(), None);
    let refused = Err(Refusal::NoPosition);
    assert_eq!(
        widget.apply(Action::Play(Move::Row { row: 0, take: 1 })),
        refused
    );
}

#[test]
fn a_step_that_asks_waits_with_its_answer() {
    let mut widget = example(LESSON);
    assert!(widget.answers_open());
    go(&mut widget, Target::Step(2)).unwrap();
    assert_eq!(widget.question(), Some(Ask::Winning));
    widget.apply(Action::Reveal).unwrap();
    assert!(widget.answers_open());
    go(&mut widget, Target::Step(1)).unwrap();
    go(&mut widget, Target::Step(2)).unwrap();
    assert!(!widget.answers_open(), "and asks again");
}

#[test]
fn shown_answers_are_shown_at_every_step() {
    let mut widget = example(LESSON);
    widget.apply(Action::SetAnswers(Answers::Shown)).unwrap();
    for step in 0..=4 {
        go(&mut widget, Target::Step(step)).unwrap();
        assert!(widget.answers_open());
        assert_eq!(widget.question(), None);
    }
}

#[test]
fn hidden_answers_are_hidden_at_every_step() {
    let mut widget = example(LESSON);
    let events = widget.apply(Action::SetAnswers(Answers::Hidden)).unwrap();
    assert_eq!(events, [Event::Attribute("answers", "hidden".into())]);
    for step in 0..=4 {
        go(&mut widget, Target::Step(step)).unwrap();
        assert!(!widget.answers_open());
        assert!(widget.question().is_some());
    }
}

#[test]
fn a_reset_begins_again() {
    let mut widget = example(LESSON);
    go(&mut widget, Target::Last).unwrap();
    assert_eq!(widget.apply(Action::Reset).unwrap(), stepped(0));
    assert_eq!(widget.steps().0, 0);
}

#[test]
fn what_a_later_step_asks_for_is_not_given_away() {
    let mut widget = example(LESSON);
    for (step, expected) in [(0, true), (1, true), (2, false), (3, false), (4, false)] {
        go(&mut widget, Target::Step(step)).unwrap();
        let Kind::Example(example) = &widget.kind else {
            panic!("an example stays one");
        };
        assert_eq!(example.asks_later(), expected, "{step}");
    }
}

#[test]
fn chapters_begin_where_another_position_is_set_up_or_the_next_case_begins() {
    let chapters = |src: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/articles");
        let (article, name) = src.split_once('/').unwrap();
        let file = format!("{folder}/{article}/examples/{name}.json");
        let example = std::fs::read_to_string(file).unwrap();
        let example = Walkthrough::new(&Example::parse(&example).unwrap()).unwrap();
        let all = 0..=example.steps();
        all.filter(|&step| example.begins_chapter(step))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        chapters("odd-even-two-sides/theorem-k3"),
        [0, 8, 16, 24, 32, 40, 48, 56]
    );
    assert_eq!(chapters("odd-total/theorem1"), [0, 12, 24, 36, 48]);
    // The last chapter returns to the start.
    assert_eq!(chapters("odd-even-two-sides/state-0-1-5"), [0, 11, 22]);
    // No other position is set up, so each case from the start is a chapter.
    let cases = chapters("nim-and-variants/ex5");
    assert_eq!(cases, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 21, 23, 25]);
}
