//! The models of cards.

use crate::browser::{get, kept_or};
use crate::mount::document;
use nian_course::handout::{Loaded, Shown};
use nian_engine::observe;
use nian_lessons::{Ask, Frame};
use nian_ui::model::{Kind, PARTS, Widget};
use nian_ui::paper;
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

/// The code of an error in a lesson, of which its card knows more than the page.
const BAD_LESSON: &str = "bad-lesson";

/// The model of a card like this one. It stands in the page out of sight until it is alive: elements get there what they need,
/// the words of their language, too.
pub(super) async fn load(card: &Element, language: Language) -> Result<Loaded<Rc<Widget>>, String> {
    let not_made = || String::new();
    let own = copy(card, language).ok_or_else(not_made)?;
    let stage = stage(&own).ok_or_else(not_made)?;
    let seen: Rc<RefCell<Option<Rc<Widget>>>> = Rc::default();
    let observer = {
        let seen = seen.clone();
        observe(&own, move |widget, _| {
            // The first is the card as it was asked for: another player may soon move.
            seen.borrow_mut()
                .get_or_insert_with(|| Rc::new(widget.clone()));
        })
    };
    let alive = kept_or(get(&own, "engine")).await;
    stage.remove();
    drop(observer);
    alive.map_err(|error| why(&error))?;
    let widget = seen.take().ok_or_else(not_made)?;
    Ok(loaded(widget))
}

/// What a card says of a mistake in its lesson; nothing where something has not come.
fn why(error: &JsValue) -> String {
    let text = |name| get(error, name).and_then(|text| text.as_string());
    let is_mistake = text("code").as_deref() == Some(BAD_LESSON);
    let said = is_mistake.then(|| text("message")).flatten();
    said.unwrap_or_default()
}

fn loaded(model: Rc<Widget>) -> Loaded<Rc<Widget>> {
    let (asks, shown) = match &model.kind {
        Kind::Example(example) => {
            let frames = example.frames().iter();
            let asks = frames.clone().map(|frame| frame.ask.is_some()).collect();
            (Some(asks), frames.map(shown).collect())
        }
        Kind::Game(game) => (None, vec![shown(game.frame())]),
        _ => (None, Vec::new()),
    };
    Loaded {
        title: paper::title(&model),
        asks,
        shown,
        model,
    }
}

/// What a step shows. One that asks for nothing of its own is asked whether it is safe.
fn shown(frame: &Frame) -> Option<Shown> {
    Some(Shown {
        position: frame.subject.position()?.to_string(),
        asks: frame.ask.or(Some(Ask::Outcome)),
    })
}

fn copy(card: &Element, language: Language) -> Option<Element> {
    let own: Element = card.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for name in PARTS.into_iter().chain(["own", "hidden"]) {
        own.remove_attribute(name).ok()?;
    }
    let set = [
        ("lang", language.tag()),
        ("theme", "light"),
        ("answers", "ask"),
    ];
    for (name, value) in set {
        own.set_attribute(name, value).ok()?;
    }
    Some(own)
}

fn stage(card: &Element) -> Option<HtmlElement> {
    let document = document()?;
    let stage: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
    stage.set_class_name("handout-stage");
    for (name, value) in [("aria-hidden", "true"), ("inert", "")] {
        stage.set_attribute(name, value).ok()?;
    }
    stage.append_child(card).ok()?;
    document.body()?.append_child(&stage).ok()?;
    Some(stage)
}
