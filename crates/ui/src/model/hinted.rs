use nian_lessons::Ask;

/// How many hints stand, and what they are about: they are gone as soon as that is answered, or something else is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hinted {
    pub(super) about: Option<About>,
    pub(super) count: usize,
}

/// What a question is told apart by.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct About(pub(super) Option<Ask>, pub(super) usize, pub(super) String);
