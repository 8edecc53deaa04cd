use super::text::text;
use nian_scene::{Node, Scene, Shape};
use nian_solver::Outcome;
use nian_words::Language;
use yew::virtual_dom::{Key, VTag};
use yew::{Html, html};

/// A scene as an `<svg>` element; its shapes have keys, so that they move from frame to frame.
///
/// A shape that chooses a move has the move's text as `data-move`.
pub fn drawing(scene: &Scene) -> Html {
    let mut svg = svg_of(scene);
    svg.add_children(scene.nodes.iter().map(shape));
    svg.into()
}

/// The `<svg>` element of a scene without its shapes.
pub(super) fn sheet(scene: &Scene) -> Html {
    svg_of(scene).into()
}

/// Built as a `VTag`, because `html!` needs attribute names at compile time, and a scene has them
/// as data.
fn svg_of(scene: &Scene) -> VTag {
    let mut svg = VTag::new("svg");
    for (name, value) in scene.attributes() {
        svg.add_attribute(name, value);
    }
    svg
}

fn shape(node: &Node) -> Html {
    let mut tag = VTag::new(node.shape.tag());
    tag.key = Some(Key::from(&node.key[..]));
    if !node.class.is_empty() {
        tag.add_attribute("class", node.class);
    }
    for (name, value) in node.attributes() {
        tag.add_attribute(name, value);
    }
    if let Some(mv) = node.action {
        tag.add_attribute("data-move", mv.to_string());
    }
    match &node.shape {
        Shape::Text { text: said, .. } => tag.add_child(text(said.clone())),
        Shape::Group { nodes } => tag.add_children(nodes.iter().map(shape)),
        _ => {}
    }
    tag.into()
}

/// The mark of an outcome, hidden from screen readers beside its word.
pub(super) fn mark(outcome: Outcome) -> Html {
    html! { <span class={class_of(outcome)}>{ drawing(&nian_scene::mark(outcome)) }</span> }
}

/// The mark of an outcome with the word as its label.
pub(super) fn named_mark(outcome: Outcome, language: Language) -> Html {
    let name = language.sentences().outcome(outcome);
    html! {
        <span class={class_of(outcome)} role="img" aria-label={name}>
            { drawing(&nian_scene::mark(outcome)) }
        </span>
    }
}

fn class_of(outcome: Outcome) -> &'static str {
    if outcome.is_safe() {
        "nian-mark safe"
    } else {
        "nian-mark unsafe"
    }
}
