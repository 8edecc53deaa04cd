//! What a shape is in SVG: said once, for files and for pages.
use crate::decimal::decimal;
use crate::{Anchor, Scene, Shape};

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

    /// The attributes that say where and how large it is, not escaped; never `class`.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Circle { x, y, r } => lengths(&[("cx", *x), ("cy", *y), ("r", *r)]),
            Self::Rect { x, y, w, h, r } => {
                let rect = [
                    ("x", *x),
                    ("y", *y),
                    ("width", *w),
                    ("height", *h),
                    ("rx", *r),
                ];
                lengths(if *r > 0.0 { &rect } else { &rect[..4] })
            }
            Self::Line { x1, y1, x2, y2 } => {
                lengths(&[("x1", *x1), ("y1", *y1), ("x2", *x2), ("y2", *y2)])
            }
            Self::Path { d } => vec![("d", d.clone())],
            Self::Text {
                x, y, size, anchor, ..
            } => {
                let mut attributes = lengths(&[("x", *x), ("y", *y), ("font-size", *size)]);
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

fn lengths(pairs: &[(&'static str, f32)]) -> Vec<(&'static str, String)> {
    pairs
        .iter()
        .map(|&(name, length)| (name, decimal(length)))
        .collect()
}

impl Scene {
    /// The attributes of the `<svg>` element itself, `class` among them.
    #[must_use]
    pub fn attributes(&self) -> Vec<(&'static str, String)> {
        let (width, height) = (decimal(self.width), decimal(self.height));
        let view_box = ["0 0", &width, &height].join(" ");
        let (width, height) = (
            decimal(self.width * self.zoom),
            decimal(self.height * self.zoom),
        );
        vec![
            ("class", "nian-picture".to_string()),
            ("viewBox", view_box),
            ("width", width),
            ("height", height),
            ("aria-hidden", "true".to_string()),
            ("focusable", "false".to_string()),
        ]
    }
}
