//! Questions of an example's steps, and the answers to them.
use super::exercise::THAT_IS_ALL;
use super::reply::{Judged, Verdict, grade, task_of};
use super::{Action, Answer, Event, Kind, Refusal, Reply, Walkthrough, Widget};
use nian_lessons::Ask;
use nian_solver::AnyPosition;
use nian_tasks::{Question, Task};

impl Widget {
    /// The question that is still open; `None` if there is none. While an answer is being refuted on the board, its
    /// question is open.
    #[must_use]
    pub fn question(&self) -> Option<Ask> {
        if self.verdict() == Some(false)
            && let Some(example) = self.kind.example()
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

    /// The number that an open question for numbers is about: `100 fibonacci`.
    #[must_use]
    pub fn asked_about(&self) -> Option<String> {
        let ask = self.question().filter(|ask| ask.is_of_numbers())?;
        let number = ask.number(&self.frame()?.subject)?;
        Some(number.to_string() + " " + ask.name())
    }

    /// The open question for numbers as a task.
    #[must_use]
    pub fn task_by_numbers(&self) -> Option<Task> {
        let ask = self.question().filter(|ask| ask.is_of_numbers())?;
        task_of(ask, &self.frame()?.subject)
    }

    /// The same, and what has been chosen or typed; `None` while it is folded.
    #[must_use]
    pub fn asked_by_numbers(&self) -> Option<(Task, Reply)> {
        let Kind::Example(example) = &self.kind else {
            return None;
        };
        if example.is_folded() {
            return None;
        }
        let task = self.task_by_numbers()?;
        Some((task, example.reply().cloned().unwrap_or_default()))
    }

    /// Whether the answer that was just given is right; `None` if none was.
    #[must_use]
    pub fn verdict(&self) -> Option<bool> {
        self.kind.example()?.verdict()
    }

    /// The position that a move would be made from; while an answer is refuted, the one in question.
    #[must_use]
    pub fn to_move_from(&self) -> Option<&AnyPosition> {
        match self.kind.example() {
            Some(example) if example.verdict() == Some(false) => {
                example.frames()[example.step()].subject.position()
            }
            _ => self.position(),
        }
    }

    /// Whether an answer given as text is not for the board: it is one by numbers, or it is no move.
    #[must_use]
    pub fn answers_in_text(&self, answer: &str) -> bool {
        match self.exercise() {
            Some(exercise) => {
                let all = exercise.asks_for_all() && answer.trim() == THAT_IS_ALL;
                let moves = self.is_by_numbers() || !self.task_is_open();
                all || moves || exercise.task().question == Question::Outcome
            }
            None => self.question().is_some_and(Ask::is_of_numbers),
        }
    }

    /// The answer that an action gives to the open question; `None` if it is none.
    pub(super) fn answer_in(&self, action: &Action) -> Option<Answer> {
        match *action {
            Action::Answer(answer) => Some(answer),
            Action::Play(mv) if self.asks_for_a_move() => Some(Answer::Move(mv)),
            _ => None,
        }
    }

    /// Whether a move on the board answers the open question.
    pub(super) fn asks_for_a_move(&self) -> bool {
        self.kind.example().is_some() && self.question() == Some(Ask::Winning)
    }

    /// Judges an answer. The other player replies on the board to a wrong move.
    pub(super) fn answer(&mut self, answer: Answer) -> Result<Vec<Event>, Refusal> {
        let question = self.question();
        let (Some(question), Some(example)) = (question, self.kind.example_mut()) else {
            return Err(Refusal::NothingAsked);
        };
        // Beside the example no step asks.
        let is_of_step = question == Ask::Winning || !example.off_the_example();
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
        if let Some(tried) = example.tried_last().filter(|_| is_of_step) {
            events.push(Event::Answer {
                question: question.name(),
                answer: answer.text(),
                correct: tried.right,
                tries: tried.tries,
                step: tried.step,
            });
        }
        Ok(events)
    }

    /// Applies an action to the inputs of a question for numbers.
    pub(super) fn apply_to_reply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let question = self.question().filter(|ask| ask.is_of_numbers());
        let subject = self.frame().map(|frame| frame.subject.clone());
        let task = question
            .zip(subject)
            .and_then(|(ask, subject)| task_of(ask, &subject));
        let (Some(question), Some(task), Kind::Example(example)) = (question, task, &mut self.kind)
        else {
            return Err(Refusal::NothingAsked);
        };
        match action {
            Action::Pick(place) => example.reply_mut().pick(place),
            Action::Write(text) => example.reply_mut().write(text),
            Action::Open => {
                example.unfold();
                self.opened = true;
            }
            Action::Submit if example.unfold() => self.opened = true,
            Action::Submit => {
                let written = example.reply_mut().written(&task);
                return match answer_by_numbers(example, question, &task, &written) {
                    Err(Refusal::Unread) => {
                        example.reply_mut().say(Verdict::Unread);
                        Ok(Vec::new())
                    }
                    answered => answered,
                };
            }
            Action::AnswerText(text) => {
                return answer_by_numbers(example, question, &task, &text);
            }
            _ => {}
        }
        Ok(Vec::new())
    }
}

fn answer_by_numbers(
    example: &mut Walkthrough,
    question: Ask,
    task: &Task,
    text: &str,
) -> Result<Vec<Event>, Refusal> {
    // The outcome is not asked for besides.
    let grade = grade(task, text, true);
    let mut reply = example.reply().cloned().unwrap_or_default();
    let judged = reply.record(task, text, grade);
    if judged == Judged::Unread {
        return Err(Refusal::Unread);
    }
    let (tries, step) = (reply.count(), example.step());
    example.unfold();
    *example.reply_mut() = reply;
    let Judged::Answer(correct) = judged else {
        return Ok(Vec::new());
    };
    if correct {
        example.judge(Answer::Numbers, true);
    }
    Ok(vec![Event::Answer {
        question: question.name(),
        answer: text.to_owned(),
        correct,
        tries,
        step,
    }])
}
