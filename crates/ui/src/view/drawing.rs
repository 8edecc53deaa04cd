use nian_scene::{Node, Scene, Shape};
use nian_solver::Outcome;
use yew::Html;
use yew::virtual_dom::{Key, VTag, VText};

/// A scene as an `<svg>` element; its shapes are keyed, so that they move from frame to frame.
///
/// A shape that chooses a move carries its text as `data-move`.
pub(super) fn drawing(scene: &Scene) -> Html {
    let mut svg = VTag::new("svg");
    for (name, value) in scene.attributes() {
        svg.add_attribute(name, value);
    }
    add_shapes(&mut svg, &scene.nodes);
    svg.into()
}

fn add_shapes(parent: &mut VTag, nodes: &[Node]) {
    for node in nodes {
        parent.add_child(shape(node));
    }
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
        Shape::Group { nodes } => add_shapes(&mut tag, nodes),
        _ => {}
    }
    tag.into()
}

/// The mark of an outcome, to stand beside its word.
pub(super) fn mark(outcome: Outcome) -> Html {
    let class = if outcome.is_safe() {
        "nian-mark safe"
    } else {
        "nian-mark unsafe"
    };
    super::tag::group("span", class, vec![drawing(&nian_scene::mark(outcome))])
}
