use crate::canvas::between;
use crate::{Panel, View, numeral, pairs, position, tree};
use nian_lessons::{Show, Subject};

/// The least and the largest layout width of pictures. In a wider box they are scaled up with their
/// text, at most by `MOST_ZOOM`.
const WIDTHS: [f32; 2] = [280.0, 860.0];
const MOST_ZOOM: f32 = 1.6;

/// The panels of a frame, from top to bottom.
#[must_use]
pub fn panels(view: &View<'_>) -> Vec<Panel> {
    let [least, most] = WIDTHS;
    let zoom = between(1.0, view.width / most, MOST_ZOOM);
    let width = between(least, view.width, most);
    let view = &View { width, ..*view };
    let mut panels = match &view.frame.subject {
        Subject::Position(_) if view.frame.show == Show::Tree => tree::panels(view),
        Subject::Position(position) => position::panels(view, position),
        Subject::Pairs { found, of } => pairs::panels(view, *found, *of),
        Subject::Numeral(numeral) => numeral::panels(view, numeral),
    };
    for panel in &mut panels {
        if let Panel::Drawing(scene) = panel {
            scene.zoom = zoom;
        }
    }
    panels
}
