//! The elements of things: how they are made, looked at, and acted on.

use super::text_of;
use crate::browser::{call, get, kept_or};
pub(super) use crate::element::create;
use js_sys::{Array, Reflect};
use nian_course::deck::{Kind, Thing};
use nian_course::lecture::{ElementState, LoadError, Stepping, TASKS, needs_engine, stepping};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, window};

/// What a card draws, where it stands on stage: a drawing, else all that stands in its place.
const PICTURES: [&str; 4] = [
    ".nian-panels > svg",
    ".nian-panels",
    ".nian-board > :first-child",
    ".nian-claim",
];
/// The code of an error in an example.
const BAD_LESSON: &str = "bad-lesson";

/// The same on stage: an exercise ends there.
pub(super) fn create_staged(thing: &Thing) -> Option<Element> {
    let element = create(thing)?;
    if thing.item.kind == Kind::Exercise && !element.has_attribute("count") {
        element.set_attribute("count", &TASKS.to_string()).ok()?;
    }
    Some(element)
}

fn number(of: &JsValue, name: &str) -> u16 {
    let number = get(of, name).and_then(|number| number.as_f64());
    number.map_or(0, |number| number as u16)
}

/// How an element is now.
pub(super) fn look(element: &Element, kind: Kind) -> ElementState {
    let (step, steps) = match stepping(kind) {
        Stepping::Steps => (number(element, "step"), number(element, "steps")),
        Stepping::Tasks => {
            let count = element
                .get_attribute("count")
                .and_then(|count| count.parse().ok());
            (
                number(element, "task"),
                count.unwrap_or(TASKS).saturating_sub(1),
            )
        }
        Stepping::Single => (0, 0),
    };
    let winning = get(element, "winning").map(|all| Array::from(&all));
    let winning = winning.into_iter().flatten();
    ElementState {
        step,
        steps,
        waits: get(element, "waits").is_some_and(|waits| waits.is_truthy()),
        asks: text_of(element, "asks"),
        outcome: text_of(element, "outcome"),
        winning: winning.filter_map(|one| one.as_string()).collect(),
        position: text_of(element, "position"),
        state: text_of(element, "state"),
    }
}

/// Goes to a step or task, with this in `answers`; whether it was at another, `None` if it cannot yet.
pub(super) fn go(element: &Element, kind: Kind, answers: Option<&str>, step: u16) -> Option<bool> {
    if let Some(answers) = answers
        && element.get_attribute("answers").as_deref() != Some(answers)
    {
        let _ = element.set_attribute("answers", answers);
    }
    if look(element, kind).step == step {
        return Some(false);
    }
    match stepping(kind) {
        Stepping::Steps => drop(call(element, "goTo", &[step.into()])?),
        Stepping::Tasks => to_task(element, step)?,
        Stepping::Single => {}
    }
    Some(true)
}

/// The same tasks come again, and to leave one is no fault of anyone's.
fn to_task(element: &Element, step: u16) -> Option<()> {
    if step < number(element, "task") {
        call(element, "reset", &[])?;
    }
    loop {
        let before = number(element, "task");
        if before >= step {
            return Some(());
        }
        call(element, "next", &[])?;
        // Where it cannot go on, it is not waited for.
        if number(element, "task") == before {
            return Some(());
        }
    }
}

/// Its tasks begin anew, up to this one.
pub(super) fn restart(element: &Element, step: u16) -> Option<()> {
    call(element, "reset", &[])?;
    to_task(element, step)
}

/// Waits until every method acts before it returns.
pub(super) async fn engine(element: &Element) -> Result<(), JsValue> {
    kept_or(get(element, "engine")).await
}

/// Waits until the element's class is there.
pub(super) async fn defined(element: &Element) -> Result<(), JsValue> {
    let elements = window().map(|window| window.custom_elements());
    let defined = elements.and_then(|elements| elements.when_defined(&element.local_name()).ok());
    kept_or(defined.map(JsValue::from)).await
}

/// Waits until it is to be seen.
pub(super) async fn ready(element: &Element, kind: Kind) -> Result<(), JsValue> {
    defined(element).await?;
    super::styles::hide_answers(element);
    let name = if needs_engine(kind) {
        "engine"
    } else {
        "ready"
    };
    kept_or(get(element, name)).await
}

/// Has a game go on as it was played.
pub(super) async fn recall(element: &Element, game: &str) -> Result<(), JsValue> {
    Reflect::set(element, &"state".into(), &game.into())?;
    engine(element).await // which sets it first
}

/// Why an element cannot be seen.
pub(super) fn load_error(error: &JsValue) -> LoadError {
    if text_of(error, "code").as_deref() == Some(BAD_LESSON) {
        LoadError::Wrong
    } else {
        LoadError::Missing
    }
}

/// Asks for it at once; whoever is near does not wait.
pub(super) fn wake(element: &Element) {
    let element = element.clone();
    wasm_bindgen_futures::spawn_local(async move {
        if defined(&element).await.is_ok() {
            super::styles::hide_answers(&element);
            // It says itself what is wrong.
            drop(kept_or(get(&element, "ready")).await);
        }
    });
}

/// What it draws.
pub(super) fn picture(element: &Element) -> Option<Element> {
    let root = element.shadow_root()?;
    let mut found = PICTURES
        .iter()
        .filter_map(|css| root.query_selector(css).ok()?);
    found.next()
}

/// The moves of its picture.
pub(super) fn moves(element: &Element) -> Vec<String> {
    let found = element
        .shadow_root()
        .and_then(|root| root.query_selector_all("[data-move]").ok());
    let found = found
        .into_iter()
        .flat_map(|found| (0..found.length()).filter_map(move |at| found.get(at)));
    let moves =
        found.filter_map(|node| node.dyn_into::<Element>().ok()?.get_attribute("data-move"));
    moves.collect()
}

/// Whether a method could be called.
pub(super) fn does(element: &Element, method: &str) -> bool {
    call(element, method, &[]).is_some()
}
