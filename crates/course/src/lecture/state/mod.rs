//! The lesson as a whole: where the class is in it, and what is shown there.

mod commands;
mod lifecycle;
mod modes;
mod question;
mod showing;
mod slip;
mod view;

pub use question::Question;
pub use slip::{HandedIn, NoSeat};

use super::action::{Action, Effect, SpeakerStatus};
use super::announcement::Announcement;
use super::ink::Ink;
use super::place::{Name, Place};
use super::saved_session::SavedSession;
use super::screen::Screen;
use super::thing::Thing;
use crate::deck::{Deck, DisplayTitle, Ready, write};
use crate::practice::Moment;
use crate::slip::QuestionRef;
use nian_words::Language;
use std::rc::Rc;

/// What a lesson is opened with.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The language of the page.
    pub language: Language,
    /// The ready-made lessons, whose texts need not stand in an address.
    pub ready: Rc<[Ready]>,
    /// What is said at first.
    pub said: Option<String>,
    /// The answers that the address says to be given.
    pub seen: String,
    /// Whether the lesson fills the screen from the start; on a page otherwise.
    pub is_staged: bool,
    /// The theme of the page.
    pub theme: Option<String>,
    /// What the tab has kept.
    pub kept: String,
    /// What of the lesson pupils hand in on a slip; nothing where there is none.
    pub asked: Vec<QuestionRef>,
}

/// A dialog over the stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// All things.
    Overview,
    /// The QR code.
    Code,
    /// The keys.
    Legend,
    /// A black screen.
    Black,
    /// The code of the slip.
    Slip,
}

/// A lesson before a class.
#[derive(Debug)]
pub struct Lecture {
    setting: Setting,
    deck: Deck,
    /// The address of the lesson at its beginning: what a tab keeps belongs to it.
    lesson: String,
    /// The first steps of all things.
    starts: Vec<u16>,
    place: Place,
    things: Vec<Thing>,
    titles: Vec<DisplayTitle>,
    is_staged: bool,
    screen: Screen,
    kept: SavedSession,
    announcement: Announcement,
    announcements: u32,
    digits: String,
    /// Of what is shown: what comes late is not wanted any more.
    turn: u32,
    /// Whether the thing is waited for once more where it has gone meanwhile.
    may_wait_again: bool,
    is_busy: bool,
    has_bar: bool,
    dialog: Option<Dialog>,
    /// The step that is voted on.
    vote: Option<Name>,
    has_teams: bool,
    is_recalling: bool,
    game: super::thing::ElementState,
    has_clock: bool,
    ink: Ink,
    slip: slip::Slip,
    has_left: bool,
    /// Whether there was anything to do for the last command.
    was_taken: bool,
    /// What is said at first, until the first thing has come and what went on before goes on.
    recalled: Option<Option<String>>,
}

type Effects = Vec<Effect>;

impl Lecture {
    /// A lesson; [`Action::Begin`] shows it.
    #[must_use]
    pub fn new(deck: Deck, setting: Setting, now: u64) -> Self {
        let beginning = Deck {
            at: 1,
            step: 0,
            ..deck.clone()
        };
        let lesson = write(&beginning, &setting.ready);
        let mut kept = SavedSession::read(&setting.kept, &lesson, now);
        let planned = deck.seen();
        let starts: Vec<u16> = planned
            .iter()
            .map(|thing| {
                if thing.item.kind.has_steps() {
                    thing.item.start
                } else {
                    0
                }
            })
            .collect();
        let at = deck.at.clamp(1, planned.len().max(1));
        Self {
            place: Place::begin(at, deck.step, &setting.seen),
            things: vec![Thing::default(); planned.len()],
            titles: Vec::new(),
            is_staged: false,
            screen: Screen::default(),
            announcement: Announcement::Nothing,
            announcements: 0,
            digits: String::new(),
            turn: 0,
            may_wait_again: true,
            is_busy: false,
            has_bar: false,
            dialog: None,
            vote: None,
            has_teams: false,
            is_recalling: false,
            game: super::thing::ElementState::default(),
            has_clock: false,
            ink: Ink::new(std::mem::take(&mut kept.ink)),
            slip: slip::Slip::default(),
            has_left: false,
            was_taken: false,
            recalled: Some(setting.said.clone()),
            starts,
            kept,
            lesson,
            deck,
            setting,
        }
    }

    /// Changes the state; what is to be done comes back.
    pub fn apply(&mut self, action: Action, moment: Moment) -> Effects {
        let mut effects = Vec::new();
        if !self.has_left && !self.things.is_empty() {
            self.act(action, moment.now, &mut effects);
        }
        effects
    }

    fn act(&mut self, action: Action, now: u64, fx: &mut Effects) {
        match action {
            Action::Begin => self.begin(fx),
            Action::Key(command) => self.key(command, fx),
            Action::Do(command) => self.command(command, false, fx),
            Action::Asked(command) if command.is_speakers() => self.command(command, true, fx),
            Action::Asked(_) => {}
            Action::Looked(at, look) => {
                if let Some(thing) = self.things.get_mut(at - 1) {
                    thing.looked(look);
                }
            }
            Action::Placed {
                is_new,
                was_connected,
            } => self.placed(is_new, was_connected, fx),
            Action::Came { at, turn, result } => self.came(at, turn, result, fx),
            Action::Gone { has_moved } => self.gone(has_moved, fx),
            Action::NotGone => self.not_gone(fx),
            Action::Done => self.arrived(fx),
            Action::Told { at, told, is_own } => self.told(at, told, is_own, fx),
            Action::Saw { at, seen, is_own } => self.saw(at, &seen, is_own, fx),
            Action::Began { at, mv } => self.began(at, mv, fx),
            Action::Slip(what) => self.act_on_slip(what, fx),
            Action::Question(what) => self.act_on_question(what, fx),
            Action::Named(titles) => {
                self.titles = titles;
                fx.push(Effect::TellSpeaker);
            }
            Action::Theme(theme) => {
                self.setting.theme = theme;
                self.dress(fx);
            }
            Action::CanFit => self.dress(fx),
            Action::Screen(is_full) => {
                if self.screen.changed(is_full) && self.is_staged {
                    self.escaped(fx);
                }
            }
            Action::WindowOpened => self.screen.opened(),
            Action::Hush(number) => {
                // What has yet to come has not been said for good.
                let is_coming = self.announcement == Announcement::Coming;
                if number == self.announcements && !is_coming {
                    self.announcement = Announcement::Nothing;
                }
            }
            Action::Lost(at) => {
                if let Some(thing) = self.things.get_mut(at - 1) {
                    thing.is_there = false;
                }
            }
            Action::Bar { by_key } => self.turn_bar(by_key, fx),
            Action::SheetClosed => self.sheet_closed(),
            Action::Choose(at) => self.go_to_number(at, fx),
            Action::CloseMode => self.end_modes(fx),
            Action::Leave => self.leave(fx),
            Action::Project => self.enter(fx),
            Action::Speaker(is) => {
                let announcement = match is {
                    SpeakerStatus::Gone => Announcement::SpeakerGone,
                    SpeakerStatus::There => Announcement::SpeakerThere,
                    SpeakerStatus::Refused => Announcement::SpeakerRefused,
                };
                self.announce(announcement, fx);
            }
            other => self.act_in_mode(other, now, fx),
        }
    }
}
