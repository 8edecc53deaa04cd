//! Room to write.

use super::Words;
use crate::sheet::choices;
use crate::sheet::parts::{blank, labelled, told, write};
use nian_course::handout::{Room, Said};
use nian_words::{Handout as Texts, Language};
use yew::prelude::*;

/// A text of the teacher's own.
pub(super) fn own(said: &Said, class: &'static str) -> Html {
    let lang = (!said.lang.is_empty()).then(|| said.lang.clone());
    html! { <p {class} {lang}>{ &said.text }</p> }
}

/// What is asked, and room for the answer; `sentence` is that of the card.
pub(super) fn room(
    rooms: &[Room],
    sentence: Option<&Html>,
    question: Option<&Said>,
    (words, language): (&Words, Language),
) -> Html {
    let say = |text| words.texts.say(text).to_owned();
    let one = |room: &Room| match room {
        Room::Sentence => sentence.cloned().unwrap_or_default(),
        Room::Own => question
            .map(|said| own(said, "sheet-own"))
            .unwrap_or_default(),
        Room::IsTrue => html! { <p class="sheet-own">{ say(Texts::CLAIM) }</p> },
        Room::Outcome => choices(language),
        Room::Move => labelled(say(Texts::MOVE), blank()),
        Room::IfUnsafe => labelled(say(Texts::IF_UNSAFE), blank()),
        Room::Why => labelled(say(Texts::WHY), blank()),
        Room::Lines(count) => html! { <>{ for (0..*count).map(|_| write(blank())) }</> },
    };
    html! { <>{ for rooms.iter().map(one) }</> }
}

/// The same paragraphs of a card.
pub(super) fn paragraphs(texts: impl IntoIterator<Item = String>) -> Html {
    html! { <>{ for texts.into_iter().map(told) }</> }
}
