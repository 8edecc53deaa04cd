/// Whether answers may be seen unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// They may, at every step.
    Shown,
    /// Each only when the reader asks for it.
    Hidden,
    /// They may, but at the steps that ask something.
    #[default]
    Ask,
}

impl Answers {
    /// All of them; the last is for what has steps.
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
}
