//! The part of the reducer for an exercise.
use super::super::reply::{Judged, Verdict, grade};
use super::super::{Action, Answer, Event, Kind, Player, Refusal, Target, Widget};
use super::{Exercise, TaskResult};
use nian_solver::{Move, Outcome};
use nian_tasks::Question;

/// The answer by which a script says that all winning moves are found.
pub(crate) const THAT_IS_ALL: &str = "all";

impl Widget {
    /// The exercise, if this widget is one.
    #[must_use]
    pub fn exercise(&self) -> Option<&Exercise> {
        match &self.kind {
            Kind::Exercise(exercise) => Some(exercise),
            _ => None,
        }
    }

    pub(in super::super) fn exercise_mut(&mut self) -> Option<&mut Exercise> {
        match &mut self.kind {
            Kind::Exercise(exercise) => Some(exercise),
            _ => None,
        }
    }

    /// Whether the task waits for an answer.
    #[must_use]
    pub fn task_is_open(&self) -> bool {
        let Some(exercise) = self.exercise() else {
            return false;
        };
        if exercise.done {
            return false;
        }
        match exercise.is_on_the_board() && !exercise.asks_for_all() {
            true => self.question().is_some(),
            false => !exercise.solved,
        }
    }

    /// Whether the task shown is answered by numbers.
    #[must_use]
    pub fn is_by_numbers(&self) -> bool {
        self.exercise()
            .is_some_and(|exercise| !exercise.is_on_the_board())
    }

    /// Whether the board shows the refutation of a wrong move instead of the task.
    #[must_use]
    pub fn is_refuted(&self) -> bool {
        self.exercise()
            .is_some_and(|exercise| exercise.example.off_the_example())
    }

    /// Applies an action to an exercise.
    pub(in super::super) fn apply_to_task(
        &mut self,
        action: Action,
    ) -> Result<Vec<Event>, Refusal> {
        let Some(exercise) = self.exercise_mut() else {
            return Ok(Vec::new());
        };
        match action {
            Action::Write(text) => exercise.reply.write(text),
            Action::Pick(place) => self.pick_in_task(place),
            Action::Submit => {
                // A remainder is judged together with an outcome, which has its own buttons.
                if matches!(exercise.task.question, Question::Residue { .. }) {
                    exercise.say(Verdict::Unfinished);
                    return Ok(Vec::new());
                }
                let written = exercise.reply.written(&exercise.task);
                return match self.answer_task(&written) {
                    Err(Refusal::Unread) => Ok(self.say_unread()),
                    answered => answered,
                };
            }
            Action::AnswerText(text) => return self.answer_task(&text),
            Action::Answer(Answer::Outcome(outcome)) if !exercise.is_on_the_board() => {
                let typed = exercise.reply.typed.trim();
                let outcome = Answer::Outcome(outcome).text();
                let answer = match typed {
                    "" => String::new(),
                    typed => [typed, " ", &outcome].concat(),
                };
                return self.answer_task(&answer);
            }
            Action::Reveal => self.reveal_task(),
            Action::Hint => self.hint_task(),
            Action::NextTask => return Ok(self.next_task()),
            Action::Reset => {
                exercise.begin();
                self.clear_transient();
            }
            Action::GoTo(Target::Prev) if exercise.example.off_the_example() => {
                let step = exercise.example.step();
                exercise.example.show(step);
                self.chosen = None;
            }
            Action::GoTo(_) => {
                let steps = exercise.example.steps();
                return Err(Refusal::NoSuchStep { steps });
            }
            Action::Answer(_) | Action::Play(_) if !self.task_is_open() => {
                return Err(Refusal::Closed);
            }
            other => {
                let events = self.change_card(other)?;
                return Ok(self.task_events(events));
            }
        }
        Ok(Vec::new())
    }

    /// Reports below the field, where its writer looks, that the answer cannot be read.
    fn say_unread(&mut self) -> Vec<Event> {
        if let Some(exercise) = self.exercise_mut() {
            exercise.say(Verdict::Unread);
        }
        Vec::new()
    }

    /// Submits an answer as text: a remainder, numbers, or [`THAT_IS_ALL`].
    fn answer_task(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        if !self.task_is_open() {
            return Err(Refusal::Closed);
        }
        let Some(exercise) = self.exercise_mut() else {
            return Ok(Vec::new());
        };
        if exercise.asks_for_all() && text.trim() == THAT_IS_ALL {
            return Ok(self.answer_all());
        }
        match exercise.task.question {
            Question::Outcome => {
                let answer = match text {
                    "safe" => Outcome::Safe,
                    "unsafe" => Outcome::Unsafe,
                    _ => return Err(Refusal::SafeOrUnsafe),
                };
                return self.apply_to_task(Action::Answer(Answer::Outcome(answer)));
            }
            Question::OneWinningMove | Question::AllWinningMoves => {
                return Err(Refusal::NothingAsked); // moves are handled before this
            }
            _ => {}
        }
        let grade = grade(&exercise.task, text, false);
        let task = exercise.task.clone();
        let correct = match exercise.reply.record(&task, text, grade) {
            Judged::Unread => return Err(Refusal::Unread),
            Judged::Unfinished => return Ok(Vec::new()),
            Judged::Answer(correct) => correct,
        };
        exercise.answered(correct);
        let told = exercise.answer_event(text, correct, exercise.reply.count());
        if correct {
            self.solve();
        }
        Ok(vec![told])
    }

    /// Judges the answer that no other moves win.
    fn answer_all(&mut self) -> Vec<Event> {
        let Some(exercise) = self.exercise_mut() else {
            return Vec::new();
        };
        let correct = exercise.winning_left().is_empty();
        exercise.say(if correct {
            Verdict::Right
        } else {
            Verdict::More
        });
        if !correct {
            let found = exercise.found.len();
            exercise
                .reply
                .add_try([THAT_IS_ALL, " ", &found.to_string()].concat());
        }
        exercise.answered(correct);
        let tries = exercise.reply.count() + u32::from(correct);
        let told = exercise.answer_event(THAT_IS_ALL, correct, tries);
        if correct {
            self.solve();
        }
        vec![told]
    }

    /// Turns the events of an answer on the board into those of a task.
    fn task_events(&mut self, events: Vec<Event>) -> Vec<Event> {
        let question = self.question();
        let mut told = Vec::new();
        let mut put_again = false;
        for event in events {
            let Some(exercise) = self.exercise_mut() else {
                break;
            };
            match event {
                Event::Step => {} // a task has no steps
                Event::Answer {
                    answer,
                    correct,
                    tries,
                    ..
                } => {
                    let mut tries = tries;
                    if exercise.asks_for_all() {
                        tries = exercise.record_one_of_all(&answer, correct, &told);
                        put_again = correct;
                    } else {
                        exercise.solved = question.is_none();
                        exercise.answered(correct);
                    }
                    told.push(exercise.answer_event(&answer, correct, tries));
                }
                other => told.push(other),
            }
        }
        if put_again {
            if let Some(exercise) = self.exercise_mut() {
                exercise.show();
            }
            self.clear_transient();
        }
        told
    }

    fn pick_in_task(&mut self, place: u64) {
        let Some(exercise) = self.exercise_mut() else {
            return;
        };
        let record = exercise.record();
        if record.is_empty() {
            exercise.reply.pick(place);
            return;
        }
        exercise.reply.feedback = None;
        // The board shows the position after the move that is pressed.
        let again = exercise.reply.picked.contains(&place);
        match exercise.task.question {
            Question::Slips { .. } => exercise.reply.pick(place),
            _ if again => exercise.reply.picked.clear(),
            _ => exercise.reply.picked = vec![place],
        }
        let at = usize::try_from(place).ok().and_then(|at| at.checked_sub(1));
        let left = at.and_then(|at| record.get(at)).filter(|_| !again);
        exercise.looked = left.map(|(_, left)| left.clone());
        exercise.show();
        self.clear_transient();
    }

    /// Reveals the answer.
    fn reveal_task(&mut self) {
        let open = self.task_is_open();
        if let Some(exercise) = self.exercise_mut().filter(|_| open) {
            exercise.count_as(TaskResult::Given);
            exercise.reply.feedback = None;
        }
        self.solve();
    }

    /// Gives the next hint, and after the last the answer. Hints are about the task: if the board shows the refutation
    /// of a wrong move, this first goes back to the task.
    fn hint_task(&mut self) {
        if !self.task_is_open() {
            return;
        }
        let Some(exercise) = self.exercise_mut() else {
            return;
        };
        if exercise.example.off_the_example() {
            exercise.example.show(0);
        }
        // A hint goes when there is nothing left to be hinted at.
        if exercise.hints >= exercise.hints().len() {
            return self.reveal_task();
        }
        exercise.hints += 1;
    }

    /// Goes to the next task; a task without an answer counts as skipped.
    fn next_task(&mut self) -> Vec<Event> {
        let Some(exercise) = self.exercise_mut() else {
            return Vec::new();
        };
        if exercise.done {
            return Vec::new();
        }
        exercise.count_as(TaskResult::Skipped);
        if Some(exercise.index + 1) == exercise.setting.count {
            self.reveal_task();
            if let Some(exercise) = self.exercise_mut() {
                exercise.done = true;
            }
            return vec![Event::Done];
        }
        exercise.index += 1;
        let _ = exercise.set();
        self.clear_transient();
        Vec::new()
    }

    /// Shows the answer.
    pub(super) fn solve(&mut self) {
        let Some(exercise) = self.exercise_mut() else {
            return;
        };
        exercise.solved = true;
        if exercise.is_on_the_board() {
            self.reveal();
            return;
        }
        exercise.show();
        exercise.example.show(1);
        self.clear_transient();
    }

    /// Clears what was open, chosen or revealed for the last thing shown.
    pub(super) fn clear_transient(&mut self) {
        self.chosen = None;
        self.popup = None;
        self.revealed = false;
    }
}

impl Exercise {
    /// Takes in an answer where all winning moves are asked for; returns the number of different answers so far.
    fn record_one_of_all(&mut self, answer: &str, correct: bool, before: &[Event]) -> u32 {
        let played = before.iter().find_map(|event| match event {
            Event::Move {
                mv,
                by: Player::Reader,
                ..
            } => Some(*mv),
            _ => None,
        });
        let again = match (correct, played) {
            (true, Some(mv)) => !self.add_found(mv),
            _ => !self.reply.add_try(answer.to_owned()),
        };
        match (correct, again) {
            (_, true) => self.say(Verdict::Again),
            (true, false) => self.say(Verdict::Found),
            // The caption says what is wrong with the move.
            (false, false) => self.reply.feedback = None,
        }
        if !correct {
            self.answered(false);
        }
        self.reply.count() + u32::from(correct)
    }

    /// Adds a winning move to those found; whether it is a new one.
    fn add_found(&mut self, mv: Move) -> bool {
        let new = !self.found.contains(&mv);
        if new {
            self.found.push(mv);
        }
        new
    }
}
