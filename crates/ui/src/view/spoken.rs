//! What a picture shows, for those who do not see it.
use super::tag::{nothing, tag, text, word};
use nian_lessons::{Frame, Numeral, Show, Subject};
use nian_solver::fibonacci::zeckendorf;
use nian_solver::{AnyPosition, nim};
use nian_words::Language;
use yew::Html;

/// The position in a sentence; the binary columns also as a table, their sums once they may be seen.
///
/// A picture that is a table speaks for itself.
pub(super) fn spoken(language: Language, frame: &Frame, answers: bool) -> Html {
    let mut said = tag("div", "nian-unseen");
    let position = match &frame.subject {
        Subject::Position(position) => position,
        Subject::Numeral(numeral) => {
            said.add(digits(language, numeral));
            return said.html();
        }
        Subject::Pairs { .. } => return nothing(),
    };
    said.add(text("p", "", language.sentences().position(position)));
    said.add(match (position, frame.show) {
        (AnyPosition::Nim(..), Show::Columns) => columns(language, position.heaps(), answers),
        _ => nothing(),
    });
    if frame.show == Show::Forms {
        for &heap in position.heaps() {
            said.add(text("p", "", form(heap)));
        }
    }
    said.html()
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

/// The digits known so far below what their places are worth.
fn digits(language: Language, numeral: &Numeral) -> Html {
    let mut table = tag("table", "");
    let words = language.picture();
    table.add(line(
        words.place_values().to_owned(),
        &numeral.writing.places,
    ));
    let [digits, _] = words.digits_and_sum();
    let mut row = tag("tr", "");
    row.add(word("th", "", digits));
    for digit in numeral.stage().digits.iter().rev() {
        row.add(text(
            "td",
            "",
            digit.map_or_else(|| "?".to_owned(), |digit| digit.to_string()),
        ));
    }
    table.add(row.html());
    table.html()
}

fn columns(language: Language, heaps: &[u64], answers: bool) -> Html {
    let sums = nim::column_sums(heaps);
    let powers: Vec<u64> = (0..sums.len()).map(|power| 1 << power).collect();
    let mut table = tag("table", "");
    table.add(line(language.interface().board().to_owned(), &powers));
    for (row, &heap) in (0..).zip(heaps) {
        let digits: Vec<u64> = powers
            .iter()
            .map(|&value| u64::from(heap & value != 0))
            .collect();
        table.add(line(language.interface().row(row, heap), &digits));
    }
    table.add(if answers {
        let sums: Vec<u64> = sums.iter().map(|&sum| u64::from(sum)).collect();
        line(language.picture().nim_sum().to_owned(), &sums)
    } else {
        nothing()
    });
    table.html()
}

/// A row of numbers; the ones column comes first in `numbers` and last on the page.
fn line(name: String, numbers: &[u64]) -> Html {
    let mut line = tag("tr", "");
    line.add(text("th", "", name));
    for number in numbers.iter().rev() {
        line.add(text("td", "", number.to_string()));
    }
    line.html()
}
