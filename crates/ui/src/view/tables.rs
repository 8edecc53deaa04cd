use super::drawing::drawing;
use super::table::{plain_table, table};
use super::text::text;
use crate::model::{Command, Input, Layout, TableKind, Tables, Widget};
use core::ops::RangeInclusive;
use nian_scene::{self as scene, Table};
use nian_solver::{AnyPosition, Ending};
use nian_words::Language;
use yew::{Html, html};

/// The rows of the table that are shown; a picture is drawn for each of `layouts`.
pub(super) fn table_of(widget: &Widget, tables: &Tables, layouts: &[Layout]) -> Html {
    drawn(widget, tables, layouts, false)
}

/// The same on paper.
pub(super) fn on_paper(widget: &Widget, tables: &Tables, layout: Layout) -> Html {
    drawn(widget, tables, &[layout], true)
}

/// What the table is called.
pub(super) fn title(widget: &Widget, tables: &Tables) -> String {
    content(widget.language, tables, rows_of(tables)).caption
}

fn rows_of(tables: &Tables) -> RangeInclusive<u64> {
    tables.from()..=tables.from() + tables.rows() - 1
}

fn drawn(widget: &Widget, tables: &Tables, layouts: &[Layout], on_paper: bool) -> Html {
    let language = widget.language;
    let table = |content: &Table| match on_paper {
        true => plain_table(content, language),
        false => table(content, language),
    };
    let rows = rows_of(tables);
    let content = content(language, tables, rows.clone());
    let (TableKind::Zeckendorf, Some(AnyPosition::Dynamic(rules, _))) = (tables.of, tables.rules())
    else {
        return table(&content);
    };
    let sums = |layout: Layout| {
        let width = layout.picture_width();
        drawing(&scene::sums_rows(width, rules.multiplier(), rows.clone()))
    };
    html! {
        <figure>
            <figcaption>{ text(content.caption.clone()) }</figcaption>
            for &layout in layouts {
                <div class={layout.class_among(layouts)}>{ sums(layout) }</div>
            }
            // The same as a table for screen readers.
            <div class="nian-unseen">{ table(&content) }</div>
        </figure>
    }
}

/// The rows of a table; rows beyond its end are left out.
fn content(language: Language, tables: &Tables, rows: RangeInclusive<u64>) -> Table {
    match (tables.of, tables.rules()) {
        (TableKind::Wythoff, _) => scene::wythoff_table(language, rows),
        (TableKind::WythoffFibonacci, _) => scene::fibonacci_table(language, rows),
        (_, Some(rules)) => content_under(language, tables.of, rules, rows),
        (TableKind::Parity, None) => scene::parity_rules(language, rows),
        (TableKind::Sides, None) => scene::sides_rules(language, rows),
        // Unreachable, as only those two tables have no rules (`Tables::read`); but a panic would stop the page.
        (
            TableKind::Dice
            | TableKind::Dynamic
            | TableKind::Subtraction
            | TableKind::Euclid
            | TableKind::Grundy
            | TableKind::Zeckendorf,
            None,
        ) => scene::dice_table(language, Ending::Normal, rows),
    }
}

/// The rows of a table for rules that fit it.
fn content_under(
    language: Language,
    of: TableKind,
    rules: &AnyPosition,
    rows: RangeInclusive<u64>,
) -> Table {
    match rules {
        AnyPosition::Dice(rules, _) => scene::dice_table(language, rules.ending, rows),
        AnyPosition::SeveralDice(rules, state) => {
            scene::axes_table(language, *rules, state.faces().dice(), rows)
        }
        AnyPosition::Parity(rules, _) => scene::parity_heaps(language, *rules, rows),
        AnyPosition::Sides(rules, _) => scene::sides_heaps(language, *rules, rows),
        AnyPosition::Subtraction(rules, _) => scene::subtraction_table(language, *rules, rows),
        AnyPosition::Dynamic(rules, _) => match of {
            TableKind::Grundy => scene::grundy_dynamic(language, rules.multiplier(), rows),
            TableKind::Zeckendorf => scene::sums_table(language, rules.multiplier(), rows),
            _ => scene::starts_table(language, rules.multiplier(), rows),
        },
        AnyPosition::Euclid(..) => match of {
            TableKind::Grundy => scene::grundy_euclid(language, rows),
            _ => scene::euclid_table(language, rows),
        },
        AnyPosition::Nim(..) => scene::grundy_nim(language, rows),
        AnyPosition::Wythoff(..) => scene::grundy_wythoff(language, rows),
    }
}

/// The controls of a table: next and previous rows, and a field for the first row.
pub(super) fn controls(widget: &Widget, tables: &Tables) -> Html {
    let words = widget.language.interface();
    let start = match tables.counted_by() {
        Some(letter) => html! { <span>{ text(words.start_row(letter)) }</span> },
        None => html! { <span>{ text(words.start_heap()) }</span> },
    };
    html! {
        <div class="nian-controls" part="controls">
            { turn(tables.before(), words.rows_before()) }
            <label class="nian-amount">
                { start }
                <input type="text" inputmode="numeric" data-set={Input::From}
                    value={tables.from().to_string()} />
            </label>
            { turn(tables.after(), words.rows_after()) }
        </div>
    }
}

fn turn(to: Option<u64>, name: &'static str) -> Html {
    let command = Command::From(to.unwrap_or_default());
    let disabled = to.is_none().then_some("true");
    html! {
        <button type="button" class="nian-turn" data-do={command.text_if(to.is_some())}
            aria-disabled={disabled}>
            { text(name) }
        </button>
    }
}
