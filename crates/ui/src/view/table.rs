use super::drawing::mark;
use super::tag::{group, tag, text};
use nian_scene::{Cell, Strip, Table};
use nian_words::Language;
use yew::Html;

/// A table of numbers and marks.
pub(super) fn table(table: &Table, language: Language) -> Html {
    let mut head = Vec::new();
    for cell in &table.head {
        let mut header = tag("th", "").with(&[("scope", "col")]);
        header.add(content(cell, language));
        head.push(header.html());
    }
    let mut rows = Vec::new();
    for row in &table.rows {
        rows.push(body_row(row, language));
    }
    let parts = vec![
        text("caption", "", table.caption.clone()),
        group("thead", "", vec![group("tr", "", head)]),
        group("tbody", "", rows),
    ];
    let mut scroll = tag("div", "nian-scroll").with(&[("role", "group"), ("tabindex", "0")]);
    scroll.set("aria-label", table.caption.clone());
    scroll.add(group("table", "nian-table", parts));
    scroll.html()
}

/// Numbers in a row, those used up struck out.
pub(super) fn strip(strip: &Strip) -> Html {
    let mut items = Vec::new();
    for &(number, struck, new) in &strip.numbers {
        let number = number.to_string();
        let class = if new { "lit" } else { "" };
        items.push(if struck {
            group("li", class, vec![text("s", "", number)])
        } else {
            text("li", class, number)
        });
    }
    let caption = text("figcaption", "", strip.caption.clone());
    group(
        "figure",
        "nian-strip",
        vec![caption, group("ol", "", items)],
    )
}

fn body_row(row: &[Cell], language: Language) -> Html {
    let mut cells = Vec::new();
    for (column, cell) in row.iter().enumerate() {
        let class = match (cell.lit, cell.reachable) {
            (true, true) => "lit reachable",
            (true, false) => "lit",
            (false, true) => "reachable",
            (false, false) => "",
        };
        let mut made = if column == 0 {
            tag("th", class).with(&[("scope", "row")])
        } else {
            tag("td", class)
        };
        if let Some(mv) = cell.action {
            made.set("data-move", mv.to_string());
        }
        made.add(content(cell, language));
        cells.push(made.html());
    }
    group("tr", "", cells)
}

fn content(cell: &Cell, language: Language) -> Html {
    let split = cell.text.len().saturating_sub(cell.tail);
    let (front, tail) = cell
        .text
        .split_at_checked(split)
        .unwrap_or((&cell.text, ""));
    let mut content = tag("span", "");
    content.say(front.to_owned());
    if !tail.is_empty() {
        content.add(text("b", "tail", tail.to_owned()));
    }
    if let Some(outcome) = cell.mark {
        content.add(mark(outcome));
        let word = language.sentences().outcome(outcome).to_owned();
        content.add(text("span", "nian-unseen", word));
    }
    content.html()
}
