//! The picture in words, for screen readers.
use super::text::text;
use crate::model::Widget;
use nian_lessons::{Frame, Numeral, Show, Subject};
use nian_solver::fibonacci::zeckendorf;
use nian_solver::{AnyPosition, nim};
use nian_words::Language;
use yew::{Html, html};

/// The position in a sentence; the binary columns also as a table, with their sums once answers are visible.
///
/// A picture that is a table needs no other words.
pub(super) fn spoken(widget: &Widget, frame: &Frame) -> Html {
    let (language, answers) = (widget.language, widget.answers_open());
    let position = match &frame.subject {
        Subject::Position(position) => position,
        Subject::Numeral(numeral) => {
            return html! { <div class="nian-unseen">{ digits(language, numeral) }</div> };
        }
        Subject::Pairs { .. } => return Html::default(),
    };
    let forms = match frame.show {
        Show::Forms => position.heaps(),
        _ => &[],
    };
    html! {
        <div class="nian-unseen">
            <p>{ text(named(widget, position)) }</p>
            if let (AnyPosition::Nim(..), Show::Columns) = (position, frame.show) {
                { columns(language, position.heaps(), answers) }
            }
            for &heap in forms { <p>{ form(heap) }</p> }
        </div>
    }
}

/// The position; in a task a heap without its rules, which stand above already.
fn named(widget: &Widget, position: &AnyPosition) -> String {
    let sentences = widget.language.sentences();
    match position {
        AnyPosition::Subtraction(..) | AnyPosition::Dice(..) | AnyPosition::Dynamic(..)
            if widget.is_task() =>
        {
            sentences.left(position)
        }
        _ => sentences.position(position),
    }
}

/// A number and its standard form: `17: 100101`.
fn form(value: u64) -> String {
    let mut text = value.to_string();
    text.push_str(": ");
    let parts = zeckendorf(value);
    for place in (0..=parts.first().copied().unwrap_or(0)).rev() {
        text.push(if parts.contains(&place) { '1' } else { '0' });
    }
    text
}

/// The digits known so far, below the values of their places.
fn digits(language: Language, numeral: &Numeral) -> Html {
    let words = language.picture();
    let [digits, _] = words.digits_and_sum();
    let known =
        |digit: &Option<u64>| digit.map_or_else(|| "?".to_owned(), |digit| digit.to_string());
    html! {
        <table>
            { line(words.place_values().to_owned(), &numeral.writing.places) }
            <tr>
                <th>{ text(digits) }</th>
                for digit in numeral.stage().digits.iter().rev() { <td>{ known(digit) }</td> }
            </tr>
        </table>
    }
}

fn columns(language: Language, heaps: &[u64], answers: bool) -> Html {
    let sums = nim::column_sums(heaps);
    let powers: Vec<u64> = (0..sums.len()).map(|power| 1 << power).collect();
    let row = |row, heap| {
        let digits: Vec<u64> = powers
            .iter()
            .map(|&value| u64::from(heap & value != 0))
            .collect();
        line(language.interface().row(row, heap), &digits)
    };
    let sums = answers.then(|| {
        let sums: Vec<u64> = sums.iter().map(|&sum| u64::from(sum)).collect();
        line(language.picture().nim_sum().to_owned(), &sums)
    });
    html! {
        <table>
            { line(language.interface().board().to_owned(), &powers) }
            for (at, &heap) in (0..).zip(heaps) { { row(at, heap) } }
            { for sums }
        </table>
    }
}

/// A row of numbers. In `numbers` the ones column comes first, in the table last.
fn line(name: String, numbers: &[u64]) -> Html {
    html! {
        <tr>
            <th>{ text(name) }</th>
            for number in numbers.iter().rev() { <td>{ number.to_string() }</td> }
        </tr>
    }
}
