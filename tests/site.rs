//! The pages of our site, as the tests go through them.

use nian_words::Language;

/// The article's page, in the folder of each language.
pub(crate) const ARTICLE: &str = "articles/nim-and-variants/";

/// Every page, in the folder of each language.
pub(crate) const PAGES: [&str; 3] = ["", ARTICLE, "play/"];

/// The examples of the article: each the anchor of a section that holds a widget.
pub(crate) const EXAMPLES: [&str; 8] = [
    "three-four-five",
    "ex1",
    "ex2",
    "safe-breaks",
    "ex4",
    "ex5",
    "recurrence",
    "dice",
];

/// A page in a language, from the root of the site.
pub(crate) fn path(language: Language, page: &str) -> String {
    match language {
        Language::ZhHant => page.to_owned(),
        other => format!("{}/{page}", other.tag()),
    }
}
