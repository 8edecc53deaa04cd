use crate::canvas::between;
use crate::{
    Panel, View, clock, dice, dice_several, euclid, heaps, numeral, pairs, replies, strip, trays,
    tree, wythoff,
};
use nian_lessons::{Show, Subject};
use nian_solver::AnyPosition;
use nian_solver::dynamic::Heaps;

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
        Subject::Position(position) => position_panels(view, position),
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

pub(crate) fn position_panels(view: &View<'_>, position: &AnyPosition) -> Vec<Panel> {
    let show = view.frame.show;
    vec![match position {
        _ if show == Show::Replies => replies::panel(view, position),
        _ if show == Show::Tree => return tree::panels(view),
        AnyPosition::Nim(..) => Panel::Drawing(heaps::draw(view, position)),
        AnyPosition::Wythoff(..) if show == Show::Forms => {
            Panel::Drawing(numeral::forms(view, position))
        }
        AnyPosition::Wythoff(rules, _) => Panel::Drawing(wythoff::draw(view, position, *rules)),
        AnyPosition::Dice(..) | AnyPosition::Parity(..) if show == Show::Clock => {
            clock::panel(view, position)
        }
        AnyPosition::Dice(rules, state) if show == Show::Table => {
            Panel::Table(dice::table(view, *rules, *state))
        }
        AnyPosition::Dice(_, state) => Panel::Drawing(dice::draw(view, position, *state)),
        AnyPosition::Subtraction(..) if show == Show::Clock => clock::panel(view, position),
        AnyPosition::Subtraction(..) => Panel::Drawing(heaps::draw(view, position)),
        AnyPosition::Parity(..) | AnyPosition::Sides(..) => return trays::panels(view, position),
        AnyPosition::SeveralDice(rules, state) => {
            Panel::Drawing(dice_several::draw(view, position, *rules, state))
        }
        AnyPosition::Dynamic(rules, _) if show == Show::Rows && rules.heaps() == Heaps::One => {
            Panel::Drawing(heaps::draw(view, position))
        }
        AnyPosition::Euclid(_, numbers) => Panel::Drawing(euclid::draw(view, position, numbers)),
        AnyPosition::Dynamic(rules, state) => {
            Panel::Drawing(strip::draw(view, position, *rules, state))
        }
    }]
}
