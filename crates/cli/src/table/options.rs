//! The options of `nian table`.

use std::str::FromStr;

use clap::ValueEnum;
use nian_solver::MAX_NUMBER;

/// A range of numbers, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) from: u64,
    pub(crate) to: u64,
}

impl Span {
    pub(crate) fn count(self) -> u64 {
        self.to - self.from + 1
    }

    pub(crate) fn numbers(self) -> impl Iterator<Item = u64> {
        self.from..=self.to
    }

    /// Refuses a range that ends before it begins or exceeds `most`.
    fn checked(self, most: u64) -> Result<Self, String> {
        if self.from > self.to {
            return Err(format!(
                "the range from {} to {} is empty",
                self.from, self.to
            ));
        }
        if self.to > most {
            return Err(format!(
                "this table ends at {most}; it was asked for up to {}",
                self.to
            ));
        }
        Ok(self)
    }
}

/// `3-20`.
impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = |number: &str| number.parse().ok().filter(|&number| number <= MAX_NUMBER);
        let range = text.split_once('-').and_then(|(from, to)| {
            let (from, to) = (read(from)?, read(to)?);
            Some(Self { from, to })
        });
        range.ok_or_else(|| String::from("expected two numbers, FROM-TO, such as 0-20"))
    }
}

/// What a table can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Content {
    /// Safe or unsafe
    Outcomes,
    /// Grundy values
    Grundy,
    /// Least winning limits
    Limits,
    /// Safe starts alone, as far as wished
    Starts,
}

/// What is asked for; where nothing is, each game has its own answer.
#[derive(clap::Args)]
pub(crate) struct Order {
    /// The first line: a heap, or a number of coins in the first row
    #[arg(long, value_name = "N", value_parser = number())]
    from: Option<u64>,

    /// The last line
    #[arg(long, value_name = "N", value_parser = number())]
    to: Option<u64>,

    /// The columns of a table with two numbers: the second row, or the limit
    #[arg(long, value_name = "FROM-TO")]
    columns: Option<Span>,

    /// What the table shows, where there is a choice
    #[arg(long)]
    show: Option<Content>,

    /// How many dice there are in dice.one, dice.both and dice.one-sum
    #[arg(long, value_name = "2..4", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) dice: Option<u8>,
}

fn number() -> clap::builder::RangedU64ValueParser {
    clap::value_parser!(u64).range(..=MAX_NUMBER)
}

impl Order {
    /// The range of lines: by default from 0 to `to`, and at most to `most`.
    pub(crate) fn lines(&self, to: u64, most: u64) -> Result<Span, String> {
        let from = self.from.unwrap_or(0);
        // A range that begins later ends later, too.
        let to = self.to.unwrap_or(from.saturating_add(to).min(most));
        Span { from, to }.checked(most)
    }

    /// The range of columns: by default that of the lines, and at most to `most`.
    pub(crate) fn columns(&self, lines: Span, most: u64) -> Result<Span, String> {
        self.columns.unwrap_or(lines).checked(most)
    }

    /// Refuses columns for a table with only one number.
    pub(crate) fn no_columns(&self) -> Result<(), String> {
        match self.columns {
            None => Ok(()),
            Some(_) => Err("this table has no range of columns".into()),
        }
    }

    /// Refuses `--show` for a table without a choice.
    pub(crate) fn no_choice(&self) -> Result<(), String> {
        match self.show {
            None => Ok(()),
            Some(_) => Err("this table shows all there is; it has no --show".into()),
        }
    }

    /// The content to show: one of `possible`, by default the first.
    pub(crate) fn show(&self, possible: &[Content]) -> Result<Content, String> {
        let show = self.show.unwrap_or(possible[0]);
        if possible.contains(&show) {
            return Ok(show);
        }
        let name = |show: &Content| show.to_possible_value().map(|v| v.get_name().to_owned());
        let names: Vec<String> = possible.iter().filter_map(name).collect();
        Err(format!("this table can show: {}", names.join(", ")))
    }
}
