use super::Context;
use super::icon::Icon;
use super::stepper::{button, stepper};
use super::tables;
use crate::model::{Action, Game, Kind};
use yew::prelude::*;

/// What stands below the picture: the stepper, the buttons of a game, or those of a table.
pub(super) fn controls(context: &Context) -> Html {
    match &context.widget.kind {
        Kind::Example(example) => stepper(context, example),
        Kind::Game(game) => of_game(context, game),
        Kind::Tables(tables) => tables::controls(context, tables),
    }
}

fn of_game(context: &Context, game: &Game) -> Html {
    let widget = context.widget;
    let words = widget.language.interface();
    let sentences = widget.language.sentences();
    let chosen = widget
        .chosen
        .map(|mv| sentences.move_name(game.position(), mv));
    let undo = game.undo_target().is_some();
    let redo = game.redo_target().is_some();
    html! {
        <div part="controls" class="nian-controls">
            <div class="nian-buttons">
                { button(words.undo(), Icon::Undo, "", undo, context.on(Action::Undo)) }
                { button(words.redo(), Icon::Redo, "", redo, context.on(Action::Redo)) }
                { button(words.new_game(), Icon::Again, "", game.steps() > 0, context.on(Action::Reset)) }
            </div>
            <button type="button" class="nian-take" aria-disabled={chosen.is_none().then_some("true")}
                onclick={context.on(Action::Take)}>
                { words.take() }
                if let Some(chosen) = chosen { <span aria-live="polite">{ chosen }</span> }
            </button>
        </div>
    }
}
