//! The pages as Yew components: pure functions of their properties, rendered once, when the
//! site is built.

mod article;
mod document;
mod footer;
mod header;
mod home;
mod live;
mod marks;
mod play;
mod written;

pub(crate) use document::{Document, DocumentProps};
