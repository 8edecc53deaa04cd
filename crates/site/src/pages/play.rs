use super::by_hand::by_hand;
use super::live::Live;
use super::needs_script::needs_script;
use super::position::{position_form, samples};
use crate::{Address, Page, WidgetTag};
use nian_words::{EveryPage, Language, MakePage, PlayPage};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PlayProps {
    pub(super) address: Address,
}

/// The default position.
const DEFAULT: &str = "nim:3,4,5";

/// A board for any position; `page.js` sets the position from the address.
#[component]
pub(super) fn Play(props: &PlayProps) -> Html {
    let address = props.address;
    let language = address.language;
    let board = WidgetTag {
        element: "nian-game",
        attributes: vec![
            ("position", DEFAULT.to_owned()),
            ("opponent", "perfect".to_owned()),
        ],
    };
    html! {
        <div class="play">
            <h1>{ language.among(&PlayPage::HEADING) }</h1>
            <p>{ language.among(&PlayPage::INTRO) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            { by_hand(address, true) }
            { position_form(address.language, DEFAULT) }
            <Live {address} widget={board} />
            <p class="onwards">
                <a data-make="" href={format!("{}?p={DEFAULT}", address.link_to_page(Page::Make))}>
                    { language.among(&MakePage::FROM_BOARD) }
                </a>
            </p>
            { ladder(language) }
            { samples(address) }
        </div>
    }
}

/// The message that `ladder.js` shows after some games, and its button.
fn ladder(language: Language) -> Html {
    let [won, stronger, lost, weaker] = PlayPage::LADDER.map(|text| language.among(&text));
    html! {
        <p class="ladder" data-won={won} data-stronger={stronger} data-lost={lost} data-weaker={weaker}>
            <span role="status"></span>
            { " " }
            <button type="button" hidden=true></button>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use crate::Articles;
    use nian_solver::AnyPosition;
    use nian_ui::model::section_on;
    use nian_words::{Language, SampleGame};
    use std::path::Path;

    /// The review of a game links to an existing section, in every language.
    #[test]
    fn the_section_on_a_game_is_there() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        let articles = Language::WITH_PAGES
            .map(|language| Articles::read(&folder, language).expect("the articles"));
        let samples = SampleGame::ALL.iter().flat_map(|game| game.samples);
        let mut found = 0;
        for position in AnyPosition::EXAMPLES
            .into_iter()
            .chain(samples.map(|sample| sample.position))
        {
            let position: AnyPosition = position.parse().expect("a position");
            let Some(section) = section_on(&position) else {
                continue;
            };
            let (chapter, id) = section.split_once("/#").expect("a chapter and a section");
            let (slug, chapter) = chapter.split_once('/').expect("an article and a chapter");
            for articles in &articles {
                let article = articles.get(slug).expect("the article");
                let there = article.chapter_with(id).map(|chapter| chapter.name);
                assert_eq!(there, Some(chapter), "{position}: {section}");
                found += 1;
            }
        }
        assert!(found > 60, "{found}");
    }
}
