//! A thing of the lesson: what kinds do in ways of their own is asked and told alike.

use crate::deck::{Kind, Thing as Planned};
use crate::elements::Answers;

/// How many tasks an exercise has here: it goes on for ever unless it is told otherwise, a lesson does not.
pub const TASKS: u16 = 5;

/// How the element of a kind is stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepping {
    /// By its steps.
    Steps,
    /// By its tasks.
    Tasks,
    /// Not at all.
    Single,
}

/// How things of a kind are stepped.
#[must_use]
pub fn stepping(kind: Kind) -> Stepping {
    match kind {
        Kind::Example | Kind::Lesson | Kind::Number => Stepping::Steps,
        Kind::Exercise => Stepping::Tasks,
        Kind::Table | Kind::Game | Kind::Claim => Stepping::Single,
    }
}

/// Whether only the engine shows things of a kind.
#[must_use]
pub fn needs_engine(kind: Kind) -> bool {
    matches!(kind, Kind::Game | Kind::Exercise)
}

/// What an element tells of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ElementState {
    /// Its step or task.
    pub step: u16,
    /// Its last step or task.
    pub steps: u16,
    /// Whether an answer waits to be shown.
    pub waits: bool,
    /// What is asked.
    pub asks: Option<String>,
    /// What the position is worth.
    pub outcome: Option<String>,
    /// The winning moves.
    pub winning: Vec<String>,
    /// The position.
    pub position: Option<String>,
    /// A game with its moves.
    pub state: Option<String>,
}

/// What is to be done with an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementCommand {
    /// It gives its answer.
    Reveal,
    /// The claim is checked.
    Check,
    /// It hides its answer: `answers`, said anew, closes it.
    Hide(Answers),
    /// Its tasks begin anew, up to this one.
    Restart(u16),
    /// Another element comes in its place.
    Renew,
    /// It gives a hint.
    Hint,
}

/// A thing of the lesson as it is on stage.
#[derive(Clone, Debug, Default)]
pub struct Thing {
    /// Whether it can be stepped.
    pub is_there: bool,
    /// Whether it could not be had, which its card says.
    pub has_failed: bool,
    /// Whether that is because of a mistake in it.
    pub is_wrong: bool,
    look: ElementState,
    /// What a claim was found to do, `holds` or `fails`.
    verdict: Option<String>,
    /// Whether its answer was given here and is to be seen.
    is_opened: bool,
    is_checked: bool,
    /// The steps at which an answer has waited.
    asked: Vec<u16>,
}

impl Thing {
    /// How its element is now.
    #[must_use]
    pub fn look(&self) -> &ElementState {
        &self.look
    }

    pub(super) fn looked(&mut self, look: ElementState) {
        self.look = look;
    }

    /// Its step.
    #[must_use]
    pub fn step(&self) -> u16 {
        if self.is_there { self.look.step } else { 0 }
    }

    /// Its last step.
    #[must_use]
    pub fn steps(&self) -> u16 {
        if self.is_there { self.look.steps } else { 0 }
    }

    /// Whether an answer waits to be given. A claim waits to be checked.
    #[must_use]
    pub fn waits(&self, kind: Kind) -> bool {
        self.is_there
            && match kind {
                Kind::Claim => !self.is_checked,
                Kind::Table => false,
                _ => self.look.waits,
            }
    }

    /// Whether an answer has been given.
    #[must_use]
    pub fn is_told(&self, kind: Kind) -> bool {
        self.is_there && self.asked.contains(&self.step()) && !self.waits(kind)
    }

    /// What is asked of it, where that decides what can be answered: `winning`, `outcome`, `claim`, or what else an
    /// example asks or an exercise trains.
    #[must_use]
    pub fn asks<'a>(&'a self, planned: &'a Planned) -> Option<&'a str> {
        match planned.item.kind {
            Kind::Claim => Some("claim"),
            Kind::Exercise => Some(&planned.item.of),
            _ if !self.is_there => None,
            _ => {
                let worth = self.look.outcome.as_ref().map(|_| "outcome");
                self.look.asks.as_deref().or(worth)
            }
        }
    }

    /// Whether a value is a right answer: an outcome, a winning move, whether a claim holds. None is while the answer
    /// waits.
    #[must_use]
    pub fn is_right(&self, planned: &Planned, value: &str) -> bool {
        let kind = planned.item.kind;
        if !self.is_there || self.waits(kind) {
            return false;
        }
        // What an exercise asks by numbers is not what its position is worth.
        let is_other = !matches!(planned.item.of.as_str(), "outcome" | "winning");
        if kind == Kind::Exercise && is_other {
            return false;
        }
        let one = [&self.verdict, &self.look.outcome];
        one.into_iter().flatten().any(|own| own == value)
            || self.look.winning.iter().any(|own| own == value)
    }

    /// The game, once it is another than it was at first.
    #[must_use]
    pub fn game(&self, planned: &Planned) -> Option<&str> {
        let state = self.look.state.as_deref().filter(|_| self.is_there)?;
        let is_one = planned.item.kind == Kind::Game && state != planned.item.of;
        is_one.then_some(state)
    }

    /// Whether what is true instead of a claim, and why, waits for its check.
    #[must_use]
    pub fn hides(&self, kind: Kind, answers: Answers) -> bool {
        kind == Kind::Claim && answers != Answers::Shown && !self.is_checked
    }

    /// What the attribute `answers` is to say at a step: a question of the teacher's own is to be thought about first.
    #[must_use]
    pub fn wanted(planned: &Planned, answers: Answers, step: u16) -> Option<Answers> {
        let kind = planned.item.kind;
        let has_own = planned
            .question
            .as_ref()
            .is_some_and(|question| !question.is_empty());
        match kind {
            Kind::Example | Kind::Lesson | Kind::Game if answers == Answers::Shown => Some(answers),
            Kind::Game => Some(Answers::Hidden),
            Kind::Example | Kind::Lesson if has_own && step == planned.item.start => {
                Some(Answers::Hidden)
            }
            Kind::Example | Kind::Lesson => Some(answers),
            _ => None,
        }
    }

    /// It has come to a step, from another if `has_moved`: what is to be done there, where its answer is to be seen or
    /// not.
    pub(super) fn came_to_step(
        &mut self,
        planned: &Planned,
        answers: Answers,
        has_moved: bool,
        is_open: bool,
    ) -> Option<ElementCommand> {
        let kind = planned.item.kind;
        if has_moved {
            self.is_opened = false;
        }
        let step = self.step();
        let waits = self.waits(kind);
        if waits && !self.asked.contains(&step) {
            self.asked.push(step);
        }
        if is_open && waits {
            self.is_opened = true;
            if kind != Kind::Claim {
                return Some(ElementCommand::Reveal);
            }
            self.is_checked = true;
            return Some(ElementCommand::Check);
        }
        if is_open || !self.is_opened {
            return None;
        }
        (self.is_opened, self.is_checked, self.verdict) = (false, false, None);
        Some(match kind {
            Kind::Claim => {
                self.is_there = false;
                ElementCommand::Renew
            }
            Kind::Exercise => ElementCommand::Restart(step),
            _ => ElementCommand::Hide(Self::wanted(planned, answers, step).unwrap_or(answers)),
        })
    }

    /// What is seen of it has changed by itself.
    pub(super) fn stepped(&mut self) {
        self.is_opened = false;
    }

    /// A claim has been checked, or could not be: then it is told all the same.
    pub(super) fn checked(&mut self, verdict: Option<String>) {
        if verdict.is_some() {
            self.verdict = verdict;
        }
        self.is_checked = true;
    }

    /// It is to be seen; whether it had failed before.
    pub(super) fn came(&mut self) -> bool {
        self.is_there = true;
        self.is_wrong = false;
        std::mem::take(&mut self.has_failed)
    }

    /// It cannot be seen; `is_wrong` because of a mistake in it.
    pub(super) fn failed(&mut self, is_wrong: bool) {
        self.has_failed = !self.is_there;
        self.is_wrong = self.has_failed && is_wrong;
    }
}
