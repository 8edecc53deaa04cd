//! The part of `docs/benchmarks.md` that is about how soon a reader can step.

use super::{
    super::machine::{machine, version},
    rows::{Goal, Row},
};
use crate::date;
use std::{fmt::Write, path::Path};

const HEADING: &str = "## How soon a reader can step";

/// The part about what was measured in so many rounds, in this browser.
pub(super) fn section(rows: &[Row<'_>], rounds: u32, browser: &Path) -> String {
    let mut section = format!(
        "{HEADING}

    cargo xtask bench --page

measures this and writes this part of the page, beside npm packages that are installed for measuring only: lichess
pgn-viewer (`@lichess-org/pgn-viewer` 2.5.9), which is the peer where a row names none, and JSXGraph (`jsxgraph` 1.13.3)
with its smallest interactive board, twelve points. pgn-viewer's page and our embedded one are
alike (`tests/pace/src/pages`): a heading, a sentence, a game of five moves there, the five steps of example 2
of the first article here. Every page is loaded in a window of its own with nothing cached, ours and theirs by turns
in the same browser at 1280 × 900, with 1.6 Mbit/s, 150 ms of latency, brotli, and a processor slowed down
four times, unless a row says otherwise. A second visit finds all files kept, as for ten minutes. The
longest chapter is `articles/nim-and-variants/several-dice/`, in Traditional Chinese; steps are measured in English,
there in an example that is measured embedded, too. \"Can be stepped\" is when what can be stepped has been
painted and answers.

Steps are measured at a quarter of the speed too. A step is called just after a frame and has been painted
when the next frame has; how long that is at least depends on the machine, as the peer's figure shows. Work
is the processor time of all tasks of the page's main thread, until 700 ms after the call. A task is as long
as the clock on the wall says.

Of each skill three exercises are answered on `practice/`, by `answer` and with the same answer whether it is right, and
gone on from by `next`.

Measured on {},
{}. The median of {rounds} rounds, of steps of five in each; \"worst\" is the longest of all.

| | Nian | peer | ratio | goal |
|---|---:|---:|---:|---|
",
        machine(&[version(browser)]),
        date::today(),
    );
    for row in rows {
        line(&mut section, row);
    }
    section
}

fn line(section: &mut String, row: &Row<'_>) {
    let written = match row {
        Row::Part(name) => writeln!(section, "| **{name}** | | | | |"),
        Row::Figure {
            what,
            unit,
            ours,
            peers,
            goal,
        } => {
            let ratio = peers.map_or(String::new(), |peers| format!("{:.2}", ours / peers));
            let peers = peers.map_or(String::new(), |peers| readable(peers, unit));
            let goal = match goal {
                Goal::Times(times) => format!("at most {times} ×"),
                Goal::Most(most) => format!("at most {}", readable(*most, unit)),
                Goal::None => String::new(),
            };
            let missed = if row.is_met() { "" } else { " (**missed**)" };
            let ours = readable(*ours, unit);
            writeln!(
                section,
                "| {what} | {ours} | {peers} | {ratio} | {goal}{missed} |"
            )
        }
    };
    written.expect("a string takes whatever is written");
}

/// A figure with its unit; a digit behind the point where there are few before it.
fn readable(figure: f64, unit: &str) -> String {
    let digits = usize::from(figure < 100.0 && figure.fract() != 0.0);
    format!("{figure:.digits$} {unit}").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Goal, Row, line, readable};

    #[test]
    fn figures_read_well() {
        for (figure, unit, text) in [
            (765.4, "ms", "765 ms"),
            (20.013, "kB", "20.0 kB"),
            (182.071, "kB", "182 kB"),
            (50.0, "ms", "50 ms"),
            (3.0, "", "3"),
        ] {
            assert_eq!(readable(figure, unit), text);
        }
    }

    #[test]
    fn lines_say_ratio_and_goal() {
        let mut section = String::new();
        let mut add = |ours, peers, goal| {
            let row = Row::Figure {
                what: "a step",
                unit: "ms",
                ours,
                peers,
                goal,
            };
            line(&mut section, &row);
        };
        add(60.0, Some(40.0), Goal::Times(1.5));
        add(61.0, Some(40.0), Goal::Times(1.5));
        add(30.25, None, Goal::Most(50.0));
        add(30.0, Some(40.0), Goal::None);
        line(&mut section, &Row::Part("Other"));
        let expected = "\
| a step | 60 ms | 40 ms | 1.50 | at most 1.5 × |
| a step | 61 ms | 40 ms | 1.52 | at most 1.5 × (**missed**) |
| a step | 30.2 ms |  |  | at most 50 ms |
| a step | 30 ms | 40 ms | 0.75 |  |
| **Other** | | | | |
";
        assert_eq!(section, expected);
    }
}
