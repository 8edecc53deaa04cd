//! Every word the reader sees, in every language.
//!
//! A language is a folder of text files (`texts`, see `docs/translating.md`). The build script checks the folders
//! against the first one and generates the tables of this crate: [`Sentences`] are about games, [`Picture`] has the
//! labels of pictures, [`Interface`] the names of controls, [`Checking`] the texts of claims, [`Answering`] those of
//! exercises; each text of pages and scripts is a [`Text`].
#![forbid(unsafe_code)]

mod answering;
mod checking;
mod interface;
mod language;
#[cfg(not(target_arch = "wasm32"))]
mod pages;
mod picture;
mod sentences;
mod speaking;
mod table;
mod tables;
mod tags;
#[cfg(not(target_arch = "wasm32"))]
mod texts;

pub use answering::{Answering, Asked, ClueName, Fault};
pub use checking::Checking;
pub use interface::Interface;
pub use language::{Foreign, Language};
#[cfg(not(target_arch = "wasm32"))]
pub use pages::*;
pub use picture::Picture;
pub use sentences::Sentences;
#[cfg(debug_assertions)]
#[doc(hidden)]
pub use sentences::{Filled, filled};
#[cfg(not(target_arch = "wasm32"))]
pub use texts::*;
