//! Columns, forms, pairs, remainders and limits, held against counting and search.

use crate::cells::{both, count, first};
use nian_oracle::Oracle;
use nian_solver::dynamic::Dynamic;
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{AnyPosition, Game};
use nian_tasks::{
    Answer, Clue, Grade, Level, Question, Request, Skill, Task, Version, clue, judge, position,
    read_answer, task, truth,
};
use std::collections::HashMap;

/// Tries the tasks of a skill; what is said to be true is judged right.
fn each(skill: Skill, mut check: impl FnMut(&Request<'_>, &Task, Answer)) {
    for cell in both(&[skill]) {
        for request in first(cell, count()) {
            let task = task(&request).unwrap();
            let truth = truth(&task).expect("an answer");
            assert_eq!(judge(&task, &truth), Grade::Right, "{task:?}");
            check(&cell, &task, truth);
        }
    }
}

fn number(task: &Task) -> u64 {
    task.text.split('=').nth(1).unwrap().parse().unwrap()
}

#[test]
fn columns() {
    each(Skill::Columns, |cell, task, truth| {
        let position = position(task).unwrap();
        let rows = position.heaps();
        let ones = |power: u32| {
            rows.iter()
                .filter(|&&row| row / 2u64.pow(power) % 2 == 1)
                .count()
        };
        let odd: u64 = (0..10)
            .filter(|&power| ones(power) % 2 == 1)
            .map(|power| 2u64.pow(power))
            .sum();
        assert_eq!(truth, Answer::Columns(odd));
        match cell.level {
            Level::One => assert_eq!(odd.count_ones(), 1),
            Level::Two => assert_eq!(odd.count_ones(), 2),
            Level::Three => assert!((4..=5).contains(&rows.len())),
        }
    });
}

#[test]
fn binary() {
    each(Skill::Binary, |cell, task, truth| {
        let number = number(task);
        let digits = format!("{number:b}")
            .bytes()
            .map(|byte| byte - b'0')
            .collect();
        let most = [31, 63, 255][cell.level.number() as usize - 1];
        assert!(number <= most);
        match &task.question {
            Question::Binary => assert_eq!(truth, Answer::Digits(digits)),
            Question::Decimal { digits: asked } => {
                assert_eq!(*asked, digits);
                assert_eq!(truth, Answer::Number(number));
            }
            other => panic!("{other:?}"),
        }
    });
}

/// The one sum of Fibonacci numbers no two of which are neighbours, found by trying all sets.
fn standard(number: u64, terms: &[u64]) -> Vec<Vec<u64>> {
    let Some((&term, rest)) = terms.split_last() else {
        return if number == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    };
    let mut found = standard(number, rest);
    if term <= number {
        let below = &rest[..rest.len().saturating_sub(1)];
        found.extend(standard(number - term, below).into_iter().map(|mut parts| {
            parts.insert(0, term);
            parts
        }));
    }
    found
}

#[test]
fn standard_forms() {
    let terms = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];
    each(Skill::Fibonacci, |cell, task, truth| {
        let number = number(task);
        let standard = standard(number, &terms);
        assert_eq!(standard.len(), 1);
        assert_eq!(truth, Answer::Parts(standard[0].clone()));
        let most = [54, 88, 232][cell.level.number() as usize - 1];
        assert!(number <= most && standard[0].len() > 1);
        if let Question::MendFibonacci { given } = &task.question {
            assert_eq!(given.iter().sum::<u64>(), number);
            assert!(given.windows(2).all(|pair| pair[0] > pair[1]), "{given:?}");
            assert!(given.iter().all(|part| terms.contains(part)));
            let judged = judge(task, &Answer::Parts(given.clone()));
            assert!(matches!(judged, Grade::TrueButNotStandard(_)), "{given:?}");
        }
    });
}

#[test]
fn partners() {
    let mut oracle = Oracle::new(Wythoff::default());
    let mut found = HashMap::new();
    each(Skill::Pair, |_, task, truth| {
        let (given, larger) = match &task.question {
            Question::Partner { given, larger }
            | Question::PartnerAmong { given, larger, .. }
            | Question::PairDifference { given, larger } => (*given, *larger),
            _ => panic!("{task:?}"),
        };
        assert_eq!(task.text, format!("wythoff={given}"));
        let partner = *found.entry(given).or_insert_with(|| {
            let safe = |&other: &u64| {
                oracle
                    .outcome(&Pair::new([given, other]).unwrap())
                    .is_safe()
            };
            (0..).find(safe).unwrap()
        });
        let right = match &task.question {
            Question::PairDifference { .. } => partner.abs_diff(given),
            _ => partner,
        };
        assert_eq!(truth, Answer::Number(right));
        assert_eq!(larger, given > partner);
        if let Question::PartnerAmong { among, .. } = &task.question {
            assert!(among.is_sorted() && among.len() == 3, "{among:?}");
            // The pair before is safe, and its numbers are the next smaller ones of both kinds.
            let Some(Clue::PairBefore(lower, upper)) = clue(task) else {
                panic!("{task:?}");
            };
            let before = Pair::new([lower, upper]).unwrap();
            assert!(oracle.outcome(&before).is_safe(), "{task:?}");
            assert_eq!(upper - lower + 1, partner.abs_diff(given), "{task:?}");
            let none_safe = |other: &u64| nian_tasks::judge(task, &Answer::Number(*other));
            let right = among
                .iter()
                .filter(|other| none_safe(other) == Grade::Right);
            assert_eq!(right.count(), 1, "{task:?}");
            assert!(!among.contains(&given) && !among.contains(&0), "{task:?}");
        }
    });
}

/// The least modulus after which safe heaps repeat, for both holdings, by search.
fn period(k: u64) -> u64 {
    // safe[heap][has]: who has just moved has, in the end, the holding that wins.
    let mut safe = vec![[false, true]];
    for heap in 1..200u64 {
        let of = |has: usize| {
            // The mover has the right one with an odd heap where the other has it, else where not.
            let mover = (has == 1) == (heap % 2 == 1);
            !(1..=k.min(heap)).any(|take| {
                let then = mover ^ (take % 2 == 1);
                safe[(heap - take) as usize][usize::from(then)]
            })
        };
        let next = [of(0), of(1)];
        safe.push(next);
    }
    (1..100)
        .find(|&period| (0..200 - period).all(|heap| safe[heap] == safe[heap + period]))
        .unwrap() as u64
}

#[test]
fn remainders() {
    let mut periods = HashMap::new();
    each(Skill::Residue, |cell, task, truth| {
        let Question::Residue { k, holding } = task.question else {
            panic!("{task:?}")
        };
        let Some(AnyPosition::Parity(rules, state)) = position(task) else {
            panic!("{task:?}")
        };
        assert_eq!((k, holding), (rules.takes.k(), state.other()));
        let period = *periods.entry(k).or_insert_with(|| period(k));
        let Answer::Residue {
            remainder,
            safe: Some(_),
        } = truth
        else {
            panic!("{truth:?}")
        };
        assert_eq!(remainder, state.heap() % period, "{task:?}");
        if cell.rules.is_none() {
            let odd = match cell.level {
                Level::One => return assert_eq!((k, holding % 2), (2, 1)),
                Level::Two => false,
                Level::Three => true,
            };
            assert_eq!(k % 2 == 1, odd);
        }
    });
}

/// Who wins the remainders' positions is looked for by search where the heap is small enough, in version 2 always.
#[test]
fn outcomes_of_remainders() {
    let mut tried = 0;
    each(Skill::Residue, |cell, task, truth| {
        let Some(AnyPosition::Parity(rules, state)) = position(task) else {
            panic!("{task:?}")
        };
        let most = if cell.version == Version::Two { 60 } else { 40 };
        if state.heap() > most {
            return;
        }
        let outcome = Oracle::new(rules).outcome(&state);
        assert!(matches!(truth, Answer::Residue { safe, .. } if safe == Some(outcome.is_safe())));
        tried += 1;
    });
    assert!(tried > 100, "{tried}");
}

#[test]
fn least_limits() {
    let mut oracles: HashMap<Dynamic, Oracle<Dynamic>> = HashMap::new();
    let mut ones = [0; 3];
    each(Skill::Limit, |cell, task, truth| {
        let Some(AnyPosition::Dynamic(rules, state)) = position(task) else {
            panic!("{task:?}")
        };
        let heap = state.heaps()[0];
        let oracle = oracles.entry(rules).or_insert_with(|| Oracle::new(rules));
        let wins = |&limit: &u64| {
            let state = rules.state(vec![heap], vec![limit]).unwrap();
            rules.moves(&state).count() > 0 && !oracle.outcome(&state).is_safe()
        };
        let least = (1..=heap).find(wins).unwrap();
        assert_eq!(truth, Answer::Number(least), "{task:?}");
        let counts = cell.version == Version::One && cell.rules.is_none() && least == 1;
        ones[cell.level.number() as usize - 1] += u32::from(counts);
    });
    for ones in ones {
        assert!(
            (count() / 5 - 1..=count() / 5 + 1).contains(&ones),
            "{ones}"
        );
    }
}

/// Every step to the digits of a number is a true equation, and they end with the answer.
#[test]
fn numbers_are_worked_out() {
    let value = |text: &str| -> u64 {
        let (plus, minus) = text.split_once(" − ").unwrap_or((text, "0"));
        let sum = |text: &str| -> u64 {
            text.split(" + ")
                .filter_map(|one| one.parse::<u64>().ok())
                .sum()
        };
        sum(plus) - sum(minus)
    };
    let mut tried = 0;
    for cell in both(&[Skill::Binary, Skill::Fibonacci]) {
        for request in first(cell, count()) {
            let task = task(&request).expect("a task");
            let number: u64 = task.text.split_once('=').unwrap().1.parse().unwrap();
            let (steps, result) = nian_tasks::worked(&task).expect("a number is written");
            // No equation is broken at the end of a line.
            let steps: Vec<String> = steps
                .iter()
                .map(|step| step.replace('\u{a0}', " "))
                .collect();
            for step in &steps {
                let sides: Vec<u64> = step.split(" = ").map(value).collect();
                assert!(
                    sides.iter().all(|&side| side == sides[0]),
                    "{task:?}: {step}"
                );
            }
            match (&task.question, truth(&task)) {
                (Question::Binary, Some(answer)) => {
                    // Each step takes the largest power that fits from what the one before leaves.
                    let mut rest = number;
                    for step in &steps {
                        let power = 1 << rest.ilog2();
                        assert_eq!(*step, format!("{rest} − {power} = {}", rest - power));
                        rest -= power;
                    }
                    assert_eq!(
                        (rest, read_answer(&task.question, &result)),
                        (0, Ok(answer))
                    );
                }
                (Question::Decimal { .. }, Some(Answer::Number(right))) => {
                    assert_eq!((value(&steps[0]), right), (number, number));
                    assert_eq!(u64::from_str_radix(&result, 2), Ok(number));
                }
                (question, Some(answer)) => {
                    assert_eq!(read_answer(question, &result), Ok(answer));
                    if let Question::MendFibonacci { given } = question {
                        let sums: Vec<&str> = steps[0].split(" = ").collect();
                        let given: Vec<String> = given.iter().map(u64::to_string).collect();
                        assert_eq!(
                            (sums[0], sums[sums.len() - 1]),
                            (&*given.join(" + "), &*result)
                        );
                    } else {
                        assert!(steps[steps.len() - 1].ends_with(" = 0"), "{steps:?}");
                    }
                }
                (_, None) => panic!("{task:?}"),
            }
            tried += 1;
        }
    }
    assert!(tried >= 700, "{tried}");
}
