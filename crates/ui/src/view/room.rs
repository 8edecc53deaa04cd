//! Room for the longest caption of an example, so that its card keeps its height from step to step.
use nian_lessons::{Frame, Subject};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::prelude::*;

/// Every caption, unseen and unread: CSS lays them over one another (`.nian-stack`) and draws their
/// texts from attributes, so that nobody finds them in the page.
pub(super) fn room(language: Language, frames: &[Frame]) -> Html {
    html! { <>{ for frames.iter().map(|frame| caption(language, frame)) }</> }
}

fn caption(language: Language, frame: &Frame) -> Html {
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        Subject::Pairs { .. } => None,
    };
    html! {
        <div class="nian-caption nian-room" aria-hidden="true">
            if position.is_some() { <p class="nian-outcome"></p> }
            <p class="nian-sentence" data-text={language.sentences().frame(frame)}></p>
            if let Some(position) = position { { moves(language, position) } }
        </div>
    }
}

fn moves(language: Language, position: &AnyPosition) -> Html {
    if position.end().is_some() {
        return Html::default();
    }
    let sentences = language.sentences();
    let words = language.interface();
    let chips = position
        .winning_moves()
        .into_iter()
        .take(super::moves::CHIPS)
        .map(|mv| html! { <li class="nian-chip" data-text={sentences.move_name(position, mv)}></li> });
    html! {
        <>
            <ul class="nian-chips" data-text={words.no_winning_move()}>{ for chips }</ul>
            <p class="nian-moves" data-text={words.all_moves()}></p>
        </>
    }
}
