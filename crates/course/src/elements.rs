//! The elements and their attributes, as pages write them: what things of lessons set, too.

/// The elements and the attributes of each; the first attribute says what is shown.
pub const ELEMENTS: [(&str, &[&str]); 6] = [
    ("nian-example", &["src", "step"]),
    (
        "nian-game",
        &["position", "first", "opponent", "moves", "show"],
    ),
    ("nian-table", &["of", "rules", "from", "rows-shown"]),
    ("nian-number", &["value", "in", "digits", "do", "step"]),
    ("nian-claim", &["src"]),
    (
        "nian-exercise",
        &["skill", "rules", "level", "seed", "count", "tasks"],
    ),
];

/// When answers are visible without being asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// At every step.
    Shown,
    /// Never: each is revealed when the reader asks for it.
    Hidden,
    /// At every step except those that ask something.
    #[default]
    Ask,
}

impl Answers {
    /// All values, in the order of the menu; the last is only for what has steps.
    pub const ALL: [Self; 3] = [Self::Shown, Self::Hidden, Self::Ask];

    /// The value of the attribute `answers`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Hidden => "hidden",
            Self::Ask => "ask",
        }
    }

    /// The value of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}
