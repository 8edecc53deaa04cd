use crate::View;

/// A picture so wide is seen from afar.
pub(super) const WIDE: f32 = 560.0;

/// The size of words in a narrow picture: its rule has no room for larger ones.
const SMALL_TEXT: f32 = 13.0;

/// The size of words. A wide picture is large and is seen from afar, smaller than others.
pub(super) fn text_size(view: &View<'_>) -> f32 {
    if view.width < WIDE { SMALL_TEXT } else { 15.0 }
}
