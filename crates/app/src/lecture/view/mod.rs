//! What is seen of a lesson. The element of the thing stands in `.lecture-thing`, and Yew does not know it.

mod bar;
mod clock;
mod field;
mod ink;
mod line;
mod modal;
mod overview;
mod question;
mod sheets;
mod slip;
mod teams;
mod vote;

use super::stage::Stage;
use super::{Link, act, effects};
use nian_course::lecture::{Action, Command, Lecture};
use nian_words::{Lecture as Texts, Text};
use std::rc::Rc;
use yew::prelude::*;

/// Where what happens here is told.
#[derive(Clone)]
pub(super) struct Dispatch {
    stage: Rc<Stage>,
    link: Link,
}

impl Dispatch {
    fn send(&self, action: Action) {
        self.link.send(action);
    }

    /// The same when the state knows how what is shown is now.
    fn act(&self, action: Action) {
        act(&self.stage, &self.link, action);
    }

    /// Does what a command says; whether there was anything to do.
    fn command(&self, command: Command) -> bool {
        effects::command(&self.stage, &self.link, Action::Do(command))
    }

    fn say(&self, text: Text) -> String {
        self.stage.words.say(text)
    }

    /// A button that sends what `action` gives.
    fn button(
        &self,
        class: &'static str,
        label: String,
        action: impl Fn() -> Action + 'static,
    ) -> Html {
        let own = self.clone();
        let onclick = move |_: MouseEvent| own.act(action());
        html! { <button type="button" {class} {onclick}>{ label }</button> }
    }
}

/// All of it.
pub(super) fn lesson(page: &Lecture, stage: &Rc<Stage>, link: &Link) -> Html {
    let out = Dispatch {
        stage: stage.clone(),
        link: link.clone(),
    };
    let language = page.language().tag();
    let title = page.title();
    let (title, title_lang) = match title {
        Some(title) => (title.text.to_owned(), title.lang.to_owned()),
        None => (out.say(Texts::LECTURE), language.to_owned()),
    };
    let mode = if page.teams().is_some() {
        "teams"
    } else if page.hands().is_some() {
        "vote"
    } else if page.draws() {
        "draw"
    } else {
        ""
    };
    let on = if page.is_staged() { "stage" } else { "page" };
    html! {
        <section class="nian lecture" lang={language} aria-label={out.say(Texts::LECTURE)} tabindex="-1" data-on={on}
            data-theme={page.theme().to_owned()} data-place={page.name().to_string()} data-mode={mode}>
            <h1 class="unseen" lang={title_lang}>{ title }</h1>
            { head(page, &out) }
            { clock::clock(page, &out) }
            { question::question(page, &out) }
            { main(page, &out) }
            { slip::slip(page, &out) }
            { bar::bar(page, &out) }
            { line::line(page, &out) }
            { far(page, &out) }
            <div class="lecture-next" inert={true} aria-hidden="true" />
            { sheets::dialog(page, &out) }
        </section>
    }
}

fn head(page: &Lecture, out: &Dispatch) -> Html {
    let own = out.clone();
    let project = move |_: MouseEvent| own.act(Action::Project);
    html! {
        <div class="lecture-head">
            { out.button("lecture-leave", out.say(Texts::LEAVE_PAGE), || Action::Leave) }
            <button type="button" class="lecture-project" hidden={page.is_for_pupils()} onclick={project}>
                { out.say(Texts::PROJECT) }
            </button>
        </div>
    }
}

fn main(page: &Lecture, out: &Dispatch) -> Html {
    let hands = page.hands();
    let is_busy = if page.is_busy() { "true" } else { "false" };
    html! {
        <div class={classes!("lecture-main", page.draws().then_some("drawing"))} hidden={page.slip().is_some()}>
            <div class="lecture-thing" aria-busy={is_busy} data-wrong={page.is_wrong().then_some("")}>
                { page.teams().map(|teams| teams::teams(teams, out)).unwrap_or_default() }
            </div>
            <div class="lecture-aside" hidden={hands.is_none()}>
                { hands.map(|hands| vote::vote(&hands, &page.name().to_string(), out)).unwrap_or_default() }
            </div>
            { ink::layer(page, out) }
        </div>
    }
}

/// The two large buttons of a page; after the last thing pupils hand in their slip.
fn far(page: &Lecture, out: &Dispatch) -> Html {
    let at = page.at();
    // They only look disabled: one that was would lose the focus.
    let turn = |command: Command, label: Text, is_off: bool| {
        let own = out.clone();
        let onclick = move |_: MouseEvent| own.act(Action::Do(command));
        html! {
            <button type="button" class="lecture-step" data-do={command.name()} aria-disabled={is_off.then_some("true")} {onclick}>
                { out.say(label) }
            </button>
        }
    };
    html! {
        <div class="lecture-pages">
            { turn(Command::Previous, Texts::PREVIOUS_THING, at == 1 && page.slip().is_none()) }
            { slip::opener(page, out).unwrap_or_else(|| turn(Command::Next, Texts::NEXT_THING, at == page.things().len())) }
        </div>
    }
}
