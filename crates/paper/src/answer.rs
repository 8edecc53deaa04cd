//! What is asked, the answer and the reason.

use crate::facts::{Facts, joined};
use crate::numbers::{powers, powers_and_next, terms_and_next};
use crate::picture;
use nian_solver::{AnyPosition, Move, Outcome};
use nian_tasks::{Answer, Question, Task};
use nian_words::Language;

/// What stands on paper of a task; nothing where it is none that is made here.
pub(crate) fn facts(task: &Task, language: Language) -> Option<Facts> {
    let mut facts = Facts::default();
    match &task.question {
        Question::Outcome => outcome(&mut facts, task, language)?,
        Question::OneWinningMove | Question::AllWinningMoves => moves(&mut facts, task, language)?,
        Question::OddColumns => columns(&mut facts, task, language)?,
        Question::Binary => binary(&mut facts, task)?,
        Question::Decimal { digits } => decimal(&mut facts, task, digits)?,
        Question::Fibonacci => standard_form(&mut facts, task, &[])?,
        Question::MendFibonacci { given } => standard_form(&mut facts, task, given)?,
        // On paper any number of a pair is asked for its partner, which is to be written.
        Question::Partner { given, .. }
        | Question::PartnerAmong { given, .. }
        | Question::PairDifference { given, .. } => partner(&mut facts, *given, language)?,
        Question::Residue { .. } => residue(&mut facts, task, language)?,
        Question::LeastLimit => limit(&mut facts, task, language)?,
        Question::Slip { moves } | Question::Slips { moves } => {
            slip(&mut facts, task, moves, language)?
        }
    }
    Some(facts)
}

fn begin(facts: &mut Facts, asks: &str, about: &str) {
    facts.add("asks", asks);
    facts.add("about", about);
}

/// A position as the reader has it before them.
fn shown(facts: &mut Facts, position: &AnyPosition, language: Language) {
    let sentences = language.sentences();
    if let Some(picture) = picture::of(position, language) {
        facts.add("position", &sentences.left(position));
        facts.add("picture", &picture);
    } else {
        facts.add("position", &sentences.position(position));
    }
}

fn rules(facts: &mut Facts, position: &AnyPosition, language: Language) {
    facts.add("rules", &language.sentences().rules(position));
}

fn why(facts: &mut Facts, position: &AnyPosition, language: Language) {
    let explanation = position.explain();
    let sentence = language.sentences().explanation(position, &explanation);
    facts.add("reason", &sentence);
}

fn named(outcome: Outcome) -> &'static str {
    if outcome.is_safe() { "safe" } else { "unsafe" }
}

fn outcome(facts: &mut Facts, task: &Task, language: Language) -> Option<()> {
    let position = nian_tasks::position(task)?;
    begin(facts, "outcome", &task.text);
    rules(facts, &position, language);
    shown(facts, &position, language);
    let outcome = position.outcome();
    facts.add("answer", named(outcome));
    facts.add("outcome", language.sentences().outcome(outcome));
    why(facts, &position, language);
    Some(())
}

fn moves(facts: &mut Facts, task: &Task, language: Language) -> Option<()> {
    let position = nian_tasks::position(task)?;
    begin(facts, "winning", &task.text);
    if task.question == Question::AllWinningMoves {
        facts.add("form", "all");
    }
    rules(facts, &position, language);
    shown(facts, &position, language);
    let winning = nian_tasks::winning(task);
    let texts: Vec<String> = winning.iter().map(ToString::to_string).collect();
    facts.add("answer", &texts.join(" "));
    for mv in winning {
        facts.add("move", &language.sentences().move_name(&position, mv));
    }
    why(facts, &position, language);
    Some(())
}

fn columns(facts: &mut Facts, task: &Task, language: Language) -> Option<()> {
    let position = nian_tasks::position(task)?;
    let Answer::Columns(odd) = nian_tasks::truth(task)? else {
        return None;
    };
    begin(facts, "columns", &task.text);
    let places = powers(position.heaps());
    facts.numbers("rows", position.heaps());
    facts.numbers("places", &places);
    let mut named = places;
    named.retain(|place| odd & place != 0);
    let answer = if named.is_empty() {
        "0".to_owned()
    } else {
        joined(&named, ",")
    };
    facts.add("answer", &answer);
    why(facts, &position, language);
    Some(())
}

/// The number that is to be written.
fn number(task: &Task) -> Option<u64> {
    task.text.split_once('=')?.1.parse().ok()
}

fn binary(facts: &mut Facts, task: &Task) -> Option<()> {
    let number = number(task)?;
    begin(facts, "binary", &task.text);
    facts.number("number", number);
    facts.numbers("places", &powers_and_next(number));
    facts.add("answer", &format!("{number:b}"));
    worked(facts, task)
}

fn decimal(facts: &mut Facts, task: &Task, digits: &[u8]) -> Option<()> {
    let number = number(task)?;
    begin(facts, "binary", &task.text);
    facts.add("form", "read");
    let digits: Vec<u64> = digits.iter().map(|&digit| digit.into()).collect();
    facts.numbers("digits", &digits);
    facts.numbers("places", &powers(&[number]));
    facts.number("answer", number);
    worked(facts, task)
}

fn standard_form(facts: &mut Facts, task: &Task, given: &[u64]) -> Option<()> {
    let number = number(task)?;
    let Answer::Parts(parts) = nian_tasks::truth(task)? else {
        return None;
    };
    begin(facts, "fibonacci", &task.text);
    facts.number("number", number);
    facts.numbers("places", &terms_and_next(number));
    if !given.is_empty() {
        facts.add("form", "mend");
        facts.numbers("given", given);
    }
    facts.add("answer", &joined(&parts, "+"));
    worked(facts, task)
}

/// How a number is written, in the steps that hints teach.
fn worked(facts: &mut Facts, task: &Task) -> Option<()> {
    let (steps, result) = nian_tasks::worked(task)?;
    facts.add("worked", &[steps.join(","), result].join(";"));
    Some(())
}

fn partner(facts: &mut Facts, given: u64, language: Language) -> Option<()> {
    let partner = nian_solver::wythoff::partner(given)?;
    begin(facts, "pair", &format!("wythoff:{given},0"));
    let pair: AnyPosition = format!("wythoff:{given},{partner}").parse().ok()?;
    rules(facts, &pair, language);
    facts.number("number", given);
    facts.number("answer", partner);
    why(facts, &pair, language);
    Some(())
}

fn residue(facts: &mut Facts, task: &Task, language: Language) -> Option<()> {
    let position = nian_tasks::position(task)?;
    let Answer::Residue { remainder, .. } = nian_tasks::truth(task)? else {
        return None;
    };
    let AnyPosition::Parity(game, _) = &position else {
        return None;
    };
    begin(facts, "residue", &task.text);
    // The sentence about the position tells the rules, too: they may differ from task to task.
    shown(facts, &position, language);
    facts.number("modulus", game.takes.modulus());
    let outcome = position.outcome();
    facts.add("answer", &format!("{remainder} {}", named(outcome)));
    facts.add("outcome", language.sentences().outcome(outcome));
    why(facts, &position, language);
    Some(())
}

fn limit(facts: &mut Facts, task: &Task, language: Language) -> Option<()> {
    let opening = nian_tasks::position(task)?;
    let Answer::Number(least) = nian_tasks::truth(task)? else {
        return None;
    };
    begin(facts, "limit", &task.text);
    rules(facts, &opening, language);
    facts.number("number", *opening.heaps().first()?);
    facts.number("answer", least);
    // Why that limit wins.
    let (heap, _) = task.text.split_once('@').unwrap_or((&task.text, ""));
    let winning: AnyPosition = format!("{heap}@{least}").parse().ok()?;
    why(facts, &winning, language);
    Some(())
}

fn slip(facts: &mut Facts, task: &Task, moves: &[Move], language: Language) -> Option<()> {
    let start = nian_tasks::position(task)?;
    let slips = nian_tasks::slips(task);
    let (_, before) = slips.first()?;
    let sentences = language.sentences();
    begin(facts, "slip", &task.text);
    rules(facts, &start, language);
    shown(facts, &start, language);
    let mut position = start;
    for (&mv, left) in moves.iter().zip(nian_tasks::left(task)?) {
        let name = sentences.move_name(&position, mv);
        facts.add("move", &format!("{name} → {}", sentences.left(&left)));
        position = left;
    }
    if slips.len() > 1 {
        facts.add("form", "two");
    }
    let numbers: Vec<u64> = slips.iter().map(|(at, _)| *at as u64 + 1).collect();
    facts.add("answer", &joined(&numbers, ","));
    facts.add("before", &sentences.left(before));
    why(facts, before, language);
    Some(())
}
