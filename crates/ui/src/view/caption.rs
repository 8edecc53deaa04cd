use super::Context;
use super::drawing::mark;
use super::moves::{all_moves, winning_moves};
use super::room::room;
use crate::model::{Action, Example, Game, Kind, Opponent, Player, Widget};
use nian_lessons::{Origin, Subject};
use nian_solver::AnyPosition;
use nian_words::Interface;
use yew::prelude::*;

/// What is said of what is shown: its outcome, a sentence or two, the winning moves.
pub(super) fn caption(context: &Context) -> Html {
    match &context.widget.kind {
        Kind::Example(example) => html! {
            <div class="nian-stack">
                { of_example(context, example) }
                { room(context.widget.language, example.frames()) }
            </div>
        },
        Kind::Game(game) => of_game(context, game),
        Kind::Tables(_) => Html::default(),
    }
}

fn of_example(context: &Context, example: &Example) -> Html {
    let widget = context.widget;
    let frame = example.frame();
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        Subject::Pairs { .. } => None,
    };
    let words = widget.language.interface();
    let sentences = widget.language.sentences();
    let question = widget.question();
    let sentence = match question {
        Some(ask) => sentences.question(ask).to_owned(),
        None => sentences.frame(frame),
    };
    let outcome = position.map(|position| outcome(context, position));
    html! {
        <div part="caption" class="nian-caption">
            if question.is_none() { { outcome.clone() } }
            <p class="nian-sentence" aria-live="polite" aria-atomic="true">
                { origin(frame.origin, words) }
                { sentence }
            </p>
            if question.is_some() { { outcome } }
            if example.off_the_example() { { way_back(context, words) } }
            if let Some(position) = position { { reasons(context, position) } }
        </div>
    }
}

/// The winning moves, and every move with its reason; nothing while they are hidden.
fn reasons(context: &Context, position: &AnyPosition) -> Html {
    if !context.widget.answers_open() {
        return Html::default();
    }
    html! { <>{ winning_moves(context, position) }{ all_moves(context, position) }</> }
}

fn way_back(context: &Context, words: &dyn Interface) -> Html {
    let action = Action::GoTo(crate::model::Target::Prev);
    html! {
        <button type="button" class="nian-reveal" onclick={context.on(action)}>{ words.back_to_example() }</button>
    }
}

/// Safe or unsafe, with its mark; a button to ask for it while it is hidden.
fn outcome(context: &Context, position: &AnyPosition) -> Html {
    let language = context.widget.language;
    if !context.widget.answers_open() {
        return html! {
            <p class="nian-outcome">
                <button type="button" class="nian-reveal" onclick={context.on(Action::Reveal)}>
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
    html! { <p {class}>{ mark(outcome) }{ language.sentences().outcome(outcome) }</p> }
}

fn origin(origin: Origin, words: &dyn Interface) -> Html {
    let (sign, class, title) = match origin {
        Origin::Article => return Html::default(),
        Origin::Beyond => ("+", "nian-origin beyond", words.beyond()),
        Origin::Erratum => ("E", "nian-origin erratum", words.erratum()),
    };
    html! { <><abbr {class} {title}>{ sign }</abbr>{ " " }</> }
}

fn of_game(context: &Context, game: &Game) -> Html {
    let widget = context.widget;
    let position = game.position();
    let sentences = widget.language.sentences();
    html! {
        <div part="caption" class="nian-caption">
            <p class="nian-status" aria-live="polite" aria-atomic="true">{ status(widget, game) }</p>
            { outcome(context, position) }
            if widget.answers_open() {
                <p class="nian-sentence">{ sentences.explanation(position, &position.explain()) }</p>
                { reasons(context, position) }
            }
        </div>
    }
}

/// What was played, and whose turn it is or who has won; at first, how to play.
fn status(widget: &Widget, game: &Game) -> String {
    let words = widget.language.interface();
    let against_other = game.opponent() != Opponent::None;
    let now = match game.winner() {
        Some(winner) => words.won(winner == Player::Reader, against_other),
        None => words.turn(game.turn() == Player::Reader, against_other),
    };
    match &game.frame().played {
        Some(played) => {
            let played = widget.language.sentences().played(played);
            [&played, words.gap(), now].concat()
        }
        None if game.readers_turn() => [now, words.gap(), words.touch_help()].concat(),
        None => now.to_owned(),
    }
}
