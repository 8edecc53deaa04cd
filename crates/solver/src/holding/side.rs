//! Which holdings a player wants.

use core::fmt;

use crate::reader::Reader;
use crate::{Expected, NotationError};

/// The holding a player wants: an odd number of stones, or an even one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// An odd number.
    #[default]
    Odd,
    /// An even number.
    Even,
}

impl Side {
    /// Whether this is a holding the side wants.
    #[must_use]
    pub fn wants(self, holding: u64) -> bool {
        holding.is_multiple_of(2) == (self == Self::Even)
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Odd => Self::Even,
            Self::Even => Self::Odd,
        }
    }

    /// Reads `odd` or `even`.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        reader.word(Expected::Side, |word| match word {
            "odd" => Some(Self::Odd),
            "even" => Some(Self::Even),
            _ => None,
        })
    }
}

/// `odd` or `even`, as in the notation.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Odd => "odd",
            Self::Even => "even",
        })
    }
}
