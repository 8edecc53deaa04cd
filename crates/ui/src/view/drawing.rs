use super::markup::view;
use super::tag::{Tag, tag};
use nian_scene::{Node, Scene, Shape};
use nian_solver::Outcome;
use nian_words::Language;
use yew::Html;

/// A scene as an `<svg>` element; its shapes are keyed, so that they move from frame to frame.
///
/// A shape that chooses a move carries its text as `data-move`.
pub(super) fn drawing(scene: &Scene) -> Html {
    let mut svg = sheet(scene);
    add_shapes(&mut svg, &scene.nodes);
    svg.html()
}

/// The `<svg>` element of a scene without its shapes.
pub(super) fn sheet(scene: &Scene) -> Box<Tag> {
    let mut svg = tag("svg", "");
    for (name, value) in scene.attributes() {
        svg.set(name, value);
    }
    svg
}

fn add_shapes(parent: &mut Tag, nodes: &[Node]) {
    for node in nodes {
        let mut made = tag(node.shape.tag(), node.class);
        made.key(&node.key[..]);
        for (name, value) in node.attributes() {
            made.set(name, value);
        }
        if let Some(mv) = node.action {
            made.set("data-move", mv.to_string());
        }
        match &node.shape {
            Shape::Text { text, .. } => made.tell(text.clone()),
            Shape::Group { nodes } => add_shapes(&mut made, nodes),
            _ => {}
        }
        parent.add(made.html());
    }
}

/// The mark of an outcome, to stand beside its word.
pub(super) fn mark(outcome: Outcome) -> Html {
    view! { <span class={class_of(outcome)}>{ drawing(&nian_scene::mark(outcome)) }</span> }
}

/// The mark of an outcome where it stands for the word.
pub(super) fn named_mark(outcome: Outcome, language: Language) -> Html {
    let name = language.sentences().outcome(outcome);
    view! {
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
