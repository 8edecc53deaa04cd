use super::Context;
use super::drawing::mark;
use crate::model::Action;
use nian_solver::{AnyPosition, Move};
use yew::prelude::*;

/// How many moves are listed; a large heap has more than anyone would read.
const LISTED: usize = 60;
const CHIPS: usize = 12;

/// The winning moves as chips, each of which plays its move.
pub(super) fn winning_moves(context: &Context, position: &AnyPosition) -> Html {
    let language = context.widget.language;
    let words = language.interface();
    if position.end().is_some() {
        return Html::default();
    }
    let winning = position.winning_moves();
    if winning.is_empty() {
        return html! { <p class="nian-chips">{ words.no_winning_move() }</p> };
    }
    let more = winning.len().saturating_sub(CHIPS);
    let chips = winning.iter().take(CHIPS).map(|&mv| {
        html! { <li>{ chip(context, position, mv) }</li> }
    });
    html! {
        <ul class="nian-chips" aria-label={words.winning_moves()}>
            { for chips }
            if more > 0 { <li>{ words.more(more) }</li> }
        </ul>
    }
}

fn chip(context: &Context, position: &AnyPosition, mv: Move) -> Html {
    let sentences = context.widget.language.sentences();
    let outcome = nian_solver::Outcome::Safe;
    html! {
        <button type="button" class="nian-chip" onclick={context.on(Action::Play(mv))}>
            { mark(outcome) }{ sentences.move_name(position, mv) }
        </button>
    }
}

/// Every move with its outcome and the reason, folded away; each plays its move.
pub(super) fn all_moves(context: &Context, position: &AnyPosition) -> Html {
    let language = context.widget.language;
    let words = language.interface();
    let mut moves = position.moves();
    let listed: Vec<Html> = moves
        .by_ref()
        .take(LISTED)
        .map(|mv| reason(context, position, mv))
        .collect();
    if listed.is_empty() {
        return Html::default();
    }
    html! {
        <details class="nian-moves">
            <summary>{ words.all_moves() }</summary>
            <ul>{ for listed }</ul>
        </details>
    }
}

fn reason(context: &Context, position: &AnyPosition, mv: Move) -> Html {
    let sentences = context.widget.language.sentences();
    let Ok(judgement) = position.judge(mv) else {
        return Html::default();
    };
    html! {
        <li>
            <button type="button" onclick={context.on(Action::Play(mv))}>
                { mark(judgement.outcome) }
                { sentences.judgement(position, &judgement) }
            </button>
        </li>
    }
}
