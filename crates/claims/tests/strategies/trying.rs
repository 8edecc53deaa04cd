//! Ways to try a strategy, for any game.

use crate::Outcome;
use nian_oracle::Oracle;
use nian_solver::{Game, Move};
use std::fmt::Debug;

/// A game, and the search that knows only its rules.
pub(crate) struct Trial<G: Game> {
    rules: G,
    pub(crate) oracle: Oracle<G>,
}

/// How many of the named moves have to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// Every one, and there is one.
    Each,
    /// One at least.
    Some,
    /// Each, and no other move does.
    Only,
}

impl<G: Game + Copy + Debug> Trial<G> {
    pub(crate) fn new(rules: G) -> Self {
        let oracle = Oracle::new(rules);
        Self { rules, oracle }
    }

    pub(crate) fn is_safe(&mut self, position: &G::Position) -> bool {
        self.oracle.outcome(position).is_safe()
    }

    /// That leaving it is safe.
    pub(crate) fn safe(&mut self, position: &G::Position) -> Outcome {
        match self.is_safe(position) {
            true => Ok(()),
            false => Err(format!("{position:?} is unsafe")),
        }
    }

    /// That these moves may be played and leave a safe position.
    pub(crate) fn wins(&mut self, position: &G::Position, named: Named, moves: &[Move]) -> Outcome {
        let mut winning = 0;
        for &mv in moves {
            let after = self.rules.play(position, mv);
            winning += usize::from(after.is_ok_and(|after| self.is_safe(&after)));
        }
        let right = match named {
            Named::Each => winning == moves.len() && winning > 0,
            Named::Some => winning > 0,
            Named::Only => {
                winning == moves.len() && winning == self.oracle.winning_moves(position).len()
            }
        };
        match right {
            true => Ok(()),
            false => Err(format!("{position:?}: of {moves:?} {winning} win")),
        }
    }

    /// That after every move from a safe position the replies win, or the move has lost at once.
    pub(crate) fn answers(
        &mut self,
        position: &G::Position,
        named: Named,
        replies: impl Fn(Move, &G::Position) -> Vec<Move>,
    ) -> Outcome {
        self.safe(position)?;
        let moves: Vec<Move> = self.rules.moves(position).collect();
        for mv in moves {
            let after = self.rules.play(position, mv);
            let after = after.map_err(|error| format!("{position:?}, {mv}: {error}"))?;
            match self.rules.end(&after) {
                Some(end) if end.is_safe() => return Err(format!("{position:?}, {mv}: lost")),
                Some(_) => {}
                None => self.wins(&after, named, &replies(mv, &after))?,
            }
        }
        Ok(())
    }
}

/// That something works for each of these numbers.
pub(crate) fn each(
    numbers: impl IntoIterator<Item = u64>,
    mut works: impl FnMut(u64) -> Outcome,
) -> Outcome {
    numbers
        .into_iter()
        .try_for_each(|number| works(number).map_err(|what| format!("with {number}: {what}")))
}

/// That something works from `least` on, tried up to `most`, and not with one less.
pub(crate) fn from(least: u64, most: u64, mut works: impl FnMut(u64) -> Outcome) -> Outcome {
    assert!(least + 20 <= most, "a range worth the name");
    if works(least - 1).is_ok() {
        return Err(format!("it works with {} already", least - 1));
    }
    each(least..=most, works)
}

/// That something fails for each of these numbers.
pub(crate) fn none(
    numbers: impl IntoIterator<Item = u64>,
    mut works: impl FnMut(u64) -> Outcome,
) -> Outcome {
    each(numbers, |number| match works(number) {
        Ok(()) => Err("it works".into()),
        Err(_) => Ok(()),
    })
}
