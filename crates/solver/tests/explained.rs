//! Explanations of all small positions: each step is true, and together they say what the outcome
//! and the winning moves say.

use nian_solver::dice::safe_faces;
use nian_solver::fibonacci::{number, trailing_zeros};
use nian_solver::holding::Side;
use nian_solver::nim::nim_sum;
use nian_solver::sides::{Class, State};
use nian_solver::{AnyPosition, Explanation, Move, Outcome, Reason};

fn position(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

/// Positions of every kind: all small ones of each game.
fn small_positions() -> Vec<AnyPosition> {
    let mut texts = vec![];
    for option in ["", ".misere"] {
        for a in 0..=8 {
            for b in 0..=8 {
                texts.push(format!("wythoff{option}:{a},{b}"));
                texts.extend((0..=8).map(|c| format!("nim{option}:{a},{b},{c}")));
            }
        }
        for heap in 0..=40 {
            texts.extend((1..=6).map(|up| format!("dice{option}:{heap}@{up}")));
            for set in ["1-1", "1-4", "2,5,7", "1,4,9,16", "fib"] {
                texts.push(format!("subtraction.{set}{option}:{heap}"));
            }
        }
    }
    for k in 1..=6 {
        for (heap, a, b) in shares(20) {
            if (heap + a + b) % 2 == 1 {
                texts.push(format!("parity.{k}:{heap}@{a},{b}"));
                texts.push(format!("parity.{k}.even:{heap}@{a},{b}"));
            } else {
                texts.push(format!("sides.{k}:{heap}@{a},{b},odd"));
                texts.push(format!("sides.{k}:{heap}@{a},{b},even"));
            }
        }
    }
    texts.iter().map(|text| position(text)).collect()
}

/// Heaps up to `most` with holdings up to 3.
fn shares(most: u64) -> impl Iterator<Item = (u64, u64, u64)> {
    let holdings = (0..=3).flat_map(|a| (0..=3).map(move |b| (a, b)));
    holdings.flat_map(move |(a, b)| (0..=most).map(move |heap| (heap, a, b)))
}

/// The moves that the steps name as winning; `TakeSingle` names none, any row of one will do.
fn named(position: &AnyPosition, explanation: &Explanation) -> Vec<Move> {
    let mut moves = vec![];
    for step in &explanation.steps {
        match *step {
            Reason::Flip { row, from, to, .. } | Reason::LeaveSingles { row, from, to, .. } => {
                let take = from - to;
                moves.push(Move::Row { row, take });
            }
            Reason::TakeSingle { .. } => {
                let rows = (0..).zip(position.heaps()).filter(|(_, heap)| **heap == 1);
                moves.extend(rows.map(|(row, _)| Move::Row { row, take: 1 }));
            }
            Reason::Line { mv, .. } => moves.push(mv),
            Reason::Turn { face, .. } => moves.push(Move::Take(face.into())),
            Reason::Leave { take, .. } | Reason::LeaveHolding { take, .. } => {
                moves.push(Move::Take(take));
            }
            _ => {}
        }
    }
    moves.sort_by_key(Move::to_string); // a table's takes are named in the order of their size
    moves
}

#[test]
fn the_steps_name_the_winning_moves() {
    for position in small_positions() {
        let explanation = position.explain();
        assert_eq!(explanation.outcome, position.outcome(), "{position}");
        let winning = position.winning_moves();
        assert_eq!(named(&position, &explanation), winning, "{position}");
    }
}

/// Each step, read by itself, is true.
fn check_step(position: &AnyPosition, step: &Reason, outcome: Outcome) {
    let heaps = position.heaps();
    let two = |pair: [u64; 2]| (pair[0].min(pair[1]), pair[0].max(pair[1]));
    match step {
        Reason::Over { ending } => assert_eq!(position.end(), Some(ending.outcome())),
        Reason::Columns { nim_sum: sum, .. } => {
            assert_eq!((*sum, outcome.is_safe()), (nim_sum(heaps), *sum == 0));
        }
        Reason::LeftmostOdd { power, rows } => {
            assert_eq!(nim_sum(heaps) >> power, 1);
            assert!(
                rows.iter()
                    .all(|&row| heaps[usize::from(row)] >> power & 1 == 1)
            );
        }
        Reason::Flip {
            row,
            from,
            to,
            flipped,
        } => {
            assert_eq!((heaps[usize::from(*row)], from ^ to), (*from, *flipped));
            assert!(to < from);
        }
        Reason::Sizes { large, single } => {
            let empty = heaps.iter().filter(|&&heap| heap == 0).count();
            assert_eq!(usize::from(large + single) + empty, heaps.len());
        }
        Reason::LeaveSingles { singles, to, .. } => assert!(singles % 2 == 1 && *to <= 1),
        Reason::TakeSingle { singles } => assert_eq!(singles % 2, 1),
        Reason::Pair {
            index,
            lower,
            upper,
        } => {
            assert_eq!((lower + index, outcome), (*upper, Outcome::Safe));
            assert_eq!(two([heaps[0], heaps[1]]), (*lower, *upper));
        }
        Reason::SmallPair { lower, upper } => {
            assert_eq!(two([heaps[0], heaps[1]]), (*lower, *upper));
        }
        Reason::NotPair { difference, lower } => {
            let (lesser, greater) = two([heaps[0], heaps[1]]);
            assert_eq!((greater - lesser, outcome), (*difference, Outcome::Unsafe));
            assert_ne!(Some(lesser), *lower);
        }
        Reason::Fibonacci {
            value,
            parts,
            zeros,
        } => {
            assert!(heaps.contains(value));
            assert_eq!(parts.iter().filter_map(|&k| number(k)).sum::<u64>(), *value);
            assert_eq!(*zeros, trailing_zeros(*value));
        }
        Reason::Line { mv, index, to } => {
            assert_eq!(position.play(*mv).unwrap().heaps(), to);
            assert_eq!(to[0].abs_diff(to[1]), *index);
        }
        Reason::Residue {
            heap,
            modulus,
            residue,
        } => assert_eq!((heaps, heap % modulus), (&[*heap][..], *residue)),
        Reason::SmallHeap { heap } => assert_eq!(heaps, [*heap]),
        Reason::SafeFaces { faces, up } => {
            assert_eq!(*faces, safe_faces(position.ending().unwrap(), heaps[0]));
            assert_eq!(faces.contains(up), outcome.is_safe());
        }
        Reason::Turn { face, heap, .. } => {
            let after = position.play(Move::Take((*face).into())).unwrap();
            assert_eq!(after.heaps(), [*heap]);
            assert!(safe_faces(position.ending().unwrap(), *heap).contains(face));
        }
        _ => check_step_with_one_heap(position, step, outcome),
    }
}

fn check_step_with_one_heap(position: &AnyPosition, step: &Reason, outcome: Outcome) {
    let heaps = position.heaps();
    let play = |take: &u64| position.play(Move::Take(*take)).unwrap();
    match step {
        Reason::SafeResidues {
            heap,
            modulus,
            residue,
            safe,
        } => {
            assert_eq!((heaps, heap % modulus), (&[*heap][..], *residue));
            assert_eq!(safe.contains(residue), outcome.is_safe());
        }
        Reason::Repeats { heap, period, like } => {
            assert_eq!((heaps, period.place(*heap)), (&[*heap][..], *like));
            assert!(*like < period.start + period.length && like < heap);
        }
        Reason::Tabled { heap, safe } => {
            assert_eq!((heaps, *safe), (&[*heap][..], outcome.is_safe()));
        }
        Reason::Leave { take, heap, .. } => {
            assert_eq!(play(take).heaps(), [*heap]);
            assert!(play(take).outcome().is_safe());
        }
        Reason::Answered { take, reply } => {
            let after = play(take);
            let replied = reply.map(|reply| after.play(Move::Take(reply)).unwrap().outcome());
            assert_eq!(replied.is_none(), after.end().is_some());
            assert!(replied.is_none_or(Outcome::is_safe));
        }
        Reason::Holding { side, holding, has } => assert_eq!(side.wants(*holding), *has),
        Reason::LeaveHolding {
            take,
            holding,
            has,
            heap,
            ..
        } => {
            assert_eq!(play(take).heaps(), [*heap]);
            let left_by = play(take)
                .explain()
                .steps
                .into_iter()
                .find_map(|step| match step {
                    Reason::Holding { holding, has, .. } => Some((holding, has)),
                    Reason::Counted { last, .. } => Some((last.1, last.0.wants(last.1))),
                    _ => None,
                });
            assert_eq!(left_by, Some((*holding, *has)));
        }
        Reason::Counted { last, mover } => {
            assert_eq!(heaps, [0]);
            assert_eq!(last.0.wants(last.1), outcome.is_safe());
            assert_eq!(mover.0.wants(mover.1), !outcome.is_safe());
        }
        Reason::Class(class) => {
            let wins_whoever_moves = matches!(class, Class::Absolutely(_));
            let turned = turned(position).outcome();
            assert_eq!(wins_whoever_moves, turned != outcome);
            assert_eq!(
                *class == Class::SafeToLeave,
                turned.is_safe() && outcome.is_safe()
            );
        }
        other => panic!("no game here has such a step: {other:?}"),
    }
}

/// The same state of the two-sided game with the other side to move.
fn turned(position: &AnyPosition) -> AnyPosition {
    match position {
        AnyPosition::Sides(rules, state) => {
            let [odd, even] = [Side::Odd, Side::Even].map(|side| state.holding(side));
            let turned = State::new(state.heap(), odd, even, state.to_move().other());
            AnyPosition::Sides(*rules, turned.unwrap())
        }
        other => panic!("{other} has no sides"),
    }
}

#[test]
fn every_step_is_true() {
    for position in small_positions() {
        let explanation = position.explain();
        assert!(!explanation.steps.is_empty(), "{position}");
        for step in &explanation.steps {
            println!("{position}: {step:?}"); // shown if the check fails
            check_step(&position, step, explanation.outcome);
        }
    }
}
