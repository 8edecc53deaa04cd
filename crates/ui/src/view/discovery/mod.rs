//! A board on which readers find a rule themselves.

mod guess;
mod names;
mod parts;
mod status;

use parts::{button, of_class, span, status};
pub use status::quoted;

use super::drawing::drawing;
use nian_course::discovery::{Board, BoardState, MOST, Plan, Status, mark_of};
use nian_solver::Outcome;
use nian_words::{Discovery, Language};
use yew::virtual_dom::VTag;
use yew::{Html, html};

/// The positions, what is said of the marks, and the guess.
pub fn board(language: Language, board: &BoardState) -> Html {
    let words = language.discovery();
    let plan = &board.plan;
    let spoken = board.spoken.map(|cell| name_of(words, board, cell));
    let clear = if board.is_sure {
        words.sure()
    } else {
        words.clear()
    };
    let buttons = [
        button("check", words.check(), false),
        button("rest", words.rest(), false),
        button("clear", clear, false),
    ];
    let mut all = vec![
        further(words, plan),
        positions(words, board),
        of_class("p", "doing", buttons),
        status(status::status(words, plan, &board.status)),
        html! { <p class="unseen" aria-live="polite">{ spoken.unwrap_or_default() }</p> },
    ];
    if let Some(period) = board.period() {
        all.push(found(words, board, period));
    }
    if let Some(guess) = &board.guess {
        all.push(guess::form(words, plan, guess));
    }
    all.into_iter().collect()
}

/// How many can be taken now, and the way back. It is always there, so that the positions stay the same elements and keep the
/// focus.
fn further(words: Discovery, plan: &Plan) -> Html {
    if !plan.is_further() {
        return html! { <p hidden=true></p> };
    }
    let back = words.back_to(plan.board.letter(), MOST);
    html! {
        <p class="doing further">
            <span>{ words.now_up_to(plan.most) }</span>
            <button type="button" data-do={["most ", &MOST.to_string()].concat()}>{ back }</button>
        </p>
    }
}

/// What is said once the period is found, the button that goes on to more that can be taken, and the one that wraps the lines to it or not.
fn found(words: Discovery, board: &BoardState, period: u64) -> Html {
    let wraps = if board.is_one_line {
        words.in_rows(period)
    } else {
        words.one_line().to_owned()
    };
    let repeats = match board.plan.board {
        Board::Dice => words.repeats_from_two(period),
        _ => words.repeats(period),
    };
    let plan = &board.plan;
    let next = plan.next().map_or_else(Html::default, |most| {
        let name = words.try_with(plan.board.letter(), most);
        html! { <button type="button" data-do={["most ", &most.to_string()].concat()}>{ name }</button> }
    });
    let buttons = [next, button("line", &wraps, false)];
    let inner = [status(repeats), of_class("p", "doing", buttons)];
    of_class("div", "found", inner)
}

fn positions(words: Discovery, board: &BoardState) -> Html {
    let plan = &board.plan;
    let heads = names::heads(words, plan.board);
    let goes_on = board.guess.is_some() && !plan.more.is_empty();
    let mut group = VTag::new("div");
    let long = if plan.lines.len() > 1 { " scroll" } else { "" };
    let class = ["positions ", plan.board.name(), long].concat();
    group.add_attribute("class", class);
    group.add_attribute("role", "group");
    group.add_attribute("aria-label", words.positions());
    group.add_attribute("aria-keyshortcuts", "S U Delete");
    if goes_on {
        group.add_attribute("tabindex", "0"); // it is longer than its room, and keys scroll it
    }
    if let Some(period) = board.period().filter(|_| !board.is_one_line) {
        group.add_attribute("data-period", period.to_string());
    }
    for (at, cells) in plan.lines.iter().enumerate() {
        let mut line = VTag::new("div");
        if let Some(&head) = heads.get(at) {
            line.add_child(span(head.to_owned()));
        }
        for &position in cells {
            line.add_child(cell(words, board, position));
        }
        for &position in plan.more.get(at).into_iter().flatten() {
            if goes_on {
                line.add_child(cell(words, board, position));
            }
        }
        group.add_child(line.into());
    }
    group.into()
}

/// A position to mark, or one that search has marked.
fn cell(words: Discovery, board: &BoardState, position: usize) -> Html {
    let plan = &board.plan;
    let is_open = plan.shows(position);
    let mut cell = VTag::new(if is_open { "button" } else { "span" });
    cell.add_attribute("aria-label", name_of(words, board, position));
    if is_open {
        cell.add_attribute("type", "button");
        cell.add_attribute("data-do", ["press ", &position.to_string()].concat());
        let stop = if board.stop == position { "0" } else { "-1" };
        cell.add_attribute("tabindex", stop);
        if plan.is_given(position) {
            cell.add_attribute("aria-disabled", "true");
        }
        match &board.status {
            Status::Judged(judgement) if judgement.position == position => {
                let found = if judgement.is_wrong() {
                    "wrong"
                } else {
                    "next"
                };
                cell.add_attribute("data-found", found);
            }
            _ => {}
        }
    } else {
        cell.add_attribute("class", "position");
        cell.add_attribute("role", "img");
    }
    cell.add_child(span(names::label(words, plan, position)));
    if let Some(is_safe) = mark(board, position) {
        cell.add_attribute("data-mark", if is_safe { "safe" } else { "unsafe" });
        cell.add_child(drawing(&nian_scene::mark(Outcome::safe_if(is_safe))));
    }
    cell.into()
}

fn mark(board: &BoardState, position: usize) -> Option<bool> {
    if board.plan.shows(position) {
        mark_of(&board.marks, position)
    } else {
        Some(board.plan.is_safe(position))
    }
}

/// The name of a position with its mark.
fn name_of(words: Discovery, board: &BoardState, position: usize) -> String {
    let mark = match mark(board, position) {
        None => words.mark_none(),
        Some(true) => words.mark_safe(),
        Some(false) => words.mark_unsafe(),
    };
    let name = names::named_at(words, &board.plan, position);
    if board.plan.is_given(position) {
        words.given(&name, mark)
    } else {
        words.marked(&name, mark)
    }
}
