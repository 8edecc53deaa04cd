use super::needs_script::{needs_script, not_loaded, stopped};
use crate::{Address, Page};
use nian_app::record::{ConditionWords, Shown, Words, record};
use nian_course::practice::Record;
use nian_ui::model::SKILLS;
use nian_words::{EveryPage, Language, PracticePage, RecordPage as Own, Text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct RecordProps {
    pub(super) address: Address,
}

/// How practice has gone. The app fills it when it has read what the device keeps.
#[component]
pub(super) fn RecordPage(props: &RecordProps) -> Html {
    let address = props.address;
    let language = address.language;
    let words = words(language);
    let text = serde_json::to_string(&words).expect("they are plain data");
    let [not_loaded, again] = not_loaded(language);
    let shown = Shown {
        record: &Record::default(),
        said: None,
        is_sure: false,
        now: 0,
    };
    html! {
        <div class="play" data-stopped={stopped(language)}>
            <h1>{ language.among(&Own::TITLE) }</h1>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <p>
                { language.among(&Own::KEPT) }
                { " " }
                <a href={address.link_to_page(Page::Practice)}>{ language.among(&Own::PRACTISE) }</a>
            </p>
            <section class="record" hidden=true data-words={text} data-not-loaded={not_loaded} data-again={again}>
                { record(&words, shown, &Callback::noop()) }
            </section>
        </div>
    }
}

/// The words that the app needs of this language.
fn words(language: Language) -> Words {
    let text = |text: &Text| language.among(text).to_owned();
    let [saved, not_saved, imported, erased, not_ours, ..] = Own::SAID.map(|said| text(&said));
    let skills = SKILLS.into_iter().zip(&PracticePage::SKILLS);
    Words {
        language: language.tag().to_owned(),
        skills: skills
            .map(|(skill, name)| (skill.to_owned(), text(name)))
            .collect(),
        levels: PracticePage::LEVELS.iter().map(text).collect(),
        went: Own::WENT.iter().map(text).collect(),
        last: text(&Own::LAST),
        now: text(&Own::NOW),
        later: text(&Own::LATER),
        empty: text(&Own::EMPTY),
        save: text(&Own::SAVE),
        read: text(&Own::READ),
        erase: text(&Own::ERASE),
        sure: text(&Own::SURE),
        saved,
        not_saved,
        imported,
        erased,
        not_ours,
        condition: condition(language),
    }
}

/// What is said of a device's storage.
pub(super) fn condition(language: Language) -> ConditionWords {
    let [.., mended, damaged, forbidden] = Own::SAID.map(|said| language.among(&said).to_owned());
    ConditionWords {
        mended,
        damaged,
        forbidden,
    }
}
