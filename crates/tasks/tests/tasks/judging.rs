//! What is said of wrong answers.

use nian_solver::Outcome;
use nian_tasks::{
    Answer, Grade, Mistake, Question, Task, TaskKind, judge, judge_text, read_answer, truth,
    winning,
};

fn about(text: &str, question: Question) -> Task {
    Task {
        text: text.to_string(),
        question,
        kind: TaskKind::Mixed,
    }
}

fn wrong(faults: impl Into<Vec<Mistake>>) -> Grade {
    Grade::Wrong(faults.into())
}

fn not_standard(faults: impl Into<Vec<Mistake>>) -> Grade {
    Grade::TrueButNotStandard(faults.into())
}

#[test]
fn outcomes_and_moves() {
    let task = about("nim:3,4,5", Question::Outcome);
    assert_eq!(judge_text(&task, "unsafe"), Grade::Right);
    assert_eq!(judge_text(&task, "safe"), wrong([Mistake::Outcome]));
    assert_eq!(judge(&task, &Answer::Number(2)), Grade::NotUnderstood);
    let task = about("nim:3,4,5", Question::OneWinningMove);
    assert_eq!(judge_text(&task, "a2"), Grade::NotUnderstood);
    assert_eq!(
        judge(&task, &Answer::Outcome(Outcome::Safe)),
        Grade::NotUnderstood
    );
    assert_eq!(winning(&task).len(), 1);
}

#[test]
fn columns() {
    let task = about("nim:3,4,5", Question::OddColumns);
    assert_eq!(judge_text(&task, "2"), Grade::Right);
    let ones = Mistake::Column { power: 0, ones: 2 };
    let twos = Mistake::Column { power: 1, ones: 1 };
    assert_eq!(judge_text(&task, "2, 1"), wrong([ones]));
    assert_eq!(judge_text(&task, "1"), wrong([ones, twos]));
    assert_eq!(judge_text(&task, "0"), wrong([twos]));
    assert_eq!(judge_text(&task, ""), Grade::Unfinished);
    assert_eq!(judge_text(&task, "3"), Grade::NotUnderstood);
    assert_eq!(judge_text(&task, "2 2"), Grade::NotUnderstood);
    let far = Mistake::Column { power: 63, ones: 0 };
    assert_eq!(judge(&task, &Answer::Columns(1 << 63 | 2)), wrong([far]));
    assert_eq!(
        judge_text(&about("nim:1,4,5", Question::OddColumns), "0"),
        Grade::Right
    );
}

#[test]
fn digits() {
    let task = about("binary=11", Question::Binary);
    assert_eq!(judge_text(&task, "1011"), Grade::Right);
    assert_eq!(
        judge_text(&task, "01011"),
        not_standard([Mistake::LeadingZero])
    );
    let value = |value| Mistake::Value { value: Some(value) };
    let digit = |power| Mistake::Digit { power };
    assert_eq!(judge_text(&task, "1001"), wrong([value(9), digit(1)]));
    assert_eq!(
        judge_text(&task, "1101"),
        wrong([value(13), Mistake::Backwards, digit(1), digit(2)])
    );
    assert_eq!(judge_text(&task, "101"), wrong([value(5)]));
    assert_eq!(judge_text(&task, "0"), wrong([value(0)]));
    assert_eq!(judge_text(&task, "1021"), Grade::NotUnderstood);
    assert_eq!(judge_text(&task, "10 11"), Grade::NotUnderstood);
    assert_eq!(judge(&task, &Answer::Digits(vec![2])), Grade::NotUnderstood);
    assert_eq!(judge(&task, &Answer::Digits(vec![])), Grade::Unfinished);
    let long = Answer::Digits(vec![1; 100]);
    assert_eq!(judge(&task, &long), wrong([Mistake::Value { value: None }]));
    let task = about(
        "binary=11",
        Question::Decimal {
            digits: vec![1, 0, 1, 1],
        },
    );
    assert_eq!(judge_text(&task, "１１"), Grade::Right);
    assert_eq!(judge_text(&task, "12"), wrong([Mistake::OneOff]));
    assert_eq!(judge_text(&task, "13"), wrong([Mistake::Number]));
}

#[test]
fn sums() {
    let task = about("fibonacci=100", Question::Fibonacci);
    assert_eq!(truth(&task), Some(Answer::Parts(vec![89, 8, 3])));
    assert_eq!(judge_text(&task, "3+8+89"), Grade::Right);
    // Some of the right parts are an answer, and not all of them.
    assert_eq!(judge_text(&task, "89+8"), wrong([Mistake::PartsMissing]));
    assert_eq!(judge_text(&task, "89、３"), wrong([Mistake::PartsMissing]));
    assert_eq!(judge_text(&task, " "), Grade::Unfinished);
    let sum = |sum| Mistake::Sum { sum: Some(sum) };
    assert_eq!(judge_text(&task, "55"), wrong([sum(55)]));
    assert_eq!(judge_text(&task, "89+8+3+1"), wrong([sum(101)]));
    assert_eq!(
        judge_text(&task, "89+11"),
        wrong([Mistake::NoTerm { part: 11 }])
    );
    assert_eq!(
        judge_text(&task, "89+10"),
        wrong([Mistake::NoTerm { part: 10 }, sum(99)])
    );
    assert_eq!(
        judge_text(&task, "89+8+3+0"),
        wrong([Mistake::NoTerm { part: 0 }])
    );
    let neighbours = |lower, upper| Mistake::Neighbours { lower, upper };
    assert_eq!(
        judge_text(&task, "55+34+8+3"),
        not_standard([neighbours(34, 55)])
    );
    assert_eq!(
        judge_text(&task, "89+8+2+1"),
        not_standard([neighbours(1, 2)])
    );
    let repeated = Mistake::Repeated { part: 1, times: 3 };
    assert_eq!(judge_text(&task, "89+8+1+1+1"), not_standard([repeated]));
    let huge = Answer::Parts(vec![u64::MAX, u64::MAX]);
    let none = Mistake::Sum { sum: None };
    assert_eq!(
        judge(&task, &huge),
        wrong([Mistake::NoTerm { part: u64::MAX }, none])
    );
}

#[test]
fn partners() {
    let task = about(
        "wythoff=8",
        Question::Partner {
            given: 8,
            larger: false,
        },
    );
    assert_eq!(judge_text(&task, "13"), Grade::Right);
    let used = Mistake::Difference {
        difference: 4,
        lower: 6,
        upper: 10,
    };
    assert_eq!(judge_text(&task, "12"), wrong([used]));
    let used = Mistake::Difference {
        difference: 7,
        lower: 11,
        upper: 18,
    };
    assert_eq!(judge_text(&task, "15"), wrong([used]));
    assert_eq!(
        judge_text(&task, "9223372036854775807"),
        wrong([Mistake::Number])
    );
    assert_eq!(
        judge_text(&task, "9223372036854775808"),
        Grade::NotUnderstood
    );
}

#[test]
fn remainders() {
    // Four may be taken, so the modulus is 6: 13 is 1, safe for an odd holding.
    let task = about("parity.4:13@1,3", Question::Residue { k: 4, holding: 3 });
    assert_eq!(judge_text(&task, "1 safe"), Grade::Right);
    assert_eq!(judge_text(&task, "1"), Grade::Unfinished);
    assert_eq!(
        judge_text(&task, "1 unsafe"),
        wrong([Mistake::OtherHolding])
    );
    assert_eq!(
        judge_text(&task, "3 safe"),
        wrong([Mistake::OtherModulus { modulus: 5 }])
    );
    assert_eq!(judge_text(&task, "2"), wrong([Mistake::Number]));
    assert_eq!(
        judge_text(&task, "7 safe"),
        not_standard([Mistake::NotReduced { modulus: 6 }])
    );
    // What is no remainder is told before anything else that is wrong.
    let not_reduced = Mistake::NotReduced { modulus: 6 };
    assert_eq!(
        judge_text(&task, "7 unsafe"),
        wrong([not_reduced, Mistake::OtherHolding])
    );
    assert_eq!(
        judge_text(&task, "8 safe"),
        wrong([not_reduced, Mistake::Number])
    );
    let zero = about("parity.4:12@1,2", Question::Residue { k: 4, holding: 2 });
    let safe = nian_tasks::outcome(&zero).is_some_and(Outcome::is_safe);
    let other = if safe { "6 unsafe" } else { "6 safe" };
    let Grade::Wrong(faults) = judge_text(&zero, other) else {
        panic!("the outcome is the other one");
    };
    assert_eq!(faults[0], not_reduced);
    assert_eq!(judge_text(&task, "1 perhaps"), Grade::NotUnderstood);
    // 14 is 2, which is safe for no holding.
    let task = about("parity.4:14@2,3", Question::Residue { k: 4, holding: 3 });
    assert_eq!(judge_text(&task, "2 safe"), wrong([Mistake::Outcome]));
    assert_eq!(
        judge_text(&task, "3 safe"),
        wrong([Mistake::Number, Mistake::Outcome])
    );
}

#[test]
fn limits() {
    let task = about("dynamic.2:97", Question::LeastLimit);
    assert_eq!(judge_text(&task, "8"), Grade::Right);
    assert_eq!(
        judge_text(&task, "89"),
        wrong([Mistake::NotLeast, Mistake::LargerPart])
    );
    // One off: whether it wins is what is told, which leaves more than one limit to try.
    assert_eq!(judge_text(&task, "9"), wrong([Mistake::NotLeast]));
    assert_eq!(judge_text(&task, "7"), wrong([Mistake::TooSmall]));
    assert_eq!(judge_text(&task, "3"), wrong([Mistake::TooSmall]));
}

/// Tasks made by hand, of any text: no panic.
#[test]
fn other_tasks() {
    let texts = [
        "",
        "=",
        "binary=",
        "binary=0",
        "binary=99999999999999999999",
        "nim:0",
        "wythoff=8",
        "拈",
    ];
    let questions = [
        Question::Outcome,
        Question::OneWinningMove,
        Question::AllWinningMoves,
        Question::OddColumns,
        Question::Binary,
        Question::Decimal { digits: vec![9] },
        Question::Decimal {
            digits: vec![1; 100],
        },
        Question::Decimal { digits: vec![250] },
        Question::MendFibonacci {
            given: vec![u64::MAX, u64::MAX, 3, 2],
        },
        Question::Fibonacci,
        Question::MendFibonacci { given: vec![] },
        Question::Partner {
            given: u64::MAX,
            larger: true,
        },
        Question::Partner {
            given: 0,
            larger: true,
        },
        Question::Residue {
            k: 0,
            holding: u64::MAX,
        },
        Question::Residue {
            k: u64::MAX,
            holding: 0,
        },
        Question::LeastLimit,
    ];
    let answers = [
        "",
        "0",
        "1",
        "18446744073709551616",
        "1 safe",
        "safe",
        "a2",
        "1,2,4",
        "…",
        "１ ２",
        "0 0",
    ];
    for text in texts {
        for question in &questions {
            let task = about(text, question.clone());
            let _ = (
                truth(&task),
                winning(&task),
                nian_tasks::decoys(&task),
                nian_tasks::worked(&task),
            );
            for answer in answers {
                let _ = judge_text(&task, answer);
                if let Ok(answer) = read_answer(question, answer) {
                    for question in &questions {
                        let _ = judge(&about(text, question.clone()), &answer);
                    }
                }
            }
        }
    }
}
