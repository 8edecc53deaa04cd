//! A timer: so many minutes to think.

/// The times that can be chosen, in seconds.
pub const SECONDS: [u32; 6] = [30, 60, 120, 180, 300, 600];
/// After so many milliseconds nobody wants to know that a time is up.
const LONG_OVER: u64 = 600_000;

/// A timer, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// There is none.
    #[default]
    Off,
    /// It ends at this time.
    Until(u64),
    /// It stands, with so much left.
    Left(u64),
}

impl Clock {
    /// One that is started.
    #[must_use]
    pub fn started(now: u64, seconds: u32) -> Self {
        Self::Until(now + u64::from(seconds) * 1000)
    }

    /// It stands still, or goes on.
    #[must_use]
    pub fn held(self, now: u64) -> Self {
        match self {
            Self::Off => Self::Off,
            Self::Until(until) => Self::Left(until.saturating_sub(now)),
            Self::Left(left) => Self::Until(now + left),
        }
    }

    /// What is left, in milliseconds.
    #[must_use]
    pub fn left(self, now: u64) -> Option<u64> {
        match self {
            Self::Off => None,
            Self::Until(until) => Some(until.saturating_sub(now)),
            Self::Left(left) => Some(left),
        }
    }

    /// Whether it is worth going on with when a page is loaded again.
    #[must_use]
    pub(super) fn is_wanted(self, now: u64) -> bool {
        !matches!(self, Self::Until(until) if until + LONG_OVER <= now)
    }
}

/// What is left as it is written, rounded up: `1:30`.
///
/// ```
/// assert_eq!(nian_course::lecture::time_left(89_001), "1:30");
/// ```
#[must_use]
pub fn time_left(milliseconds: u64) -> String {
    time(milliseconds.div_ceil(1000))
}

/// So many seconds as they are written.
#[must_use]
pub fn time(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
