//! The pages of our site, as the tests go through them.

use nian_tests::{Result, at_night};
use nian_words::Language;
use std::{fs, path::Path};

/// The chapter with the most kinds of widgets of the first article, in the folder of each language.
pub(crate) const CHAPTER: &str = "articles/nim-and-variants/wythoff/";

/// All of the first article in one page: the longest page there is.
pub(crate) const WHOLE: &str = "articles/nim-and-variants/whole/";

/// The contents of the longest article.
pub(crate) const ARTICLE: &str = "articles/nim-and-variants/";

/// The slugs of all articles.
pub(crate) const ARTICLES: [&str; 4] = [
    "nim-and-variants",
    "odd-even-two-sides",
    "fibonacci-nim",
    "odd-total",
];

/// Every page, in the folder of each language; of an article's pages one of each kind, of its chapters the longest or
/// that with the most kinds of widgets, of the manual two, with tables and with widgets.
pub(crate) const PAGES: [&str; 22] = [
    "",
    "articles/",
    "articles/nim-and-variants/",
    CHAPTER,
    "articles/odd-even-two-sides/mirror/",
    "articles/fibonacci-nim/strategy/",
    "articles/odd-total/proofs/",
    "articles/odd-total/whole/",
    "play/",
    "lab/",
    "tables/",
    "numbers/",
    "checked/",
    "glossary/",
    "teach/",
    "class/",
    "class/plan/nim-1/",
    "make/",
    "embed/",
    "embed/hosts/",
    "embed/lessons/",
    "show/",
];

/// These pages, and at night the other ones of all articles too.
pub(crate) fn pages() -> Vec<&'static str> {
    let mut all = PAGES.to_vec();
    if at_night() {
        let others = of_articles().into_iter().map(|page| &*page.leak());
        let others: Vec<_> = others.filter(|page| !PAGES.contains(page)).collect();
        all.extend(others);
    }
    all
}

/// All pages of the articles, in the folder of each language: contents, chapters, all in one.
pub(crate) fn of_articles() -> Vec<String> {
    let of = |slug| {
        let names = chapters(slug).into_iter().map(|chapter| chapter.name + "/");
        let names = ["", "whole/"].map(str::to_owned).into_iter().chain(names);
        names.map(move |name| format!("articles/{slug}/{name}"))
    };
    ARTICLES.into_iter().flat_map(of).collect()
}

/// A chapter of an article, as `article.json` describes it.
pub(crate) struct Chapter {
    /// Its folder below that of the article.
    pub(crate) name: String,
    /// The anchors of its sections.
    pub(crate) sections: Vec<String>,
}

/// The chapters of an article, in their order.
pub(crate) fn chapters(slug: &str) -> Vec<Chapter> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles");
    let text = fs::read_to_string(folder.join(slug).join("article.json")).expect("an article");
    let about: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
    let chapters = about["chapters"].as_array().expect("chapters").iter();
    let chapters = chapters.map(|chapter| Chapter {
        name: text(&chapter["name"]),
        sections: chapter["sections"]
            .as_array()
            .expect("sections")
            .iter()
            .map(text)
            .collect(),
    });
    chapters.collect()
}

/// The names of an article's worked examples: each the anchor of a section that holds a widget.
pub(crate) fn examples(slug: &str) -> Result<Vec<String>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/examples.json");
    let rows: Vec<serde_json::Value> = serde_json::from_str(&fs::read_to_string(file)?)?;
    let own = rows.iter().filter(|row| row["page"] == slug);
    let names = own.filter_map(|row| row["name"].as_str().map(str::to_owned));
    Ok(names.collect())
}

/// The pages of an article's chapters in a language, from the root of the site, each with the worked examples in it.
pub(crate) fn chapters_with_examples(
    language: Language,
    slug: &str,
) -> Result<Vec<(String, Vec<String>)>> {
    let examples = examples(slug)?;
    let mut all = Vec::new();
    for Chapter { name, mut sections } in chapters(slug) {
        sections.retain(|section| examples.contains(section));
        all.push((chapter(language, slug, &name), sections));
    }
    let found: usize = all.iter().map(|(_, examples)| examples.len()).sum();
    assert_eq!(
        found,
        examples.len(),
        "{slug}: every example is in a chapter"
    );
    Ok(all)
}

/// The page of a chapter of an article in a language, from the root of the site.
pub(crate) fn chapter(language: Language, slug: &str, name: &str) -> String {
    path(language, &format!("articles/{slug}/{name}/"))
}

/// A page in a language, from the root of the site.
pub(crate) fn path(language: Language, page: &str) -> String {
    match language {
        Language::ZhHant => page.to_owned(),
        other => format!("{}/{page}", other.tag()),
    }
}
