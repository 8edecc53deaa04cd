//! The slip at the end of a lesson: what a pupil has answered, as a code and a line for the teacher. It is made on the page, and
//! goes nowhere from there by itself.

use super::super::action::{Effect, FocusArea, SlipAction};
use super::super::keys::Command;
use super::{Dialog, Effects, Lecture};
use crate::slip::{Mark, Observation, Origin, code};

/// The most characters of a seat number.
const MOST_OF_SEAT: usize = 3;

/// What is known for the slip.
#[derive(Debug, Default)]
pub(super) struct Slip {
    /// The year in which it is handed in, while it is.
    year: Option<u16>,
    /// What was typed as the seat number.
    seat: String,
    /// Whether its line was copied, and how often that was tried.
    copied: Option<(bool, u32)>,
}

/// A slip that is handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedIn {
    /// The seat number, if one was typed.
    pub seat: Result<Option<u16>, NoSeat>,
    /// How each question went.
    pub marks: Vec<Mark>,
    /// The things, 1-based, in which a question is open.
    pub open: Vec<usize>,
    /// The code.
    pub code: String,
    /// Whether the line was copied, and how often that was tried.
    pub copied: Option<(bool, u32)>,
}

/// What was typed as the seat number is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeat;

impl Slip {
    fn seat(&self) -> Result<Option<u16>, NoSeat> {
        let typed = self.seat.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        let are_digits = typed.bytes().all(|byte| byte.is_ascii_digit());
        let seat = typed
            .parse()
            .ok()
            .filter(|seat| are_digits && typed.len() <= MOST_OF_SEAT && *seat > 0);
        seat.map(Some).ok_or(NoSeat)
    }
}

impl Lecture {
    /// Whether what pupils answer is of interest.
    #[must_use]
    pub fn has_questions(&self) -> bool {
        !self.setting.asked.is_empty()
    }

    /// Whether pupils hand in a slip after the last thing.
    #[must_use]
    pub fn has_slip(&self) -> bool {
        !self.is_staged && self.has_questions()
    }

    /// The slip, while it is handed in.
    #[must_use]
    pub fn slip(&self) -> Option<HandedIn> {
        let year = self.slip.year.filter(|_| self.has_slip())?;
        let asked = &self.setting.asked;
        let marks = self.kept.answered.marks(asked);
        let open = asked.iter().zip(&marks);
        let open = open.filter(|(_, mark)| **mark == Mark::Open);
        let mut open: Vec<_> = open.map(|(question, _)| question.thing).collect();
        open.dedup();
        Some(HandedIn {
            open,
            seat: self.slip.seat(),
            code: code(&Origin::lesson(&self.deck, asked, year), &marks),
            marks,
            copied: self.slip.copied,
        })
    }

    /// What was typed as the seat number.
    #[must_use]
    pub fn seat_typed(&self) -> &str {
        &self.slip.seat
    }

    /// A pupil has done something in the element of a thing. The tab keeps it: after a reload answers that were given are shown,
    /// and nobody can give them again.
    pub(super) fn saw(&mut self, at: usize, seen: &Observation, is_own: bool, fx: &mut Effects) {
        if !self.has_questions() {
            return;
        }
        let before = self.kept.answered.clone();
        self.kept.answered.saw(at, seen, is_own);
        if self.kept.answered != before {
            fx.push(Effect::Save);
        }
    }

    pub(super) fn act_on_slip(&mut self, what: SlipAction, fx: &mut Effects) {
        match what {
            SlipAction::Open(year) if self.has_slip() => {
                self.slip.year = Some(year);
                self.slip.copied = None;
                fx.extend([Effect::ScrollUp, Effect::FocusSlip]);
            }
            SlipAction::Open(_) => {}
            SlipAction::Seat(seat) => {
                self.slip.seat = seat;
                self.slip.copied = None;
            }
            SlipAction::Copy(line) => fx.push(Effect::Copy(line)),
            SlipAction::Copied(is_copied) => {
                let before = self.slip.copied.map_or(0, |(_, number)| number);
                self.slip.copied = Some((is_copied, before + 1));
            }
            SlipAction::Enlarge => self.dialog = Some(Dialog::Slip),
        }
    }

    /// From the slip one goes back to the last thing; elsewhere it is gone.
    pub(super) fn command_at_slip(&mut self, command: Command, fx: &mut Effects) -> bool {
        let was_open = self.slip.year.take().is_some() && self.has_slip();
        let goes_back = was_open && matches!(command, Command::Previous | Command::Back);
        if goes_back {
            fx.extend([Effect::ScrollUp, Effect::FocusRoot(FocusArea::Anywhere)]);
        }
        goes_back
    }
}
