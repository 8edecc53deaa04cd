//! The pages of the site: Yew components, rendered to static HTML at build time.
//!
//! [`write_site`] turns the bundler's output (the wasm and its glue) into the finished site: pages
//! in every language, styles, scripts and examples. The site is static, and loads nothing from
//! other hosts.
#![forbid(unsafe_code)]

mod address;
mod article;
mod articles;
mod boards;
mod bundle;
mod check;
mod claims;
mod described;
mod error;
mod files;
mod frames;
mod inline;
mod install;
mod known;
mod library;
mod manifest;
mod manual;
mod names;
mod oembed;
mod outline;
mod pages;
mod plans;
mod previews;
mod render;
mod scripts;
mod site;
mod styles;
mod tools;

pub use address::{Address, CHAPTERS, Page};
pub use article::{Article, Block, Chapter, Discovery, Section, Source, WidgetTag};
pub use articles::{Articles, outlines, slugs};
pub use claims::Claims;
pub use described::describe;
pub use error::SiteError;
pub use inline::inline_styles;
pub use library::Library;
pub use manual::Manual;
pub use outline::Outline;
pub use plans::{LESSON_PLANS, LessonPlan, PlanItem};
pub use site::{Options, write_site};
