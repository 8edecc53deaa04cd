//! A position set up by hand, on the page on which an example is made.

use crate::mount::{find, mount as mount_in};
use crate::play::{self, Words};
use crate::runtime::Runtime;
use crate::storage::LocalStorage;
use nian_course::play::{Action, Board, Effect, Params, Play};
use nian_words::SampleGame;
use std::rc::Rc;
use yew::prelude::*;

type State = Play<LocalStorage>;

/// The games, and the form of the one that is chosen.
pub fn by_hand<S: nian_course::store::Storage>(
    words: &Words,
    page: &Play<S>,
    send: &Callback<Action>,
) -> Html {
    html! {
        <>
            <fieldset class="game-strip games">
                { play::strip(words, page.entry(), SampleGame::ALL.len(), send) }
            </fieldset>
            { play::hand(words, page, send) }
        </>
    }
}

/// Mounts the form in the fold-out of the page, at this position; `set` is called with the one that is set up. `None` if there is
/// no such form.
pub(crate) fn mount(position: Option<String>, set: Callback<String>) -> Option<Rc<Runtime<State>>> {
    let fold = find("details.by-hand")?;
    let words: Words = serde_json::from_str(&fold.get_attribute("data-words")?).ok()?;
    let place = fold.query_selector(".hand").ok()??;
    let written = Board {
        start: position.clone().unwrap_or_default(),
        ..Board::default()
    };
    let asked = Params {
        position,
        ..Params::default()
    };
    let (state, _) = Play::open(LocalStorage, asked, written, play::ABOUT);
    let link = Runtime::new(state, move |effect, _| {
        if let Effect::Set("position", Some(position)) = effect {
            set.emit(position);
        }
    });
    let root = mount_in(&place, &link, move |link| {
        let send = link.callback();
        link.with(|page| by_hand(&words, page, &send))
    })?;
    link.mounted_in(root);
    Some(link)
}

/// Tells the form where the example starts now, or why not where it was to.
pub(crate) fn tell(link: &Rc<Runtime<State>>, position: &str, wrong: Option<String>) {
    let is_told = link.with(|page| {
        let board = page.board();
        board.start == position && board.wrong == wrong
    });
    if !is_told {
        link.send(Action::Board(Board {
            start: position.to_owned(),
            position: position.to_owned(),
            wrong,
            ..Board::default()
        }));
    }
}
