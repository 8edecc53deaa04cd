use super::choices::how_to_choose;
use super::drawing::mark;
use super::markup::view;
use super::tag::nothing;
use crate::model::{Deed, Example, Game, Kind, Layout, Opponent, Player, Target, Widget};
use nian_lessons::{Origin, Subject};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::Html;

/// What is said of what is shown: its outcome, and a sentence or two.
///
/// Of a game it also says how to play, which depends on the picture.
pub(super) fn caption(widget: &Widget, layouts: &[Layout]) -> Html {
    match &widget.kind {
        Kind::Example(example) => of_example(widget, example),
        Kind::Game(game) => of_game(widget, game, layouts),
        Kind::Tables(_) | Kind::Claim(_) => nothing(),
    }
}

fn of_example(widget: &Widget, example: &Example) -> Html {
    let frame = example.frame();
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        _ => None,
    };
    let question = widget.question();
    let sentences = widget.language.sentences();
    let sentence = match question {
        Some(ask) => sentences.question(ask).to_owned(),
        None => sentences.frame(frame),
    };
    // The question stands before the button for its answer, a sentence after the outcome.
    view! {
        <div class="nian-caption" part="caption">
            if question.is_none() { { outcome(widget, position) } }
            // A screen reader says it by itself when it changes.
            <p class="nian-sentence" aria-live="polite" aria-atomic="true">
                { origin(frame.origin, widget.language) }{ sentence }
            </p>
            if question.is_some() { { outcome(widget, position) } }
            if example.off_the_example() {
                <button class="nian-reveal" type="button" data-do={Deed::GoTo(Target::Prev)}>
                    { widget.language.interface().back_to_example() }
                </button>
            }
        </div>
    }
}

/// Safe or unsafe, with its mark; a button to ask for it while it is hidden.
fn outcome(widget: &Widget, position: Option<&AnyPosition>) -> Html {
    let Some(position) = position else {
        return nothing();
    };
    let language = widget.language;
    if !widget.answers_open() {
        return view! {
            <p class="nian-outcome">
                <button class="nian-reveal" type="button" data-do={Deed::Reveal}>
                    { language.interface().show_answer() }
                </button>
            </p>
        };
    }
    let outcome = position.outcome();
    let class = if outcome.is_safe() {
        "nian-outcome safe"
    } else {
        "nian-outcome unsafe"
    };
    view! { <p class={class}>{ mark(outcome) }{ language.sentences().outcome(outcome) }</p> }
}

fn origin(origin: Origin, language: Language) -> Html {
    let Some((sign, class)) = sign(origin) else {
        return nothing();
    };
    let words = language.interface();
    let title = match origin {
        Origin::Beyond => words.beyond(),
        _ => words.erratum(),
    };
    view! {
        <abbr class={class} title={title}>
            <span aria-hidden="true">{ sign }</span>
            <span class="nian-unseen">{ title }</span>
        </abbr>
    }
}

/// The sign before a sentence that the article does not say, and its class.
pub(super) fn sign(origin: Origin) -> Option<(&'static str, &'static str)> {
    match origin {
        Origin::Article => None,
        Origin::Beyond => Some(("+ ", "nian-origin beyond")),
        Origin::Erratum => Some(("E ", "nian-origin erratum")),
    }
}

fn of_game(widget: &Widget, game: &Game, layouts: &[Layout]) -> Html {
    let over = game.position().end().is_some();
    view! {
        <div class="nian-caption" part="caption">
            { status(widget, game, layouts) }
            // Once the game is over there is no answer to ask for.
            if !over || widget.answers_open() { { outcome(widget, Some(game.position())) } }
        </div>
    }
}

/// Whose turn it is or who has won, and what was played; at first, how to play.
fn status(widget: &Widget, game: &Game, layouts: &[Layout]) -> Html {
    let words = widget.language.interface();
    let against_other = game.opponent() != Opponent::None;
    let turn = match game.winner() {
        Some(winner) => words.won(winner == Player::Reader, against_other),
        None => words.turn(game.turn() == Player::Reader, against_other),
    };
    let side = game
        .readers_side()
        .map(|side| words.your_sides()[side as usize]);
    let played = game.frame().played.as_ref();
    let played = played.map(|played| widget.language.sentences().played(played));
    let asked = played.is_none() && game.readers_turn();
    // How to choose a move depends on the picture of each layout.
    let pictures = if asked { layouts } else { &[] };
    let how = |layout| how_to_choose(widget, game.position(), widget.is_touchable(layout));
    view! {
        <p class="nian-status" aria-live="polite" aria-atomic="true">
            <b class="nian-whose">{ turn }</b>
            { words.gap() }
            for &word in side.iter() { { word }{ words.gap() } }
            { for played }
            for &layout in pictures {
                <span class={layout.class_among(layouts)}>{ how(layout) }</span>
            }
        </p>
    }
}
