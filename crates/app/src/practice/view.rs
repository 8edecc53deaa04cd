//! What is seen of the page beside the exercise. The site renders the same functions for the page as it is before the app is
//! there.

use super::fill::fill;
use super::words::{RecordWords, Words};
use crate::select::Select;
use nian_course::practice::{Action, Cell, Form, Kept, Record, Refused, Said, Used, Went};
use nian_course::store::Condition;
use nian_tasks::{Level, Skill};
use yew::prelude::*;

/// So many characters of a value that cannot be are shown.
const LONGEST: usize = 60;

/// What is trained, in the line that opens the form.
pub fn summary(words: &Words, form: Form) -> Html {
    let level = form.level.number();
    let skill = match form.skill {
        Some(skill) => named(words, skill),
        None => &words.mixed,
    };
    let level = words.levels.get(level as usize - 1);
    match level.filter(|_| form.shows_level) {
        Some(level) => html! { format!("{skill} · {level}") },
        None => html! { skill },
    }
}

/// The fields and buttons of the form.
pub fn form(words: &Words, form: Form, send: &Callback<Action>) -> Html {
    let skill = form.skill.map_or("", Skill::name);
    let level = form.level;
    let skills = [(String::new(), words.mixed.clone())].into_iter();
    let skills = skills.chain(words.skills.iter().cloned());
    let levels = (1..).zip(&words.levels);
    let levels = levels.map(|(level, name): (u32, _)| (level.to_string(), name.clone()));
    let choose_skill =
        send.reform(move |skill: String| Action::Choose(Skill::named(&skill), level));
    let choose_level = send.reform(move |level: String| {
        let level = level.parse().ok().and_then(|level| Level::new(level).ok());
        Action::Choose(form.skill, level.unwrap_or(Level::One))
    });
    html! {
        <>
            <Select id="skill" name="skill" label={words.skill.clone()} value={skill} options={options(skills)}
                onchange={choose_skill} />
            <Select id="level" name="level" label={words.level.clone()} value={level.number().to_string()}
                options={options(levels)} disabled={!form.has_level} onchange={choose_level} />
            <span>
                { button("others", &words.others, send, || Action::Others) }
                { button("daily", &words.daily, send, today) }
                { button("worksheet", &words.worksheet, send, || Action::Worksheet) }
            </span>
        </>
    }
}

/// The tasks of today are wanted.
pub(super) fn today() -> Action {
    let now = js_sys::Date::new_0();
    Action::Daily(now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// What cannot be in the address, and what is used instead.
pub fn refusals(words: &Words, refused: &[Refused]) -> Html {
    let sentences = refused.iter().map(|one| {
        let used = match one.used {
            Used::Number(number) => number.to_string(),
            Used::Mixed => words.mixed.clone(),
            Used::UsualRules => words.rules.clone(),
        };
        let texts = [one.name, &clipped(&one.value), &used];
        fill(&words.bad, &texts)
    });
    html! { sentences.collect::<Vec<_>>().join(" ") }
}

fn clipped(value: &str) -> String {
    if value.chars().count() <= LONGEST {
        return value.to_owned();
    }
    value.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// The state of what is shown of the record.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The record.
    pub record: &'a Record,
    /// What was said of it last, and the how manieth saying that is.
    pub said: Option<(Said, u32)>,
    /// Whether it is erased when that is asked for once more.
    pub is_sure: bool,
    /// The time, in milliseconds since 1970.
    pub now: u64,
}

/// What is in the section of the record.
pub fn record(words: &Words, shown: Shown<'_>, send: &Callback<Action>) -> Html {
    let own = &words.record;
    let cells = shown.record.cells();
    let keep = send.reform(|_: FocusEvent| Action::KeepRecord);
    let erase = send.reform(|_: MouseEvent| Action::Erase);
    html! {
        <>
            <h2 id="record">{ &own.title }</h2>
            <p>{ &own.kept }</p>
            <p class="empty" hidden={!cells.is_empty()}>{ &own.empty }</p>
            <div class="wide" tabindex="0" role="region" aria-labelledby="record" hidden={cells.is_empty()}>
                <table>
                    <thead><tr>{ for own.heads.iter().map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                    <tbody>{ for cells.into_iter().map(|(cell, kept)| row(words, shown, cell, kept)) }</tbody>
                </table>
            </div>
            <p class="copying">
                { button("save", &own.save, send, || Action::Save) }
                { " " }
                { button("read", &own.read, send, || Action::Read) }
                { " " }
                // It asks before it erases: by the same button, which is where the finger is.
                <button type="button" name="erase" onclick={erase} onblur={keep}>
                    { if shown.is_sure { &own.sure } else { &own.erase } }
                </button>
                { " " }
                <span role="status">
                    if let Some((said, number)) = shown.said {
                        <span key={number}>{ sentence(own, said) }</span>
                    }
                </span>
            </p>
        </>
    }
}

fn row(words: &Words, shown: Shown<'_>, cell: Cell, kept: &Kept) -> Html {
    let level = words.levels.get(cell.level.number() as usize - 1);
    let level = level.and_then(|name| name.split_whitespace().next());
    let due = if shown.record.is_due(kept, shown.now) || kept.time == 0 {
        words.record.now.clone()
    } else {
        date(kept.time, &words.language)
    };
    html! {
        <tr key={cell.to_string()}>
            <th scope="row">{ named(words, cell.skill) }</th>
            <td>{ level.unwrap_or_default() }</td>
            { for Went::ALL.map(|went| html! { <td>{ kept.score.of(went) }</td> }) }
            <td>{ due }</td>
        </tr>
    }
}

/// A day as the language writes it; `time` is in milliseconds since 1970.
fn date(time: u64, language: &str) -> String {
    let date = js_sys::Date::new(&(time as f64).into());
    date.to_locale_date_string(language, &js_sys::Object::new().into())
        .into()
}

fn sentence(words: &RecordWords, said: Said) -> &str {
    match said {
        Said::Saved => &words.saved,
        Said::Imported => &words.imported,
        Said::Erased => &words.erased,
        Said::NotOurs => &words.not_ours,
        Said::Condition(Condition::Fine) => "",
        Said::Condition(Condition::Mended) => &words.mended,
        Said::Condition(Condition::Damaged) => &words.damaged,
        Said::Condition(Condition::Forbidden) => &words.forbidden,
    }
}

pub(super) fn named(words: &Words, skill: Skill) -> &str {
    let found = words.skills.iter().find(|(value, _)| value == skill.name());
    found.map_or(skill.name(), |(_, name)| name)
}

fn options(all: impl Iterator<Item = (String, String)>) -> Vec<(AttrValue, AttrValue)> {
    all.map(|(value, name)| (value.into(), name.into()))
        .collect()
}

pub(super) fn button(
    name: &'static str,
    label: &str,
    send: &Callback<Action>,
    action: impl Fn() -> Action + 'static,
) -> Html {
    let onclick = send.reform(move |_: MouseEvent| action());
    html! { <button type="button" {name} {onclick}>{ label }</button> }
}
