use super::Context;
use super::drawing::mark;
use super::moves::{all_moves, winning_moves};
use crate::model::{Action, Game, Kind, Opponent, Player, Widget};
use nian_lessons::{Frame, Origin, Subject};
use nian_solver::AnyPosition;
use nian_words::Interface;
use yew::prelude::*;

/// What is said of what is shown: its outcome, a sentence or two, the winning moves.
pub(super) fn caption(context: &Context) -> Html {
    let widget = context.widget;
    let content = match &widget.kind {
        Kind::Example(example) => {
            let frames = example.frames();
            let longest = frames
                .iter()
                .max_by_key(|frame| widget.language.sentences().frame(frame).chars().count());
            html! {
                <div class="nian-stack">
                    { content(context, example.frame(), true) }
                    if let Some(frame) = longest { { room(context, frame) } }
                </div>
            }
        }
        Kind::Game(game) => game_caption(context, game),
        Kind::Tables(_) => return Html::default(),
    };
    html! { <div part="caption" class="nian-caption">{ content }</div> }
}

/// An unseen copy of the longest caption, so that the card keeps its height from step to step.
fn room(context: &Context, frame: &Frame) -> Html {
    html! { <div class="nian-room" aria-hidden="true" inert=true>{ content(context, frame, false) }</div> }
}

fn content(context: &Context, frame: &Frame, live: bool) -> Html {
    let widget = context.widget;
    let open = !live || widget.answers_open();
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        Subject::Pairs { .. } => None,
    };
    let sentence = sentence(widget, frame, live);
    html! {
        <div class="nian-said">
            if let Some(position) = position { { outcome(context, position, open, live) } }
            <p class="nian-sentence" aria-live={live.then_some("polite")} aria-atomic="true">
                { origin(frame, widget.language.interface()) }
                { sentence }
            </p>
            if let (Some(position), true) = (position, open) {
                { winning_moves(context, position) }
                if frame.marks && live { { all_moves(context, position) } }
            }
        </div>
    }
}

/// The sentence of a frame; where an answer is hidden, the question.
fn sentence(widget: &Widget, frame: &Frame, live: bool) -> String {
    let sentences = widget.language.sentences();
    match widget.question() {
        Some(ask) if live => sentences.question(ask).to_owned(),
        _ => sentences.frame(frame),
    }
}

fn outcome(context: &Context, position: &AnyPosition, open: bool, live: bool) -> Html {
    let language = context.widget.language;
    if !open {
        let button = live.then(|| {
            html! {
                <button type="button" class="nian-reveal" onclick={context.on(Action::Reveal)}>
                    { language.interface().show_answer() }
                </button>
            }
        });
        return html! { <p class="nian-outcome">{ button }</p> };
    }
    let outcome = position.outcome();
    let class = if outcome.is_safe() {
        "nian-outcome safe"
    } else {
        "nian-outcome unsafe"
    };
    html! { <p {class}>{ mark(outcome) }{ language.sentences().outcome(outcome) }</p> }
}

fn origin(frame: &Frame, words: &dyn Interface) -> Html {
    let (sign, class, title) = match frame.origin {
        Origin::Article => return Html::default(),
        Origin::Beyond => ("+", "nian-origin beyond", words.beyond()),
        Origin::Erratum => ("E", "nian-origin erratum", words.erratum()),
    };
    html! { <><abbr {class} {title}>{ sign }</abbr>{ " " }</> }
}

fn game_caption(context: &Context, game: &Game) -> Html {
    let widget = context.widget;
    let position = game.position();
    let open = widget.answers_open();
    let explanation = open.then(|| {
        widget
            .language
            .sentences()
            .explanation(position, &position.explain())
    });
    html! {
        <div class="nian-said">
            <p class="nian-status" aria-live="polite" aria-atomic="true">{ status(widget, game) }</p>
            { outcome(context, position, open, true) }
            if let Some(explanation) = explanation {
                <p class="nian-sentence">{ explanation }</p>
                { winning_moves(context, position) }
                { all_moves(context, position) }
            }
        </div>
    }
}

/// What was played, and whose turn it is or who has won.
fn status(widget: &Widget, game: &Game) -> String {
    let sentences = widget.language.sentences();
    let words = widget.language.interface();
    let against_other = game.opponent() != Opponent::None;
    let now = match game.winner() {
        Some(winner) => words.won(winner == Player::Reader, against_other),
        None => words.turn(game.turn() == Player::Reader, against_other),
    };
    let played = game
        .frame()
        .played
        .as_ref()
        .map(|played| sentences.played(played));
    match played {
        Some(played) => [&played, " ", now].concat(),
        None => now.to_owned(),
    }
}
