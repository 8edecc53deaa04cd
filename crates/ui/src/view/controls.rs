use super::button::sign;
use super::caption::take;
use super::icon::Icon;
use super::review::review;
use super::stepper::stepper;
use super::text::text;
use super::{tables, task};
use crate::model::{Command, Game, Kind, Widget};
use nian_solver::AnyPosition;
use yew::{Html, html};

/// What stands below the picture: the stepper, the buttons of a game, or those of a table; and what a game
/// that is over is gone through with.
pub(super) fn controls(widget: &Widget, site: &str) -> Vec<Html> {
    let mut all = vec![match &widget.kind {
        Kind::Exercise(exercise) => task::controls(widget, exercise),
        Kind::Example(example) => stepper(widget, example),
        Kind::Game(game) => of_game(widget, game),
        Kind::Tables(tables) => tables::controls(widget, tables),
        Kind::Claim(_) => Html::default(),
    }];
    // A worked example keeps no place for it.
    if widget.game().is_some() {
        all.push(review(widget, site));
    }
    all
}

fn of_game(widget: &Widget, game: &Game) -> Html {
    let words = widget.language.interface();
    let undo = game.undo_target().is_some();
    let redo = game.redo_target().is_some();
    let begun = game.steps() > 0;
    let one = "nian-button";
    html! {
        <div class="nian-controls" part="controls">
            <div class="nian-buttons">
                { sign(one, Command::Undo, words.undo(), Icon::Undo, undo) }
                { sign(one, Command::Redo, words.redo(), Icon::Redo, redo) }
                { sign(one, Command::Again, words.new_game(), Icon::Again, begun) }
            </div>
            { take(widget, game.position()) }
        </div>
    }
}

/// The rules and who wins: of a game open until the reader has made a move. What the reader folds or unfolds
/// stays so until then. Those of a task cannot be folded (`task.css`).
pub(super) fn rules(widget: &Widget, position: &AnyPosition, open: bool) -> Html {
    let language = widget.language;
    html! {
        <details class="nian-rules" open={open}>
            <summary>{ text(language.interface().rules()) }</summary>
            <p>{ text(language.sentences().rules(position)) }</p>
        </details>
    }
}
