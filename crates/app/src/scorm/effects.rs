use super::files;
use super::part::Part;
use super::platform::Platform;
use super::{LEFT, Link};
use crate::browser::{call, later};
use crate::mount::{document_element, find, focus_quietly, has_focus_in, pass_focus};
use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect};
use nian_course::scorm::{Action, Effect, Scorm, Timer};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};

/// Carries out the effects of a course.
pub(super) struct Carrier {
    platform: Platform,
    /// What the elements stand in.
    card: Element,
    parts: RefCell<BTreeMap<usize, Part>>,
    waits: RefCell<[Option<Timeout>; 3]>,
}

impl Carrier {
    pub(super) fn new(platform: Platform, card: Element) -> Self {
        Self {
            platform,
            card,
            parts: RefCell::default(),
            waits: RefCell::default(),
        }
    }

    pub(super) fn carry_out(&self, effect: Effect, link: &Link) {
        match effect {
            Effect::Load => link.with(|page| files::load(page.plan(), page.language(), link)),
            Effect::Name(language) => {
                let link = link.clone();
                spawn_local(async move {
                    let names = files::names(language).await;
                    link.send(Action::Named(language, names));
                });
            }
            Effect::Speak(language) => {
                if let Some(root) = document_element() {
                    root.set_lang(language.tag());
                }
            }
            Effect::Record => self.record(link),
            Effect::Wait(wait, time) => {
                let send = link.callback();
                let timer = Timeout::new(time, move || send.emit(Action::Due(wait)));
                self.waits.borrow_mut()[slot(wait)] = Some(timer);
            }
            Effect::Forget(wait) => drop(self.waits.borrow_mut()[slot(wait)].take()),
            Effect::Seek => link.send(match self.platform.is_there() {
                true => Action::Found,
                false => Action::NotFound,
            }),
            Effect::Show(at) => self.show(at, link),
            Effect::Drop(at) => {
                let part = self.parts.borrow_mut().remove(&at);
                if let Some(part) = part {
                    part.element.remove();
                }
            }
            Effect::Focus => later(|| {
                let _ = focus();
            }),
            Effect::Lead(is_wanted) => {
                if is_wanted || has_focus_in(".course h1") {
                    later(|| {
                        let _ = focus();
                    });
                }
            }
            Effect::PassFocus => {
                pass_focus(".course [role=alert] button", ".course h1");
                pass_focus(".course .told button", ".course h2");
            }
            Effect::End => self.platform.end(),
        }
    }

    fn record(&self, link: &Link) {
        if self.platform.begin() {
            link.send(Action::Began(self.platform.launch_data()));
        }
        let values = link.with(Scorm::values);
        self.platform.record(&values);
        if let (Some(root), Some((_, text))) = (document_element(), values.first()) {
            // An attribute of ours is always valid.
            let _ = root.dataset().set(LEFT, text);
        }
        link.send(Action::Recorded(self.platform.recording()));
    }

    fn show(&self, at: usize, link: &Link) {
        if !self.parts.borrow().contains_key(&at) {
            let made = link.with(|page| page.element(at));
            let part = made.and_then(|made| Part::new(at, made, &self.card, link));
            if let Some(part) = part {
                self.parts.borrow_mut().insert(at, part);
            }
        }
        for (own, part) in &*self.parts.borrow() {
            let _ = part
                .element
                .toggle_attribute_with_force("hidden", *own != at);
        }
    }
}

fn slot(wait: Timer) -> usize {
    match wait {
        Timer::Record => 0,
        Timer::Retry => 1,
        Timer::Seek => 2,
    }
}

/// Leads the reader to the name of what is shown.
fn focus() -> Option<()> {
    let name: HtmlElement = find(".course h2")?.dyn_into().ok()?;
    focus_quietly(&name);
    let nearest = Object::new();
    Reflect::set(&nearest, &"block".into(), &"nearest".into()).ok()?;
    call(&name, "scrollIntoView", &[nearest.into()])?;
    Some(())
}
