//! What a class has handed in, by seat and question.

use super::collect::Line;
use super::mark::Mark;

/// How a question went in a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// How many have answered it.
    pub answered: usize,
    /// How many of these were right, with or without a hint.
    pub right: usize,
}

/// The slips of a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The seat and the marks of each slip: those with a seat by their number, then the others, in the order in which they
    /// came. A seat that handed in twice stands there twice.
    pub rows: Vec<(Option<u16>, Vec<Mark>)>,
    /// How each question went.
    pub columns: Vec<Counted>,
}

impl Counted {
    /// How these marks went.
    #[must_use]
    pub fn of<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> Self {
        marks.into_iter().fold(Self::default(), |sum, mark| Self {
            answered: sum.answered + usize::from(*mark != Mark::Open),
            right: sum.right + usize::from(matches!(mark, Mark::Right | Mark::Helped)),
        })
    }
}

impl Table {
    /// The seats that have handed in more than once.
    #[must_use]
    pub fn repeated(&self) -> Vec<u16> {
        let seats = self.rows.chunk_by(|(one, _), (next, _)| one == next);
        let seats = seats.filter(|rows| rows.len() > 1);
        seats.filter_map(|rows| rows.first()?.0).collect()
    }

    /// The slips among these lines.
    #[must_use]
    pub fn of(lines: &[Line]) -> Self {
        let slips = lines
            .iter()
            .filter_map(|line| Some((line.seat, line.marks.clone().ok()?)));
        let mut rows: Vec<(Option<u16>, Vec<Mark>)> = slips.collect();
        rows.sort_by_key(|(seat, _)| seat.unwrap_or(u16::MAX));
        let questions = rows.first().map_or(0, |(_, marks)| marks.len());
        let column = |at: usize| rows.iter().filter_map(move |(_, marks)| marks.get(at));
        let columns = (0..questions).map(|at| Counted::of(column(at))).collect();
        Self { rows, columns }
    }
}
