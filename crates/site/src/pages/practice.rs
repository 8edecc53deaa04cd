use super::live::Live;
use crate::{Address, WidgetTag};
use nian_ui::model::SKILLS;
use nian_words::{EveryPage, Language, PracticePage as Words};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PracticeProps {
    pub(super) address: Address,
}

/// Exercises, and how they have gone; `practice.js` sets the tasks by the address and keeps the record.
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
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            <noscript><p class="needs-script">{ language.among(&EveryPage::NEEDS_SCRIPT) }</p></noscript>
            { choices(language) }
            <Live {address} widget={exercise} />
            { record(language) }
        </div>
    }
}

fn choices(language: Language) -> Html {
    let skills = SKILLS.into_iter().zip(&Words::SKILLS);
    html! {
        <form class="setting practice">
            <div>
                <label for="skill">{ language.among(&Words::SKILL) }</label>
                <select id="skill" name="skill">
                    <option value="">{ language.among(&Words::MIXED) }</option>
                    { for skills.map(|(skill, name)| html! {
                        <option value={skill}>{ language.among(name) }</option>
                    }) }
                </select>
            </div>
            <div>
                <label for="level">{ language.among(&Words::LEVEL) }</label>
                <select id="level" name="level">
                    { for (1..).zip(&Words::LEVELS).map(|(level, name)| html! {
                        <option value={level.to_string()}>{ language.among(name) }</option>
                    }) }
                </select>
            </div>
            <button type="button" name="others">{ language.among(&Words::OTHERS) }</button>
            <button type="button" name="daily">{ language.among(&Words::DAILY) }</button>
        </form>
    }
}

/// The table is filled by `practice.js`, which reads here what it has to say.
fn record(language: Language) -> Html {
    let [saved, imported, erased, not_ours, damaged, forbidden] =
        Words::SAID.map(|text| language.among(&text));
    html! {
        <section class="record" aria-labelledby="record" hidden=true
            data-saved={saved} data-imported={imported} data-erased={erased}
            data-not-ours={not_ours} data-damaged={damaged} data-forbidden={forbidden}
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
