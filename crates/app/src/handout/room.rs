//! Room to write.

use super::words::Writing;
use crate::sheet::parts::{blank, labelled, paragraph, write};
use crate::sheet::{boxes, choices};
use nian_course::handout::{HandoutThing, Room, TaggedText, Task};
use nian_words::Handout as Texts;
use yew::prelude::*;

/// A text of the teacher's own.
pub(super) fn own(said: &TaggedText, class: &'static str) -> Html {
    let lang = (!said.lang.is_empty()).then(|| said.lang.clone());
    html! { <p {class} {lang}>{ &said.text }</p> }
}

/// What is asked, and room for the answer; `sentence` is that of the card.
pub(super) fn room(
    task: &Task,
    sentence: Option<&Html>,
    given: Option<&HandoutThing>,
    writing: Writing<'_>,
) -> Html {
    let Writing {
        words,
        language,
        space,
    } = writing;
    let say = |text| words.texts.say(text).to_owned();
    let one = |room: &Room| match room {
        Room::Sentence => sentence.cloned().unwrap_or_default(),
        Room::Own => given.map(own_question).unwrap_or_default(),
        Room::IsTrue => html! { <p class="sheet-own">{ say(Texts::CLAIM) }</p> },
        Room::Outcome => choices(language),
        Room::Move => labelled(say(Texts::MOVE), blank()),
        Room::IfUnsafe => labelled(say(Texts::IF_UNSAFE), blank()),
        Room::Why => labelled(say(Texts::WHY), blank()),
        Room::Lines(count) => html! { <>{ for (0..*count).map(|_| write(blank())) }</> },
    };
    let rooms = task.with(space).room;
    html! { <>{ for rooms.iter().map(one) }</> }
}

/// The teacher's own question, and what there is to tick.
fn own_question(given: &HandoutThing) -> Html {
    let question = given.question.as_ref();
    html! {
        <>
            { for question.map(|said| own(said, "sheet-own")) }
            if !given.choices.is_empty() { { boxes(&given.choices) } }
        </>
    }
}

/// The same paragraphs of a card.
pub(super) fn paragraphs(texts: impl IntoIterator<Item = String>) -> Html {
    html! { <>{ for texts.into_iter().map(paragraph) }</> }
}
