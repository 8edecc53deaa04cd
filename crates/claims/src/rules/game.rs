//! The rule as a game that can be searched.

use nian_solver::{Game, Move, Outcome, PlayError};

use super::rule::{Goal, Rule, Takes};

/// A position: the heaps in ascending order, and what else matters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    heaps: Vec<u64>,
    /// The most that may be taken, at most the largest heap, which it is if nothing limits takes.
    limit: u64,
    /// Whether the player to move holds an odd number; false if holdings do not matter.
    odd: bool,
}

impl Rule {
    /// The position at the start; where holdings decide, `odd` says whether the player to move holds an odd number. The
    /// other's holding follows, as the total is odd.
    #[must_use]
    pub fn opening(&self, mut heaps: Vec<u64>, odd: bool) -> Position {
        heaps.sort_unstable();
        let largest = heaps.last().copied().unwrap_or(0);
        let limit = match self.takes {
            Takes::Times(..) if heaps.len() == 1 => largest.saturating_sub(1),
            _ => largest,
        };
        let odd = odd && self.goal.is_holding();
        Position { heaps, limit, odd }
    }

    /// The position after a legal take.
    fn after(&self, position: &Position, row: usize, take: u64) -> Position {
        let mut heaps = position.heaps.clone();
        let total: u64 = heaps.iter().sum();
        heaps[row] -= take;
        heaps.sort_unstable();
        let largest = heaps.last().copied().unwrap_or(0);
        let limit = match self.takes {
            Takes::Times(times, over) => (take * times / over).min(largest),
            _ => largest,
        };
        // The parities of heap and holdings add up to that of the total.
        let other = (total + u64::from(position.odd)).is_multiple_of(2);
        let odd = other && self.goal.is_holding();
        Position { heaps, limit, odd }
    }
}

impl Game for Rule {
    type Position = Position;

    fn moves(&self, position: &Position) -> impl Iterator<Item = Move> {
        let rows = position.heaps.iter().enumerate();
        // One of several equal heaps is enough.
        let rows = rows.filter(|&(row, heap)| row == 0 || position.heaps[row - 1] != *heap);
        let takes = rows.flat_map(|(row, &heap)| {
            let numbers = self.takes.numbers(heap.min(position.limit));
            numbers.into_iter().map(move |take| Move::Row {
                row: row as u8,
                take,
            })
        });
        takes.collect::<Vec<_>>().into_iter()
    }

    fn play(&self, position: &Position, mv: Move) -> Result<Position, PlayError> {
        let Move::Row { row, take } = mv else {
            return Err(PlayError::OtherKind);
        };
        let rows = position.heaps.len() as u8;
        let heap = position.heaps.get(usize::from(row));
        let &heap = heap.ok_or(PlayError::NoSuchRow { rows })?;
        let most = heap.min(position.limit);
        if take > most {
            return Err(PlayError::TooMany { most });
        }
        if !self.takes.numbers(most).contains(&take) {
            return Err(PlayError::NotInSet);
        }
        Ok(self.after(position, row.into(), take))
    }

    fn end(&self, position: &Position) -> Option<Outcome> {
        let most = position.limit;
        let movable = |&heap: &u64| !self.takes.numbers(most.min(heap)).is_empty();
        if position.heaps.iter().any(movable) {
            return None;
        }
        Some(Outcome::safe_if(match self.goal {
            Goal::Last => true,
            Goal::NotLast => false,
            // The heap is empty, so the other player holds an odd number if this one holds an even one.
            Goal::Odd => !position.odd,
            Goal::Even => position.odd,
        }))
    }
}

impl Position {
    /// The heaps, in ascending order.
    #[must_use]
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }
}
