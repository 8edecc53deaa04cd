use super::{moves, shown, winner};
use nian_solver::holding::Side;
use nian_solver::{Move, Outcome, PlayError};
use nian_ui::model::{
    Action, Event, Game, Kind, Layout, Opponent, Player, Popup, Random, Refusal, Target, Widget,
};
use nian_words::Language;

pub(crate) fn game(position: &str, first: Player, opponent: Opponent) -> Widget {
    let game = Game::new(position.parse().unwrap(), first, opponent, Random::new(1));
    Widget::new(Language::En, Kind::Game(game))
}

fn row(row: u8, take: u64) -> Move {
    Move::Row { row, take }
}

/// Plays a whole game, the reader by `choose`; returns the winner.
fn play_out(widget: &mut Widget, choose: impl Fn(&Widget) -> Move) -> Player {
    for _ in 0..100 {
        let action = if widget.reply_due() {
            Action::Reply
        } else {
            Action::Play(choose(widget))
        };
        if let Some(winner) = winner(&widget.apply(action).unwrap()) {
            return winner;
        }
    }
    panic!("the game does not end: {}", shown(widget));
}

#[test]
fn whoever_can_win_wins_against_a_perfect_opponent() {
    let winning = |widget: &Widget| widget.position().unwrap().winning_moves()[0];
    for (position, first, expected) in [
        ("nim:3,4,5", Player::Reader, Player::Reader),
        ("nim:1,4,5", Player::Other, Player::Reader),
        ("nim.misere:3,4,5", Player::Reader, Player::Reader),
        ("wythoff:10,14", Player::Reader, Player::Reader),
        ("dice:31@1", Player::Reader, Player::Reader),
        ("subtraction.1-3:21", Player::Reader, Player::Reader),
        ("subtraction.1-3.misere:21", Player::Other, Player::Reader),
        ("subtraction.1,4,9,16:51", Player::Reader, Player::Reader),
        ("subtraction.fib:36", Player::Other, Player::Reader),
        ("parity.3:17", Player::Reader, Player::Reader),
        ("parity.3:13", Player::Other, Player::Reader),
        ("parity.4.even:35", Player::Reader, Player::Reader),
        ("sides.3:12", Player::Reader, Player::Reader),
        ("sides.3:12@0,0,even", Player::Other, Player::Reader),
        ("sides.3:16", Player::Other, Player::Reader),
        ("dice.one:31@3,5", Player::Reader, Player::Reader),
        ("dice.both:31@3,5", Player::Reader, Player::Reader),
        ("dice.both.misere:40@1,2,3", Player::Reader, Player::Reader),
        ("dice.one-sum:100@1,6", Player::Other, Player::Reader),
        ("dynamic.2:10", Player::Reader, Player::Reader),
        ("dynamic.2:21", Player::Other, Player::Reader),
        ("dynamic.3:100", Player::Reader, Player::Reader),
        ("dynamic.2.local:4@4,5@4", Player::Reader, Player::Reader),
        ("dynamic.2.global:3,5@2", Player::Reader, Player::Reader),
    ] {
        let mut widget = game(position, first, Opponent::Perfect);
        assert_eq!(play_out(&mut widget, winning), expected, "{position}");
    }
    let any = |widget: &Widget| widget.position().unwrap().moves().next().unwrap();
    for position in [
        "nim:3,4,5",
        "wythoff:10,14",
        "subtraction.1-3:21",
        "subtraction.2,5,7.misere:30",
        "parity.3:17",
        "parity.4.even:35",
        "sides.3:12",
        "dice.one:31@3,5",
        "dice.both:31@3,5",
        "dice.one-sum:99@1,2",
        "dynamic.2:10",
        "dynamic.2.local:4@4,5@4",
        "dynamic.2.global:3,5@2",
    ] {
        let mut widget = game(position, Player::Other, Opponent::Perfect);
        assert_eq!(play_out(&mut widget, any), Player::Other, "{position}");
    }
}

#[test]
fn a_move_is_told_with_where_it_led() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    let events = widget.apply(Action::Play(row(0, 2))).unwrap();
    let after = "nim:1,4,5".parse().unwrap();
    let told = Event::Move {
        mv: row(0, 2),
        by: Player::Reader,
        position: after,
        outcome: Outcome::Safe,
    };
    let moves = Event::Attribute("moves", "a2".into());
    assert_eq!(events, [moves, told, Event::Step]);
    assert_eq!(widget.steps(), (1, 1));
}

#[test]
fn the_last_coin_decides_who_has_won() {
    for (position, expected) in [("nim:1", Player::Reader), ("nim.misere:1", Player::Other)] {
        let mut widget = game(position, Player::Reader, Opponent::None);
        let events = widget.apply(Action::Play(row(0, 1))).unwrap();
        assert_eq!(winner(&events), Some(expected), "{position}");
    }
}

#[test]
fn holdings_decide_who_has_won() {
    // The heap, the take of the player to move, and who then holds the right number.
    for (position, take, expected) in [
        ("parity.3:1@0,2", 1, Player::Reader),
        ("parity.3:1@1,1", 1, Player::Other),
        ("parity.3.even:1@1,1", 1, Player::Reader),
        ("parity.3:3@2,2", 3, Player::Reader),
        ("parity.3:2@2,3", 2, Player::Other),
        // The first player is the odd side here, and the even side below.
        ("sides.3:1@2,1,odd", 1, Player::Reader),
        ("sides.3:2@2,0,odd", 2, Player::Other),
        ("sides.3:2@3,1,even", 2, Player::Other),
        ("sides.3:1@2,3,even", 1, Player::Reader),
    ] {
        let mut widget = game(position, Player::Reader, Opponent::None);
        let events = widget.apply(Action::Play(Move::Take(take))).unwrap();
        assert_eq!(winner(&events), Some(expected), "{position}");
        assert!(widget.position().unwrap().end().is_some());
    }
}

#[test]
fn the_reader_keeps_to_one_side() {
    for (position, first, side) in [
        ("sides.3:20", Player::Reader, Side::Odd),
        ("sides.3:20", Player::Other, Side::Even),
        ("sides.3:20@0,0,even", Player::Reader, Side::Even),
        ("sides.3:20@0,0,even", Player::Other, Side::Odd),
    ] {
        let mut widget = game(position, first, Opponent::Perfect);
        for _ in 0..6 {
            let Kind::Game(game) = &widget.kind else {
                panic!("a game stays one");
            };
            assert_eq!(game.readers_side(), Some(side), "{position}");
            let action = if game.reply_due() {
                Action::Reply
            } else {
                Action::Play(Move::Take(1))
            };
            widget.apply(action).unwrap();
        }
        widget.apply(Action::SetOpponent(Opponent::None)).unwrap();
        let Kind::Game(game) = &widget.kind else {
            panic!("a game stays one");
        };
        assert_eq!(game.readers_side(), None, "two people are on both sides");
    }
}

#[test]
fn moves_beyond_the_rules_are_refused_with_the_reason() {
    let take = Move::Take;
    let turn = |die, face| Move::Turn { die, face };
    for (position, mv, error) in [
        ("subtraction.1,3,4:9", take(2), PlayError::NotInSet),
        (
            "subtraction.1,3,4:3",
            take(4),
            PlayError::TooMany { most: 3 },
        ),
        ("parity.3:17", take(4), PlayError::TooMany { most: 3 }),
        ("sides.3:12", row(0, 1), PlayError::OtherKind),
        ("dynamic.2:10@4", take(5), PlayError::TooMany { most: 4 }),
        (
            "dynamic.2.local:9@2,9@3",
            row(0, 3),
            PlayError::TooMany { most: 2 },
        ),
        ("dice.one:31@3,5", turn(0, 4), PlayError::NoSide { up: 3 }),
        (
            "dice.one:31@3,5",
            turn(2, 1),
            PlayError::NoSuchDie { dice: 2 },
        ),
        ("dice.both:31@3,5", turn(0, 1), PlayError::OtherKind),
    ] {
        let mut widget = game(position, Player::Reader, Opponent::None);
        let before = widget.clone();
        for action in [Action::Play(mv), Action::Touch(mv)] {
            let refused = Err(Refusal::Illegal(error));
            assert_eq!(widget.apply(action), refused, "{position} {mv}");
        }
        assert_eq!(widget, before, "{position} {mv}");
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    let before = widget.clone();
    for (mv, error) in [
        (row(0, 4), PlayError::TooMany { most: 3 }),
        (row(0, 0), PlayError::TakeNone),
        (row(3, 1), PlayError::NoSuchRow { rows: 3 }),
        (Move::Both { take: 1 }, PlayError::OtherKind),
    ] {
        for action in [
            Action::Play(mv),
            Action::Choose(Some(mv)),
            Action::Touch(mv),
        ] {
            assert_eq!(widget.apply(action), Err(Refusal::Illegal(error)), "{mv}");
        }
    }
    assert_eq!(widget, before);
}

#[test]
fn the_reader_waits_for_the_opponent() {
    let mut widget = game("nim:3,4,5", Player::Other, Opponent::Perfect);
    assert!(widget.reply_due());
    assert_eq!(
        widget.apply(Action::Play(row(0, 1))),
        Err(Refusal::NotYourTurn)
    );
    assert_eq!(
        widget.apply(Action::Choose(Some(row(0, 1)))),
        Err(Refusal::NotYourTurn)
    );
    assert_eq!(moves(&widget.apply(Action::Reply).unwrap()), ["other a2"]);
    assert!(!widget.reply_due());
}

#[test]
fn undo_goes_back_to_the_readers_own_turn() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    widget.apply(Action::Play(row(1, 1))).unwrap();
    widget.apply(Action::Reply).unwrap();
    let replied = shown(&widget);
    widget.apply(Action::Undo).unwrap();
    assert_eq!(shown(&widget), "nim:3,4,5");
    assert!(!widget.reply_due(), "the opponent waits for the reader");
    assert_eq!(widget.apply(Action::Undo), Err(Refusal::NothingToUndo));
    widget.apply(Action::Redo).unwrap();
    assert_eq!(shown(&widget), replied);
    assert_eq!(widget.apply(Action::Redo), Err(Refusal::NothingToRedo));
}

#[test]
fn undo_before_the_reply_takes_the_own_move_back() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    widget.apply(Action::Play(row(1, 1))).unwrap();
    widget.apply(Action::Undo).unwrap();
    assert_eq!(shown(&widget), "nim:3,4,5");
    widget.apply(Action::Redo).unwrap();
    assert!(
        widget.reply_due(),
        "and playing it again waits for the reply again"
    );
}

#[test]
fn two_people_take_back_one_move_each() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    widget.apply(Action::Play(row(0, 2))).unwrap();
    let events = widget.apply(Action::Play(row(1, 4))).unwrap();
    assert_eq!(moves(&events), ["other b4"]);
    widget.apply(Action::Undo).unwrap();
    assert_eq!(shown(&widget), "nim:1,4,5");
}

#[test]
fn an_opponent_who_began_cannot_be_taken_back() {
    let mut widget = game("nim:3,4,5", Player::Other, Opponent::Perfect);
    widget.apply(Action::Reply).unwrap();
    assert_eq!(widget.apply(Action::Undo), Err(Refusal::NothingToUndo));
}

#[test]
fn a_new_move_forgets_those_taken_back() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    widget.apply(Action::Play(row(0, 2))).unwrap();
    widget.apply(Action::Undo).unwrap();
    widget.apply(Action::Play(row(2, 5))).unwrap();
    assert_eq!(widget.apply(Action::Redo), Err(Refusal::NothingToRedo));
    assert_eq!(shown(&widget), "nim:3,4,0");
}

#[test]
fn touching_twice_takes() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    assert_eq!(widget.apply(Action::Touch(row(1, 2))), Ok(vec![]));
    assert_eq!(widget.chosen, Some(row(1, 2)));
    widget.apply(Action::Touch(row(1, 3))).unwrap();
    assert_eq!(shown(&widget), "nim:3,4,5", "another touch chooses anew");
    let events = widget.apply(Action::Touch(row(1, 3))).unwrap();
    assert_eq!(moves(&events), ["reader b3"]);
    assert_eq!(widget.chosen, None);
}

#[test]
fn the_game_can_be_looked_through() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    for mv in [row(0, 2), row(1, 4), row(2, 4)] {
        widget.apply(Action::Play(mv)).unwrap();
    }
    for (target, expected, moves) in [
        (Target::First, "nim:3,4,5", ""),
        (Target::Next, "nim:1,4,5", "a2"),
        (Target::Last, "nim:1,0,1", "a2,b4,c4"),
        (Target::Step(2), "nim:1,0,5", "a2,b4"),
        (Target::Prev, "nim:1,4,5", "a2"),
    ] {
        let told = vec![Event::Attribute("moves", moves.into()), Event::Step];
        assert_eq!(widget.apply(Action::GoTo(target)), Ok(told));
        assert_eq!(shown(&widget), expected);
    }
    let refused = Err(Refusal::NoSuchStep { steps: 3 });
    assert_eq!(widget.apply(Action::GoTo(Target::Step(4))), refused);
}

#[test]
fn who_begins_begins_a_new_game() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    widget.apply(Action::Play(row(0, 1))).unwrap();
    let events = widget.apply(Action::SetFirst(Player::Other)).unwrap();
    assert!(events.contains(&Event::Attribute("first", "other".into())));
    assert_eq!(
        (shown(&widget).as_str(), widget.steps()),
        ("nim:3,4,5", (0, 0))
    );
    assert!(widget.reply_due());
    widget.apply(Action::SetOpponent(Opponent::None)).unwrap();
    assert!(!widget.reply_due(), "two people wait for nobody");
}

/// In a menu the arrow keys go through the opponents.
#[test]
fn a_menu_stays_open_for_what_is_set_in_it() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    widget.apply(Action::Toggle(Popup::Menu)).unwrap();
    widget.apply(Action::SetOpponent(Opponent::None)).unwrap();
    widget.apply(Action::SetFirst(Player::Other)).unwrap();
    assert_eq!(widget.popup, Some(Popup::Menu));
    widget.apply(Action::Play(row(0, 2))).unwrap();
    assert_eq!(widget.popup, None);
}

/// The method is told beside the structure, and the page hears that this is drawn.
#[test]
fn a_hint_that_draws_the_structure_says_so() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    widget.apply(Action::Hint).unwrap();
    let events = widget.apply(Action::Hint).unwrap();
    let drawn = Event::Attribute("show", "columns".into());
    assert!(events.contains(&drawn), "{events:?}");
}

#[test]
fn hints_are_shown_once_asked_for_and_gone_with_the_next_move() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    assert!(!widget.answers_open());
    widget.apply(Action::Reveal).unwrap();
    assert!(widget.answers_open());
    widget.apply(Action::Play(row(0, 2))).unwrap();
    assert!(!widget.answers_open());
}

#[test]
fn a_game_that_is_over_refuses_moves() {
    let mut widget = game("nim:0,0", Player::Reader, Opponent::Perfect);
    assert!(!widget.reply_due());
    assert_eq!(widget.apply(Action::Reply), Ok(vec![]));
    assert!(matches!(
        widget.apply(Action::Play(row(0, 1))),
        Err(Refusal::Illegal(_))
    ));
}

/// Where cells or coins would be too small for a finger, a row and an amount are chosen instead.
#[test]
fn pictures_are_touched_where_a_finger_can() {
    let touchable = |text, layout| game(text, Player::Reader, Opponent::None).is_touchable(layout);
    for (text, narrow, regular) in [
        ("nim:3,4,5", true, true),
        ("nim:14,15,18,22", true, true),
        ("nim:3,1000", false, false),
        ("wythoff:6,8", true, true),
        ("wythoff:7,11", false, true),
        ("wythoff:100,150", false, false),
        ("dice:31@4", true, true),
        ("dice.both:31@4,2", true, true),
        ("subtraction.1-4:21", true, true),
        ("subtraction.1-1000:21000", false, false),
        ("parity.3:17", true, true),
        ("parity.1000:5001", false, false),
        ("dynamic.2:20", false, true),
        ("dynamic.2:9223372036854775807", false, false),
    ] {
        let expected = [narrow, regular];
        assert_eq!(
            Layout::ALL.map(|layout| touchable(text, layout)),
            expected,
            "{text}"
        );
    }
}

#[test]
fn a_game_has_begun_with_the_readers_first_move() {
    let begun = |widget: &Widget| matches!(&widget.kind, Kind::Game(game) if game.begun());
    let mut widget = game("nim:3,4,5", Player::Other, Opponent::Perfect);
    widget.apply(Action::Reply).unwrap();
    assert!(!begun(&widget), "only the other has moved");
    widget.apply(Action::Play(row(1, 1))).unwrap();
    assert!(begun(&widget));
    widget.apply(Action::Reset).unwrap();
    assert!(!begun(&widget));
}
