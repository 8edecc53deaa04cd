//! A scene as SVG text, for files, prints and pages without scripts.
use crate::{Node, Scene, Shape};

/// The `<svg>` element of `scene`; all texts are escaped.
///
/// Shapes have classes only: `www/css/picture.css` colours them below a `.nian` element. The
/// element is hidden from screen readers, which need words or a list beside it.
#[must_use]
pub fn svg(scene: &Scene) -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg""#);
    for (name, value) in scene.attributes() {
        attribute(&mut out, name, &value);
    }
    out.push('>');
    for node in &scene.nodes {
        element(&mut out, node);
    }
    out.push_str("</svg>");
    out
}

fn element(out: &mut String, node: &Node) {
    let tag = node.shape.tag();
    out.push('<');
    out.push_str(tag);
    attribute(out, "class", node.class);
    for (name, value) in node.attributes() {
        attribute(out, name, &value);
    }
    out.push('>');
    match &node.shape {
        Shape::Text { text, .. } => escape(out, text),
        Shape::Group { nodes } => nodes.iter().for_each(|node| element(out, node)),
        _ => {}
    }
    out.push_str("</");
    out.push_str(tag);
    out.push('>');
}

fn attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    escape(out, value);
    out.push('"');
}

fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::svg;
    use crate::canvas::Canvas;
    use crate::{Anchor, Scene};

    #[test]
    fn text_is_escaped_and_groups_are_nested() {
        let mut inner = Canvas::default();
        let label = inner.text("t", (0, 0), "label", (5.0, 6.5), 13.0, r#"<a & "b">"#);
        label.anchored(Anchor::Start);
        let mut canvas = Canvas::default();
        canvas.group("g", (0, 0), "mark", inner);
        let scene = Scene {
            width: 20.0,
            height: 10.0,
            zoom: 1.5,
            nodes: canvas.nodes,
        };
        assert_eq!(
            svg(&scene),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"nian-picture\" \
             viewBox=\"0 0 20 10\" width=\"30\" height=\"15\" aria-hidden=\"true\" \
             focusable=\"false\"><g class=\"mark\">\
             <text class=\"label\" x=\"5\" y=\"6.5\" font-size=\"13\" text-anchor=\"start\">\
             &lt;a &amp; &quot;b&quot;&gt;</text></g></svg>"
        );
    }
}
