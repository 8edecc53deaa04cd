//! Every word the reader sees, in every language.
//!
//! A language is a folder of text files (`texts`, see `docs/translating.md`). The build script checks the folders
//! against the first one and generates the tables of this crate: [`Sentences`] are about games, [`Picture`] has the
//! labels of pictures, [`Interface`] the names of controls, [`Checking`] the texts of claims, [`Answering`] those of
//! exercises, [`Discovery`] those of the boards on which readers find a rule; each text of pages and scripts is a [`Text`].
#![forbid(unsafe_code)]

mod answering;
mod checking;
mod discovery;
mod interface;
mod language;
mod pages;
mod picture;
mod sentences;
mod speaking;
mod table;
mod tables;
mod tags;
mod texts;
mod typing;

pub use answering::{Answering, Asked, ClueName, Fault};
pub use checking::Checking;
pub use discovery::Discovery;
pub use interface::Interface;
pub use language::{Foreign, Language};
pub use pages::*;
pub use picture::Picture;
pub use sentences::Sentences;
#[cfg(debug_assertions)]
#[doc(hidden)]
pub use sentences::{Filled, filled};
pub use texts::*;
pub use typing::understand;
