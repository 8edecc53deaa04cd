use super::area::{area, texts};
use super::live::Live;
use super::needs_script::{needs_script, stopped};
use super::numbers::numbers;
use super::own_rule::own_rule;
use super::tables::{all_tables, table};
use crate::{Address, Articles, Page, WidgetTag};
use nian_app::play::{self as app, Words};
use nian_app::{TextSet, Texts};
use nian_course::play::{Board, Entry, Params, Play as State};
use nian_course::store::NoStorage;
use nian_ui::model::{Opponent, Player};
use nian_words::{
    EveryPage, Games, Language, MakePage, PlayPage, SampleGame, SetUp, TablePage, Text,
};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PlayProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The default position.
const DEFAULT: &str = "nim:3,4,5";

/// The page as the app finds it: the strip of games, the board and what is beside it, and what other views show. The styles
/// show the parts of one view.
#[component]
pub(super) fn Play(props: &PlayProps) -> Html {
    let address = props.address;
    let language = address.language;
    let say = |text: &Text| language.among(text);
    let words = Rc::new(words(language));
    let page = written();
    let send = Callback::noop();
    let widget = WidgetTag {
        element: "nian-game",
        attributes: vec![
            ("position", DEFAULT.to_owned()),
            ("opponent", "perfect".to_owned()),
        ],
    };
    html! {
        // The app has no words of its own.
        <div class="play games-page" data-words={serde_json::to_string(&*words).expect("they are plain data")} data-stopped={stopped(language)}>
            <h1 class="heard">{ say(&PlayPage::HEADING) }</h1>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <fieldset class="game-strip games">{ app::strip(&words, page.entry(), Entry::COUNT, &send) }</fieldset>
            <fieldset class="views">{ app::views(&words, &page, &send) }</fieldset>
            <div class="board-part">
                <div>
                    <div class="players">{ app::players(&words, &page, &send) }</div>
                    <Live {address} {widget} />
                    <p class="ladder">{ app::after(&words, &page, &send) }</p>
                </div>
                <div class="beside">
                    <section class="samples" aria-labelledby="samples">{ app::samples(&words, &page, &send) }</section>
                    <details class="by-hand">
                        <summary>{ say(&SetUp::TITLE) }</summary>
                        <div class="hand">{ app::hand(&words, &page, &send) }</div>
                    </details>
                    <details class="type-it">
                        <summary>{ say(&PlayPage::TYPED) }</summary>
                        <div class="typed">{ app::position(&words, &page, &send) }</div>
                        { notations(language) }
                    </details>
                    <p class="onwards">{ app::make(&words, &page, &address.link_to_page(Page::Make)) }</p>
                </div>
            </div>
            <div class="pattern-part">
                <div class="choosing-table">{ app::table(&words, &page, &send) }</div>
                { table(address) }
                // Before the list, which is longer than a telephone is high.
                { area(address) }
                { all_tables(address, &props.articles) }
            </div>
            <div class="rule-part">{ own_rule(address, &props.articles) }</div>
            <div class="numbers-part">{ numbers(address, &props.articles) }</div>
        </div>
    }
}

/// The page before anything is done.
pub(super) fn written() -> State<NoStorage> {
    let board = Board {
        start: DEFAULT.to_owned(),
        position: DEFAULT.to_owned(),
        ..Board::default()
    };
    State::open(NoStorage, Params::default(), board, app::ABOUT).0
}

/// How the positions of each game are written.
fn notations(language: Language) -> Html {
    let games = SampleGame::ALL.iter().map(|game| {
        html! {
            <li>
                { language.among(&game.name) }{ " " }
                <a href={format!("?p={}", game.notation)}><code>{ game.notation }</code></a>
            </li>
        }
    });
    html! {
        <details class="notations">
            <summary>{ language.among(&PlayPage::NOTATIONS) }</summary>
            <ul>{ for games }</ul>
            <p>{ language.among(&PlayPage::SAMPLES_NOTE) }</p>
        </details>
    }
}

/// The words that the app needs of this language.
pub(super) fn words(language: Language) -> Words {
    let interface = language.interface();
    let named = |values: Vec<&'static str>, names: Vec<&'static str>| {
        let pairs = values.into_iter().zip(names);
        pairs
            .map(|(value, name)| (value.to_owned(), name.to_owned()))
            .collect()
    };
    let files = [
        texts(language, &PlayPage::ALL),
        texts(language, &Games::ALL),
        texts(language, &SetUp::ALL),
        texts(language, &TablePage::ALL),
        Texts::new([MakePage::FROM_BOARD], |text| language.among(text)),
    ];
    Words {
        texts: TextSet::new(files.into()),
        opponent: interface.opponent().to_owned(),
        opponents: named(
            Opponent::ALL.map(Opponent::name).to_vec(),
            interface.opponents().into_iter().collect(),
        ),
        first: interface.who_begins().to_owned(),
        firsts: named(
            Player::ALL.map(Player::name).to_vec(),
            interface.players().into_iter().collect(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use crate::Articles;
    use nian_solver::AnyPosition;
    use nian_ui::model::section_on;
    use nian_words::{Language, SampleGame};
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The review of a game links to an existing section in its chapter, in every language.
    #[test]
    fn the_section_on_a_game_is_there() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        let articles = Language::WITH_PAGES.map(|language| {
            let read = Articles::read(&folder, language).expect("the articles");
            (language, read)
        });
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
            let (article, name) = chapter.split_once('/').expect("an article and a chapter");
            for (language, articles) in &articles {
                let article = articles.get(article).expect("the article");
                let there = article.chapter_with(id).map(|chapter| chapter.name);
                assert_eq!(there, Some(name), "{position}: {section} in {language:?}");
                found += 1;
            }
        }
        assert!(found > 60, "{found}");
    }

    /// The positions are valid and canonical, as the board writes them into the address.
    #[test]
    fn the_samples_are_positions() {
        for game in SampleGame::ALL {
            let samples = game.samples.iter().map(|sample| sample.position);
            for text in samples.chain([game.notation]) {
                assert_eq!(read(text).to_string(), text);
            }
        }
    }

    #[test]
    fn whoever_begins_can_win() {
        for sample in SampleGame::ALL.iter().flat_map(|game| game.samples) {
            assert!(
                !read(sample.position).outcome().is_safe(),
                "{}",
                sample.position
            );
        }
    }

    fn read(text: &str) -> AnyPosition {
        text.parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The patterns of each way of writing use existing fields, and each field is in one pattern.
    #[test]
    fn ways_and_fields_fit() {
        for game in SampleGame::ALL {
            let names: BTreeSet<_> = game.form.fields.iter().map(|field| field.name).collect();
            let mut written = BTreeSet::new();
            for way in game.form.ways {
                let pieces = way.pattern.split('{').skip(1);
                written.extend(pieces.filter_map(|piece| Some(piece.split_once('}')?.0)));
                assert_eq!(
                    way.name.is_some(),
                    game.form.ways.len() > 1,
                    "{}",
                    way.pattern
                );
            }
            assert_eq!(written, names, "{}", game.notation);
            if let Some(total) = game.form.total {
                assert!(total.of.iter().all(|name| names.contains(name)));
            }
        }
    }
}
