//! Columns side by side, the lowest place on the right.
use crate::canvas::{Canvas, between};
use crate::measure::{LEAST_TEXT, text_width};

/// Draws what the places are worth above their columns, as far as there is room, from the right.
///
/// `centres` holds the middle of each column; `from` is the first one's place.
pub(super) fn draw_heads(
    canvas: &mut Canvas,
    places: &[u64],
    from: usize,
    centres: &[f32],
    y: f32,
    width: f32,
) {
    let mut free = width;
    for (index, &centre) in centres.iter().enumerate() {
        let Some(&worth) = places.get(from + index) else {
            return;
        };
        let text = worth.to_string();
        let half = text_width(&text, LEAST_TEXT) / 2.0;
        let x = between(half, centre, width - half);
        if x + half <= free {
            let ids = ((from + index) as u64, 0);
            canvas.text("worth", ids, "label", (x, y), LEAST_TEXT, &text);
            free = x - half - 6.0;
        }
    }
}
