use super::sheet::Sheet;
use super::{Send, button};
use crate::class::words::Words;
use crate::dialog::close;
use crate::select::Select;
use crate::sheet::code::sized_code;
use nian_course::class::{Action, Announcement, Class};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

/// A telephone in the last row reads a code of no more modules a side.
const MOST_MODULES: u32 = 80;

/// What pupils get: a QR code and the link, up to a thing.
pub(super) fn pupils<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let Some(dialog) = page.dialog() else {
        return Html::default();
    };
    let (upto, is_bare) = (dialog.upto, dialog.is_bare);
    let address = page.pupils_address(upto, is_bare);
    let is_long = matches!(dialog.announcement, Announcement::TooLong(_));
    let code = (!is_long)
        .then(|| sized_code(&page.pupils_code(upto, is_bare), words.say(ClassSaid::CODE)));
    let is_dense = matches!(code, Some(Some((_, modules))) if modules > MOST_MODULES);
    let said = match &code {
        Some(None) if dialog.announcement == Announcement::Nothing => {
            words.say(ClassSaid::NO_CODE).to_owned()
        }
        _ => words.said(&dialog.announcement),
    };
    let options = page.deck().things.iter().enumerate().map(|(at, thing)| {
        let number = (at + 1).to_string();
        let named = match page.called(thing) {
            Some(called) => words.fill(ClassSaid::UP_TO_PLACE, &[&number, &called.text]),
            None => format!("{number}."),
        };
        (AttrValue::from(number), AttrValue::from(named))
    });
    let options: Vec<_> = options.collect();
    let choose = send.reform(|value: String| Action::UpTo(value.parse().unwrap_or(1)));
    let copy = send.reform(|_: MouseEvent| Action::Copy);
    let bare = send.reform(move |_: MouseEvent| Action::Bare(!is_bare));
    html! {
        <Sheet class="pupils" labelled="for-pupils" onclose={send.reform(|()| Action::ClosePupils)}>
            <header>
                <h2 id="for-pupils">{ words.say(ClassSaid::PUPILS) }</h2>
                { button("plain", words.say(ClassSaid::CLOSE), None, Callback::from(close)) }
            </header>
            <p>{ words.say(ClassSaid::PUPILS_ABOUT) }</p>
            <p class="field">
                <label for="up-to">{ words.say(ClassSaid::UP_TO) }</label>
                <Select id="up-to" {options} value={upto.to_string()} onchange={choose} />
            </p>
            if !page.is_for_others() {
                <p class="wrong">{ words.say(ClassSaid::NOT_FOR_OTHERS) }</p>
            }
            if is_dense {
                <p class="wrong">{ words.say(ClassSaid::TOO_DENSE) }</p>
            }
            if is_dense || is_bare {
                <p>
                    <button type="button" class="plain" aria-pressed={is_bare.to_string()} onclick={bare}>
                        { words.say(ClassSaid::WITHOUT_QUESTIONS) }
                    </button>
                </p>
            }
            <div class="code">{ code.flatten().map(|(drawn, _)| drawn).unwrap_or_default() }</div>
            <p><a href={address.clone()}>{ address }</a></p>
            <p class="doing">{ button("filled", words.say(ClassSaid::LINK), None, copy) }</p>
            <p role="status">{ said }</p>
        </Sheet>
    }
}
