//! A lesson of a teacher's own: what it shows, how it stands in an address and in a file, and what changes it.
//!
//! [`Deck`] is the lesson, a [`Thing`] each [`Item`] in it with what the teacher says of it. [`read()`] and [`write()`] are
//! for addresses, [`from_file`] and [`to_file`] for files; [`Tray`] keeps it on the device. [`pasted`] is what somebody
//! adds, [`Names`] what there is on the site, [`CustomExample`] what is known of an example of somebody's own, and [`dress`]
//! gives the texts of a ready-made lesson. What is done to it is taken back by [`crate::history::History`]. Whatever is
//! read, nothing panics: what cannot be read is a [`Fault`], and the rest is there.

mod address;
mod answer;
mod append;
mod change;
mod custom_example;
mod fault;
mod file;
mod item;
pub(crate) mod json;
mod names;
mod opened;
mod pasted;
mod plan;
pub(crate) mod query;
mod ready;
mod saved;
mod shelf;
mod text;
mod thing;
mod tray;
mod written;

pub use address::read;
pub use answer::{MOST_OF_ANSWER, Verdict};
pub use append::{AppendError, append};
pub use change::Change;
pub use custom_example::{CustomExample, as_thing};
pub use fault::Fault;
pub use file::from_file;
pub use item::{Item, Kind, MOST_PACKED};
pub use names::{DisplayTitle, NamedExample, Names, called};
pub use opened::{MOST_BYTES, Opened, opened};
pub use pasted::pasted;
pub use plan::{Deck, LONGEST, MOST_THINGS};
pub use ready::{Ready, ReadyThing, dress};
pub use saved::{same, to_file};
pub use shelf::Group;
pub use text::{InField, MOST_OF_NOTE, MOST_OF_QUESTION, MOST_OF_TITLE, Spoken, Text};
pub use thing::{MOST_CHOICES, QuestionKind, Thing};
pub use tray::Tray;
pub use written::{write, write_short};
