//! The pages of an article: its contents, its chapters, and all of it in one page.

mod absent;
mod blocks;
mod chapter;
mod contents;
mod end;
mod links;
mod minutes;
mod whole;

use crate::{Address, Article, Articles, Library};
pub(super) use absent::absent;
pub(super) use chapter::{ChapterPage, place};
pub(super) use contents::{ContentsPage, chapter_map};
use std::rc::Rc;
pub(super) use whole::WholePage;
use yew::prelude::*;

/// What each of these pages is made of.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ArticleProps {
    pub(super) address: Address,
    pub(super) slug: &'static str,
    pub(super) articles: Rc<Articles>,
    pub(super) article: Rc<Article>,
    pub(super) library: Rc<Library>,
}
