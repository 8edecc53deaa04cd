use super::Context;
use super::table::table;
use crate::model::{Action, Of, Tables, Widget};
use nian_scene::{dice_table, fibonacci_table, wythoff_table};
use web_sys::HtmlInputElement;
use yew::prelude::*;

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
pub(super) fn controls(context: &Context, tables: &Tables) -> Html {
    let words = context.widget.language.interface();
    let turn = |to: Option<u64>, name: &'static str| {
        let onclick = to.map_or_else(Callback::noop, |row| context.on(Action::From(row)));
        html! {
            <button type="button" class="nian-turn" aria-disabled={to.is_none().then_some("true")} {onclick}>{ name }</button>
        }
    };
    let act = context.act.clone();
    let onchange = Callback::from(move |event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        if let Ok(row) = field.value().parse() {
            act.emit(Action::From(row));
        }
    });
    html! {
        <div part="controls" class="nian-controls">
            { turn(tables.before(), words.rows_before()) }
            <label class="nian-amount">
                <span>{ words.start_row(tables.of == Of::Dice) }</span>
                <input type="text" inputmode="numeric" value={tables.from().to_string()} {onchange} />
            </label>
            { turn(tables.after(), words.rows_after()) }
        </div>
    }
}
