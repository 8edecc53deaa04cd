//! Rules: what may be played, and why not.

use nian_solver::{AnyPosition, Game, MAX_NUMBER, Move, Outcome, PlayError, dice, nim, wythoff};

fn position(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

#[test]
fn moves_in_order() {
    for (text, expected) in [
        ("nim:2,0,1", "a1 a2 c1"),
        ("nim:0,0", ""),
        ("wythoff:1,2", "a1 ab1 b1 b2"),
        ("euclid:3,8", "b3 b6"),
        ("euclid:4,4", "a4 b4"),
        ("euclid:0,4", ""),
        ("dice:31@4", "1 2 5 6"),
        ("dice:4@6", "2 3 4"),
        ("dice:1@1", ""),
        ("subtraction.1,3,4:3", "1 3"),
        ("subtraction.fib:10", "1 2 3 5 8"),
        ("subtraction.2,3:1", ""),
        ("parity.3:17", "1 2 3"),
        ("parity.3:2@1,2", "1 2"),
        ("sides.3:0@1,1,even", ""),
    ] {
        let moves: Vec<String> = position(text).moves().map(|mv| mv.to_string()).collect();
        assert_eq!(moves.join(" "), expected, "{text}");
    }
}

#[test]
fn moves_are_listed_lazily() {
    let first = |text: &str| position(text).moves().next();
    let most = MAX_NUMBER;
    assert!(first(&format!("nim:{most}")).is_some());
    assert!(first(&format!("wythoff:{most},{most}")).is_some());
}

#[test]
fn moves_that_can_be_played() {
    for (text, mv, after) in [
        ("nim:3,4,5", "a2", "nim:1,4,5"),
        ("nim.misere:3", "a3", "nim.misere:0"),
        ("wythoff:3,5", "ab3", "wythoff:0,2"),
        ("wythoff:3,5", "b5", "wythoff:3,0"),
        ("dice:31@4", "6", "dice:25@6"),
        ("nim:9223372036854775807", "a9223372036854775807", "nim:0"),
        ("subtraction.fib:10", "8", "subtraction.fib:2"),
        ("parity.3:17", "2", "parity.3:15@0,2"),
        ("parity.3:15@0,2", "3", "parity.3:12@2,3"),
        ("sides.3:8", "3", "sides.3:5@3,0,even"),
        ("sides.3:5@3,0,even", "1", "sides.3:4@3,1,odd"),
    ] {
        let before = position(text);
        let mv = before.read_move(mv).unwrap();
        assert_eq!(before.play(mv), Ok(position(after)), "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_move() {
    use PlayError::*;
    let row = |row, take| Move::Row { row, take };
    let both = |take| Move::Both { take };
    for (text, mv, error) in [
        ("nim:3,4", both(1), OtherKind),
        ("nim:3,4", Move::Take(1), OtherKind),
        ("nim:3,4", row(2, 1), NoSuchRow { rows: 2 }),
        ("nim:3,4", row(255, 1), NoSuchRow { rows: 2 }),
        ("nim:3,4", row(0, 0), TakeNone),
        ("nim:3,4", row(0, 4), TooMany { most: 3 }),
        ("nim:0,4", row(0, 1), TooMany { most: 0 }),
        ("nim:0,0", row(0, 1), Over),
        ("wythoff:3,5", Move::Take(1), OtherKind),
        ("wythoff:3,5", row(2, 1), NoSuchRow { rows: 2 }),
        ("wythoff:3,5", both(0), TakeNone),
        ("wythoff:3,5", row(1, 0), TakeNone),
        ("wythoff:3,5", both(4), TooMany { most: 3 }),
        ("wythoff:5,3", both(u64::MAX), TooMany { most: 3 }),
        ("wythoff:3,5", row(1, 6), TooMany { most: 5 }),
        ("wythoff:0,0", both(1), Over),
        ("euclid:8,3", row(0, 4), NotInSet),
        ("euclid:8,3", row(0, 9), TooMany { most: 6 }),
        ("euclid:8,3", row(1, 3), TooMany { most: 0 }),
        ("euclid:8,3", row(0, 0), TakeNone),
        ("euclid:8,3", row(2, 3), NoSuchRow { rows: 2 }),
        ("euclid:8,3", both(3), OtherKind),
        ("euclid:0,3", row(1, 3), Over),
        ("dice:31@4", row(0, 1), OtherKind),
        ("dice:31@4", Move::Take(0), NoFace),
        ("dice:31@4", Move::Take(256 + 1), NoFace),
        ("dice:31@4", Move::Take(4), NoSide { up: 4 }),
        ("dice:31@4", Move::Take(3), NoSide { up: 4 }),
        ("dice:4@4", Move::Take(5), TooMany { most: 4 }),
        ("dice:1@6", Move::Take(2), Over),
        ("subtraction.1,3,4:9", row(0, 1), OtherKind),
        ("subtraction.1,3,4:9", Move::Take(0), TakeNone),
        ("subtraction.1,3,4:9", Move::Take(2), NotInSet),
        ("subtraction.1,3,4:2", Move::Take(3), TooMany { most: 2 }),
        ("subtraction.2,3:1", Move::Take(1), Over),
        ("parity.3:5", both(1), OtherKind),
        ("parity.3:5", Move::Take(0), TakeNone),
        ("parity.3:5", Move::Take(4), TooMany { most: 3 }),
        ("parity.3:2@1,2", Move::Take(3), TooMany { most: 2 }),
        ("parity.3:0@1,2", Move::Take(1), Over),
        ("sides.3:0@1,1,odd", Move::Take(1), Over),
        ("sides.3:4", Move::Take(u64::MAX), TooMany { most: 3 }),
    ] {
        assert_eq!(position(text).play(mv), Err(error), "{mv} in {text}");
        assert_eq!(position(text).judge(mv), Err(error), "{mv} in {text}");
    }
}

#[test]
fn the_end() {
    for (text, end) in [
        ("nim:0,0", Some(Outcome::Safe)),
        ("nim.misere:0,0", Some(Outcome::Unsafe)),
        ("nim:0,1", None),
        ("wythoff:0,0", Some(Outcome::Safe)),
        ("wythoff.misere:0,0", Some(Outcome::Unsafe)),
        ("wythoff:0,1", None),
        ("dice:1@6", Some(Outcome::Safe)),
        ("dice.misere:1@1", Some(Outcome::Unsafe)),
        ("dice:1@2", None),
        ("dice:0@2", Some(Outcome::Safe)),
        ("subtraction.2,3:1", Some(Outcome::Safe)),
        ("subtraction.2,3.misere:1", Some(Outcome::Unsafe)),
        ("subtraction.2,3:2", None),
        ("parity.3:0@2,1", Some(Outcome::Safe)),
        ("parity.3.even:0@2,1", Some(Outcome::Unsafe)),
        ("sides.3:0@1,1,even", Some(Outcome::Safe)),
        ("sides.3:0@1,1,odd", Some(Outcome::Unsafe)),
    ] {
        assert_eq!(position(text).end(), end, "{text}");
    }
}

#[test]
fn judgements() {
    let judge = |text: &str, mv: &str| {
        let before = position(text);
        let judgement = before.judge(before.read_move(mv).unwrap()).unwrap();
        let reply = judgement.reply.map(|mv| mv.to_string());
        assert_eq!(Ok(judgement.after), before.play(judgement.mv));
        (judgement.outcome, reply)
    };
    let losing = |reply: &str| (Outcome::Unsafe, Some(reply.to_owned()));
    assert_eq!(judge("nim:3,4,5", "a2"), (Outcome::Safe, None));
    assert_eq!(judge("nim:1,4,5", "b2"), losing("c2"));
    assert_eq!(judge("wythoff:3,5", "ab1"), losing("b3"));
    assert_eq!(judge("dice:31@4", "1"), losing("3"));
    assert_eq!(judge("subtraction.1-3:21", "2"), losing("3"));
    assert_eq!(judge("parity.3:17", "2"), losing("2"));
    assert_eq!(judge("sides.3:8", "3"), losing("1"));
    // The last coin: it wins, or loses without any need of a reply.
    assert_eq!(judge("nim:1", "a1"), (Outcome::Safe, None));
    assert_eq!(judge("nim.misere:1", "a1"), (Outcome::Unsafe, None));
}

#[test]
fn positions_are_valid_by_construction() {
    assert!(nim::Rows::new(vec![]).is_none());
    assert!(nim::Rows::new(vec![0; 26]).is_some());
    assert!(nim::Rows::new(vec![0; 27]).is_none());
    assert!(nim::Rows::new(vec![MAX_NUMBER + 1]).is_none());
    assert!(wythoff::Pair::new([0, MAX_NUMBER]).is_some());
    assert!(wythoff::Pair::new([0, MAX_NUMBER + 1]).is_none());
    assert!(dice::State::new(MAX_NUMBER, 6).is_some());
    assert!(dice::State::new(MAX_NUMBER + 1, 6).is_none());
    assert!(dice::State::new(1, 0).is_none());
    assert!(dice::State::new(1, 7).is_none());
}

/// The moves listed are those that can be played, and no others.
fn check_moves<G: Game>(rules: G, position: G::Position) {
    let listed: Vec<Move> = rules.moves(&position).collect();
    let mut playable = 0;
    for take in 0..10 {
        let rows = [0, 1, 2, 3].map(|row| Move::Row { row, take });
        for mv in [Move::Both { take }, Move::Take(take)]
            .into_iter()
            .chain(rows)
        {
            let can_be_played = rules.play(&position, mv).is_ok();
            assert_eq!(listed.contains(&mv), can_be_played, "{mv} in {position:?}");
            playable += usize::from(can_be_played);
        }
    }
    assert_eq!(playable, listed.len());
}

#[test]
fn moves_are_what_can_be_played() {
    check_moves(nim::Nim::default(), nim::Rows::new(vec![3, 0, 5]).unwrap());
    check_moves(
        wythoff::Wythoff::default(),
        wythoff::Pair::new([3, 5]).unwrap(),
    );
    for up in 1..=6 {
        check_moves(dice::Dice::default(), dice::State::new(4, up).unwrap());
    }
}

/// Grundy values are told under normal play, where a closed form for them is known.
#[test]
fn grundy_values() {
    for (text, value) in [
        ("nim:3,4,5", Some(2)),
        ("nim.misere:3,4,5", None),
        ("subtraction.1-3:21", Some(1)),
        ("subtraction.1-3.misere:21", None),
        ("wythoff:3,5", None),
        ("dice:31@4", None),
        ("parity.3:17", None),
    ] {
        assert_eq!(position(text).grundy(), value, "{text}");
    }
}
