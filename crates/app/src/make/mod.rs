//! The page on which an example is made by playing it.

mod effects;
mod import;
mod passing;
mod view;
mod words;

pub use view::{bar, naming, no_board, now, out, seen_wrong, source, start, starting, steps};
pub use words::Words;

use crate::by_hand;
use crate::history;
use crate::listen::{is_typed_into, on, on_drop, on_stored, on_undo};
use crate::mount::{find, mount as mount_in};
use crate::runtime::{Page, Runtime};
use crate::storage::LocalStorage;
use effects::Stage;
pub(crate) use nian_course::make::Desk as Saved;
use nian_course::make::{Action, Effect, Make};
use nian_course::practice::Moment;
use nian_engine::observe;
use nian_ui::model::Event as Told;
use nian_words::{Language, MakeSaid};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ClipboardEvent, window};
use yew::prelude::*;

/// The name of this page in `<html data-nian-app>`.
pub const NAME: &str = "make";
/// The name of the file with what is kept.
pub(crate) const FILE: &str = "nian-make.json";

type State = Make<LocalStorage>;
type Link = Rc<Runtime<State>>;

impl Page for State {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, _: Moment) -> Vec<Effect> {
        Make::apply(self, action)
    }
}

/// Mounts the page in what is written; `None` if another page is there.
pub(crate) fn mount() -> Option<()> {
    let making = find(".making")?;
    let words = making.get_attribute("data-words")?;
    let mut words: Words = serde_json::from_str(&words).ok()?;
    // In a folder without a server the link in the page names the file.
    words.class_page = find(".making .out .about a")?.get_attribute("href")?;
    let words = Rc::new(words);
    let language = Language::known(&words.language)?;
    let stage = Stage::find()?;
    let (state, effects) = Make::open(LocalStorage, language);
    let link = {
        let (stage, words) = (stage.clone(), words.clone());
        Runtime::new(state, move |effect, link: &Link| {
            effects::carry_out(effect, &stage, &words, link);
        })
    };
    mount_parts(&link, &words)?;
    by_hand(&link, &words);
    link.carry_out(effects);
    listen_to_elements(&stage, &link);
    listen_to_page(&words, &link)?;
    let (query, number) = (history::query(), link.with(State::imports));
    spawn_local(async move {
        if let Some(import) = import::of_query(&query, &words.root).await {
            link.send(Action::Looked(number, import));
        }
    });
    Some(())
}

type View = fn(&Rc<Words>, &State, &Callback<Action>) -> Html;

fn mount_parts(link: &Link, words: &Rc<Words>) -> Option<()> {
    let part = |css: &str, view: View| {
        let words = words.clone();
        mount_in(&find(css)?, link, move |link| {
            let send = link.callback();
            link.with(|page| view(&words, page, &send))
        })
    };
    let parts: [(&str, View); 10] = [
        (".making .bar", |words, page, send| {
            view::bar(words, page, send)
        }),
        (".making .starting", |_, page, _| view::starting(page)),
        (".making .in-signs", view::start),
        (".making .no-board", |words, page, _| {
            view::no_board(words, page)
        }),
        (".making .naming", |words, page, send| {
            view::naming(words, page, send)
        }),
        (".making .step-part", |words, page, send| {
            view::now(words, page, send)
        }),
        (".making .seen-wrong", |words, page, _| {
            view::seen_wrong(words, page)
        }),
        (".making .steps-part", |words, page, send| {
            view::steps(words, page, send)
        }),
        (".making .out", |words, page, send| {
            view::out(words, page, send)
        }),
        (".making .text-of-file", |words, page, send| {
            view::source(words, page, send)
        }),
    ];
    for (css, view) in parts {
        let root = part(css, view)?;
        root.remove_attribute("inert").ok()?;
        if css == ".making .bar" {
            link.mounted_in(root);
        }
    }
    Some(())
}

/// What sets the start up by hand follows the example, and changes it.
fn by_hand(link: &Link, words: &Rc<Words>) {
    let set = link.callback().reform(Action::Start);
    let start = link.with(|page| page.draft().start().map(str::to_owned));
    let Some(hand) = by_hand::mount(start, set) else {
        return;
    };
    let (shown, words) = (link.clone(), words.clone());
    link.on_change(Callback::from(move |()| {
        let (start, wrong) = shown.with(|page| {
            let start = page.draft().start().unwrap_or_default().to_owned();
            let wrong = page.start_wrong().map(|error| words.mistake(page, error));
            (start, wrong)
        });
        by_hand::tell(&hand, &start, wrong);
    }));
}

/// A move on the board is the next step; what pupils see leads to the step that is seen there.
fn listen_to_elements(stage: &Rc<Stage>, link: &Link) {
    let own = link.clone();
    let observer = observe(&stage.board, move |_, events| {
        let played = events.iter().find_map(|event| match event {
            Told::Move { mv, .. } => Some(mv.to_string()),
            _ => None,
        });
        if let Some(mv) = played {
            own.send(Action::Play(mv));
        }
    });
    std::mem::forget(observer);
    let (own, shown) = (link.clone(), stage.clone());
    let observer = observe(&stage.preview, move |widget, events| {
        if !shown.is_showing() && events.iter().any(|event| matches!(event, Told::Step)) {
            own.send(Action::Stepped(widget.steps().0));
        }
    });
    std::mem::forget(observer);
}

fn listen_to_page(words: &Rc<Words>, link: &Link) -> Option<()> {
    let window = window()?;
    let own = link.clone();
    on_drop(words.say(MakeSaid::DROP).to_owned(), move |file| {
        import::begin(&own, async move { import::of_file(&file).await });
    });
    let (own, root) = (link.clone(), words.root.clone());
    on(&window, "paste", move |event| {
        let pasted = event
            .dyn_ref::<ClipboardEvent>()
            .and_then(ClipboardEvent::clipboard_data);
        let text = pasted
            .and_then(|data| data.get_data("text/plain").ok())
            .unwrap_or_default();
        if text.is_empty() || is_typed_into(event) {
            return;
        }
        event.prevent_default();
        let root = root.clone();
        import::begin(&own, async move { import::of_pasted(&text, &root).await });
    });
    let own = link.clone();
    on_undo(
        || true,
        move |again| own.send(if again { Action::Redo } else { Action::Undo }),
    );
    let own = link.clone();
    on_stored::<Saved>(move || own.send(Action::OtherWindow));
    Some(())
}
