//! Questions that a step of an example asks, and what comes of an answer.
use super::{Action, Answer, Event, Kind, Refusal, Widget};
use nian_lessons::Ask;
use nian_solver::AnyPosition;

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
        if frame.ask.is_none() && (self.is_task() || self.position().is_none()) {
            return None;
        }
        (!self.answers_open()).then(|| frame.ask.unwrap_or(Ask::Outcome))
    }

    /// What a script has to know of a question that is answered by numbers: `100 fibonacci`.
    #[must_use]
    pub fn asked_about(&self) -> Option<String> {
        let ask = self.question().filter(|ask| ask.is_of_numbers())?;
        let number = ask.number(&self.frame()?.subject)?;
        Some(number.to_string() + " " + ask.name())
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
            (_, Answer::Judged) if question.is_of_numbers() => {
                example.judge(answer, true);
                return Ok(Vec::new()); // the script tells of it
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
                step: tried.step,
            });
        }
        Ok(events)
    }
}
