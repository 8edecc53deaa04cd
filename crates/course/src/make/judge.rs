//! What is wrong with a draft, and what of it can be shown.

use super::draft::{Draft, MOVING};
use super::members::Members;
use nian_lessons::{ExampleError, Frame, Places, Problem, Whole};

/// A mistake with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The step; 0 is the example itself.
    pub at: usize,
    /// What is wrong.
    pub error: ExampleError,
    /// The line and the character in the text, 1-based.
    pub place: [usize; 2],
}

/// What is said of a draft.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judgement {
    /// All mistakes, in the order of the steps. What goes on from what is wrong is not judged.
    pub faults: Vec<Fault>,
    /// What is shown at each step, the start first, with nothing but its move where something else is wrong, and with nothing
    /// where the move is; `None` where the start is wrong.
    pub good: Option<Draft>,
    /// The steps of `good`.
    pub frames: Vec<Frame>,
}

/// All mistakes of a text, in the order of the steps.
#[must_use]
pub fn faults(text: &str) -> Vec<Fault> {
    let places = Places::of(text);
    let found = Whole::of(text).faults.into_iter();
    // What is passed on gets a title, and is written with its steps.
    let found = found.filter(|error| {
        !matches!(error.problem, Problem::MissingKey { key } if ["title", "steps"].contains(&key))
    });
    let mut faults: Vec<Fault> = found
        .map(|error| Fault {
            at: error.step.unwrap_or_default(),
            place: places.of_fault(&error),
            error,
        })
        .collect();
    faults.sort_by_key(|fault| (fault.at, fault.place));
    faults
}

/// Judges a draft.
#[must_use]
pub fn judge(draft: &Draft) -> Judgement {
    let faults = faults(&draft.write());
    let good = good(draft, &faults);
    let frames = good
        .as_ref()
        .and_then(|good| Whole::of(&good.write()).frames);
    Judgement {
        faults,
        good: good.filter(|_| frames.is_some()),
        frames: frames.unwrap_or_default(),
    }
}

/// The draft without what is wrong, with as many steps.
fn good(draft: &Draft, faults: &[Fault]) -> Option<Draft> {
    let mut good = draft.clone();
    let mut gone = vec![false; draft.steps() + 1];
    for at in 0..=draft.steps() {
        let own = || faults.iter().filter(|fault| fault.at == at);
        let step = draft.at(at);
        let sets_up = step.has("position") || step.has("numeral");
        gone[at] = own().any(|fault| fault.error.is_decisive())
            || (at > 0 && !sets_up && gone[draft.from(at)]);
        if at == 0 && own().next().is_some() {
            return None;
        } else if gone[at] {
            good.put(at, Members::default());
        } else if own().next().is_some() {
            good.put(at, step.only(|key| key == "back" || MOVING.contains(&key)));
        }
    }
    Some(good)
}

impl Judgement {
    /// What is wrong first at a step.
    #[must_use]
    pub fn at(&self, at: usize) -> Option<&ExampleError> {
        let mut faults = self.faults.iter();
        faults
            .find(|fault| fault.at == at)
            .map(|fault| &fault.error)
    }

    /// Whether there is something that this version does not know.
    #[must_use]
    pub fn is_later(&self) -> bool {
        let mut faults = self.faults.iter();
        faults.any(|fault| {
            fault.error.key.is_empty() && matches!(fault.error.problem, Problem::UnknownKey { .. })
        })
    }
}
