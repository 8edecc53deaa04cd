use core::fmt;

/// Who wins a position when both play perfectly.
///
/// The names are Bouton's (1901), and the reader's: a position is *safe* for
/// the player who leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// The player who has just moved wins (a P-position).
    Safe,
    /// The player to move wins (an N-position).
    Unsafe,
}

impl Outcome {
    /// `true` for [`Outcome::Safe`].
    #[must_use]
    pub fn is_safe(self) -> bool {
        self == Self::Safe
    }

    /// [`Outcome::Safe`] if `safe`, else [`Outcome::Unsafe`].
    #[must_use]
    pub fn safe_if(safe: bool) -> Self {
        if safe { Self::Safe } else { Self::Unsafe }
    }
}

/// `safe` or `unsafe`, as the command line and the widgets write it.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
        })
    }
}
