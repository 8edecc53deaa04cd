//! What every picture is held to.

use crate::common::flat;
use nian_scene::{Anchor, Node, Scene, Shape};

/// An estimate of a text's extent from left to right.
fn extent(x: f32, size: f32, anchor: Anchor, text: &str) -> (f32, f32) {
    let em = |c: char| match c {
        '²' | '³' | '¹' | '\u{2070}'..='\u{2079}' => 0.45,
        c if c.is_ascii() => 0.56,
        _ => 1.0,
    };
    let width = text.chars().map(em).sum::<f32>() * size;
    match anchor {
        Anchor::Start => (x, x + width),
        Anchor::Middle => (x - width / 2.0, x + width / 2.0),
        Anchor::End => (x - width, x),
    }
}

/// Left, top, right and bottom of a shape; `None` for groups and paths.
fn bounds(shape: &Shape) -> Option<[f32; 4]> {
    Some(match shape {
        Shape::Circle { x, y, r } => [x - r, y - r, x + r, y + r],
        Shape::Rect { x, y, w, h, .. } => [*x, *y, x + w, y + h],
        Shape::Line { x1, y1, x2, y2 } => [x1.min(*x2), y1.min(*y2), x1.max(*x2), y1.max(*y2)],
        Shape::Text {
            x,
            y,
            size,
            anchor,
            text,
        } => {
            let (left, right) = extent(*x, *size, *anchor, text);
            [left, y - 0.8 * size, right, y + 0.22 * size]
        }
        Shape::Path { d } => return path_bounds(d),
        Shape::Group { .. } => return None,
    })
}

fn path_bounds(d: &str) -> Option<[f32; 4]> {
    let points: Vec<f32> = d
        .split(['M', 'L', 'Z', ' '])
        .filter_map(|word| word.parse().ok())
        .collect();
    let [mut left, mut top, mut right, mut bottom] = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for point in points.chunks(2) {
        (left, right) = (left.min(point[0]), right.max(point[0]));
        (top, bottom) = (top.min(point[1]), bottom.max(point[1]));
    }
    Some([left, top, right, bottom])
}

pub(crate) fn check(scene: &Scene, name: &str) {
    assert!(
        (1.0..=1.6).contains(&scene.zoom),
        "{name}: {} times as large",
        scene.zoom
    );
    assert!(
        scene.height >= 20.0 && scene.height < 5000.0,
        "{name}: {} high",
        scene.height
    );
    for node in flat(&scene.nodes) {
        if let Some([left, top, right, bottom]) = bounds(&node.shape) {
            let inside = left >= -1.0
                && top >= -1.0
                && right <= scene.width + 1.0
                && bottom <= scene.height + 1.0;
            assert!(
                inside,
                "{name}: {node:?} is outside {} × {}",
                scene.width, scene.height
            );
        }
        if let Shape::Text { size, text, .. } = &node.shape {
            assert!(*size >= 13.0, "{name}: {text} is set in {size} px");
        }
        check_touch(node, name);
    }
    for nodes in groups(&scene.nodes) {
        let mut keys: Vec<_> = nodes.iter().map(|node| &node.key).collect();
        keys.sort();
        assert!(
            keys.windows(2).all(|two| two[0] != two[1]),
            "{name}: a key twice in {keys:?}"
        );
    }
}

fn check_touch(node: &Node, name: &str) {
    if node.action.is_some() {
        let Shape::Rect { w, h, .. } = node.shape else {
            panic!("{name}: {node:?} is to be touched but is no rectangle");
        };
        assert!(
            w >= 23.99 && h >= 23.99,
            "{name}: {node:?} is too small to be touched"
        );
    }
}

/// The nodes of the scene, and those of each group.
fn groups(nodes: &[Node]) -> Vec<&[Node]> {
    let mut groups = vec![nodes];
    for node in nodes {
        if let Shape::Group { nodes } = &node.shape {
            groups.push(nodes);
        }
    }
    groups
}
