use crate::View;
use nian_lessons::Frame;
use nian_solver::{AnyPosition, Move};

/// The moves that led to a position from one that was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position that was set up.
    pub start: AnyPosition,
    /// The moves played from there on.
    pub moves: Vec<Move>,
}

impl Line {
    /// The line that led to the position shown; `None` if none is.
    #[must_use]
    pub fn of(view: &View<'_>) -> Option<Self> {
        let (first, own) = match view.own {
            [first, ..] => (first, view.own),
            [] => (view.frame, core::slice::from_ref(view.frame)),
        };
        let mut line = match first.from {
            Some(from) => Self::of_step(view.frames, from)?,
            None => Self::from(first)?,
        };
        line.moves.extend(own.iter().filter_map(played));
        Some(line)
    }

    /// The line that led to a step of an example.
    #[must_use]
    pub fn of_step(frames: &[Frame], step: usize) -> Option<Self> {
        let (mut at, mut moves) = (frames.get(step)?, Vec::new());
        // Each step continues from an earlier one, so the loop ends.
        loop {
            moves.extend(played(at));
            let Some(from) = at.from else { break };
            at = frames.get(from)?;
        }
        moves.reverse();
        let start = Self::from(at)?.start;
        Some(Self { start, moves })
    }

    /// A line without moves.
    fn from(frame: &Frame) -> Option<Self> {
        let start = match &frame.played {
            Some(played) => played.before.clone(),
            None => frame.subject.position()?.clone(),
        };
        Some(Self {
            start,
            moves: Vec::new(),
        })
    }
}

fn played(frame: &Frame) -> Option<Move> {
    frame.played.as_ref().map(|played| played.mv)
}
