//! How a lesson begins and ends, what it says, and what it hears of its elements.

use super::super::action::{Effect, ElementEvent, FocusArea, LoadError};
use super::super::announcement::Announcement;
use super::super::clock::Clock;
use super::super::saved_session::Colours;
use super::{Effects, Lecture};
use crate::deck::Kind;

impl Lecture {
    pub(super) fn begin(&mut self, fx: &mut Effects) {
        if self.setting.is_staged {
            self.enter(fx);
        }
        if matches!(self.kept.clock, Clock::Until(_)) {
            fx.push(Effect::Tick(true));
        }
        self.show(true, fx);
    }

    /// The lesson fills the screen.
    pub(super) fn enter(&mut self, fx: &mut Effects) {
        self.is_staged = true;
        fx.push(Effect::Dress(true));
        self.dress(fx);
        fx.extend([
            Effect::EnterFull,
            Effect::FocusRoot(FocusArea::Anywhere),
            Effect::Keep,
        ]);
    }

    /// It is a page again, or what it was before.
    pub(super) fn unstage(&mut self, fx: &mut Effects) {
        self.end_modes(fx);
        fx.push(Effect::Unstage);
        self.is_staged = false;
        fx.push(Effect::Dress(false));
        if self.screen.leave() {
            fx.push(Effect::LeaveFull);
        }
    }

    pub(super) fn leave_stage(&mut self, fx: &mut Effects) {
        if self.setting.is_staged {
            return self.leave(fx);
        }
        self.unstage(fx);
        fx.push(Effect::Keep);
    }

    /// Ends the lesson here.
    pub(super) fn leave(&mut self, fx: &mut Effects) {
        self.unstage(fx);
        self.has_left = true;
        fx.extend([
            Effect::Tick(false),
            Effect::EndSpeaker,
            Effect::Leave(Box::new(self.deck())),
        ]);
    }

    /// What is shown is fitted to the screen, in the colours that there are now.
    pub(super) fn dress(&self, fx: &mut Effects) {
        if !self.is_staged {
            return;
        }
        fx.push(if self.has_teams {
            Effect::StageGame(self.colours())
        } else {
            Effect::Stage(self.place.at, self.colours())
        });
    }

    /// The colours of a projector, or dark ones where the page or the teacher wants these.
    pub(super) fn colours(&self) -> Colours {
        let is_dark = self.setting.theme.as_deref() == Some(Colours::Dark.name());
        let usual = if is_dark {
            Colours::Dark
        } else {
            Colours::Projector
        };
        self.kept.colours.unwrap_or(usual)
    }

    pub(super) fn announce(&mut self, announcement: Announcement, fx: &mut Effects) {
        self.announcements += 1;
        if announcement != Announcement::Nothing {
            fx.push(Effect::Later(self.announcements));
        }
        self.announcement = announcement;
    }

    /// Something has happened in an element.
    pub(super) fn told(&mut self, at: usize, told: ElementEvent, is_own: bool, fx: &mut Effects) {
        let Some(planned) = self.deck.things.get(at - 1) else {
            return;
        };
        let kind = planned.item.kind;
        let Some(thing) = self.things.get_mut(at - 1) else {
            return;
        };
        match &told {
            ElementEvent::Ready => {
                if !thing.came() {
                    return;
                }
            }
            // It comes late: at the step that we have gone to an answer may be given already.
            ElementEvent::Step | ElementEvent::Move if is_own => {}
            ElementEvent::Step | ElementEvent::Move => thing.stepped(),
            ElementEvent::Answer { .. } => {}
            ElementEvent::Checked(verdict) => thing.checked(verdict.clone()),
            ElementEvent::Error if thing.is_there && kind == Kind::Claim => {
                thing.checked(None);
            }
            ElementEvent::Error => return,
        }
        let (is_there, step) = (thing.is_there, thing.step());
        if matches!(told, ElementEvent::Checked(_) | ElementEvent::Error) {
            fx.push(Effect::Tell(at));
        }
        if at != self.place.at || !is_there {
            return;
        }
        match told {
            ElementEvent::Ready => return self.show(true, fx),
            _ if kind == Kind::Game => self.keep_game(fx),
            ElementEvent::Step if step != self.place.step => {
                self.place = self.place.go(at, step);
                return self.show(true, fx);
            }
            ElementEvent::Answer {
                is_right: true,
                step,
            } => self.place = self.place.open(step),
            _ => {}
        }
        self.follow(fx);
    }

    pub(super) fn keep_game(&mut self, fx: &mut Effects) {
        let at = self.place.at;
        match self.game_now() {
            Some(game) => self.kept.games.insert(at, game),
            None => drop(self.kept.games.remove(&at)),
        }
        fx.push(Effect::Save);
    }

    pub(super) fn came(
        &mut self,
        at: usize,
        turn: Option<u32>,
        result: Result<(), LoadError>,
        fx: &mut Effects,
    ) {
        let Some(thing) = self.things.get_mut(at - 1) else {
            return;
        };
        match result {
            Ok(()) => drop(thing.came()),
            Err(wrong) => thing.failed(wrong == LoadError::Wrong),
        }
        if turn == Some(self.turn) {
            self.waited(fx);
        }
    }
}
