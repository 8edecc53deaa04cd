//! The levels of version 2: how large their numbers are, how many tasks they have, and what no lazy answer does.

use crate::cells::{count, first, second};
use nian_solver::{AnyPosition, Move};
use nian_tasks::{Answer, Level, Question, Request, Skill, Task, position, task, truth, winning};
use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;

fn tasks(cell: Request<'_>, count: u32) -> Vec<Task> {
    first(cell, count)
        .map(|request| task(&request).unwrap())
        .collect()
}

/// What the sizes of two levels are compared by: of the same rules, and of as many rows, their numbers may not overlap.
fn frame(task: &Task) -> String {
    match position(task) {
        Some(AnyPosition::Nim(rules, rows)) => format!("{:?} {}", rules.ending, rows.heaps().len()),
        Some(position) => position.to_string().split(':').next().unwrap().to_owned(),
        None => String::new(),
    }
}

/// The largest number that is asked about.
fn largest(task: &Task) -> u64 {
    match (position(task), &task.question) {
        (Some(position), _) => *position.heaps().iter().max().unwrap(),
        _ => task.text.split('=').nth(1).unwrap().parse().unwrap(),
    }
}

/// The range of the largest number of each level, as the table has it.
fn ranges(cell: &Request<'_>) -> [RangeInclusive<u64>; 3] {
    match (cell.skill, cell.rules) {
        (Skill::Outcome, None) => [1..=7, 8..=15, 8..=15],
        (Skill::Outcome, _) => [2..=20, 21..=40, 41..=60],
        (Skill::Winning, None) => [2..=7, 8..=15, 16..=31],
        (Skill::Winning, Some("wythoff")) => [2..=8, 9..=15, 16..=25],
        (Skill::Winning, Some("dice")) => [4..=20, 21..=40, 41..=100],
        (Skill::Winning, _) => [3..=21, 22..=55, 56..=144],
        (Skill::Columns, _) => [2..=7, 8..=15, 16..=31],
        (Skill::Binary, _) => [3..=31, 32..=63, 65..=255],
        (Skill::Fibonacci, _) => [4..=33, 35..=88, 90..=232],
        (Skill::Pair, _) => [1..=13, 14..=40, 41..=80],
        (Skill::Residue, _) => [3..=20, 21..=40, 41..=60],
        (Skill::Limit, _) => [3..=33, 34..=88, 20..=100],
        (Skill::Slip, _) => [3..=7, 8..=15, 8..=15],
    }
}

/// Rows of single coins, which follow another rule in misère play, are as small as they must be.
fn is_of_single_coins(task: &Task) -> bool {
    position(task).is_some_and(|position| {
        let misere = position.ending().is_some_and(|ending| ending.is_misere());
        misere && position.heaps().iter().all(|&row| row == 1)
    })
}

#[test]
fn the_largest_number_lies_in_the_range_of_its_level() {
    for cell in second(&Skill::ALL) {
        let range = &ranges(&cell)[cell.level.number() as usize - 1];
        let mut seen = HashSet::new();
        for task in tasks(cell, count()) {
            if is_of_single_coins(&task) {
                assert_eq!((cell.skill, cell.level), (Skill::Outcome, Level::Three));
                continue;
            }
            assert!(range.contains(&largest(&task)), "{cell:?}: {task:?}");
            seen.insert(largest(&task));
        }
        // The range is not larger than what is asked: numbers of its upper quarter are, too.
        let upper = range.end() - (range.end() - range.start()) / 4;
        assert!(seen.iter().any(|&number| number >= upper), "{cell:?}");
    }
}

/// A row of the table.
type Row = (Skill, Option<&'static str>);

/// Two levels with the same rules and as many rows have no number in common. Games with slips differ by the number of
/// moves.
#[test]
fn levels_do_not_overlap() {
    let mut by_row: BTreeMap<Row, BTreeMap<(String, u64), Level>> = BTreeMap::new();
    for cell in second(&Skill::ALL) {
        let taken = by_row.entry((cell.skill, cell.rules)).or_default();
        for task in tasks(cell, count()) {
            let moves = match &task.question {
                Question::Slip { moves } | Question::Slips { moves } => moves.len(),
                _ => 0,
            };
            let key = (format!("{} {moves}", frame(&task)), largest(&task));
            let level = *taken.entry(key).or_insert(cell.level);
            assert_eq!(level, cell.level, "{cell:?}: {task:?}");
        }
    }
}

/// Two tasks are different if their picture or their question is: rows in another order are another picture.
#[test]
fn cells_have_forty_tasks() {
    for cell in second(&Skill::ALL) {
        let different: HashSet<String> = tasks(cell, 400)
            .iter()
            .map(|task| format!("{} {:?}", task.text, task.question))
            .collect();
        let fewest = match (cell.skill, cell.level) {
            (Skill::Limit, Level::One) => 31, // heaps of 3 to 33: every one of them
            _ => 40,
        };
        println!(
            "{:?} {:?} {:?}: {}",
            cell.skill,
            cell.rules,
            cell.level,
            different.len()
        );
        assert!(different.len() >= fewest, "{cell:?}: {}", different.len());
    }
}

/// A lazy answer.
type Lazy = fn(&Task) -> Option<Answer>;

fn rows(task: &Task) -> Vec<u64> {
    let mut rows = position(task).map_or_else(Vec::new, |position| position.heaps().to_vec());
    rows.sort_unstable();
    rows
}

fn residue_by(task: &Task, modulus: u64, safe: bool) -> Option<Answer> {
    let remainder = rows(task).first()? % modulus;
    let safe = Some(safe);
    Some(Answer::Residue { remainder, safe })
}

fn k(task: &Task) -> Option<u64> {
    match task.question {
        Question::Residue { k, .. } => Some(k),
        _ => None,
    }
}

/// The greatest Fibonacci numbers that fit, without regard to neighbours: one after the other.
fn in_a_row(task: &Task) -> Option<Answer> {
    let mut rest = largest(task);
    let mut parts = Vec::new();
    let terms = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];
    for (at, &term) in terms.iter().enumerate().rev() {
        let below: u64 = terms[..at].iter().sum();
        if rest >= term && (rest > below || parts.is_empty()) {
            parts.push(term);
            rest -= term;
        }
    }
    Some(Answer::Parts(parts))
}

fn given(task: &Task) -> Option<u64> {
    match task.question {
        Question::Partner { given, .. }
        | Question::PartnerAmong { given, .. }
        | Question::PairDifference { given, .. } => Some(given),
        _ => None,
    }
}

fn among(task: &Task, at: usize) -> Option<Answer> {
    match &task.question {
        Question::PartnerAmong { among, .. } => Some(Answer::Number(among[at])),
        _ => None,
    }
}

/// Lazy answers to questions other than for outcomes, moves and slips, of which `shares.rs` knows others.
const LAZY: [(&str, Lazy); 24] = [
    ("no column", |_| Some(Answer::Columns(0))),
    ("the ones", |_| Some(Answer::Columns(1))),
    ("the highest column", |task| {
        Some(Answer::Columns(1 << rows(task).last()?.ilog2()))
    }),
    ("the columns of the largest row", |task| {
        Some(Answer::Columns(*rows(task).last()?))
    }),
    ("the columns of the smallest row", |task| {
        Some(Answer::Columns(*rows(task).first()?))
    }),
    ("the columns of the total", |task| {
        Some(Answer::Columns(rows(task).iter().sum()))
    }),
    ("a one and zeros", |task| {
        let mut digits = vec![0; largest(task).ilog2() as usize + 1];
        digits[0] = 1;
        Some(Answer::Digits(digits))
    }),
    ("ones only", |task| {
        Some(Answer::Digits(vec![1; largest(task).ilog2() as usize + 1]))
    }),
    ("as many as there are digits", |task| match &task.question {
        Question::Decimal { digits } => Some(Answer::Number(1 << (digits.len() - 1))),
        _ => None,
    }),
    ("the number itself", |task| {
        Some(Answer::Parts(vec![largest(task)]))
    }),
    ("terms in a row", in_a_row),
    ("what is given", |task| match &task.question {
        Question::MendFibonacci { given } => Some(Answer::Parts(given.clone())),
        _ => None,
    }),
    ("one more", |task| Some(Answer::Number(given(task)? + 1))),
    ("the golden ratio, rounded", |task| {
        let larger = matches!(task.question, Question::Partner { larger: true, .. });
        let given = given(task)? as f64;
        let ratio = if larger { given / 1.6 } else { given * 1.6 };
        Some(Answer::Number(ratio as u64))
    }),
    ("the first of three", |task| among(task, 0)),
    ("the middle of three", |task| among(task, 1)),
    ("the last of three", |task| among(task, 2)),
    ("always safe", |task| {
        residue_by(
            task,
            nian_solver::holding::UpTo::new(k(task)?)?.modulus(),
            true,
        )
    }),
    ("always unsafe", |task| {
        residue_by(
            task,
            nian_solver::holding::UpTo::new(k(task)?)?.modulus(),
            false,
        )
    }),
    ("by k + 1", |task| residue_by(task, k(task)? + 1, false)),
    ("always 1", |_| Some(Answer::Number(1))),
    ("always 2", |_| Some(Answer::Number(2))),
    ("1 of an odd heap, else 2", |task| {
        Some(Answer::Number(2 - rows(task).first()? % 2))
    }),
    ("the heap itself", |task| {
        Some(Answer::Number(*rows(task).first()?))
    }),
];

#[test]
fn no_lazy_answer_is_right_often() {
    let skills = [
        Skill::Columns,
        Skill::Binary,
        Skill::Fibonacci,
        Skill::Pair,
        Skill::Residue,
        Skill::Limit,
    ];
    for cell in second(&skills) {
        let tasks = tasks(cell, count());
        let right = |lazy: Lazy| {
            let right = tasks
                .iter()
                .filter(|task| lazy(task).is_some_and(|answer| Some(answer) == truth(task)));
            right.count() * 100 / tasks.len()
        };
        let best = LAZY.iter().map(|&(name, lazy)| (right(lazy), name)).max();
        let best = best.unwrap();
        println!("{:?} {:?}: {best:?}", cell.skill, cell.level);
        assert!(
            cell.level == Level::One || best.0 <= 65,
            "{cell:?}: {best:?}"
        );
    }
}

/// A lazy choice from the list of all moves.
type Pick = fn(&[Move]) -> Option<Move>;

/// The first move of the list, the last, and those in the middle.
#[test]
fn no_lazy_option_wins() {
    for cell in second(&[Skill::Winning]) {
        let tasks = tasks(cell, count());
        let right = |choose: Pick| {
            let wins = |task: &&Task| {
                let all: Vec<Move> = position(task).unwrap().moves().collect();
                let winning = winning(task);
                let whole = task.question != Question::AllWinningMoves || winning.len() == 1;
                whole && choose(&all).is_some_and(|mv| winning.contains(&mv))
            };
            tasks.iter().filter(wins).count() * 100 / tasks.len()
        };
        let choices: [Pick; 4] = [
            |all| all.first().copied(),
            |all| all.last().copied(),
            |all| all.get(all.len() / 2).copied(),
            |all| all.get(1).copied(),
        ];
        let best = choices.map(right).into_iter().max().unwrap();
        println!("{:?} {:?}: {best}", cell.rules, cell.level);
        assert!(cell.level == Level::One || best <= 65, "{cell:?}: {best}");
    }
}
