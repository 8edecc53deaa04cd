//! Rows of a table in the prose that are computed when the site is built.
//!
//! `<tbody data-fibonacci="9-40"></tbody>` gets a row for each of these n: fₙ, and its difference
//! from φⁿ⁺²/√5.

use std::fmt::Write;

const OPEN: &str = "<tbody data-fibonacci=\"";
const CLOSE: &str = "\"></tbody>";

/// Decimals of the difference; it has nonzero digits up to n = 44.
const DECIMALS: usize = 10;
const MOST: i32 = 44;

/// HTML with its computed rows filled in.
///
/// # Errors
/// The range is invalid.
pub(super) fn with_rows(html: &str) -> Result<String, String> {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once(OPEN) {
        let (range, after) = after.split_once(CLOSE).unwrap_or((after, ""));
        let ends = range.split_once('-').and_then(|(from, to)| {
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            (0 <= from && from <= to && to <= MOST).then_some((from, to))
        });
        let (from, to) = ends.ok_or_else(|| format!("no rows of Fibonacci numbers `{range}`"))?;
        text.push_str(before);
        text.push_str("<tbody>");
        for n in from..=to {
            row(&mut text, n);
        }
        text.push_str("</tbody>");
        rest = after;
    }
    Ok(text + rest)
}

/// n, fₙ, and the difference, which is −ψⁿ⁺²/√5.
fn row(text: &mut String, n: i32) {
    let root = 5_f64.sqrt();
    let [phi, psi] = [(1.0 + root) / 2.0, (1.0 - root) / 2.0];
    let whole = (phi.powi(n + 2) / root).round();
    let difference = -psi.powi(n + 2) / root;
    let sign = if difference < 0.0 { '−' } else { '+' };
    let size = difference.abs();
    let _ = write!(
        text,
        "<tr><td>{n}</td><td>{whole}</td><td>{sign}{size:.DECIMALS$}</td></tr>"
    );
}

#[cfg(test)]
mod tests {
    use super::{MOST, with_rows};

    fn rows(range: &str) -> Result<String, String> {
        with_rows(&format!("<tbody data-fibonacci=\"{range}\"></tbody>"))
    }

    #[test]
    fn rows_are_written_where_they_are_asked_for() {
        // The article has the first two with fewer decimals.
        assert_eq!(
            rows("0-1").unwrap(),
            "<tbody><tr><td>0</td><td>1</td><td>−0.1708203932</td></tr>\
             <tr><td>1</td><td>2</td><td>+0.1055728090</td></tr></tbody>"
        );
        let last = "<tbody><tr><td>40</td><td>267914296</td><td>−0.0000000007</td></tr></tbody>";
        assert_eq!(rows("40-40").unwrap(), last);
        assert_eq!(with_rows("none").unwrap(), "none");
        for range in ["2-1", "-1-2", "1", "1-99"] {
            assert!(rows(range).is_err(), "{range}");
        }
    }

    /// fₙ by addition; and each difference, apart from its sign, is the last but one minus the
    /// last, as with the powers of ψ.
    #[test]
    fn rows_go_on_as_they_should() {
        let text = rows(&format!("0-{MOST}")).unwrap();
        let rows = text.split("</tr>").take(MOST as usize + 1);
        let rows: Vec<Vec<f64>> = rows
            .map(|row| {
                let cells = row.split("<td>").skip(1);
                let cells = cells.map(|cell| cell.trim_end_matches("</td>").replace('−', "-"));
                cells.map(|cell| cell.parse().unwrap()).collect()
            })
            .collect();
        for three in rows.windows(3) {
            let n = three[0][0];
            assert_eq!(three[0][1] + three[1][1], three[2][1], "{n}");
            let [a, b, c] = [0, 1, 2].map(|row: usize| three[row][2].abs());
            assert!((a - b - c).abs() < 2e-10 && a > b, "{n}");
            assert_eq!(three[0][2] > 0.0, n % 2.0 == 1.0, "{n}");
        }
    }
}
