//! The pages as Yew components: pure functions of their properties, rendered once, when the
//! site is built.

mod area;
mod article;
mod builder;
mod by_hand;
mod checked;
mod class;
mod discovery;
mod document;
mod embed;
mod footer;
mod form;
mod glossary;
mod header;
mod home;
mod lab;
mod live;
mod marks;
mod numbers;
mod own;
mod own_rule;
mod pictures;
mod play;
mod position;
mod practice;
mod show;
mod stops;
mod tables;

pub(crate) use document::{Document, DocumentProps, STYLES_ALLOWED};
