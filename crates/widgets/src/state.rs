//! A running element: its model, what draws it, and the clock that moves it on.

use crate::ears::Ears;
use crate::tell::{BAD_VALUE, News, Tell};
use gloo::timers::callback::Timeout;
use nian_ui::model::{Action, Event, Layout, Refusal, Widget};
use nian_ui::{Card, CardProps, Rooms, Shared, hear};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::Element;
use yew::AppHandle;

/// How long the opponent is seen to think, in milliseconds.
const THINKING: u32 = 650;

/// What an element consists of. While it is off the page only its model is left.
pub(crate) struct State {
    site: String,
    pub(crate) widget: Shared,
    revision: Cell<u32>,
    pub(crate) rooms: Rc<Rooms>,
    stage: RefCell<Option<Stage>>,
    clock: RefCell<Option<Timeout>>,
    /// What is to be told once there is somebody to tell it to.
    news: RefCell<Vec<Event>>,
}

/// Where it is seen.
struct Stage {
    app: AppHandle<Card>,
    tell: Tell,
    _ears: Ears,
}

impl State {
    pub(crate) fn new(widget: Widget, news: Vec<Event>, site: String) -> Self {
        Self {
            site,
            widget: Rc::new(RefCell::new(widget)),
            revision: Cell::new(0),
            rooms: Rc::default(),
            stage: RefCell::new(None),
            clock: RefCell::new(None),
            news: RefCell::new(news),
        }
    }

    /// Draws it into `board`, and tells what happens from now on.
    pub(crate) fn attach(self: &Rc<Self>, board: Element, tell: Tell) {
        let state = Rc::downgrade(self);
        let ears = Ears::new(board.clone(), move |event| {
            if let Some(state) = state.upgrade() {
                state.hear(&event);
            }
        });
        let app = yew::Renderer::<Card>::with_root_and_props(board, self.props()).render();
        self.stage.replace(Some(Stage {
            app,
            tell,
            _ears: ears,
        }));
        self.wind();
        self.report(self.news.take());
    }

    /// Takes it from the page; it keeps its state.
    pub(crate) fn detach(&self) {
        self.clock.replace(None);
        if let Some(stage) = self.stage.take() {
            stage.app.destroy();
        }
    }

    /// Lets the model change, shows what then is, and tells what has happened.
    pub(crate) fn change(self: &Rc<Self>, change: impl FnOnce(&mut Widget) -> Vec<Event>) {
        let events = change(&mut self.widget.borrow_mut());
        self.draw();
        self.wind();
        self.report(events);
    }

    pub(crate) fn resize(self: &Rc<Self>, width: f64) {
        let layout = Layout::for_card(width);
        if self.widget.borrow().layout != layout {
            self.widget.borrow_mut().layout = layout;
            self.draw();
        }
    }

    /// Lets an action happen; a refusal is told to the reader and to the page, and returned.
    pub(crate) fn act(self: &Rc<Self>, action: Action) -> Result<(), String> {
        let applied = self.widget.borrow_mut().apply(action);
        match applied {
            Ok(events) => {
                self.change(|_| events);
                Ok(())
            }
            Err(refusal) => Err(self.refuse(refusal)),
        }
    }

    /// What is done changes the widget, so it is not held any more by then. The reader is told of a
    /// refusal by the card itself.
    fn hear(self: &Rc<Self>, event: &web_sys::Event) {
        let action = hear(&self.widget.borrow(), event);
        if let Some(action) = action {
            let _ = self.act(action);
        }
    }

    fn refuse(self: &Rc<Self>, refusal: Refusal) -> String {
        let message = refusal.message(self.widget.borrow().language);
        self.complain(&message, BAD_VALUE);
        message
    }

    /// Something is wrong and nothing changes: the reader and the page are told.
    pub(crate) fn complain(self: &Rc<Self>, message: &str, code: &str) {
        self.widget.borrow_mut().notice = Some(message.to_owned());
        self.draw();
        self.tell(|tell| tell.error(message, code));
    }

    fn report(&self, events: Vec<Event>) {
        for event in events {
            let news = News::of(&self.widget.borrow(), &event);
            self.tell(|tell| tell.send(&news));
        }
    }

    /// A listener may call methods of the element, so nothing is held while it is told.
    fn tell(&self, say: impl FnOnce(&Tell)) {
        let tell = self.stage.borrow().as_ref().map(|stage| stage.tell.clone());
        if let Some(tell) = tell {
            say(&tell);
        }
    }

    fn props(self: &Rc<Self>) -> CardProps {
        self.revision.set(self.revision.get().wrapping_add(1));
        CardProps {
            widget: self.widget.clone(),
            revision: self.revision.get(),
            site: self.site.clone().into(),
            fixed: false,
            rooms: Rc::clone(&self.rooms),
        }
    }

    fn draw(self: &Rc<Self>) {
        if let Some(stage) = self.stage.borrow_mut().as_mut() {
            stage.app.update(self.props());
        }
    }

    /// Winds the clock: for the opponent's move, or for the next step.
    fn wind(self: &Rc<Self>) {
        let widget = self.widget.borrow();
        let reply = widget.reply_due().then_some((THINKING, Action::Reply));
        let due = reply.or_else(|| widget.step_time().map(|time| (time, Action::Tick)));
        let clock = due.map(|(time, action)| {
            let state = Rc::downgrade(self);
            Timeout::new(time, move || {
                if let Some(state) = state.upgrade() {
                    let _ = state.act(action);
                }
            })
        });
        self.clock.replace(clock);
    }
}
