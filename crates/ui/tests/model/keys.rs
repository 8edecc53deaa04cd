use super::example::example;
use super::game::game;
use nian_ui::model::{
    Action, Command, Opponent, Player, Popup, STEP_KEYS, Target, board_key, history_key, key_action,
};

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
    // A button with the same target exists, too.
    for (key, target) in STEP_KEYS {
        let by_button = Command::GoTo(target).action(&widget);
        assert_eq!(key_action(&widget, key), by_button, "{key}");
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

#[test]
fn keys_undo_and_redo_in_a_game() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    let undo = |widget: &_, key| history_key(widget, key, false);
    assert_eq!(undo(&widget, "z"), None, "nothing is played");
    let mv = widget.position().unwrap().moves().next().unwrap();
    widget.apply(Action::Play(mv)).unwrap();
    for (key, shift, action) in [
        ("z", false, Some(Action::Undo)),
        // With caps lock.
        ("Z", false, Some(Action::Undo)),
        ("Z", true, None),
        ("y", false, None),
        ("x", false, None),
    ] {
        assert_eq!(history_key(&widget, key, shift), action, "{key} {shift}");
    }
    widget.apply(Action::Undo).unwrap();
    for (key, shift, action) in [
        ("z", false, None),
        ("Z", true, Some(Action::Redo)),
        ("z", true, Some(Action::Redo)),
        ("y", false, Some(Action::Redo)),
        ("Y", true, None),
    ] {
        assert_eq!(history_key(&widget, key, shift), action, "{key} {shift}");
    }
    // The steps of an example are gone through by other keys.
    assert_eq!(undo(&example(LESSON), "z"), None);
}

/// The move chosen after these keys on a new board.
fn chosen_by(position: &str, keys: &[&str]) -> String {
    let mut widget = game(position, Player::Reader, Opponent::None);
    for key in keys {
        let action = board_key(&widget, key).expect(key);
        widget.apply(action).unwrap();
    }
    widget.chosen.map(|mv| mv.to_string()).unwrap_or_default()
}

#[test]
fn keys_choose_on_every_board() {
    let [up, down] = ["ArrowUp", "ArrowDown"];
    let [left, right] = ["ArrowLeft", "ArrowRight"];
    for (position, keys, chosen) in [
        ("nim:3,4,5", &[down, right][..], "a2"),
        ("nim:3,4,5", &[down, down, right, right], "b3"),
        ("subtraction.1-3:21", &[right, right, right, right], "3"),
        ("subtraction.1,3,4:9", &[right, right, left, right], "3"),
        ("subtraction.1,3,4:3", &[right, right, right], "3"),
        ("parity.3:2@0,1", &[right, right, right], "2"),
        ("sides.3:12", &[down], "1"),
        ("dice.one:31@3,5", &[right, right], "a2"),
        ("dice.one:31@3,5", &[right, down, right], "b3"),
        ("dice.one:31@3,5", &[right, up], "b1"),
        ("dice.both:31@3,5", &[right], "1+1"),
        ("dice.both:31@3,5", &[right, right, down], "2+3"),
        ("dice.both:31@3,5", &[right, left], "6+6"),
        ("dice.both:31@3,5", &[right, down, up], "1+1"),
        ("dynamic.2:10@2", &[right, right, right], "2"),
        ("dynamic.2.global:3,5@2", &[right, down, right, right], "b2"),
    ] {
        assert_eq!(chosen_by(position, keys), chosen, "{position} {keys:?}");
    }
}

#[test]
fn enter_plays_what_is_chosen() {
    for position in ["parity.3:17", "dice.both:31@3,5", "dice.one-sum:31@3,5,1"] {
        let mut widget = game(position, Player::Reader, Opponent::None);
        assert_eq!(board_key(&widget, "Enter"), None, "{position}");
        let action = board_key(&widget, "ArrowRight").unwrap();
        widget.apply(action).unwrap();
        let action = board_key(&widget, "Enter").unwrap();
        assert_eq!(action, Action::Take);
        widget.apply(action).unwrap();
        assert_eq!(widget.steps(), (1, 1), "{position}");
    }
}
