use super::{Send, button, slips};
use crate::class::words::Words;
use nian_course::class::Action;
use nian_words::{ClassSaid, Text};
use yew::prelude::*;

/// What a lesson is for: it is projected, passed on to pupils, printed.
pub(super) fn first(words: &Words, send: &Send, hidden: bool) -> Html {
    let project = send.reform(|_: MouseEvent| Action::Project);
    let all = [
        (ClassSaid::PUPILS, Action::Pupils),
        (ClassSaid::PRINT, Action::Print),
    ];
    html! {
        <div class="doing first" {hidden}>
            { button("filled", words.say(ClassSaid::PROJECT), Some("project"), project) }
            { for all.map(|one| act(words, send, one)) }
            { slips::opener(words, send) }
        </div>
    }
}

/// How a lesson is passed on to a colleague, and kept.
pub(super) fn passing_on(words: &Words, send: &Send) -> Html {
    let all = [
        (ClassSaid::DOWNLOAD, Action::Download),
        (ClassSaid::LINK, Action::Copy),
    ];
    html! { <>{ for all.map(|one| act(words, send, one)) }</> }
}

fn act(words: &Words, send: &Send, (text, act): (Text, Action)) -> Html {
    let onclick = send.reform(move |_: MouseEvent| act.clone());
    button("plain", words.say(text), None, onclick)
}
