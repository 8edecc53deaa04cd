//! An example that the reader walks through.

mod answering;
mod number;
mod own;

use crate::model::answers::AnswerSoFar;
use crate::model::{Entry, Event, Refusal, Reply, Speed, Target};
use nian_lessons::{Example, ExampleError, Frame, Localized, Subject};
use nian_solver::AnyPosition;
use nian_words::Language;
use std::rc::Rc;

/// An example at one of its steps, or on a line of moves that the reader plays beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Walkthrough {
    title: Rc<Localized>,
    place: Option<Rc<Localized>>,
    /// The start and every step; never empty.
    frames: Rc<[Frame]>,
    step: usize,
    /// The reader's own moves from the step shown, and how many of them are not undone.
    line: Vec<Frame>,
    line_at: usize,
    playing: bool,
    speed: Speed,
    /// The fields of the number, if the reader may change it.
    entry: Option<Entry>,
    /// The different answers so far; the last was given last.
    tried: Vec<AnswerSoFar>,
    /// Whether the current answer is right; `None` if there is none.
    verdict: Option<bool>,
    /// The inputs of the steps that ask for numbers.
    replies: Vec<(usize, Reply)>,
    /// The step whose inputs for numbers are folded, as in the site's prerendered cards: they unfold by a button, so
    /// that nothing moves before.
    folded: Option<usize>,
}

impl Walkthrough {
    /// The example at its start.
    ///
    /// # Errors
    /// Returns which step of the example cannot be shown, and why.
    pub fn new(example: &Example) -> Result<Self, ExampleError> {
        Ok(Self {
            title: Rc::clone(&example.title),
            place: example.place.clone(),
            ..Self::of_frames(example.replay()?)
        })
    }

    /// A walkthrough of these frames, one a step; `frames` must not be empty.
    pub(in crate::model) fn of_frames(frames: Vec<Frame>) -> Self {
        Self {
            title: Rc::default(),
            place: None,
            frames: frames.into(),
            step: 0,
            line: Vec::new(),
            line_at: 0,
            playing: false,
            speed: Speed::Normal,
            entry: None,
            tried: Vec::new(),
            verdict: None,
            replies: Vec::new(),
            folded: None,
        }
    }

    /// Takes the same frames in another language: the answers and the reader's own moves stay.
    pub(in crate::model) fn retell(&mut self, frames: Vec<Frame>) {
        self.frames = frames.into();
    }

    /// The title in a language whose texts are loaded.
    #[must_use]
    pub fn title(&self, language: Language) -> String {
        match &self.frames[0].subject {
            // A browser has the texts of the reader's language alone, so this title is not made in advance for all
            // languages.
            Subject::Numeral(numeral) if self.entry.is_some() => {
                language.sentences().numeral_title(&numeral.writing)
            }
            _ => language.quote(&self.title),
        }
    }

    /// The section of an article that the example belongs to.
    #[must_use]
    pub fn place(&self) -> Option<&Localized> {
        self.place.as_deref()
    }

    /// The frames of the example itself; index 0 is the start.
    #[must_use]
    pub fn frames(&self) -> &Rc<[Frame]> {
        &self.frames
    }

    /// The frame shown.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        match self.line_at.checked_sub(1) {
            Some(at) => &self.line[at],
            None => &self.frames[self.step],
        }
    }

    /// The position shown, if it is one.
    #[must_use]
    pub fn position(&self) -> Option<&AnyPosition> {
        match &self.frame().subject {
            Subject::Position(position) => Some(position),
            _ => None,
        }
    }

    /// The step shown; 0 is the start. On a line of the reader's own, the step where the line begins.
    #[must_use]
    pub fn step(&self) -> usize {
        self.step
    }

    /// The last step's number.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.frames.len() - 1
    }

    /// Whether a later step asks something about the subject shown, so that its moves must not be given away yet.
    #[must_use]
    pub fn asks_later(&self) -> bool {
        let subject = &self.frames[self.step].subject;
        let later = &self.frames[self.step + 1..];
        let mut same = later.iter().take_while(|frame| frame.subject == *subject);
        !self.off_the_example() && same.any(|frame| frame.ask.is_some())
    }

    /// Whether a step begins a chapter: it sets up another position; or it returns to the start of the example for the
    /// next case or, after other positions, for the end.
    #[must_use]
    pub fn begins_chapter(&self, step: usize) -> bool {
        let set_up = |frame: &Frame| frame.from.is_none() && frame.subject.position().is_some();
        let frames = &self.frames[..];
        match frames[step].from {
            None => set_up(&frames[step]),
            Some(0) if step > 1 => {
                let others = frames.iter().skip(1).position(set_up);
                others.is_none_or(|other| other < step)
            }
            Some(_) => false,
        }
    }

    /// Whether autoplay is on.
    #[must_use]
    pub fn playing(&self) -> bool {
        self.playing
    }

    /// The speed of autoplay.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.speed
    }

    pub(in crate::model) fn go_to(&mut self, target: Target) -> Result<Vec<Event>, Refusal> {
        let steps = self.steps();
        // On a line of the reader's own, "back" leads to the step where the line begins.
        let leaves_line = self.off_the_example() && target == Target::Prev;
        let to = if leaves_line {
            Some(self.step)
        } else {
            target.resolve(self.step, steps)
        };
        let to = to.ok_or(Refusal::NoSuchStep { steps })?;
        self.playing = false;
        Ok(self.show(to))
    }

    /// Goes to the next step in autoplay, which stops at the end.
    pub(in crate::model) fn tick(&mut self) -> Vec<Event> {
        if !self.playing {
            return Vec::new();
        }
        let to = (self.step + 1).min(self.steps());
        self.playing = to < self.steps();
        self.show(to)
    }

    /// Starts autoplay, at the end from the start on, or stops it.
    pub(in crate::model) fn toggle_playing(&mut self) -> Vec<Event> {
        self.playing = !self.playing && self.steps() > 0;
        if self.playing && self.step == self.steps() {
            self.show(0)
        } else {
            Vec::new()
        }
    }

    pub(in crate::model) fn set_speed(&mut self, speed: Speed) {
        self.speed = speed;
    }

    /// Back to the start, nothing played.
    pub(in crate::model) fn reset(&mut self) -> Vec<Event> {
        self.playing = false;
        self.show(0)
    }

    pub(in crate::model) fn show(&mut self, step: usize) -> Vec<Event> {
        let changed = step != self.step || self.off_the_example();
        self.verdict = None;
        self.line.clear();
        self.line_at = 0;
        self.step = step;
        changed.then_some(Event::Step).into_iter().collect()
    }
}
