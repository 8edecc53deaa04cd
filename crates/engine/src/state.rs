//! A running element: its model, what draws it, and the clock that moves it on.

use crate::ears::Ears;
use crate::focus::Focus;
use crate::hands::hear;
use crate::kept::keep;
use crate::sight::keep_in_sight;
use crate::tell::{BAD_VALUE, News, Tell};
use gloo::timers::callback::Timeout;
use nian_ui::model::{Action, Event, Layout, Refusal, Widget};
use nian_ui::{Card, CardProps, Rooms};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::{AppHandle, Callback, NodeRef};

/// How long the opponent is seen to think, in milliseconds.
const THINKING: u32 = 650;

/// What an element consists of. While it is off the page only its model is left.
pub(crate) struct State {
    site: String,
    /// What it is now. Yew has what it was when it was drawn last, so a change makes another one.
    widget: RefCell<Rc<Widget>>,
    pub(crate) rooms: Rc<Rooms>,
    stage: RefCell<Option<Stage>>,
    clock: RefCell<Option<Timeout>>,
    focus: Focus,
    /// What is to be told once there is somebody to tell it to.
    news: RefCell<Vec<Event>>,
}

/// Where it is seen.
struct Stage {
    app: AppHandle<Card>,
    board: Element,
    tell: Tell,
    _ears: Ears,
}

impl State {
    pub(crate) fn new(widget: Widget, news: Vec<Event>, site: String) -> Self {
        Self {
            site,
            widget: RefCell::new(Rc::new(widget)),
            rooms: Rc::new(Rooms::kept_by(keep)),
            stage: RefCell::new(None),
            clock: RefCell::new(None),
            focus: Focus::default(),
            news: RefCell::new(news),
        }
    }

    /// What it is now.
    pub(crate) fn widget(&self) -> Rc<Widget> {
        Rc::clone(&self.widget.borrow())
    }

    /// Draws it into `board`, and tells what happens from now on.
    pub(crate) fn attach(self: &Rc<Self>, board: Element, tell: Tell) {
        let state = Rc::downgrade(self);
        let ears = Ears::new(board.clone(), move |event| {
            if let Some(state) = state.upgrade() {
                state.hear(&event);
            }
        });
        let app = self.render(&board);
        self.stage.replace(Some(Stage {
            app,
            board,
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
        let events = self.alter(change);
        self.draw();
        self.wind();
        self.report(events);
    }

    fn alter<T>(&self, change: impl FnOnce(&mut Widget) -> T) -> T {
        change(Rc::make_mut(&mut self.widget.borrow_mut()))
    }

    pub(crate) fn resize(self: &Rc<Self>, width: f64) {
        let layout = Layout::for_card(width);
        if self.widget().layout != layout {
            self.alter(|widget| widget.layout = layout);
            self.draw();
        }
    }

    /// Lets an action happen; a refusal is told to the reader and to the page, and returned.
    pub(crate) fn act(self: &Rc<Self>, action: Action) -> Result<(), String> {
        match self.alter(|widget| widget.apply(action)) {
            Ok(events) => {
                self.change(|_| events);
                Ok(())
            }
            Err(refusal) => Err(self.refuse(refusal)),
        }
    }

    /// The reader is told of a refusal by the card itself.
    fn hear(self: &Rc<Self>, event: &web_sys::Event) {
        if let Some(action) = hear(&self.widget(), event) {
            let _ = self.act(action);
        }
    }

    fn refuse(self: &Rc<Self>, refusal: Refusal) -> String {
        let message = refusal.message(self.widget().language);
        self.complain(&message, BAD_VALUE);
        message
    }

    /// Something is wrong and nothing changes: the reader and the page are told.
    pub(crate) fn complain(self: &Rc<Self>, message: &str, code: &str) {
        self.alter(|widget| widget.notice = Some(message.to_owned()));
        self.draw();
        self.tell(|tell| tell.error(message, code));
    }

    fn report(&self, events: Vec<Event>) {
        for event in events {
            let news = News::of(&self.widget(), &event);
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
        CardProps {
            widget: self.widget(),
            site: self.site.clone().into(),
            fixed: false,
            rooms: Rc::clone(&self.rooms),
            drawn: Some(self.drawn()),
        }
    }

    /// What is done whenever the card has been drawn.
    fn drawn(self: &Rc<Self>) -> Callback<NodeRef> {
        let state = Rc::downgrade(self);
        Callback::from(move |card| {
            keep_in_sight(&card);
            if let Some(state) = state.upgrade() {
                state.focus.restore(&card);
            }
        })
    }

    fn draw(self: &Rc<Self>) {
        if let Some(stage) = self.stage.borrow_mut().as_mut() {
            self.focus.keep(&stage.board, self.widget.borrow().opened);
            // A translator puts these in the place of texts, which Yew then looks for in vain, and stops: all is
            // drawn anew.
            if let Ok(Some(_)) = stage.board.query_selector("font") {
                stage.app = self.render(&stage.board);
            } else {
                stage.app.update(self.props());
            }
        }
    }

    fn render(self: &Rc<Self>, board: &Element) -> AppHandle<Card> {
        yew::Renderer::<Card>::with_root_and_props(board.clone(), self.props()).render()
    }

    /// Winds the clock: for the opponent's move, or for the next step.
    fn wind(self: &Rc<Self>) {
        let widget = self.widget();
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
