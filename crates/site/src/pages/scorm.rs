//! What `cargo xtask package --scorm` needs to know of the app of courses for learning platforms.

use super::area::texts;
use nian_app::scorm::Words;
use nian_words::{Language, Scorm};
use serde::Serialize;

/// The file of it, which nothing of the site asks for.
pub(crate) const FILE: &str = "scorm.json";

/// What the page of a package is filled in with.
#[derive(Serialize)]
pub(crate) struct ForCourses<'a> {
    /// What the names of the app's files begin with.
    program: &'a str,
    /// The words of the page in each language.
    words: Vec<Words>,
}

impl<'a> ForCourses<'a> {
    pub(crate) fn new(program: &'a str) -> Self {
        let words = Language::WITH_PAGES.map(|language| Words {
            language: language.tag().to_owned(),
            not_loaded: language.among(&Scorm::NOT_LOADED).to_owned(),
            again: language.among(&Scorm::AGAIN).to_owned(),
            texts: texts(language, &Scorm::ALL),
        });
        Self {
            program,
            words: words.into(),
        }
    }
}
