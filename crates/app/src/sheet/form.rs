//! What is chosen of a worksheet, and what is said of that.

use super::words::Words;
use crate::fields::{text_of, use_text};
use crate::practice::{Words as PracticeWords, refusals};
use crate::select::{Select, options};
use nian_course::sheet::{Action, Field, MOST, Params, Parts, Worksheet};
use nian_tasks::Skill;
use yew::prelude::*;

/// The fields and buttons of the form; the site writes them for the page as it is before the app is there. `asks` counts what
/// has been asked for, `on_screen` is the address of the same tasks on the screen.
pub fn form(
    common: &PracticeWords,
    words: &Words,
    (asked, asks): (&Params, u32),
    on_screen: String,
    send: &Callback<Action>,
) -> Html {
    let own = &words.form;
    let skill = asked.skill.map_or("", Skill::name);
    let skills = [(String::new(), own.all_kinds.clone())].into_iter();
    let skills = skills.chain(common.skills.iter().cloned());
    let levels = (1..).zip(&common.levels);
    let levels = levels.map(|(level, name): (u32, _)| (level.to_string(), name.clone()));
    let parts = Parts::ALL.into_iter().zip(&own.shown);
    let parts = parts.map(|(parts, name)| (parts.name().to_owned(), name.clone()));
    let choose = |field| send.reform(move |value| Action::Choose(field, value));
    // Enter in a field presses it, too.
    let print = send.reform(|event: MouseEvent| {
        event.prevent_default();
        Action::Print
    });
    let others = send.reform(|_: MouseEvent| Action::Others);
    html! {
        <>
            <Select id="sheet-skill" name="skill" label={common.skill.clone()} value={skill}
                options={options(skills)} onchange={choose(Field::Skill)} />
            <Select id="sheet-level" name="level" label={common.level.clone()}
                value={asked.level.number().to_string()} options={options(levels)} onchange={choose(Field::Level)} />
            <Count label={own.count.clone()} value={asked.count} {asks} onchange={choose(Field::Count)} />
            <Select id="sheet-shown" name="print" label={own.parts.clone()} value={asked.parts.name()}
                options={options(parts)} onchange={choose(Field::Parts)} />
            <span>
                <button type="submit" name="paper" onclick={print}>{ &own.print }</button>
                <button type="button" name="others" onclick={others}>{ &own.others }</button>
                <a href={on_screen}>{ &own.back }</a>
            </span>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct CountProps {
    label: String,
    value: u32,
    /// The field follows the value whenever this changes: what is typed and refused is not another value.
    asks: u32,
    onchange: Callback<String>,
}

/// The number of tasks. The node holds what is typed.
#[component]
fn Count(props: &CountProps) -> Html {
    let node = use_text(props.value.to_string().into(), props.asks);
    let onchange = props.onchange.reform(|event: Event| text_of(&event));
    html! {
        <div>
            <label for="sheet-count">{ &props.label }</label>
            <input ref={node} id="sheet-count" name="count" type="number" min="1" max={MOST.to_string()} {onchange} />
        </div>
    }
}

/// What is said below the form.
pub(super) fn status(
    common: &PracticeWords,
    words: &Words,
    page: &Worksheet,
    send: &Callback<Action>,
) -> Html {
    if page.is_lost() {
        let retry = send.reform(|_: MouseEvent| Action::Retry);
        return html! {
            <>
                <span>{ &words.form.not_loaded }</span>
                { " " }
                <button type="button" onclick={retry}>{ &words.form.again }</button>
            </>
        };
    }
    let text = match (page.is_late(), page.is_making()) {
        (true, true) => words.making.clone(),
        (true, false) => words.waiting.clone(),
        (false, _) => refusals(common, &words.mixed, page.refused()),
    };
    // A fresh element is read out, also where it says the same.
    html! { if !text.is_empty() { <span key={format!("{}-{text}", page.asks())}>{ text }</span> } }
}
