//! What a picture shows, for those who do not see it.
use nian_lessons::{Frame, Show, Subject};
use nian_solver::{AnyPosition, nim};
use nian_words::Language;
use yew::prelude::*;

/// The position in a sentence; the binary columns also as a table, their sums once they may be seen.
pub(super) fn spoken(language: Language, frame: &Frame, answers: bool) -> Html {
    let Subject::Position(position) = &frame.subject else {
        return Html::default(); // a table speaks for itself
    };
    html! {
        <div class="nian-unseen">
            <p>{ language.sentences().position(position) }</p>
            if let (AnyPosition::Nim(..), Show::Columns) = (position, frame.show) {
                { columns(language, position.heaps(), answers) }
            }
        </div>
    }
}

fn columns(language: Language, heaps: &[u64], answers: bool) -> Html {
    let sums = nim::column_sums(heaps);
    let powers: Vec<u32> = (0..sums.len() as u32).rev().collect();
    let digits_of = |number: u64| powers.iter().map(move |&power| (number >> power) & 1);
    let head = powers.iter().map(|&power| {
        let value = 1_u64 << power;
        html! { <th scope="col">{ value }</th> }
    });
    let rows = (0..).zip(heaps).map(|(row, &heap)| {
        let digits = digits_of(heap).map(|digit| html! { <td>{ digit }</td> });
        html! { <tr><th scope="row">{ language.interface().row(row, heap) }</th>{ for digits }</tr> }
    });
    let sums = sums.iter().rev().map(|sum| html! { <td>{ *sum }</td> });
    html! {
        <table>
            <thead><tr><td></td>{ for head }</tr></thead>
            <tbody>{ for rows }</tbody>
            if answers {
                <tfoot><tr><th scope="row">{ language.picture().nim_sum() }</th>{ for sums }</tr></tfoot>
            }
        </table>
    }
}
