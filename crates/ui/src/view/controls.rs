use super::button::sign;
use super::caption::take;
use super::icon::Icon;
use super::review::{is_over, review, toggle};
use super::stepper::stepper;
use super::text::text;
use super::{tables, task};
use crate::model::{Command, Game, Kind, Widget};
use nian_solver::AnyPosition;
use yew::{Html, html};

/// The controls below the picture: the stepper, or the buttons of a game or of a table; and the review of a game that
/// is over.
pub(super) fn controls(widget: &Widget, site: &str) -> Vec<Html> {
    let mut all = vec![match &widget.kind {
        Kind::Exercise(exercise) => task::controls(widget, exercise),
        Kind::Example(example) => stepper(widget, example),
        Kind::Game(game) => of_game(widget, game),
        Kind::Tables(tables) => tables::controls(widget, tables),
        Kind::Claim(_) => Html::default(),
    }];
    // An example has no empty element for the review.
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
            if is_over(widget) { { toggle(widget, game) } } else { { take(widget, game.position()) } }
        </div>
    }
}

/// The rules and who wins, unfolded until the reader has made the first move of a game. Until then Yew leaves alone
/// what the reader folds or unfolds. The rules of a task cannot be folded (`task.css`).
pub(super) fn rules(widget: &Widget, position: &AnyPosition, open: bool) -> Html {
    let language = widget.language;
    html! {
        <details class="nian-rules" open={open}>
            <summary>{ text(language.interface().rules()) }</summary>
            <p>{ text(language.sentences().rules(position)) }</p>
        </details>
    }
}
