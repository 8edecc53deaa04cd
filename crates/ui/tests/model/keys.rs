use super::example::example;
use nian_ui::model::{Action, Popup, Target, key_action};

const LESSON: &str = r#"{
  "title": { "zh-Hant": "例", "zh-Hans": "例", "en": "Example" },
  "start": "nim:1,4,5",
  "steps": [ { "play": "b2" } ]
}"#;

#[test]
fn keys_step_through_an_example() {
    let widget = example(LESSON);
    for (key, action) in [
        ("ArrowLeft", Some(Action::GoTo(Target::Prev))),
        ("PageUp", Some(Action::GoTo(Target::Prev))),
        ("ArrowRight", Some(Action::GoTo(Target::Next))),
        ("PageDown", Some(Action::GoTo(Target::Next))),
        ("Home", Some(Action::GoTo(Target::First))),
        ("End", Some(Action::GoTo(Target::Last))),
        (" ", Some(Action::TogglePlaying)),
        ("Tab", None),
        ("a", None),
        ("Escape", None),
    ] {
        assert_eq!(key_action(&widget, key), action, "{key}");
    }
}

#[test]
fn escape_closes_what_is_open() {
    let mut widget = example(LESSON);
    widget.apply(Action::Toggle(Popup::Steps)).unwrap();
    assert_eq!(key_action(&widget, "Escape"), Some(Action::Dismiss));
    widget.apply(Action::Dismiss).unwrap();
    assert_eq!(widget.popup, None);
}
