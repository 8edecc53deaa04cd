use crate::View;

/// From this width on, a picture is seen from afar.
pub(super) const WIDE: f32 = 560.0;

/// The font size in a narrow picture, in which a larger rule would not fit.
const SMALL_TEXT: f32 = 13.0;

/// The font size. A wide picture is seen from afar, so its text is larger.
pub(super) fn text_size(view: &View<'_>) -> f32 {
    if view.width < WIDE { SMALL_TEXT } else { 15.0 }
}
