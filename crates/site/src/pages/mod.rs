//! The pages as Yew components: pure functions of their properties, rendered once, at build time.

mod area;
mod article;
mod builder;
mod by_hand;
mod checked;
mod class;
mod discovery;
mod document;
mod entry;
mod footer;
mod form;
mod glossary;
mod header;
mod home;
mod lab;
mod live;
mod make;
mod manual;
mod marks;
mod needs_script;
mod numbers;
mod own;
mod own_rule;
mod pictures;
mod play;
mod position;
mod practice;
mod preview;
mod props;
mod show;
mod stops;
mod tables;
mod teach;

pub(crate) use document::{Document, STYLES_ALLOWED, title};
pub(crate) use props::DocumentProps;
