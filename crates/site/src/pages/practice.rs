use super::live::Live;
use super::needs_script::{needs_script, not_loaded};
use crate::{Address, WidgetTag};
use nian_ui::model::SKILLS;
use nian_words::{EveryPage, Exercise, Language, PracticePage as Words, Text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PracticeProps {
    pub(super) address: Address,
}

/// The exercises and their record; `practice.js` sets the tasks by the address and stores the record.
#[component]
pub(super) fn Practice(props: &PracticeProps) -> Html {
    let address = props.address;
    let language = address.language;
    let exercise = WidgetTag {
        element: "nian-exercise",
        attributes: Vec::new(),
    };
    html! {
        <div class="play">
            <div class="practice-head">
                <h1>{ language.among(&Words::TITLE) }</h1>
                { choices(language) }
            </div>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            { told(language) }
            <Live {address} widget={exercise} />
            <p>{ language.among(&Words::INTRO) }</p>
            { record(language) }
            { worksheet(language) }
        </div>
    }
}

/// The form, folded below a summary of what is trained, so that the task is visible without scrolling.
fn choices(language: Language) -> Html {
    html! {
        <details class="choosing">
            <summary>
                <span class="now">{ language.among(&Words::MIXED) }</span>
                { " " }
                <span class="change">{ language.among(&Words::CHANGE) }</span>
            </summary>
            <form class="setting practice">
                { skills(language, "skill", Words::MIXED) }
                { levels(language, "level") }
                <span>
                    <button type="button" name="others">{ language.among(&Words::OTHERS) }</button>
                    <button type="button" name="daily">{ language.among(&Words::DAILY) }</button>
                    <button type="button" name="worksheet">{ language.among(&Words::WORKSHEET) }</button>
                </span>
            </form>
        </details>
    }
}

/// The texts for what is not in the address, which `practice.js` reads from here.
fn told(language: Language) -> Html {
    let [not_loaded, again] = not_loaded(language);
    let [rules, _] = Exercise::USED.map(|text| language.among(&text));
    html! {
        <p class="practice-told" role="status" data-bad={language.among(&Exercise::BAD)}
            data-rules={rules} data-not-loaded={not_loaded} data-again={again}></p>
    }
}

fn skills(language: Language, id: &'static str, all: Text) -> Html {
    let skills = SKILLS.into_iter().zip(&Words::SKILLS);
    html! {
        <div>
            <label for={id}>{ language.among(&Words::SKILL) }</label>
            <select {id} name="skill">
                <option value="">{ language.among(&all) }</option>
                { for skills.map(|(skill, name)| html! {
                    <option value={skill}>{ language.among(name) }</option>
                }) }
            </select>
        </div>
    }
}

fn levels(language: Language, id: &'static str) -> Html {
    html! {
        <div>
            <label for={id}>{ language.among(&Words::LEVEL) }</label>
            <select {id} name="level">
                { for (1..).zip(&Words::LEVELS).map(|(level, name)| html! {
                    <option value={level.to_string()}>{ language.among(name) }</option>
                }) }
            </select>
        </div>
    }
}

/// The parts of a worksheet in addresses, in the order of their names.
const SHOWN: [&str; 3] = ["sheet", "key", "both"];

/// The same tasks on paper, instead of the rest of the page. `sheet.js` fills it if the address asks for it, and reads
/// its texts from here.
fn worksheet(language: Language) -> Html {
    let shown = SHOWN.into_iter().zip(&Words::SHOWN);
    html! {
        <section class="worksheet" hidden=true aria-label={language.among(&Words::WORKSHEET)}
            data-not-loaded={language.among(&Words::NOT_LOADED)} data-again={language.among(&Words::AGAIN)}>
            <form class="setting practice">
                { skills(language, "sheet-skill", Words::ALL_KINDS) }
                { levels(language, "sheet-level") }
                <div>
                    <label for="sheet-count">{ language.among(&Words::COUNT) }</label>
                    <input id="sheet-count" name="count" type="number" min="1" max="40" />
                </div>
                <div>
                    <label for="sheet-shown">{ language.among(&Words::PARTS) }</label>
                    <select id="sheet-shown" name="print">
                        { for shown.map(|(value, name)| html! {
                            <option {value}>{ language.among(name) }</option>
                        }) }
                    </select>
                </div>
                <span>
                    <button type="submit" name="paper">{ language.among(&Words::PRINT) }</button>
                    <button type="button" name="others">{ language.among(&Words::OTHERS) }</button>
                    <a href="">{ language.among(&Words::BACK) }</a>
                </span>
            </form>
            <p class="told copying" role="status"></p>
            <div class="sheet"></div>
        </section>
    }
}

/// The record's table; `practice.js` fills it and reads its texts from here.
fn record(language: Language) -> Html {
    let [
        saved,
        imported,
        erased,
        not_ours,
        mended,
        damaged,
        forbidden,
    ] = Words::SAID.map(|text| language.among(&text));
    html! {
        <section class="record" aria-labelledby="record" hidden=true
            data-saved={saved} data-imported={imported} data-erased={erased}
            data-not-ours={not_ours} data-mended={mended} data-damaged={damaged} data-forbidden={forbidden}
            data-now={language.among(&Words::NOW)} data-sure={language.among(&Words::SURE)}>
            <h2 id="record">{ language.among(&Words::RECORD) }</h2>
            <p>{ language.among(&Words::KEPT) }</p>
            <p class="empty">{ language.among(&Words::EMPTY) }</p>
            <div class="wide" tabindex="0" role="region" aria-labelledby="record" hidden=true>
                <table>
                    <thead><tr>{ for Words::HEADS.iter().map(|head| html! {
                        <th scope="col">{ language.among(head) }</th>
                    }) }</tr></thead>
                    <tbody></tbody>
                </table>
            </div>
            <p class="copying">
                <button type="button" name="save">{ language.among(&Words::SAVE) }</button>
                { " " }
                <button type="button" name="read">{ language.among(&Words::READ) }</button>
                { " " }
                <button type="button" name="erase">{ language.among(&Words::ERASE) }</button>
                { " " }
                <span role="status"></span>
            </p>
        </section>
    }
}
