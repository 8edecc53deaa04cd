//! What pages list, with the names of its texts.

mod embedding;
mod form;
mod numbers;
mod samples;
mod source;
mod tables;
mod terms;

pub use form::{FieldKind, Form, FormField, Total, Way};
pub use numbers::NumberSample;
pub use samples::{Sample, SampleGame};
pub use source::Source;
pub use tables::TableSample;
pub use terms::{Term, Theme};
