//! Places, keys, messages, and what a tab keeps, as data.

use nian_course::flat_map::FlatMap;
use nian_course::lecture::{
    Choice, Clock, Colours, Command, Envelope, Inbox, KeyPress, Message, Name, Place, SavedSession,
    SpeakerState, Target, choices, time,
};
use serde_json::json;

fn pressed(key: &str, has_shift: bool, target: Target) -> Option<Command> {
    KeyPress {
        key,
        has_shift,
        target,
    }
    .command()
}

#[test]
fn names_of_steps_are_read_as_they_are_written() {
    assert_eq!(
        Name::read("2.15").map(|name| name.to_string()),
        Some("2.15".to_owned())
    );
    for wrong in [
        "", "2", "2.", ".5", "100.1", "1.1000", "a.1", "1.1a", "1.-1", "+1.1",
    ] {
        assert_eq!(Name::read(wrong), None, "{wrong}");
    }
    let place = Place::begin(1, 3, "1.3,nonsense,2.0");
    assert_eq!(
        (place.written().as_str(), place.is_seen()),
        ("1.3,2.0", true)
    );
}

#[test]
fn each_command_has_a_name() {
    for name in ["forward", "start", "legend", "7"] {
        let command = Command::named(name).expect("a command");
        assert_eq!(command.name(), name);
    }
    assert_eq!(Command::named("nonsense"), None);
    assert_eq!(Command::named("10"), None);
    for (command, _) in Command::BUTTONS.into_iter().flatten() {
        assert_eq!(Command::named(command.name()), Some(*command));
    }
}

#[test]
fn keys_are_for_what_has_the_focus_unless_a_clicker_sends_them() {
    for target in [
        Target::Field,
        Target::Button,
        Target::Board,
        Target::BoardButton,
    ] {
        assert_eq!(pressed("PageDown", false, target), Some(Command::Forward));
        assert_eq!(pressed("Escape", false, target), Some(Command::Escape));
        assert_eq!(pressed("Enter", false, target), None);
    }
    assert_eq!(pressed("ArrowRight", false, Target::Board), None);
    assert_eq!(
        pressed("ArrowRight", false, Target::Button),
        Some(Command::Forward)
    );
    assert_eq!(pressed("7", false, Target::Page), Some(Command::Digit(7)));
    assert_eq!(pressed("7", false, Target::Field), None);
    assert_eq!(
        pressed("ArrowRight", true, Target::Page),
        Some(Command::Next)
    );
    assert_eq!(pressed("?", true, Target::Page), Some(Command::Legend));
    assert_eq!(pressed("A", true, Target::Page), None);
    assert_eq!(pressed("Tab", false, Target::Page), None);
}

#[test]
fn choices_are_of_what_is_asked() {
    let all = ["a1", "a2", "b1", "b2", "c1", "c2", "c1"].map(str::to_owned);
    let winning = ["b2".to_owned()];
    let named = choices(Some("claim"), &all, &winning);
    assert_eq!(named, ["holds", "fails"].map(Choice::Named));
    let moves = choices(Some("winning"), &all, &winning);
    assert_eq!(
        moves,
        ["a1", "a2", "b1", "b2"].map(|mv| Choice::Move(mv.to_owned()))
    );
    let one = choices(Some("winning"), &winning, &winning);
    assert_eq!(one, [Choice::Move("b2".to_owned()), Choice::Blank]);
    assert_eq!(
        choices(Some("columns"), &all, &winning),
        vec![Choice::Blank; 4]
    );
    assert_eq!(choices(None, &all, &winning).len(), 4);
}

#[test]
fn a_message_is_heard_once_and_by_the_other_window() {
    let now = SpeakerState {
        at: 2,
        step: 1,
        of: 3,
        steps: 4,
        title: "\"Nim\" 拈".to_owned(),
        waits: true,
        game: Some("nim:3 a2".to_owned()),
        clock: Clock::Left(1500),
        ..SpeakerState::default()
    };
    let messages = [
        Message::Here,
        Message::Do(Command::Digit(3)),
        Message::State(Box::new(now)),
        Message::End,
    ];
    let mut heard = Inbox::default();
    for (number, message) in (1..).zip(messages) {
        let envelope = Envelope {
            pair: "1-2".to_owned(),
            from: "one".to_owned(),
            number,
            message: message.clone(),
        };
        let text = envelope.write();
        assert!(
            serde_json::from_str::<serde_json::Value>(&text).is_ok(),
            "{text}"
        );
        assert_eq!(heard.hear(&text, "1-2", "one"), None, "its own");
        assert_eq!(heard.hear(&text, "1-3", "two"), None, "another pair's");
        assert_eq!(heard.hear(&text, "1-2", "two"), Some(message));
        assert_eq!(heard.hear(&text, "1-2", "two"), None, "again");
    }
    for text in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"nian":"1-2","from":"a","number":9,"what":"do","command":"x"}"#,
    ] {
        assert_eq!(heard.hear(text, "1-2", "two"), None, "{text}");
    }
}

#[test]
fn what_a_tab_keeps_comes_back_part_by_part() {
    let whole = json!({
        "lesson": "?d=nim:3",
        "games": { "1": "nim:3 a2" },
        "hands": { "1.0": [{ "label": "safe", "value": "safe", "count": 7 }, { "label": "", "count": 0 }] },
        "ink": { "1.0": { "size": [9.5, 9], "lines": [[4, "M1 2L3 4"]] }, "1.0a": { "size": [1, 1], "picture": true, "lines": [] } },
        "teams": { "names": ["Owls", null], "score": [1, 0], "game": { "at": 1, "position": "nim:3", "state": null, "first": 1, "end": { "moves": "a2", "team": 1 } } },
        "clock": { "until": 5000.5 },
        "colours": "dark",
        "voting": true,
    });
    let read = |value: &serde_json::Value| SavedSession::read(&value.to_string(), "?d=nim:3", 1000);
    let kept = read(&whole);
    assert_eq!(
        (
            kept.games.iter().count(),
            kept.hands.iter().count(),
            kept.ink.iter().count()
        ),
        (1, 1, 2)
    );
    assert_eq!(kept.clock, Clock::Until(5000));
    assert_eq!((kept.colours, kept.is_voting), (Some(Colours::Dark), true));
    assert_eq!(kept.teams.game.as_ref().map(|game| game.first), Some(1));
    let again = SavedSession::read(&kept.write("?d=nim:3", &kept.ink), "?d=nim:3", 1000);
    assert_eq!(again, kept);
    assert_eq!(
        SavedSession::read(&whole.to_string(), "?d=nim:4", 1000),
        SavedSession::default()
    );
    for (name, bad) in [
        ("games", json!({ "1": ["a2"] })),
        ("hands", json!({ "1.0": [{ "label": "one", "count": 1 }] })),
        (
            "hands",
            json!({ "1.0": [{ "label": "one", "count": -1 }, { "label": "two", "count": 1 }] }),
        ),
        (
            "ink",
            json!({ "1.0": { "size": [9, 9], "lines": [[1, "<img onerror=x>"]] } }),
        ),
        ("ink", json!({ "1.0": { "size": [0, 9], "lines": [] } })),
        (
            "teams",
            json!({ "names": ["a"], "score": [-1, 1e99], "game": { "at": 1 } }),
        ),
        ("clock", json!({ "until": "never" })),
        ("clock", json!({ "until": -700_000 })),
        ("colours", json!("pink")),
    ] {
        let mut spoilt = whole.clone();
        spoilt[name] = bad;
        let found = read(&spoilt);
        let is_gone = match name {
            "games" => found.games.is_empty(),
            "hands" => found.hands.is_empty(),
            "ink" => found.ink.is_empty(),
            "teams" => found.teams == nian_course::lecture::Teams::default(),
            "clock" => found.clock == Clock::Off,
            _ => found.colours.is_none(),
        };
        assert!(is_gone && found.is_voting, "{name}");
    }
    for text in ["", "{", "[]", "null"] {
        assert_eq!(
            SavedSession::read(text, "?d=nim:3", 0),
            SavedSession::default()
        );
    }
    let empty = SavedSession::default().write("?d=nim:3", &FlatMap::default());
    assert_eq!(
        SavedSession::read(&empty, "?d=nim:3", 0),
        SavedSession::default()
    );
}

#[test]
fn times_are_written_for_the_last_row() {
    assert_eq!(
        [0, 59, 61, 600].map(time),
        ["0:00", "0:59", "1:01", "10:00"]
    );
}
