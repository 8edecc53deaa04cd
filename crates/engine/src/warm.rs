//! Warms up the engine by an invisible first render. A browser compiles a wasm function on its first call, which took
//! more than half of the time in which the engine takes over the first card.
use crate::drawing::DrawingProps;
use gloo::timers::callback::Timeout;
use nian_ui::CardProps;
use nian_ui::model::{Kind, Widget};
use nian_words::Language;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;
use yew::NodeRef;

/// An example that uses the parts of most cards.
const EXAMPLE: &str = r#"{"language":"en","title":"-","start":"nim:1,2","show":"columns",
    "say":"-","steps":[{"play":"b1","say":"-"}]}"#;

/// Has the browser compile the functions that parse an example and render its card, in several small tasks.
///
/// `tag` is a language whose words are loaded.
#[wasm_bindgen]
pub fn warm(tag: &str) {
    let Some(kind) = Kind::of_element("nian-example", EXAMPLE, 0) else {
        return;
    };
    let first = Widget::new(Language::from_tag(tag), kind);
    defer(move || {
        let _ = (props(&first).draw)(&NodeRef::default());
        defer(move || draw(first));
    });
}

/// Renders a card into a detached element, goes to its next step, and destroys it.
fn draw(mut widget: Widget) {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(nowhere) = document.and_then(|document| document.create_element("div").ok()) else {
        return;
    };
    let mut card = props(&widget).render(nowhere);
    defer(move || {
        widget.resume(1, true, false, false);
        card.update(props(&widget));
        defer(move || card.destroy());
    });
}

fn props(widget: &Widget) -> DrawingProps {
    let card = CardProps {
        widget: Rc::new(widget.clone()),
        site: "".into(),
        fixed: false,
        reserve: Rc::default(),
        on_rendered: None,
    };
    DrawingProps {
        draw: Rc::new(move |root| card.card(root)),
        on_rendered: None,
    }
}

fn defer(part: impl FnOnce() + 'static) {
    Timeout::new(0, part).forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_valid() {
        assert!(Kind::of_element("nian-example", EXAMPLE, 0).is_some());
    }
}
