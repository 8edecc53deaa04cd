//! Opponents for a reader who wins, or loses, three games in a row: how these went is kept on the device.

use super::action::Winner;
use crate::flat_map::FlatMap;
use crate::store::{Storage, Store, Stored};
use serde::{Deserialize, Serialize};

/// After so many games in a row another opponent is offered.
const ROW: i64 = 3;

/// Of each opponent how many games in a row were won, or lost, which is a negative number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rows(FlatMap<String, i64>);

impl Stored for Rows {
    const NAME: &str = "ladder";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        serde_json::from_str(value).ok().map(|rows| (rows, true))
    }

    fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The opponents, and how games with them have gone.
#[derive(Debug)]
pub struct Ladder<S> {
    /// The strongest first.
    rungs: &'static [&'static str],
    store: Store<Rows, S>,
}

impl<S: Storage> Ladder<S> {
    /// The ladder of these opponents, the strongest first.
    pub fn new(rungs: &'static [&'static str], storage: S) -> Self {
        Self {
            rungs,
            store: Store::new(storage),
        }
    }

    /// Counts a game that is over; gives the opponent whom it is time for, if there is one, stronger or weaker.
    pub fn count(&mut self, opponent: &str, winner: Winner) -> Option<&'static str> {
        let at = self.rungs.iter().position(|rung| *rung == opponent)?;
        // Another version of the page may have kept opponents that there are no more.
        let mut rows = self.store.read();
        let before = rows.0.get(opponent).copied().unwrap_or(0);
        let row = match winner {
            Winner::Reader => before.max(0).saturating_add(1),
            Winner::Other => before.min(0).saturating_sub(1),
        };
        rows.0.insert(opponent.to_owned(), row);
        self.store.write(&rows);
        if row.saturating_abs() < ROW {
            return None;
        }
        let next = match winner {
            Winner::Reader => at.checked_sub(1)?,
            Winner::Other => at + 1,
        };
        self.rungs.get(next).copied()
    }

    /// Whether nobody is stronger.
    #[must_use]
    pub fn is_top(&self, opponent: &str) -> bool {
        self.rungs.first() == Some(&opponent)
    }
}
