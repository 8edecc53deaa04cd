//! The side of the lesson: it opens the speaker's window, tells it where the class is, and does what it asks for.

use super::stage::{Stage, session};
use super::wire::{Wire, random};
use super::{Link, SPEAKER, act, soon};
use crate::history;
use crate::runtime::moment;
use gloo::timers::callback::Interval;
use nian_course::lecture::{Action, CALL, Message, SpeakerStatus, is_silent};
use std::rc::Rc;
use web_sys::{Window, window};

/// The entry of the tab's storage with the name of the pair and the lesson, for when the lesson's window is loaded again.
const KEPT: &str = "nian-speaker";
const FEATURES: &str = "popup,width=1100,height=780";

/// A window that was opened before the page was loaded again is listened to. One of another lesson has other notes.
pub(super) fn recall(stage: &Rc<Stage>, link: &Link) {
    let kept = session().and_then(|tab| tab.get_item(KEPT).ok()?);
    let kept = kept.as_deref().and_then(|kept| kept.split_once(' '));
    if let Some((pair, lesson)) = kept
        && link.with(|page| page.beginning() == lesson)
    {
        stage.speaker.borrow_mut().pair = Some(pair.to_owned());
        listen(stage, link, None);
    }
}

/// Opens it for the lesson of this address.
pub(super) fn open(stage: &Rc<Stage>, link: &Link, search: &str) {
    let pair = stage.speaker.borrow().pair.clone().unwrap_or_else(random);
    stage.speaker.borrow_mut().pair = Some(pair.clone());
    let kept = link.with(|page| format!("{pair} {}", page.beginning()));
    let _ = session().map(|tab| tab.set_item(KEPT, &kept));
    match opened(&pair, search) {
        Some(peer) => listen(stage, link, Some(peer)),
        None => link.send(Action::Speaker(SpeakerStatus::Refused)),
    }
}

fn opened(pair: &str, search: &str) -> Option<Window> {
    let window = window()?;
    // One that is too long for an address is the one on this device there, too.
    let is_mine = history::query().iter().any(|(name, _)| name == "mine");
    let search = match is_mine {
        true => window.location().search().ok()?,
        false => search.to_owned(),
    };
    let url = web_sys::Url::new(&window.location().href().ok()?).ok()?;
    url.set_search(&format!("{search}&{SPEAKER}={pair}"));
    let name = format!("nian-{pair}");
    window
        .open_with_url_and_target_and_features(&url.href(), &name, FEATURES)
        .ok()?
}

fn listen(stage: &Rc<Stage>, link: &Link, peer: Option<Window>) {
    let Some(pair) = stage.speaker.borrow().pair.clone() else {
        return;
    };
    let (around, own) = (Rc::downgrade(stage), link.clone());
    let wire = Wire::new(&pair, peer, move |message| {
        let (around, own) = (around.clone(), own.clone());
        soon(move || {
            if let Some(stage) = around.upgrade() {
                hear(&stage, &own, message);
            }
        });
    });
    let (around, own) = (Rc::downgrade(stage), link.clone());
    let calls = Interval::new(CALL, move || {
        if let Some(stage) = around.upgrade() {
            miss(&stage, &own);
        }
    });
    let mut speaker = stage.speaker.borrow_mut();
    speaker.wire = Some(wire);
    speaker.calls = Some(calls);
}

fn hear(stage: &Rc<Stage>, link: &Link, message: Message) {
    let was_lost = {
        let mut speaker = stage.speaker.borrow_mut();
        if speaker.wire.is_none() {
            return;
        }
        speaker.heard = Some(moment().now);
        std::mem::take(&mut speaker.is_lost)
    };
    if was_lost {
        link.send(Action::Speaker(SpeakerStatus::There));
    }
    if let Message::Do(command) = message {
        act(stage, link, Action::Asked(command));
    }
    tell(stage, link);
}

/// Whether it has been silent for too long.
fn miss(stage: &Rc<Stage>, link: &Link) {
    let is_gone = {
        let mut speaker = stage.speaker.borrow_mut();
        let now = moment().now;
        let is_silent = speaker.heard.is_some_and(|heard| is_silent(heard, now));
        let is_gone = is_silent && !speaker.is_lost;
        speaker.is_lost |= is_silent;
        is_gone
    };
    if is_gone {
        link.send(Action::Speaker(SpeakerStatus::Gone));
    }
}

/// Tells it where the class is.
pub(super) fn tell(stage: &Rc<Stage>, link: &Link) {
    let speaker = stage.speaker.borrow();
    if let Some(wire) = speaker.wire.as_ref().filter(|_| speaker.heard.is_some()) {
        wire.send(Message::State(Box::new(link.with(|page| page.now()))));
    }
}
