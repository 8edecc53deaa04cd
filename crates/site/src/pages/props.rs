//! What a page is made of.

use crate::{Address, Articles, Library, Manual};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DocumentProps {
    /// Which page, in which language.
    pub(crate) address: Address,
    /// The articles, in that language.
    pub(crate) articles: Rc<Articles>,
    /// The lessons that examples are taken from.
    pub(crate) library: Rc<Library>,
    /// The manual for authors of other pages, in that language.
    pub(crate) manual: Rc<Manual>,
    /// The files that its first widget needs, from the root of the site.
    pub(crate) ahead: Rc<[String]>,
    /// Where the address of the page names an example: the file of its cards, with `EXAMPLE` in the place of the name.
    pub(crate) cards: Option<Rc<str>>,
    /// The file of the picture that messengers show beside a link to it.
    pub(crate) picture: Option<Rc<str>>,
    /// The address of the site, with a slash at its end, if it is known.
    pub(crate) site_url: Option<Rc<str>>,
    /// Whether its script is one file; else it is a module that asks for its parts, and runs at the
    /// same time.
    pub(crate) bundled: bool,
}
