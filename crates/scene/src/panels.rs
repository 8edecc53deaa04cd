use crate::canvas::between;
use crate::{Panel, View, dice, heaps, pairs, wythoff};
use nian_lessons::{Show, Subject};
use nian_solver::AnyPosition;

/// Pictures are laid out for at least and at most this width. In a wider box they grow, and the
/// type with them, but no further than by `MOST_ZOOM`.
const WIDTHS: [f32; 2] = [280.0, 860.0];
const MOST_ZOOM: f32 = 1.6;

/// What is to be seen of a frame, from top to bottom.
#[must_use]
pub fn panels(view: &View<'_>) -> Vec<Panel> {
    let [least, most] = WIDTHS;
    let zoom = between(1.0, view.width / most, MOST_ZOOM);
    let width = between(least, view.width, most);
    let view = &View { width, ..*view };
    let mut panels = match &view.frame.subject {
        Subject::Position(position) => vec![position_panel(view, position)],
        Subject::Pairs { found, of } => pairs::panels(view, *found, *of),
    };
    for panel in &mut panels {
        if let Panel::Drawing(scene) = panel {
            scene.zoom = zoom;
        }
    }
    panels
}

fn position_panel(view: &View<'_>, position: &AnyPosition) -> Panel {
    match position {
        AnyPosition::Nim(..) => Panel::Drawing(heaps::draw(view, position)),
        AnyPosition::Wythoff(rules, _) => Panel::Drawing(wythoff::draw(view, position, *rules)),
        AnyPosition::Dice(rules, state) if view.frame.show == Show::Table => {
            Panel::Table(dice::table(view, *rules, *state))
        }
        AnyPosition::Dice(_, state) => Panel::Drawing(dice::draw(view, position, *state)),
    }
}
