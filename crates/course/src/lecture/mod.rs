//! A lesson before a class, and on the pupils' telephones.
//!
//! [`Lecture`] is its state: where the class is ([`Place`]), how each [`Thing`] is, what is done with the picture for a
//! while, and what a tab keeps of it ([`Kept`]). Keys become [`Command`]s by [`Pressed`]; the windows of the lesson and
//! of the speaker exchange an [`Envelope`].

mod action;
mod clock;
mod ink;
mod kept;
mod keys;
mod messages;
mod place;
mod reading;
mod said;
mod screen;
mod state;
mod teams;
mod thing;
mod vote;

pub use action::{
    Action, ClockDo, Effect, NotCome, PenDo, QuestionDo, SlipDo, SpeakerIs, Told, Within,
};
pub use clock::{Clock, SECONDS, time, time_left};
pub use ink::{Drawing, Ink, Line, Sheet};
pub use kept::{Colours, Kept};
pub use keys::{Command, Pressed, Target};
pub use messages::{CALL, Envelope, Heard, Message, Now, SILENT};
pub use place::{LAST, Name, Place};
pub use said::Said;
pub use state::{Dialog, HandedIn, Lecture, NoSeat, Question, Setting};
pub use teams::{Game, MOST_OF_TEAM, Teams};
pub use thing::{Deed, Look, Stepping, TASKS, Thing, needs_engine, stepping};
pub use vote::{Choice, Hand, MOST_HANDS, MOST_OF_LABEL, MoveForm, choices, move_parts};
