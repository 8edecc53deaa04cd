use crate::{Panel, View, dice, heaps, pairs, wythoff};
use nian_lessons::{Show, Subject};
use nian_solver::AnyPosition;

/// What is to be seen of a frame, from top to bottom.
#[must_use]
pub fn panels(view: &View<'_>) -> Vec<Panel> {
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
