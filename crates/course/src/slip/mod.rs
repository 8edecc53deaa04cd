//! Slips: what a pupil hands in at the end of a lesson, as a line that can be pasted anywhere or a code that can be read out.
//! No server takes part, and nothing is kept.
//!
//! [`asked`] says what of a lesson there is to answer, [`Answered`] keeps how that went, a [`Mark`] a question, [`code`] writes it
//! as six letters, and [`collect_any`] reads all lines of a class at once. A code tells which lesson it is of and in which year it was made; it is
//! no proof that a pupil has not copied it.

mod answered;
mod code;
mod collect;
mod lesson;
mod mark;
mod table;

pub use answered::{Answered, Observation, Score};
pub use code::{Origin, Unread, code, in_threes, read};
pub use collect::{Line, collect, collect_any};
pub use mark::{Mark, Part, QuestionRef, asked};
pub use table::{Counted, Table};
