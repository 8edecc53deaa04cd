use super::button::{button, sign};
use super::icon::Icon;
use super::stepper::stepper;
use super::tables;
use super::tag::{nothing, tag, text, word};
use crate::model::{Game, Kind, Widget};
use yew::Html;

/// What stands below the picture: the stepper, the buttons of a game, or those of a table.
pub(super) fn controls(widget: &Widget) -> Html {
    match &widget.kind {
        Kind::Example(example) => stepper(widget, example),
        Kind::Game(game) => of_game(widget, game),
        Kind::Tables(tables) => tables::controls(widget, tables),
        Kind::Claim(_) => nothing(),
    }
}

fn of_game(widget: &Widget, game: &Game) -> Html {
    let words = widget.language.interface();
    let undo = game.undo_target().is_some();
    let redo = game.redo_target().is_some();
    let begun = game.steps() > 0;
    let one = "nian-button";
    let mut buttons = tag("div", "nian-buttons");
    buttons.add(sign(one, "undo", words.undo(), Icon::Undo, undo));
    buttons.add(sign(one, "redo", words.redo(), Icon::Redo, redo));
    buttons.add(sign(one, "again", words.new_game(), Icon::Again, begun));
    let mut bar = tag("div", "nian-controls").with(&[("part", "controls")]);
    bar.add(buttons.html());
    bar.add(take(widget, game));
    bar.html()
}

/// The rules and who wins: open until the reader has made a move. What the reader folds or unfolds
/// stays so until then.
pub(super) fn rules(widget: &Widget, game: &Game) -> Html {
    let language = widget.language;
    let mut rules = tag("details", "nian-rules");
    if !game.begun() {
        rules.put("open", "");
    }
    rules.add(word("summary", "", language.interface().rules()));
    rules.add(text("p", "", language.sentences().rules(game.position())));
    rules.html()
}

/// Plays what is chosen, and says what that is.
fn take(widget: &Widget, game: &Game) -> Html {
    let mut take = button("nian-take", "take");
    take.say(widget.language.interface().take());
    match widget.chosen {
        None => take.put("aria-disabled", "true"),
        Some(mv) => {
            let mut name = tag("span", "").with(&[("aria-live", "polite")]);
            name.tell(widget.language.sentences().move_name(game.position(), mv));
            take.add(name.html());
        }
    }
    take.html()
}
