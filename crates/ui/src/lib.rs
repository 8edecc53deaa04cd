//! The example card, the board and the tables.
//!
//! [`model`] is what a widget is and what can happen to it, as plain data; the views draw it
//! with Yew. The same views give the static cards that stand in a page before a widget runs.
#![forbid(unsafe_code)]

pub mod model;
mod view;

pub use view::{
    Card, CardNode, CardProps, Element, HeightReserve, StaticClaim, StaticExample, StaticGame,
    StaticNumber, StaticTable, Written, WrittenStep, focus_after, leads_on,
};
