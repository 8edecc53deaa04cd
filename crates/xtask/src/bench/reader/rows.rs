//! The rows of the table: which figure of ours is held against which of the peer's, and what is promised.

use crate::failure::{Failure, Result};
use std::collections::HashMap;

const ROWS: &str = include_str!("rows.txt");

/// What was measured, by name: median and largest.
pub(super) struct Figures<'a>(HashMap<&'a str, (f64, f64)>);

/// What is promised of a figure of ours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Goal {
    /// At most so many times the peer's.
    Times(f64),
    /// At most so much.
    Most(f64),
    None,
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Row<'a> {
    /// Begins a part.
    Part(&'a str),
    Figure {
        what: &'a str,
        unit: &'a str,
        ours: f64,
        peers: Option<f64>,
        goal: Goal,
    },
}

impl<'a> Figures<'a> {
    /// Reads what `nian-pace` prints; what is no such line is left out, and missed below.
    pub(super) fn read(printed: &'a str) -> Self {
        let lines = printed.lines().filter_map(|line| {
            let mut fields = line.split('\t');
            let name = fields.next()?;
            let [median, largest] = [fields.next()?, fields.next()?].map(str::parse);
            Some((name, (median.ok()?, largest.ok()?)))
        });
        Self(lines.collect())
    }

    /// The figure of a name, in this unit.
    fn get(&self, name: &str, unit: &str) -> Option<f64> {
        let figure = match name.strip_prefix("worst ") {
            Some(name) => self.0.get(name)?.1,
            None => self.0.get(name)?.0,
        };
        Some(if unit == "kB" {
            figure / 1000.0
        } else {
            figure
        })
    }
}

/// The rows with their figures.
pub(super) fn rows(figures: &Figures<'_>) -> Result<Vec<Row<'static>>> {
    let lines = ROWS.lines().filter(|line| !line.is_empty());
    let lines = lines.filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        row(line, figures).ok_or_else(|| {
            let what = format!("there is no figure for `{line}`");
            Failure::new(what, "Compare rows.txt and what `nian-pace` prints.")
        })
    };
    lines.map(read).collect()
}

fn row<'a>(line: &'a str, figures: &Figures<'_>) -> Option<Row<'a>> {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [what, unit, ours, peers, goal] = fields[..] else {
        return (fields.len() == 1).then_some(Row::Part(fields[0]));
    };
    Some(Row::Figure {
        what,
        unit,
        ours: figures.get(ours, unit)?,
        peers: match peers {
            "" => None,
            name => Some(figures.get(name, unit)?),
        },
        goal: match goal.split_once(' ') {
            Some(("x", times)) => Goal::Times(times.parse().ok()?),
            Some(("to", most)) => Goal::Most(most.parse().ok()?),
            None if goal.is_empty() => Goal::None,
            _ => return None,
        },
    })
}

impl Row<'_> {
    /// Whether the goal is met.
    pub(super) fn is_met(&self) -> bool {
        match *self {
            Self::Part(_) => true,
            Self::Figure {
                ours, peers, goal, ..
            } => match goal {
                Goal::Times(times) => peers.is_some_and(|peers| ours <= times * peers),
                Goal::Most(most) => ours <= most,
                Goal::None => true,
            },
        }
    }
}

/// The goals that are missed, in words.
pub(super) fn missed(rows: &[Row<'_>]) -> Vec<String> {
    let mut part = "";
    let mut missed = Vec::new();
    for row in rows {
        match row {
            Row::Part(name) => part = name,
            Row::Figure { what, .. } if !row.is_met() => missed.push(format!("{part}: {what}")),
            Row::Figure { .. } => {}
        }
    }
    missed
}

#[cfg(test)]
mod tests {
    use super::{Figures, Goal, ROWS, Row, missed, row, rows};
    use std::collections::HashMap;

    #[test]
    fn every_row_can_be_read() {
        let lines = ROWS.lines().filter(|line| !line.starts_with('#'));
        let names = lines.flat_map(|line| line.split('|').skip(2).take(2));
        let names = names.map(|name| name.trim().trim_start_matches("worst "));
        let figures: HashMap<_, _> = names.map(|name| (name, (1.0, 2.0))).collect();
        let rows = rows(&Figures(figures)).unwrap();
        let parts = rows.iter().filter(|row| matches!(row, Row::Part(_)));
        assert!(parts.count() == 6 && rows.len() > 30);
    }

    #[test]
    fn figures_are_found_by_name_and_converted() {
        let figures = Figures::read("a b\t1500.00\t2000.00\npeer\t1.00\t4.00\nnoise\n");
        let found = row("bytes | kB | a b | | to 1.4", &figures).unwrap();
        assert!(!found.is_met());
        let expected = Row::Figure {
            what: "bytes",
            unit: "kB",
            ours: 1.5,
            peers: None,
            goal: Goal::Most(1.4),
        };
        assert_eq!(found, expected);
        let found = row("worst | ms | worst a b | worst peer | x 500", &figures).unwrap();
        assert!(found.is_met(), "2000 of 4 × 500");
        let found = row("more | ms | worst a b | peer | x 500", &figures).unwrap();
        assert_eq!(missed(&[Row::Part("A"), found]), ["A: more"]);
    }

    #[test]
    fn what_is_missing_or_misspelt_is_refused() {
        let figures = Figures::read("a\t1.00\t2.00\n");
        assert!(row("x | ms | a | | ", &figures).is_some());
        for line in [
            "x | ms | b | |",
            "x | ms | a | b |",
            "x | ms | a | | under 3",
            "x | ms | a | | to three",
            "x | ms | a",
        ] {
            assert!(row(line, &figures).is_none(), "{line}");
        }
    }
}
