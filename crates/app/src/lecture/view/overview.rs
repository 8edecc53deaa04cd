//! All things at once, small, to go to one.

use super::super::{styles, widget};
use super::Dispatch;
use super::modal::{Modal, header};
use crate::fields::is_composing;
use nian_course::deck::Thing;
use nian_course::elements::Answers;
use nian_course::lecture::{Action, Lecture};
use nian_words::Lecture as Texts;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attributes of the parts of a card, none of which is seen here.
const PARTS: [&str; 2] = ["controls", "caption"];
/// The most digits of a number.
const MOST_DIGITS: usize = 2;

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
    let choose = Callback::from(move |at| own.act(Action::Choose(at)));
    let of = page.things().len();
    let own = out.clone();
    let no_thing =
        Callback::from(move |at: usize| own.stage.words.count(Texts::NO_THING, &[at, of]));
    let own = out.clone();
    let closed = move |()| own.send(Action::SheetClosed);
    let labels = (out.say(Texts::OVERVIEW), out.say(Texts::CLOSE));
    html! { <Tiles {labels} {of} {choose} {no_thing} {closed}>{ for tiles }</Tiles> }
}

#[derive(PartialEq, Properties)]
struct TilesProps {
    /// The heading, and the label of the button that closes it.
    labels: (String, String),
    of: usize,
    choose: Callback<usize>,
    no_thing: Callback<usize, String>,
    closed: Callback<()>,
    children: Html,
}

/// The tiles, between which arrows lead; digits choose one.
#[component]
fn Tiles(props: &TilesProps) -> Html {
    let all = use_node_ref();
    let digits = use_mut_ref(String::new);
    let typed = use_state(String::new);
    let keys = {
        let (all, typed) = (all.clone(), typed.clone());
        let (of, choose, no_thing) = (props.of, props.choose.clone(), props.no_thing.clone());
        move |event: KeyboardEvent| {
            let Some(all) = all.cast::<Element>().filter(|_| !is_composing(&event)) else {
                return;
            };
            let key = event.key();
            let digit = key.len() == 1 && key.bytes().all(|byte| byte.is_ascii_digit());
            let mut digits = digits.borrow_mut();
            let moved = matches!(
                key.as_str(),
                "ArrowRight" | "ArrowLeft" | "ArrowDown" | "ArrowUp"
            );
            if moved {
                walk(&all, &key);
            } else if digit {
                if digits.len() == MOST_DIGITS {
                    digits.remove(0);
                }
                digits.push_str(&key);
            } else if key == "Enter" && !digits.is_empty() {
                event.prevent_default();
                let at = std::mem::take(&mut *digits).parse().unwrap_or_default();
                drop(digits);
                if (1..=of).contains(&at) {
                    choose.emit(at);
                } else {
                    typed.set(no_thing.emit(at));
                }
                return;
            } else if key.eq_ignore_ascii_case("o") {
                if let Ok(Some(dialog)) = all.closest("dialog") {
                    let _ = crate::browser::call(&dialog, "close", &[]);
                }
            } else {
                return;
            }
            event.prevent_default();
            typed.set(match digits.as_str() {
                "" => String::new(),
                digits => format!("→ {digits}"),
            });
        }
    };
    let (heading, close) = props.labels.clone();
    html! {
        <Modal class="lecture-sheet lecture-overview" label={heading.clone()} {keys} closed={props.closed.clone()}>
            { header(heading, close) }
            <div ref={all} class="lecture-all">{ props.children.clone() }</div>
            <p class="lecture-typed" role="status">{ (*typed).clone() }</p>
        </Modal>
    }
}

/// Goes from one tile to another, by rows as they stand.
fn walk(all: &Element, key: &str) {
    let tiles = all.children();
    let tiles = (0..tiles.length()).filter_map(|at| tiles.item(at)?.dyn_into::<HtmlElement>().ok());
    let tiles: Vec<HtmlElement> = tiles.collect();
    let Some(first) = tiles.first() else { return };
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
