//! What the buttons and fields of a card carry as text is what they do.

use super::example::{LESSON, example};
use super::game::game;
use nian_solver::Move;
use nian_solver::several_dice::Faces;
use nian_ui::model::{Action, Answers, Opponent, Player, Popup, Speed, Target};

#[test]
fn every_deed_is_read() {
    let widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    let a2 = Move::Row { row: 0, take: 2 };
    for (deed, action) in [
        ("first", Action::GoTo(Target::First)),
        ("prev", Action::GoTo(Target::Prev)),
        ("next", Action::GoTo(Target::Next)),
        ("last", Action::GoTo(Target::Last)),
        ("step 3", Action::GoTo(Target::Step(3))),
        ("run", Action::TogglePlaying),
        ("play a2", Action::Play(a2)),
        ("touch a2", Action::Touch(a2)),
        ("choose a2", Action::Choose(Some(a2))),
        (
            "key ArrowRight",
            Action::Choose(Some(Move::Row { row: 0, take: 1 })),
        ),
        ("take", Action::Take),
        ("undo", Action::Undo),
        ("redo", Action::Redo),
        ("again", Action::Reset),
        ("reveal", Action::Reveal),
        ("menu", Action::Toggle(Popup::Menu)),
        ("steps", Action::Toggle(Popup::Steps)),
        ("from 7", Action::From(7)),
    ] {
        assert_eq!(widget.read_deed(deed), Some(action), "{deed}");
    }
    for nonsense in ["", "fly", "step", "step -1", "play", "play z", "from x"] {
        assert_eq!(widget.read_deed(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn every_field_is_read() {
    let widget = game("wythoff:3,5", Player::Reader, Opponent::None);
    for (field, value, action) in [
        ("opponent", "1", Action::SetOpponent(Opponent::Learner)),
        ("first", "1", Action::SetFirst(Player::Other)),
        ("answers", "0", Action::SetAnswers(Answers::Shown)),
        ("answers", "2", Action::SetAnswers(Answers::Ask)),
        (
            "take 1",
            "4",
            Action::Choose(Some(Move::Row { row: 1, take: 4 })),
        ),
        ("take 2", "3", Action::Choose(Some(Move::Both { take: 3 }))),
        ("take 2", "4", Action::Choose(None)),
        ("take 0", "", Action::Choose(None)),
        (
            "slide 1",
            "9",
            Action::Choose(Some(Move::Row { row: 1, take: 5 })),
        ),
        ("slide 1", "0", Action::Choose(None)),
        ("from", "12", Action::From(12)),
    ] {
        assert_eq!(
            widget.read_field(field, value),
            Some(action),
            "{field} {value}"
        );
    }
    for (field, value) in [
        ("opponent", "3"),
        ("first", ""),
        ("take 3", "1"),
        ("take", "1"),
    ] {
        assert_eq!(widget.read_field(field, value), None, "{field} {value}");
    }
    let widget = game("dice.both:31@3,5", Player::Reader, Opponent::None);
    for (deed, action) in [
        (
            "touch 1+3",
            Some(Move::TurnAll(Faces::new(&[1, 3]).unwrap())),
        ),
        ("touch a3", None),
    ] {
        assert_eq!(widget.read_deed(deed), action.map(Action::Touch), "{deed}");
    }
    let widget = example(LESSON);
    let speed = Some(Action::SetSpeed(Speed::Fast));
    assert_eq!(widget.read_field("speed", "2"), speed);
    let step = Some(Action::GoTo(Target::Step(4)));
    assert_eq!(widget.read_field("step", "4"), step);
}
