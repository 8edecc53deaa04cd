use nian_solver::Move;

/// A drawing: shapes in a box of `width` × `height`.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Width of the drawing.
    pub width: f32,
    /// Height of the drawing.
    pub height: f32,
    /// How many CSS pixels a unit of length takes: more than 1 on wide screens, where pictures
    /// and the type in them grow together.
    pub zoom: f32,
    /// The shapes, back to front.
    pub nodes: Vec<Node>,
}

/// A shape with its meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Names the same thing from frame to frame (`coin-a-3`), so that it moves instead of being
    /// drawn anew; unique in the drawing.
    pub key: String,
    /// The CSS classes; colours and strokes live in `www/css/picture.css` only.
    pub class: &'static str,
    /// What is drawn.
    pub shape: Shape,
    /// The move that touching the shape chooses, if any.
    pub action: Option<Move>,
}

/// What is drawn; lengths are CSS pixels before the scene's zoom.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A circle about (`x`, `y`).
    Circle {
        /// Centre.
        x: f32,
        /// Centre.
        y: f32,
        /// Radius.
        r: f32,
    },
    /// A rectangle with its top left corner at (`x`, `y`).
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
        /// Where the anchor stands.
        x: f32,
        /// The baseline.
        y: f32,
        /// Font size.
        size: f32,
        /// Which end of the text stands at `x`.
        anchor: Anchor,
        /// The text.
        text: String,
    },
    /// Shapes that belong together.
    Group {
        /// The shapes, back to front.
        nodes: Vec<Node>,
    },
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The start.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}
