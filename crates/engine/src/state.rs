//! A running element: its model, the Yew app that renders it, and its timer.

use crate::drawing::{Drawing, DrawingProps};
use crate::events::{BAD_VALUE, EventDetail, EventSink};
use crate::focus::{BOARD, Focus, REVIEW, focus};
use crate::input::action_for;
use crate::listeners::EventListeners;
use crate::observers::Observers;
use crate::scroll::{scroll_into_view, scroll_to_nearest, scroll_to_top};
use crate::static_node::freeze;
use gloo::timers::callback::Timeout;
use nian_ui::model::{Action, Event, Layout, Refusal, Widget};
use nian_ui::{CardProps, HeightReserve};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::Element;
use yew::{AppHandle, Callback, NodeRef};

const LAST_HINT: &str = ".nian-hint span:last-child";

/// The delay before the opponent's move, in milliseconds.
const THINKING: u32 = 650;

/// The state of an element. While it is not in the page, only its model is used.
pub(crate) struct State {
    observers: Observers,
    site: String,
    /// The current widget. Yew holds the one rendered last, so a change clones it.
    widget: RefCell<Rc<Widget>>,
    pub(crate) reserve: Rc<HeightReserve>,
    mounted: RefCell<Option<Mounted>>,
    timer: RefCell<Option<Timeout>>,
    focus: Focus,
    /// What the reader has just gone on to, whose beginning is to be seen.
    begun: Cell<Begun>,
    /// Events from before `attach`, when there is no sink yet.
    pending: RefCell<Vec<Event>>,
}

/// What is to be seen after an action of the reader's.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Begun {
    /// No other place than before.
    #[default]
    Nothing,
    /// The top of the card.
    Card,
    /// The same; and the reader plays on from here, on the board.
    Game,
    /// The same of the review, or of the game again: the button that leads there and back stands elsewhere now, and has the
    /// focus.
    Review,
    /// The last hint.
    Hint,
}

/// The parts that exist only while the element is in the page.
struct Mounted {
    app: AppHandle<Drawing>,
    board: Element,
    sink: EventSink,
    _listeners: EventListeners,
}

impl State {
    pub(crate) fn new(
        observers: Observers,
        widget: Widget,
        pending: Vec<Event>,
        site: String,
    ) -> Self {
        Self {
            observers,
            site,
            widget: RefCell::new(Rc::new(widget)),
            reserve: Rc::new(HeightReserve::cached_by(freeze)),
            mounted: RefCell::new(None),
            timer: RefCell::new(None),
            focus: Focus::default(),
            begun: Cell::default(),
            pending: RefCell::new(pending),
        }
    }

    /// The current widget.
    pub(crate) fn widget(&self) -> Rc<Widget> {
        Rc::clone(&self.widget.borrow())
    }

    /// Renders the widget into `board`, and sends events to `sink` from now on.
    pub(crate) fn attach(self: &Rc<Self>, board: Element, sink: EventSink) {
        let state = Rc::downgrade(self);
        let listeners = EventListeners::new(board.clone(), move |event| {
            if let Some(state) = state.upgrade() {
                state.on_input(&event);
            }
        });
        let app = self.render(&board);
        self.mounted.replace(Some(Mounted {
            app,
            board,
            sink,
            _listeners: listeners,
        }));
        self.schedule();
        self.dispatch(self.pending.take());
    }

    /// Removes the element from the page; its state is kept.
    pub(crate) fn detach(&self) {
        self.timer.replace(None);
        if let Some(mounted) = self.mounted.take() {
            mounted.app.destroy();
        }
    }

    /// Changes the model, renders it, and sends the events.
    pub(crate) fn change(self: &Rc<Self>, change: impl FnOnce(&mut Widget) -> Vec<Event>) {
        let events = self.alter(change);
        self.draw();
        self.schedule();
        self.dispatch(events);
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

    /// Applies an action; a refusal is shown to the reader, sent to the page, and returned.
    pub(crate) fn act(self: &Rc<Self>, action: Action) -> Result<(), String> {
        match self.alter(|widget| widget.apply(action)) {
            Ok(events) => {
                self.change(|_| events);
                Ok(())
            }
            Err(refusal) => Err(self.refuse(refusal)),
        }
    }

    /// Applies the action of an input event. The card itself shows a refusal, so it is not returned.
    fn on_input(self: &Rc<Self>, event: &web_sys::Event) {
        if let Some(action) = action_for(&self.widget(), event) {
            let is_reviewed = self.widget().reviewed().is_some();
            self.begun.set(match action {
                Action::Retry => Begun::Game,
                Action::Review => Begun::Review,
                Action::Hint => Begun::Hint,
                Action::NextTask | Action::Return => Begun::Card,
                Action::GoTo(_) if is_reviewed => Begun::Card,
                _ => Begun::Nothing,
            });
            let _ = self.act(action);
        }
    }

    fn refuse(self: &Rc<Self>, refusal: Refusal) -> String {
        let message = refusal.message(self.widget().language);
        self.show_error(&message, BAD_VALUE);
        message
    }

    /// Shows an error to the reader and sends it to the page; the state is unchanged.
    pub(crate) fn show_error(self: &Rc<Self>, message: &str, code: &str) {
        self.alter(|widget| widget.notice = Some(message.to_owned()));
        self.draw();
        self.with_sink(|sink| sink.error(message, code));
    }

    fn dispatch(&self, events: Vec<Event>) {
        for event in &events {
            let detail = EventDetail::of(&self.widget(), event);
            self.with_sink(|sink| sink.send(&detail));
        }
        self.observers.notify(&self.widget(), &events);
    }

    /// Calls `dispatch` without a borrow: a listener may call methods of the element.
    fn with_sink(&self, dispatch: impl FnOnce(&EventSink)) {
        let mounted = self.mounted.borrow();
        let sink = mounted.as_ref().map(|mounted| mounted.sink.clone());
        drop(mounted);
        if let Some(sink) = sink {
            dispatch(&sink);
        }
    }

    fn props(self: &Rc<Self>) -> DrawingProps {
        let card = CardProps {
            widget: self.widget(),
            site: self.site.clone().into(),
            fixed: false,
            reserve: Rc::clone(&self.reserve),
            on_rendered: None,
        };
        DrawingProps {
            draw: Rc::new(move |root| card.card(root)),
            on_rendered: Some(self.on_rendered()),
        }
    }

    /// The callback after each render of the card.
    fn on_rendered(self: &Rc<Self>) -> Callback<NodeRef> {
        let state = Rc::downgrade(self);
        Callback::from(move |card| {
            scroll_into_view(&card);
            if let Some(state) = state.upgrade() {
                state.focus.restore(&card, &state.widget());
                let Some(element) = card.cast::<Element>() else {
                    return;
                };
                match state.begun.take() {
                    Begun::Nothing => {}
                    Begun::Card => scroll_to_top(&element),
                    Begun::Game => {
                        scroll_to_top(&element);
                        focus(&element, BOARD, true);
                    }
                    Begun::Review => {
                        scroll_to_top(&element);
                        focus(&element, REVIEW, true);
                    }
                    Begun::Hint => {
                        if let Ok(Some(hint)) = element.query_selector(LAST_HINT) {
                            scroll_to_nearest(&hint);
                        }
                    }
                }
            }
        })
    }

    fn draw(self: &Rc<Self>) {
        if let Some(mounted) = self.mounted.borrow_mut().as_mut() {
            self.focus.save(&mounted.board, self.widget.borrow().opened);
            // A browser's translation replaces text nodes by `font` elements. Yew would panic when it looks for them,
            // so the card is rendered from scratch.
            if let Ok(Some(_)) = mounted.board.query_selector("font") {
                mounted.app = self.render(&mounted.board);
            } else {
                mounted.app.update(self.props());
            }
        }
    }

    fn render(self: &Rc<Self>, board: &Element) -> AppHandle<Drawing> {
        self.props().render(board.clone())
    }

    /// Sets the timer for the opponent's move or for the next step of autoplay.
    fn schedule(self: &Rc<Self>) {
        let widget = self.widget();
        let reply = widget.reply_due().then_some((THINKING, Action::Reply));
        let due = reply.or_else(|| widget.step_time().map(|time| (time, Action::Tick)));
        let timer = due.map(|(time, action)| {
            let state = Rc::downgrade(self);
            Timeout::new(time, move || {
                if let Some(state) = state.upgrade() {
                    let _ = state.act(action);
                }
            })
        });
        self.timer.replace(timer);
    }
}
