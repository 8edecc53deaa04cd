//! What is seen of the record. The site renders the same function for the page as it is before the app is there.

use super::words::{ConditionWords, Words};
use crate::coins::coins;
use crate::fill::fill;
use nian_course::practice::{Announcement, Cell, CellRecord, Record, RecordAction, TaskResult};
use nian_course::store::Condition;
use nian_tasks::Skill;
use yew::prelude::*;

/// The state of what is shown of the record.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The record.
    pub record: &'a Record,
    /// What was announced last, and how often something has been announced.
    pub said: Option<(Announcement, u32)>,
    /// Whether it is erased when that is asked for once more.
    pub is_sure: bool,
    /// The time, in milliseconds since 1970.
    pub now: u64,
}

/// What is in the section of the record: a card of each skill, the one practised last first.
pub fn record(words: &Words, shown: Shown<'_>, send: &Callback<RecordAction>) -> Html {
    let cells = shown.record.cells();
    let mut skills: Vec<Skill> = Vec::new();
    for (cell, _) in &cells {
        if !skills.contains(&cell.skill) {
            skills.push(cell.skill);
        }
    }
    let cards = skills.into_iter().map(|skill| {
        let mut own: Vec<_> = cells
            .iter()
            .filter(|(cell, _)| cell.skill == skill)
            .collect();
        own.sort_by_key(|(cell, _)| cell.level);
        html! {
            <li key={skill.name()} class="record-card" data-skill={skill.name()}>
                <h2>{ name_of(&words.skills, skill) }</h2>
                <ul>{ for own.into_iter().map(|(cell, kept)| line(words, shown, *cell, kept)) }</ul>
            </li>
        }
    });
    html! {
        <>
            <p class="empty" hidden={!cells.is_empty()}>{ &words.empty }</p>
            <ul class="record-cards">{ for cards }</ul>
            { keeping(words, shown, send) }
        </>
    }
}

/// A skill at a level.
fn line(words: &Words, shown: Shown<'_>, cell: Cell, kept: &CellRecord) -> Html {
    let level = cell.level.number();
    let name = words.levels.get(level as usize - 1).cloned();
    let is_due = shown.record.is_due(kept, shown.now) || kept.time == 0;
    let right = kept.last.iter().filter(|&&went| went == TaskResult::Right);
    let told = fill(
        &words.last,
        &[&kept.last.len().to_string(), &right.count().to_string()],
    );
    let counts = TaskResult::ALL.into_iter().zip(&words.went);
    let counts = counts.filter(|&(went, _)| kept.score.of(went) > 0);
    html! {
        <li data-level={level.to_string()}>
            <span class="record-level">{ name.unwrap_or_default() }</span>
            if !kept.last.is_empty() {
                <span class="record-coins" role="img" aria-label={told}>{ coins(&kept.last) }</span>
            }
            <span class="record-due">
                if is_due {
                    <a href={format!("../?skill={}&level={level}", cell.skill.name())}>{ &words.now }</a>
                } else {
                    <span>{ fill(&words.later, &[&date(kept.time, &words.language)]) }</span>
                }
            </span>
            <span class="record-counts">
                { for counts.map(|(went, name)| html! {
                    <span data-went={went.name()}>{ format!("{name}\u{a0}{}", kept.score.of(went)) }</span>
                }) }
            </span>
        </li>
    }
}

/// The buttons that save, read and erase it, and what came of that.
fn keeping(words: &Words, shown: Shown<'_>, send: &Callback<RecordAction>) -> Html {
    let keep = send.reform(|_: FocusEvent| RecordAction::Keep);
    let press = |action: RecordAction| send.reform(move |_: MouseEvent| action.clone());
    html! {
        <p class="copying">
            <button type="button" name="save" onclick={press(RecordAction::Save)}>{ &words.save }</button>
            { " " }
            <button type="button" name="read" onclick={press(RecordAction::Read)}>{ &words.read }</button>
            { " " }
            // It asks before it erases: by the same button, which is where the finger is.
            <button type="button" name="erase" onclick={press(RecordAction::Erase)} onblur={keep}>
                { if shown.is_sure { &words.sure } else { &words.erase } }
            </button>
            { " " }
            <span role="status">
                if let Some((said, number)) = shown.said {
                    <span key={number}>{ sentence(words, said) }</span>
                }
            </span>
        </p>
    }
}

/// A day as the language writes it; `time` is in milliseconds since 1970.
fn date(time: u64, language: &str) -> String {
    let date = js_sys::Date::new(&(time as f64).into());
    date.to_locale_date_string(language, &js_sys::Object::new().into())
        .into()
}

fn sentence(words: &Words, said: Announcement) -> &str {
    match said {
        Announcement::Saved => &words.saved,
        Announcement::NotSaved => &words.not_saved,
        Announcement::Imported => &words.imported,
        Announcement::Erased => &words.erased,
        Announcement::NotOurs => &words.not_ours,
        Announcement::Condition(condition) => condition_text(&words.condition, condition),
    }
}

/// What is said of a device's storage; nothing if all is kept.
pub(crate) fn condition_text(words: &ConditionWords, condition: Condition) -> &str {
    match condition {
        Condition::Fine => "",
        Condition::Mended => &words.mended,
        Condition::Damaged => &words.damaged,
        Condition::Forbidden => &words.forbidden,
    }
}

/// The name of a skill.
pub(crate) fn name_of(skills: &[(String, String)], skill: Skill) -> &str {
    let found = skills.iter().find(|(value, _)| value == skill.name());
    found.map_or(skill.name(), |(_, name)| name)
}
