//! Keeps the focus among the controls that answer: they come and go as the card is rendered, Yew gives their nodes to other
//! controls, and whoever uses the keyboard is not to be thrown out of the card.

use nian_ui::model::Widget;
use nian_ui::{focus_after, leads_on};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList, ShadowRoot};
use yew::NodeRef;

/// Where such controls stand.
const PLACES: &str = ".nian-task, .nian-caption, [data-ask]";
const CONTROLS: &str = ":is(.nian-task, .nian-caption) :is([data-do], [data-set])";
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
    /// The one that says so by its attributes; whether the focus was to be seen there, as it is for the keyboard.
    Control { says: String, seen: bool },
}

/// The focus as it was before the card was rendered.
#[derive(Default)]
pub(crate) struct Focus(RefCell<Saved>);

impl Focus {
    /// Saves the index before the card is rendered. Inputs that were just `opened` give the focus to the first of them.
    pub(crate) fn save(&self, board: &Element, opened: bool) {
        let saved = match opened {
            true => Saved::Opened,
            false => focused(board).unwrap_or(Saved::Elsewhere),
        };
        self.0.replace(saved);
    }

    /// Gives the focus back to the same control; where that is gone, to the one where the reader goes on.
    ///
    /// Yew may report the rendering before, so what was saved is kept until the next time.
    pub(crate) fn restore(&self, card: &NodeRef, widget: &Widget) {
        let Some(card) = card.cast::<Element>() else {
            return;
        };
        match &*self.0.borrow() {
            Saved::Elsewhere => {}
            Saved::Opened => {
                if let Ok(Some(first)) = card.query_selector(OPENED) {
                    focus(&first);
                }
            }
            Saved::Control { says, seen } => {
                let same = same_control(&card, says).filter(|_| !leads_on(says));
                match same {
                    Some(same) => focus(&same),
                    None => go_on(&card, &focus_after(widget, says), *seen),
                }
            }
        }
    }
}

/// The first of the targets that can have the focus. A field that nobody used the keyboard for would bring up a
/// telephone's own.
fn go_on(card: &Element, targets: &[&str], seen: bool) {
    for target in targets {
        let Ok(Some(found)) = card.query_selector(target) else {
            continue;
        };
        if seen || found.tag_name() != "INPUT" {
            focus(&found);
            if active(card).as_ref() == Some(&found) {
                return;
            }
        }
    }
}

fn focused(board: &Element) -> Option<Saved> {
    let active = active(board)?;
    active.closest(PLACES).ok()??;
    let says = says(&active)?;
    let seen = active.matches(":focus-visible").unwrap_or(true);
    Some(Saved::Control { says, seen })
}

/// The element within the card that has the focus.
fn active(card: &Element) -> Option<Element> {
    let root: ShadowRoot = card.get_root_node().dyn_into().ok()?;
    root.active_element()
}

/// What a control asks for; `set` is no command.
fn says(control: &Element) -> Option<String> {
    let command = control.get_attribute("data-do");
    command.or_else(|| Some("set ".to_owned() + &control.get_attribute("data-set")?))
}

fn same_control(card: &Element, said: &str) -> Option<Element> {
    let controls: NodeList = card.query_selector_all(CONTROLS).ok()?;
    let all = (0..controls.length()).filter_map(|at| controls.get(at)?.dyn_into().ok());
    let mut same = all.filter(|control| says(control).is_some_and(|says| says == said));
    same.next()
}

fn focus(control: &Element) {
    if active(control).as_ref() != Some(control)
        && let Some(control) = control.dyn_ref::<HtmlElement>()
    {
        let _ = control.focus();
    }
}
