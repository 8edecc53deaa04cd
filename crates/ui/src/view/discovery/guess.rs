//! The guess: a sentence with blanks, or rules to choose from.

use super::super::text::bool_value;
use super::parts::{button, of_class, span, status};
use super::status::{guess_of, guessed};
use nian_course::discovery::{Board, Guess, GuessStatus, Plan, Refusal};
use nian_words::Discovery;
use yew::virtual_dom::{Key, VTag};
use yew::{Html, html};

/// What stands in the place of a number, around its index.
const BLANK: char = '\u{1}';

pub(super) fn form(words: Discovery, plan: &Plan, guess: &Guess) -> Html {
    let board = plan.board;
    let said = guess.said.as_ref();
    let is_trying = matches!(said, Some(GuessStatus::Trying(_)));
    let said = said.map(|said| guessed(words, board, said));
    let search = html! { <button>{ words.search() }</button> };
    let buttons = [search, button("halt", words.stop(), !is_trying)];
    let label = match board {
        Board::Rows => words.guess_which_rows(),
        Board::Parity => words.guess_which_parity(),
        _ => words.guess(),
    };
    let mut form = VTag::new("form");
    form.key = Some(Key::from(plan.most)); // its fields keep what is typed
    form.add_attribute("class", "guess");
    form.add_attribute("aria-label", label);
    form.add_attribute("novalidate", "");
    form.add_children([
        of_class("p", "label", [label.into()]),
        if board.has_choices() {
            choices(words, board, guess)
        } else {
            blanks(words, board, guess)
        },
        of_class("p", "doing", buttons),
        status(said.unwrap_or_default()),
    ]);
    form.into()
}

fn choices(words: Discovery, board: Board, guess: &Guess) -> Html {
    let chosen = guess
        .first
        .as_ref()
        .and_then(|guess| guess.first().copied());
    let mut choices = VTag::new("fieldset");
    choices.add_child(html! { <legend>{ words.guess_rows() }</legend> });
    let mut number = 0;
    for rule in words.rules() {
        number += 1;
        let mut radio = VTag::new("input");
        radio.add_attribute("type", "radio");
        radio.add_attribute("name", board.name());
        radio.add_attribute("value", number.to_string());
        if chosen == Some(number) {
            radio.add_attribute("checked", "");
        }
        choices.add_child(of_class("label", "", [radio.into(), span(rule.to_owned())]));
    }
    choices.into()
}

/// The sentence with a field for each number, where the language has it.
fn blanks(words: Discovery, board: Board, guess: &Guess) -> Html {
    let slots = ["\u{1}0\u{1}", "\u{1}1\u{1}"];
    let sentence = guess_of(words, board, slots);
    let said = guess_of(words, board, ["…", "…"]);
    let mut line = VTag::new("p");
    let mut number = 0;
    for (piece, text) in sentence.split(BLANK).enumerate() {
        line.add_child(if piece % 2 == 0 {
            span(text.to_owned())
        } else {
            number += 1;
            field(usize::from(text == "1"), &words.field(&said, number), guess)
        });
    }
    line.into()
}

/// A field, which holds what is typed itself. Its attribute `value` is what it begins with: that a later drawing does not
/// touch, unlike the property.
fn field(at: usize, label: &str, guess: &Guess) -> Html {
    let first = guess.first.as_ref().and_then(|guess| guess.get(at));
    let is_bad = match &guess.said {
        Some(GuessStatus::Refused(Refusal::BadNumber { bad, .. })) => bad.get(at).copied(),
        _ => None,
    };
    let mut field = VTag::new("input");
    for (name, value) in [
        ("type", "text"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("size", "3"),
    ] {
        field.add_attribute(name, value);
    }
    field.add_attribute("data-number", at.to_string());
    field.add_attribute("value", first.map(u64::to_string).unwrap_or_default());
    field.add_attribute("aria-label", label.to_owned());
    field.add_attribute("aria-invalid", bool_value(is_bad.unwrap_or_default()));
    field.into()
}
