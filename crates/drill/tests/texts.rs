//! Skills, questions, verdicts and faults are told to scripts by names, by which these find the texts.

use nian_tasks::{Fault, Skill};
use nian_words::{Exercise, Sheet, Text};
use std::collections::BTreeSet;

/// The names of the texts about such a thing: of `fault_sum`, about a `fault`, that is `sum`.
fn about(all: &[(&'static str, &[Text])], thing: &str) -> BTreeSet<&'static str> {
    let names = all.iter().filter_map(|(name, _)| name.split_once('_'));
    names
        .filter_map(|(of, name)| (of == thing).then_some(name))
        .collect()
}

/// Every fault has its text, in each language: the build sees to that. No text is of no fault.
#[test]
fn every_fault_has_its_text() {
    let named: BTreeSet<_> = Fault::NAMES.iter().copied().collect();
    assert_eq!(about(&Exercise::ALL, "fault"), named);
}

#[test]
fn every_skill_has_its_texts() {
    let named = BTreeSet::from(Skill::ALL.map(Skill::name));
    assert_eq!(about(&Exercise::ALL, "skill"), named);
    assert_eq!(about(&Sheet::ALL, "how"), named);
}

/// A sum that is to be mended is asked for in words of its own (`www/exercise/words.js`).
#[test]
fn every_question_has_its_text() {
    let mut asked = BTreeSet::new();
    for skill in Skill::ALL.map(Skill::name) {
        for seed in 0..100 {
            let task = nian_drill::task(skill, None, 1 + seed % 3, seed, 0).expect("a task");
            let lines: Vec<&str> = task.lines().collect();
            let question = if lines.len() > 3 { "mend" } else { lines[0] };
            asked.insert(question.to_owned());
        }
    }
    let texts = about(&Exercise::ALL, "question");
    let texts: BTreeSet<String> = texts.into_iter().map(str::to_owned).collect();
    assert_eq!(texts, asked);
}

#[test]
fn every_verdict_has_its_text() {
    let mut verdicts = BTreeSet::new();
    let mut judge = |skill: &str, answer: &str| {
        let judged = nian_drill::judge(skill, None, 1, 1, 0, answer);
        let verdict = judged.split(' ').next().unwrap_or_default();
        verdicts.insert(verdict.to_owned());
    };
    judge("outcome", "safe");
    judge("outcome", "unsafe");
    // A sum with one term twice, some of the terms, and none.
    let task = nian_drill::task("fibonacci", None, 1, 1, 0).expect("a task");
    assert!(task.starts_with("fibonacci\nfibonacci=41\n"), "{task}");
    for answer in ["34+5+1+1", "34+5", "ten"] {
        judge("fibonacci", answer);
    }
    let texts = about(&Exercise::ALL, "verdict");
    let texts: BTreeSet<String> = texts.into_iter().map(str::to_owned).collect();
    assert_eq!(texts, verdicts);
}
