use nian_solver::{AnyPosition, Move};

use crate::check::check;
use crate::error::{Amount, Faults};
use crate::example::{Example, Step};
use crate::limits::{ENTRIES, PAIRS, STEPS, too_much};
use crate::numeral::NumeralText;
use crate::{ExampleError, Frame, Origin, Played, Problem, Show, Subject};

impl Example {
    /// Computes the frames of all steps, the start first, and checks all statements.
    ///
    /// # Errors
    /// The first step that cannot be shown, or whose statement is not true.
    pub fn replay(&self) -> Result<Vec<Frame>, ExampleError> {
        let mut faults = Faults::default();
        let frames = self.frames(&mut faults, |_| true);
        faults.into_result(frames)
    }

    /// The same, with all errors reported. Steps for which `holds` is false are left out, and so are steps that follow
    /// one that was left out or has an error, as what they show is unknown.
    pub(crate) fn frames(
        &self,
        faults: &mut Faults,
        holds: impl Fn(usize) -> bool,
    ) -> Option<Vec<Frame>> {
        if self.steps.len() > STEPS {
            faults.report("steps", too_much(Amount::Steps, STEPS as u64));
            return None;
        }
        faults.step = Some(0);
        let mut replay = Replay {
            frames: Vec::with_capacity(self.steps.len() + 1),
            faults,
        };
        let first = holds(0).then(|| replay.first(self)).flatten();
        replay.frames.push(first);
        for step in &self.steps {
            let number = replay.frames.len();
            replay.faults.step = Some(number);
            let frame = holds(number).then(|| replay.next(step)).flatten();
            replay.frames.push(frame);
        }
        let mut frames = Vec::with_capacity(replay.frames.len());
        for frame in replay.frames {
            frames.push(frame?);
        }
        Some(frames)
    }
}

/// An example as far as it has been replayed: the frames so far, `None` where unknown.
struct Replay<'a> {
    frames: Vec<Option<Frame>>,
    faults: &'a mut Faults,
}

impl Replay<'_> {
    /// Reports an error in the value of a key; what depends on it is unknown.
    fn invalid<T>(&mut self, key: &'static str, problem: Problem) -> Option<T> {
        self.faults.report(key, problem);
        None
    }

    fn first(&mut self, example: &Example) -> Option<Frame> {
        let subject = match (&example.start, example.pairs, &example.numeral) {
            (Some(text), None, None) => self.position("start", text)?,
            (None, Some(of), None) if of > PAIRS => {
                return self.invalid("pairs", too_much(Amount::Pairs, PAIRS));
            }
            (None, Some(of), None) => Subject::Pairs { found: 0, of },
            (None, None, Some(numeral)) => self.numeral(numeral)?,
            _ => return self.invalid("start", Problem::NoStart),
        };
        let step = Step {
            show: example.show,
            ask: example.ask,
            say: example.say.clone(),
            expect: example.expect.clone(),
            ..Step::default()
        };
        self.frame(subject, None, None, None, &step)
    }

    /// The next frame; there is one before it.
    fn next(&mut self, step: &Step) -> Option<Frame> {
        let last = self.frames.len() - 1;
        let mut from = Some(last);
        if let Some(to) = step.back {
            from = usize::try_from(to).ok().filter(|&to| to <= last);
            if from.is_none() {
                return self.invalid("back", Problem::Back { to });
            }
        }
        let known = |at: usize| self.frames.get(at)?.as_ref();
        let show = known(last).map(|frame| frame.show);
        let mut subject = from.and_then(known).map(|frame| frame.subject.clone());
        if let Some(text) = &step.position {
            subject = Some(self.position("position", text)?);
            from = None;
        }
        if let Some(pair) = step.pair {
            let Subject::Pairs { found, of } = subject.as_mut()? else {
                return self.invalid("pair", Problem::NoTable);
            };
            if pair > *of {
                return self.invalid("pair", Problem::NoSuchPair { of: *of });
            }
            *found = pair;
        }
        if let Some(numeral) = &step.numeral {
            subject = Some(self.numeral(numeral)?);
        }
        if let Some(done) = step.done {
            let Subject::Numeral(numeral) = subject.as_mut()? else {
                return self.invalid("done", Problem::NoNumeral);
            };
            let of = numeral.writing.steps();
            let done = usize::try_from(done).unwrap_or(usize::MAX);
            if done > of {
                return self.invalid("done", Problem::NoSuchStage { of });
            }
            numeral.done = done;
        }
        let mut subject = subject?;
        let mut played = None;
        if let Some(text) = &step.play {
            let Subject::Position(before) = subject else {
                return self.invalid("play", Problem::NoPosition);
            };
            let (mv, after) = match play(&before, text) {
                Ok(played) => played,
                Err(problem) => return self.invalid("play", problem),
            };
            subject = Subject::Position(after);
            played = Some(Played { before, mv });
        }
        self.frame(subject, from, played, show, step)
    }

    /// The frame of `subject` in the picture of `step`, else in that of `before` if possible.
    fn frame(
        &mut self,
        subject: Subject,
        from: Option<usize>,
        played: Option<Played>,
        before: Option<Show>,
        step: &Step,
    ) -> Option<Frame> {
        if subject.position().is_none() && step.marks {
            self.faults.report("marks", Problem::NoPosition);
        }
        if step.ask.is_some_and(|ask| ask.number(&subject).is_none()) {
            self.faults.report("ask", Problem::Ask);
        }
        if subject.position().map_or(0, AnyPosition::entries) > ENTRIES {
            return self.invalid("", too_much(Amount::Entries, ENTRIES));
        }
        check(&subject, &step.expect, self.faults);
        Some(Frame {
            show: self.show(&subject, before, step.show),
            subject,
            marks: step.marks,
            played,
            from,
            ask: step.ask,
            say: step.say.clone(),
            origin: step.origin,
        })
    }

    fn show(&mut self, subject: &Subject, before: Option<Show>, asked: Option<Show>) -> Show {
        let problem = match subject {
            Subject::Position(position) => match asked.or(before) {
                Some(show) if show.fits(position) => return show,
                _ if asked.is_none() => return Show::default_for(position),
                _ => Problem::Show,
            },
            _ if asked.is_none() => return Show::Table,
            _ => Problem::NoPosition,
        };
        self.faults.report("show", problem);
        Show::Table
    }

    fn position(&mut self, key: &'static str, text: &str) -> Option<Subject> {
        match text.parse() {
            Ok(position) => Some(Subject::Position(position)),
            Err(error) => {
                let text = text.into();
                self.invalid(key, Problem::Position { text, error })
            }
        }
    }

    fn numeral(&mut self, numeral: &NumeralText) -> Option<Subject> {
        match numeral.read() {
            Ok(numeral) => Some(Subject::Numeral(numeral)),
            Err(problem) => self.invalid("numeral", problem),
        }
    }
}

/// Parses and plays a move; returns it and the position after it.
fn play(before: &AnyPosition, text: &str) -> Result<(Move, AnyPosition), Problem> {
    let named = || text.into();
    let mv = before.read_move(text);
    let mv = mv.map_err(|error| Problem::Move {
        text: named(),
        error,
    })?;
    let after = before.play(mv).map_err(|error| Problem::Play {
        text: named(),
        error,
    })?;
    Ok((mv, after))
}

impl Frame {
    /// A position in its default picture, without an example's words.
    #[must_use]
    pub fn of(position: AnyPosition) -> Self {
        Self {
            show: Show::default_for(&position),
            subject: Subject::Position(position),
            marks: false,
            played: None,
            from: None,
            ask: None,
            say: None,
            origin: Origin::Article,
        }
    }
}
