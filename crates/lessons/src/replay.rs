use nian_solver::{AnyPosition, Move};

use crate::check::{check, check_text};
use crate::error::Amount;
use crate::lesson::{Lesson, Step};
use crate::limits::{ENTRIES, PAIRS, STEPS, too_much};
use crate::{Frame, LessonError, Origin, Played, Problem, Show, Subject};

impl Lesson {
    /// Every step of the lesson, the start first; all that it states is checked.
    ///
    /// # Errors
    /// The first step that cannot be shown, or that states what is not so.
    pub fn replay(&self) -> Result<Vec<Frame>, LessonError> {
        if self.steps.len() > STEPS {
            let problem = too_much(Amount::Steps, STEPS as u64);
            return Err(LessonError::new(None, problem));
        }
        let in_step = |step| move |problem| LessonError::new(Some(step), problem);
        let mut frames = Vec::with_capacity(self.steps.len() + 1);
        frames.push(self.first().map_err(in_step(0))?);
        for (index, step) in self.steps.iter().enumerate() {
            frames.push(next(&frames, step).map_err(in_step(index + 1))?);
        }
        Ok(frames)
    }

    fn first(&self) -> Result<Frame, Problem> {
        check_text(Some(&self.title))?;
        check_text(self.place.as_ref())?;
        let subject = match (&self.start, self.pairs, &self.numeral) {
            (Some(text), None, None) => Subject::Position(read_position(text)?),
            (None, Some(of), None) if of > PAIRS => {
                return Err(too_much(Amount::Pairs, PAIRS));
            }
            (None, Some(of), None) => Subject::Pairs { found: 0, of },
            (None, None, Some(numeral)) => Subject::Numeral(numeral.read()?),
            _ => return Err(Problem::NoStart),
        };
        let step = Step {
            show: self.show,
            say: self.say.clone(),
            expect: self.expect.clone(),
            ..Step::default()
        };
        frame(subject, None, None, None, &step)
    }
}

/// The frame after `frames`, of which there is at least one.
fn next(frames: &[Frame], step: &Step) -> Result<Frame, Problem> {
    let last = &frames[frames.len() - 1];
    let mut subject = last.subject.clone();
    let mut from = Some(frames.len() - 1);
    if let Some(to) = step.back {
        from = usize::try_from(to).ok();
        let earlier = from.and_then(|to| frames.get(to));
        subject = earlier.ok_or(Problem::Back { to })?.subject.clone();
    }
    if let Some(text) = &step.position {
        subject = Subject::Position(read_position(text)?);
        from = None;
    }
    if let Some(pair) = step.pair {
        let Subject::Pairs { found, of } = &mut subject else {
            return Err(Problem::NoTable);
        };
        if pair > *of {
            return Err(Problem::NoSuchPair { of: *of });
        }
        *found = pair;
    }
    if let Some(numeral) = &step.numeral {
        subject = Subject::Numeral(numeral.read()?);
    }
    if let Some(done) = step.done {
        let Subject::Numeral(numeral) = &mut subject else {
            return Err(Problem::NoNumeral);
        };
        let of = numeral.writing.steps();
        let done = usize::try_from(done).unwrap_or(usize::MAX);
        if done > of {
            return Err(Problem::NoSuchStage { of });
        }
        numeral.done = done;
    }
    let mut played = None;
    if let Some(text) = &step.play {
        let before = position(&subject)?.clone();
        let mv = read_move(&before, text)?;
        let after = before.play(mv).map_err(|error| Problem::Play {
            text: text.clone(),
            error,
        })?;
        subject = Subject::Position(after);
        played = Some(Played { before, mv });
    }
    frame(subject, from, played, Some(last.show), step)
}

/// The frame of `subject`, drawn as `step` asks, else as `before` was where that is possible.
fn frame(
    subject: Subject,
    from: Option<usize>,
    played: Option<Played>,
    before: Option<Show>,
    step: &Step,
) -> Result<Frame, Problem> {
    if step.marks || step.ask.is_some() {
        position(&subject)?;
    }
    if let Subject::Position(AnyPosition::Subtraction(rules, heap)) = &subject
        && rules.entries(heap) > ENTRIES
    {
        return Err(too_much(Amount::Entries, ENTRIES));
    }
    check_text(step.say.as_ref())?;
    let frame = Frame {
        show: show(&subject, before, step.show)?,
        subject,
        marks: step.marks,
        played,
        from,
        ask: step.ask,
        say: step.say.clone(),
        origin: step.origin,
    };
    check(&frame.subject, &step.expect)?;
    Ok(frame)
}

fn show(subject: &Subject, before: Option<Show>, asked: Option<Show>) -> Result<Show, Problem> {
    let Subject::Position(position) = subject else {
        return if asked.is_some() {
            Err(Problem::NoPosition)
        } else {
            Ok(Show::Table)
        };
    };
    match asked.or(before) {
        Some(show) if show.fits(position) => Ok(show),
        _ if asked.is_some() => Err(Problem::Show),
        _ => Ok(Show::default_for(position)),
    }
}

fn position(subject: &Subject) -> Result<&AnyPosition, Problem> {
    subject.position().ok_or(Problem::NoPosition)
}

fn read_position(text: &str) -> Result<AnyPosition, Problem> {
    text.parse().map_err(|error| Problem::Position {
        text: text.into(),
        error,
    })
}

fn read_move(position: &AnyPosition, text: &str) -> Result<Move, Problem> {
    position.read_move(text).map_err(|error| Problem::Move {
        text: text.into(),
        error,
    })
}

impl Frame {
    /// A position as a board shows it: drawn as usual, without a lesson's words.
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
