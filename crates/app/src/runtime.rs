//! The state of a page, outside of Yew: it changes by actions, then its effects are carried out, then the page is rendered.

use nian_course::practice::Moment;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::Element;
use yew::Callback;

/// A page of tools.
pub(crate) trait Page: Sized + 'static {
    /// What can happen on it.
    type Action: 'static;
    /// What it does to the page around it.
    type Effect;

    /// Changes the state.
    fn apply(&mut self, action: Self::Action, moment: Moment) -> Vec<Self::Effect>;
}

type CarryOut<P> = dyn Fn(<P as Page>::Effect, &Rc<Runtime<P>>);

/// The owner of a page's state.
pub(crate) struct Runtime<P: Page> {
    page: RefCell<P>,
    carry_out: Box<CarryOut<P>>,
    is_carrying_out: Cell<bool>,
    /// Whether the page is another one than it was at first.
    has_changed: Cell<bool>,
    redraws: RefCell<Vec<Callback<()>>>,
    /// Where the page is mounted.
    root: RefCell<Option<Element>>,
}

impl<P: Page> Runtime<P> {
    /// The owner of this state; `carry_out` carries an effect out, and may send further actions.
    pub(crate) fn new(page: P, carry_out: impl Fn(P::Effect, &Rc<Self>) + 'static) -> Rc<Self> {
        Rc::new(Self {
            page: RefCell::new(page),
            carry_out: Box::new(carry_out),
            is_carrying_out: Cell::new(false),
            has_changed: Cell::new(false),
            redraws: RefCell::default(),
            root: RefCell::default(),
        })
    }

    /// Applies an action and renders the page. All callbacks from outside end here, and do nothing once another instance of
    /// the wasm, after a trap, has taken the place of this one.
    pub(crate) fn send(self: &Rc<Self>, action: P::Action) {
        if !self.is_live() {
            return;
        }
        let effects = self.page.borrow_mut().apply(action, moment());
        self.has_changed.set(true);
        self.carry_out(effects);
        for redraw in self.redraws.borrow().iter() {
            redraw.emit(());
        }
    }

    /// Whether no other instance of the wasm has taken the place of this one.
    pub(crate) fn is_live(&self) -> bool {
        let root = self.root.borrow();
        root.as_ref().is_none_or(|root| root.is_connected())
    }

    /// Carries effects out, in order.
    pub(crate) fn carry_out(self: &Rc<Self>, effects: Vec<P::Effect>) {
        let before = self.is_carrying_out.replace(true);
        for effect in effects {
            (self.carry_out)(effect, self);
        }
        self.is_carrying_out.set(before);
    }

    /// Whether an effect is being carried out, which causes what happens now.
    pub(crate) fn is_carrying_out(&self) -> bool {
        self.is_carrying_out.get()
    }

    /// Calls `read` with the state.
    pub(crate) fn with<T>(&self, read: impl FnOnce(&P) -> T) -> T {
        read(&self.page.borrow())
    }

    /// A callback that sends an action.
    pub(crate) fn callback(self: &Rc<Self>) -> Callback<P::Action> {
        let runtime = self.clone();
        Callback::from(move |action| runtime.send(action))
    }

    /// Calls `redraw` after each change; at once if there has been one, as what is drawn may be of before it: a component
    /// asks for this only after it has been rendered.
    pub(crate) fn on_change(&self, redraw: Callback<()>) {
        self.redraws.borrow_mut().push(redraw.clone());
        if self.has_changed.get() {
            redraw.emit(());
        }
    }

    /// The page is shown in this element from now on.
    pub(crate) fn mounted_in(&self, root: Element) {
        self.root.replace(Some(root));
    }
}

/// The time, and a number by chance.
pub(crate) fn moment() -> Moment {
    Moment {
        now: js_sys::Date::now().max(0.0) as u64,
        chance: (js_sys::Math::random() * f64::from(u32::MAX)) as u32,
    }
}
