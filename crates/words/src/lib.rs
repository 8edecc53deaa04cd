//! Every word the reader sees, in three languages.
//!
//! Each type is one field of words, for which each language supplies a table in one file, so a
//! missing message does not compile: [`Sentences`] speaks of games, [`Picture`] labels pictures,
//! [`Interface`] names controls, [`Checking`] is for claims, [`Pages`] holds what only the static pages say.
#![forbid(unsafe_code)]
#![cfg_attr(
    all(target_arch = "wasm32", not(feature = "built-in")),
    allow(
        dead_code,
        unused_imports,
        reason = "the tables are fetched, not built in"
    )
)]

mod checking;
mod interface;
mod language;
mod pages;
mod picture;
mod sentences;
mod table;
mod tables;

pub use checking::Checking;
pub use interface::Interface;
pub use language::Language;
pub use pages::{
    Builder, ClaimPage, Embedding, Lab, NumberPage, NumberSample, OwnNumbers, Pages, Sample,
    SampleGame, ShowPage, Source, TablePage, TableSample, Term, TermPage, Text, Theme, Tools,
};
pub use picture::Picture;
pub use sentences::Sentences;
