//! What a picture shows, for those who do not see it.
use super::tag::{group, tag, text};
use nian_lessons::{Frame, Show, Subject};
use nian_solver::{AnyPosition, nim};
use nian_words::Language;
use yew::Html;

/// The position in a sentence; the binary columns also as a table, their sums once they may be seen.
///
/// `None` where the picture is a table already.
pub(super) fn spoken(language: Language, frame: &Frame, answers: bool) -> Option<Html> {
    let Subject::Position(position) = &frame.subject else {
        return None;
    };
    let mut parts = vec![text("p", "", language.sentences().position(position))];
    if let (AnyPosition::Nim(..), Show::Columns) = (position, frame.show) {
        parts.push(columns(language, position.heaps(), answers));
    }
    Some(group("div", "nian-unseen", parts))
}

fn columns(language: Language, heaps: &[u64], answers: bool) -> Html {
    let sums = nim::column_sums(heaps);
    let mut head = vec![tag("td", "").html()];
    for power in (0..sums.len()).rev() {
        head.push(text("th", "", (1_u64 << power).to_string()));
    }
    let mut rows = vec![group("tr", "", head)];
    for (row, &heap) in (0..).zip(heaps) {
        let name = language.interface().row(row, heap);
        let digits = (0..sums.len()).map(|power| (heap >> power) & 1).collect();
        rows.push(line(name, digits));
    }
    if answers {
        let name = language.picture().nim_sum().to_owned();
        rows.push(line(name, sums.iter().map(|&sum| u64::from(sum)).collect()));
    }
    group("table", "", rows)
}

/// A row of numbers, the ones column first in `digits` and last on the page.
fn line(name: String, digits: Vec<u64>) -> Html {
    let mut cells = vec![text("th", "", name)];
    for digit in digits.into_iter().rev() {
        cells.push(text("td", "", digit.to_string()));
    }
    group("tr", "", cells)
}
