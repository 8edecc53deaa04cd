//! The players.

/// One of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// The reader; with two people, the first of them.
    #[default]
    Reader,
    /// The other.
    Other,
}

impl Player {
    /// Both players, in the order of the menu.
    pub const ALL: [Self; 2] = [Self::Reader, Self::Other];

    /// The value of the attribute `first`, and of `by` and `winner` in events.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Reader => "reader",
            Self::Other => "other",
        }
    }

    pub(crate) fn opposite(self) -> Self {
        match self {
            Self::Reader => Self::Other,
            Self::Other => Self::Reader,
        }
    }
}

/// Who plays against the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// One who never errs.
    #[default]
    Perfect,
    /// One who rarely errs.
    Skilled,
    /// One who errs sometimes.
    Learner,
    /// One who mostly plays at random.
    Novice,
    /// Nobody: two people share the board.
    None,
}

impl Opponent {
    /// All opponents, in the order of the menu: the strongest first.
    pub const ALL: [Self; 5] = [
        Self::Perfect,
        Self::Skilled,
        Self::Learner,
        Self::Novice,
        Self::None,
    ];

    /// The value of the attribute `opponent`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Perfect => "perfect",
            Self::Skilled => "skilled",
            Self::Learner => "learner",
            Self::Novice => "novice",
            Self::None => "none",
        }
    }
}
