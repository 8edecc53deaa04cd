//! Fitting a card to the screen, which a script does (`www/stage.js`).

use super::styles::spare;
use super::widget;
use crate::browser::get;
use crate::mount::document;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CustomEvent, CustomEventInit, Element};

/// The event by which the page's script is asked to fit a card, in `detail.widget`; it leaves a promise of what undoes that in
/// `detail.coming`.
const FIT: &str = "nian-fit";

/// How far a card is fitted to the screen.
#[derive(Clone, Default)]
pub(super) struct Fitting(Rc<RefCell<Option<Fit>>>);

enum Fit {
    /// What fits it is on its way; another one has another token.
    Coming(Rc<()>),
    /// What undoes it.
    Done(Function),
}

impl Fitting {
    /// Fits a card to the screen.
    pub(super) fn fit(&self, element: &Element) {
        if self.0.borrow().is_some() {
            return;
        }
        let token = Rc::new(());
        self.0.replace(Some(Fit::Coming(token.clone())));
        let (own, element) = (self.clone(), element.clone());
        spawn_local(async move {
            // Other layouts of a picture need the engine.
            let has_engine = widget::engine(&element).await.is_ok();
            let undo = match has_engine && own.is_wanted(&token) {
                true => fit(&element).await,
                false => None,
            };
            match undo {
                Some(undo) if own.is_wanted(&token) => {
                    spare(&element);
                    own.0.replace(Some(Fit::Done(undo)));
                }
                Some(undo) => drop(undo.call0(&JsValue::UNDEFINED)),
                // A browser too old for it, or a line too bad, shows the card as it is; the next step tries again.
                None if own.is_wanted(&token) => drop(own.0.take()),
                None => {}
            }
        });
    }

    fn is_wanted(&self, token: &Rc<()>) -> bool {
        matches!(&*self.0.borrow(), Some(Fit::Coming(own)) if Rc::ptr_eq(own, token))
    }

    /// The card is as it was.
    pub(super) fn undo(&self) {
        if let Some(Fit::Done(undo)) = self.0.take() {
            let _ = undo.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Has the script fit a card; gives what undoes it.
async fn fit(element: &Element) -> Option<Function> {
    let detail = js_sys::Object::new();
    Reflect::set(&detail, &"widget".into(), element).ok()?;
    let about = CustomEventInit::new();
    about.set_detail(&detail);
    let event = CustomEvent::new_with_event_init_dict(FIT, &about).ok()?;
    document()?.dispatch_event(&event).ok()?;
    let coming: Promise = get(&detail, "coming")?.dyn_into().ok()?;
    JsFuture::from(coming).await.ok()?.dyn_into().ok()
}
