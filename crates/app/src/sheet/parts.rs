//! What tasks on paper are made of.

use super::words::Words;
use nian_words::Language;
use yew::prelude::*;

/// What stands on paper of a task.
pub(super) struct Item {
    /// What it is about, as the exercise names it.
    pub(super) about: String,
    /// The answer as it is typed; of moves each winning one.
    pub(super) answer: String,
    /// The rules of the game, unless the question tells them.
    pub(super) rules: Option<String>,
    /// What is asked.
    pub(super) ask: Html,
    /// The answer and its reason.
    pub(super) key: Html,
}

/// What texts are made of.
#[derive(Clone, Copy)]
pub(crate) struct Texts<'a> {
    pub(crate) words: &'a Words,
    pub(crate) language: Language,
}

/// A paragraph.
pub(crate) fn paragraph(text: String) -> Html {
    html! { <p>{ text }</p> }
}

/// An answer.
pub(crate) fn right(text: String) -> Html {
    html! { <p class="sheet-right">{ text }</p> }
}

/// A line that is written on.
pub(crate) fn write(inner: Html) -> Html {
    html! { <p class="sheet-write">{ inner }</p> }
}

/// Room to write.
pub(crate) fn blank() -> Html {
    html! { <span class="sheet-line"></span> }
}

/// Room for a number.
pub(super) fn short_blank() -> Html {
    html! { <span class="sheet-line sheet-short"></span> }
}

/// A label, and room to write behind it.
pub(crate) fn labelled(label: String, room: Html) -> Html {
    write(html! { <>{ label }{ room }</> })
}

/// A box to be ticked.
pub(super) fn tick_box() -> Html {
    html! { <span class="sheet-box"></span> }
}

/// A row of places.
pub(super) struct Row {
    pub(super) head: Option<String>,
    /// What stands at each place; an empty text is to be written.
    pub(super) digits: Vec<String>,
    pub(super) class: &'static str,
}

impl Row {
    /// A row without a head.
    pub(super) fn of(digits: Vec<String>) -> Self {
        Self {
            head: None,
            digits,
            class: "",
        }
    }
}

/// Places for digits, below what they are worth; all of that may be empty.
pub(super) fn grid(label: String, places: &[String], rows: Vec<Row>) -> Html {
    let is_headed = rows.iter().any(|row| row.head.is_some());
    let is_told = places.iter().any(|place| !place.is_empty());
    html! {
        <table class="sheet-grid" aria-label={label}>
            if is_told {
                <thead>
                    <tr>
                        if is_headed { <td></td> }
                        { for places.iter().map(|place| html! { <th scope="col">{ place }</th> }) }
                    </tr>
                </thead>
            }
            <tbody>
                { for rows.into_iter().map(|row| html! {
                    <tr class={row.class}>
                        if is_headed { <th scope="row">{ row.head.unwrap_or_default() }</th> }
                        { for row.digits.into_iter().map(|digit| html! { <td>{ digit }</td> }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// Nothing at any of so many places.
pub(super) fn empty<T>(places: &[T]) -> Vec<String> {
    vec![String::new(); places.len()]
}

/// Numbers as texts.
pub(crate) fn texts(numbers: &[u64]) -> Vec<String> {
    numbers.iter().map(u64::to_string).collect()
}
