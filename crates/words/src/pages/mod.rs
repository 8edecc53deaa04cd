//! Lists on pages, with the keys of their texts.

mod embedding;
mod form;
mod numbers;
mod samples;
mod tables;
mod terms;

pub use form::{FieldKind, Form, FormField, Total, WrittenForm};
pub use numbers::NumberSample;
pub use samples::{Sample, SampleGame};
pub use tables::TableSample;
pub use terms::{Term, Theme};
