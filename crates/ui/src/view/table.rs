use super::drawing::named_mark;
use super::tag::{tag, text, wrap};
use nian_scene::{Cell, Strip, Table};
use nian_words::Language;
use yew::Html;

/// A table of numbers and marks.
pub(super) fn table(table: &Table, language: Language) -> Html {
    let mut head = tag("tr", "");
    for cell in &table.head {
        let mut header = if cell.text.is_empty() {
            tag("td", "")
        } else {
            tag("th", "").with(&[("scope", "col")])
        };
        header.add(content(cell, language));
        head.add(header.html());
    }
    let mut body = tag("tbody", "");
    for row in &table.rows {
        body.add(body_row(row, language));
    }
    // Its rows are the answer, or come with later steps.
    let class = match table.rows[..] {
        [] => "nian-table bare",
        _ => "nian-table",
    };
    let mut made = tag("table", class);
    made.add(text("caption", "", table.caption.clone()));
    made.add(wrap("thead", "", head.html()));
    made.add(body.html());
    let mut scroll = tag("div", "nian-scroll").with(&[("role", "group"), ("tabindex", "0")]);
    scroll.set("aria-label", table.caption.clone());
    scroll.add(made.html());
    scroll.html()
}

/// Numbers in a row, those used up struck out.
pub(super) fn strip(strip: &Strip) -> Html {
    let mut list = tag("ol", "");
    for &(number, struck, new) in &strip.numbers {
        let number = number.to_string();
        let class = if new { "lit" } else { "" };
        list.add(if struck {
            wrap("li", class, text("s", "", number))
        } else {
            text("li", class, number)
        });
    }
    let mut figure = tag("figure", "nian-strip");
    figure.add(text("figcaption", "", strip.caption.clone()));
    figure.add(list.html());
    figure.html()
}

fn body_row(row: &[Cell], language: Language) -> Html {
    let mut cells = tag("tr", "");
    for (column, cell) in row.iter().enumerate() {
        let class = match (cell.lit, cell.reachable) {
            (true, true) => "lit reachable",
            (true, false) => "lit",
            (false, true) => "reachable",
            (false, false) => "",
        };
        // A header says something, or is none; a row yet to come holds its room with a space.
        let mut made = if column == 0 && !cell.text.trim().is_empty() {
            tag("th", class).with(&[("scope", "row")])
        } else {
            tag("td", class)
        };
        if let Some(mv) = cell.action {
            made.set("data-move", mv.to_string());
        }
        made.add(content(cell, language));
        cells.add(made.html());
    }
    cells.html()
}

fn content(cell: &Cell, language: Language) -> Html {
    let split = cell.text.len().saturating_sub(cell.tail);
    let (front, tail) = cell
        .text
        .split_at_checked(split)
        .unwrap_or((&cell.text, ""));
    // A mark stays beside its text.
    let marked = cell.mark.is_some() && !cell.text.is_empty();
    let mut content = tag("span", if marked { "marked" } else { "" });
    content.tell(front.to_owned());
    if !tail.is_empty() {
        content.add(text("b", "tail", tail.to_owned()));
    }
    if let Some(outcome) = cell.mark {
        content.add(named_mark(outcome, language));
    }
    content.html()
}
