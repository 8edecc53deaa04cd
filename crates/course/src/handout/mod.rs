//! Handouts: cards on paper, with room to write and the answers on pages of their own. [`Handout`] is the state of the page
//! that shows one, wherever its cards are from: an article, a page of their own, or a [`lesson`].

mod lesson;
mod params;
mod room;
mod state;
mod steps;

pub use lesson::{Lesson, lesson};
pub use params::{Contents, asked};
pub use room::{Room, Space, Task};
pub use state::{Action, Effect, Handout, HandoutThing, Loaded, Sheet, Shown, TaggedText};
pub use steps::Steps;
