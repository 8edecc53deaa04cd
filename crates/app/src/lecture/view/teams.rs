//! Two teams play on from the position shown: names, score, whose turn it is, and another game with sides changed.

use super::Dispatch;
use super::field::TextField;
use nian_course::lecture::{Action, MOST_OF_TEAM, Teams};
use nian_words::Lecture as Texts;
use web_sys::Element;
use yew::prelude::*;

pub(super) fn teams(teams: &Teams, out: &Dispatch) -> Html {
    let words = &out.stage.words;
    let usual = |team: usize| out.say([Texts::TEAM_ONE, Texts::TEAM_TWO][team]);
    let name = |team: usize| {
        let own = teams.names[team].as_deref().map(str::trim);
        let own = own.filter(|own| !own.is_empty());
        own.map_or_else(|| usual(team), str::to_owned)
    };
    let won = teams.won();
    let here = won.unwrap_or_else(|| teams.turn());
    let whose = match won {
        Some(_) => Texts::WON_BY,
        None => Texts::TURN_OF,
    };
    let side = |team: usize| {
        let own = out.clone();
        let typed = move |name| own.act(Action::TeamName(team, name));
        let value = teams.names[team].clone().unwrap_or_else(|| usual(team));
        html! {
            <div class={classes!("lecture-side", (here == team).then_some("turn"))}>
                <TextField label={words.count(Texts::TEAM_NAME, &[team + 1])} most={MOST_OF_TEAM} {value} oninput={typed} />
                <output class="lecture-score" aria-label={out.say(Texts::SCORE)}>{ teams.points(team) }</output>
            </div>
        }
    };
    let first = teams.game.as_ref().map_or(0, |game| game.first);
    let own = out.clone();
    let again = move |_: MouseEvent| own.act(Action::Rematch);
    let element = out
        .stage
        .game
        .borrow()
        .as_ref()
        .map(|game| game.element.clone());
    html! {
        <div class="lecture-teams">
            <div class="lecture-sides">
                { side(0) }
                <p class="lecture-whose" role="status">{ words.fill(whose, &[&name(here)]) }</p>
                { side(1) }
            </div>
            <Holder class="lecture-thing" {element} />
            <p class="lecture-after">
                <button type="button" class="lecture-again" hidden={won.is_none()} onclick={again}>
                    { words.fill(Texts::REMATCH, &[&name(1 - first)]) }
                </button>
                { out.button("lecture-close", out.say(Texts::BACK_TO_LESSON), || Action::CloseMode) }
            </p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct HolderProps {
    class: &'static str,
    element: Option<Element>,
}

/// A place in which an element stands that Yew does not know.
#[component]
fn Holder(props: &HolderProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.element.clone(), move |element| {
            if let (Some(place), Some(element)) = (node.cast::<Element>(), element) {
                place.replace_children_with_node_1(element);
            }
        });
    }
    html! { <div ref={node} class={props.class} /> }
}
