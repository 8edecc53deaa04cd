use crate::{Address, Discovery};
use nian_claims::{BOARDS, Plan};
use nian_words::{DiscoveryPage as Words, Language, Text};
use yew::prelude::*;

/// A board on which readers find a rule themselves, or the line beside its theorem that quotes their guess. Both are
/// hidden until `discovery.js` runs, which `page.js` fetches when one of them is near the viewport.
pub(super) fn discovery(address: Address, what: Discovery) -> Html {
    let script = address.link_to("discovery.js");
    match what {
        Discovery::Board(name) => board(address.language, name, script),
        Discovery::Guess(name) => html! {
            <p class="recalled" data-recalls={name} data-module={script} hidden=true></p>
        },
    }
}

/// The board has its full height from the start.
fn board(language: Language, name: &'static str, script: String) -> Html {
    let Some((board, intro)) = BOARDS
        .iter()
        .zip(&Words::INTROS)
        .find(|(board, _)| board.name == name)
    else {
        return Html::default();
    };
    let say = |text: &Text| language.among(text);
    let plan = board.plan();
    let heads = heads(board.name);
    let long = (plan.lines.len() > 1).then_some("scroll");
    html! {
        <details class="discovery" open=true data-board={name} data-module={script}>
            <summary>{ say(&Words::TITLE) }</summary>
            <p>{ say(intro) }</p>
            <p>{ say(&Words::HOW) }</p>
            <div class={classes!("positions", name, long)} role="group" aria-label={say(&Words::POSITIONS)}>
                { for plan.lines.iter().enumerate().map(|(at, line)| html! {
                    <div>
                        { for heads.get(at).map(|head| html! { <span>{ say(head) }</span> }) }
                        { for line.iter().map(|&place| html! {
                            <button type="button" disabled=true>{ label(language, &plan, place, !heads.is_empty()) }</button>
                        }) }
                    </div>
                }) }
            </div>
            <p class="doing">
                { for [("check", Words::CHECK), ("clear", Words::CLEAR), ("skip", Words::SKIP)].map(|(name, text)| html! {
                    <button type="button" {name} disabled=true>{ say(&text) }</button>
                }) }
            </p>
            <p role="status">{ say(&Words::START) }</p>
            <p role="alert" hidden=true>
                { say(&Words::FAILED) }{ " " }<button type="button">{ say(&Words::AGAIN) }</button>
            </p>
        </details>
    }
}

/// The names of the lines, to their left; empty where lines need no names.
fn heads(board: &str) -> Vec<Text> {
    let [one, two, three, right, wrong, odd, even] = Words::HEADS;
    match board {
        "dice" => vec![one, two, three],
        "sides" => vec![right, wrong],
        "parity" => vec![odd, even],
        _ => Vec::new(),
    }
}

/// The label of a position: its rows, or only its heap where the line's name has the rest.
fn label(language: Language, plan: &Plan, place: usize, heap_only: bool) -> String {
    let name = plan.nodes.get(place).map_or(&[][..], |node| &node.name);
    let shown = if heap_only { 1 } else { name.len() };
    let numbers: Vec<_> = name.iter().take(shown).map(u64::to_string).collect();
    if numbers.is_empty() {
        return language.among(&Words::EMPTY).to_owned();
    }
    numbers.join(", ")
}
