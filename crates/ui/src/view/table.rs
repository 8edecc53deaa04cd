use super::drawing::mark;
use nian_scene::{Cell, Strip, Table};
use nian_words::Language;
use yew::{Html, classes, html};

/// A table of numbers and marks.
pub(super) fn table(table: &Table, language: Language) -> Html {
    let head = table
        .head
        .iter()
        .map(|cell| html! { <th scope="col">{ content(cell, language) }</th> });
    let rows = table.rows.iter().map(|row| body_row(row, language));
    html! {
        <div class="nian-scroll">
            <table class="nian-table">
                <caption>{ table.caption.clone() }</caption>
                <thead><tr>{ for head }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// Numbers in a row, those used up struck out.
pub(super) fn strip(strip: &Strip) -> Html {
    let numbers = strip.numbers.iter().map(|&(number, struck, new)| {
        let class = new.then_some("lit");
        let number = if struck {
            html! { <s>{ number }</s> }
        } else {
            html! { number }
        };
        html! { <li {class}>{ number }</li> }
    });
    html! {
        <figure class="nian-strip">
            <figcaption>{ strip.caption.clone() }</figcaption>
            <ol>{ for numbers }</ol>
        </figure>
    }
}

fn body_row(row: &[Cell], language: Language) -> Html {
    let cells = row.iter().enumerate().map(|(column, cell)| {
        let class = classes!(
            cell.lit.then_some("lit"),
            cell.reachable.then_some("reachable")
        );
        let content = content(cell, language);
        if column == 0 {
            html! { <th scope="row" {class}>{ content }</th> }
        } else {
            let chooses = cell.action.map(|mv| mv.to_string());
            html! { <td {class} data-move={chooses}>{ content }</td> }
        }
    });
    html! { <tr>{ for cells }</tr> }
}

fn content(cell: &Cell, language: Language) -> Html {
    let split = cell.text.len().saturating_sub(cell.tail);
    let (text, tail) = cell
        .text
        .split_at_checked(split)
        .unwrap_or((&cell.text, ""));
    let tail = (!tail.is_empty()).then(|| html! { <b class="tail">{ tail.to_owned() }</b> });
    let sign = cell.mark.map(|outcome| {
        let word = language.sentences().outcome(outcome);
        html! { <>{ mark(outcome) }<span class="nian-unseen">{ word }</span></> }
    });
    html! { <>{ text.to_owned() }{ tail }{ sign }</> }
}
