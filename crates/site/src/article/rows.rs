//! Rows of a table in the prose that are computed when the site is built.
//!
//! `<tbody data-fibonacci="9-40"></tbody>` gets a row for each of these n: fₙ, φⁿ⁺²/√5 and how far
//! they are apart.

use std::fmt::Write;

const OPEN: &str = "<tbody data-fibonacci=\"";
const CLOSE: &str = "\"></tbody>";

/// Decimals of the numbers that are not whole. They are right as long as fₙ is exact in an `f64`,
/// and show something up to n = 44.
const DECIMALS: usize = 10;
const MOST: i32 = 44;

/// HTML with the rows that it asks for.
///
/// # Errors
/// What it asks for cannot be had.
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
            text.push_str(&row(n));
        }
        text.push_str("</tbody>");
        rest = after;
    }
    Ok(text + rest)
}

/// n, fₙ, φⁿ⁺²/√5, and the difference, which is −ψⁿ⁺²/√5.
fn row(n: i32) -> String {
    let root = 5_f64.sqrt();
    let [phi, psi] = [(1.0 + root) / 2.0, (1.0 - root) / 2.0];
    let whole = (phi.powi(n + 2) / root).round();
    let difference = -psi.powi(n + 2) / root;
    let sign = if difference < 0.0 { '−' } else { '+' };
    let mut row = format!("<tr><td>{n}</td><td>{whole}</td>");
    let _ = write!(row, "<td>{}</td>", minus(whole, difference));
    let _ = write!(row, "<td>{sign}{:.DECIMALS$}</td></tr>", difference.abs());
    row
}

/// A whole number less a small one, with decimals that an `f64` of the result would not hold.
fn minus(whole: f64, small: f64) -> String {
    let below = (whole - if small > 0.0 { 1.0 } else { 0.0 }).abs();
    let rest = if small > 0.0 { 1.0 - small } else { -small };
    let decimals = format!("{rest:.DECIMALS$}");
    format!("{below}{}", decimals.trim_start_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::{MOST, row, with_rows};

    #[test]
    fn rows_as_the_article_has_them() {
        // The article's own rows, with more decimals.
        assert!(row(0).ends_with("<td>1</td><td>1.1708203932</td><td>−0.1708203932</td></tr>"));
        assert!(row(1).ends_with("<td>2</td><td>1.8944271910</td><td>+0.1055728090</td></tr>"));
        assert!(row(8).ends_with("<td>55</td><td>55.0036361232</td><td>−0.0036361232</td></tr>"));
        let last = "<td>267914296</td><td>267914296.0000000007</td><td>−0.0000000007</td></tr>";
        assert!(row(40).ends_with(last));
    }

    /// The numbers by adding, and each difference, apart from its sign, as the one before the last
    /// less the last: what is true of the powers of ψ.
    #[test]
    fn rows_go_on_as_they_should() {
        let cells = |n| -> Vec<f64> {
            let text = row(n).replace('−', "-").replace("</td>", "");
            let cells = text.split("<td>").skip(1);
            cells
                .map(|cell| cell.trim_end_matches("</tr>").parse().unwrap())
                .collect()
        };
        for n in 0..=MOST - 2 {
            let [a, b, c] = [n, n + 1, n + 2].map(cells);
            assert_eq!(a[1] + b[1], c[1], "{n}");
            assert!((a[3].abs() - b[3].abs() - c[3].abs()).abs() < 2e-10, "{n}");
            assert!((a[1] - a[2] - a[3]).abs() < 1e-6, "{n}");
            assert!(a[3] != 0.0 && (a[3] > 0.0) == (n % 2 == 1), "{n}");
        }
    }

    #[test]
    fn rows_are_written_where_they_are_asked_for() {
        let html = with_rows("a<tbody data-fibonacci=\"1-2\"></tbody>b").unwrap();
        assert_eq!(html, format!("a<tbody>{}{}</tbody>b", row(1), row(2)));
        assert_eq!(with_rows("none").unwrap(), "none");
        for range in ["2-1", "-1-2", "1", "1-99"] {
            let html = format!("<tbody data-fibonacci=\"{range}\"></tbody>");
            assert!(with_rows(&html).is_err(), "{range}");
        }
    }
}
