//! Hints on the way to an answer: one more each time, and in the end the answer.
use super::hinted::{HintState, QuestionId};
use super::{Action, Event, Exercise, Kind, Widget};
use nian_lessons::{Ask, Subject};
use nian_solver::{Method, Move, Outcome};
use nian_tasks::Clue;

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Whether the position is safe.
    Outcome(Outcome),
    /// The method by which one finds out.
    Method(Method),
    /// How to read binary digits.
    Read,
    /// How to normalise a sum with neighbouring Fibonacci numbers.
    Mend,
    /// Where the difficulty lies.
    Clue(Clue),
    /// The letter of the row from which a winning move takes.
    From(char),
}

impl Widget {
    /// The hints shown.
    #[must_use]
    pub fn hints(&self) -> Vec<Hint> {
        let mut hints = match &self.kind {
            Kind::Exercise(_) if !self.task_is_open() || self.is_refuted() => Vec::new(),
            Kind::Exercise(exercise) => exercise.hints(),
            _ => self.hints_here(),
        };
        hints.truncate(self.hints_given());
        hints
    }

    fn hints_given(&self) -> usize {
        match &self.kind {
            Kind::Exercise(exercise) => exercise.hinted(),
            _ if self.hinted.about == self.hinted_about() => self.hinted.count,
            _ => 0,
        }
    }

    /// Whether what is asked has hints.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        match &self.kind {
            Kind::Exercise(exercise) => {
                self.task_is_open() && exercise.hinted() < exercise.hints().len()
            }
            Kind::Game(_) => true,
            _ => self.question().is_some_and(|ask| ask != Ask::Outcome),
        }
    }

    /// Shows the next hint on a board or at a question; `None` if there is none.
    pub(super) fn show_next_hint(&mut self) -> Option<Vec<Event>> {
        let hints = self.hints_here();
        let count = self.hints_given() + 1;
        let hint = hints.get(count - 1)?;
        // The method is explained beside the picture of the structure.
        let events = match (hint, self.undrawn_structure()) {
            (Hint::Method(_), Some(show)) => self.apply(Action::Draw(Some(show))).ok()?,
            _ => Vec::new(),
        };
        let about = self.hinted_about();
        self.hinted = HintState { about, count };
        Some(events)
    }

    fn hinted_about(&self) -> Option<QuestionId> {
        let question = self.question()?;
        let game = self.game().map(|game| game.state());
        Some(QuestionId(
            Some(question),
            self.steps().0,
            game.unwrap_or_default(),
        ))
    }

    fn hints_here(&self) -> Vec<Hint> {
        let (Some(question), Some(frame)) = (self.question(), self.frame()) else {
            return Vec::new();
        };
        let position = self.to_move_from();
        // A question for a winning move, in an example or of a slip, implies that there is one.
        let is_played = self.game().is_some() && question == Ask::Outcome;
        let known = position
            .filter(|_| is_played)
            .map(|position| position.outcome());
        let winning = position.map(|position| position.winning_moves());
        let starts = is_played || question == Ask::Winning;
        let method = method(&frame.subject, question);
        let from = from(&winning.filter(|_| starts).unwrap_or_default());
        let all = [known.map(Hint::Outcome), Some(Hint::Method(method)), from];
        all.into_iter().flatten().collect()
    }
}

impl Exercise {
    /// All hints of the task: the method, where the difficulty lies, and the row or heap from which a winning move
    /// takes. They follow from the task alone.
    #[must_use]
    pub fn hints(&self) -> Vec<Hint> {
        use nian_tasks::Question;
        let task = self.task();
        let method = match task.question {
            Question::Decimal { .. } => Some(Hint::Read),
            Question::MendFibonacci { .. } => Some(Hint::Mend),
            _ => nian_tasks::method(task).map(Hint::Method),
        };
        let open: Vec<Move> = self.winning_left();
        let all = [method, nian_tasks::clue(task).map(Hint::Clue), from(&open)];
        all.into_iter().flatten().collect()
    }
}

/// The row from which the first of some winning moves takes; `None` where there is only one heap.
fn from(winning: &[Move]) -> Option<Hint> {
    let first = winning.first()?.to_string();
    let mut letters = first.chars();
    let letter = letters.next().filter(char::is_ascii_lowercase)?;
    letters.next().filter(char::is_ascii_digit)?;
    Some(Hint::From(letter))
}

/// The method by which one answers `ask` about `subject`.
fn method(subject: &Subject, ask: Ask) -> Method {
    match (ask, subject) {
        (Ask::Binary, _) => Method::Binary,
        (Ask::Fibonacci, _) => Method::Fibonacci,
        (_, Subject::Position(position)) => position.method(),
        _ => Method::Pairs,
    }
}
