//! Keeps the focus among the controls that answer: they come and go as the card is rendered, Yew gives their nodes to other
//! controls, and whoever uses the keyboard is not to be thrown out of the card.

use crate::scroll::scroll_to_nearest;
use nian_ui::model::Widget;
use nian_ui::{focus_after, leads_on};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ShadowRoot};
use yew::NodeRef;

/// Where such controls stand.
const PLACES: &str = ".nian-task, .nian-caption";
/// Where moves are chosen, and what opens for a while: there a control keeps the focus as long as it stands.
const CHOOSERS: &str = ".nian-choices, .nian-reasons, .nian-popup";
/// What one plays on.
pub(crate) const BOARD: &str = "[part~=board]";
/// What leads to the review of a game, and back.
pub(crate) const REVIEW: &str = "[data-do=review]";
/// What a question of an example is answered by, once its button has opened it.
const OPENED: &str = "[data-ask] :is(button, input)";

/// Which control has had the focus.
#[derive(Default)]
enum Saved {
    /// None of those that answer.
    #[default]
    Elsewhere,
    /// The controls of a question have just been opened, and the first is to have it.
    Opened,
    /// One of the [`CHOOSERS`], by the keyboard.
    Chooser,
    /// The one with this attribute, `data-do` or `data-set`, and its value; whether the focus was visible there, as it is
    /// for the keyboard.
    Control(&'static str, String, bool),
}

/// The focus as it was before the card was rendered.
#[derive(Default)]
pub(crate) struct Focus(RefCell<Saved>);

impl Focus {
    /// Saves it before the card is rendered; where the controls have just been `opened`, the first is to have the focus.
    pub(crate) fn save(&self, board: &Element, opened: bool) {
        let saved = match opened {
            true => Saved::Opened,
            false => focused(board).unwrap_or_default(),
        };
        self.0.replace(saved);
    }

    /// Gives the focus back to the same control; where that is gone, to the one where the reader goes on.
    ///
    /// Yew may call back for the rendering before, so what was saved is kept until the next time.
    pub(crate) fn restore(&self, card: &NodeRef, widget: &Widget) {
        let Some(card) = card.cast::<Element>() else {
            return;
        };
        match &*self.0.borrow() {
            Saved::Elsewhere => {}
            Saved::Opened => {
                focus(&card, OPENED, true);
            }
            Saved::Chooser if is_lost() => {
                let mut targets = focus_after(widget, "").into_iter();
                targets.any(|target| focus(&card, target, true));
            }
            Saved::Chooser => {}
            Saved::Control(attribute, value, visible) => {
                let same = [":is(", PLACES, ") [", attribute, "='", value, "']"].concat();
                if leads_on(value) || !focus(&card, &same, true) {
                    let targets = focus_after(widget, value);
                    let is_given = targets.iter().any(|target| focus(&card, target, *visible));
                    let active = active(&card).and_then(|active| active.dyn_into().ok());
                    match active {
                        Some::<HtmlElement>(active) if is_given => scroll_to_nearest(&active),
                        // Yew may have made of the button one that skips the task.
                        Some(active) if leads_on(value) => drop(active.blur()),
                        _ => {}
                    }
                }
            }
        }
    }
}

/// Focuses what a selector finds first, without scrolling; whether it has the focus then. Where nobody has used the keyboard, a
/// field would bring up a telephone's own.
pub(crate) fn focus(card: &Element, selector: &str, with_fields: bool) -> bool {
    let found = card.query_selector(selector).ok().flatten();
    let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    let is_active = || active(card).as_ref() == Some(&found);
    if !is_active() && (with_fields || found.tag_name() != "INPUT") {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = found.focus_with_options(&options);
    }
    is_active()
}

/// Whether nothing on the page has the focus, as where what had it is gone.
fn is_lost() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let focused = document.and_then(|document| document.active_element());
    focused.is_none_or(|focused| focused.tag_name() == "BODY")
}

fn focused(board: &Element) -> Option<Saved> {
    let active = active(board)?;
    let visible = active.matches(":focus-visible").unwrap_or(true);
    let is_in = |places| matches!(active.closest(places), Ok(Some(_)));
    if !is_in(PLACES) {
        return (visible && is_in(CHOOSERS)).then_some(Saved::Chooser);
    }
    let attribute = |name| Some(Saved::Control(name, active.get_attribute(name)?, visible));
    attribute("data-do").or_else(|| attribute("data-set"))
}

/// The element within the card that has the focus.
fn active(card: &Element) -> Option<Element> {
    let root: ShadowRoot = card.get_root_node().dyn_into().ok()?;
    root.active_element()
}
