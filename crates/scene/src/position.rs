//! The pictures of each game.
use crate::{
    Panel, View, clock, dice, dice_several, euclid, heaps, numeral, replies, strip, trays, wythoff,
};
use nian_lessons::Show;
use nian_solver::AnyPosition;
use nian_solver::dynamic::Heaps;

/// The panels of a position, except its tree.
pub(crate) fn panels(view: &View<'_>, position: &AnyPosition) -> Vec<Panel> {
    let show = view.frame.show;
    vec![match position {
        _ if show == Show::Replies => replies::panel(view, position),
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
