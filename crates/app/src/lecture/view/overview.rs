//! All things at once, small, to go to one.

use super::super::listen::command_at;
use super::super::{styles, widget};
use super::Dispatch;
use super::line::digits;
use super::modal::{Modal, header};
use crate::fields::is_composing;
use nian_course::deck::Thing;
use nian_course::elements::Answers;
use nian_course::lecture::{Action, Command, Lecture, Target};
use nian_words::Lecture as Texts;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attributes of the parts of a card, none of which is seen here.
const PARTS: [&str; 2] = ["controls", "caption"];

pub(super) fn overview(page: &Lecture, out: &Dispatch) -> Html {
    let theme = page.stage_colours().name();
    let waits = page.answers() != Answers::Shown;
    let tiles = page.things().iter().enumerate().map(|(at, thing)| {
        let at = at + 1;
        let called = page.called(at);
        let lang = called
            .map(|called| called.lang.clone())
            .filter(|lang| !lang.is_empty());
        let name = called.map_or(String::new(), |called| called.text.clone());
        let own = out.clone();
        let onclick = move |_: MouseEvent| own.act(Action::Choose(at));
        let current = (at == page.at()).then_some("step");
        html! {
            <button type="button" class="lecture-choice" aria-current={current} {onclick}>
                <Small thing={thing.clone()} {theme} {waits} />
                <span><b>{ at }</b><span>{ " " }</span><span {lang}>{ name }</span></span>
            </button>
        }
    });
    let own = out.clone();
    let command = move |command| own.command(command);
    let words = &out.stage.words;
    let typed = match page.digits() {
        "" => words.said(page.announcement(), page.things().len()),
        _ => digits(page),
    };
    let own = out.clone();
    let closed = move |()| own.send(Action::SheetClosed);
    let labels = (out.say(Texts::OVERVIEW), out.say(Texts::CLOSE));
    html! { <Tiles {labels} {typed} {command} {closed}>{ for tiles }</Tiles> }
}

#[derive(PartialEq, Properties)]
struct TilesProps {
    /// The heading, and the label of the button that closes it.
    labels: (String, String),
    /// The digits that were typed, else what is said.
    typed: String,
    /// Does what a command says, and tells whether there was anything to do.
    command: Callback<Command, bool>,
    closed: Callback<()>,
    children: Html,
}

/// The tiles, between which arrows lead; digits choose one.
#[component]
fn Tiles(props: &TilesProps) -> Html {
    let all = use_node_ref();
    let keys = {
        let (all, command) = (all.clone(), props.command.clone());
        move |event: KeyboardEvent| {
            let Some(all) = all.cast::<Element>().filter(|_| !is_composing(&event)) else {
                return;
            };
            // Enter goes to the number that was typed, whatever has the focus.
            let asked = command_at(&event, Target::Page).filter(|asked| asked.is_overviews());
            if walk(&all, &event.key()) || asked.is_some_and(|asked| command.emit(asked)) {
                event.prevent_default();
            }
        }
    };
    let (heading, close) = props.labels.clone();
    html! {
        <Modal class="lecture-sheet lecture-overview" label={heading.clone()} {keys} closed={props.closed.clone()}>
            { header(heading, close) }
            <div ref={all} class="lecture-all">{ props.children.clone() }</div>
            <p class="lecture-typed" role="status">{ props.typed.clone() }</p>
        </Modal>
    }
}

/// Goes from one tile to another by an arrow, by rows as they stand; whether the key is one.
fn walk(all: &Element, key: &str) -> bool {
    if !matches!(key, "ArrowRight" | "ArrowLeft" | "ArrowDown" | "ArrowUp") {
        return false;
    }
    let tiles = all.children();
    let tiles = (0..tiles.length()).filter_map(|at| tiles.item(at)?.dyn_into::<HtmlElement>().ok());
    let tiles: Vec<HtmlElement> = tiles.collect();
    let Some(first) = tiles.first() else {
        return true;
    };
    let across = tiles
        .iter()
        .filter(|one| one.offset_top() == first.offset_top())
        .count();
    let active = crate::mount::active_within(all);
    let now = tiles.iter().position(|one| {
        active
            .as_ref()
            .is_some_and(|active| one.contains(Some(active)))
    });
    // From outside of them one comes to the first.
    let now = now.map_or(-1, |now| now as isize);
    let to = now
        + match key {
            "ArrowRight" => 1,
            "ArrowLeft" => -1,
            "ArrowDown" => across as isize,
            _ => -(across as isize),
        };
    let to = usize::try_from(to).unwrap_or_default().min(tiles.len() - 1);
    let _ = tiles[to].focus();
    true
}

#[derive(PartialEq, Properties)]
struct SmallProps {
    thing: Thing,
    theme: &'static str,
    waits: bool,
}

/// A thing in small.
#[component]
fn Small(props: &SmallProps) -> Html {
    let node = use_node_ref();
    {
        let (node, thing) = (node.clone(), props.thing.clone());
        let (theme, waits) = (props.theme, props.waits);
        use_effect_with((), move |()| {
            let Some((place, small)) = node.cast::<Element>().zip(widget::create(&thing)) else {
                return;
            };
            for part in PARTS {
                let _ = small.set_attribute(part, "hidden");
            }
            let _ = small.set_attribute("answers", "hidden");
            let _ = small.set_attribute("theme", theme);
            if waits {
                let _ = small.set_attribute(styles::WAITS, "");
            }
            let _ = place.append_child(&small);
            // Each is near: none waits.
            widget::wake(&small);
        });
    }
    html! { <span ref={node} class="lecture-small" inert={true} aria-hidden="true" /> }
}
