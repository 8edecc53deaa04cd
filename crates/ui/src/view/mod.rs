//! The views: pure functions of a [`crate::model::Widget`].

mod board;
mod button;
mod caption;
mod card;
mod choices;
mod claim;
mod controls;
mod discovery;
mod drawing;
mod fixed;
mod focus;
mod icon;
mod menu;
mod moves;
mod number;
pub mod paper;
mod reasons;
mod reply;
mod reserve;
mod review;
mod spoken;
mod stepper;
mod table;
mod tables;
mod task;
mod text;
mod tree;
mod unseen;
mod written;

pub use card::{Card, CardProps};
pub use discovery::{board as discovery_board, quoted as discovery_quoted};
pub use drawing::drawing;
pub use fixed::{StaticClaim, StaticExample, StaticGame, StaticNumber, StaticTable};
pub use focus::{focus_after, leads_on};
pub use reserve::HeightReserve;
pub use written::{CardNode, Element, Written, WrittenStep};
