//! What is done with the picture for a while: hands are counted beside it, two teams play, one draws on it, one of these
//! at a time; and the timer, which runs on.

use super::super::action::{Action, ClockAction, Effect, FocusArea, PenAction};
use super::super::announcement::Announcement;
use super::super::clock::Clock;
use super::super::ink::Sheet;
use super::super::keys::Command;
use super::super::teams::{Game, can_begin};
use super::super::vote::{MOST_HANDS, MOST_OF_LABEL, Tally};
use super::{Effects, Lecture};
use crate::deck::Kind;

impl Lecture {
    /// Whether something else than the thing itself is on stage.
    pub(super) fn is_in_mode(&self) -> bool {
        self.ink.is_on || self.vote.is_some() || self.has_teams || self.has_clock
    }

    /// Goes on with what was going on before the page was loaded again, when the first thing has come.
    pub(super) fn recall(&mut self, fx: &mut Effects) {
        // Only the first time: what is said at first goes when it has been said.
        let Some(begun) = self.recalled.take() else {
            return;
        };
        let game = self.kept.teams.game.as_ref();
        if game.is_some_and(|game| game.at == self.place.at) {
            self.play(fx);
        } else if self.kept.is_voting {
            self.begin_vote(fx);
        }
        if let Some(said) = begun {
            // It stands until something else is said.
            self.announcements += 1;
            self.announcement = Announcement::Given(said);
        }
    }

    /// The class is at another step, or an answer has been given.
    pub(super) fn follow_in_modes(&mut self, fx: &mut Effects) {
        let name = self.name();
        let kind = self.planned().item.kind;
        // What is drawn on an answer is gone with it.
        let is_told = self.thing().is_told(kind);
        if self.ink.show(Sheet { name, is_told }) && self.ink.needs_size() {
            fx.push(Effect::Measure);
        }
        // Hands belong to a step.
        if self.vote.is_some_and(|voted| voted != name) {
            self.end_modes(fx);
        }
    }

    /// The keys of drawing and of teams; letters do nothing else while one draws.
    pub(super) fn command_in_mode(&mut self, command: Command, fx: &mut Effects) -> bool {
        use Command::*;
        if self.ink.is_on {
            match command {
                Erase => self.act_in_pen(PenAction::Undo, fx),
                Clear => self.act_in_pen(PenAction::Clear, fx),
                Draw | Escape => self.act_in_pen(PenAction::Done, fx),
                Answer | Black | Clock | Code | Hint | Light | Legend | Overview | Speaker
                | Teams | Vote => {}
                _ => return false,
            }
            return true;
        }
        if !self.has_teams {
            return false;
        }
        match command {
            // A clicker begins the next game; it does not lead out of this one.
            Forward if self.kept.teams.won().is_some() => self.rematch(fx),
            Answer => fx.push(Effect::RevealGame),
            Forward | Back | Vote | Overview | Next | Previous | First | Last | Enter => {}
            _ => return false,
        }
        true
    }

    pub(super) fn begin_vote(&mut self, fx: &mut Effects) {
        if self.vote.is_some() {
            return self.end_modes(fx);
        }
        self.end_modes(fx);
        if self.kept.hands.get(&self.name()).is_some() {
            self.open_vote(fx);
        } else if let Some(hands) = self.choices_of_question() {
            let name = self.name();
            self.kept.hands.insert(name, hands);
            self.open_vote(fx);
        } else {
            fx.push(Effect::AskChoices);
        }
    }

    fn open_vote(&mut self, fx: &mut Effects) {
        self.vote = Some(self.name());
        self.kept.is_voting = true;
        fx.extend([Effect::Save, Effect::FocusHands]);
    }

    /// Two teams play on from the position shown.
    pub(super) fn begin_teams(&mut self, fx: &mut Effects) {
        if self.has_teams {
            return self.end_modes(fx);
        }
        let thing = self.thing();
        let is_game = self.planned().item.kind == Kind::Game;
        let position = can_begin(thing.look(), is_game).filter(|_| thing.is_there);
        let Some(position) = position.map(str::to_owned) else {
            return self.announce(Announcement::NoPosition, fx);
        };
        self.end_modes(fx);
        self.kept.teams.game = Some(Game {
            at: self.place.at,
            position,
            state: None,
            first: 0,
            end: None,
        });
        self.play(fx);
    }

    fn play(&mut self, fx: &mut Effects) {
        let Some(game) = &self.kept.teams.game else {
            return;
        };
        let (position, state) = (game.position.clone(), game.state.clone());
        self.has_teams = true;
        self.is_recalling = state.is_some();
        self.game = super::super::thing::ElementState::default();
        fx.extend([Effect::Unstage, Effect::Play { position, state }]);
        fx.push(Effect::StageGame(self.colours()));
    }

    fn rematch(&mut self, fx: &mut Effects) {
        fx.push(Effect::FocusRoot(FocusArea::Game));
        self.kept.teams.rematch();
        self.play(fx);
        fx.extend([Effect::Save, Effect::TellSpeaker]);
    }

    pub(super) fn turn_pen(&mut self, fx: &mut Effects) {
        let was_on = self.ink.is_on;
        self.end_modes(fx);
        if !was_on {
            self.ink.put(true);
            if self.ink.needs_size() {
                fx.push(Effect::Measure);
            }
        }
    }

    pub(super) fn turn_clock(&mut self, fx: &mut Effects) {
        self.has_clock = !self.has_clock;
        fx.push(match self.has_clock {
            true => Effect::FocusClock,
            false => Effect::FocusRoot(FocusArea::Clock),
        });
    }

    /// Ends what is going on, the timer excepted.
    pub(super) fn end_modes(&mut self, fx: &mut Effects) {
        fx.push(Effect::FocusRoot(FocusArea::Mode));
        self.ink.put(false);
        (self.has_clock, self.vote) = (false, None);
        self.kept.is_voting = false;
        fx.push(Effect::Save);
        if std::mem::take(&mut self.has_teams) {
            self.kept.teams.end();
            fx.extend([Effect::EndGame, Effect::Save]);
            self.show(true, fx);
        }
        fx.push(Effect::TellSpeaker);
    }

    pub(super) fn act_in_mode(&mut self, action: Action, now: u64, fx: &mut Effects) {
        match action {
            Action::Clock(act) => self.act_in_clock(act, now, fx),
            Action::Hands(hands) => {
                let name = self.name();
                self.kept.hands.or_insert_with(name, || hands);
                self.open_vote(fx);
            }
            Action::Count(at, count) => self.change_hand(at, fx, |hand| {
                hand.count = count.min(MOST_HANDS);
            }),
            Action::Label(at, label) => self.change_hand(at, fx, |hand| {
                hand.label = label.chars().take(MOST_OF_LABEL).collect();
                hand.value = Some(hand.label.trim().to_owned());
            }),
            Action::TeamName(team, name) => {
                if let Some(own) = self.kept.teams.names.get_mut(team) {
                    *own = Some(name);
                    fx.extend([Effect::Save, Effect::TellSpeaker]);
                }
            }
            Action::Played(look) if self.has_teams => {
                let state = look.state.clone();
                self.game = look;
                if !self.is_recalling {
                    self.kept.teams.follow(state);
                    fx.extend([Effect::Save, Effect::TellSpeaker]);
                }
            }
            Action::Ended(has_won) if self.has_teams && !self.is_recalling => {
                self.kept.teams.ended(has_won);
                fx.extend([Effect::Save, Effect::TellSpeaker]);
            }
            Action::Recalled => self.is_recalling = false,
            Action::Rematch if self.has_teams => self.rematch(fx),
            Action::Pen(act) => self.act_in_pen(act, fx),
            _ => {}
        }
    }

    fn change_hand(&mut self, at: usize, fx: &mut Effects, change: impl Fn(&mut Tally)) {
        let hands = self.vote.and_then(|name| self.kept.hands.get_mut(&name));
        if let Some(hand) = hands.and_then(|hands| hands.get_mut(at)) {
            change(hand);
            fx.push(Effect::Save);
        }
    }

    fn act_in_clock(&mut self, act: ClockAction, now: u64, fx: &mut Effects) {
        self.kept.clock = match act {
            ClockAction::Tick => return,
            ClockAction::Start(seconds) => Clock::started(now, seconds),
            ClockAction::Hold => self.kept.clock.held(now),
            ClockAction::Off => Clock::Off,
        };
        if !(act == ClockAction::Hold && matches!(self.kept.clock, Clock::Left(_))) {
            self.has_clock = false;
            fx.push(Effect::FocusRoot(FocusArea::Clock));
        }
        let runs = matches!(self.kept.clock, Clock::Until(_));
        fx.extend([Effect::Tick(runs), Effect::Save, Effect::TellSpeaker]);
    }

    fn act_in_pen(&mut self, act: PenAction, fx: &mut Effects) {
        let is_other = match act {
            PenAction::Size(size, is_picture) => {
                self.ink.set_size(size, is_picture);
                false
            }
            PenAction::Down(pointer, width) => {
                self.ink.down(pointer, width);
                false
            }
            PenAction::Draw(pointer, points) => {
                self.ink.draw(pointer, &points);
                false
            }
            PenAction::Up(pointer) => self.ink.up(pointer),
            PenAction::Undo => self.ink.undo(),
            PenAction::Clear => {
                self.ink.clear();
                true
            }
            PenAction::Done => {
                fx.push(Effect::FocusRoot(FocusArea::Mode));
                self.ink.put(false);
                false
            }
        };
        if is_other {
            fx.push(Effect::Save);
        }
    }
}
