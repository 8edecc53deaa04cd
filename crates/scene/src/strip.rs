//! The heaps of dynamic nim, in their parts, and the limit.
use crate::{Panel, View, heaps};
use nian_solver::AnyPosition;

/// Draws `position`.
pub(crate) fn panel(view: &View<'_>, position: &AnyPosition) -> Panel {
    Panel::Drawing(heaps::draw(view, position))
}
