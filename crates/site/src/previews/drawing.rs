//! A scene as a standalone SVG file without words.

use super::figures::lines;
use super::look::Look;
use nian_scene::{Node, Scene, Shape};
use std::fmt::Write;

/// The picture as SVG.
pub(super) fn drawing(scene: &Scene, look: &Look) -> String {
    let (w, h) = (scene.width, scene.height);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" fill=\"none\">"
    );
    scene
        .nodes
        .iter()
        .for_each(|node| element(&mut out, node, look));
    out.push_str("</svg>");
    out
}

fn element(out: &mut String, node: &Node, look: &Look) {
    if let Shape::Text {
        x,
        y,
        size,
        anchor,
        text,
    } = &node.shape
    {
        if let Some((lines, unit)) = lines(text, *anchor, *size) {
            let look = look.of(node.class, true);
            lines
                .iter()
                .for_each(|&(at, line)| figure(out, [x + at, *y], unit, line, &look));
        }
        return;
    }
    let tag = node.shape.tag();
    let _ = write!(out, "<{tag}");
    let said = look.of(node.class, false);
    let said = said
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()));
    for (name, value) in node.attributes().into_iter().chain(said) {
        let _ = write!(out, " {name}=\"{value}\"");
    }
    out.push('>');
    if let Shape::Group { nodes } = &node.shape {
        nodes.iter().for_each(|node| element(out, node, look));
    }
    let _ = write!(out, "</{tag}>");
}

/// A character with its baseline at `y`.
fn figure(out: &mut String, [x, y]: [f32; 2], unit: f32, line: &str, look: &[(&str, &str)]) {
    let said = |name| {
        look.iter()
            .find(|(of, _)| *of == name)
            .map(|(_, value)| *value)
    };
    let bold = said("font-weight").is_some_and(|weight| weight > "500");
    let _ = write!(
        out,
        "<path d=\"{line}\" transform=\"translate({x} {}) scale({unit})\" stroke=\"{}\" stroke-width=\"{}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        y - 10.0 * unit,
        said("fill").unwrap_or("none"),
        if bold { 1.5 } else { 1.1 },
    );
}
