//! A lesson before a class, and on the pupils' telephones.
//!
//! [`Lecture`] is its state: where the class is ([`Place`]), how each [`Thing`] is, what is done with the picture for a
//! while, and what a tab keeps of it ([`SavedSession`]). Keys become [`Command`]s by [`KeyPress`]; the windows of the lesson and
//! of the speaker, whose state is [`Notes`], exchange an [`Envelope`].

mod action;
mod announcement;
mod clock;
mod ink;
mod keys;
mod messages;
mod notes;
mod place;
mod reading;
mod saved_session;
mod screen;
mod state;
mod teams;
mod thing;
mod vote;

pub use action::{
    Action, ClockAction, Effect, ElementEvent, FocusArea, LoadError, PenAction, QuestionAction,
    SlipAction, SpeakerStatus,
};
pub use announcement::Announcement;
pub use clock::{Clock, SECONDS, time, time_left};
pub use ink::{Drawing, Ink, Line, Sheet};
pub use keys::{Command, KeyPress, Target};
pub use messages::{CALL, Envelope, Inbox, Message, SpeakerState, is_silent};
pub use notes::{Notes, NotesAction, NotesEffect, Side, Upcoming};
pub use place::{LAST, Name, Place};
pub use saved_session::{Colours, SavedSession};
pub use state::{Dialog, HandedIn, Lecture, NoSeat, Question, Setting};
pub use teams::{Game, MOST_OF_TEAM, Teams};
pub use thing::{ElementCommand, ElementState, Stepping, TASKS, Thing, needs_engine, stepping};
pub use vote::{Choice, MOST_HANDS, MOST_OF_LABEL, MoveForm, Tally, choices, move_parts};
