use nian_lessons::Ask;

/// The number of hints shown, and the question they belong to: they are cleared when it is answered or another thing is
/// shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HintState {
    pub(super) about: Option<QuestionId>,
    pub(super) count: usize,
}

/// The identity of a question: what is asked, the step, and the subject.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct QuestionId(pub(super) Option<Ask>, pub(super) usize, pub(super) String);
