//! What is said of a page that has trapped so often that it is not tried again.

use super::platform::Platform;
use crate::listen::on;
use crate::mount::{document_element, find, mount_view};
use nian_words::{Language, Scorm as Said};
use std::rc::Rc;
use web_sys::window;
use yew::prelude::*;

/// Says so, with a button that loads the page: what the platform has taken is there.
pub(crate) fn offer() -> Option<()> {
    let place = find(".course")?;
    let title = find("title")?.text_content();
    let language = Language::from_tag(&document_element()?.lang());
    let words = super::words()?;
    let words = super::of(&words, language)?.clone();
    let view = move || {
        let again = Callback::from(|_: MouseEvent| {
            if let Some(window) = window() {
                let _ = window.location().reload();
            }
        });
        html! {
            <>
                <h1>{ title.clone() }</h1>
                <p role="alert">
                    <span>{ words.texts.say(Said::STOPPED) }</span>{ " " }
                    <button type="button" class="plain" onclick={again}>{ &words.again }</button>
                </p>
            </>
        }
    };
    mount_view(&place, Rc::new(view), Rc::new(|_| ()), None)?;
    // The instance that would end the session is gone.
    let platform = Platform::find();
    let window = window()?;
    on(&window, "pagehide", move |_| platform.end());
    Some(())
}
