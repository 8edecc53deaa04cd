//! Questions that a step of an example asks, and what comes of an answer.
use super::{Action, Event, Kind, Player, Refusal, Widget};
use nian_lessons::Ask;
use nian_solver::{AnyPosition, Move, Outcome};

/// What the reader answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This move wins.
    Move(Move),
    /// The position is safe, or it is not.
    Outcome(Outcome),
}

impl Answer {
    /// `safe`, `unsafe`, or the move in the notation.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Move(mv) => mv.to_string(),
            Self::Outcome(outcome) => if outcome.is_safe() { "safe" } else { "unsafe" }.to_owned(),
        }
    }

    /// That of the word `safe` or `unsafe`.
    #[must_use]
    pub fn of_outcome(text: &str) -> Option<Self> {
        match text {
            "safe" => Some(Self::Outcome(Outcome::Safe)),
            "unsafe" => Some(Self::Outcome(Outcome::Unsafe)),
            _ => None,
        }
    }
}

/// How a question of a step has been answered so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tried {
    pub(super) step: usize,
    pub(super) tries: u32,
    /// The last answer; to give it again is no other try.
    pub(super) last: Answer,
    pub(super) right: bool,
}

impl Widget {
    /// What the reader is asked and has not answered yet; `None` if nothing. While an answer is being
    /// refuted on the board it is still asked.
    #[must_use]
    pub fn question(&self) -> Option<Ask> {
        if self.verdict() == Some(false)
            && let Kind::Example(example) = &self.kind
            && example.asks() == Some(Ask::Winning)
        {
            return Some(Ask::Winning);
        }
        let frame = self.frame()?;
        self.position()?;
        if self.is_task() && frame.ask.is_none() {
            return None;
        }
        (!self.answers_open()).then(|| frame.ask.unwrap_or(Ask::Outcome))
    }

    /// Whether the answer that was just given is right; `None` if none was.
    #[must_use]
    pub fn verdict(&self) -> Option<bool> {
        match &self.kind {
            Kind::Example(example) => example.verdict(),
            _ => None,
        }
    }

    /// The position from which a move would be made: the one asked about while an answer is refuted.
    #[must_use]
    pub fn to_move_from(&self) -> Option<&AnyPosition> {
        match &self.kind {
            Kind::Example(example) if example.verdict() == Some(false) => {
                example.frames()[example.step()].subject.position()
            }
            _ => self.position(),
        }
    }

    /// The answer that an action gives to what is asked, if it gives one.
    pub(super) fn answer_in(&self, action: &Action) -> Option<Answer> {
        match *action {
            Action::Answer(answer) => Some(answer),
            Action::Play(mv) if self.asks_for_a_move() => Some(Answer::Move(mv)),
            _ => None,
        }
    }

    /// Whether a move on the board is an answer.
    pub(super) fn asks_for_a_move(&self) -> bool {
        matches!(self.kind, Kind::Example(_)) && self.question() == Some(Ask::Winning)
    }

    /// Judges an answer. A wrong move is answered by the other player, whose reply stands on the board.
    pub(super) fn answer(&mut self, answer: Answer) -> Result<Vec<Event>, Refusal> {
        let question = self.question();
        let (Some(question), Kind::Example(example)) = (question, &mut self.kind) else {
            return Err(Refusal::NothingAsked);
        };
        let mut events = match (question, answer) {
            (Ask::Winning, Answer::Move(mv)) => example.try_move(mv)?,
            (Ask::Outcome, Answer::Outcome(outcome)) => {
                let right = example.position().map(AnyPosition::outcome) == Some(outcome);
                example.judge(answer, right);
                Vec::new()
            }
            _ => return Err(Refusal::NothingAsked),
        };
        self.chosen = None;
        self.popup = None;
        self.revealed = question == Ask::Outcome;
        if let Some(tried) = example.tried_last() {
            events.push(Event::Answer {
                question,
                answer,
                correct: tried.right,
                tries: tried.tries,
            });
        }
        Ok(events)
    }
}

/// A move that was made, as a page is told of it.
pub(super) fn made(mv: Move, by: Player, position: &AnyPosition) -> Event {
    Event::Move {
        mv,
        by,
        position: position.clone(),
        outcome: position.outcome(),
    }
}
