use super::choices::choices;
use super::drawing::drawing;
use super::table::{strip, table};
use super::{Context, tables};
use crate::model::{Action, Kind, Layout, Widget, board_key};
use nian_lessons::Frame;
use nian_scene::{Panel, View, panels};
use web_sys::{Element, Event};
use yew::prelude::*;

/// The picture of what is shown, or the table; what can be touched in it is.
pub(super) fn board(context: &Context) -> Html {
    let widget = context.widget;
    let words = widget.language.interface();
    let playable = widget.can_choose();
    let picture = match &widget.kind {
        Kind::Tables(tables) => tables::table_of(widget, tables),
        Kind::Example(example) => layouts(context, example.frames()),
        Kind::Game(game) => layouts(context, game.frames()),
    };
    html! {
        <div part="board" class="nian-board" tabindex="0" role="group" aria-label={words.board()}
            onclick={touch(context)} onkeydown={keys(context)}>
            { picture }
            if playable { { choices(context) } }
        </div>
    }
}

fn layouts(context: &Context, frames: &[Frame]) -> Html {
    let several = context.layouts.len() > 1;
    let each = context.layouts.iter().map(|&layout| {
        let class = classes!("nian-panels", several.then(|| layout.class()));
        html! { <div {class} key={layout.class()}>{ for seen(context.widget, frames, layout) }</div> }
    });
    html! { <>{ for each }</> }
}

fn seen(widget: &Widget, frames: &[Frame], layout: Layout) -> Vec<Html> {
    let Some(frame) = widget.frame() else {
        return Vec::new();
    };
    let view = View {
        frame,
        frames,
        language: widget.language,
        width: layout.picture_width(),
        answers: widget.answers_open(),
        playable: widget.can_choose(),
        chosen: widget.chosen,
    };
    let draw = |panel: &Panel| match panel {
        Panel::Drawing(scene) => drawing(scene),
        Panel::Table(content) => table(content, widget.language),
        Panel::Strip(content) => strip(content),
    };
    panels(&view).iter().map(draw).collect()
}

/// A touch of anything that carries a move chooses it; a second one plays it.
fn touch(context: &Context) -> Callback<MouseEvent> {
    let position = context.widget.position().cloned();
    let act = context.act.clone();
    Callback::from(move |event: MouseEvent| {
        let mv = touched(&event).and_then(|text| position.as_ref()?.read_move(&text).ok());
        if let Some(mv) = mv {
            act.emit(Action::Touch(mv));
        }
    })
}

fn touched(event: &Event) -> Option<String> {
    let target: Element = event.target_dyn_into()?;
    target
        .closest("[data-move]")
        .ok()??
        .get_attribute("data-move")
}

/// The keys that choose on the board; all others are left to the card.
fn keys(context: &Context) -> Callback<KeyboardEvent> {
    let widget = context.widget.clone();
    let act = context.act.clone();
    Callback::from(move |event: KeyboardEvent| {
        let on_board = event.target() == event.current_target();
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
        let action = (on_board && plain)
            .then(|| board_key(&widget, &event.key()))
            .flatten();
        if let Some(action) = action {
            event.prevent_default();
            act.emit(action);
        }
    })
}
