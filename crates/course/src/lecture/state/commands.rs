//! Commands, wherever they come from: keys and clickers, the buttons, the speaker's window. Digits are typed one after
//! the other, and Enter goes to the thing of that number.

use super::super::action::Effect;
use super::super::keys::Command;
use super::{Dialog, Effects, Lecture};
use crate::deck::write;

/// The most digits of a number.
const MOST_DIGITS: usize = 2;

impl Lecture {
    /// Does what a command says; [`was_taken`](Self::was_taken) tells whether there was anything to do.
    pub(super) fn command(&mut self, command: Command, is_speakers: bool, fx: &mut Effects) {
        self.was_taken = self.takes(command, is_speakers, fx);
    }

    fn takes(&mut self, command: Command, is_speakers: bool, fx: &mut Effects) -> bool {
        if self.command_in_mode(command, fx) {
            return true;
        }
        match command {
            Command::Digit(_) => return self.typed(command.name(), is_speakers),
            Command::Enter => return self.typed_number(fx),
            _ => {}
        }
        if !self.digits.is_empty() {
            match command {
                Command::Erase => drop(self.digits.pop()),
                _ => self.digits.clear(),
            }
            if matches!(command, Command::Erase | Command::Escape) {
                return true;
            }
        }
        if self.command_at_slip(command, fx) {
            return true;
        }
        match command {
            Command::Forward => self.forward(fx),
            Command::Back => self.back(fx),
            Command::Next => self.go_to(self.place.at + 1, fx),
            Command::Previous => self.go_to(self.place.at - 1, fx),
            Command::First => self.go_to(1, fx),
            Command::Last => self.go_to(self.things.len(), fx),
            Command::Answer => self.answer(fx),
            Command::Hint => self.hint(fx),
            Command::Vote => self.begin_vote(fx),
            Command::Teams => self.begin_teams(fx),
            Command::Draw => self.turn_pen(fx),
            Command::Clock => self.turn_clock(fx),
            Command::Overview if self.has_overview() => fx.push(Effect::CloseSheet),
            Command::Overview => self.dialog = Some(Dialog::Overview),
            Command::Code => self.dialog = Some(Dialog::Code),
            Command::Legend => self.dialog = Some(Dialog::Legend),
            Command::Black => self.dialog = Some(Dialog::Black),
            Command::Full => self.full(fx),
            Command::Start => fx.push(Effect::EnterFull),
            Command::Light => {
                self.kept.colours = Some(self.colours().other());
                fx.push(Effect::Save);
                self.dress(fx);
            }
            Command::Speaker => self.open_speaker(fx),
            Command::Escape => self.escape(fx),
            Command::Enter | Command::Erase | Command::Clear | Command::Digit(_) => return false,
        }
        true
    }

    /// While a panel is open, digits are its own, unless they are typed in the speaker's window, which has none, or in the
    /// overview, which is over it.
    fn typed(&mut self, digit: &str, is_speakers: bool) -> bool {
        let has_panel = self.vote.is_some() || self.has_clock;
        let is_free = self.is_staged && !self.has_teams && (is_speakers || !has_panel);
        if !is_free && !self.has_overview() {
            return false;
        }
        if self.digits.len() == MOST_DIGITS {
            self.digits.remove(0);
        }
        self.digits.push_str(digit);
        true
    }

    fn typed_number(&mut self, fx: &mut Effects) -> bool {
        let digits = std::mem::take(&mut self.digits);
        match digits.parse() {
            Ok(at) => self.go_to_number(at, fx),
            Err(_) => return false,
        }
        true
    }

    pub(super) fn has_overview(&self) -> bool {
        self.dialog == Some(Dialog::Overview)
    }

    /// A dialog is closed: what was typed in the overview is gone with it.
    pub(super) fn sheet_closed(&mut self) {
        if self.has_overview() {
            self.digits.clear();
        }
        self.dialog = None;
    }

    fn full(&mut self, fx: &mut Effects) {
        if !self.is_staged {
            self.enter(fx);
        } else if !self.screen.is_full {
            fx.push(Effect::EnterFull);
        } else if self.screen.leave() {
            fx.push(Effect::LeaveFull);
        }
    }

    fn open_speaker(&mut self, fx: &mut Effects) {
        if self.screen.open() {
            fx.push(Effect::AwaitWindow);
        }
        let search = write(&self.deck(), &self.setting.ready);
        fx.push(Effect::OpenSpeaker(search));
    }

    /// Ends what is going on, or else leaves.
    fn escape(&mut self, fx: &mut Effects) {
        if self.has_bar {
            self.close_bar(fx);
        } else if self.is_in_mode() {
            self.end_modes(fx);
        } else {
            self.leave_stage(fx);
        }
    }

    /// The browser has left the full screen by itself, as Esc has it do: the key itself is not heard there.
    pub(super) fn escaped(&mut self, fx: &mut Effects) {
        if self.dialog.is_some() {
            fx.push(Effect::CloseSheet);
        } else if !self.digits.is_empty() {
            self.digits.clear();
        } else {
            self.escape(fx);
        }
    }

    /// A key was pressed: the full screen that a window has ended begins again, unless the key is about it. A page has
    /// only one key.
    pub(super) fn key(&mut self, command: Command, fx: &mut Effects) {
        self.was_taken = false;
        if !self.is_staged && command != Command::Full {
            return;
        }
        let is_about = matches!(command, Command::Escape | Command::Full | Command::Speaker);
        if !is_about && self.screen.again() {
            fx.push(Effect::EnterFull);
        }
        self.command(command, false, fx);
    }
}
