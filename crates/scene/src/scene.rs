use nian_solver::Move;

/// A drawing: shapes in a box of `width` × `height`.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Width of the drawing.
    pub width: f32,
    /// Height of the drawing.
    pub height: f32,
    /// CSS pixels per unit of length: more than 1 on wide screens, where pictures and their text
    /// are scaled up.
    pub zoom: f32,
    /// The shapes, back to front.
    pub nodes: Vec<Node>,
}

/// A shape with its meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The identity of a thing from frame to frame (`coin-a-3`), so that its shape moves instead of
    /// being recreated; unique in the drawing.
    pub key: String,
    /// The CSS classes; colours and strokes are in `www/css/picture.css` only.
    pub class: &'static str,
    /// The shape.
    pub shape: Shape,
    /// The move that touching the shape chooses.
    pub action: Option<Move>,
}

/// A shape; lengths are in CSS pixels before the scene's zoom.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A circle.
    Circle {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius.
        r: f32,
    },
    /// A rectangle.
    Rect {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        w: f32,
        /// Height.
        h: f32,
        /// Corner radius.
        r: f32,
    },
    /// A line.
    Line {
        /// Start.
        x1: f32,
        /// Start.
        y1: f32,
        /// End.
        x2: f32,
        /// End.
        y2: f32,
    },
    /// A path, in SVG's path language.
    Path {
        /// The commands.
        d: String,
    },
    /// One line of text.
    Text {
        /// The position of the anchor.
        x: f32,
        /// The baseline.
        y: f32,
        /// Font size.
        size: f32,
        /// The anchor: which point of the text is at `x`.
        anchor: Anchor,
        /// The text.
        text: String,
    },
    /// A group of shapes.
    Group {
        /// The shapes, back to front.
        nodes: Vec<Node>,
    },
}

/// The point of a text that is at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The start.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}
