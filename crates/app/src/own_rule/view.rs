//! What is seen of the section. The site renders the same for the page as it is before the app is there.

use super::sentences;
use super::strips::Strips;
use super::words::Words;
use crate::plane::{Labels, Plane};
use crate::set_up::{self, Shown};
use nian_course::own_rule::{Action, FEW, Findings, OwnRule};
use nian_words::OwnRule as Texts;
use std::rc::Rc;
use yew::prelude::*;

/// Where it is said why heaps are safe or unsafe.
const TOLD: &str = "own-rule-why";

/// The number of the form: those of games are smaller.
const NUMBER: usize = 100;

/// What is in the section.
pub fn section(words: &Rc<Words>, state: &OwnRule, send: &Callback<Action>) -> Html {
    let form = Shown {
        texts: &words.form,
        way: Texts::WAY,
        no_numbers: Texts::FAULTS_TAKES,
        state: state.form(),
        number: NUMBER,
    };
    let said = state.said();
    let said = said.map(|said| sentences::said(&words.texts, form, said));
    html! {
        <>
            <h2 id="own-rule" tabindex="-1">{ words.texts.say(Texts::TITLE) }</h2>
            <p>{ words.texts.say(Texts::INTRO) }</p>
            <div class="rule hand">
                <div class="game">{ set_up::fields(form, &send.reform(Action::Form)) }</div>
                <p class="said" role="status">{ said.unwrap_or_default() }</p>
            </div>
            <p class="failed" role="alert" hidden={!state.has_failed()}>
                <span>{ words.texts.say(Texts::FAILED) }</span>{ " " }
                <button type="button" class="quiet" onclick={send.reform(|_: MouseEvent| Action::Again)}>{ words.texts.say(Texts::AGAIN) }</button>
            </p>
            <div class="found" hidden={state.found().is_none()}>
                if let Some(found) = state.found() {
                    { findings(words, state, found, send) }
                }
            </div>
        </>
    }
}

fn findings(
    words: &Rc<Words>,
    state: &OwnRule,
    found: &Rc<Findings>,
    send: &Callback<Action>,
) -> Html {
    let more = found.strips.iter().any(|strip| strip.items.len() > FEW);
    html! {
        <>
            <p class="name">{ name(words, found) }</p>
            <p class="about">{ sentences::listed(&words.texts, found) }</p>
            <div class="plane" hidden={found.cells.is_none()}>
                <p>{ words.texts.say(Texts::GRID) }</p>
                <Plane labels={Labels::of(&words.plane)} label={words.texts.say(Texts::GRID).to_owned()} told={TOLD} view={state.plane().view().clone()}
                    cells={found.cells.clone()} send={send.reform(Action::Plane)} />
            </div>
            <Strips words={words.clone()} found={found.clone()} chosen={state.chosen()} is_all_seen={state.is_all_seen()}
                send={send.clone()} />
            <button type="button" class="more quiet" hidden={!more || state.is_all_seen()}
                onclick={send.reform(|_: MouseEvent| Action::More)}>{ words.texts.say(Texts::MORE) }</button>
            <p class="values" hidden={!found.has_values}>{ words.texts.say(Texts::VALUES) }</p>
            <p class="law">{ sentences::law(&words.texts, found) }</p>
            { why(words, state) }
        </>
    }
}

/// The game that the rule is, with a link to where it is told of.
fn name(words: &Words, found: &Findings) -> Html {
    let named = words
        .games
        .iter()
        .find(|(name, ..)| Some(name) == found.known.as_ref());
    let Some((name, text, address)) = named else {
        return html! { <span key="">{ words.texts.say(Texts::UNKNOWN) }</span> };
    };
    let (before, after) = words
        .texts
        .say(Texts::KNOWN)
        .split_once("$1")
        .unwrap_or_default();
    html! { <span key={name.clone()}>{ before }<a href={address.clone()}>{ text }</a>{ after }</span> }
}

/// Why the chosen heaps are safe or unsafe, and the way to the board.
fn why(words: &Words, state: &OwnRule) -> Html {
    let explained = state.explained();
    let said = explained.map(|explained| sentences::why(&words.texts, explained));
    let position = explained.and_then(|explained| explained.reason.position.as_ref());
    let address = match position {
        Some(position) => format!("{}?p={position}", words.board),
        None => words.board.clone(),
    };
    html! {
        <div class="why">
            <p id={TOLD} role="status">{ said.unwrap_or_default() }</p>
            <p class="onwards" hidden={position.is_none()}><a href={address}>{ words.texts.say(Texts::PLAY) }</a></p>
        </div>
    }
}
