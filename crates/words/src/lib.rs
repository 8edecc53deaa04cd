//! Every word the reader sees, in three languages.
//!
//! Each trait is one field of words and each language implements it in one file, so a missing
//! message does not compile: [`Sentences`] speaks of games, [`Picture`] labels pictures,
//! [`Interface`] names controls, [`Pages`] holds what only the static pages say.
#![forbid(unsafe_code)]

mod interface;
mod language;
mod pages;
mod picture;
mod sentences;

pub use interface::Interface;
pub use language::Language;
pub use pages::Pages;
pub use picture::Picture;
pub use sentences::Sentences;
