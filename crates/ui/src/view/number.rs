//! The fields for a number of the reader's own.
use super::menu::choice;
use super::tag::{nothing, tag, word};
use crate::model::{Entry, Trouble, Widget};
use yew::Html;

/// The fields of the number, and below them what is wrong with it.
pub(super) fn fields(widget: &Widget, entry: &Entry) -> Html {
    let words = widget.language.interface();
    let in_system = matches!(entry.trouble, Some(Trouble::System(_)));
    let in_number = entry.trouble.is_some() && !in_system;
    let mut row = tag("div", "nian-number");
    row.add(match &entry.digits {
        Some(digits) => field(words.digits(), "digits", digits, in_number),
        None => field(words.number(), "value", &entry.value, in_number),
    });
    if entry.offers_systems() {
        row.add(choice(
            "system",
            words.system(),
            &words.systems(),
            Some(entry.system),
        ));
        row.add(match entry.list() {
            Some(list) => {
                let [bases, terms] = words.lists();
                let name = if entry.system == 2 { bases } else { terms };
                field(name, "list", list, in_system)
            }
            None => nothing(),
        });
    }
    let mut trouble = tag("p", "nian-wanted").with(&[("role", "status")]);
    if let Some(wrong) = entry.trouble {
        trouble.tell(wrong.message(widget.language));
    }
    row.add(trouble.html());
    row.html()
}

fn field(name: &'static str, set: &'static str, value: &str, wrong: bool) -> Html {
    let mut input = tag("input", "").with(&[
        ("type", "text"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
    ]);
    input.put("data-set", set);
    input.put("aria-invalid", if wrong { "true" } else { "false" });
    input.hold(value.to_owned());
    let mut label = tag("label", "nian-amount");
    label.add(word("span", "", name));
    label.add(input.html());
    label.html()
}
