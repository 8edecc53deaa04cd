//! The example card, the board and the tables.
//!
//! [`model`] holds a widget's state and its reducer as plain data; the views render it with Yew.
//! The same views render the static cards of a page, which stand there before a widget runs.
#![forbid(unsafe_code)]

pub mod model;
mod view;

pub use view::{
    Card, CardNode, CardProps, Element, HeightReserve, StaticClaim, StaticExample, StaticGame,
    StaticNumber, StaticTable, Written, WrittenStep, discovery_board, discovery_quoted, drawing,
    focus_after, leads_on, paper,
};
