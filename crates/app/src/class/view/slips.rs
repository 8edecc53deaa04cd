//! The slips of a class: a field for all lines at once, and the table that comes of them.

use super::sheet::Sheet;
use super::{Send, button};
use crate::browser::year;
use crate::class::words::Words;
use crate::dialog::close;
use crate::fields::text_of;
use nian_course::class::{Action, Class, Slips, SlipsAction};
use nian_course::slip::{Counted, Line, Mark, Unread};
use nian_course::store::Storage;
use nian_words::{ClassSaid, Slips as Texts};
use std::rc::Rc;
use yew::prelude::*;

/// The most letters of a line that are told where it cannot be read.
const MOST_QUOTED: usize = 40;

/// The button that opens the dialog.
pub(super) fn opener(words: &Words, send: &Send) -> Html {
    let open = send.reform(|_: MouseEvent| Action::Slips(SlipsAction::Open(year())));
    button("plain", words.say(Texts::COLLECT), Some("slips"), open)
}

/// The dialog, while slips are collected.
pub(super) fn slips<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let Some(slips) = page.slips() else {
        return Html::default();
    };
    // The node holds what is pasted; nobody else writes into it.
    let oninput =
        send.reform(|event: InputEvent| Action::Slips(SlipsAction::Write(text_of(&event))));
    let none = match (page.knows_questions(), slips.asked.is_empty()) {
        (false, _) => Some(ClassSaid::NOT_LOADED),
        (true, true) => Some(Texts::NOTHING_ASKED),
        (true, false) => None,
    };
    html! {
        <Sheet class="slips" labelled="slips-heading" is_kept=true onclose={send.reform(|()| Action::Slips(SlipsAction::Close))}>
            <header>
                <h2 id="slips-heading">{ words.say(Texts::COLLECT) }</h2>
                { button("plain", words.say(ClassSaid::CLOSE), None, Callback::from(close)) }
            </header>
            if let Some(none) = none { <p role="status">{ words.say(none) }</p> }
            <p>{ words.say(Texts::ABOUT) }</p>
            <p class="not-proof">{ words.say(Texts::NOT_PROOF) }</p>
            <p class="field">
                <label for="slips">{ words.say(Texts::LABEL) }</label>
                <textarea id="slips" rows="4" autofocus=true spellcheck="false" autocomplete="off" {oninput} />
            </p>
            <p id="slips-counted" role="status">{ counted(words, slips) }</p>
            <div role="status">{ unread(words, slips) }</div>
            if !slips.table.rows.is_empty() { { collected(words, page, slips, send) } }
        </Sheet>
    }
}

/// How many slips there are, and of which part of the lesson.
fn counted(words: &Words, slips: &Slips) -> String {
    if slips.lines.is_empty() {
        return String::new();
    }
    let number = slips.table.rows.len();
    words.fill(Texts::COUNTED, &[&number.to_string()])
}

/// The lines that are no slips of this lesson.
fn unread(words: &Words, slips: &Slips) -> Html {
    let lines = slips.lines.iter().filter_map(|line| {
        let said = match line.marks {
            Ok(_) => return None,
            Err(Unread::Wrong) => Texts::UNREAD,
            Err(Unread::OtherLesson) => Texts::OTHER_LESSON,
            Err(Unread::OtherYear) => Texts::OTHER_YEAR,
        };
        let said = words.fill(said, &[&line.number.to_string()]);
        Some(html! { <li><span>{ said }</span>{ " " }<q dir="auto">{ quoted(slips, line) }</q></li> })
    });
    let lines: Vec<Html> = lines.collect();
    if lines.is_empty() {
        return Html::default();
    }
    html! { <ul class="wrong">{ for lines }</ul> }
}

/// The beginning of a line, as it was pasted.
fn quoted(slips: &Slips, line: &Line) -> String {
    let pasted = slips.text.lines().nth(line.number - 1).unwrap_or_default();
    let mut letters = pasted.trim().chars();
    let mut quoted: String = letters.by_ref().take(MOST_QUOTED).collect();
    if letters.next().is_some() {
        quoted.push('…');
    }
    quoted
}

/// The table with what belongs to it.
fn collected<S: Storage + Clone>(
    words: &Words,
    page: &Class<S>,
    slips: &Slips,
    send: &Send,
) -> Html {
    let rows = rows(words, slips);
    let text: Vec<String> = rows.iter().map(|row| row.join("\t")).collect();
    let text = text.join("\n");
    let copy = send.reform(move |_: MouseEvent| Action::Slips(SlipsAction::Copy(text.clone())));
    let is_part = slips.asked.len() < page.asked().len();
    let only = is_part.then(|| words.fill(Texts::ONLY, &[&slips.asked.len().to_string()]));
    let repeated = slips.table.repeated();
    let repeated: Vec<String> = repeated.iter().map(u16::to_string).collect();
    let signs = [Mark::Right, Mark::Helped, Mark::Wrong, Mark::Open];
    let signs =
        signs.map(|mark| html! { <li>{ [sign(mark), words.say(meaning(mark))].join(" ") }</li> });
    let said = slips.copied.map(|(is_copied, number)| {
        let said = match is_copied {
            true => Texts::COPIED,
            false => Texts::NOT_COPIED,
        };
        html! { <span key={number}>{ words.say(said) }</span> }
    });
    html! {
        <div class="collected">
            if let Some(only) = only { <p>{ only }</p> }
            if !repeated.is_empty() { <p>{ words.fill(Texts::REPEATED, &[&repeated.join(", ")]) }</p> }
            <div class="wide" tabindex="0" role="region" aria-labelledby="slips-counted">{ table(words, slips, &rows) }</div>
            <p class="doing">{ button("filled", words.say(Texts::COPY), None, copy) }</p>
            <p role="status">{ said }</p>
            <ul class="signs">{ for signs }</ul>
            <ul class="questions">{ for questions(words, page, slips) }</ul>
        </div>
    }
}

/// All of the table as texts: its head, a row a slip, and how the class was.
fn rows(words: &Words, slips: &Slips) -> Vec<Vec<String>> {
    let numbers = (1..=slips.asked.len()).map(|number| number.to_string());
    let seat = words.say(Texts::SEAT).to_owned();
    let right = words.say(Texts::RIGHT).to_owned();
    let head = [seat].into_iter().chain(numbers).chain([right]);
    let mut rows: Vec<Vec<String>> = vec![head.collect()];
    for (seat, marks) in &slips.table.rows {
        let seat = match seat {
            Some(seat) => seat.to_string(),
            None => words.say(Texts::NO_SEAT).to_owned(),
        };
        let signs = marks.iter().map(|mark| sign(*mark).to_owned());
        let right = Counted::of(marks).right.to_string();
        rows.push([seat].into_iter().chain(signs).chain([right]).collect());
    }
    let class = words.say(Texts::CLASS).to_owned();
    let shares = slips.table.columns.iter().map(|column| {
        let numbers = [column.right, column.answered].map(|number| number.to_string());
        words.fill(Texts::SHARE, &[&numbers[0], &numbers[1]])
    });
    let last = [class].into_iter().chain(shares).chain([String::new()]);
    rows.push(last.collect());
    rows
}

fn table(words: &Words, slips: &Slips, rows: &[Vec<String>]) -> Html {
    let [head, body @ .., foot] = rows else {
        return Html::default();
    };
    let head = head
        .iter()
        .map(|text| html! { <th scope="col">{ text }</th> });
    let body = body.iter().zip(&slips.table.rows);
    let body = body.map(|(row, (_, marks))| {
        let cells = row.iter().skip(1).enumerate().map(|(at, text)| match marks.get(at) {
            Some(mark) => html! {
                <td data-mark={name(*mark)}>
                    <span aria-hidden="true">{ text }</span>
                    <span class="unseen">{ words.say(meaning(*mark)) }</span>
                </td>
            },
            None => html! { <td>{ text }</td> },
        });
        html! { <tr><th scope="row">{ row.first().cloned().unwrap_or_default() }</th>{ for cells }</tr> }
    });
    let last = foot.iter().skip(1).map(|text| html! { <td>{ text }</td> });
    html! {
        <table aria-labelledby="slips-counted">
            <thead><tr>{ for head }</tr></thead>
            <tbody>{ for body }</tbody>
            <tfoot><tr><th scope="row">{ foot.first().cloned().unwrap_or_default() }</th>{ for last }</tr></tfoot>
        </table>
    }
}

/// Which questions belong to which thing of the lesson.
fn questions<S: Storage + Clone>(words: &Words, page: &Class<S>, slips: &Slips) -> Vec<Html> {
    let mut first = 0;
    let groups = slips.asked.chunk_by(|one, next| one.thing == next.thing);
    let all = groups.filter_map(|group| {
        let (from, to) = (first + 1, first + group.len());
        first = to;
        let numbers = match group.len() {
            1 => from.to_string(),
            _ => format!("{from}–{to}"),
        };
        let thing = page.deck().things.get(group.first()?.thing - 1)?;
        let title = page.called(thing)?.text;
        Some(html! { <li>{ words.fill(Texts::QUESTION, &[&numbers, &title]) }</li> })
    });
    all.collect()
}

/// What stands for a mark.
fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Right => "✓",
        Mark::Helped => "△",
        Mark::Wrong => "✗",
        Mark::Open => "–",
    }
}

fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Right => "right",
        Mark::Helped => "helped",
        Mark::Wrong => "wrong",
        Mark::Open => "open",
    }
}

fn meaning(mark: Mark) -> nian_words::Text {
    match mark {
        Mark::Right => Texts::MARK_RIGHT,
        Mark::Helped => Texts::MARK_HELPED,
        Mark::Wrong => Texts::MARK_WRONG,
        Mark::Open => Texts::MARK_OPEN,
    }
}
