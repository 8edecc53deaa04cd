use super::drawing::named_mark;
use super::text::text;
use nian_scene::{Cell, Sieve, Table};
use nian_words::Language;
use yew::{Html, html};

/// A table of numbers and marks, which is scrolled where it has no room.
pub(super) fn table(table: &Table, language: Language) -> Html {
    html! {
        <div class="nian-scroll" role="group" tabindex="0" aria-label={table.caption.clone()}>
            { plain_table(table, language) }
        </div>
    }
}

/// The table alone.
pub(super) fn plain_table(table: &Table, language: Language) -> Html {
    // Tables whose rows are the answer, or are filled by later steps.
    let class = match table.rows[..] {
        [] => "nian-table bare",
        _ => "nian-table",
    };
    html! {
        <table class={class}>
            <caption>{ text(table.caption.clone()) }</caption>
            <thead>
                <tr>
                    for cell in &table.head {
                        if cell.text.is_empty() {
                            <td>{ content(cell, language) }</td>
                        } else {
                            <th scope="col">{ content(cell, language) }</th>
                        }
                    }
                </tr>
            </thead>
            <tbody>for row in &table.rows { { body_row(row, language) } }</tbody>
        </table>
    }
}

/// Numbers in a row, with those used up struck out.
pub(super) fn sieve(sieve: &Sieve) -> Html {
    html! {
        <figure class="nian-strip">
            <figcaption>{ text(sieve.caption.clone()) }</figcaption>
            <ol>
                for &(number, struck, new) in &sieve.numbers {
                    <li class={if new { "lit" } else { "" }}>
                        if struck {
                            <s>{ number.to_string() }</s>
                        } else {
                            { number.to_string() }
                        }
                    </li>
                }
            </ol>
        </figure>
    }
}

fn body_row(row: &[Cell], language: Language) -> Html {
    html! {
        <tr>for (column, cell) in row.iter().enumerate() { { body_cell(column, cell, language) } }</tr>
    }
}

fn body_cell(column: usize, cell: &Cell, language: Language) -> Html {
    let class = match (cell.lit, cell.reachable) {
        (true, true) => "lit reachable",
        (true, false) => "lit",
        (false, true) => "reachable",
        (false, false) => "",
    };
    // An empty cell is no header; a row still to come keeps its height by a space.
    let (name, scope) = if column == 0 && !cell.text.trim().is_empty() {
        ("th", Some("row"))
    } else {
        ("td", None)
    };
    html! {
        <@{name} class={class} scope={scope} data-move={cell.action.map(|mv| mv.to_string())}>
            { content(cell, language) }
        </@>
    }
}

fn content(cell: &Cell, language: Language) -> Html {
    let split = cell.text.len().saturating_sub(cell.tail);
    let (front, tail) = cell
        .text
        .split_at_checked(split)
        .unwrap_or((&cell.text, ""));
    // The mark stays beside its text.
    let marked = cell.mark.is_some() && !cell.text.is_empty();
    let tail = (!tail.is_empty()).then(|| html! { <b class="tail">{ text(tail.to_owned()) }</b> });
    let mark = cell.mark.map(|outcome| named_mark(outcome, language));
    html! {
        <span class={if marked { "marked" } else { "" }}>
            { text(front.to_owned()) }{ for tail }{ for mark }
        </span>
    }
}
