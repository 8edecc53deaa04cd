//! The inputs of an answer by numbers: places to choose, or a field; the feedback, and the hints.
use super::text::{bool_value, text};
use crate::model::{Command, Form, Hint, Input, Reply, Verdict, Widget};
use nian_solver::AnyPosition;
use nian_tasks::{Clue, Mistake, Question, Task};
use nian_words::{ClueName, Fault, Language};
use yew::{Html, html};

/// The inputs at a step of an example that asks for numbers, `about` being the number in question. Prerendered cards
/// have only the button that unfolds them.
pub(super) fn asked(widget: &Widget, about: String) -> Html {
    let Some((task, reply)) = widget.asked_by_numbers() else {
        return html! { <div class="nian-asks" data-ask={about} /> };
    };
    html! {
        <div class="nian-asks" data-ask={about}>
            { fields(widget.language, &task, &reply) }
            <p class="nian-said" role="status">
                { for verdict(&reply, &task, widget.language) }
            </p>
        </div>
    }
}

/// The places, or the text field.
pub(super) fn fields(language: Language, task: &Task, reply: &Reply) -> Html {
    let words = language.answering();
    let name = words.field();
    // A script may ask for a remainder alone.
    let label = match task.question {
        Question::Residue { .. } => words.remainder(),
        _ => name,
    };
    match Form::of(task) {
        Form::Places(places, digits) => html! {
            <div class="nian-picks" role="group" aria-label={name}>
                for place in places { { pick(place, digits, reply.picked.contains(&place)) } }
            </div>
        },
        Form::Field => html! {
            <label class="nian-amount">
                <span>{ text(label) }</span>
                <input type="text" inputmode="numeric" autocomplete="off" data-set={Input::Reply}
                    value={reply.typed.clone()} />
            </label>
        },
    }
}

fn pick(place: u64, digits: bool, on: bool) -> Html {
    let digit = if on { "1" } else { "0" };
    html! {
        <button type="button" class="nian-pick" data-do={Command::Pick(place)} aria-pressed={bool_value(on)}>
            if digits { <b aria-hidden="true">{ digit }</b> }
            <span>{ place.to_string() }</span>
        </button>
    }
}

/// The verdict on the last answer, and the mistake; `None` before an answer.
pub(super) fn verdict(reply: &Reply, task: &Task, language: Language) -> Option<Html> {
    let feedback = reply.feedback?;
    let short = language.answering().verdicts()[feedback.verdict as usize];
    let more = match feedback.verdict {
        Verdict::Unfinished => Some(missing(reply, task, language).to_owned()),
        _ => feedback.fault.and_then(|mistake| fault(mistake, language)),
    };
    let gap = language.interface().gap();
    Some(html! {
        <>
            <b class="nian-verdict">{ text(short) }</b>
            if let Some(more) = more { { gap }<span>{ text(more) }</span> }
        </>
    })
}

/// The sentence for an answer of which something is missing.
fn missing(reply: &Reply, task: &Task, language: Language) -> &'static str {
    let [places, number, mv, outcome, moves] = language.answering().missing();
    match (&task.question, Form::of(task)) {
        (Question::Slip { .. }, _) => mv,
        (Question::Slips { .. }, _) => moves,
        (Question::Residue { .. }, _) if !reply.typed.trim().is_empty() => outcome,
        (_, Form::Places(..)) => places,
        _ => number,
    }
}

/// The sentence on a mistake, if there is one.
fn fault(mistake: Mistake, language: Language) -> Option<String> {
    let (fault, numbers): (Fault, Vec<u64>) = match mistake {
        Mistake::Digit { .. } | Mistake::Backwards => return None,
        Mistake::Value { value: sum } | Mistake::Sum { sum } => (Fault::Sum, vec![sum?]),
        Mistake::Outcome => (Fault::Outcome, vec![]),
        Mistake::Column { power, ones } => (Fault::Column, vec![1 << power, ones.into()]),
        Mistake::LeadingZero => (Fault::Zero, vec![]),
        Mistake::NoTerm { part } => (Fault::Term, vec![part]),
        Mistake::PartsMissing => (Fault::Rest, vec![]),
        Mistake::Repeated { part, .. } => (Fault::Repeated, vec![part]),
        Mistake::Neighbours { lower, upper } => (Fault::Neighbours, vec![upper, lower]),
        Mistake::Number => (Fault::Number, vec![]),
        Mistake::OneOff => (Fault::Near, vec![]),
        Mistake::Difference {
            difference,
            lower,
            upper,
        } => (Fault::Difference, vec![difference, lower, upper]),
        Mistake::LargerPart => (Fault::Part, vec![]),
        Mistake::NotLeast => (Fault::Smaller, vec![]),
        Mistake::TooSmall => (Fault::Small, vec![]),
        Mistake::OtherModulus { modulus } => (Fault::Modulus, vec![modulus]),
        Mistake::NotReduced { modulus } => (Fault::Reduce, vec![modulus]),
        Mistake::OtherHolding => (Fault::Holding, vec![]),
        Mistake::Kept { number } => (Fault::Kept, vec![number]),
        Mistake::NoWin { number } => (Fault::Lost, vec![number]),
    };
    Some(language.answering().fault(fault, &numbers))
}

/// The hints shown.
pub(super) fn hinted(widget: &Widget) -> Html {
    html! {
        <p class="nian-hint" role="status">
            for hint in widget.hints() { <span>{ text(hint_told(&hint, widget.language)) }</span> }
        </p>
    }
}

/// The text of a hint.
fn hint_told(hint: &Hint, language: Language) -> String {
    let words = language.answering();
    let [read, mend] = words.methods();
    match hint {
        Hint::Outcome(outcome) => words.outcome_told(*outcome).to_owned(),
        Hint::Method(method) => words.method(*method).to_owned(),
        Hint::Read => read.to_owned(),
        Hint::Mend => mend.to_owned(),
        Hint::From(letter) => words.from(*letter),
        Hint::Clue(clue) => clue_told(clue, language),
    }
}

fn clue_told(clue: &Clue, language: Language) -> String {
    let say = |name, numbers: &[&[u64]]| language.answering().clue(name, numbers);
    match clue {
        Clue::Odd(columns) => say(ClueName::Odd, &[columns]),
        Clue::Even => say(ClueName::Even, &[]),
        Clue::Split(row, stacks) => say(ClueName::Split, &[&[*row], stacks]),
        Clue::First(part, rest) => say(ClueName::First, &[&[*part], &[*rest]]),
        Clue::Worth(value) => say(ClueName::Worth, &[&[*value]]),
        Clue::Neighbours(upper, lower) => say(ClueName::Neighbours, &[&[*upper], &[*lower]]),
        Clue::Larger => say(ClueName::Larger, &[]),
        Clue::Smaller => say(ClueName::Smaller, &[]),
        Clue::PairBefore(lower, upper) => say(ClueName::PairBefore, &[&[*lower], &[*upper]]),
        Clue::Difference([difference, lower, upper]) => {
            let numbers: [&[u64]; 3] = [&[*difference], &[*lower], &[*upper]];
            say(ClueName::Difference, &numbers)
        }
        Clue::Remainder(rest, divisor) => say(ClueName::Remainder, &[&[*rest], &[*divisor]]),
        Clue::Residues(divisor, rests) => say(ClueName::Residues, &[&[*divisor], rests]),
        Clue::Parts(parts, limit) => say(ClueName::Parts, &[parts, &[*limit]]),
    }
}

/// A position without its rules, such as the numbers of coins in its rows.
pub(super) fn left(position: &AnyPosition) -> String {
    let heaps: Vec<String> = position.heaps().iter().map(u64::to_string).collect();
    heaps.join(", ")
}
