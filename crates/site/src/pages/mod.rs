//! The pages as Yew components: pure functions of their properties, rendered once, at build time.

mod area;
mod article;
mod articles;
mod builder;
mod checked;
mod class;
mod coins;
mod daily;
mod discovery;
mod document;
mod entry;
mod footer;
mod glossary;
mod header;
mod home;
mod live;
mod make;
mod manual;
mod marks;
mod moved;
mod needs_script;
mod numbers;
mod own;
mod own_rule;
mod pictures;
mod play;
mod practice;
mod preview;
mod props;
mod record;
mod show;
mod stops;
mod tables;
mod teach;

pub(crate) use document::{Document, STYLES_ALLOWED, title};
pub(crate) use props::DocumentProps;
