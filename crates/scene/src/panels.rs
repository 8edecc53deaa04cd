use crate::{Panel, View, dice, heaps, pairs, wythoff};
use nian_lessons::{Show, Subject};
use nian_solver::AnyPosition;

/// Pictures are laid out for at least and at most this width; beyond, they are scaled.
const WIDTHS: [f32; 2] = [280.0, 1200.0];

/// What is to be seen of a frame, from top to bottom.
#[must_use]
pub fn panels(view: &View<'_>) -> Vec<Panel> {
    let [least, most] = WIDTHS;
    // A width that is no number is taken for the least, too.
    let width = if view.width >= least {
        view.width.min(most)
    } else {
        least
    };
    let view = &View { width, ..*view };
    match &view.frame.subject {
        Subject::Position(position) => vec![position_panel(view, position)],
        Subject::Pairs { found, of } => pairs::panels(view, *found, *of),
    }
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
