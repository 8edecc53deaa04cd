use crate::article::{Own, Slot};
use nian_words::{Language, OwnNumbers as Words};
use yew::prelude::*;

/// The fields for the reader's own numbers, which `page.js` sets on the widget that follows.
pub(super) fn own_numbers(language: Language, own: &Own) -> Html {
    let name = language.among(&Words::NAME);
    html! {
        <form class="setting own" data-attribute={own.attribute}
            data-pattern={own.pattern.clone()} data-wrong={language.among(&Words::WRONG)}>
            <span>{ name }</span>
            { for own.slots.iter().map(field) }
            <button type="submit">{ language.among(&Words::USE) }</button>
            <p role="alert"></p>
        </form>
    }
}

fn field(slot: &Slot) -> Html {
    let Slot {
        name,
        least,
        most,
        value,
    } = slot;
    html! {
        <label>
            <var>{ name }</var>
            <input name={name.clone()} type="text" inputmode="numeric" autocomplete="off"
                value={value.to_string()} data-least={least.to_string()} data-most={most.to_string()} />
        </label>
    }
}
