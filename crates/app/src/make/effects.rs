//! What the page does to what is around it.

use super::passing::pass_on;
use super::{Link, Words, import};
use crate::browser::{get, kept, later, learn};
use crate::files;
use crate::history;
use crate::mount::find;
use crate::shadow_style::adopt_style;
use gloo::timers::callback::Timeout;
use nian_course::make::{Action, Effect};
use nian_words::Language;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, HtmlTextAreaElement};

/// What is typed is shown after so many milliseconds.
const SOON: u32 = 250;
/// The words of a language that did not come are asked for again after so many.
const AGAIN: u32 = 3000;

/// What is played is a step, which the page takes back: the board's own pair of buttons, which never has anything to undo,
/// and that for a new game are not seen.
const ONE_PAIR: &str = ".nian-controls > .nian-buttons { display: none; }";

/// The elements of the page.
pub(super) struct Stage {
    pub(super) board: Element,
    pub(super) preview: Element,
    /// So often the preview is on its way to a step.
    showing: Cell<u32>,
    pending: RefCell<Option<Timeout>>,
}

impl Stage {
    pub(super) fn find() -> Option<Rc<Self>> {
        let board = find(".making .play nian-game")?;
        let (ready, own) = (get(&board, "ready"), board.clone());
        spawn_local(async move {
            // It adopts styles of its own when it is.
            kept(ready).await;
            adopt_style(&own, ONE_PAIR);
        });
        Some(Rc::new(Self {
            board,
            preview: find(".making .seen nian-example")?,
            showing: Cell::new(0),
            pending: RefCell::default(),
        }))
    }

    /// Whether the preview is on its way to a step: until it is there, its steps are not the reader's.
    pub(super) fn is_showing(&self) -> bool {
        self.showing.get() > 0
    }
}

/// Carries an effect out.
pub(super) fn carry_out(effect: Effect, stage: &Rc<Stage>, words: &Rc<Words>, link: &Link) {
    match effect {
        Effect::Show { is_typing } => {
            let (shown, words, link) = (stage.clone(), words.clone(), link.clone());
            let delay = if is_typing { SOON } else { 0 };
            let timeout = Timeout::new(delay, move || show(&shown, &words, &link));
            stage.pending.replace(Some(timeout));
        }
        Effect::Focus(name) => later(move || focus(&name)),
        // Loaded again, the page shows what has been made of it.
        Effect::Own => history::replace_query(""),
        Effect::Learn(language) => load_words(language, link.clone()),
        Effect::Pick => {
            let link = link.clone();
            files::pick(",text/plain", move |file| {
                import::begin(&link, async move { import::of_file(&file).await });
            });
        }
        Effect::OpenSource => later(|| {
            if let Some(fold) = find(".making .source") {
                let _ = fold.set_attribute("open", "");
                fold.scroll_into_view();
            }
        }),
        Effect::Jump(offset) => jump(offset),
        Effect::PassOn(way) => pass_on(way, words, link),
    }
}

/// The example and the board show the step where one stands.
fn show(stage: &Rc<Stage>, words: &Words, link: &Link) {
    let usual = words.usual_title();
    let shown = link.with(|page| {
        let good = page.judgement().good.as_ref()?;
        Some((page.whole(good, usual), page.at(), page.board()))
    });
    let Some((text, at, board)) = shown else {
        let _ = stage.board.set_attribute("inert", "");
        return;
    };
    preview(stage, &text, at);
    let _ = stage.board.remove_attribute("inert");
    let _ = stage
        .board
        .toggle_attribute_with_force("hidden", board.is_none());
    if let Some((position, is_other)) = board {
        set_board(&stage.board, &position, is_other);
    }
}

fn preview(stage: &Rc<Stage>, text: &str, at: usize) {
    let preview = &stage.preview;
    let script = preview.query_selector(":scope > script").ok().flatten();
    let is_other = script.filter(|script| script.text_content().as_deref() != Some(text));
    stage.showing.set(stage.showing.get() + 1);
    if let Some(script) = is_other {
        script.set_text_content(Some(text));
        let _ = preview.set_attribute("src", ""); // it looks at what stands in its tag again
    }
    let at = at.to_string();
    if preview.get_attribute("step").as_deref() != Some(&at) {
        let _ = preview.set_attribute("step", &at);
    }
    let ready = get(preview, "ready");
    let stage = stage.clone();
    spawn_local(async move {
        kept(ready).await; // it says itself what is wrong
        stage.showing.set(stage.showing.get() - 1);
    });
}

/// The board shows what one goes on from.
fn set_board(board: &Element, position: &str, is_other: bool) {
    let first = if is_other { "other" } else { "reader" }; // whose turn it says it is
    if board.get_attribute("first").as_deref() != Some(first) {
        let _ = board.set_attribute("first", first);
    }
    // What was played is a step by now: the board has nothing of its own to take back.
    let moves = get(board, "moves").map_or(0, |moves| js_sys::Array::from(&moves).length());
    let shown = get(board, "position").and_then(|shown| shown.as_string());
    let shown = shown.or_else(|| board.get_attribute("position"));
    if moves > 0 || shown.as_deref() != Some(position) {
        let _ = board.set_attribute("position", position);
    }
}

/// What is named so has the focus, or what is nearest to it.
fn focus(name: &str) {
    let near = match name {
        "undo" => "redo",
        "redo" => "undo",
        _ => "say",
    };
    let found = [name, near, "say"].into_iter().find_map(|name| {
        find(&format!(".making [data-key=\"{name}\"]:not(:disabled)"))?
            .dyn_into::<HtmlElement>()
            .ok()
    });
    if let Some(found) = found {
        let _ = found.focus();
    }
}

fn load_words(language: Language, link: Link) {
    spawn_local(async move {
        if learn(language.tag()).await {
            link.send(Action::Learnt(language));
        } else if link.is_live() {
            Timeout::new(AGAIN, move || load_words(language, link)).forget();
        }
    });
}

/// The cursor goes to an offset in the text of the file.
fn jump(offset: usize) {
    let area = find("#source").and_then(|area| area.dyn_into::<HtmlTextAreaElement>().ok());
    let Some((area, offset)) = area.zip(u32::try_from(offset).ok()) else {
        return;
    };
    let _ = area.focus();
    let _ = area.set_selection_range(offset, offset);
    // A text area brings no place into sight by itself everywhere.
    let text = area.value();
    let lines = text.split('\n').count().max(1);
    let before = text.encode_utf16().take(offset as usize);
    let line = before.filter(|unit| *unit == u16::from(b'\n')).count();
    let height = f64::from(area.scroll_height()) / lines as f64;
    area.set_scroll_top((line.saturating_sub(2) as f64 * height) as i32);
}
