use core::str::FromStr;

use crate::Error;

/// A skill to practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Skill {
    /// Is a position safe or unsafe?
    Outcome,
    /// Find a winning move, at level 3 all of them.
    Winning,
    /// Which binary columns hold an odd number of ones?
    Columns,
    /// Numbers in binary, and back.
    Binary,
    /// Numbers as a sum of Fibonacci numbers, no two of them neighbours.
    Fibonacci,
    /// The other number of a safe pair of Wythoff's game.
    Pair,
    /// The remainder that decides an odd-even game, by the holding of the player who has just moved.
    Residue,
    /// The least limit that wins a heap of dynamic nim.
    Limit,
    /// Which move of a game gave a won position away?
    Slip,
}

impl Skill {
    /// All skills, in the order of their numbers.
    pub const ALL: [Self; 9] = [
        Self::Outcome,
        Self::Winning,
        Self::Columns,
        Self::Binary,
        Self::Fibonacci,
        Self::Pair,
        Self::Residue,
        Self::Limit,
        Self::Slip,
    ];

    /// The name in addresses and attributes.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Outcome => "outcome",
            Self::Winning => "winning",
            Self::Columns => "columns",
            Self::Binary => "binary",
            Self::Fibonacci => "fibonacci",
            Self::Pair => "pair",
            Self::Residue => "residue",
            Self::Limit => "limit",
            Self::Slip => "slip",
        }
    }

    /// The skill of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.name() == name)
    }
}

impl FromStr for Skill {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        Self::named(name).ok_or(Error::NoSkill)
    }
}

/// A level of difficulty: 1, 2 or 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Small numbers.
    One = 1,
    /// Larger numbers; features that might reveal the answer are equally common for both answers.
    Two,
    /// The hardest.
    Three,
}

impl Level {
    /// All levels, ascending.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Level 1, 2 or 3.
    ///
    /// # Errors
    /// [`Error::NoLevel`] for any other number.
    pub fn new(number: u32) -> Result<Self, Error> {
        match number {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            3 => Ok(Self::Three),
            _ => Err(Error::NoLevel),
        }
    }

    /// 1, 2 or 3.
    #[must_use]
    pub fn number(self) -> u32 {
        self as u32
    }
}
