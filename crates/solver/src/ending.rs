use core::fmt;

use crate::Outcome;

/// The meaning of having no move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ending {
    /// That player has lost.
    #[default]
    Normal,
    /// That player has won.
    Misere,
}

impl Ending {
    /// The outcome of a position without moves.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        Outcome::safe_if(self == Self::Normal)
    }

    /// `true` for [`Ending::Misere`].
    #[must_use]
    pub fn is_misere(self) -> bool {
        self == Self::Misere
    }

    /// Writes the option of the ending: `.misere`, or nothing.
    pub(crate) fn write_option(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_misere() { ".misere" } else { "" })
    }
}
