//! The page of games: the strip, the views, the board and what is beside it, the table.

mod effects;
mod view;
mod words;

pub(crate) use view::figures;
pub use view::{after, hand, make, players, position, samples, strip, table, views};
pub use words::Words;

use crate::fields::{folded, keep_half_typed};
use crate::history;
use crate::mount::{find, mount as mount_in};
use crate::runtime::{Page, Runtime};
use crate::storage::LocalStorage;
use nian_course::play::{Action, Board, Effect, ElementInfo, Entry, Play, View, Winner, asked};
use nian_course::practice::Moment;
use nian_engine::{Observer, observe};
use nian_ui::model::{ELEMENTS, Event, Game, Opponent, Player, TableKind, Tables};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The name of this page in `<html data-nian-app>`.
pub const NAME: &str = "play";

/// What the page keeps on the device.
pub(crate) use nian_course::play::Rows as Saved;
/// The name of the file with what the page has kept.
pub(crate) const FILE: &str = "nian-play.json";

type State = Play<LocalStorage>;
type Link = Rc<Runtime<State>>;

impl Page for State {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        Play::apply(self, action, moment)
    }
}

/// What the elements know: the opponents, the strongest first, and the tables.
pub const ABOUT: ElementInfo = ElementInfo {
    opponents: &OPPONENTS,
    has_table: |of, rules| {
        let mut kinds = TableKind::ALL.into_iter();
        let kind = kinds.find(|kind| kind.name() == of);
        kind.is_some_and(|kind| Tables::read(kind, rules).is_some())
    },
};

/// Those who play against the reader.
static OPPONENTS: [&str; Opponent::ALL.len() - 1] = {
    let mut names = [""; Opponent::ALL.len() - 1];
    let mut at = 0;
    while at < names.len() {
        names[at] = Opponent::ALL[at].name();
        at += 1;
    }
    names
};

/// What a reader can set of a board, as attributes.
fn settings() -> Vec<&'static str> {
    let mut elements = ELEMENTS.iter();
    let board = elements.find(|(tag, _)| *tag == "nian-game");
    let own = board.map_or(&[][..], |(_, attributes)| &attributes[1..]);
    own.iter().copied().chain(["answers"]).collect()
}

/// The position that is meant by what is typed, in the notation.
pub(crate) fn understood(typed: &str) -> String {
    nian_words::understand(typed, |text| folded(text, "NFKD"))
}

/// Mounts the page in what is written; `None` if another page is there.
pub(crate) fn mount() -> Option<()> {
    let words = find("[data-words]")?.get_attribute("data-words")?;
    let words: Rc<Words> = Rc::new(serde_json::from_str(&words).ok()?);
    let board = find("nian-game")?;
    let mut query = history::query();
    for (name, value) in &mut query {
        if name == "p" {
            *value = understood(value);
        }
    }
    let early = early();
    if early.is_empty() {
        keep_half_typed(half_typed());
    }
    let written = Board {
        start: board.get_attribute("position").unwrap_or_default(),
        settings: attributes(&board),
        ..Board::default()
    };
    let (state, effects) = Play::open(LocalStorage, asked(&query, &settings()), written, ABOUT);
    let link = Runtime::new(state, effects::carry_out);
    link.carry_out(effects);
    mount_parts(&link, &words)?;
    for action in early {
        link.send(action);
    }
    listen(&board, &link)
}

fn mount_parts(link: &Link, words: &Rc<Words>) -> Option<()> {
    let part = |css: &str, view: fn(&Rc<Words>, &State, &Callback<Action>) -> Html| {
        let words = words.clone();
        mount_in(&find(css)?, link, move |link| {
            let send = link.callback();
            link.with(|page| view(&words, page, &send))
        })
    };
    let strip = part(".game-strip", |words, page, send| {
        view::strip(words, page.entry(), Entry::COUNT, send)
    })?;
    strip.set_attribute("data-alive", "").ok()?;
    link.mounted_in(strip);
    part(".views", |words, page, send| view::views(words, page, send))?;
    part(".players", |words, page, send| {
        view::players(words, page, send)
    })?;
    part(".ladder", |words, page, send| {
        view::after(words, page, send)
    })?;
    part(".samples", |words, page, send| {
        view::samples(words, page, send)
    })?;
    part(".by-hand .hand", |words, page, send| {
        view::hand(words, page, send)
    })?;
    part(".typed", view::position)?;
    part(".choosing-table", view::table)?;
    let onwards = find(".onwards")?;
    let href = onwards.query_selector("a").ok()??.get_attribute("href")?;
    let href = href.split('?').next().unwrap_or_default().to_owned();
    let words = words.clone();
    mount_in(&onwards, link, move |link| {
        link.with(|page| view::make(&words, page, &href))
    })?;
    effects::see_chosen();
    Some(())
}

/// What has been asked of the page before the app was there, as `www/pages/alone.js` has kept it of forms. Where another instance
/// has been before, it is done.
fn early() -> Vec<Action> {
    if find(".game-strip[data-alive]").is_some() {
        return Vec::new();
    }
    let chosen = |name: &str| {
        let chosen = find(&format!("input[name={name}]:checked:not([checked])"))?;
        chosen.get_attribute("value")
    };
    let entry = chosen("game").and_then(|place| place.parse().ok());
    let entry = entry.map(|place| Action::Pick(Entry::at(place)));
    let view = chosen("view");
    let view = view.and_then(|name| View::ALL.into_iter().find(|view| view.name() == name));
    let settings = ["opponent", "first"].into_iter().filter_map(|name| {
        let select: HtmlSelectElement =
            find(&format!(".players [name={name}]"))?.dyn_into().ok()?;
        (select.selected_index() > 0).then(|| Action::Setting(name, select.value()))
    });
    let typed = find(".typed form[data-asked]").and_then(|_| value("#p"));
    let typed = typed.map(|typed| Action::Typed(understood(&typed)));
    let table = find(".choosing-table form[data-asked]").and_then(|form| {
        let of: HtmlSelectElement = find("#of")?.dyn_into().ok()?;
        let is_other = form.get_attribute("data-asked").as_deref() == Some("of");
        let rules = value("#rules").filter(|_| !is_other);
        Some(Action::Table(
            of.value(),
            rules.and_then(|rules| view::rules_typed(&rules)),
        ))
    });
    let chosen = entry.into_iter().chain(view.map(Action::See));
    chosen.chain(settings).chain(typed).chain(table).collect()
}

/// What stands in a text field.
fn value(css: &str) -> Option<String> {
    let input: HtmlInputElement = find(css)?.dyn_into().ok()?;
    Some(input.value())
}

/// What stands in the text fields and nobody has submitted yet.
fn half_typed() -> Vec<(String, String)> {
    let fields = ["#p", "#rules"].into_iter();
    let texts = fields.filter_map(|css| Some((css.to_owned(), value(css)?)));
    texts.filter(|(_, text)| !text.is_empty()).collect()
}

/// The settings of the board as its attributes have them.
fn attributes(board: &Element) -> Vec<(&'static str, Option<String>)> {
    let settings = settings().into_iter();
    settings
        .map(|name| (name, board.get_attribute(name)))
        .collect()
}

/// Listens to the elements of the page, as long as it is there.
fn listen(board: &Element, link: &Link) -> Option<()> {
    let own = link.clone();
    let observer = observe(board, move |widget, events| {
        if let (Some(game), Some(board)) = (widget.game(), find("nian-game")) {
            own.send(Action::Board(shown(game, &board, events)));
        }
    });
    keep(observer);
    let own = link.clone();
    let observer = observe(&find("nian-table")?, move |_, events| {
        let wrong = events.iter().find_map(wrong);
        if wrong.is_some() {
            own.send(Action::TableSaid(wrong));
        }
    });
    keep(observer);
    let observer = observe(&find(".numbers-part nian-number")?, |widget, events| {
        let kept = events.iter().filter_map(|event| match event {
            Event::Attribute(name, value) if ["value", "in", "answers"].contains(name) => {
                Some((*name, Some(value.clone())))
            }
            Event::Step => {
                let (step, _) = widget.steps();
                Some(("step", Some(step.to_string())))
            }
            _ => None,
        });
        history::keep(&kept.collect::<Vec<_>>());
    });
    keep(observer);
    Some(())
}

/// Keeps an observer as long as the page is there.
fn keep(observer: Observer) {
    std::mem::forget(observer);
}

fn shown(game: &Game, board: &Element, events: &[Event]) -> Board {
    let ended = events.iter().find_map(|event| match event {
        Event::End {
            winner: Player::Reader,
        } => Some(Winner::Reader),
        Event::End {
            winner: Player::Other,
        } => Some(Winner::Other),
        _ => None,
    });
    // Where the game began, and the moves that stand.
    let state = game.state();
    let (start, moves) = state.split_once(' ').unwrap_or((&state, ""));
    Board {
        start: start.to_owned(),
        position: game.position().to_string(),
        moves: moves.to_owned(),
        settings: attributes(board),
        ended,
        wrong: events.iter().find_map(wrong),
        moved: events
            .iter()
            .any(|event| matches!(event, Event::Step | Event::Move { .. })),
    }
}

fn wrong(event: &Event) -> Option<String> {
    match event {
        Event::Wrong(why) => Some(why.clone()),
        _ => None,
    }
}
