//! What a lesson does to what is around it.

use super::awake::Awake;
use super::stage::{Stage, session};
use super::{KEPT, LEFT, Link, act, soon, speaker, widget};
use crate::browser::{call, copied, kept, later};
use crate::history;
use crate::mount::{document, document_element, has_focus_in};
use gloo::timers::callback::{Interval, Timeout};
use nian_course::deck::Deck;
use nian_course::lecture::{
    Action, ClockAction, Effect, ElementCommand, FocusArea, PenAction, SlipAction, Tally,
};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};

/// What is said is to be seen for so many milliseconds.
const STANDS: u32 = 6000;
/// In so many milliseconds a browser has left the full screen for a window that was opened.
const OPENED: u32 = 1000;
/// How often the timer is drawn.
const TICK: u32 = 250;

/// Carries an effect out.
pub(super) fn carry_out(effect: Effect, stage: &Rc<Stage>, link: &Link) {
    match effect {
        Effect::Put(at) => put(at, stage, link),
        Effect::UnstageOthers(at) => {
            for part in stage.parts().iter().filter(|part| part.at != at) {
                part.unstage();
            }
        }
        Effect::Unstage => stage.parts().iter().for_each(|part| part.unstage()),
        Effect::Come { at, turn, game } => {
            if let Some(part) = stage.part(at)
                && let Some(element) = part.element(link)
            {
                part.come(element, turn, game, link);
            }
        }
        Effect::Prepare(at) => prepare(at, stage, link),
        Effect::Go { at, answers, step } => {
            let Some(part) = stage.part(at) else { return };
            let Some(element) = part.element(link) else {
                return;
            };
            let answers = answers.map(nian_course::elements::Answers::name);
            let moved = widget::go(&element, part.thing.item.kind, answers, step);
            part.tell_look(link);
            link.send(moved.map_or(Action::NotGone, |has_moved| Action::Gone { has_moved }));
        }
        Effect::Deed(at, deed) => act_on(at, deed, stage, link),
        Effect::Look(at) => {
            if let Some(part) = stage.part(at) {
                part.tell_look(link);
            }
        }
        Effect::Finish => link.send(Action::Done),
        Effect::Tell(at) => {
            if let Some(part) = stage.part(at) {
                part.tell();
            }
        }
        Effect::Stage(at, colours) => {
            if let Some(part) = stage.part(at)
                && let Some(element) = part.element(link)
            {
                part.stage(&element, colours.name());
            }
        }
        Effect::StageGame(colours) => {
            if let Some(game) = &*stage.game.borrow() {
                let _ = game.element.set_attribute("theme", colours.name());
                game.fitting.fit(&game.element);
            }
        }
        Effect::Play { position, state } => {
            if let Some(held) = stage.held.take() {
                held.remove();
            }
            stage.play(&position, state, link);
        }
        Effect::EndGame => stage.end_game(),
        Effect::RevealGame | Effect::HintGame => {
            if let Some(game) = &*stage.game.borrow() {
                let is_hint = effect == Effect::HintGame;
                widget::does(&game.element, if is_hint { "hint" } else { "reveal" });
            }
        }
        Effect::AskChoices => ask_choices(stage, link),
        Effect::FocusHands => focus_later(stage, ".lecture-count input"),
        Effect::FocusClock => focus_later(stage, ".lecture-choices button"),
        Effect::FocusBar => focus_later(stage, ".lecture-bar button"),
        Effect::FocusRoot(within) => {
            let is_there = match within {
                FocusArea::Anywhere => true,
                FocusArea::Bar => has_focus_in(".lecture-bar, .lecture-more"),
                FocusArea::Mode => {
                    has_focus_in(".lecture-aside, .lecture-teams, .lecture-clock, .lecture-pens")
                }
                FocusArea::Clock => has_focus_in(".lecture-clock"),
                // Nor do the names of the teams go.
                FocusArea::Game => has_focus_in(".lecture-teams nian-game, .lecture-again"),
                // A field keeps it: it is only read then.
                FocusArea::Question => has_focus_in(".lecture-question button"),
            };
            if is_there {
                stage.focus(".lecture");
            }
        }
        Effect::FocusSlip => focus_later(stage, ".lecture-slip h2"),
        Effect::Copy(line) => {
            let link = link.clone();
            spawn_local(async move {
                let is_copied = copied(&line).await;
                link.send(Action::Slip(SlipAction::Copied(is_copied)));
            });
        }
        Effect::ScrollUp => {
            if let Some(window) = window() {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
        Effect::Dress(is_staged) => {
            dress(is_staged);
            let is_awake = stage.awake.borrow().is_some();
            if is_awake != is_staged {
                stage.awake.replace(is_staged.then(Awake::begin));
            }
        }
        Effect::EnterFull => enter_full(stage),
        Effect::LeaveFull => {
            if let Some(document) =
                document().filter(|document| document.fullscreen_element().is_some())
            {
                swallow(call(&document, "exitFullscreen", &[]));
            }
        }
        Effect::AwaitWindow => {
            let own = link.clone();
            let timeout = Timeout::new(OPENED, move || own.send(Action::WindowOpened));
            stage.opening.replace(Some(timeout));
        }
        Effect::OpenSpeaker(search) => speaker::open(stage, link, &search),
        Effect::TellSpeaker => speaker::tell(stage, link),
        Effect::EndSpeaker => stage.speaker.borrow_mut().end(),
        Effect::Later(number) => {
            let own = link.clone();
            let timeout = Timeout::new(STANDS, move || own.send(Action::Hush(number)));
            stage.hush.replace(Some(timeout));
        }
        Effect::Tick(runs) => {
            let own = link.clone();
            let tick = move || own.send(Action::Clock(ClockAction::Tick));
            stage.tick.replace(runs.then(|| Interval::new(TICK, tick)));
        }
        Effect::Measure => measure(stage, link),
        Effect::Keep => {
            let (name, values) = link.with(|page| (page.name(), page.in_address()));
            stage.on_place.emit((name.at, name.step));
            history::keep(&values);
        }
        Effect::Save => {
            // Where it may not be kept, a reload loses it.
            let _ = session().map(|tab| tab.set_item(KEPT, &link.with(|page| page.kept())));
        }
        Effect::CloseSheet => {
            if let Some(dialog) = stage.find(".lecture dialog[open]") {
                let _ = call(&dialog, "close", &[]);
            }
        }
        Effect::Leave(deck) => leave(stage, link, &deck),
    }
}

/// The element of a thing stands in its place, outside of what Yew knows.
fn put(at: usize, stage: &Rc<Stage>, link: &Link) {
    let Some(part) = stage.part(at) else { return };
    let holder = stage.find(".lecture-main > .lecture-thing");
    let (Some(element), Some(holder)) = (part.element(link), holder) else {
        return;
    };
    let is_new = element.parent_element().as_ref() != Some(&holder);
    let was_connected = element.is_connected();
    if is_new {
        if let Some(held) = stage.held.take() {
            held.remove();
        }
        let _ = holder.append_child(&element);
    }
    stage.held.replace(Some(element));
    link.send(Action::Placed {
        is_new,
        was_connected,
    });
}

fn prepare(at: usize, stage: &Rc<Stage>, link: &Link) {
    let Some(part) = stage.part(at) else { return };
    let element = part.element(link).filter(|element| !element.is_connected());
    if let (Some(element), Some(place)) = (element, stage.find(".lecture-next")) {
        place.replace_children_with_node_1(&element);
        let game = link.with(|page| page.kept_game(at));
        part.come(element, None, game, link);
    }
}

fn act_on(at: usize, deed: ElementCommand, stage: &Rc<Stage>, link: &Link) {
    let Some(part) = stage.part(at) else { return };
    let Some(element) = part.made() else { return };
    let is_done = match deed {
        ElementCommand::Reveal => widget::does(&element, "reveal"),
        ElementCommand::Check => widget::does(&element, "check"),
        ElementCommand::Hint => {
            widget::does(&element, "hint");
            return;
        }
        ElementCommand::Hide(answers) => element.set_attribute("answers", answers.name()).is_ok(),
        ElementCommand::Restart(step) => widget::restart(&element, step).is_some(),
        ElementCommand::Renew => {
            part.renew();
            true
        }
    };
    if !is_done {
        link.send(Action::Lost(at));
    }
}

fn ask_choices(stage: &Rc<Stage>, link: &Link) {
    let part = stage.part(link.with(|page| page.at()));
    let Some(element) = part.and_then(|part| part.made()) else {
        return;
    };
    let hands = link.with(|page| {
        let choices = page.choices(&widget::moves(&element)).into_iter();
        let position = page.position().unwrap_or_default();
        let hands = choices.map(|choice| {
            let (label, value) = stage.words.choice(position, choice);
            Tally {
                label,
                value,
                count: 0,
            }
        });
        hands.collect::<Vec<_>>()
    });
    link.send(Action::Hands(hands));
}

fn focus_later(stage: &Rc<Stage>, css: &'static str) {
    let stage = stage.clone();
    later(move || stage.focus(css));
}

fn dress(is_staged: bool) {
    let Some(root) = document_element() else {
        return;
    };
    let _ = root.toggle_attribute_with_force("data-lecture", is_staged);
}

fn enter_full(stage: &Stage) {
    let is_full = |root: &Element| {
        let full = document().and_then(|document| document.fullscreen_element());
        full.as_ref() == Some(root)
    };
    // A telephone cannot, and after a reload no page may by itself.
    if let Some(root) = stage.root().filter(|root| !is_full(root)) {
        swallow(call(&root, "requestFullscreen", &[]));
    }
}

/// Nobody needs to know whether a promise was kept.
fn swallow(promise: Option<JsValue>) {
    spawn_local(async move {
        kept(promise).await;
    });
}

fn measure(stage: &Rc<Stage>, link: &Link) {
    let size = |element: &Element| {
        let rect = element.get_bounding_client_rect();
        [rect.width(), rect.height()]
    };
    let is_seen = |[width, height]: &[f64; 2]| *width > 0.0 && *height > 0.0;
    let picture = stage
        .picture(link)
        .map(|picture| size(&picture))
        .filter(is_seen);
    // What has no picture is drawn on all of the stage.
    let all = stage.find(".lecture-main").map(|main| size(&main));
    if let Some(size) = picture.or(all) {
        link.send(Action::Pen(PenAction::Size(size, picture.is_some())));
    }
}

fn leave(stage: &Rc<Stage>, link: &Link, deck: &Deck) {
    if deck.pupils {
        LEFT.set(link.with(|page| page.kept()));
    }
    let _ = session().map(|tab| tab.remove_item(KEPT));
    history::keep(&[("seen", None), ("stage", None)]);
    let (stage, place) = (stage.clone(), (deck.at, deck.step));
    // A listener that is let go of may be the one that is called now.
    soon(move || {
        stage.clear();
        stage.on_leave.emit(place);
    });
}

/// What a key or a button asks for is done.
pub(super) fn command(stage: &Rc<Stage>, link: &Link, action: Action) -> bool {
    act(stage, link, action);
    link.with(|page| page.was_taken())
}
