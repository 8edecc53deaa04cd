//! Several dice: notation, rules of the moves, explanations, and heaps of any size.

use nian_solver::several_dice::{AxisRule, Faces, Mode, SafeTable, SeveralDice, State, axis_rule};
use nian_solver::{
    AnyPosition, Ending, Expected, MAX_NUMBER, Move, NotationError, Outcome, PlayError, Reason,
    Theory,
};
use proptest::prelude::*;

fn read(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

#[test]
fn texts_read_back() {
    for text in [
        "dice.one:31@4,2",
        "dice.both:31@4,2,6",
        "dice.one-sum:0@1,1,1,1",
        "dice.one-sum.misere:9223372036854775807@6,5",
        "dice.both.misere:3@3,3",
        "dice:31@4",
        "dice.misere:31@4",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(
        read("dice.misere.both:3@3,3"),
        read("dice.both.misere:3@3,3")
    );
}

#[test]
fn moves_read_back() {
    for (position, moves) in [
        ("dice.one:31@4,2", &["a1", "a6", "b1", "b3"][..]),
        ("dice.one-sum:31@4,2", &["a1", "b6"]),
        ("dice.both:31@4,2", &["1+1", "6+4"]),
        ("dice.both:31@4,2,4,2", &["1+1+2+3"]),
    ] {
        let position = read(position);
        for text in moves {
            let mv = position.read_move(text).unwrap();
            assert_eq!(mv.to_string(), *text);
            assert!(
                position.moves().any(|legal| legal == mv),
                "{position} {text}"
            );
        }
    }
}

#[test]
fn errors_say_where_and_what() {
    use Expected::*;
    let faces = Faces { min: 2, max: 4 };
    for (text, at, expected) in [
        ("dice.two:31@4,2", 5, DiceOption),
        ("dice.:31@4", 5, DiceOption),
        ("dice.one-:31@4", 9, DiceOption),
        ("dice.one.both:31@4,2", 9, DiceOption),
        ("dice.one.one:31@4,2", 9, DiceOption),
        ("dice.misere.one.misere:31@4,2", 16, DiceOption),
        ("dice.one", 8, Colon),
        ("dice.one:31", 11, At),
        ("dice.one:31@4", 13, faces),
        ("dice.one:31@4,7", 14, Face),
        ("dice.one:31@4,", 14, Face),
        ("dice.one:31@4,2,1,1,1", 19, End),
        ("dice:31@4,2", 9, End),
    ] {
        let error: NotationError = text.parse::<AnyPosition>().unwrap_err();
        assert_eq!((error.at, error.expected), (at, expected), "{text}");
    }
    let both = read("dice.both:31@4,2");
    assert_eq!(both.read_move("3").unwrap_err().expected, faces);
    assert_eq!(both.read_move("a3").unwrap_err().expected, Face);
    assert_eq!(
        read("dice.one:31@4,2").read_move("3").unwrap_err().expected,
        Row
    );
}

#[test]
fn what_may_not_be_played() {
    let one = read("dice.one:4@4,2");
    let play = |text: &str| one.play(one.read_move(text).unwrap());
    assert_eq!(play("a3").unwrap_err(), PlayError::NoSide { up: 4 });
    assert_eq!(play("c3").unwrap_err(), PlayError::NoSuchDie { dice: 2 });
    assert_eq!(play("a5").unwrap_err(), PlayError::TooMany { most: 4 });
    assert_eq!(play("b4").unwrap().to_string(), "dice.one:0@4,4");
    assert_eq!(one.play(Move::Take(1)).unwrap_err(), PlayError::OtherKind);
    let unreal = Move::Turn { die: 0, face: 9 };
    assert_eq!(one.play(unreal).unwrap_err(), PlayError::NoFace);
    let both = read("dice.both:9@4,2");
    let three = Faces::new(&[1, 1, 1]).unwrap();
    assert_eq!(
        both.play(Move::TurnAll(three)).unwrap_err(),
        PlayError::EveryDie { dice: 2 }
    );
    let mv = both.read_move("5+6").unwrap();
    assert_eq!(both.play(mv).unwrap_err(), PlayError::TooMany { most: 9 });
    let mv = both.read_move("5+4").unwrap();
    assert_eq!(both.play(mv).unwrap().to_string(), "dice.both:0@5,4");
    // The sum counts the die that stays: the least here is 1 + 2.
    assert_eq!(read("dice.one-sum:2@4,2").end(), Some(Outcome::Safe));
    assert_eq!(
        read("dice.one-sum.misere:2@4,2").end(),
        Some(Outcome::Unsafe)
    );
    assert_eq!(read("dice.one-sum:3@4,2").end(), None);
    assert_eq!(
        read("dice.one:0@4,2").play(mv).unwrap_err(),
        PlayError::Over
    );
}

#[test]
fn faces() {
    assert!(Faces::new(&[1]).is_none() && Faces::new(&[1; 5]).is_none());
    assert!(Faces::new(&[0, 1]).is_none() && Faces::new(&[7, 1]).is_none());
    assert_eq!(Faces::new(&[6, 2, 5, 4]).unwrap().axes(), [1, 2, 1]);
    let rules = SeveralDice {
        mode: Mode::One,
        ending: Ending::Normal,
    };
    assert!(SafeTable::new(rules, 1, 9).is_none() && SafeTable::new(rules, 5, 9).is_none());
    let table = SafeTable::new(rules, 2, 9).unwrap();
    assert_eq!(table.is_safe(10, Faces::new(&[1, 1]).unwrap()), None);
    assert_eq!(table.is_safe(9, Faces::new(&[1, 1, 1]).unwrap()), None);
    assert_eq!(table.period(), None); // too short to prove one
}

#[test]
fn reasons() {
    let mv = |die, face| Move::Turn { die, face };
    let rule = AxisRule::Even;
    let leave = |die, face: u8| Reason::LeaveDice {
        mv: mv(die, face),
        heap: 57 - u64::from(face),
        axes: if die == 0 { [0, 2, 0] } else { [2, 0, 0] },
        rule: Some(rule),
    };
    assert_eq!(
        read("dice.one:57@6,2").explain().steps,
        [
            Reason::Axes {
                axes: [1, 1, 0],
                rule,
                holds: false
            },
            leave(0, 2),
            leave(0, 5),
            leave(1, 1),
            leave(1, 6),
        ]
    );
    let rule = AxisRule::OneSix(1);
    assert_eq!(
        read("dice.both:58@2,6").explain().steps,
        [
            Reason::Residue {
                heap: 58,
                modulus: 14,
                residue: 2
            },
            Reason::Axes {
                axes: [1, 1, 0],
                rule,
                holds: true
            },
        ]
    );
    assert_eq!(
        read("dice.one-sum:19@4,3").explain().steps,
        [
            Reason::SmallHeap { heap: 19 },
            Reason::LeaveDice {
                mv: mv(0, 2),
                heap: 14,
                axes: [0, 1, 1],
                rule: None
            },
        ]
    );
    let over = Reason::Over {
        ending: Ending::Normal,
    };
    assert_eq!(read("dice.one-sum:0@3,6").explain().steps, [over]);
}

fn any_position() -> impl Strategy<Value = (SeveralDice, State)> {
    let modes = [Mode::One, Mode::Both, Mode::OneSum];
    let mode = (0..3usize).prop_map(move |i| modes[i]);
    let ending = prop_oneof![Just(Ending::Normal), Just(Ending::Misere)];
    let heap = (0..=MAX_NUMBER, 0..64u32).prop_map(|(heap, shift)| heap >> shift);
    let faces = prop::collection::vec(1..=6u8, 2..=4).prop_map(|up| Faces::new(&up).unwrap());
    (mode, ending, heap, faces).prop_map(|(mode, ending, heap, faces)| {
        (
            SeveralDice { mode, ending },
            State::new(heap, faces).unwrap(),
        )
    })
}

proptest! {
    /// The winning moves are those to safe positions, each named with its reason.
    #[test]
    fn winning_moves_are_complete((rules, state) in any_position()) {
        let position = AnyPosition::SeveralDice(rules, state);
        let safe_after = |mv: &Move| position.play(*mv).unwrap().outcome().is_safe();
        let expected: Vec<Move> = position.moves().filter(safe_after).collect();
        prop_assert_eq!(&position.winning_moves(), &expected);
        let texts: Vec<String> = expected.iter().map(Move::to_string).collect();
        prop_assert!(texts.is_sorted_by(|a, b| a < b));
        if position.end().is_none() {
            prop_assert_eq!(expected.is_empty(), position.outcome().is_safe());
            let named: Vec<Move> = (position.explain().steps.iter())
                .filter_map(|step| match step {
                    Reason::LeaveDice { mv, .. } => Some(*mv),
                    _ => None,
                })
                .collect();
            prop_assert_eq!(named, expected);
        }
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    /// Which die shows which makes no difference, nor which of two opposite faces if the rule says.
    #[test]
    fn order_makes_no_difference((rules, state) in any_position()) {
        let mut up = state.faces().up().to_vec();
        up.reverse();
        let same = State::new(state.heap(), Faces::new(&up).unwrap()).unwrap();
        prop_assert_eq!(rules.outcome(&state), rules.outcome(&same));
        if axis_rule(rules, state.faces().dice(), state.heap()).is_some() {
            up.iter_mut().for_each(|face| *face = 7 - *face);
            let same = State::new(state.heap(), Faces::new(&up).unwrap()).unwrap();
            prop_assert_eq!(rules.outcome(&state), rules.outcome(&same));
        }
    }
}

#[test]
fn a_tip_of_one_die_completes_the_move_of_all() {
    let ending = Ending::Normal;
    let both = SeveralDice {
        mode: Mode::Both,
        ending,
    };
    let state = |heap, up: &[u8]| State::new(heap, Faces::new(up).unwrap()).unwrap();
    let all = |up: &[u8]| Some(Move::TurnAll(Faces::new(up).unwrap()));
    let position = state(31, &[3, 5, 1]);
    assert_eq!(both.tip(&position, None, 1, 4), all(&[1, 4, 2]));
    assert_eq!(both.tip(&position, all(&[6, 3, 5]), 1, 4), all(&[6, 4, 5]));
    // Too few stones for the others as they are, but not for their least sides.
    let few = state(7, &[3, 5, 1]);
    assert_eq!(both.tip(&few, all(&[2, 1, 4]), 1, 4), all(&[1, 4, 2]));
    assert_eq!(both.tip(&few, None, 1, 6), None);
    assert_eq!(both.tip(&position, None, 1, 2), None, "the face below");
    assert_eq!(both.tip(&position, None, 3, 2), None, "no such die");
    let one = SeveralDice {
        mode: Mode::One,
        ending,
    };
    let turn = Some(Move::Turn { die: 1, face: 4 });
    assert_eq!(one.tip(&position, turn, 1, 4), turn);
    assert_eq!(one.tip(&state(3, &[3, 5]), None, 1, 4), None);
}
