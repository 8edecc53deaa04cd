//! The script of the page (`www/class.js`), which shows a lesson on paper. It hears `nian-show`, and says when it is there, and
//! when it fails.

use super::shown::shown;
use super::{Link, State};
use crate::listen::on;
use nian_course::class::{Action, View};
use web_sys::{CustomEvent, CustomEventInit, Element};

/// Has the script show what is to be seen.
pub(super) fn show(class: &Element, page: &State) {
    let shown = shown(page).and_then(|shown| serde_json::to_string(&shown).ok());
    let Some(detail) = shown.and_then(|shown| js_sys::JSON::parse(&shown).ok()) else {
        return;
    };
    let about = CustomEventInit::new();
    about.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict("nian-show", &about) {
        let _ = class.dispatch_event(&event);
    }
}

pub(super) fn listen(class: &Element, link: &Link) {
    let (own, place) = (link.clone(), class.clone());
    on(class, "nian-shows", move |_| {
        own.with(|page| {
            if own.is_live() && page.view() == View::Paper {
                show(&place, page);
            }
        });
    });
    let own = link.clone();
    on(class, "nian-failed", move |_| own.send(Action::Failed));
}
