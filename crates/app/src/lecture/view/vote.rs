//! A show of hands: how many are for each answer, typed in beside the picture; then the answer beside the bars.

use super::Dispatch;
use super::field::{CountField, TextField};
use crate::fields::is_composing;
use nian_course::decimal::decimal;
use nian_course::lecture::{Action, MOST_HANDS, MOST_OF_LABEL, Tally};
use nian_words::Lecture as Texts;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// `step` names the step that is voted on.
pub(super) fn vote(hands: &[(&Tally, bool)], step: &str, out: &Dispatch) -> Html {
    let most = hands.iter().map(|(hand, _)| hand.count).max();
    let most = most.unwrap_or_default().max(1);
    let rows = hands.iter().enumerate();
    let rows = rows.map(|(at, (hand, is_right))| {
        let part = f64::from(hand.count) / f64::from(most);
        row(at, hand, *is_right, part, hands.len(), out)
    });
    html! {
        <section key={step.to_owned()} class="lecture-vote" aria-label={out.say(Texts::VOTE)}>
            <h2>{ out.say(Texts::VOTE_HEADING) }</h2>
            { for rows }
            { out.button("lecture-close", out.say(Texts::CLOSE), || Action::CloseMode) }
        </section>
    }
}

fn row(at: usize, hand: &Tally, is_right: bool, part: f64, of: usize, out: &Dispatch) -> Html {
    let words = &out.stage.words;
    // Rows have the letters.
    let number = (at + 1).to_string();
    let called = match hand.label.as_str() {
        "" => number.as_str(),
        label => label,
    };
    let labels = (
        words.fill(Texts::CHOICE, &[&number]),
        words.fill(Texts::HANDS_FOR, &[called]),
    );
    let right = match is_right {
        true => out.say(Texts::RIGHT),
        false => String::new(),
    };
    let own = out.clone();
    let named = move |label| own.act(Action::Label(at, label));
    let own = out.clone();
    let counted = move |count| own.act(Action::Count(at, count));
    let own = out.clone();
    let onkeydown =
        Callback::from(move |event: KeyboardEvent| next_row(&event, (at + 1) % of, &own));
    let (count, more, less) = (hand.count, Texts::ONE_MORE, Texts::ONE_LESS);
    let by = |sign: &'static str, text, count: u32| {
        let own = out.clone();
        let onclick = move |_: MouseEvent| own.act(Action::Count(at, count));
        let label = words.fill(text, &[called]);
        html! { <button type="button" class="lecture-hand" aria-label={label} {onclick}>{ sign }</button> }
    };
    html! {
        <div class={classes!("lecture-row", is_right.then_some("right"))}>
            <span class="lecture-choice-number">{ number.clone() }</span>
            <TextField class="lecture-label" label={labels.0} most={MOST_OF_LABEL} value={hand.label.clone()} oninput={named}
                onkeydown={onkeydown.clone()} />
            <span class="lecture-right">{ right }</span>
            <span class="lecture-count">
                { by("−", less, count.saturating_sub(1)) }
                <CountField label={labels.1} most={MOST_HANDS} value={count} oninput={counted} {onkeydown} />
                { by("+", more, count + 1) }
            </span>
            <BarOf {part} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct BarProps {
    /// How much of it is filled.
    part: f64,
}

/// A bar. Its style is no attribute, which pages of ours do not allow.
#[component]
fn BarOf(props: &BarProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.part, move |part| {
            if let Some(bar) = node.cast::<HtmlElement>() {
                let _ = bar.style().set_property("--part", &decimal(*part, 4));
            }
        });
    }
    html! { <span ref={node} class="lecture-bar-of" aria-hidden="true" /> }
}

/// Numbers are typed one after the other.
fn next_row(event: &KeyboardEvent, next: usize, out: &Dispatch) {
    if event.key() != "Enter" || is_composing(event) {
        return;
    }
    event.prevent_default();
    let css = format!(
        ".lecture-row:nth-of-type({}) .lecture-count input",
        next + 1
    );
    let field = out
        .stage
        .find(&css)
        .and_then(|field| field.dyn_into::<HtmlElement>().ok());
    if let Some(field) = field {
        let _ = field.focus();
    }
}
