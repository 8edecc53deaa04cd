//! The drawing surface, with a short method for each shape.
//!
//! Pictures call these methods a hundred times, so they are not inlined, which keeps the wasm
//! small.
use crate::decimal::decimal;
use crate::{Anchor, Node, Shape};
use nian_solver::Move;

/// The two numbers that, with a name, make a node's key: `"coin", (2, 13)` is `coin-2-13`.
pub(crate) type Ids = (u64, u64);

/// A point by its distances from the left and from the top.
pub(crate) type Point = (f32, f32);

/// Nodes, back to front.
#[derive(Default)]
pub(crate) struct Canvas {
    pub nodes: Vec<Node>,
}

impl Canvas {
    pub(crate) fn add(
        &mut self,
        name: &str,
        ids: Ids,
        class: &'static str,
        shape: Shape,
    ) -> &mut Node {
        let mut key = String::from(name);
        for id in [ids.0, ids.1] {
            key.push('-');
            key.push_str(&id.to_string());
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
    pub(crate) fn circle(&mut self, name: &str, ids: Ids, class: &'static str, at: Point, r: f32) {
        let (x, y) = at;
        self.add(name, ids, class, Shape::Circle { x, y, r });
    }

    /// A rectangle of left, top, width and height, its corners rounded by `r`.
    pub(crate) fn rect(
        &mut self,
        name: &str,
        ids: Ids,
        class: &'static str,
        area: [f32; 4],
        r: f32,
    ) -> &mut Node {
        let [x, y, w, h] = area;
        self.add(name, ids, class, Shape::Rect { x, y, w, h, r })
    }

    /// The touch area of `mv`.
    pub(crate) fn hit(&mut self, ids: Ids, area: [f32; 4], r: f32, mv: Move) {
        self.rect("hit", ids, "hit", area, r).action = Some(mv);
    }

    pub(crate) fn line(
        &mut self,
        name: &str,
        ids: Ids,
        class: &'static str,
        from: Point,
        to: Point,
    ) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(name, ids, class, Shape::Line { x1, y1, x2, y2 });
    }

    /// A polyline through `points`, closed if `closed`.
    pub(crate) fn path(
        &mut self,
        name: &str,
        ids: Ids,
        class: &'static str,
        points: &[Point],
        closed: bool,
    ) {
        let mut d = String::new();
        for (i, &(x, y)) in points.iter().enumerate() {
            d.push(if i == 0 { 'M' } else { 'L' });
            d.push_str(&decimal(x));
            d.push(' ');
            d.push_str(&decimal(y));
        }
        if closed {
            d.push('Z');
        }
        self.add(name, ids, class, Shape::Path { d });
    }

    /// A line of text, centred on `at`, which is on its baseline; see [`Canvas::anchored`].
    pub(crate) fn text(
        &mut self,
        name: &str,
        ids: Ids,
        class: &'static str,
        at: Point,
        size: f32,
        text: &str,
    ) -> &mut Node {
        let (x, y) = at;
        let (anchor, text) = (Anchor::Middle, text.to_string());
        let shape = Shape::Text {
            x,
            y,
            size,
            anchor,
            text,
        };
        self.add(name, ids, class, shape)
    }

    /// A number, as [`Canvas::text`] writes it.
    pub(crate) fn number(
        &mut self,
        name: &str,
        ids: Ids,
        class: &'static str,
        at: Point,
        size: f32,
        number: u64,
    ) -> &mut Node {
        self.text(name, ids, class, at, size, &number.to_string())
    }

    /// A group of shapes.
    pub(crate) fn group(&mut self, name: &str, ids: Ids, class: &'static str, canvas: Canvas) {
        let nodes = canvas.nodes;
        self.add(name, ids, class, Shape::Group { nodes });
    }
}

impl Node {
    /// Anchors the last text at its `end`.
    pub(crate) fn anchored(&mut self, end: Anchor) {
        if let Shape::Text { anchor, .. } = &mut self.shape {
            *anchor = end;
        }
    }
}

/// The square about `at`, as left, top, width and height.
pub(crate) fn square((x, y): Point, side: f32) -> [f32; 4] {
    [x - side / 2.0, y - side / 2.0, side, side]
}

/// `value`, clamped to at least `least` and at most `most`; if these cross, `least`; for NaN,
/// `most`.
///
/// Unlike `f32::clamp` it cannot panic, and so needs no formatting of floats in the wasm.
pub(crate) fn between(least: f32, value: f32, most: f32) -> f32 {
    value.min(most).max(least)
}
