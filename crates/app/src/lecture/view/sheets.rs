//! Dialogs over the stage. What a clicker sends closes them: whoever holds one has no other key.

use super::Dispatch;
use super::modal::{Modal, sheet};
use super::overview::overview;
use super::slip;
use crate::history;
use crate::sheet::code::code;
use nian_course::deck::write;
use nian_course::lecture::{Action, Dialog, Lecture};
use nian_words::Lecture as Texts;
use yew::prelude::*;

/// The dialog that is open.
pub(super) fn dialog(page: &Lecture, out: &Dispatch) -> Html {
    match page.dialog() {
        None => Html::default(),
        Some(Dialog::Overview) => overview(page, out),
        Some(Dialog::Code) => address_code(page, out),
        Some(Dialog::Legend) => sheet("lecture-legend", out.say(Texts::LEGEND), out, legend(out)),
        Some(Dialog::Slip) => slip::large(page, out),
        Some(Dialog::Black) => {
            let own = out.clone();
            let closed = move |()| own.send(Action::SheetClosed);
            html! { <Modal class="nian-black" label={out.say(Texts::BLACKENED)} is_black={true} {closed} /> }
        }
    }
}

/// The code for the pupils' telephones: the lesson as far as the class is.
fn address_code(page: &Lecture, out: &Dispatch) -> Html {
    let deck = page.deck();
    let pupils = deck.for_pupils(deck.at);
    let address = history::address(&write(&pupils, page.ready())).unwrap_or_default();
    let picture = code(&address, &out.say(Texts::CODE_ABOUT));
    let picture = picture.unwrap_or_else(|| html! { <span>{ out.say(Texts::NO_CODE) }</span> });
    let heading = out.stage.words.count(Texts::CODE_HEADING, &[deck.at]);
    let inside = html! {
        <>
            <div class="lecture-picture" role="status">{ picture }</div>
            <p><a href={address.clone()} target="_blank" rel="noopener">{ address }</a></p>
        </>
    };
    sheet("lecture-code", heading, out, inside)
}

/// The keys of the stage.
fn legend(out: &Dispatch) -> Html {
    let rows = Texts::KEYS.iter().map(|row| {
        let row = out.say(*row);
        let (names, does) = row.split_once('|').unwrap_or(("", &row));
        let names = names
            .split(' ')
            .map(|name| html! { <><kbd>{ name.to_owned() }</kbd>{ " " }</> });
        html! { <div><dt>{ for names }</dt><dd>{ does.to_owned() }</dd></div> }
    });
    html! { <dl>{ for rows }</dl> }
}
