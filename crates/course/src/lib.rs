//! What the site's tools know, as plain data: states that change by actions, what they keep, and what they ask of the
//! page. There is no browser here, so all of it is tried on the host.
//!
//! [`store::Store`] keeps a value as text, with a version and repair; [`practice`] is the page of exercises.
#![forbid(unsafe_code)]

pub mod practice;
pub mod store;
