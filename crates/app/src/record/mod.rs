//! The page of the record of practice: how it has gone, by skill and level.

mod view;
mod words;

pub use view::{Shown, record};
pub use words::{ConditionWords, Words};

pub(crate) use view::{condition_text, name_of};

use crate::files;
use crate::mount::{find, mount as mount_in};
use crate::runtime::{Page, Runtime, moment};
use crate::storage::LocalStorage;
use gloo::events::EventListener;
use nian_course::practice::{MOST_BYTES, Moment, RecordAction, RecordEffect, RecordPage};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::window;

/// The name of this page in `<html data-nian-app>`.
pub const NAME: &str = "record";
/// The name of the file with the record.
pub(crate) const FILE: &str = "nian-practice.json";

type State = RecordPage<LocalStorage>;
type Link = Rc<Runtime<State>>;

impl Page for State {
    type Action = RecordAction;
    type Effect = RecordEffect;

    fn apply(&mut self, action: RecordAction, moment: Moment) -> Vec<RecordEffect> {
        let effect = RecordPage::apply(self, action, moment.now);
        effect.into_iter().collect()
    }
}

fn carry_out(effect: RecordEffect, link: &Link) {
    match effect {
        RecordEffect::Download(text) => {
            link.send(RecordAction::Saved(files::download(FILE, &text)));
        }
        RecordEffect::Pick => {
            let link = link.clone();
            files::pick("", move |file| {
                spawn_local(async move {
                    let bytes = files::read(&file, MOST_BYTES).await;
                    link.send(bytes.map_or(RecordAction::Unreadable, RecordAction::Import));
                });
            });
        }
    }
}

/// Mounts the page in what is written; `None` if something else is shown.
pub(crate) fn mount() -> Option<()> {
    let place = find(".record")?;
    let words: Words = serde_json::from_str(&place.get_attribute("data-words")?).ok()?;
    let link = Runtime::new(State::open(LocalStorage, moment().now), carry_out);
    let place = mount_in(&place, &link, move |link| {
        let send = link.callback();
        link.with(|page| {
            let shown = Shown {
                record: page.record(),
                said: page.announcement(),
                is_sure: page.is_sure(),
                now: moment().now,
            };
            record(&words, shown, &send)
        })
    })?;
    place.remove_attribute("hidden").ok()?;
    link.mounted_in(place);
    let listener = EventListener::new(&window()?.into(), "storage", move |_| {
        link.send(RecordAction::OtherWindow);
    });
    listener.forget();
    Some(())
}
