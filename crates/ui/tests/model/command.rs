//! The texts of buttons and inputs round-trip to their commands.

use super::example::{LESSON, example};
use super::game::game;
use nian_solver::several_dice::Faces;
use nian_solver::{AnyPosition, Move};
use nian_ui::model::{
    Action, Answers, Command, Field, Input, Opponent, Player, Popup, Speed, Target,
};

const A2: Move = Move::Row { row: 0, take: 2 };

/// These texts are in files of prerendered cards, which scripts read as well.
#[test]
fn every_command_is_read_as_it_was_written() {
    let position: AnyPosition = "nim:3,4,5".parse().unwrap();
    for (command, text) in [
        (Command::GoTo(Target::First), "first"),
        (Command::GoTo(Target::Prev), "prev"),
        (Command::GoTo(Target::Next), "next"),
        (Command::GoTo(Target::Last), "last"),
        (Command::GoTo(Target::Step(3)), "step 3"),
        (Command::Run, "run"),
        (Command::Play(A2), "play a2"),
        (Command::Touch(A2), "touch a2"),
        (Command::Choose(A2), "choose a2"),
        (Command::Walk(""), "walk "),
        (Command::Walk("a2 b1"), "walk a2 b1"),
        (Command::Fewer, "key ArrowLeft"),
        (Command::More, "key ArrowRight"),
        (Command::Take, "take"),
        (Command::Undo, "undo"),
        (Command::Redo, "redo"),
        (Command::Again, "again"),
        (Command::Reveal, "reveal"),
        (Command::Toggle(Popup::Menu), "menu"),
        (Command::Toggle(Popup::Steps), "steps"),
        (Command::Unfold, "moves"),
        (Command::From(u64::MAX), "from 18446744073709551615"),
        (Command::Check, "check"),
        (Command::Cancel, "cancel"),
    ] {
        assert_eq!(command.text(), text);
        assert_eq!(
            Command::read(text, Some(&position)),
            Some(command),
            "{text}"
        );
    }
    assert_eq!(Command::Take.text_if(false), "");
    for nonsense in [
        "",
        "fly",
        "step",
        "step -1",
        "play",
        "play z",
        "play a9 b1",
        "from",
        "from x",
        "take a2",
    ] {
        let read = Command::read(nonsense, Some(&position));
        assert_eq!(read, None, "{nonsense:?}");
    }
    assert_eq!(Command::read("play a2", None), None, "no position is shown");
}

/// A shape of a picture has only its move as text.
#[test]
fn a_move_is_touched() {
    let position: AnyPosition = "dice.both:31@3,5".parse().unwrap();
    let both = Move::TurnAll(Faces::new(&[1, 3]).unwrap());
    for (text, command) in [("1+3", Some(Command::Touch(both))), ("a3", None)] {
        assert_eq!(Command::read_move(text, Some(&position)), command, "{text}");
        assert_eq!(
            Command::read(&format!("touch {text}"), Some(&position)),
            command
        );
    }
}

#[test]
fn commands_are_carried_out() {
    let widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    let one = Move::Row { row: 0, take: 1 };
    for (command, action) in [
        (Command::Run, Action::TogglePlaying),
        (Command::Choose(A2), Action::Choose(Some(A2))),
        (Command::More, Action::Choose(Some(one))),
        (Command::Again, Action::Reset),
        (Command::Walk("a2"), Action::Walk("a2".into())),
        (Command::From(7), Action::From(7)),
    ] {
        assert_eq!(command.action(&widget), Some(action), "{command:?}");
    }
    let over = game("nim:0", Player::Reader, Opponent::None);
    assert_eq!(Command::Fewer.action(&over), None);
}

#[test]
fn every_field_is_read_as_it_was_written() {
    for (input, text) in [
        (Input::Step, "step"),
        (Input::Speed, "speed"),
        (Input::Opponent, "opponent"),
        (Input::First, "first"),
        (Input::Answers, "answers"),
        (Input::From, "from"),
        (Input::Range, "range"),
        (Input::Number(Field::Value), "value"),
        (Input::Number(Field::Digits), "digits"),
        (Input::Number(Field::System), "system"),
        (Input::Number(Field::List), "list"),
        (Input::Take(1), "take 1"),
        (Input::Slide(0), "slide 0"),
    ] {
        assert_eq!(input.text(), text);
        assert_eq!(Input::read(text), Some(input), "{text}");
    }
    for nonsense in ["", "take", "take x", "step 1"] {
        assert_eq!(Input::read(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn fields_do_what_they_hold() {
    let widget = game("wythoff:3,5", Player::Reader, Opponent::None);
    let b = |take| Action::Choose(Some(Move::Row { row: 1, take }));
    let both = |take| Action::Choose(Some(Move::Both { take }));
    for (input, value, action) in [
        (Input::Opponent, "1", Action::SetOpponent(Opponent::Skilled)),
        (Input::First, "1", Action::SetFirst(Player::Other)),
        (Input::Answers, "0", Action::SetAnswers(Answers::Shown)),
        (Input::Answers, "2", Action::SetAnswers(Answers::Ask)),
        (Input::Take(1), "4", b(4)),
        (Input::Take(2), "3", both(3)),
        (Input::Take(2), "4", Action::Choose(None)),
        (Input::Take(0), "", Action::Choose(None)),
        (Input::Slide(1), "9", b(5)),
        (Input::Slide(1), "0", Action::Choose(None)),
        (Input::From, "12", Action::From(12)),
    ] {
        let done = input.action(value, &widget);
        assert_eq!(done, Some(action), "{input:?} {value}");
    }
    for (input, value) in [
        (Input::Opponent, "5"),
        (Input::First, ""),
        (Input::Take(3), "1"),
    ] {
        assert_eq!(input.action(value, &widget), None, "{input:?} {value}");
    }
    let widget = example(LESSON);
    let fast = Some(Action::SetSpeed(Speed::Fast));
    assert_eq!(Input::Speed.action("2", &widget), fast);
    let step = Some(Action::GoTo(Target::Step(4)));
    assert_eq!(Input::Step.action("4", &widget), step);
}
