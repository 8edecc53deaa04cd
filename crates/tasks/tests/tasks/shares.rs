//! No answer can be guessed: not by how often it is right, not by a lazy rule, not from memory.

use crate::cells::{both, cells, count, first};
use nian_solver::{AnyPosition, Move, Outcome};
use nian_tasks::{
    Level, Question, Request, Skill, Task, TaskKind, outcome, position, task, winning,
};
use std::collections::HashSet;

fn tasks(cell: Request<'_>, count: u32) -> Vec<Task> {
    first(cell, count)
        .map(|request| task(&request).unwrap())
        .collect()
}

#[test]
fn half_are_safe() {
    for cell in both(&[Skill::Outcome, Skill::Residue, Skill::Slip]) {
        let safe = |task: &Task| outcome(task) == Some(Outcome::Safe);
        let safe: Vec<bool> = tasks(cell, count()).iter().map(safe).collect();
        for hundred in safe.windows(100) {
            let share = hundred.iter().filter(|&&safe| safe).count();
            assert!((45..=55).contains(&share), "{cell:?}: {share}");
        }
        let same = |run: &[bool]| run.iter().all(|&safe| safe == run[0]);
        assert!(!safe.windows(4).any(same), "{cell:?}");
    }
}

/// A way to call a position safe that needs no thought.
type Rule = fn(&AnyPosition) -> bool;

fn sorted(position: &AnyPosition) -> Vec<u64> {
    let mut rows = position.heaps().to_vec();
    rows.sort_unstable();
    rows
}

fn largest_and_rest(position: &AnyPosition) -> (u64, u64) {
    let rows = sorted(position);
    let largest = rows.last().copied().unwrap_or(0);
    (largest, rows.iter().sum::<u64>() - largest)
}

/// Lazy rules of safe and unsafe.
const LAZY: [(&str, Rule); 9] = [
    ("always unsafe", |_| false),
    ("always safe", |_| true),
    ("odd total is unsafe", |position| {
        position.heaps().iter().sum::<u64>() % 2 == 0
    }),
    ("two equal rows are safe", |position| {
        sorted(position).windows(2).any(|pair| pair[0] == pair[1])
    }),
    ("all rows in pairs are safe", |position| {
        let rows = sorted(position);
        rows.len().is_multiple_of(2) && rows.chunks(2).all(|pair| pair[0] == pair[1])
    }),
    ("a largest row like all others is safe", |position| {
        let (largest, rest) = largest_and_rest(position);
        largest == rest
    }),
    (
        "a largest row larger than all others is unsafe",
        |position| {
            let (largest, rest) = largest_and_rest(position);
            largest <= rest
        },
    ),
    ("an even largest row is safe", |position| {
        largest_and_rest(position).0.is_multiple_of(2)
    }),
    ("an even number of rows is safe", |position| {
        position.heaps().len().is_multiple_of(2)
    }),
];

/// How often each rule is right, in hundredths. A rule is as good as its opposite.
fn best_outcome_rule(cell: Request<'_>, count: u32) -> (usize, &'static str) {
    let tasks = tasks(cell, count);
    let right = |rule: Rule| {
        let guessed = |task: &&Task| {
            let position = position(task).unwrap();
            rule(&position) == position.outcome().is_safe()
        };
        let right = tasks.iter().filter(guessed).count();
        right.max(tasks.len() - right) * 100 / tasks.len()
    };
    LAZY.iter()
        .map(|&(name, rule)| (right(rule), name))
        .max()
        .unwrap()
}

#[test]
fn no_lazy_rule_tells_safe_from_unsafe() {
    for cell in both(&[Skill::Outcome]) {
        let best = best_outcome_rule(cell, count());
        println!("{:?} {:?}: {best:?}", cell.rules, cell.level);
        if cell.level > Level::One {
            assert!(best.0 <= 65, "{cell:?}: {best:?}");
        }
    }
}

/// A lazy way to choose a move.
type Choice = fn(&AnyPosition) -> Option<Move>;

fn largest_row(position: &AnyPosition) -> (u8, u64) {
    let rows = (0..).zip(position.heaps().iter().copied());
    rows.max_by_key(|&(_, heap)| heap).unwrap()
}

const MOVES: [(&str, Choice); 5] = [
    ("all of the largest row", |position| {
        let (row, take) = largest_row(position);
        Some(Move::Row { row, take })
    }),
    ("the largest row down to the next", |position| {
        let (row, heap) = largest_row(position);
        let rows = sorted(position);
        let next = rows.len().checked_sub(2).map(|at| rows[at])?;
        (heap > next).then(|| Move::Row {
            row,
            take: heap - next,
        })
    }),
    (
        "the largest row down to the sum of the others",
        |position| {
            let (row, heap) = largest_row(position);
            let (_, rest) = largest_and_rest(position);
            (heap > rest).then(|| Move::Row {
                row,
                take: heap - rest,
            })
        },
    ),
    ("as few as one may", |position| position.moves().next()),
    ("as many as one may", |position| position.moves().last()),
];

#[test]
fn no_lazy_move_wins() {
    for cell in both(&[Skill::Winning]) {
        let tasks = tasks(cell, count());
        let all = cell.level == Level::Three;
        let right = |choice: Choice| {
            let wins = |task: &&Task| {
                let moves = winning(task);
                let chosen = choice(&position(task).unwrap());
                chosen.is_some_and(|mv| moves.contains(&mv)) && (!all || moves.len() == 1)
            };
            tasks.iter().filter(wins).count() * 100 / tasks.len()
        };
        let best = MOVES
            .iter()
            .map(|&(name, choice)| (right(choice), name))
            .max()
            .unwrap();
        println!("{:?} {:?}: {best:?}", cell.rules, cell.level);
        if cell.level > Level::One {
            assert!(best.0 <= 65, "{cell:?}: {best:?}");
        }
    }
}

/// A move of a game that is written down: its number from 0, the position before it, the move, the position after it.
type Written = (usize, AnyPosition, Move, AnyPosition);

fn taken(mv: Move) -> u64 {
    match mv {
        Move::Row { take, .. } => take,
        _ => panic!("a move of Nim"),
    }
}

fn total(position: &AnyPosition) -> u64 {
    position.heaps().iter().sum()
}

fn from_largest(before: &AnyPosition, mv: Move) -> bool {
    let Move::Row { row, .. } = mv else {
        panic!("a move of Nim");
    };
    before.heaps()[usize::from(row)] == largest_and_rest(before).0
}

fn has_equals(position: &AnyPosition) -> bool {
    let rows: Vec<u64> = sorted(position)
        .into_iter()
        .filter(|&row| row > 0)
        .collect();
    rows.windows(2).any(|pair| pair[0] == pair[1])
}

/// A lazy way to point out a slip: the first move that looks so, or the one that is most so.
type Look = fn(&Written) -> i64;

const LOOKS: [(&str, Look); 17] = [
    ("the first move", |(at, ..)| -(*at as i64)),
    ("the last move", |(at, ..)| *at as i64),
    ("the second move", |(at, ..)| i64::from(*at == 1)),
    ("the third move", |(at, ..)| i64::from(*at == 2)),
    ("the fourth move", |(at, ..)| i64::from(*at == 3)),
    ("the fifth move", |(at, ..)| i64::from(*at == 4)),
    ("that takes most", |(_, _, mv, _)| taken(*mv) as i64),
    ("that takes fewest", |(_, _, mv, _)| -(taken(*mv) as i64)),
    ("that leaves an odd total", |(.., after)| {
        (total(after) % 2) as i64
    }),
    ("from even to odd", |(_, before, _, after)| {
        i64::from(total(before).is_multiple_of(2) && !total(after).is_multiple_of(2))
    }),
    ("from odd to odd", |(_, before, _, after)| {
        i64::from(!total(before).is_multiple_of(2) && !total(after).is_multiple_of(2))
    }),
    ("from even to even", |(_, before, _, after)| {
        i64::from(total(before).is_multiple_of(2) && total(after).is_multiple_of(2))
    }),
    ("not from the largest row", |(_, before, mv, _)| {
        i64::from(!from_largest(before, *mv))
    }),
    ("from the largest row", |(_, before, mv, _)| {
        i64::from(from_largest(before, *mv))
    }),
    ("that empties a row", |(_, before, _, after)| {
        let empty =
            |position: &AnyPosition| position.heaps().iter().filter(|&&row| row == 0).count();
        i64::from(empty(after) > empty(before))
    }),
    ("that leaves equal rows", |(.., after)| {
        i64::from(has_equals(after))
    }),
    ("that leaves no equal rows", |(.., after)| {
        i64::from(!has_equals(after))
    }),
];

fn moves_of(task: &Task) -> &[Move] {
    match &task.question {
        Question::Slip { moves } | Question::Slips { moves } => moves,
        _ => panic!("{task:?}"),
    }
}

#[test]
fn no_lazy_look_finds_the_slip() {
    for cell in both(&[Skill::Slip]) {
        let tasks = tasks(cell, count());
        let found = |look: Look| {
            let right = |task: &&Task| {
                let moves = moves_of(task);
                let mut before = position(task).unwrap();
                let written = moves.iter().enumerate().map(|(at, &mv)| {
                    let after = before.play(mv).unwrap();
                    (at, std::mem::replace(&mut before, after.clone()), mv, after)
                });
                let written: Vec<Written> = written.collect();
                // Of two slips a look finds the two moves that are most so.
                let mut order: Vec<usize> = (0..written.len()).collect();
                order.sort_by_key(|&at| -look(&written[at]));
                let slips = nian_tasks::slips(task);
                let mut found = order[..slips.len()].to_vec();
                found.sort_unstable();
                slips.into_iter().map(|(at, _)| at).eq(found)
            };
            tasks.iter().filter(right).count() * 100 / tasks.len()
        };
        let best = LOOKS
            .iter()
            .map(|&(name, look)| (found(look), name))
            .max()
            .unwrap();
        println!("{:?} {:?}: {best:?}", cell.rules, cell.level);
        if cell.level > Level::One {
            assert!(best.0 <= 65, "{cell:?}: {best:?}");
        }
    }
}

/// A slip is as it was drawn to be, and each place in the game has its share.
#[test]
fn slips_are_of_their_kinds() {
    for cell in both(&[Skill::Slip]) {
        let mut places = [0; 6];
        for task in tasks(cell, count()) {
            let (at, before) = nian_tasks::slip(&task).unwrap();
            places[at] += 1;
            let moves = moves_of(&task);
            let parts = |mv| match mv {
                Move::Row { row, take } => (row, take),
                _ => panic!("a move of Nim"),
            };
            let (row, take) = parts(moves[at]);
            let winning: Vec<_> = before.winning_moves().into_iter().map(parts).collect();
            let of_row = winning.iter().find(|(other, _)| *other == row);
            match task.kind {
                TaskKind::TooFew => assert!(of_row.is_some_and(|(_, right)| take < *right)),
                TaskKind::TooMany => assert!(of_row.is_some_and(|(_, right)| take > *right)),
                _ => assert!(of_row.is_none() && winning.iter().any(|(_, right)| *right == take)),
            }
        }
        let length = 3 + cell.level.number() as usize;
        let least = count() as usize / (2 * length);
        // Of two slips only the second can be the last move.
        let length = length - nian_tasks::slips(&task(&cell).unwrap()).len() + 1;
        assert!(
            places[..length].iter().all(|&place| place >= least),
            "{cell:?}: {places:?}"
        );
    }
}

/// What makes two tasks the same: the text, its rows in any order, and without holdings, which are but
/// even or odd; and what is asked.
fn essence(task: &Task) -> String {
    let text = match position(task) {
        Some(AnyPosition::Nim(..) | AnyPosition::Wythoff(..)) => {
            format!("{:?}", sorted(&position(task).unwrap()))
        }
        _ => task.text.clone(),
    };
    // A number of a pair is asked for in several ways, and among several numbers.
    let question = match &task.question {
        Question::Decimal { .. } => "decimal".to_owned(),
        Question::PartnerAmong { among, .. } => format!("{among:?}"),
        Question::PairDifference { .. } => "difference".to_owned(),
        Question::MendFibonacci { given } => format!("{given:?}"),
        _ => String::new(),
    };
    text + &question
}

#[test]
fn nothing_comes_twice_within_twenty() {
    for cell in both(&Skill::ALL) {
        for seed in [1, 2, u32::MAX] {
            let cell = Request { seed, ..cell };
            let all: Vec<String> = tasks(cell, count()).iter().map(essence).collect();
            for twenty in all.windows(20) {
                let different: HashSet<_> = twenty.iter().collect();
                assert_eq!(different.len(), 20, "{cell:?}: {twenty:?}");
            }
        }
    }
}

/// A number, or a pair, does not come twice within twenty tasks either, whichever way it is asked.
#[test]
fn no_number_comes_twice_within_twenty() {
    let pairs = cells(&[Skill::Pair]); // version 2 has fewer pairs
    for cell in both(&[Skill::Binary]).into_iter().chain(pairs) {
        let of = |task: Task| match task.question {
            Question::Partner { given, .. } => {
                given.min(nian_solver::wythoff::partner(given).unwrap())
            }
            _ => task.text["binary=".len()..].parse().unwrap(),
        };
        let all: Vec<u64> = tasks(cell, count()).into_iter().map(of).collect();
        for twenty in all.windows(20) {
            let different: HashSet<_> = twenty.iter().collect();
            assert_eq!(different.len(), 20, "{cell:?}: {twenty:?}");
        }
    }
}

#[test]
fn cells_have_forty_tasks() {
    for cell in cells(&Skill::ALL) {
        let different: HashSet<String> = tasks(cell, 400).iter().map(essence).collect();
        assert!(different.len() >= 40, "{cell:?}: {}", different.len());
    }
}

/// Kinds come in turn, so that each comes again soon.
#[test]
fn kinds_take_turns() {
    for cell in both(&Skill::ALL) {
        let turn = nian_tasks::kinds(&cell).unwrap();
        let tasks = tasks(Request { seed: 9, ..cell }, 48);
        for kind in turn {
            assert!(
                tasks.iter().any(|task| task.kind == kind),
                "{cell:?} {kind:?}"
            );
        }
    }
}
