//! The parts of height reserves: invisible elements of the same size.
use crate::model::Layout;
use nian_lessons::Frame;
use nian_scene::{Scene, View};
use nian_words::Language;
use yew::{Html, html};

/// Puts reserves on top of one another.
pub(super) fn stack(reserves: Vec<Html>) -> Html {
    html! { <div class="nian-rooms" aria-hidden="true">{ for reserves }</div> }
}

/// An element as large as `text`, which it draws from an attribute.
pub(super) fn unseen(name: &'static str, class: &'static str, text: String) -> Html {
    html! { <@{name} class={class} data-text={text} /> }
}

/// The view of a step with nothing played or chosen.
pub(super) fn at_rest<'a>(
    frame: &'a Frame,
    frames: &'a [Frame],
    language: Language,
    layout: Layout,
) -> View<'a> {
    View {
        frame,
        frames,
        own: &[],
        language,
        width: layout.picture_width(),
        answers: true,
        playable: false,
        chosen: None,
    }
}

/// Whether a picture is lower than another at the same width.
pub(super) fn lower(one: &Scene, other: &Scene) -> bool {
    one.height * other.width < other.height * one.width
}
