//! What is seen of the section. The site renders the same for the page as it is before the app is there.

use super::words::Words;
use crate::plane::{Labels, Plane};
use nian_course::area::{Action, Area, CellInfo, Condition};
use nian_messages::Outlook;
use nian_words::Area as Said;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};
use yew::prelude::*;

/// Where the chosen cell is told of.
const TOLD: &str = "area-cell";

/// What is in the section; `chosen` is the game that is chosen at first, by the worker's name.
pub fn section(words: &Words, area: &Area, chosen: &str, send: &Callback<Action>) -> Html {
    let texts = &words.texts;
    let said = match area.condition() {
        Condition::Idle => "",
        Condition::Searching => texts.say(Said::SEARCHING),
        Condition::Stopped => texts.say(Said::STOPPED),
        Condition::Failed => texts.say(Said::FAILED),
    };
    html! {
        <>
            <h2 id="area">{ texts.say(Said::TITLE) }</h2>
            <p>{ texts.say(Said::INTRO) }</p>
            <form class="setting" action="./" onsubmit={start(send)}>
                <label for="area-of">{ texts.say(Said::GAME) }</label>
                <select id="area-of">{ for words.games.iter().map(|(game, name)| html! {
                    <option value={game.clone()} selected={game == chosen}>{ name }</option>
                }) }</select>
                <button type="submit">{ texts.say(Said::START) }</button>
            </form>
            <p class="state">
                <span role="status">{ said }</span>{ " " }
                <button type="button" class="stop quiet" hidden={area.condition() != Condition::Searching}
                    onclick={send.reform(|_: MouseEvent| Action::Stop)}>{ texts.say(Said::STOP) }</button>
            </p>
            <div class="plane" hidden={area.cells().is_none()}>
                { plane(words, area, send) }
                { cell(words, area, send) }
                { card(area) }
            </div>
        </>
    }
}

/// Sends the game that is chosen in the form.
fn start(send: &Callback<Action>) -> Callback<SubmitEvent> {
    let send = send.clone();
    Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into().ok());
        if let Some(game) = form.and_then(|form| chosen(&form)) {
            send.emit(Action::Start(game));
        }
    })
}

/// The game that is chosen in a form.
pub(super) fn chosen(form: &Element) -> Option<String> {
    let select = form.query_selector("select").ok().flatten()?;
    Some(select.dyn_into::<HtmlSelectElement>().ok()?.value())
}

fn plane(words: &Words, area: &Area, send: &Callback<Action>) -> Html {
    let (cells, game) = area.cells().unzip();
    let named = words.games.iter().find(|(name, _)| Some(&name[..]) == game);
    let label = named.map(|(_, name)| words.texts.fill(Said::PICTURE, &[name]));
    html! {
        <Plane labels={Labels::of(&words.texts)} label={label.unwrap_or_default()} told={TOLD} view={area.view().clone()}
            cells={cells.cloned()} send={send.reform(Action::Plane)} />
    }
}

/// What the chosen cell is, and the ways on.
fn cell(words: &Words, area: &Area, send: &Callback<Action>) -> Html {
    let said = area.cell_info().map(|info| sentence(words, info));
    let position = area.cell_info().and_then(CellInfo::position);
    let is_open = area.is_why_open().to_string();
    html! {
        <p class="cell">
            <span id={TOLD} role="status">{ said.unwrap_or_default() }</span>{ " " }
            <button type="button" class="quiet" hidden={position.is_none()} aria-expanded={is_open}
                onclick={send.reform(|_: MouseEvent| Action::Why)}>{ words.texts.say(Said::WHY) }</button>{ " " }
            <a hidden={position.is_none()} href={position.map(|position| format!("{}?p={position}", words.board))}>
                { words.texts.say(Said::PLAY) }
            </a>
        </p>
    }
}

fn sentence(words: &Words, info: &CellInfo) -> String {
    let texts = &words.texts;
    let CellInfo::Known(known) = info else {
        return texts.say(Said::FAILED).to_owned();
    };
    let text = match known.outcome {
        Outlook::Safe => Said::SAFE,
        Outlook::Unsafe => Said::UNSAFE,
        Outlook::Nothing => Said::NOTHING,
    };
    let [mv, left] = [&known.mv, &known.left].map(|text| text.as_deref().unwrap_or_default());
    texts.fill(text, &[&known.position, mv, left])
}

/// The position's own card, which says why.
fn card(area: &Area) -> Html {
    html! {
        <div class="card" hidden={!area.is_why_open()}>
            if let Some((position, is_seen)) = area.card() {
                <nian-game opponent="none" answers="shown" position={position.to_owned()} hidden={!is_seen}></nian-game>
            }
        </div>
    }
}
