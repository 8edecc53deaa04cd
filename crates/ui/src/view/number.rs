//! The fields of a number that the reader changes.
use super::menu::choice;
use super::text::{bool_value, text};
use crate::model::{Entry, EntryError, Field, Input, Widget};
use yew::{Html, html};

/// The fields, and the error below them.
pub(super) fn fields(widget: &Widget, entry: &Entry) -> Html {
    let words = widget.language.interface();
    let in_system = matches!(entry.trouble, Some(EntryError::System(_)));
    let in_number = entry.trouble.is_some() && !in_system;
    let (name, of, value) = match &entry.digits {
        Some(digits) => (words.digits(), Field::Digits, digits),
        None => (words.number(), Field::Value, &entry.value),
    };
    let mut system = Vec::new();
    if entry.offers_systems() {
        let (name, names) = (words.system(), words.systems());
        let chosen = Some(entry.system);
        system.push(choice(Input::Number(Field::System), name, &names, chosen));
        system.push(list(widget, entry, in_system));
    }
    let wrong = entry.trouble.map(|wrong| wrong.message(widget.language));
    html! {
        <div class="nian-number">
            { field(name, of, value, in_number) }
            { for system }
            <p class="nian-wanted" role="status">{ for wrong.map(text) }</p>
        </div>
    }
}

/// The field for the bases or terms, where the system has some.
fn list(widget: &Widget, entry: &Entry, wrong: bool) -> Html {
    let Some(list) = entry.list() else {
        return Html::default();
    };
    let [bases, terms] = widget.language.interface().lists();
    let name = if entry.system == 2 { bases } else { terms };
    field(name, Field::List, list, wrong)
}

fn field(name: &'static str, of: Field, value: &str, wrong: bool) -> Html {
    html! {
        <label class="nian-amount">
            <span>{ text(name) }</span>
            <input type="text" inputmode="numeric" autocomplete="off"
                data-set={Input::Number(of)} aria-invalid={bool_value(wrong)} value={value.to_owned()} />
        </label>
    }
}
