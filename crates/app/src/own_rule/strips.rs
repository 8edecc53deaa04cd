//! Numbers, or heaps, with their outcomes: each can be pressed, and one is a stop of the Tab key.

use super::words::Words;
use nian_course::own_rule::{Action, FEW, Findings, Item};
use nian_scene::mark;
use nian_solver::Outcome;
use nian_ui::drawing;
use nian_words::OwnRule as Texts;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct StripsProps {
    pub(super) words: Rc<Words>,
    pub(super) found: Rc<Findings>,
    /// The indices of a strip and of the item in it that is chosen.
    pub(super) chosen: Option<(usize, usize)>,
    /// Whether all items are seen, or the first of each strip.
    pub(super) is_all_seen: bool,
    pub(super) send: Callback<Action>,
}

/// All strips. They are rendered only when they change, not each time the plane beside them moves.
#[component]
pub(super) fn Strips(props: &StripsProps) -> Html {
    let place = use_node_ref();
    let walk = {
        let place = place.clone();
        Callback::from(move |event: KeyboardEvent| {
            let place = place.cast::<Element>();
            place.and_then(|place| walk(&place, &event));
        })
    };
    let words = &props.words;
    html! {
        <div ref={place} class="strips" onkeydown={walk}>
            { for props.found.strips.iter().enumerate().map(|(at, strip)| {
                let held = strip.holds_odd.map(|odd| if odd { Texts::HELD_ODD } else { Texts::HELD_EVEN });
                html! {
                    <>
                        if let Some(held) = held {
                            <p>{ words.texts.say(held) }</p>
                        }
                        <div class="strip">
                            { for strip.items.iter().enumerate().map(|(item, about)| button(props, (at, item), about)) }
                        </div>
                    </>
                }
            }) }
        </div>
    }
}

fn button(props: &StripsProps, at: (usize, usize), item: &Item) -> Html {
    let (words, chosen) = (&props.words, props.chosen.unwrap_or_default());
    let (outcome, class, said) = if item.is_safe {
        (Outcome::Safe, "safe", Texts::SAFE)
    } else {
        (Outcome::Unsafe, "unsafe", Texts::UNSAFE)
    };
    let is_pressed = (props.chosen == Some(at)).to_string();
    let tabindex = if at == chosen { "0" } else { "-1" };
    let is_hidden = !props.is_all_seen && at.1 >= FEW;
    let onclick = props
        .send
        .reform(move |_: MouseEvent| Action::Press(at.0, at.1));
    // What is heard is what is seen, and what the mark and the small number say.
    html! {
        <button type="button" {class} {tabindex} aria-pressed={is_pressed} hidden={is_hidden} {onclick}>
            <span>{ item.text() }</span>
            <span class="heard">{ words.texts.fill(said, &[""]) }</span>
            { drawing(&mark(outcome)) }
            if let Some(value) = item.value {
                <small><span class="heard">{ format!(" {}", words.texts.fill(Texts::VALUE, &[""])) }</span><span>{ value }</span></small>
            }
        </button>
    }
}

/// The arrow keys go from one item to the next, and from line to line.
fn walk(place: &Element, event: &KeyboardEvent) -> Option<()> {
    let seen = place.query_selector_all("button:not([hidden])").ok()?;
    let seen: Vec<HtmlElement> = (0..seen.length())
        .filter_map(|at| seen.get(at)?.dyn_into().ok())
        .collect();
    let target: Element = event.target()?.dyn_into().ok()?;
    let at = seen.iter().position(|one| **one == target)?;
    let from = seen[at].get_bounding_client_rect();
    // How far below an item another one is that stands in the same column.
    let below = |one: &HtmlElement| {
        let place = one.get_bounding_client_rect();
        ((place.left() - from.left()).abs() < 2.0).then(|| place.top() - from.top())
    };
    let is = |one: &HtmlElement, near: fn(f64) -> bool| below(one).is_some_and(near);
    let to = match &event.key()[..] {
        "ArrowRight" => seen.get(at + 1),
        "ArrowLeft" => at.checked_sub(1).and_then(|before| seen.get(before)),
        "ArrowDown" => seen[at..].iter().find(|one| is(one, |below| below > 2.0)),
        "ArrowUp" => seen[..at].iter().rfind(|one| is(one, |below| below < -2.0)),
        "Home" => seen.first(),
        "End" => seen.last(),
        _ => return None,
    };
    event.prevent_default();
    to?.focus().ok()
}
