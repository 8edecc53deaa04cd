use super::live::Live;
use super::needs_script::{needs_script, not_loaded};
use crate::{Address, WidgetTag};
use nian_app::practice::{EndingWords, RecordWords, ShownRecord, Words as AppWords};
use nian_course::practice::{Form, Record};
use nian_tasks::Level;
use nian_ui::model::SKILLS;
use nian_words::{EveryPage, Exercise, Language, PracticePage as Words, Text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PracticeProps {
    pub(super) address: Address,
}

/// The exercises and their record, as the app finds them, and the worksheet.
#[component]
pub(super) fn Practice(props: &PracticeProps) -> Html {
    let address = props.address;
    let language = address.language;
    let words = words(language);
    let exercise = WidgetTag {
        element: "nian-exercise",
        attributes: Vec::new(),
    };
    html! {
        // The app has no words of its own.
        <div class="play" data-words={serde_json::to_string(&words).expect("they are plain data")}>
            <div class="practice-head">
                <h1>{ language.among(&Words::TITLE) }</h1>
                { choices(language, &words) }
            </div>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            { told(language) }
            <Live {address} widget={exercise} />
            <section class="set-end"></section>
            <p>{ language.among(&Words::INTRO) }</p>
            { record(&words) }
            { worksheet(language) }
        </div>
    }
}

/// The form before anything is chosen.
const UNCHOSEN: Form = Form {
    skill: None,
    level: Level::One,
    has_level: false,
    shows_level: false,
};

/// The form, folded below a summary of what is trained, so that the task is visible without scrolling.
fn choices(language: Language, words: &AppWords) -> Html {
    html! {
        <details class="choosing">
            <summary>
                <span class="now">{ nian_app::practice::summary(words, UNCHOSEN) }</span>
                { " " }
                <span class="change">{ language.among(&Words::CHANGE) }</span>
            </summary>
            // A browser that restores fields would choose something.
            <form class="setting practice" autocomplete="off">
                { nian_app::practice::form(words, UNCHOSEN, &Callback::noop()) }
            </form>
        </details>
    }
}

/// The words that the app needs of this language.
fn words(language: Language) -> AppWords {
    let text = |text: &Text| language.among(text).to_owned();
    let [
        saved,
        imported,
        erased,
        not_ours,
        mended,
        damaged,
        forbidden,
    ] = Words::SAID.map(|said| text(&said));
    let [rules, _] = Exercise::USED.map(|used| text(&used));
    let skills = SKILLS.into_iter().zip(&Words::SKILLS);
    AppWords {
        language: language.tag().to_owned(),
        skill: text(&Words::SKILL),
        skills: skills
            .map(|(skill, name)| (skill.to_owned(), text(name)))
            .collect(),
        mixed: text(&Words::MIXED),
        level: text(&Words::LEVEL),
        levels: Words::LEVELS.iter().map(text).collect(),
        others: text(&Words::FRESH),
        daily: text(&Words::DAILY),
        worksheet: text(&Words::WORKSHEET),
        bad: text(&Exercise::BAD),
        rules,
        record: RecordWords {
            title: text(&Words::RECORD),
            kept: text(&Words::KEPT),
            empty: text(&Words::EMPTY),
            heads: Words::HEADS.iter().map(text).collect(),
            now: text(&Words::NOW),
            save: text(&Words::SAVE),
            read: text(&Words::READ),
            erase: text(&Words::ERASE),
            sure: text(&Words::SURE),
            saved,
            imported,
            erased,
            not_ours,
            mended,
            damaged,
            forbidden,
        },
        ending: ending(language),
    }
}

fn ending(language: Language) -> EndingWords {
    let text = |text: &Text| language.among(text).to_owned();
    let [some, none] = Words::ENDED.map(|ended| text(&ended));
    EndingWords {
        some,
        none,
        task: text(&Words::TASK),
        look: text(&Words::LOOK),
        up: text(&Words::UP),
        harder: Words::HARDER.iter().map(text).collect(),
        down: text(&Words::DOWN),
        next: text(&Words::NEXT),
        due: text(&Words::DUE),
    }
}

/// What cannot be in the address is told here, and that files have not come.
fn told(language: Language) -> Html {
    let [not_loaded, again] = not_loaded(language);
    html! {
        <p class="practice-told" role="status" data-not-loaded={not_loaded} data-again={again}><span></span></p>
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

/// The record, which is seen once the app has read it.
fn record(words: &AppWords) -> Html {
    let shown = ShownRecord {
        record: &Record::default(),
        said: None,
        is_sure: false,
        now: 0,
    };
    html! {
        <section class="record" hidden=true>
            { nian_app::practice::record(words, shown, &Callback::noop()) }
        </section>
    }
}
