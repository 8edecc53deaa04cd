//! Games as text: parsed, written, and their errors reported.
use super::{board, shown, wrong};
use nian_solver::AnyPosition;
use nian_ui::model::{Action, Event, Widget};

fn state(widget: &Widget) -> String {
    widget.game().unwrap().state()
}

#[test]
fn every_game_is_read_as_it_was_written() {
    let others = [
        "dice.one:24@1,3",
        "dynamic.2.local:4@4,5@4",
        "nim.misere:2,3",
    ];
    for position in AnyPosition::EXAMPLES.into_iter().chain(others) {
        let (mut widget, _) = board(&[("position", position), ("opponent", "none")]);
        let mut states = vec![state(&widget)];
        let last = |widget: &Widget| widget.position()?.moves().last();
        while let Some(mv) = last(&widget) {
            let events = widget.apply(Action::Play(mv)).unwrap();
            let moves = widget.game().unwrap().moves();
            assert_eq!(events[0], Event::Attribute("moves", moves));
            states.push(state(&widget));
        }
        assert_eq!(states[0], position);
        for (step, text) in states.iter().enumerate() {
            let (mut other, _) = board(&[("opponent", "none")]);
            assert_eq!(wrong(&other.set_attribute("state", Some(text))), None);
            assert_eq!((&state(&other), other.steps()), (text, (step, step)));
            // The same with the two attributes.
            let (start, moves) = text.split_once(' ').unwrap_or((text, ""));
            let attributes = [("position", start), ("moves", moves), ("opponent", "none")];
            let (other, events) = board(&attributes);
            assert_eq!((&state(&other), wrong(&events)), (text, None));
        }
    }
}

#[test]
fn a_text_that_is_wrong_anywhere_changes_nothing() {
    let (mut widget, _) = board(&[("position", "nim:3,4,5"), ("moves", "a2,b1")]);
    let before = widget.kind.clone();
    for text in [
        "nim:3,4,x a2",
        "nim:3,4,5 a2,z9",
        "nim:3,4,5 a2,a9",
        "nim:1 a1,a1",
        "nim:3,4,5  b1;c1",
        "3,4,5",
        "?",
    ] {
        let events = widget.set_attribute("state", Some(text));
        let told = wrong(&events).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(widget.notice.as_deref(), Some(told), "{text}");
        assert_eq!(widget.kind, before, "{text}");
    }
    // Characters of Chinese keyboards.
    widget.set_attribute("state", Some("nim:3,4,5 a１，b2、c3"));
    assert_eq!(state(&widget), "nim:3,4,5 a1,b2,c3");
    assert_eq!(widget.set_attribute("state", None), []);
    assert_eq!(state(&widget), "nim:3,4,5 a1,b2,c3");
}

#[test]
fn the_game_stands_at_the_last_move_that_can_be_played() {
    for (moves, stand, shows) in [
        ("a2,b9,c1", "nim:3,4,5 a2", "nim:1,4,5"),
        ("x", "nim:3,4,5", "nim:3,4,5"),
        ("a3,b4,c5,a1", "nim:3,4,5 a3,b4,c5", "nim:0,0,0"),
    ] {
        let (widget, events) = board(&[("position", "nim:3,4,5"), ("moves", moves)]);
        assert!(wrong(&events).is_some(), "{moves}");
        assert_eq!((&*state(&widget), &*shown(&widget)), (stand, shows));
        let (mut widget, _) = board(&[("position", "nim:3,4,5"), ("opponent", "none")]);
        let events = widget.set_attribute("moves", Some(moves));
        assert_eq!(state(&widget), stand);
        let stands = stand.split_once(' ').map_or("", |(_, moves)| moves);
        assert!(events.contains(&Event::Attribute("moves", stands.into())));
        assert!(wrong(&events).is_some(), "{moves}");
    }
}

#[test]
fn moves_that_are_taken_back_do_not_stand() {
    let attributes = [
        ("position", "nim:3,4,5"),
        ("moves", "a2,b1,c1"),
        ("opponent", "none"),
    ];
    let (mut widget, _) = board(&attributes);
    let mut told = |action| {
        let events = widget.apply(action).unwrap();
        events.into_iter().find_map(|event| match event {
            Event::Attribute("moves", moves) => Some(moves),
            _ => None,
        })
    };
    assert_eq!(told(Action::Undo).as_deref(), Some("a2,b1"));
    assert_eq!(told(Action::Undo).as_deref(), Some("a2"));
    assert_eq!(told(Action::Redo).as_deref(), Some("a2,b1"));
    assert_eq!(told(Action::Reset).as_deref(), Some(""));
    // Another position clears the moves.
    widget.set_attribute("moves", Some("a1"));
    let events = widget.set_attribute("position", Some("nim:2,3"));
    assert!(events.contains(&Event::Attribute("moves", String::new())));
    assert_eq!(state(&widget), "nim:2,3");
}
