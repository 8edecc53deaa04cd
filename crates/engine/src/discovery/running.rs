use super::command::written;
use crate::drawing::{Drawing, DrawingProps};
use crate::storage::LocalStorage;
use js_sys::Function;
use nian_course::discovery::{Action, Discovery, Plan};
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use yew::AppHandle;

/// Where the board is drawn within its `<details>`.
const ROOT: &str = ".board";

/// A running board, as long as the page is there.
pub(super) struct Running {
    /// The element that is drawn.
    root: Element,
    language: Language,
    tell: Function,
    state: RefCell<Discovery<LocalStorage>>,
    app: RefCell<Option<AppHandle<Drawing>>>,
}

impl Running {
    /// Draws a board. Its element is a fresh one: an instance of the wasm that has trapped may still draw in the one before.
    pub(super) fn mount(
        place: &Element,
        plans: Vec<Rc<Plan>>,
        language: Language,
        tell: Function,
    ) -> Option<Rc<Self>> {
        let written = place.query_selector(ROOT).ok()??;
        let root: Element = written.clone_node().ok()?.unchecked_into();
        written.replace_with_with_node_1(&root).ok()?;
        let (state, folded) = Discovery::open(plans, LocalStorage)?;
        let running = Rc::new(Self {
            root,
            language,
            tell,
            state: RefCell::new(state),
            app: RefCell::default(),
        });
        place.toggle_attribute_with_force("open", !folded).ok()?;
        running.render();
        Some(running)
    }

    /// Applies an action, draws the board and carries the effects out; nothing once another instance of the wasm has taken
    /// the place of this one.
    pub(super) fn act(self: &Rc<Self>, action: Action) {
        if !self.root.is_connected() {
            return;
        }
        let effects = self.state.borrow_mut().apply(action);
        self.draw();
        for effect in effects {
            // What it throws the browser reports.
            let _ = self.tell.call1(&JsValue::NULL, &written(&effect).into());
        }
    }

    fn draw(self: &Rc<Self>) {
        // A browser's translation replaces text nodes by `font` elements. Yew would panic when it looks for them.
        if let Ok(Some(_)) = self.root.query_selector("font") {
            self.render();
        } else if let Some(app) = self.app.borrow_mut().as_mut() {
            app.update(self.props());
        }
    }

    fn render(self: &Rc<Self>) {
        let app = self.props().render(self.root.clone());
        self.app.replace(Some(app));
    }

    fn props(self: &Rc<Self>) -> DrawingProps {
        let running = Rc::clone(self);
        let draw = move |_: &_| {
            let state = running.state.borrow();
            nian_ui::discovery_board(running.language, state.board())
        };
        DrawingProps {
            draw: Rc::new(draw),
            on_rendered: None,
        }
    }
}
