//! Tasks about positions.

use super::parts::{Item, Texts, blank, labelled, paragraph, right, short_blank, tick_box, write};
use crate::fill::fill;
use nian_lessons::{Frame, Show};
use nian_scene::{View, rows};
use nian_solver::{AnyPosition, Move, Outcome};
use nian_tasks::{Answer, Question, Task};
use nian_words::Language;
use std::fmt::Display;
use yew::prelude::*;

/// Pictures are as wide as one of two columns on A4, and as a telephone.
const WIDTH: f32 = 300.0;

/// More coins in a row than this are no help: nobody counts them.
const MOST: u64 = 20;

/// The rows of coins of a position, without anything that tells the answer; `None` where there are too many coins, or none at
/// all: the words then say as much.
///
/// The plane of Wythoff's game, clocks and trays are left out: they are large, and show what is asked for.
fn picture(position: &AnyPosition, language: Language) -> Option<Html> {
    if !matches!(position, AnyPosition::Nim(..) | AnyPosition::Wythoff(..)) {
        return None;
    }
    if position.heaps().iter().any(|&row| row > MOST) {
        return None;
    }
    let mut frame = Frame::of(position.clone());
    frame.show = Show::Rows;
    let view = View {
        frame: &frame,
        frames: &[],
        own: &[],
        language,
        width: WIDTH,
        answers: false,
        playable: false,
        chosen: None,
    };
    let drawing = nian_ui::drawing(&rows(&view, position));
    Some(html! { <div class="sheet-picture">{ drawing }</div> })
}

/// A position as the reader has it before them.
fn shown(position: &AnyPosition, language: Language) -> Html {
    let sentences = language.sentences();
    match picture(position, language) {
        Some(picture) => html! { <>{ paragraph(sentences.left(position)) }{ picture }</> },
        None => paragraph(sentences.position(position)),
    }
}

fn why(position: &AnyPosition, language: Language) -> Html {
    let explanation = position.explain();
    paragraph(language.sentences().explanation(position, &explanation))
}

/// A box to be ticked for each outcome.
pub(crate) fn choices(language: Language) -> Html {
    boxes(language.answering().outcomes())
}

/// A box to be ticked for each of these.
pub(crate) fn boxes<T: Display>(names: impl IntoIterator<Item = T>) -> Html {
    let boxes = names
        .into_iter()
        .map(|name| html! { <span class="sheet-tick">{ tick_box() }<span>{ name.to_string() }</span></span> });
    write(html! { <>{ for boxes }</> })
}

fn name_of(outcome: Outcome) -> &'static str {
    if outcome.is_safe() { "safe" } else { "unsafe" }
}

pub(super) fn outcome(task: &Task, of: Texts<'_>) -> Option<Item> {
    let position = nian_tasks::position(task)?;
    let language = of.language;
    let outcome = position.outcome();
    let told = language.sentences().outcome(outcome).to_owned();
    Some(Item {
        about: task.text.clone(),
        answer: name_of(outcome).to_owned(),
        rules: Some(language.sentences().rules(&position)),
        ask: html! { <>{ shown(&position, language) }{ choices(language) }</> },
        key: html! { <>{ right(told) }{ why(&position, language) }</> },
    })
}

pub(super) fn moves(task: &Task, of: Texts<'_>) -> Option<Item> {
    let position = nian_tasks::position(task)?;
    let (words, language) = (of.words, of.language);
    let sentences = language.sentences();
    let winning = nian_tasks::winning(task);
    let texts: Vec<String> = winning.iter().map(ToString::to_string).collect();
    let names = winning
        .into_iter()
        .map(|mv| sentences.move_name(&position, mv));
    let room = if task.question == Question::AllWinningMoves {
        html! { <>{ labelled(words.moves.clone(), blank()) }{ write(blank()) }</> }
    } else {
        labelled(words.r#move.clone(), blank())
    };
    Some(Item {
        about: task.text.clone(),
        answer: texts.join(" "),
        rules: Some(sentences.rules(&position)),
        ask: html! { <>{ shown(&position, language) }{ room }</> },
        key: html! {
            <>
                <p class="sheet-right">
                    { for names.map(|name| html! { <><span class="sheet-move">{ name }</span>{ " " }</> }) }
                </p>
                { why(&position, language) }
            </>
        },
    })
}

pub(super) fn pair(given: u64, of: Texts<'_>) -> Option<Item> {
    let partner = nian_solver::wythoff::partner(given)?;
    let position: AnyPosition = format!("wythoff:{given},{partner}").parse().ok()?;
    let row = fill(&of.words.row, &[&given.to_string()]);
    Some(Item {
        about: format!("wythoff:{given},0"),
        answer: partner.to_string(),
        rules: Some(of.language.sentences().rules(&position)),
        ask: labelled(row, blank()),
        key: html! {
            <>{ right(format!("{{{given}, {partner}}}")) }{ why(&position, of.language) }</>
        },
    })
}

pub(super) fn residue(task: &Task, of: Texts<'_>) -> Option<Item> {
    let position = nian_tasks::position(task)?;
    let Answer::Residue { remainder, .. } = nian_tasks::truth(task)? else {
        return None;
    };
    let AnyPosition::Parity(game, _) = &position else {
        return None;
    };
    let language = of.language;
    let modulus = game.takes.modulus().to_string();
    let label = fill(&of.words.remainder, &[&modulus]);
    let outcome = position.outcome();
    let said = language.sentences().outcome(outcome);
    let answer = right(format!("{label}{remainder} · {said}"));
    Some(Item {
        about: task.text.clone(),
        answer: format!("{remainder} {}", name_of(outcome)),
        // The sentence about the position tells the rules, too: they may differ from task to task.
        rules: None,
        ask: html! {
            <>
                { shown(&position, language) }
                { labelled(label, short_blank()) }
                { choices(language) }
            </>
        },
        key: html! { <>{ answer }{ why(&position, language) }</> },
    })
}

pub(super) fn limit(task: &Task, of: Texts<'_>) -> Option<Item> {
    let opening = nian_tasks::position(task)?;
    let Answer::Number(least) = nian_tasks::truth(task)? else {
        return None;
    };
    let words = of.words;
    let heap = *opening.heaps().first()?;
    // Why that limit wins.
    let (text, _) = task.text.split_once('@').unwrap_or((&task.text, ""));
    let winning: AnyPosition = format!("{text}@{least}").parse().ok()?;
    let heap = fill(&words.heap, &[&heap.to_string()]);
    Some(Item {
        about: task.text.clone(),
        answer: least.to_string(),
        rules: Some(of.language.sentences().rules(&opening)),
        ask: html! {
            <>{ labelled(heap, blank()) }{ labelled(words.limit.clone(), short_blank()) }</>
        },
        key: html! {
            <>{ right(format!("{}{least}", words.limit)) }{ why(&winning, of.language) }</>
        },
    })
}

pub(super) fn slips(task: &Task, moves: &[Move], of: Texts<'_>) -> Option<Item> {
    let start = nian_tasks::position(task)?;
    let slips = nian_tasks::slips(task);
    let (_, before) = slips.first()?;
    let language = of.language;
    let sentences = language.sentences();
    let mut position = start.clone();
    let mut names = Vec::new();
    for (&mv, left) in moves.iter().zip(nian_tasks::left(task)?) {
        let name = sentences.move_name(&position, mv);
        let number = names.len() + 1;
        names.push(format!("{number}. {name} → {}", sentences.left(&left)));
        position = left;
    }
    let numbers: Vec<String> = slips.iter().map(|(at, _)| (at + 1).to_string()).collect();
    let missed = slips.iter().filter_map(|(at, _)| names.get(*at).cloned());
    let key = html! {
        <>
            { for missed.map(right) }
            { paragraph(sentences.left(before)) }
            { why(before, language) }
        </>
    };
    let games = names
        .iter()
        .map(|name| write(html! { <>{ tick_box() }{ format!(" {name}") }</> }));
    Some(Item {
        about: task.text.clone(),
        answer: numbers.join(","),
        rules: Some(sentences.rules(&start)),
        ask: html! { <>{ shown(&start, language) }{ for games }</> },
        key,
    })
}
