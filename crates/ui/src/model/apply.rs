//! The reducer: how an action changes a widget.

use super::walk;
use super::{Action, Event, Game, Kind, Refusal, Tables, Walkthrough, Widget};
use nian_lessons::Show;
use nian_solver::Move;

impl Widget {
    /// Applies `action` and returns the events for the page.
    ///
    /// # Errors
    /// Returns why the action is refused; the state is unchanged then.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let by_page = matches!(action, Action::Ask(_));
        let opened = std::mem::take(&mut self.opened);
        let mut events = match self.is_task() {
            true => self.apply_to_task(action),
            false => self.change(action),
        }
        .inspect_err(|_| self.opened = opened)?;
        self.notice = None;
        if !by_page {
            self.asked.override_by_reader(&events);
            self.good.override_by_reader(&events);
        }
        let stepped = events.iter().any(|event| matches!(event, Event::Step));
        if stepped {
            let at = match (self.game(), &self.kind) {
                (Some(game), _) => Some(("moves", game.moves())),
                (_, Kind::Example(example)) => Some(("step", example.step().to_string())),
                _ => None,
            };
            if let Some((name, value)) = at {
                events.insert(0, Event::Attribute(name, value));
            }
        }
        Ok(events)
    }

    fn change(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Pick(_)
            | Action::Write(_)
            | Action::Submit
            | Action::Open
            | Action::AnswerText(_) => self.apply_to_reply(action),
            Action::Hint => self.hint(),
            action => self.change_card(action),
        }
    }

    /// Gives the next hint, and after the last the answer. Hints are about the question: while a wrong answer is being
    /// refuted on the board, this first goes back to the question.
    fn hint(&mut self) -> Result<Vec<Event>, Refusal> {
        let refuted = self.verdict() == Some(false);
        let mut events = match self.kind.example_mut() {
            Some(example) if refuted => example.show(example.step()),
            _ => Vec::new(),
        };
        events.extend(match self.show_next_hint() {
            Some(drawn) => drawn,
            None => self.change_card(Action::Reveal)?,
        });
        Ok(events)
    }

    /// Applies what every kind of card handles alike.
    pub(super) fn change_card(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        if let Some(events) = self.apply_to_card(&action) {
            return Ok(events);
        }
        let action = match action {
            Action::Touch(mv) if self.chosen == Some(mv) => Action::Play(mv),
            Action::Touch(mv) => return self.choose(Some(mv)),
            Action::Choose(mv) => return self.choose(mv),
            Action::Take => match self.chosen {
                Some(mv) => Action::Play(mv),
                None => return Ok(Vec::new()),
            },
            other => other,
        };
        if let Some(answer) = self.answer_in(&action) {
            return self.answer(answer);
        }
        // Arrow keys may go through all of them.
        let is_setting = matches!(action, Action::SetFirst(_) | Action::SetOpponent(_));
        let events = match (action, &mut self.kind) {
            (Action::Ask(change), _) => self.ask(change)?,
            (Action::Review, _) => self.review(),
            (Action::Retry, _) => self.retry(),
            (Action::Return, _) => self.return_to_review(),
            (action, Kind::Example(example)) => apply_to_example(example, action)?,
            (action, Kind::Game(game)) => apply_to_game(game, action)?,
            (action, Kind::Tables(tables)) => apply_to_tables(tables, action)?,
            (action, Kind::Claim(claim)) => claim.apply(action)?,
            (action, Kind::Exercise(exercise)) => apply_to_example(&mut exercise.example, action)?,
        };
        if !events.is_empty() {
            self.revealed = false;
            self.chosen = None;
            if !is_setting {
                self.popup = None;
            }
        }
        Ok(events)
    }

    /// Applies an action that concerns the card, whatever it shows; `None` for all other actions.
    fn apply_to_card(&mut self, action: &Action) -> Option<Vec<Event>> {
        match *action {
            Action::Reveal => return Some(self.reveal()),
            Action::SetAnswers(answers) => {
                self.answers = answers;
                self.revealed = false;
                return Some(vec![Event::Attribute("answers", answers.name().into())]);
            }
            Action::Draw(show) => {
                if let Kind::Game(game) = &mut self.kind {
                    game.show = show;
                }
                self.redrawn = true;
                let name = show.map_or("", Show::name);
                return Some(vec![Event::Attribute("show", name.into())]);
            }
            Action::Toggle(popup) => {
                self.popup = if self.popup == Some(popup) {
                    None
                } else {
                    Some(popup)
                };
            }
            Action::Unfold => self.unfolded = !self.unfolded,
            Action::Dismiss if self.popup.is_some() => self.popup = None,
            Action::Dismiss => self.chosen = None,
            _ => return None,
        }
        Some(Vec::new())
    }

    /// Reveals the answer; a move played as an answer is undone.
    pub(super) fn reveal(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        if self.verdict() == Some(false)
            && let Some(example) = self.kind.example_mut()
        {
            events = example.show(example.step());
        }
        self.revealed = true;
        self.redrawn = false;
        events
    }

    fn choose(&mut self, mv: Option<Move>) -> Result<Vec<Event>, Refusal> {
        if let Some(mv) = mv {
            if matches!(&self.kind, Kind::Game(game) if !game.readers_turn()) {
                return Err(Refusal::NotYourTurn);
            }
            let position = self.position().ok_or(Refusal::NoPosition)?;
            position.play(mv).map_err(Refusal::Illegal)?;
        }
        self.chosen = mv;
        Ok(Vec::new())
    }
}

fn apply_to_example(example: &mut Walkthrough, action: Action) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::GoTo(target) => example.go_to(target),
        Action::TogglePlaying => Ok(example.toggle_playing()),
        Action::Tick => Ok(example.tick()),
        Action::SetSpeed(speed) => {
            example.set_speed(speed);
            Ok(Vec::new())
        }
        Action::Play(mv) => example.play(mv),
        Action::Walk(path) => walk::walk(example, &path),
        Action::Undo => example.undo(),
        Action::Redo => example.redo(),
        Action::Reset => Ok(example.reset()),
        Action::Enter(field, text) => Ok(example.enter(field, text)),
        _ => Ok(Vec::new()),
    }
}

fn apply_to_game(game: &mut Game, action: Action) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::GoTo(target) => game.go_to(target),
        Action::Play(mv) => game.play(mv),
        Action::Reply => game.reply(),
        Action::Undo => game.undo(),
        Action::Redo => game.redo(),
        Action::Reset => Ok(game.reset()),
        Action::SetFirst(first) => {
            let mut events = game.set_first(first);
            events.push(Event::Attribute("first", first.name().into()));
            Ok(events)
        }
        Action::SetOpponent(opponent) => {
            game.set_opponent(opponent);
            Ok(vec![Event::Attribute("opponent", opponent.name().into())])
        }
        _ => Ok(Vec::new()),
    }
}

fn apply_to_tables(tables: &mut Tables, action: Action) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::GoTo(target) => match target.resolve(0, 0) {
            Some(_) => Ok(Vec::new()),
            None => Err(Refusal::NoSuchStep { steps: 0 }),
        },
        Action::Play(_) => Err(Refusal::NoPosition),
        Action::Undo => Err(Refusal::NothingToUndo),
        Action::Redo => Err(Refusal::NothingToRedo),
        Action::From(from) => {
            tables.set_from(from);
            Ok(Vec::new())
        }
        Action::Reset => {
            tables.set_from(0);
            Ok(Vec::new())
        }
        _ => Ok(Vec::new()),
    }
}
