//! The way to another thing, another step, an answer: the element is put in its place, waited for, stepped and opened.

use super::super::action::{Effect, FocusArea};
use super::super::announcement::Announcement;
use super::super::thing::{ElementCommand, Thing};
use super::super::{Place, place::LAST};
use super::{Effects, Lecture};
use crate::deck::Thing as Planned;

impl Lecture {
    /// The thing where the class is.
    pub(super) fn thing(&self) -> &Thing {
        &self.things[self.place.at - 1]
    }

    fn thing_mut(&mut self) -> &mut Thing {
        &mut self.things[self.place.at - 1]
    }

    /// The same as it is planned.
    pub(super) fn planned(&self) -> &Planned {
        &self.deck.things[self.place.at - 1]
    }

    pub(super) fn game_now(&self) -> Option<String> {
        self.thing().game(self.planned()).map(str::to_owned)
    }

    /// Shows where the class is; waits once more where the element has changed under it.
    pub(super) fn show(&mut self, may_wait_again: bool, fx: &mut Effects) {
        self.turn += 1;
        self.may_wait_again = may_wait_again;
        fx.push(Effect::Put(self.place.at));
    }

    /// The element stands in its place.
    pub(super) fn placed(&mut self, is_new: bool, was_connected: bool, fx: &mut Effects) {
        let at = self.place.at;
        if is_new {
            fx.push(Effect::UnstageOthers(at));
            if !was_connected {
                self.thing_mut().is_there = false;
            }
            if !self.is_staged {
                fx.push(Effect::ScrollUp);
            }
        }
        self.follow(fx);
        self.is_busy = true;
        if self.thing().is_there {
            return self.shown(fx);
        }
        self.thing_mut().has_failed = false;
        self.announce(Announcement::Coming, fx);
        let game = self.kept.games.get(&at).cloned();
        let turn = Some(self.turn);
        fx.push(Effect::Come { at, turn, game });
    }

    /// It has been waited for.
    pub(super) fn waited(&mut self, fx: &mut Effects) {
        let thing = self.thing();
        if thing.has_failed {
            let announcement = if thing.is_wrong {
                Announcement::Wrong
            } else {
                Announcement::Failed
            };
            self.announce(announcement, fx);
        }
        self.shown(fx);
    }

    fn shown(&mut self, fx: &mut Effects) {
        if self.announcement == Announcement::Coming {
            self.announce(Announcement::Nothing, fx);
        }
        let at = self.place.at;
        if self.is_staged && !self.has_teams {
            fx.push(Effect::Stage(at, self.colours()));
        }
        if !self.thing().is_there {
            return self.finish(fx);
        }
        self.place.step = self.place.step.min(self.thing().steps());
        let step = self.place.step;
        let answers = Thing::wanted(self.planned(), self.deck.answers, step);
        fx.push(Effect::Go { at, answers, step });
    }

    /// It is at the step.
    pub(super) fn gone(&mut self, has_moved: bool, fx: &mut Effects) {
        let (at, is_open) = (self.place.at, self.place.is_seen());
        let answers = self.deck.answers;
        let planned = &self.deck.things[at - 1];
        let deed = self.things[at - 1].came_to_step(planned, answers, has_moved, is_open);
        match deed {
            Some(ElementCommand::Check) => {
                fx.extend([Effect::Tell(at), Effect::Deed(at, ElementCommand::Check)])
            }
            Some(deed) => fx.push(Effect::Deed(at, deed)),
            None => {}
        }
        fx.extend([Effect::Look(at), Effect::Finish]);
    }

    /// It cannot go anywhere yet.
    pub(super) fn not_gone(&mut self, fx: &mut Effects) {
        self.thing_mut().is_there = false;
        self.arrived(fx);
    }

    /// What was to be done at the step is done.
    pub(super) fn arrived(&mut self, fx: &mut Effects) {
        if !self.thing().is_there && self.may_wait_again {
            return self.show(false, fx);
        }
        self.finish(fx);
    }

    fn finish(&mut self, fx: &mut Effects) {
        self.follow(fx);
        self.is_busy = false;
        fx.push(Effect::Keep);
        // What comes next is made to come, so that nobody waits for it.
        let next = self.place.at + 1;
        if self.things.get(next - 1).is_some_and(|next| !next.is_there) {
            fx.push(Effect::Prepare(next));
        }
        self.recall(fx);
    }

    /// The modes follow where the class is, and so does the speaker's window.
    pub(super) fn follow(&mut self, fx: &mut Effects) {
        self.follow_in_modes(fx);
        fx.push(Effect::TellSpeaker);
    }

    /// Goes to a thing by its number, out of the overview if that is open.
    pub(super) fn go_to_number(&mut self, at: usize, fx: &mut Effects) {
        if at < 1 || at > self.things.len() {
            self.announce(Announcement::NoThing(at), fx);
        } else {
            if self.has_overview() {
                fx.push(Effect::CloseSheet);
            }
            self.go_to(at, fx);
        }
    }

    pub(super) fn go_to(&mut self, at: usize, fx: &mut Effects) {
        let Some(thing) = at.checked_sub(1).and_then(|at| self.things.get(at)) else {
            let announcement = if at < 1 {
                Announcement::AtStart
            } else {
                Announcement::AtEnd
            };
            return self.announce(announcement, fx);
        };
        let step = if thing.is_there {
            thing.step()
        } else {
            self.starts[at - 1]
        };
        self.turn_to(self.place.go(at, step), fx);
    }

    pub(super) fn forward(&mut self, fx: &mut Effects) {
        let thing = self.thing();
        if !thing.is_there && !thing.has_failed {
            return self.announce(Announcement::Coming, fx);
        }
        let (waits, steps) = (thing.waits(self.planned().item.kind), thing.steps());
        if self.question_waits() {
            return self.turn_to(self.place.tell(), fx);
        }
        match self.place.forward(waits, steps, &self.starts) {
            Some(to) => self.turn_to(to, fx),
            None => self.announce(Announcement::AtEnd, fx),
        }
    }

    pub(super) fn back(&mut self, fx: &mut Effects) {
        match self.place.back(&self.starts) {
            Some(to) => self.turn_to(to, fx),
            None => self.announce(Announcement::AtStart, fx),
        }
    }

    fn turn_to(&mut self, to: Place, fx: &mut Effects) {
        if to.at != self.place.at {
            self.end_modes(fx);
        }
        self.announce(Announcement::Nothing, fx);
        self.place = to;
        self.show(true, fx);
    }

    /// The answer, on and off.
    pub(super) fn answer(&mut self, fx: &mut Effects) {
        self.place = if self.question_waits() {
            self.place.tell()
        } else if self.place.is_seen() {
            self.place.close()
        } else if self.thing().waits(self.planned().item.kind) {
            self.place.open(self.place.step)
        } else if self.place.is_told() && self.question().is_some() {
            self.place.untell()
        } else {
            return self.announce(Announcement::NothingAsked, fx);
        };
        self.show(true, fx);
    }

    pub(super) fn hint(&mut self, fx: &mut Effects) {
        let kind = self.planned().item.kind;
        if self.has_teams && self.game.waits {
            fx.push(Effect::HintGame);
        } else if !self.has_teams && kind != crate::deck::Kind::Claim && self.thing().waits(kind) {
            fx.push(Effect::Deed(self.place.at, ElementCommand::Hint));
        } else {
            self.announce(Announcement::NothingAsked, fx);
        }
    }

    /// The step that is shown.
    pub(super) fn step_now(&self) -> u16 {
        match self.place.step {
            LAST => self.thing().step(),
            step => step,
        }
    }

    /// The buttons are opened, or closed.
    pub(super) fn turn_bar(&mut self, by_key: bool, fx: &mut Effects) {
        if self.has_bar {
            return self.close_bar(fx);
        }
        self.has_bar = true;
        if by_key {
            fx.push(Effect::FocusBar);
        }
    }

    /// Keys are the lesson's again.
    pub(super) fn close_bar(&mut self, fx: &mut Effects) {
        if std::mem::take(&mut self.has_bar) {
            fx.push(Effect::FocusRoot(FocusArea::Bar));
        }
    }
}
