use super::button::button_on;
use super::table::table;
use super::tag::{tag, word};
use crate::model::{Of, Tables, Widget};
use nian_scene::{dice_table, fibonacci_table, wythoff_table};
use yew::Html;

/// The rows of the table that are shown now.
pub(super) fn table_of(widget: &Widget, tables: &Tables) -> Html {
    let rows = tables.from()..=tables.from() + tables.of.rows() - 1;
    let content = match tables.of {
        Of::Wythoff => wythoff_table(widget.language, rows),
        Of::WythoffFibonacci => fibonacci_table(widget.language, rows),
        Of::Dice => dice_table(widget.language, tables.ending, rows),
    };
    table(&content, widget.language)
}

/// Forwards, backwards, or to any row at once.
pub(super) fn controls(widget: &Widget, tables: &Tables) -> Html {
    let words = widget.language.interface();
    let mut field = tag("input", "").with(&[
        ("type", "text"),
        ("inputmode", "numeric"),
        ("data-set", "from"),
    ]);
    field.hold(tables.from().to_string());
    let mut start = tag("label", "nian-amount");
    start.add(word("span", "", words.start_row(tables.of == Of::Dice)));
    start.add(field.html());
    let mut bar = tag("div", "nian-controls").with(&[("part", "controls")]);
    bar.add(turn(tables.before(), words.rows_before()));
    bar.add(start.html());
    bar.add(turn(tables.after(), words.rows_after()));
    bar.html()
}

fn turn(to: Option<u64>, name: &'static str) -> Html {
    let row = to.map_or_else(String::new, |row| row.to_string());
    let mut button = button_on("nian-turn", "from", &row);
    if to.is_none() {
        button.put("aria-disabled", "true");
    }
    button.say(name);
    button.html()
}
