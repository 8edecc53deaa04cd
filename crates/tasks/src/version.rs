/// A version of the tasks: the sizes of their levels. Within a version a request gives the same task for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Version {
    /// The first levels.
    #[default]
    One = 1,
    /// Levels whose largest numbers do not overlap.
    ///
    /// The rules of a request name a row of the table of levels, whose level 3 may hold harder rules, too:
    /// [`default_rules`](crate::default_rules) says which. Rules that the table has no row for have the tasks of
    /// version 1, in another order.
    Two,
}

impl Version {
    /// All versions, ascending.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The version with this number, as addresses and attributes write it; `None` if there is none.
    ///
    /// ```
    /// use nian_tasks::Version;
    ///
    /// assert_eq!(Version::named("2"), Some(Version::Two));
    /// assert_eq!(Version::named("3"), None);
    /// ```
    #[must_use]
    pub fn named(number: &str) -> Option<Self> {
        match number {
            "1" => Some(Self::One),
            "2" => Some(Self::Two),
            _ => None,
        }
    }

    /// The version with this number; `None` if there is none.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|version| version.number() == number)
    }

    /// 1 or 2.
    #[must_use]
    pub fn number(self) -> u32 {
        self as u32
    }
}
