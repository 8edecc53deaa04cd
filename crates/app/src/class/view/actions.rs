use super::{Send, button};
use crate::class::words::Words;
use nian_course::class::Action;
use nian_words::ClassSaid;
use yew::prelude::*;

/// What can be done with a lesson: project, pass on, print, save; and more.
pub(super) fn actions(words: &Words, send: &Send, hidden: bool, more: Html) -> Html {
    let all = [
        ("filled", ClassSaid::PROJECT, Action::Project),
        ("plain", ClassSaid::PUPILS, Action::Pupils),
        ("plain", ClassSaid::LINK, Action::Copy),
        ("plain", ClassSaid::PRINT, Action::Print),
        ("plain", ClassSaid::DOWNLOAD, Action::Download),
    ];
    let all = all.into_iter().map(|(class, text, act)| {
        let onclick = send.reform(move |_: MouseEvent| act.clone());
        button(class, words.say(text), None, onclick)
    });
    html! { <div class="doing" {hidden}>{ for all }{ more }</div> }
}
