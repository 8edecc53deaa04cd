use super::drawing::mark;
use super::text::text;
use crate::model::Command;
use nian_solver::{AnyPosition, Move, Outcome};
use nian_words::Language;
use yew::{Html, html};

/// The largest number of moves listed; a large heap has more than anyone would read.
const LISTED: usize = 60;
pub(super) const CHIPS: usize = 12;

/// The winning moves as chips; each plays its move.
pub(super) fn winning_moves(language: Language, position: &AnyPosition) -> Html {
    let words = language.interface();
    if position.end().is_some() {
        return Html::default();
    }
    let winning = position.winning_moves();
    if winning.is_empty() {
        return html! { <p class="nian-chips">{ text(words.no_winning_move()) }</p> };
    }
    let name = |mv| language.sentences().move_name(position, mv);
    let beyond = winning.len().saturating_sub(CHIPS);
    let more = (beyond > 0).then(|| html! { <li>{ text(words.more(beyond as u64)) }</li> });
    html! {
        <ul class="nian-chips" aria-label={words.winning_moves()}>
            for &mv in winning.iter().take(CHIPS) {
                { play("nian-chip", mv, Outcome::Safe, name(mv)) }
            }
            { for more }
        </ul>
    }
}

/// The same as texts.
pub(super) fn names_of_winning(language: Language, position: &AnyPosition) -> Vec<String> {
    let words = language.interface();
    if position.end().is_some() {
        return Vec::new();
    }
    let winning = position.winning_moves();
    if winning.is_empty() {
        return vec![words.no_winning_move().to_owned()];
    }
    let listed = winning.iter().take(CHIPS);
    let name = |&mv| language.sentences().move_name(position, mv);
    let beyond = winning.len().saturating_sub(CHIPS);
    let more = (beyond > 0).then(|| words.more(beyond as u64));
    listed.map(name).chain(more).collect()
}

/// A button in a list that plays a move.
fn play(class: &'static str, mv: Move, leads_to: Outcome, said: String) -> Html {
    html! {
        <li>
            <button type="button" class={class} data-do={Command::Play(mv)}>
                { mark(leads_to) }{ text(said) }
            </button>
        </li>
    }
}

/// How the list of every move is rendered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Moves {
    /// Not rendered: most readers never unfold the list, and it takes as long as the rest of the
    /// card.
    Folded,
    /// Rendered and unfolded.
    Unfolded,
    /// Rendered and folded, for cards without scripts.
    Written,
}

/// The list of every move with its outcome and its reason; each plays its move.
pub(super) fn all_moves(language: Language, position: &AnyPosition, shown: Moves) -> Html {
    if position.moves().next().is_none() {
        return Html::default();
    }
    html! {
        <details class="nian-moves" open={shown == Moves::Unfolded}>
            <summary data-do={Command::Unfold}>{ text(language.interface().all_moves()) }</summary>
            if shown != Moves::Folded { { list(language, position) } }
        </details>
    }
}

fn list(language: Language, position: &AnyPosition) -> Html {
    let judged = |mv| {
        let judgement = position.judge(mv).ok()?;
        let said = language.sentences().judgement(position, &judgement);
        Some(play("", mv, judgement.outcome, said))
    };
    html! { <ul>for mv in position.moves().take(LISTED) { { for judged(mv) } }</ul> }
}
