use super::area::texts;
use super::live::Live;
use super::needs_script::{needs_script, not_loaded, stopped};
use super::play::{words as game_words, written};
use crate::{Address, Page, WidgetTag};
use nian_app::TextSet;
use nian_app::make::{self as app, Words};
use nian_course::make::{Draft, Make as State};
use nian_course::store::NoStorage;
use nian_words::{EveryPage, MakePage as Texts, MakeSaid, PlayPage, Text};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct MakeProps {
    pub(super) address: Address,
}

/// The editor of examples as the app finds it, with an example that has just begun. Until the app is there its parts cannot be
/// used.
#[component]
pub(super) fn Make(props: &MakeProps) -> Html {
    let address = props.address;
    let language = address.language;
    let say = |text: &Text| language.among(text);
    let [not_loaded, again] = not_loaded(language);
    let (words, by_hand) = (Rc::new(words(address)), game_words(language));
    let (page, _) = State::open(NoStorage, language);
    let send = Callback::noop();
    let board = WidgetTag {
        element: "nian-game",
        attributes: vec![
            (
                "position",
                page.draft().start().unwrap_or_default().to_owned(),
            ),
            ("opponent", "none".to_owned()),
            ("first", "reader".to_owned()),
        ],
    };
    html! {
        <div class="making" data-not-loaded={not_loaded} data-again={again} data-stopped={stopped(language)}
            data-words={serde_json::to_string(&*words).expect("they are plain data")}>
            <h1>{ say(&Texts::TITLE) }</h1>
            <p>{ say(&Texts::INTRO) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <div class="heading">
                <div class="bar" inert=true>{ app::bar(&words, &page, &send) }</div>
            </div>
            <div class="desk">
                <div class="from">
                    <h2>{ say(&MakeSaid::START_FROM) }</h2>
                    <p class="starting">{ app::starting(&page) }</p>
                    <details class="by-hand" data-words={serde_json::to_string(&by_hand).expect("they are plain data")}>
                        <summary>{ say(&MakeSaid::CHANGE) }</summary>
                        <div class="hand">{ nian_app::by_hand::by_hand(&by_hand, &written(), &Callback::noop()) }</div>
                        <details class="type-it">
                            <summary>{ say(&PlayPage::TYPED) }</summary>
                            <div class="in-signs" inert=true>{ app::start(&words, &page, &send) }</div>
                        </details>
                    </details>
                </div>
                <section class="play" aria-labelledby="play-here">
                    <h2 id="play-here">{ say(&MakeSaid::PLAYING) }</h2>
                    <p class="about">{ say(&MakeSaid::PLAY_ABOUT) }</p>
                    <Live {address} widget={board} />
                    <div class="no-board">{ app::no_board(&words, &page) }</div>
                    <div class="naming" inert=true>{ app::naming(&words, &page, &send) }</div>
                    <div class="step-part" inert=true>{ app::now(&words, &page, &send) }</div>
                </section>
                <section class="seen" aria-labelledby="seen">
                    <h2 id="seen">{ say(&MakeSaid::SEEN) }</h2>
                    <div class="seen-wrong">{ app::seen_wrong(&words, &page) }</div>
                    { preview(&page, &words) }
                </section>
                <section class="course" aria-labelledby="course">
                    <h2 id="course">{ say(&MakeSaid::STEPS) }</h2>
                    <div class="steps-part" inert=true>{ app::steps(&words, &page, &send) }</div>
                </section>
            </div>
            <section class="out" aria-labelledby="out" inert=true>
                { app::out(&words, &page, &send) }
            </section>
            <details class="source">
                <summary>{ say(&MakeSaid::SOURCE) }</summary>
                <div class="text-of-file" inert=true>{ app::source(&words, &page, &send) }</div>
            </details>
        </div>
    }
}

/// What pupils see, with the example in its tag.
fn preview(page: &State<NoStorage>, words: &Words) -> Html {
    let text = page.whole(&Draft::default(), words.usual_title());
    let script = Html::from_html_unchecked(
        format!(
            "<script type=\"application/json\">{}</script>",
            text.replace('<', "\\u003c")
        )
        .into(),
    );
    html! { <@{"nian-example"} src="">{ script }</@> }
}

/// The words that the app needs of this language.
fn words(address: Address) -> Words {
    let language = address.language;
    Words {
        texts: TextSet::new(vec![texts(language, &MakeSaid::ALL)]),
        lines: language.lines_of_lessons().to_owned(),
        language: language.tag().to_owned(),
        root: address.link_to(""),
        folder: language.folder().to_owned(),
        class_page: address.link_to_page(Page::Class),
    }
}
