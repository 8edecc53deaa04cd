//! What is seen when a set has ended: how its tasks have gone, and what comes next.

use super::view::{button, named};
use super::words::Words;
use crate::coins::coins;
use crate::fill::fill;
use nian_course::practice::{Action, Cell, Done, NextSet, Suggestions, TaskResult};
use nian_solver::{AnyPosition, Method};
use nian_tasks::{Level, Skill};
use nian_ui::model::section_on_task;
use nian_words::Language;
use yew::prelude::*;

/// A set that has ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ended<'a> {
    /// Its tasks.
    pub(super) done: &'a [Done],
    /// What is offered.
    pub(super) offers: Suggestions,
    /// So many other skills and levels are due.
    pub(super) due: usize,
    /// Whether they are of other rules than the usual ones.
    pub(super) has_rules: bool,
    /// Whether its tasks can be seen once more.
    pub(super) can_look: bool,
    /// The language, once its words are there.
    pub(super) language: Option<Language>,
}

/// How the tasks have gone, and one way on that is best.
pub(super) fn ending(words: &Words, ended: Ended<'_>, send: &Callback<Action>) -> Html {
    let own = &words.ending;
    let right = ended
        .done
        .iter()
        .filter(|one| one.went == TaskResult::Right);
    let right = right.count();
    let title = match right {
        0 => own.none.clone(),
        _ => fill(&own.some, &[&right.to_string()]),
    };
    html! {
        <>
            <div class="set-head">
                <h2 tabindex="-1" id="set-title">{ title }</h2>
                { coins(ended.done.iter().map(|one| &one.went)) }
            </div>
            <ol class="set-tasks">
                { for ended.done.iter().enumerate().map(|(at, one)| row(words, at, one, ended.can_look, send)) }
            </ol>
            { for point(words, ended) }
            <div class="set-onward">
                { onward(words, ended, send) }
                if ended.offers.onward != NextSet::Again {
                    { button("fresh", &words.others, send, || Action::Others) }
                }
                if let Some(easier) = ended.offers.easier {
                    { button("easier", &own.down, send, choose(easier)) }
                }
                if let Some(section) = ended.offers.example.then(|| example(ended.done)).flatten() {
                    <a class="set-example" href={format!("../articles/{section}")}>{ &own.example }</a>
                }
                if ended.due > 0 && !matches!(ended.offers.onward, NextSet::Next(_)) {
                    { button("due", &fill(&own.due, &[&ended.due.to_string()]), send, || Action::Choose(None, Level::One)) }
                }
                if let Some(other) = ended.offers.other {
                    { button("other", &other_name(words, other), send, choose(other)) }
                }
            </div>
        </>
    }
}

/// The first task that went wrong.
fn missed(done: &[Done]) -> Option<&Done> {
    done.iter().find(|one| !is_right(one))
}

/// The method of the first task that went wrong.
fn point(words: &Words, ended: Ended<'_>) -> Option<Html> {
    let method = method_of(&missed(ended.done)?.about)?;
    let told = ended.language?.answering().method(method);
    Some(html! { <p class="set-point">{ fill(&words.ending.point, &[told]) }</p> })
}

/// The method that answers a task, by what it is about.
fn method_of(about: &str) -> Option<Method> {
    Some(match about.split_once('=') {
        Some(("binary", _)) => Method::Binary,
        Some(_) => Method::Fibonacci,
        None => about.parse::<AnyPosition>().ok()?.method(),
    })
}

/// The section with an example of what went wrong.
fn example(done: &[Done]) -> Option<&'static str> {
    section_on_task(&missed(done)?.about)
}

fn is_right(one: &Done) -> bool {
    one.went == TaskResult::Right
}

fn row(words: &Words, at: usize, one: &Done, can_look: bool, send: &Callback<Action>) -> Html {
    let own = &words.ending;
    let went = words.went.get(one.went as usize);
    let look = send.reform(move |_: MouseEvent| Action::LookAgain(at));
    html! {
        <li class={classes!(is_right(one).then_some("right"))}>
            <span>{ fill(&own.task, &[&(at + 1).to_string()]) }</span>
            <span class="set-about" translate="no">{ short(&one.about) }</span>
            <span class="set-went">{ went.cloned().unwrap_or_default() }</span>
            if can_look && !is_right(one) {
                <button type="button" name="look" onclick={look}>{ &own.look }</button>
            }
        </li>
    }
}

/// The numbers of what a task is about: `nim:3,4,5`, `binary=45`, `dice:23@3`.
fn short(about: &str) -> String {
    let numbers = about.rsplit([':', '=']).next().unwrap_or(about);
    let pair = about.starts_with("wythoff:") && numbers.ends_with(",0");
    let numbers = if pair {
        &numbers[..numbers.len() - 2]
    } else {
        numbers
    };
    numbers.replace(',', ", ").replace('@', " · ")
}

/// The one way on that is best.
fn onward(words: &Words, ended: Ended<'_>, send: &Callback<Action>) -> Html {
    let own = &words.ending;
    let (label, action): (String, Action) = match ended.offers.onward {
        NextSet::Up(cell) => {
            let level = cell.level.number();
            let skill = Skill::ALL.iter().position(|&skill| skill == cell.skill);
            let at = skill.unwrap_or_default() * 2 + level as usize - 2;
            // What is harder by other rules nobody has written down: then the level has its name.
            let name = words.levels.get(level as usize - 1);
            let name = name.and_then(|name| name.split_whitespace().nth(1));
            let harder = own.harder.get(at).filter(|_| !ended.has_rules);
            let harder = harder.map(String::as_str).or(name).unwrap_or_default();
            let label = fill(&own.up, &[&level.to_string(), harder]);
            (label, choose(cell)())
        }
        NextSet::Other(cell) => (other_name(words, cell), choose(cell)()),
        NextSet::Again => (words.others.clone(), Action::Others),
        NextSet::Next(cell) => (other_name(words, cell), Action::Others),
    };
    let onclick = send.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" name="onward" class="primary" {onclick}>{ label }</button> }
}

fn other_name(words: &Words, cell: Cell) -> String {
    fill(&words.ending.next, &[named(words, cell.skill)])
}

fn choose(cell: Cell) -> impl Fn() -> Action {
    move || Action::Choose(Some(cell.skill), cell.level)
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn a_task_is_named_by_its_numbers() {
        for (about, expected) in [
            ("nim:3,4,5", "3, 4, 5"),
            ("wythoff:9,0", "9"),
            ("wythoff:9,15", "9, 15"),
            ("binary=45", "45"),
            ("dice:23@3", "23 · 3"),
            ("nim.misere:1,10,0", "1, 10, 0"),
        ] {
            assert_eq!(short(about), expected, "{about}");
        }
    }
}
