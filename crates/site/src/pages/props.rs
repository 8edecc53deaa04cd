//! The properties of a page.

use crate::{Address, Articles, Library, Manual};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DocumentProps {
    /// The page and its language.
    pub(crate) address: Address,
    /// The articles, in that language.
    pub(crate) articles: Rc<Articles>,
    /// The examples.
    pub(crate) library: Rc<Library>,
    /// The manual for authors of other pages, in that language.
    pub(crate) manual: Rc<Manual>,
    /// The files to preload for its first widget, from the root of the site.
    pub(crate) ahead: Rc<[String]>,
    /// If the page's address names an example: the file of its cards, with the placeholder `EXAMPLE`.
    pub(crate) cards: Option<Rc<str>>,
    /// On a page of tools its app: what the names of its files begin with.
    pub(crate) app: Option<Rc<str>>,
    /// The worker that searches, and the version of this build, which it is told.
    pub(crate) searcher: (Rc<str>, Rc<str>),
    /// The file of the picture for messengers.
    pub(crate) picture: Option<Rc<str>>,
    /// The base address of the site with a trailing slash, if it is known.
    pub(crate) site_url: Option<Rc<str>>,
    /// Whether its script is bundled; else it is a module that imports its parts, and runs deferred as well.
    pub(crate) bundled: bool,
}
