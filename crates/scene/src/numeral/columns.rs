//! Columns side by side, the lowest place on the right.
use crate::canvas::{Canvas, between};
use crate::measure::{LEAST_TEXT, text_width};

/// Draws the values of the places above their columns, from the right, as far as they fit.
///
/// `centres` are the centres of the columns; `from` is the place of the first.
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
