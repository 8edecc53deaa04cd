//! What holds for every position, however large.

use nian_solver::dice::{Dice, State};
use nian_solver::holding::{Side, UpTo};
use nian_solver::nim::{Nim, Rows};
use nian_solver::parity::{self, Parity};
use nian_solver::sides::{self, Sides};
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff, pair};
use nian_solver::{AnyPosition, Ending, MAX_NUMBER, Move, Outcome};
use proptest::prelude::*;

fn ending() -> impl Strategy<Value = Ending> {
    prop_oneof![Just(Ending::Normal), Just(Ending::Misere)]
}

/// A number of any length, short ones as often as long ones.
fn number() -> impl Strategy<Value = u64> {
    (0..=MAX_NUMBER, 0..64u32).prop_map(|(number, shift)| number >> shift)
}

fn any_nim() -> impl Strategy<Value = AnyPosition> {
    let heaps = prop::collection::vec(number(), 1..=26);
    (ending(), heaps)
        .prop_map(|(ending, heaps)| AnyPosition::Nim(Nim { ending }, Rows::new(heaps).unwrap()))
}

fn wythoff(ending: Ending, heaps: [u64; 2]) -> AnyPosition {
    AnyPosition::Wythoff(Wythoff { ending }, Pair::new(heaps).unwrap())
}

fn any_wythoff() -> impl Strategy<Value = AnyPosition> {
    (ending(), number(), number()).prop_map(|(ending, a, b)| wythoff(ending, [a, b]))
}

/// Safe positions are rare among large ones; these are all safe, from n = 2 on.
fn safe_wythoff() -> impl Strategy<Value = AnyPosition> {
    let index = number().prop_map(|n| n / 4 + 2);
    (ending(), index, any::<bool>()).prop_filter_map("past the limit", |(ending, n, swap)| {
        let (lower, upper) = pair(n)?;
        let heaps = if swap { [upper, lower] } else { [lower, upper] };
        Some(wythoff(ending, heaps))
    })
}

fn any_dice() -> impl Strategy<Value = AnyPosition> {
    (ending(), number(), 1..=6u8).prop_map(|(ending, heap, up)| {
        AnyPosition::Dice(Dice { ending }, State::new(heap, up).unwrap())
    })
}

/// Any set; heaps of any size where its period is found, and sometimes the Fibonacci numbers.
fn any_subtraction() -> impl Strategy<Value = AnyPosition> {
    let up_to = (1..=1000u64).prop_map(|k| Set::up_to(k).unwrap());
    let few = prop::collection::vec(1..=60u64, 1..8).prop_map(|few| Set::new(few).unwrap());
    let set = prop_oneof![2 => up_to, 4 => few, 1 => Just(Set::FIBONACCI)];
    (ending(), set, number()).prop_map(|(ending, set, stones)| {
        let rules = Subtraction { set, ending };
        let heap = rules.heap(stones).or_else(|| rules.heap(stones % 10_000));
        AnyPosition::Subtraction(rules, heap.unwrap())
    })
}

fn up_to() -> impl Strategy<Value = UpTo> {
    prop_oneof![1..=10u64, 1..=1000u64].prop_map(|k| UpTo::new(k).unwrap())
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Odd), Just(Side::Even)]
}

/// A heap and two holdings with a sum of this parity within the limit.
fn shares(odd: bool) -> impl Strategy<Value = (u64, u64, u64)> {
    (number(), number(), number()).prop_map(move |(heap, first, second)| {
        let (heap, first, second) = (heap / 4, first / 4, second / 4);
        let wrong = (heap + first + second) % 2 != u64::from(odd);
        (heap + u64::from(wrong), first, second)
    })
}

fn any_parity() -> impl Strategy<Value = AnyPosition> {
    (up_to(), side(), shares(true)).prop_map(|(takes, winner, (heap, mover, other))| {
        let state = parity::State::new(heap, mover, other).unwrap();
        AnyPosition::Parity(Parity { takes, winner }, state)
    })
}

fn any_sides() -> impl Strategy<Value = AnyPosition> {
    (up_to(), side(), shares(false)).prop_map(|(takes, to_move, (heap, odd, even))| {
        let state = sides::State::new(heap, odd, even, to_move).unwrap();
        AnyPosition::Sides(Sides { takes }, state)
    })
}

fn any_position() -> impl Strategy<Value = AnyPosition> {
    prop_oneof![
        any_nim(),
        any_wythoff(),
        safe_wythoff(),
        any_dice(),
        any_subtraction(),
        any_parity(),
        any_sides()
    ]
}

/// Some move that may be legal: a number made fit for the position.
fn some_move(position: &AnyPosition, choice: u64) -> Option<Move> {
    let heaps = position.heaps();
    let row = (choice % heaps.len() as u64) as u8;
    let take = |most: u64| (most > 0).then(|| choice % most + 1);
    match position {
        AnyPosition::Nim(..) => Some(Move::Row {
            row,
            take: take(heaps[usize::from(row)])?,
        }),
        AnyPosition::Wythoff(..) if choice.is_multiple_of(3) => Some(Move::Both {
            take: take(heaps[0].min(heaps[1]))?,
        }),
        AnyPosition::Wythoff(..) => Some(Move::Row {
            row,
            take: take(heaps[usize::from(row)])?,
        }),
        AnyPosition::Dice(..) => take(6).map(Move::Take),
        _ => take(heaps[0].min(1000)).map(Move::Take),
    }
}

/// The winning moves lead to safe positions, and there is one just where there should be.
fn check(position: &AnyPosition) {
    let winning = position.winning_moves();
    let wanted = position.outcome() == Outcome::Unsafe && position.end().is_none();
    assert_eq!(!winning.is_empty(), wanted, "{position}: {winning:?}");
    for &mv in &winning {
        let judgement = position.judge(mv).unwrap();
        assert_eq!((judgement.outcome, judgement.reply), (Outcome::Safe, None));
    }
    let texts: Vec<String> = winning.iter().map(Move::to_string).collect();
    assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
    assert_eq!(position.explain().outcome, position.outcome());
    if let Some(outcome) = position.end() {
        assert_eq!(position.outcome(), outcome);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn winning_moves_win(position in any_position()) {
        check(&position);
    }

    #[test]
    fn other_moves_are_refuted(position in any_position(), choices in any::<[u64; 8]>()) {
        for mv in choices.iter().filter_map(|&choice| some_move(&position, choice)) {
            let Ok(judgement) = position.judge(mv) else { continue };
            let wins = position.winning_moves().contains(&mv);
            prop_assert_eq!(judgement.outcome.is_safe(), wins);
            check(&judgement.after);
            if let Some(reply) = judgement.reply {
                prop_assert!(judgement.after.play(reply).unwrap().outcome().is_safe());
            }
            let needs_reply = !wins && judgement.after.end().is_none();
            prop_assert_eq!(judgement.reply.is_some(), needs_reply);
        }
    }

    #[test]
    fn known_safe_pairs_are_safe(position in safe_wythoff()) {
        prop_assert_eq!(position.outcome(), Outcome::Safe);
    }

    #[test]
    fn text_reads_back(position in any_position()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn no_move_panics(position in any_position(), row in any::<u8>(), take in any::<u64>()) {
        for mv in [Move::Row { row, take }, Move::Both { take }, Move::Take(take)] {
            let legal = position.play(mv).is_ok();
            prop_assert_eq!(position.judge(mv).is_ok(), legal);
            prop_assert!(!mv.to_string().is_empty());
        }
    }

    #[test]
    fn play_takes_what_it_says(position in any_position(), choice in any::<u64>()) {
        let sum = |position: &AnyPosition| -> u128 {
            position.heaps().iter().copied().map(u128::from).sum()
        };
        if let Some((mv, after)) = some_move(&position, choice)
            .and_then(|mv| Some((mv, position.play(mv).ok()?)))
        {
            let taken = match mv {
                Move::Row { take, .. } | Move::Take(take) => u128::from(take),
                Move::Both { take } => 2 * u128::from(take),
                other => panic!("some_move makes no {other}"),
            };
            prop_assert_eq!(sum(&after) + taken, sum(&position));
            prop_assert_eq!(after.ending(), position.ending());
        }
    }
}
