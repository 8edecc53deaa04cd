use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::mem;
use core::str::FromStr;

use crate::dice::{self, Dice};
use crate::dynamic::{self, Dynamic};
use crate::euclid::{self, Euclid};
use crate::nim::{self, Nim};
use crate::notation::Notation;
use crate::parity::{self, Parity};
use crate::reader::Reader;
use crate::several_dice::{self, SeveralDice};
use crate::sides::{self, Sides};
use crate::subtraction::{self, Subtraction};
use crate::wythoff::{self, Wythoff};
use crate::{Ending, Expected, Explanation, Game, Move, NotationError, Outcome, PlayError, Theory};

/// A position of any game together with its rules: the closed list of games.
///
/// It parses and writes the notation:
///
/// ```
/// use nian_solver::{AnyPosition, Outcome};
///
/// let position: AnyPosition = "nim:3,4,5".parse()?;
/// assert_eq!(position.outcome(), Outcome::Unsafe);
/// let winning = position.winning_moves();
/// assert_eq!(winning[0].to_string(), "a2");
/// assert_eq!(position.play(winning[0])?.to_string(), "nim:1,4,5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AnyPosition {
    /// Nim.
    Nim(Nim, nim::Rows),
    /// Wythoff's game.
    Wythoff(Wythoff, wythoff::Pair),
    /// The dice game.
    Dice(Dice, dice::State),
    /// A subtraction game.
    Subtraction(Subtraction, subtraction::Heap),
    /// The odd-even game.
    Parity(Parity, parity::State),
    /// The two-sided parity game.
    Sides(Sides, sides::State),
    /// The dice game with several dice.
    SeveralDice(SeveralDice, several_dice::State),
    /// Dynamic nim.
    Dynamic(Dynamic, dynamic::State),
    /// Euclid's game.
    Euclid(Euclid, euclid::Numbers),
}

/// Expands to the same expression for the rules and the position of every game.
macro_rules! each_game {
    ($any:expr, |$rules:ident, $position:ident| $body:expr) => {
        match $any {
            AnyPosition::Nim($rules, $position) => $body,
            AnyPosition::Wythoff($rules, $position) => $body,
            AnyPosition::Dice($rules, $position) => $body,
            AnyPosition::Subtraction($rules, $position) => $body,
            AnyPosition::Parity($rules, $position) => $body,
            AnyPosition::Sides($rules, $position) => $body,
            AnyPosition::SeveralDice($rules, $position) => $body,
            AnyPosition::Dynamic($rules, $position) => $body,
            AnyPosition::Euclid($rules, $position) => $body,
        }
    };
}

/// The judgement of a move: the position after it, and the other player's reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The move.
    pub mv: Move,
    /// The position after the move.
    pub after: AnyPosition,
    /// That position's outcome: `Safe` makes the move a winning one.
    pub outcome: Outcome,
    /// For a losing move, a move of the other player that refutes it; `None` for a winning
    /// one, and where the game is over.
    pub reply: Option<Move>,
}

impl AnyPosition {
    /// A position of each game, by which tests check that lists cover every game.
    pub const EXAMPLES: [&str; 9] = [
        "nim:3,4,5",
        "wythoff:3,5",
        "dice:31@4",
        "subtraction.1-3:21",
        "parity.3:17",
        "sides.3:8",
        "dice.both:31@4,2",
        "dynamic.2:21",
        "euclid:8,5",
    ];

    /// The names of the games in the notation.
    pub const NAMES: [&str; 9] = [
        Nim::NAME,
        Wythoff::NAME,
        Subtraction::NAME,
        Parity::NAME,
        Sides::NAME,
        Dice::NAME,
        Euclid::NAME,
        Dynamic::NAME,
        Dynamic::FIBONACCI,
    ];

    /// The examples of the games of which none of these texts is a position: empty if a list covers every game.
    pub fn missing_from<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Vec<&'static str> {
        let game = |text: &str| text.parse().ok().map(|any: Self| mem::discriminant(&any));
        let there: Vec<_> = texts.into_iter().map(|text| game(text.as_ref())).collect();
        let missing = |example: &&str| !there.contains(&game(example));
        Self::EXAMPLES.into_iter().filter(missing).collect()
    }

    /// Who wins if the player to move cannot move; `None` where the holdings decide instead.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self {
            Self::Nim(rules, _) => Some(rules.ending),
            Self::Wythoff(rules, _) => Some(rules.ending),
            Self::Dice(rules, _) => Some(rules.ending),
            Self::Subtraction(rules, _) => Some(rules.ending),
            Self::SeveralDice(rules, _) => Some(rules.ending),
            Self::Dynamic(..) | Self::Euclid(..) => Some(Ending::Normal),
            Self::Parity(..) | Self::Sides(..) => None,
        }
    }

    /// The rows of coins, in order; in a game with one heap only that heap.
    #[must_use]
    pub fn heaps(&self) -> &[u64] {
        each_game!(self, |_rules, position| position.heaps())
    }

    /// The number of entries of the table from which the outcome is read, which is computed anew for each call; 0 where
    /// a formula gives it.
    #[must_use]
    pub fn entries(&self) -> u64 {
        match self {
            Self::Subtraction(rules, heap) => rules.entries(heap),
            _ => 0,
        }
    }

    /// Every legal move, lazily: a heap may hold 2⁶³−1 coins.
    #[must_use]
    pub fn moves(&self) -> Box<dyn Iterator<Item = Move> + '_> {
        each_game!(self, |rules, position| Box::new(rules.moves(position)))
    }

    /// The position after `mv`.
    ///
    /// # Errors
    /// Returns which rule the move breaks.
    pub fn play(&self, mv: Move) -> Result<Self, PlayError> {
        Ok(match self {
            Self::Nim(rules, rows) => Self::Nim(*rules, play(rules, rows, mv)?),
            Self::Wythoff(rules, pair) => Self::Wythoff(*rules, play(rules, pair, mv)?),
            Self::Dice(rules, state) => Self::Dice(*rules, play(rules, state, mv)?),
            Self::Subtraction(rules, heap) => Self::Subtraction(*rules, play(rules, heap, mv)?),
            Self::Parity(rules, state) => Self::Parity(*rules, play(rules, state, mv)?),
            Self::Sides(rules, state) => Self::Sides(*rules, play(rules, state, mv)?),
            Self::SeveralDice(rules, state) => Self::SeveralDice(*rules, play(rules, state, mv)?),
            Self::Dynamic(rules, state) => Self::Dynamic(*rules, play(rules, state, mv)?),
            Self::Euclid(rules, numbers) => Self::Euclid(*rules, play(rules, numbers, mv)?),
        })
    }

    /// Parses a move of this game's kind: `a2` in Nim, also `ab2` in Wythoff's game, `3` with one heap.
    ///
    /// [`AnyPosition::play`] checks whether the move is legal.
    ///
    /// # Errors
    /// Returns where something else was expected.
    pub fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        let mut reader = Reader::new(text);
        let mv = each_game!(self, |rules, _position| rules.read_move(&mut reader))?;
        reader.end()?;
        Ok(mv)
    }

    /// The outcome if no move is left, else `None`.
    #[must_use]
    pub fn end(&self) -> Option<Outcome> {
        each_game!(self, |rules, position| rules.end(position))
    }

    /// Who wins.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        each_game!(self, |rules, position| rules.outcome(position))
    }

    /// Every move to a safe position, in the alphabetical order of their texts.
    #[must_use]
    pub fn winning_moves(&self) -> Vec<Move> {
        each_game!(self, |rules, position| rules.winning_moves(position))
    }

    /// The reason why the position is safe or unsafe, and why the winning moves win.
    #[must_use]
    pub fn explain(&self) -> Explanation {
        each_game!(self, |rules, position| rules.explain(position))
    }

    /// Judges a move: the position after it, and a refutation if it loses.
    ///
    /// # Errors
    /// Returns which rule the move breaks.
    pub fn judge(&self, mv: Move) -> Result<Judgement, PlayError> {
        let after = self.play(mv)?;
        let outcome = after.outcome();
        // A safe position has no winning moves, so the search for them is skipped.
        let reply = match outcome {
            Outcome::Safe => None,
            Outcome::Unsafe => after.winning_moves().first().copied(),
        };
        Ok(Judgement {
            mv,
            after,
            outcome,
            reply,
        })
    }

    /// The Grundy value under normal play, if a closed form for it is known: Nim, Euclid's game, and subtraction games
    /// as far as their tables reach or are proved to repeat.
    #[must_use]
    pub fn grundy(&self) -> Option<u64> {
        match self {
            Self::Nim(rules, rows) => {
                let sum = nim::nim_sum(rows.heaps());
                (!rules.ending.is_misere()).then_some(sum)
            }
            Self::Subtraction(rules, heap) => rules.grundy(heap),
            Self::Dynamic(rules, state) => rules.grundy(state),
            Self::Euclid(rules, numbers) => Some(rules.grundy(numbers)),
            Self::Wythoff(..)
            | Self::Dice(..)
            | Self::Parity(..)
            | Self::Sides(..)
            | Self::SeveralDice(..) => None,
        }
    }
}

/// A function for each game, so that the code of one can be loaded without that of the others.
fn play<G: Game>(rules: &G, position: &G::Position, mv: Move) -> Result<G::Position, PlayError> {
    rules.play(position, mv)
}

/// Parses the rest of a position of game `G`, after its name.
fn read<G: Notation>(
    reader: &mut Reader<'_>,
    variant: fn(G, G::Position) -> AnyPosition,
) -> Result<AnyPosition, NotationError> {
    let rules = G::read_rules(reader)?;
    let position = rules.read_state(reader)?;
    reader.end()?;
    Ok(variant(rules, position))
}

/// Parses the rest of a position with dice: with one die or, if an option names a mode, with several.
fn read_dice(reader: &mut Reader<'_>) -> Result<AnyPosition, NotationError> {
    let position = match several_dice::read_options(reader)? {
        (None, ending) => {
            let rules = Dice { ending };
            AnyPosition::Dice(rules, rules.read_state(reader)?)
        }
        (Some(mode), ending) => {
            let rules = SeveralDice { mode, ending };
            AnyPosition::SeveralDice(rules, rules.read_state(reader)?)
        }
    };
    reader.end()?;
    Ok(position)
}

/// Parses the rest of a position of the game with multiplier 2, after its other name.
fn read_fibonacci(reader: &mut Reader<'_>) -> Result<AnyPosition, NotationError> {
    let rules = Dynamic::read_fibonacci(reader)?;
    let position = rules.read_state(reader)?;
    reader.end()?;
    Ok(AnyPosition::Dynamic(rules, position))
}

impl FromStr for AnyPosition {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        type Read = fn(&mut Reader<'_>) -> Result<AnyPosition, NotationError>;
        let mut reader = Reader::new(text);
        let read = reader.word(Expected::Game, |name| -> Option<Read> {
            match name {
                Nim::NAME => Some(|reader| read(reader, Self::Nim)),
                Wythoff::NAME => Some(|reader| read(reader, Self::Wythoff)),
                Dice::NAME => Some(read_dice),
                Subtraction::NAME => Some(|reader| read(reader, Self::Subtraction)),
                Parity::NAME => Some(|reader| read(reader, Self::Parity)),
                Sides::NAME => Some(|reader| read(reader, Self::Sides)),
                Euclid::NAME => Some(|reader| read(reader, Self::Euclid)),
                Dynamic::NAME => Some(|reader| read(reader, Self::Dynamic)),
                Dynamic::FIBONACCI => Some(read_fibonacci),
                _ => None,
            }
        })?;
        read(&mut reader)
    }
}

/// The canonical text, which parses to the same position.
impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn write<G: Notation>(
            rules: &G,
            position: &G::Position,
            f: &mut fmt::Formatter<'_>,
        ) -> fmt::Result {
            f.write_str(G::NAME)?;
            rules.write_rules(f)?;
            f.write_str(":")?;
            G::write_state(position, f)
        }
        each_game!(self, |rules, position| write(rules, position, f))
    }
}

#[cfg(test)]
mod tests {
    use super::AnyPosition;
    use crate::Expected;

    /// The list has every game's name, and nothing else.
    #[test]
    fn every_game_has_its_name() {
        for example in AnyPosition::EXAMPLES {
            let name = example.split(['.', ':']).next().expect(example);
            assert!(AnyPosition::NAMES.contains(&name), "{name}");
        }
        for name in AnyPosition::NAMES {
            let error = name.parse::<AnyPosition>().expect_err(name);
            assert_ne!(error.expected, Expected::Game, "{name}");
        }
    }

    #[test]
    fn every_game_has_its_example() {
        let mut places = AnyPosition::EXAMPLES.map(|example| {
            match example.parse().expect(example) {
                AnyPosition::Nim(..) => 0,
                AnyPosition::Wythoff(..) => 1,
                AnyPosition::Dice(..) => 2,
                AnyPosition::Subtraction(..) => 3,
                AnyPosition::Parity(..) => 4,
                AnyPosition::Sides(..) => 5,
                AnyPosition::SeveralDice(..) => 6,
                AnyPosition::Dynamic(..) => 7,
                AnyPosition::Euclid(..) => 8, // the last game: one less than there are examples
            }
        });
        places.sort_unstable();
        assert!(places.into_iter().eq(0..places.len()));
    }
}
