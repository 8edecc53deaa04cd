use super::needs_script::not_loaded;
use crate::{Address, Page};
use nian_claims::rules::{Plane, SIDE};
use nian_words::{Area as Words, Language, Text};
use serde_json::{Value, json};
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

/// The texts of the script.
const SAID: [(&str, Text); 6] = [
    ("searching", Words::SEARCHING),
    ("stopped", Words::STOPPED),
    ("failed", Words::FAILED),
    ("picture", Words::PICTURE),
    ("safe", Words::SAFE),
    ("unsafe", Words::UNSAFE),
];

/// Cells to zoom into and choose (`www/area/`); `told` is the id of the element that describes the chosen cell.
pub(super) fn plane(language: Language, told: &str) -> Html {
    let say = |text: &Text| language.among(text);
    let keys = format!("{told}-keys");
    html! {
        <>
            <canvas tabindex="0" role="application" aria-describedby={format!("{told} {keys}")}></canvas>
            <p class="zoom">
                <button type="button" class="larger quiet" aria-label={say(&Words::LARGER)}>{ "+" }</button>
                <button type="button" class="smaller quiet" aria-label={say(&Words::SMALLER)}>{ "−" }</button>
                <span id={keys}>{ say(&Words::KEYS) }</span>
            </p>
        </>
    }
}

/// A million positions at once, drawn by `area.js` when the reader asks for them.
pub(super) fn area(address: Address) -> Html {
    let language = address.language;
    let say = |text: &Text| language.among(text);
    let [not_loaded, again] = not_loaded(language);
    let said: serde_json::Map<String, Value> = SAID
        .iter()
        .chain([&("nothing", Words::NOTHING)])
        .map(|(name, text)| ((*name).to_owned(), say(text).into()))
        .collect();
    html! {
        <section class="area" aria-labelledby="area" data-not-loaded={not_loaded} data-again={again} data-said={json!(said).to_string()}
            data-side={SIDE.to_string()} data-play={address.link_to_page(Page::Play)}>
            <h2 id="area">{ say(&Words::TITLE) }</h2>
            <p>{ say(&Words::INTRO) }</p>
            <form class="setting" action="./">
                <label for="area-of">{ say(&Words::GAME) }</label>
                <select id="area-of">{ for Plane::ALL.map(|game| html! {
                    <option value={game.name()}>{ say(&name(game)) }</option>
                }) }</select>
                <button type="submit">{ say(&Words::START) }</button>
            </form>
            <p class="state">
                <span role="status"></span>{ " " }
                <button type="button" class="stop quiet" hidden=true>{ say(&Words::STOP) }</button>
            </p>
            <div class="plane" hidden=true>
                { plane(language, "area-cell") }
                <p class="cell">
                    <span id="area-cell" role="status"></span>{ " " }
                    <button type="button" class="quiet" hidden=true aria-expanded="false">{ say(&Words::WHY) }</button>{ " " }
                    <a hidden=true>{ say(&Words::PLAY) }</a>
                </p>
                <div class="card" hidden=true></div>
            </div>
        </section>
    }
}
