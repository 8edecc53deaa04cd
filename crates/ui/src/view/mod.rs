//! The views: pure functions of a [`crate::model::Widget`]; and what events on them ask for.

mod board;
mod button;
mod caption;
mod card;
mod choices;
mod claim;
mod controls;
mod drawing;
mod fixed;
mod hands;
mod icon;
mod kept;
mod menu;
mod moves;
mod number;
mod reasons;
mod room;
mod spoken;
mod stepper;
mod table;
mod tables;
mod tag;
mod tree;
mod written;

pub use card::{Card, CardProps, Shared};
pub use fixed::{StaticClaim, StaticExample, StaticGame, StaticNumber, StaticTable};
pub use hands::{HEARD, hear};
pub use room::Rooms;
pub use written::{Element, Node, Written, WrittenStep};
