//! A card on paper, in parts: each is drawn from the same model as the card on a screen, and nothing of it can be touched.

use super::board;
use super::caption;
use super::moves;
use super::reasons;
use super::spoken::spoken;
use super::tables;
use super::text::text;
use crate::model::{Kind, Layout, Widget};
use nian_lessons::{Frame, Show};
use nian_scene::{View, panels};
use yew::{Html, html};

/// A column of paper is as wide as a telephone.
const LAYOUT: Layout = Layout::Narrow;

/// The picture, or the table, and the same in words for those who do not see it; `None` of a claim.
#[must_use]
pub fn picture(widget: &Widget) -> Option<Html> {
    let shown = match &widget.kind {
        Kind::Claim(_) => return None,
        Kind::Tables(tables) => tables::on_paper(widget, tables, LAYOUT),
        _ => {
            let frame = widget.drawn()?;
            let view = widget.view(&frame, LAYOUT);
            // Paper keeps no room for what other steps are drawn as; a tree is drawn from the steps that led to it.
            let is_kept = |other: &&Frame| frame.show == Show::Tree || other.show == frame.show;
            let frames: Vec<Frame> = view.frames.iter().filter(is_kept).cloned().collect();
            let view = View {
                playable: false,
                chosen: None,
                frames: &frames,
                ..view
            };
            let mut panels = panels(&view);
            board::retain_pictures(widget, &mut panels);
            html! {
                <>
                    <div>{ board::on_paper(&panels, widget.language) }</div>
                    { spoken(widget, &frame) }
                </>
            }
        }
    };
    Some(html! { <div class="nian-card"><div class="nian-board">{ shown }</div></div> })
}

/// What the card is called.
#[must_use]
pub fn title(widget: &Widget) -> String {
    let language = widget.language;
    match &widget.kind {
        Kind::Example(example) => example.title(language),
        Kind::Exercise(exercise) => language.answering().skill(exercise.skill()).to_owned(),
        Kind::Game(game) => language.sentences().title(game.start()),
        Kind::Tables(tables) => tables::title(widget, tables),
        Kind::Claim(claim) => {
            let place = claim.text().place.as_ref();
            place.map(|place| language.quote(place)).unwrap_or_default()
        }
    }
}

/// The sentence of the step shown, which asks where the step does; of a game why its position is what it is, once answers are
/// visible.
#[must_use]
pub fn sentence(widget: &Widget) -> Option<Html> {
    match &widget.kind {
        Kind::Example(example) => {
            let origin = caption::origin(example.frame().origin, widget.language);
            let sentence = caption::sentence(widget, example, widget.question());
            Some(html! { <p>{ origin }{ text(sentence) }</p> })
        }
        Kind::Game(game) => {
            let why = reasons::why_of(widget, game)?;
            Some(html! { <p>{ text(why) }</p> })
        }
        _ => None,
    }
}

/// Why the position shown is what it is, where that is visible; the sentence of a step that only sets it up does not say so.
#[must_use]
pub fn reason(widget: &Widget) -> Option<Html> {
    let position = widget.position().filter(|_| widget.answers_open())?;
    Some(html! { <p>{ text(reasons::explained(widget, position)) }</p> })
}

/// Whether the position shown is safe, where that is visible.
#[must_use]
pub fn outcome(widget: &Widget) -> Option<&'static str> {
    let position = widget.position()?;
    let is_open = widget.question().is_none() && widget.answers_open();
    is_open.then(|| widget.language.sentences().outcome(position.outcome()))
}

/// The winning moves of the position shown, or that there is none, where that is visible.
#[must_use]
pub fn winning_moves(widget: &Widget) -> Vec<String> {
    let is_told = widget
        .kind
        .example()
        .is_none_or(|example| !example.asks_later());
    match widget.position() {
        Some(position) if is_told && widget.answers_open() => {
            moves::names_of_winning(widget.language, position)
        }
        _ => Vec::new(),
    }
}

/// The rules of the game.
#[must_use]
pub fn rules(widget: &Widget) -> Option<String> {
    let game = widget.game()?;
    Some(widget.language.sentences().rules(game.position()))
}

/// What is claimed, and what is true instead, and why.
#[must_use]
pub fn claim(widget: &Widget) -> Option<(String, Vec<String>)> {
    let Kind::Claim(claim) = &widget.kind else {
        return None;
    };
    let (said, language) = (claim.text(), widget.language);
    let more = said.truth.iter().chain(&said.why);
    let more = more.map(|text| language.quote(text)).collect();
    Some((language.quote(&said.claim), more))
}
