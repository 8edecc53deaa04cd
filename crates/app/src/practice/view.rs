//! What is seen of the page beside the exercise. The site renders the same functions for the page as it is before the app is
//! there.

use super::words::Words;
use crate::fill::{clipped, fill};
use crate::record::{condition_text, name_of};
use crate::select::{Select, options};
use nian_course::practice::{Action, Fallback, Form, InvalidValue};
use nian_course::store::Condition;
use nian_tasks::{Level, Skill};
use yew::prelude::*;

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

/// What is said above the exercise: of the address, and of the device's storage.
pub(super) fn status(
    words: &Words,
    refused: &[InvalidValue],
    condition: Option<Condition>,
) -> Html {
    let condition = condition.map(|condition| condition_text(&words.condition, condition));
    let text = [
        refusals(words, &words.mixed, refused),
        condition.unwrap_or_default().to_owned(),
    ];
    html! {
        <>
            { for text.into_iter().filter(|text| !text.is_empty()).map(|text| html! {
                <span key={text.clone()}>{ text }</span>
            }) }
        </>
    }
}

/// What cannot be in the address, and what is used instead; `mixed` is what all skills are called.
pub(crate) fn refusals(words: &Words, mixed: &str, refused: &[InvalidValue]) -> String {
    let sentences = refused.iter().map(|one| {
        let used = match one.used {
            Fallback::Number(number) => number.to_string(),
            Fallback::Named(name) => name.to_owned(),
            Fallback::Mixed => mixed.to_owned(),
            Fallback::UsualRules => words.rules.clone(),
        };
        let texts = [one.name, &clipped(&one.value), &used];
        fill(&words.bad, &texts)
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// The name of a skill.
pub(crate) fn named(words: &Words, skill: Skill) -> &str {
    name_of(&words.skills, skill)
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
