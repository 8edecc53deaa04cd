//! Tables as text, CSV and JSON.

use std::borrow::Cow;
use std::io::{self, Write};

use clap::ValueEnum;

use super::{Cell, Sheet};

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Aligned columns for the eye; `.` is unsafe, `-` is "there is none"
    Text,
    /// Comma-separated values (RFC 4180) with a line of heads
    Csv,
    /// A JSON array with an object for each line
    Json,
}

/// Writes right-aligned columns.
pub(super) fn text(table: &Sheet, output: &mut impl Write) -> io::Result<()> {
    let lines: Vec<Vec<Cow<'_, str>>> = (table.lines.iter())
        .map(|line| line.iter().map(Cell::text).collect())
        .collect();
    let head = || table.head.iter().map(|head| Cow::from(&**head));
    let mut widths: Vec<usize> = head().map(|head| head.len()).collect();
    for line in &lines {
        for (width, cell) in widths.iter_mut().zip(line) {
            *width = cell.len().max(*width);
        }
    }
    let first = [head().collect()];
    for line in first.iter().chain(&lines) {
        let mut text = String::new();
        for (cell, &width) in line.iter().zip(&widths) {
            if !text.is_empty() {
                text.push_str("  ");
            }
            text.push_str(&format!("{cell:>width$}"));
        }
        writeln!(output, "{}", text.trim_end())?;
    }
    Ok(())
}

pub(super) fn csv(table: &Sheet, output: &mut impl Write) -> io::Result<()> {
    let heads: Vec<Cow<'_, str>> = table.head.iter().map(|head| quoted(head)).collect();
    writeln!(output, "{}", heads.join(","))?;
    for line in &table.lines {
        let cells: Vec<Cow<'_, str>> = line.iter().map(Cell::csv).collect();
        writeln!(output, "{}", cells.join(","))?;
    }
    Ok(())
}

/// Quotes a value that contains a comma; cells contain no quotes or line ends.
fn quoted(text: &str) -> Cow<'_, str> {
    if text.contains(',') {
        Cow::from(format!("\"{text}\""))
    } else {
        Cow::from(text)
    }
}

pub(super) fn json(table: &Sheet, output: &mut impl Write) -> io::Result<()> {
    write!(output, "[")?;
    let mut before = "\n";
    for line in &table.lines {
        write!(output, "{before}{{")?;
        for (place, (head, cell)) in table.head.iter().zip(line).enumerate() {
            if place > 0 {
                write!(output, ",")?;
            }
            serde_json::to_writer(&mut *output, head)?;
            write!(output, ":")?;
            serde_json::to_writer(&mut *output, cell)?;
        }
        write!(output, "}}")?;
        before = ",\n";
    }
    writeln!(output, "\n]")
}

impl Cell {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Outcome("unsafe") => Cow::from("."),
            Self::None => Cow::from("-"),
            Self::Moves(moves) if moves.is_empty() => Cow::from("-"),
            Self::Numbers(numbers) if numbers.is_empty() => Cow::from("-"),
            _ => self.csv(),
        }
    }

    fn csv(&self) -> Cow<'_, str> {
        match self {
            Self::Number(number) => Cow::from(number.to_string()),
            Self::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
                Cow::from(numbers.join(" "))
            }
            Self::Word(word) | Self::Outcome(word) => Cow::from(*word),
            Self::Moves(moves) => Cow::from(moves.join(" ")),
            Self::None => Cow::from(""),
        }
    }
}
