//! A running element: its model, what draws it, and the clock that moves it on.

use crate::attributes::Attributes;
use crate::tell::{News, Tell};
use gloo::timers::callback::Timeout;
use nian_lessons::{ClaimText, Lesson};
use nian_ui::model::{Action, Claim, Event, Example, Kind, Layout, Refusal, Widget};
use nian_ui::{Card, CardProps, Shared};
use nian_words::Language;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::Element;
use yew::{AppHandle, Callback};

/// How long the opponent is seen to think, in milliseconds.
const THINKING: u32 = 650;

/// What an element consists of while it is on the page.
pub(crate) struct State {
    pub(crate) tell: Tell,
    board: Element,
    site: String,
    seed: u32,
    pub(crate) attributes: RefCell<Attributes>,
    pub(crate) widget: Shared,
    revision: Cell<u32>,
    app: RefCell<Option<AppHandle<Card>>>,
    layout: RefCell<Layout>,
    clock: RefCell<Option<Timeout>>,
}

impl State {
    pub(crate) fn new(board: Element, site: String, seed: u32, tell: Tell) -> Self {
        Self {
            tell,
            board,
            site,
            seed,
            attributes: RefCell::new(Attributes::new(Language::default())),
            widget: Shared::default(),
            revision: Cell::new(0),
            app: RefCell::new(None),
            layout: RefCell::new(Layout::default()),
            clock: RefCell::new(None),
        }
    }

    pub(crate) fn start_game(self: &Rc<Self>) {
        let game = self.attributes.borrow_mut().game(self.seed);
        if let Some(game) = game {
            self.show(Kind::Game(game));
        }
    }

    pub(crate) fn start_table(self: &Rc<Self>) {
        let tables = self.attributes.borrow_mut().tables();
        self.show(Kind::Tables(tables));
    }

    pub(crate) fn start_number(self: &Rc<Self>) {
        let writing = self.attributes.borrow_mut().number(true);
        if let Some(writing) = writing {
            self.show(Kind::Example(Example::of_number(writing)));
        }
    }

    /// Shows a lesson; one that cannot be shown leaves what is there, and gives the reason.
    pub(crate) fn start_lesson(self: &Rc<Self>, json: &str) -> Result<(), String> {
        let sentences = self.attributes.borrow().language().sentences();
        let example = Lesson::parse(json).and_then(|lesson| Example::new(&lesson));
        let example = example.map_err(|error| sentences.lesson_error(&error))?;
        self.show(Kind::Example(example));
        Ok(())
    }

    /// Shows a claim; one that cannot be read leaves what is there, and gives the reason.
    pub(crate) fn start_claim(self: &Rc<Self>, json: &str) -> Result<(), String> {
        let sentences = self.attributes.borrow().language().sentences();
        let text = ClaimText::parse(json).map_err(|error| sentences.lesson_error(&error))?;
        self.show(Kind::Claim(Box::new(Claim::new(text))));
        Ok(())
    }

    fn show(self: &Rc<Self>, kind: Kind) {
        let mut attributes = self.attributes.borrow_mut();
        let mut widget = Widget::new(attributes.language(), kind);
        widget.layout = *self.layout.borrow();
        attributes.common(&mut widget);
        if matches!(widget.kind, Kind::Example(_)) {
            attributes.step(&mut widget);
        }
        widget.notice = attributes.complaint();
        drop(attributes);
        let notice = widget.notice.clone();
        let first_time = self.widget.replace(Some(widget)).is_none();
        self.draw();
        self.wind();
        self.mirror_step();
        if let Some(notice) = notice {
            self.tell.error(&notice);
        }
        if first_time {
            self.tell.ready();
        }
    }

    /// Something is wrong and nothing changes: the reader and the page are told.
    pub(crate) fn complain(self: &Rc<Self>, message: &str) {
        if let Some(widget) = self.widget.borrow_mut().as_mut() {
            widget.notice = Some(message.to_owned());
        }
        self.draw();
        self.tell.error(message);
    }

    pub(crate) fn set_attribute(self: &Rc<Self>, name: &str, value: Option<String>) {
        let mut attributes = self.attributes.borrow_mut();
        attributes.set(name, value);
        let mut held = self.widget.borrow_mut();
        let Some(widget) = held.as_mut() else { return };
        attributes.change(name, widget, self.seed);
        widget.notice = attributes.complaint();
        let notice = widget.notice.clone();
        drop((held, attributes));
        self.draw();
        self.wind();
        self.mirror_step();
        if let Some(notice) = notice {
            self.tell.error(&notice);
        }
    }

    pub(crate) fn set_language(self: &Rc<Self>, language: Language) {
        self.attributes.borrow_mut().set_language(language);
        self.alter(|widget| widget.language = language);
    }

    pub(crate) fn resize(self: &Rc<Self>, width: f64) {
        let layout = Layout::for_card(width);
        if self.layout.replace(layout) != layout {
            self.alter(|widget| widget.layout = layout);
        }
    }

    fn alter(self: &Rc<Self>, change: impl FnOnce(&mut Widget)) {
        if let Some(widget) = self.widget.borrow_mut().as_mut() {
            change(widget);
        }
        self.draw();
    }

    /// Lets an action happen; a refusal is told to the reader and to the page, and returned.
    pub(crate) fn act(self: &Rc<Self>, action: Action) -> Result<(), String> {
        let applied = self.apply(action);
        match applied {
            Ok(events) => {
                self.draw();
                self.wind();
                self.report(&events);
                Ok(())
            }
            Err(refusal) => {
                let language = self.attributes.borrow().language();
                let message = refusal.message(language);
                self.complain(&message);
                Err(message)
            }
        }
    }

    fn apply(&self, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut held = self.widget.borrow_mut();
        let Some(widget) = held.as_mut() else {
            return Err(Refusal::NoPosition);
        };
        let events = widget.apply(action)?;
        widget.notice = None;
        Ok(events)
    }

    fn report(self: &Rc<Self>, events: &[Event]) {
        if events.iter().any(|event| matches!(event, Event::Step)) {
            self.mirror_step();
        }
        for event in events {
            let news = self
                .widget
                .borrow()
                .as_ref()
                .map(|widget| News::of(widget, event));
            // A listener may call methods of the element, so nothing is held while it is told.
            if let Some(news) = news {
                self.tell.send(&news);
            }
        }
    }

    fn mirror_step(&self) {
        let step = self.widget.borrow().as_ref().and_then(|widget| {
            matches!(widget.kind, Kind::Example(_)).then(|| widget.steps().0.to_string())
        });
        if let Some(step) = step {
            self.tell.attribute("step", &step);
        }
    }

    fn draw(self: &Rc<Self>) {
        if self.widget.borrow().is_none() {
            return;
        }
        self.revision.set(self.revision.get().wrapping_add(1));
        let state = Rc::downgrade(self);
        let act = Callback::from(move |action| {
            if let Some(state) = state.upgrade() {
                // The reader is told of a refusal by the card itself.
                let _ = state.act(action);
            }
        });
        let props = CardProps {
            widget: self.widget.clone(),
            revision: self.revision.get(),
            act,
            site: self.site.clone().into(),
            fixed: false,
        };
        let mut app = self.app.borrow_mut();
        match app.as_mut() {
            Some(app) => app.update(props),
            None => {
                let root = self.board.clone();
                *app = Some(yew::Renderer::<Card>::with_root_and_props(root, props).render());
            }
        }
    }

    /// Winds the clock: for the opponent's move, or for the next step.
    fn wind(self: &Rc<Self>) {
        let due = self.widget.borrow().as_ref().and_then(|widget| {
            let reply = widget.reply_due().then_some((THINKING, Action::Reply));
            reply.or_else(|| widget.step_time().map(|time| (time, Action::Tick)))
        });
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

    pub(crate) fn unmount(&self) {
        self.clock.replace(None);
        self.widget.replace(None);
        if let Some(app) = self.app.take() {
            app.destroy();
        }
    }
}
