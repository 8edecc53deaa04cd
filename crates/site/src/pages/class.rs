use super::area::texts;
use super::needs_script::{needs_script, not_loaded, stopped};
use crate::plans::ready as ready_made;
use crate::{Address, LESSON_PLANS, LessonPlan, Page};
use nian_app::TextSet;
use nian_app::class::Words as AppWords;
use nian_words::{ClassPage as Words, ClassSaid, EveryPage, Language, Lecture, MakePage};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ClassProps {
    pub(super) address: Address,
}

/// The editor of lesson plans; the app loads the plan of the address, or the one stored on this device.
#[component]
pub(super) fn Class(props: &ClassProps) -> Html {
    let address = props.address;
    let language = address.language;
    let [not_loaded, again] = not_loaded(language);
    html! {
        <div class="class" data-not-loaded={not_loaded} data-again={again} data-stopped={stopped(language)}
            data-words={serde_json::to_string(&words(address)).expect("they are plain data")} data-ready={ready_made()}>
            <div class="about">
                <h1>{ language.among(&Words::TITLE) }</h1>
                <p>{ language.among(&Words::INTRO) }</p>
                <p><a href={address.link_to_page(Page::Make)}>{ language.among(&MakePage::TITLE) }</a></p>
            </div>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <div class="place">
                <p class="waiting">
                    { not_loaded }{ " " }<a href="">{ again }</a>
                </p>
            </div>
            <section class="ready" aria-labelledby="ready">
                <h2 id="ready">{ language.among(&Words::READY) }</h2>
                <p>{ language.among(&Words::READY_ABOUT) }</p>
                <ul>{ for LESSON_PLANS.iter().map(|deck| ready(address, deck)) }</ul>
            </section>
        </div>
    }
}

/// A ready-made lesson plan: what it is about, and links to it.
fn ready(address: Address, deck: &LessonPlan) -> Html {
    let language = address.language;
    let title = language.among(deck.title());
    let link = |more: &str| {
        format!(
            "{}{}{more}",
            address.link_to_page(Page::Class),
            deck.query()
        )
    };
    let ways = [
        (Words::LOOK, ""),
        (Words::PROJECT, "&stage=1"),
        (Words::EDIT, "&edit=1"),
    ];
    let ways = ways.map(|(name, more)| {
        let name = language.among(&name);
        html! { <a href={link(more)} aria-label={format!("{name} · {title}")}>{ name }</a> }
    });
    html! {
        <li id={deck.id}>
            <h3>{ title }</h3>
            <p>{ language.among(deck.about()) }{ " " }<span class="minutes">{ minutes(language, deck) }</span></p>
            <p class="ways">{ for ways }</p>
        </li>
    }
}

fn minutes(language: Language, deck: &LessonPlan) -> String {
    let text = language.among(&Words::MINUTES);
    text.replace("$1", &deck.minutes().to_string())
}

/// The words that the app needs of this language.
fn words(address: Address) -> AppWords {
    let language = address.language;
    AppWords {
        texts: TextSet::new(vec![texts(language, &ClassSaid::ALL)]),
        stage: TextSet::new(vec![texts(language, &Lecture::ALL)]),
        lines: language.lines_of_lessons().to_owned(),
        language: language.tag().to_owned(),
        root: address.link_to(""),
        folder: language.folder().to_owned(),
    }
}
