//! A form in which a position, or a rule, is set up by hand: the values of its fields, and the notation that they are written
//! in.

mod notation;
mod state;
mod value;

pub use state::{Adjustment, Edit, FormState, InvalidEntry, Place, Slot};
pub use value::{Items, Value};
