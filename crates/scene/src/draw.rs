//! Short names for the nodes that pictures are made of.
use crate::decimal::decimal;
use crate::{Anchor, Node, Shape};
use nian_solver::Move;

impl Node {
    fn new(key: String, class: &'static str, shape: Shape) -> Self {
        Self { key, class, shape, action: None }
    }

    pub(crate) fn circle(key: String, class: &'static str, x: f32, y: f32, r: f32) -> Self {
        Self::new(key, class, Shape::Circle { x, y, r })
    }

    /// A rectangle with sharp corners; see [`Node::rounded`].
    pub(crate) fn rect(key: String, class: &'static str, x: f32, y: f32, w: f32, h: f32) -> Self {
        Self::new(key, class, Shape::Rect { x, y, w, h, r: 0.0 })
    }

    pub(crate) fn line(key: String, class: &'static str, from: [f32; 2], to: [f32; 2]) -> Self {
        let ([x1, y1], [x2, y2]) = (from, to);
        Self::new(key, class, Shape::Line { x1, y1, x2, y2 })
    }

    /// A polyline through `points`, closed if `closed`.
    pub(crate) fn path(key: String, class: &'static str, points: &[[f32; 2]], closed: bool) -> Self {
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
        Self::new(key, class, Shape::Path { d })
    }

    /// A line of text whose baseline stands at `y`, about its middle; see [`Node::anchored`].
    pub(crate) fn text(
        key: String,
        class: &'static str,
        [x, y]: [f32; 2],
        size: f32,
        text: impl Into<String>,
    ) -> Self {
        let text = text.into();
        Self::new(key, class, Shape::Text { x, y, size, anchor: Anchor::Middle, text })
    }

    pub(crate) fn group(key: String, class: &'static str, nodes: Vec<Node>) -> Self {
        Self::new(key, class, Shape::Group { nodes })
    }

    /// The same rectangle with its corners rounded by `radius`.
    pub(crate) fn rounded(mut self, radius: f32) -> Self {
        if let Shape::Rect { r, .. } = &mut self.shape {
            *r = radius;
        }
        self
    }

    /// The same text, standing with its `end` at its place.
    pub(crate) fn anchored(mut self, end: Anchor) -> Self {
        if let Shape::Text { anchor, .. } = &mut self.shape {
            *anchor = end;
        }
        self
    }

    /// The same shape, choosing `mv` when touched, if there is one.
    pub(crate) fn choosing(mut self, mv: Option<Move>) -> Self {
        self.action = mv;
        self
    }
}

/// A key from a name and two numbers: `coin-2-13`.
pub(crate) fn key(name: &str, a: impl Into<u64>, b: impl Into<u64>) -> String {
    let mut key = String::from(name);
    for number in [a.into(), b.into()] {
        key.push('-');
        key.push_str(&number.to_string());
    }
    key
}
