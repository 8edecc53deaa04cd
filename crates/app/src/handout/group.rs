//! A thing as a group of numbered items.

use super::room::{own, paragraphs, room};
use super::words::{Words, Writing};
use crate::sheet;
use crate::sheet::digits::powers;
use crate::sheet::laid::{Group, Placed};
use crate::sheet::parts::{Texts, right, texts};
use nian_course::handout::{HandoutThing, Sheet, Task};
use nian_lessons::{Ask, Subject};
use nian_tasks::{Answer, Skill};
use nian_ui::model::{Action, Answers, Exercise, Kind, Target, Walkthrough, Widget};
use nian_ui::paper;
use nian_words::Handout as HandoutText;
use std::rc::Rc;
use yew::prelude::*;

/// So many tasks where no number is asked for are as many as on a screen, and at most.
const TASKS: u32 = nian_course::lecture::TASKS as u32;
const MOST: u32 = 20;
/// What stands in a row.
const ROW: usize = 2;
/// What takes the width of the paper stands alone in it.
const WIDE: &str = "sheet-wide";

/// The group of a thing; `is_named`: with what it is called.
pub(super) fn group(sheet: &Sheet<'_, Rc<Widget>>, is_named: bool, writing: Writing<'_>) -> Group {
    let (widget, given) = (&**sheet.model, sheet.given);
    let mut group = match &widget.kind {
        Kind::Example(example) => steps(sheet, example, writing),
        Kind::Game(_) => one(game(widget, given, writing)),
        Kind::Tables(_) => one(table(widget, given, writing)),
        Kind::Claim(_) => one(claim(widget, given, writing)),
        Kind::Exercise(exercise) => tasks(widget, exercise, given, writing),
    };
    let note = given.note.as_ref().map(|note| own(note, "sheet-note"));
    let answer = given.answer.as_ref().map(|answer| right(answer.clone()));
    if let Some(first) = group.items.first_mut()
        && (note.is_some() || answer.is_some())
    {
        // What the teacher has to know stands with the first answer, and the answer to what the teacher asks.
        let key = first.key.take();
        first.key = Some(html! { <>{ note }{ answer }{ key }</> });
    }
    for item in &mut group.items {
        let key = item.key.take();
        item.key = key.map(|key| html! { <div class="sheet-answer">{ key }</div> });
    }
    group.heading = is_named.then(|| sheet.name.to_owned());
    group
}

fn one(item: Placed) -> Group {
    Group {
        row: if item.class.is_some() { 1 } else { ROW },
        items: vec![item],
        ..Group::default()
    }
}

fn asked(about: String, inner: Html) -> Html {
    html! { <div class="sheet-ask" data-about={about}>{ inner }</div> }
}

fn picture(widget: &Widget) -> Html {
    let drawn = paper::picture(widget);
    let drawn = drawn.map(|drawn| html! { <div class="sheet-picture">{ drawn }</div> });
    drawn.unwrap_or_default()
}

/// The same card with its answers visible, or not.
fn with(widget: &Widget, answers: Answers) -> Widget {
    let mut other = widget.clone();
    other.answers = answers;
    other
}

/// The outcome and the moves that win.
fn rights(widget: &Widget) -> Html {
    let outcome = paper::outcome(widget).map(|outcome| right(outcome.to_owned()));
    let moves = paper::winning_moves(widget);
    let moves = (!moves.is_empty()).then(|| right(moves.join(" / ")));
    html! { <>{ for outcome }{ for moves }</> }
}

/// What is right at a step: the numbers where it asks for these, else the outcome and the moves. Where the teacher asks and
/// answers something else, neither.
fn answer(hidden: &Widget, told: &Widget, own: Option<&HandoutThing>, words: &Words) -> Html {
    if own.is_some_and(|own| own.answer.is_some()) {
        return Html::default();
    }
    match hidden.task_by_numbers() {
        Some(task) => nian_tasks::truth(&task).map_or_else(Html::default, |answer| {
            right(match answer {
                Answer::Columns(0) => words.tasks.none.clone(),
                answer => numbers(answer),
            })
        }),
        None => rights(told),
    }
}

/// An answer by numbers as it is written.
fn numbers(answer: Answer) -> String {
    let (numbers, sign) = match answer {
        Answer::Columns(odd) => {
            let mut places = powers(&[odd]);
            places.retain(|place| odd & place != 0);
            (places, ", ")
        }
        Answer::Parts(parts) => (parts, " + "),
        Answer::Digits(digits) => (digits.into_iter().map(u64::from).collect(), ""),
        Answer::Number(number)
        | Answer::Residue {
            remainder: number, ..
        } => (vec![number], ""),
        Answer::Outcome(_) | Answer::Moves(_) => (Vec::new(), ""), // are asked for otherwise
    };
    texts(&numbers).join(sign)
}

/// Chosen steps of an example, or of the work on a number.
fn steps(sheet: &Sheet<'_, Rc<Widget>>, example: &Walkthrough, writing: Writing<'_>) -> Group {
    let is_number = example.entry().is_some();
    let first = sheet.chosen.first();
    let items = sheet.chosen.iter().map(|step| {
        let is_first = Some(step) == first;
        let asked_here = Some(sheet.given).filter(|given| is_first && given.question.is_some());
        let hidden = at(&with(sheet.model, Answers::Hidden), *step);
        let shown = with(&hidden, Answers::Shown);
        let asks = hidden.question();
        let task = match is_number {
            true => Task::of_number(asked_here.and_then(HandoutThing::asked)),
            false => Task::of_step(asks, asked_here.and_then(HandoutThing::asked)),
        };
        // How the work on a number is done is the answer: its last step has all of it.
        let told = match is_number && is_first {
            true => at(&shown, example.steps()),
            false => shown,
        };
        let words = writing.words;
        let place = match step {
            0 => words.texts.say(HandoutText::START).to_owned(),
            step => words.texts.fill(HandoutText::STEP, &[&step.to_string()]),
        };
        let sentence = paper::sentence(&hidden);
        let ask = html! {
            <>
                <p class="sheet-step">{ place }</p>
                { picture(&hidden) }
                { room(&task, sentence.as_ref(), asked_here, writing) }
            </>
        };
        let key = task.has_answer.then(|| {
            // A step that asks for nothing of its own is asked about all the same, and its sentence is no reason then.
            let is_set_up = asks == Some(Ask::Outcome) && hidden.frame()?.ask.is_none();
            let why = if is_set_up {
                paper::reason(&told)
            } else {
                paper::sentence(&told)
            };
            Some(html! {
                <>
                    if is_number { { picture(&told) } }
                    { answer(&hidden, &told, asked_here, words) }
                    { for why }
                </>
            })
        });
        Placed {
            ask: asked(about(&hidden), ask),
            key: key.flatten(),
            class: None,
            is_task: true,
        }
    });
    Group {
        items: items.collect(),
        row: ROW,
        ..Group::default()
    }
}

/// The card at another of its steps.
fn at(widget: &Widget, step: usize) -> Widget {
    let mut at = widget.clone();
    // All that are asked for are there.
    let _ = at.apply(Action::GoTo(Target::Step(step)));
    at.fold();
    at
}

/// What a card is about: the position, or the number.
fn about(widget: &Widget) -> String {
    let frame = widget.frame();
    match frame.map(|frame| &frame.subject) {
        Some(Subject::Position(position)) => position.to_string(),
        Some(Subject::Numeral(numeral)) => numeral.writing.value.to_string(),
        _ => String::new(),
    }
}

fn game(widget: &Widget, given: &HandoutThing, writing: Writing<'_>) -> Placed {
    let hidden = with(widget, Answers::Hidden);
    let shown = with(widget, Answers::Shown);
    let task = Task::of_game(given.asked());
    let ask = html! {
        <>
            { paragraphs(paper::rules(&hidden)) }
            { picture(&hidden) }
            { room(&task, None, Some(given), writing) }
        </>
    };
    Placed {
        ask: asked(about(&hidden), ask),
        key: Some(html! {
            <>
                if given.answer.is_none() { { rights(&shown) } }
                { for paper::sentence(&shown) }
            </>
        }),
        class: None,
        is_task: true,
    }
}

fn table(widget: &Widget, given: &HandoutThing, writing: Writing<'_>) -> Placed {
    let of = match &widget.kind {
        Kind::Tables(tables) => tables.of.name(),
        _ => "",
    };
    let task = Task::of_table(given.asked());
    let ask = html! { <>{ picture(widget) }{ room(&task, None, Some(given), writing) }</> };
    Placed {
        ask: asked(of.to_owned(), ask),
        key: None,
        class: Some(WIDE),
        is_task: !task.room.is_empty(),
    }
}

/// What is true instead, and why, is the answer.
fn claim(widget: &Widget, given: &HandoutThing, writing: Writing<'_>) -> Placed {
    let (said, more) = paper::claim(widget).unwrap_or_default();
    let task = Task::of_claim(given.asked(), !more.is_empty());
    let ask = html! { <>{ paragraphs([said]) }{ room(&task, None, Some(given), writing) }</> };
    Placed {
        ask: asked(given.otherwise.clone(), ask),
        key: task.has_answer.then(|| paragraphs(more)),
        class: None,
        is_task: true,
    }
}

/// The first tasks of an exercise, as those of a worksheet.
fn tasks(
    widget: &Widget,
    exercise: &Exercise,
    given: &HandoutThing,
    writing: Writing<'_>,
) -> Group {
    let count = exercise.count().unwrap_or(TASKS).min(MOST);
    let mut now = widget.clone();
    let tasks: Vec<_> = (0..count)
        .filter_map(|_| {
            let task = now.exercise()?.task().clone();
            let _ = now.apply(Action::NextTask);
            Some(task)
        })
        .collect();
    let texts = Texts {
        words: &writing.words.tasks,
        language: writing.language,
    };
    let skill = Skill::ALL.get(exercise.skill()).copied();
    let (how, items) = skill.map_or_else(Default::default, |skill| {
        sheet::on_paper(skill, &tasks, texts)
    });
    let question = given.question.as_ref().map(|said| said.text.clone());
    Group {
        how: question.into_iter().chain(how).collect(),
        items,
        row: ROW,
        ..Group::default()
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, numbers};

    #[test]
    fn answers_by_numbers_are_written_as_they_are_asked_for() {
        for (answer, written) in [
            (Answer::Parts(vec![89, 8, 3]), "89 + 8 + 3"),
            (Answer::Columns(0b101), "4, 1"),
            (Answer::Digits(vec![1, 1, 0]), "110"),
            (Answer::Number(15), "15"),
            (
                Answer::Residue {
                    remainder: 5,
                    safe: Some(true),
                },
                "5",
            ),
        ] {
            assert_eq!(numbers(answer), written);
        }
    }
}
