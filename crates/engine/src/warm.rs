//! A first drawing, which nobody sees. A browser compiles a function of the wasm when it is called first:
//! of the time in which the engine takes over the first card, that was more than half.
use gloo::timers::callback::Timeout;
use nian_ui::model::{Kind, Widget};
use nian_ui::{Card, CardProps};
use nian_words::Language;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;
use yew::NodeRef;

/// An example with something of all that is in most cards.
const LESSON: &str = r#"{"language":"en","title":"-","start":"nim:1,2","show":"columns",
    "say":"-","steps":[{"play":"b1","say":"-"}]}"#;

/// Has the browser compile what reads an example and draws its card, by and by, each part in a task of its own.
///
/// `tag` is that of a language whose words are there.
#[wasm_bindgen]
pub fn warm(tag: &str) {
    let Some(kind) = Kind::of_element("nian-example", LESSON, 0) else {
        return;
    };
    let first = Widget::new(Language::from_tag(tag), kind);
    soon(move || {
        let _ = props(&first).card(&NodeRef::default());
        soon(move || draw(first));
    });
}

/// Draws a card nowhere, has it go one step on, and forgets it.
fn draw(mut widget: Widget) {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(nowhere) = document.and_then(|document| document.create_element("div").ok()) else {
        return;
    };
    let card = yew::Renderer::<Card>::with_root_and_props(nowhere, props(&widget));
    let mut card = card.render();
    soon(move || {
        widget.resume(1, true, false, false);
        card.update(props(&widget));
        soon(move || card.destroy());
    });
}

fn props(widget: &Widget) -> CardProps {
    CardProps {
        widget: Rc::new(widget.clone()),
        site: "".into(),
        fixed: false,
        reserve: Rc::default(),
        on_rendered: None,
    }
}

fn soon(part: impl FnOnce() + 'static) {
    Timeout::new(0, part).forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lesson_is_one() {
        assert!(Kind::of_element("nian-example", LESSON, 0).is_some());
    }
}
