//! The SVG attributes of a shape, for files and for pages.
use crate::decimal::decimal;
use crate::{Anchor, Node, Scene, Shape};

/// The first words of the classes of shapes that move from step to step: the marker of a position,
/// the faces of a die as it is tipped, stones that change hands.
const MOVING: [&str; 4] = ["stone", "face", "pip", "pebble"];

impl Node {
    /// The attributes for position and size, not escaped; never `class`.
    ///
    /// A shape that moves is placed by `transform`: a change of any other attribute makes a browser
    /// lay the picture out anew. But a browser paints each shape with a `transform` in a layer of
    /// its own, so no other shape has one.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        let mut attributes = self.shape.attributes();
        if let Shape::Circle { x, y, .. } | Shape::Rect { x, y, .. } = &self.shape
            && MOVING.iter().any(|word| self.class.starts_with(word))
        {
            let place = ["translate(", &decimal(*x), " ", &decimal(*y), ")"];
            attributes.drain(..2);
            attributes.push(("transform", place.concat()));
        }
        attributes
    }
}

impl Shape {
    /// The name of the SVG element.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self {
            Self::Circle { .. } => "circle",
            Self::Rect { .. } => "rect",
            Self::Line { .. } => "line",
            Self::Path { .. } => "path",
            Self::Text { .. } => "text",
            Self::Group { .. } => "g",
        }
    }

    /// The attributes of a shape that does not move.
    fn attributes(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Circle { x, y, r } => lengths(&["cx", "cy", "r"], &[*x, *y, *r]),
            Self::Rect { x, y, w, h, r } => {
                let names = ["x", "y", "width", "height", "rx"];
                // Without `rx` the corners are not rounded.
                let names = &names[..if *r > 0.0 { 5 } else { 4 }];
                lengths(names, &[*x, *y, *w, *h, *r])
            }
            Self::Line { x1, y1, x2, y2 } => {
                lengths(&["x1", "y1", "x2", "y2"], &[*x1, *y1, *x2, *y2])
            }
            Self::Path { d } => vec![("d", d.clone())],
            Self::Text {
                x, y, size, anchor, ..
            } => {
                let mut attributes = lengths(&["x", "y", "font-size"], &[*x, *y, *size]);
                attributes.push(("text-anchor", anchor.name().to_string()));
                attributes
            }
            Self::Group { .. } => Vec::new(),
        }
    }
}

impl Anchor {
    /// The value of SVG's `text-anchor`.
    fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

fn lengths(names: &[&'static str], lengths: &[f32]) -> Vec<(&'static str, String)> {
    let mut attributes = Vec::new();
    for (&name, &length) in names.iter().zip(lengths) {
        attributes.push((name, decimal(length)));
    }
    attributes
}

impl Scene {
    /// The attributes of the `<svg>` element itself, `class` among them.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        let mut view_box = String::from("0 0 ");
        view_box.push_str(&decimal(self.width));
        view_box.push(' ');
        view_box.push_str(&decimal(self.height));
        vec![
            ("class", "nian-picture".to_string()),
            ("viewBox", view_box),
            ("width", decimal(self.width * self.zoom)),
            ("height", decimal(self.height * self.zoom)),
            ("aria-hidden", "true".to_string()),
            ("focusable", "false".to_string()),
        ]
    }
}
