use crate::deck::CustomExample;
use crate::make::ImportError;
use nian_lessons::{ExampleError, Frame, Whole};

/// An example of somebody's own, as its row shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// What it is; else why it is none.
    pub made: Result<CustomExample, ImportError>,
    /// The first mistake in it.
    pub wrong: Option<ExampleError>,
    /// Its steps, the start first.
    pub frames: Vec<Frame>,
}

impl Example {
    /// What an item holds, without the word before it.
    pub(super) fn of(packed: &str) -> Self {
        let made = CustomExample::of(packed);
        let whole = made.as_ref().ok().map(|made| Whole::of(&made.text));
        let (mut faults, frames) =
            whole.map_or_else(Default::default, |whole| (whole.faults, whole.frames));
        let wrong = (!faults.is_empty()).then(|| faults.swap_remove(0));
        Self {
            made,
            wrong,
            frames: frames.unwrap_or_default(),
        }
    }
}
