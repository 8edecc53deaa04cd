//! What is done on the board, and what comes after a game.

use super::{FormMessage, NextGame, OPPONENT, Play, set_and_keep};
use crate::play::action::{Board, Effect, Entry, View, Winner};
use crate::practice::Moment;
use crate::store::Storage;
use nian_words::SampleGame;

impl<S: Storage> Play<S> {
    pub(super) fn follow_board(&mut self, board: Board) -> Vec<Effect> {
        let before = std::mem::replace(&mut self.board, board);
        if self.board.wrong.is_some() {
            // What is typed or set stays, to be set right.
            if self.from_form {
                self.said = Some(FormMessage::Board);
                return Vec::new();
            }
            return vec![Effect::ShowTyped];
        }
        let has_changed = (&before.start, &before.moves) != (&self.board.start, &self.board.moves);
        if has_changed && self.board.ended.is_none() {
            (self.offer, self.winner) = (None, None);
        }
        if self.board.moved || before.start != self.board.start {
            self.follows |= self.board.moved;
        }
        if before.start != self.board.start || before.wrong.is_some() {
            let start = self.board.start.clone();
            if self.form().text() != start {
                self.follow(Some(&start));
            }
            if self.said == Some(FormMessage::Board) {
                self.said = None;
            }
        }
        if has_changed || self.follows {
            self.typed.clone_from(&self.board.position);
        }
        if let Some(winner) = self.board.ended {
            self.end(winner);
        }
        let mut kept = Vec::new();
        if self.follows {
            kept.extend(self.position_kept());
        }
        kept.extend(self.settings_kept(&before.settings));
        if kept.is_empty() {
            return Vec::new();
        }
        vec![Effect::Keep(kept)]
    }

    /// A game is kept with its moves; what is taken apart is the position.
    pub(super) fn position_kept(&self) -> Vec<(&'static str, Option<String>)> {
        let Board {
            start,
            position,
            moves,
            ..
        } = &self.board;
        if self.view == View::Analyse {
            return vec![("p", Some(position.clone())), ("moves", None)];
        }
        let moves = (!moves.is_empty()).then(|| moves.clone());
        vec![("p", Some(start.clone())), ("moves", moves)]
    }

    /// The settings that have changed.
    pub(super) fn settings_kept(
        &mut self,
        before: &[(&'static str, Option<String>)],
    ) -> Vec<(&'static str, Option<String>)> {
        let settings = self.board.settings.iter();
        let changed = settings.filter(|(name, value)| {
            let mut own = before.iter().filter(|(own, _)| own == name);
            *name != "moves" && own.next().and_then(|(_, value)| value.as_ref()) != value.as_ref()
        });
        let changed: Vec<_> = changed.cloned().collect();
        for (name, value) in &changed {
            if *name == "opponent" && self.view != View::Analyse {
                self.opponent = value.clone().unwrap_or_else(|| OPPONENT.to_owned());
            }
        }
        changed
    }

    pub(super) fn end(&mut self, winner: Winner) {
        if self.view == View::Analyse || self.opponent == "none" {
            return;
        }
        self.winner = Some(winner);
        let other = self.ladder.count(&self.opponent, winner);
        self.offer = match (winner, other) {
            (Winner::Reader, Some(stronger)) => Some(NextGame::Stronger(stronger)),
            (Winner::Other, Some(weaker)) => Some(NextGame::Weaker(weaker)),
            (Winner::Other, None) => None,
            (Winner::Reader, None) => Some(self.next_position()),
        };
    }

    pub(super) fn next_position(&self) -> NextGame {
        let samples = SampleGame::ALL[self.game].samples;
        match self.sample() {
            Some(at) if at + 1 < samples.len() => NextGame::Sample(at + 1),
            _ => NextGame::Surprise,
        }
    }

    pub(super) fn next(&mut self, moment: Moment) -> Vec<Effect> {
        match self.offer.take() {
            Some(NextGame::Sample(at)) => self.put_sample(at),
            Some(NextGame::Surprise) => self.surprise(false, moment),
            Some(NextGame::Stronger(opponent) | NextGame::Weaker(opponent)) => {
                opponent.clone_into(&mut self.opponent);
                let mut effects = set_and_keep("opponent", opponent.to_owned());
                effects.extend([Effect::Reset, Effect::FocusBoard]);
                effects
            }
            None => Vec::new(),
        }
    }

    /// Sets the forms to a position, if it is one of theirs.
    pub(super) fn follow(&mut self, position: Option<&str>) {
        let Some(position) = position else {
            return;
        };
        let mut forms = self.forms.iter_mut().enumerate();
        let Some((game, _)) =
            forms.find_map(|(game, form)| form.take(position).then_some((game, ())))
        else {
            return;
        };
        self.game = game;
        if matches!(self.entry, Entry::Game(_)) {
            self.entry = Entry::Game(game);
        }
    }

    /// Notes what the page sets of the board itself: only what the reader sets there has to be kept.
    pub(super) fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Set(name, value) = effect {
                let settings = &mut self.board.settings;
                settings.retain(|(own, _)| own != name);
                settings.push((name, value.clone()));
            }
        }
    }
}
