use crate::{Address, Page};
use nian_app::Texts;
use nian_app::area::Words as AppWords;
use nian_claims::rules::{Plane, SIDE};
use nian_course::area::Area;
use nian_words::{Area as Words, Language, Text};
use yew::prelude::*;

/// The name of a game.
const fn name(game: Plane) -> Text {
    match game {
        Plane::Nim => Words::GAMES_NIM,
        Plane::Wythoff => Words::GAMES_WYTHOFF,
        Plane::Euclid => Words::GAMES_EUCLID,
        Plane::Equal => Words::GAMES_EQUAL,
        Plane::Double => Words::GAMES_DOUBLE,
        Plane::Triple => Words::GAMES_TRIPLE,
        Plane::OneDie => Words::GAMES_DICE_ONE,
        Plane::AllDice => Words::GAMES_DICE_BOTH,
        Plane::OneSum => Words::GAMES_DICE_ONE_SUM,
    }
}

/// All texts of a file of words.
pub(super) fn texts(language: Language, all: &[(&str, &[Text])]) -> Texts {
    let texts = all.iter().flat_map(|(_, texts)| texts.iter().copied());
    Texts::new(texts, |text| language.among(text))
}

/// The words that the app needs of this language.
fn words(address: Address) -> AppWords {
    let language = address.language;
    let games = Plane::ALL.map(|game| {
        let name = language.among(&name(game));
        (game.name().to_owned(), name.to_owned())
    });
    AppWords {
        texts: texts(language, &Words::ALL),
        games: games.into(),
        board: address.link_to_page(Page::Play),
    }
}

/// A million positions at once, as the app finds them.
pub(super) fn area(address: Address) -> Html {
    let words = words(address);
    let said = serde_json::to_string(&words).expect("they are plain data");
    let first = Plane::ALL[0].name();
    html! {
        <section class="area" aria-labelledby="area" data-said={said} data-side={SIDE.to_string()}>
            { nian_app::area::section(&words, &Area::default(), first, &Callback::noop()) }
        </section>
    }
}
