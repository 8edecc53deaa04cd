//! What pictures are drawn on: short names for the shapes they are made of.
//!
//! Pictures call these a hundred times, so they are kept out of line: each call is small in the
//! wasm that readers download.
use crate::decimal::decimal;
use crate::{Anchor, Node, Shape};
use nian_solver::Move;

/// A name and two numbers, which make a node's key: `("coin", 2, 13)` is `coin-2-13`.
pub(crate) type Key<'a> = (&'a str, u64, u64);

/// Nodes, back to front.
#[derive(Default)]
pub(crate) struct Canvas {
    pub nodes: Vec<Node>,
}

impl Canvas {
    #[inline(never)]
    pub(crate) fn add(&mut self, key: Key<'_>, class: &'static str, shape: Shape) -> &mut Node {
        let (name, a, b) = key;
        let mut key = String::from(name);
        for number in [a, b] {
            key.push('-');
            key.push_str(&number.to_string());
        }
        let node = Node {
            key,
            class,
            shape,
            action: None,
        };
        self.nodes.push(node);
        let last = self.nodes.len() - 1;
        &mut self.nodes[last]
    }

    /// A circle about `at`.
    #[inline(never)]
    pub(crate) fn circle(&mut self, key: Key<'_>, class: &'static str, at: [f32; 2], r: f32) {
        let [x, y] = at;
        self.add(key, class, Shape::Circle { x, y, r });
    }

    /// A rectangle of left, top, width and height, its corners rounded by `r`.
    #[inline(never)]
    pub(crate) fn rect(
        &mut self,
        key: Key<'_>,
        class: &'static str,
        area: [f32; 4],
        r: f32,
    ) -> &mut Node {
        let [x, y, w, h] = area;
        self.add(key, class, Shape::Rect { x, y, w, h, r })
    }

    /// What is to be touched for `mv`.
    #[inline(never)]
    pub(crate) fn hit(&mut self, (a, b): (u64, u64), area: [f32; 4], r: f32, mv: Move) {
        self.rect(("hit", a, b), "hit", area, r).action = Some(mv);
    }

    #[inline(never)]
    pub(crate) fn line(&mut self, key: Key<'_>, class: &'static str, from: [f32; 2], to: [f32; 2]) {
        let ([x1, y1], [x2, y2]) = (from, to);
        self.add(key, class, Shape::Line { x1, y1, x2, y2 });
    }

    /// A polyline through `points`, closed if `closed`.
    #[inline(never)]
    pub(crate) fn path(
        &mut self,
        key: Key<'_>,
        class: &'static str,
        points: &[[f32; 2]],
        closed: bool,
    ) {
        let mut d = String::new();
        for (i, &[x, y]) in points.iter().enumerate() {
            d.push(if i == 0 { 'M' } else { 'L' });
            d.push_str(&decimal(x));
            d.push(' ');
            d.push_str(&decimal(y));
        }
        if closed {
            d.push('Z');
        }
        self.add(key, class, Shape::Path { d });
    }

    /// A line of text whose baseline stands at `at`, about its middle; see [`Node::anchored`].
    #[inline(never)]
    pub(crate) fn text(
        &mut self,
        key: Key<'_>,
        class: &'static str,
        at: [f32; 2],
        size: f32,
        text: &str,
    ) -> &mut Node {
        let [x, y] = at;
        let (anchor, text) = (Anchor::Middle, text.to_string());
        let shape = Shape::Text {
            x,
            y,
            size,
            anchor,
            text,
        };
        self.add(key, class, shape)
    }

    /// Shapes that belong together.
    pub(crate) fn group(&mut self, key: Key<'_>, class: &'static str, canvas: Canvas) {
        let nodes = canvas.nodes;
        self.add(key, class, Shape::Group { nodes });
    }
}

impl Node {
    /// The same text, standing with its `end` at its place.
    pub(crate) fn anchored(&mut self, end: Anchor) {
        if let Shape::Text { anchor, .. } = &mut self.shape {
            *anchor = end;
        }
    }
}

/// The square about `at`, as left, top, width and height.
pub(crate) fn square([x, y]: [f32; 2], side: f32) -> [f32; 4] {
    [x - side / 2.0, y - side / 2.0, side, side]
}

/// `value`, but at least `least` and at most `most`; where these cross, `least`; for NaN, `most`.
///
/// Unlike `f32::clamp` it cannot panic, and so brings no formatting of floats into the wasm.
pub(crate) fn between(least: f32, value: f32, most: f32) -> f32 {
    value.min(most).max(least)
}
