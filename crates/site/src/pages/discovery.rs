use crate::boards::{further, plan};
use crate::{Address, Discovery};
use nian_course::discovery::{Board, BoardState};
use nian_ui::discovery_board;
use nian_words::{DiscoveryPage as Words, Language, Text};
use std::rc::Rc;
use yew::prelude::*;

/// The theorem of this board is on taking 1 to 3 at a time; another one is on taking more.
const OF_THREE: &str = "sides";

/// A board on which readers find a rule themselves, or the line beside its theorem that quotes their guess. The board is as
/// the engine draws it, which takes its place; both are hidden where no script runs.
pub(super) fn discovery(address: Address, what: Discovery) -> Html {
    match what {
        Discovery::Board(name) => board(address, name).unwrap_or_default(),
        Discovery::Guess(name) => {
            let plan = plan(name).map(|plan| plan.to_string());
            let further = further(name).filter(|_| name != OF_THREE);
            html! { <p class="recalled" data-recalls={name} data-plan={plan} data-further={further} hidden=true></p> }
        }
        Discovery::Further(name) => {
            html! { <p class="recalled" data-recalls={name} data-further={further(name)} hidden=true></p> }
        }
        Discovery::Rest(_) => Html::default(),
    }
}

/// What tells the rule of a board. It stands there as it is; `pages/withheld.js` withholds it.
pub(super) fn withheld(language: Language, name: &'static str, rest: Html) -> Html {
    html! {
        <>
            <p class="withheld" data-withheld={name} hidden=true>
                { language.among(&Words::FIND_FIRST) }{ " " }
                <button type="button">{ language.among(&Words::SHOW) }</button>
            </p>
            <div class="rest" data-rest={name}>{ rest }</div>
        </>
    }
}

fn board(address: Address, name: &'static str) -> Option<Html> {
    let language = address.language;
    let plan = plan(name)?;
    let boards = Board::ALL.iter().zip(&Words::INTROS);
    let (_, intro) = boards
        .into_iter()
        .find(|(board, _)| **board == plan.board)?;
    let say = |text: &Text| language.among(text);
    let written = plan.to_string();
    let board = BoardState::new(Rc::new(plan));
    Some(html! {
        <details class="discovery" open=true data-board={name} data-plan={written} data-further={further(name)}>
            <summary>{ say(&Words::TITLE) }</summary>
            <p>{ say(intro) }</p>
            <p>{ say(&Words::HOW) }</p>
            <div class="board">{ discovery_board(language, &board) }</div>
            <p role="alert" hidden=true>
                { say(&Words::FAILED) }{ " " }<button type="button">{ say(&Words::AGAIN) }</button>
            </p>
        </details>
    })
}
