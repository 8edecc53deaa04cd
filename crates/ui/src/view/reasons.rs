//! What stands below the controls: the reasons for the verdict, where there are any. Nothing above
//! moves when they come.
use super::board;
use super::moves::{Moves, all_moves, winning_moves};
use super::room::Rooms;
use super::tag::{nothing, tag, text};
use crate::model::{Kind, Widget};
use yew::Html;

/// The winning moves, and every move with its reason; in a game also why; nothing while answers are
/// hidden.
pub(super) fn reasons(widget: &Widget, rooms: &Rooms, fixed: bool) -> Html {
    let moves = match (fixed, widget.unfolded) {
        (true, _) => Moves::Written,
        (false, true) => Moves::Unfolded,
        (false, false) => Moves::Folded,
    };
    let told = match &widget.kind {
        Kind::Example(example) => !example.asks_later(),
        Kind::Game(_) => true,
        Kind::Tables(_) | Kind::Claim(_) => return nothing(),
    };
    let mut seen = tag("div", "");
    if let Kind::Game(game) = &widget.kind {
        seen.key(&game.start().to_string()); // another game keeps no room for an answer of the last one
    }
    seen.add(why(widget));
    seen.add(board::tables_of(widget));
    if let Some(position) = widget.position().filter(|_| told && widget.answers_open()) {
        seen.add(winning_moves(widget.language, position));
        seen.add(all_moves(widget.language, position, moves));
    }
    let mut reasons = tag("div", "nian-reasons").with(&[("part", "caption reasons")]);
    reasons.add(seen.html());
    if let Kind::Example(example) = &widget.kind {
        rooms.add_reasons(&mut reasons, widget.language, example.frames());
    }
    reasons.html()
}

/// Why a position of a game is what it is.
fn why(widget: &Widget) -> Html {
    let Kind::Game(game) = &widget.kind else {
        return nothing();
    };
    let position = game.position();
    // Where the last move alone does not tell who has won, the end is explained at once.
    let counted = position.end().is_some() && position.ending().is_none();
    if !counted && !widget.answers_open() {
        return nothing();
    }
    let why = position.explain();
    let why = widget.language.sentences().explanation(position, &why);
    text("p", "nian-sentence", why)
}
