use super::area::texts;
use super::needs_script::{needs_script, not_loaded, stopped};
use super::teach::preparing;
use crate::plans::ready as ready_made;
use crate::{Address, Articles};
use nian_app::TextSet;
use nian_app::class::{Words as AppWords, place};
use nian_course::class::Class as State;
use nian_course::store::NoStorage;
use nian_words::{ClassPage as Words, ClassSaid, EveryPage, HandIn, Lecture, Slips};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ClassProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The page of lesson plans as it is at first, with the ready-made ones; the app loads the plan of the address, or the one
/// stored on this device. What a teacher finds beneath it needs no script.
#[component]
pub(super) fn Class(props: &ClassProps) -> Html {
    let address = props.address;
    let language = address.language;
    let [not_loaded, again] = not_loaded(language);
    let words = Rc::new(words(address));
    let made = ready_made();
    let data_words = serde_json::to_string(&*words).expect("they are plain data");
    let ready = serde_json::from_str(&made).expect("the ready-made lessons");
    let page = String::new(); // addresses are those of the page itself
    let (state, _) = State::open(NoStorage, language, ready, page, "");
    html! {
        <div class="class" data-not-loaded={not_loaded} data-again={again} data-stopped={stopped(language)}
            data-words={data_words} data-ready={made}>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <div class="place">
                { place(&words, &state, &Callback::noop()) }
                <p class="waiting">
                    { not_loaded }{ " " }<a href="">{ again }</a>
                </p>
            </div>
            { preparing(address, &props.articles) }
        </div>
    }
}

/// The words that the app needs of this language.
fn words(address: Address) -> AppWords {
    let language = address.language;
    AppWords {
        title: language.among(&Words::TITLE).to_owned(),
        texts: TextSet::new(vec![
            texts(language, &ClassSaid::ALL),
            texts(language, &Slips::ALL),
        ]),
        stage: TextSet::new(vec![
            texts(language, &Lecture::ALL),
            texts(language, &HandIn::ALL),
        ]),
        lines: language.lines_of_lessons().to_owned(),
        language: language.tag().to_owned(),
        root: address.link_to(""),
        folder: language.folder().to_owned(),
    }
}
