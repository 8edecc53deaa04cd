//! A preview: a picture in the middle of a card, as large as possible.

use super::look::Look;
use super::palette;
use resvg::tiny_skia::{Color, Paint, Pixmap, Rect, Transform};
use resvg::usvg::{Options, Tree};

/// The width and height that messengers show in full.
pub(crate) const CARD: [u32; 2] = [1200, 630];
/// The margin around the picture, and the height of the line at the foot.
const MARGIN: f32 = 64.0;
const FOOT: f32 = 12.0;
/// The largest scale, for small pictures.
const MOST: f32 = 5.0;

/// The scale of a picture of this width and height.
pub(super) fn scale(width: f32, height: f32) -> f32 {
    let [w, h] = CARD.map(|side| side as f32 - 2.0 * MARGIN);
    (w / width).min(h / height).min(MOST)
}

/// The card with this SVG, as a PNG file.
pub(super) fn png(svg: &str, look: &Look) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| error.to_string())?;
    let [w, h] = CARD.map(|side| side as f32);
    let mut card = Pixmap::new(CARD[0], CARD[1]).ok_or("a card without a size")?;
    card.fill(colour(look, "paper")?);
    let mut foot = Paint::default();
    foot.set_color(colour(look, "coin-edge")?);
    let area = Rect::from_xywh(0.0, h - FOOT, w, FOOT).ok_or("a foot without a size")?;
    card.fill_rect(area, &foot, Transform::identity(), None);
    // The bounding box of the shapes, without the height reserve for other steps and for words.
    let drawn = tree.root().abs_stroke_bounding_box();
    let scale = scale(drawn.width(), drawn.height());
    let middle = |side: f32, from: f32, length: f32| (side - length * scale) / 2.0 - from * scale;
    let place = Transform::from_row(
        scale,
        0.0,
        0.0,
        scale,
        middle(w, drawn.x(), drawn.width()),
        middle(h - FOOT, drawn.y(), drawn.height()),
    );
    resvg::render(&tree, place, &mut card.as_mut());
    // The opaque background covers every pixel.
    let pixels = card.pixels().iter();
    let pixels: Vec<_> = pixels
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect();
    palette::png(&pixels, CARD).map_err(|error| error.to_string())
}

/// A colour of the style sheets, `#rrggbb`.
fn colour(look: &Look, name: &str) -> Result<Color, String> {
    let text = look.colour(name);
    let part = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    match (part(1), part(3), part(5)) {
        (Some(red), Some(green), Some(blue)) => Ok(Color::from_rgba8(red, green, blue, 255)),
        _ => Err(format!("{name} is no colour: {text}")),
    }
}
