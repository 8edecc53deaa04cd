//! Numbers in number systems, as an example's file names them.

use crate::frame::Numeral;
use crate::{Frame, Origin, Problem, Show, Subject};
use nian_solver::numerals::{System, Work, Writing};
use std::rc::Rc;

/// A number and the work on it, as an example's file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NumeralText {
    /// The number; optional beside `digits`.
    pub(crate) value: Option<u64>,
    /// The number system, such as `mixed:2,3,4,5`.
    pub(crate) system: String,
    /// Fibonacci digits to be normalised.
    pub(crate) digits: Option<String>,
    /// The work: an index in [`WORKS`].
    pub(crate) work: usize,
}

/// The kinds of work on a number.
pub(crate) const WORKS: &[&str] = &["write", "increment", "pair"];

impl NumeralText {
    /// The numeral at its first stage.
    pub(crate) fn read(&self) -> Result<Numeral, Problem> {
        let system: System = self.system.parse().map_err(|error| Problem::System {
            text: self.system.clone(),
            error,
        })?;
        let mut value = self.value;
        let mut work = match self.work {
            0 => Work::Write,
            1 => Work::Increment,
            _ => Work::Pair,
        };
        if let Some(digits) = &self.digits {
            let read = Work::carry(digits).filter(|_| work == Work::Write);
            let Some((sum, carry)) = read.filter(|&(sum, _)| value.is_none_or(|own| own == sum))
            else {
                let text = digits.clone();
                return Err(Problem::Digits { text });
            };
            value = Some(sum);
            work = carry;
        }
        let value = value.ok_or(Problem::MissingKey { key: "value" })?;
        if work != Work::Write && system != System::Fibonacci {
            return Err(Problem::OnlyFibonacci);
        }
        let [least, most] = work.range();
        let writing = Writing::new(value, system, work);
        let writing = writing.ok_or(Problem::Value { least, most })?;
        Ok(Numeral {
            writing: Rc::new(writing),
            done: 0,
        })
    }
}

impl Frame {
    /// All stages of the work on a number, without an example's words.
    #[must_use]
    pub fn stages(writing: Writing) -> Vec<Self> {
        let writing = Rc::new(writing);
        let mut frames = Vec::with_capacity(writing.stages.len());
        for done in 0..writing.stages.len() {
            let writing = writing.clone();
            frames.push(Self {
                subject: Subject::Numeral(Numeral { writing, done }),
                show: Show::Table,
                marks: false,
                played: None,
                from: None,
                ask: None,
                say: None,
                origin: Origin::Article,
            });
        }
        frames
    }
}
