//! The theorems of the articles on the odd-even games, claim by claim.

use nian_solver::holding::{Side, UpTo};
use nian_solver::period::period;
use nian_solver::sides::{Class, Sides, State};
use nian_solver::{AnyPosition, MAX_NUMBER, Move, Outcome, Reason};

fn position(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

fn winning(text: &str) -> Vec<String> {
    let moves = position(text).winning_moves();
    moves.iter().map(Move::to_string).collect()
}

fn up_to(k: u64) -> UpTo {
    UpTo::new(k).unwrap()
}

/// A state of the two-sided game with the odd side to move.
fn state((odd, even, heap): (u64, u64, u64)) -> State {
    State::new(heap, odd, even, Side::Odd).unwrap()
}

fn class(k: u64, shares: (u64, u64, u64)) -> Class {
    Sides { takes: up_to(k) }.class(&state(shares))
}

#[test]
fn fifteen_and_seventeen() {
    assert_eq!(winning("parity.3:15"), ["2"]);
    assert_eq!(winning("parity.3:17"), ["1"]);
    assert_eq!(up_to(3).safe_residues(true), [0, 1]);
    assert_eq!(up_to(3).safe_residues(false), [4, 5]);
}

#[test]
fn when_the_first_player_wins() {
    for k in 1..=60 {
        let modulus = up_to(k).modulus();
        let lost = if k % 2 == 1 { k + 2 } else { k + 1 };
        for n in (1..=4 * modulus)
            .step_by(2)
            .chain([MAX_NUMBER, MAX_NUMBER - 6])
        {
            let first_wins = |rules: &str| {
                position(&format!("parity.{k}{rules}:{n}")).outcome() == Outcome::Unsafe
            };
            assert_eq!(first_wins(""), n % modulus != lost % modulus, "{k}: {n}");
            assert_eq!(first_wins(".even"), n % modulus != 1, "{k}, even: {n}");
        }
    }
}

/// By definition: whether each heap is safe for a player who has what they want when leaving it,
/// and for one who has it not. Exactly one of the players has it once the heap is empty.
fn by_definition(k: usize, length: usize) -> Vec<[bool; 2]> {
    let mut table: Vec<[bool; 2]> = vec![];
    for heap in 0..length {
        let safe = |has: bool| {
            if heap == 0 {
                return has;
            }
            let mover_has = has ^ (heap % 2 == 0);
            (1..=k.min(heap)).all(|take| {
                let mover_has = mover_has ^ (take % 2 == 1);
                !table[heap - take][usize::from(mover_has)]
            })
        };
        let row = [false, true].map(safe);
        table.push(row);
    }
    table
}

/// The residues for heaps of any size, by another route than the theorems' proof: the table by
/// definition repeats, and two of its windows of k entries show it.
#[test]
fn residues_from_the_table() {
    for k in (1..=150).chain([999, 1000]) {
        let takes = up_to(k);
        let table = by_definition(k as usize, (takes.modulus() + 2 * k) as usize);
        for (heap, row) in (0..).zip(&table) {
            let residues = [false, true].map(|has| takes.is_safe(heap, has));
            assert_eq!(*row, residues, "{k}: {heap}");
        }
        // The rule looks at whether the heap is even, so this is part of an entry.
        let table: Vec<_> = (0..)
            .zip(table)
            .map(|(heap, row)| (heap % 2, row))
            .collect();
        let found = period(&table, k as usize).unwrap();
        assert_eq!((found.start, found.length), (0, takes.modulus()), "{k}");
    }
}

/// The proof: whatever is taken from a safe state, its reply leads to a safe one.
#[test]
fn replies() {
    let mut replies = 0;
    for takes in (1..=40).map(up_to) {
        for left in 0..3 * takes.modulus() {
            for has in [true, false] {
                for take in 0..=takes.k() + 1 {
                    let Some(reply) = takes.reply(left, has, take) else {
                        let answerable = (1..=takes.k().min(left)).contains(&take) && take != left;
                        assert!(!answerable || !takes.is_safe(left, has));
                        continue;
                    };
                    let rest = left - take;
                    assert!(
                        (1..=takes.k().min(rest)).contains(&reply),
                        "{left} {take} {reply}"
                    );
                    let has = has ^ (reply % 2 == 1);
                    assert!(takes.is_safe(rest - reply, has), "{left} {take} {reply}");
                    replies += 1;
                }
            }
        }
    }
    assert!(replies > 5_000, "{replies}");
}

#[test]
fn small_states_with_three() {
    use Class::{Absolutely, SafeToLeave, WinToMove};
    for (shares, expected) in [
        ((0, 0, 2), WinToMove),
        ((1, 1, 2), WinToMove),
        ((0, 0, 4), Absolutely(Side::Odd)),
        ((1, 1, 4), Absolutely(Side::Even)),
        ((0, 1, 5), SafeToLeave),
        ((1, 0, 5), WinToMove),
        ((0, 0, 6), WinToMove),
        ((1, 1, 6), WinToMove),
        ((0, 0, 8), Absolutely(Side::Even)),
        ((1, 1, 8), Absolutely(Side::Odd)),
        ((1, 0, 9), SafeToLeave),
        ((0, 1, 9), WinToMove),
    ] {
        assert_eq!(class(3, shares), expected, "{shares:?}");
    }
}

#[test]
fn mirror_laws() {
    let mirrored = |class| match class {
        Class::Absolutely(side) => Class::Absolutely(side.other()),
        other => other,
    };
    for k in 1..=40 {
        for n in (0..200).step_by(2) {
            assert_eq!(
                class(k, (0, 0, n)),
                mirrored(class(k, (1, 1, n))),
                "{k}: {n}"
            );
        }
        for n in (1..200).step_by(2) {
            for shares in [(0, 1, n), (1, 0, n)] {
                let class = class(k, shares);
                assert_eq!(class, mirrored(class), "{k}: {shares:?}");
            }
        }
    }
}

/// The twelve replies of the proof for k = 3: to takes of 1, 2 and 3.
#[test]
fn twelve_replies() {
    let three = up_to(3);
    for (shares, expected) in [
        ((0, 0, 12), [3, 1, 1]),
        ((0, 1, 13), [3, 3, 1]),
        ((1, 1, 8), [3, 1, 1]),
        ((1, 0, 9), [3, 3, 1]),
    ] {
        let (odd, even, heap) = shares;
        let replies = [1, 2, 3].map(|take| three.reply(heap, odd == 1, take).unwrap());
        assert_eq!(replies, expected, "{shares:?}");
        // The even side's safe states are these with the holdings' parities mirrored.
        for (side, (odd, even)) in [(Side::Odd, (odd, even)), (Side::Even, (1 - even, 1 - odd))] {
            let rules = Sides { takes: three };
            assert!(
                rules.is_safe_for(side, &state((odd, even, heap))),
                "{side} {shares:?}"
            );
        }
    }
}

/// The residues that the article prints for k = 2 to 6, for (a, b, r) of the odd side.
#[test]
fn printed_tables() {
    type Row = (u64, u64, &'static [(u64, u64, u64)]);
    let table: [Row; 6] = [
        (1, 4, &[(0, 0, 2), (0, 1, 3), (1, 0, 1), (1, 1, 0)]),
        (2, 4, &[(0, 1, 3), (1, 0, 1), (1, 1, 0)]),
        (3, 8, &[(0, 0, 4), (0, 1, 5), (1, 0, 1), (1, 1, 0)]),
        (4, 6, &[(0, 1, 5), (1, 0, 1), (1, 1, 0)]),
        (5, 12, &[(0, 0, 6), (0, 1, 7), (1, 0, 1), (1, 1, 0)]),
        (6, 8, &[(0, 1, 7), (1, 0, 1), (1, 1, 0)]),
    ];
    for (k, modulus, printed) in table {
        assert_eq!(up_to(k).modulus(), modulus);
        let rules = Sides { takes: up_to(k) };
        let shares = [(0, 0), (0, 1), (1, 0), (1, 1)];
        for (odd, even) in shares {
            for heap in (0..100).filter(|heap| (odd + even + heap) % 2 == 0) {
                let safe = printed.contains(&(odd, even, heap % modulus));
                let odd_side = rules.is_safe_for(Side::Odd, &state((odd, even, heap)));
                let mirrored = state((1 - even, 1 - odd, heap));
                assert_eq!(odd_side, safe, "{k}: ({odd}, {even}, {heap})");
                assert_eq!(
                    rules.is_safe_for(Side::Even, &mirrored),
                    safe,
                    "{k}: {mirrored:?}"
                );
            }
        }
    }
}

/// An absolutely safe state is won by its side whoever moves.
#[test]
fn absolutely_safe() {
    let mut seen = [0; 2];
    for heap in (0..200).step_by(2) {
        for k in 1..=12 {
            let Class::Absolutely(side) = class(k, (0, 0, heap)) else {
                continue;
            };
            seen[usize::from(side == Side::Even)] += 1;
            let outcome = |to_move| position(&format!("sides.{k}:{heap}@0,0,{to_move}")).outcome();
            assert_eq!(outcome(side), Outcome::Unsafe, "{k}: {heap}");
            // Where no move is left this still says that the side has won.
            assert_eq!(outcome(side.other()), Outcome::Safe, "{k}: {heap}");
        }
    }
    assert!(seen.iter().all(|&seen| seen > 50), "{seen:?}");
}

/// For odd k there is one right reply to every take from a safe state; for even k at times two.
#[test]
fn how_many_replies_are_right() {
    for k in 1..=12 {
        let takes = up_to(k);
        let modulus = takes.modulus();
        let mut most = 0;
        for (left, to_move) in
            (2..4 * modulus).flat_map(|left| [Side::Odd, Side::Even].map(|side| (left, side)))
        {
            for (odd, even) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let Some(state) = State::new(left, odd, even, to_move) else {
                    continue;
                };
                let before = AnyPosition::Sides(Sides { takes }, state);
                if before.outcome() == Outcome::Unsafe {
                    continue;
                }
                for mv in before.moves() {
                    let replies = before.play(mv).unwrap().winning_moves().len();
                    assert!(replies >= 1, "{before} {mv}");
                    most = most.max(replies);
                }
            }
        }
        assert_eq!(most, if k % 2 == 1 { 1 } else { 2 }, "{k}");
    }
    assert_eq!(winning("sides.2:5@0,3,odd"), ["1", "2"]);
}

#[test]
fn nothing_to_choose_with_one() {
    for n in (0..100).step_by(2) {
        let winner = if n % 4 == 2 { Side::Odd } else { Side::Even };
        assert_eq!(class(1, (0, 0, n)), Class::Absolutely(winner), "{n}");
    }
}

#[test]
fn explanations() {
    assert_eq!(
        position("parity.3:17").explain().steps,
        [
            Reason::Holding {
                side: Side::Odd,
                holding: 0,
                has: false,
            },
            Reason::SafeResidues {
                heap: 17,
                modulus: 8,
                residue: 1,
                safe: vec![4, 5],
            },
            Reason::LeaveHolding {
                take: 1,
                holding: 1,
                has: true,
                heap: 16,
                residue: 0,
            },
        ]
    );
    let over = position("sides.3:0@3,5,even").explain();
    let (last, mover) = ((Side::Odd, 3), (Side::Even, 5));
    assert_eq!(over.steps, [Reason::Counted { last, mover }]);
    assert_eq!(over.outcome, Outcome::Safe);
    let sides = position("sides.3:4").explain().steps;
    assert_eq!(sides[0], Reason::Class(Class::Absolutely(Side::Odd)));
}
