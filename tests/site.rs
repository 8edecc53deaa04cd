//! The pages of our site, as the tests go through them.

use nian_tests::Result;
use nian_words::Language;
use std::{fs, path::Path};

/// The page of the first article, in the folder of each language.
pub(crate) const ARTICLE: &str = "articles/nim-and-variants/";

/// The slugs of all articles.
pub(crate) const ARTICLES: [&str; 4] = [
    "nim-and-variants",
    "odd-even-two-sides",
    "fibonacci-nim",
    "odd-total",
];

/// Every page, in the folder of each language; of the manual two, with tables and with widgets.
pub(crate) const PAGES: [&str; 17] = [
    "",
    ARTICLE,
    "articles/odd-even-two-sides/",
    "articles/fibonacci-nim/",
    "articles/odd-total/",
    "play/",
    "lab/",
    "tables/",
    "numbers/",
    "checked/",
    "glossary/",
    "teach/",
    "class/",
    "embed/",
    "embed/hosts/",
    "embed/lessons/",
    "show/",
];

/// The names of an article's worked examples: each the anchor of a section that holds a widget.
pub(crate) fn examples(slug: &str) -> Result<Vec<String>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/examples.json");
    let rows: Vec<serde_json::Value> = serde_json::from_str(&fs::read_to_string(file)?)?;
    let own = rows.iter().filter(|row| row["page"] == slug);
    let names = own.filter_map(|row| row["name"].as_str().map(str::to_owned));
    Ok(names.collect())
}

/// The page of an article in a language, from the root of the site.
pub(crate) fn article(language: Language, slug: &str) -> String {
    path(language, &format!("articles/{slug}/"))
}

/// A page in a language, from the root of the site.
pub(crate) fn path(language: Language, page: &str) -> String {
    match language {
        Language::ZhHant => page.to_owned(),
        other => format!("{}/{page}", other.tag()),
    }
}
