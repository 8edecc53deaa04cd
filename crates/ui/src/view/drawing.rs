use nian_scene::{Node, Scene, Shape};
use nian_solver::Outcome;
use yew::virtual_dom::{Key, VTag, VText};
use yew::{Html, html};

/// A scene as an `<svg>` element; its shapes are keyed, so that they move from frame to frame.
///
/// A shape that chooses a move carries its text as `data-move`.
pub(super) fn drawing(scene: &Scene) -> Html {
    let mut svg = VTag::new("svg");
    for (name, value) in scene.attributes() {
        svg.add_attribute(name, value);
    }
    svg.add_children(scene.nodes.iter().map(shape));
    svg.into()
}

/// The mark of an outcome, to stand beside its word.
pub(super) fn mark(outcome: Outcome) -> Html {
    let class = if outcome.is_safe() {
        "nian-mark safe"
    } else {
        "nian-mark unsafe"
    };
    html! { <span {class}>{ drawing(&nian_scene::mark(outcome)) }</span> }
}

fn shape(node: &Node) -> Html {
    let mut tag = VTag::new(node.shape.tag());
    tag.key = Some(Key::from(node.key.as_str()));
    tag.add_attribute("class", node.class);
    for (name, value) in node.shape.attributes() {
        tag.add_attribute(name, value);
    }
    if let Some(mv) = node.action {
        tag.add_attribute("data-move", mv.to_string());
    }
    match &node.shape {
        Shape::Text { text, .. } => tag.add_child(VText::new(text.clone()).into()),
        Shape::Group { nodes } => tag.add_children(nodes.iter().map(shape)),
        _ => {}
    }
    tag.into()
}
