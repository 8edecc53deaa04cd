//! The reasons below the controls, where they move nothing above them when they appear.
use super::board;
use super::moves::{Moves, all_moves, winning_moves};
use super::reserve::HeightReserve;
use super::text::text;
use crate::model::{Game, Kind, Widget};
use nian_solver::AnyPosition;
use yew::{Html, html};

/// The winning moves, and every move with its reason; in a game also why; nothing while answers are
/// hidden.
pub(super) fn reasons(widget: &Widget, reserve: &HeightReserve, fixed: bool) -> Html {
    let language = widget.language;
    let moves = match (fixed, widget.unfolded) {
        (true, _) => Moves::Written,
        (false, true) => Moves::Unfolded,
        (false, false) => Moves::Folded,
    };
    // Keyed by the start of a game, so that a new game does not keep the height of the last one's
    // answer.
    let (told, game, reserved) = match &widget.kind {
        Kind::Example(example) => {
            let reserved = reserve.of_reasons(language, example.frames());
            (!example.asks_later(), None, Some(reserved))
        }
        // A task needs no reserve: nothing below it belongs to its card.
        Kind::Exercise(exercise) => (!exercise.example().asks_later(), None, None),
        Kind::Game(game) => (true, Some(game.start().to_string()), None),
        Kind::Tables(_) | Kind::Claim(_) => return Html::default(),
    };
    let position = widget.position().filter(|_| told && widget.answers_open());
    html! {
        <div class="nian-reasons" part="caption reasons">
            <div key={game.unwrap_or_default()}>
                { why(widget) }
                { board::tables_of(widget) }
                for position in position.iter() {
                    { winning_moves(language, position) }
                    { all_moves(language, position, moves) }
                }
            </div>
            { for reserved }
        </div>
    }
}

/// Why a position of a game is what it is.
fn why(widget: &Widget) -> Html {
    let Kind::Game(game) = &widget.kind else {
        return Html::default();
    };
    let Some(why) = why_of(widget, game) else {
        return Html::default();
    };
    html! { <p class="nian-sentence">{ text(why) }</p> }
}

/// The same as a text, where it is visible.
pub(super) fn why_of(widget: &Widget, game: &Game) -> Option<String> {
    let position = game.position();
    // Where the last move alone does not decide who has won, the end is explained without being
    // asked for.
    let counted = position.end().is_some() && position.ending().is_none();
    if !counted && !widget.answers_open() {
        return None;
    }
    Some(explained(widget, position))
}

/// Why a position is what it is, whatever is visible.
pub(super) fn explained(widget: &Widget, position: &AnyPosition) -> String {
    let why = position.explain();
    widget.language.sentences().explanation(position, &why)
}
