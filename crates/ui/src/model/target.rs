/// A step to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The start.
    First,
    /// One back.
    Prev,
    /// One on.
    Next,
    /// The end.
    Last,
    /// This one; 0 is the start.
    Step(usize),
}

impl Target {
    /// The name used by buttons and scripts.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Prev => "prev",
            Self::Next => "next",
            Self::Last => "last",
            Self::Step(_) => "step",
        }
    }

    /// The step meant while `step` of 0 to `steps` is shown; `None` if there is none.
    #[must_use]
    pub fn resolve(self, step: usize, steps: usize) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Prev => step.checked_sub(1),
            Self::Next => Some(step + 1).filter(|&next| next <= steps),
            Self::Last => Some(steps),
            Self::Step(to) => Some(to).filter(|&to| to <= steps),
        }
    }
}
