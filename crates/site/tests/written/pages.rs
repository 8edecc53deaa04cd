use crate::html::{attributes, inner, name, tags, value};
use crate::{pages, site};
use nian_words::Language;
use std::fs;

#[test]
fn every_page_has_a_language_a_title_a_description_and_one_heading() {
    for page in &pages() {
        let html = &page.html;
        let file = &page.file;
        assert!(html.starts_with("<!DOCTYPE html>\n<html "), "{file}");
        let root = tags(html)
            .find(|tag| name(tag) == "html")
            .expect("an html tag");
        assert_eq!(
            value(root, "lang"),
            Some(page.address.language.tag()),
            "{file}"
        );
        assert!(
            inner(html, "title").is_some_and(|title| !title.trim().is_empty()),
            "{file}"
        );
        let description = tags(html).find(|tag| value(tag, "name") == Some("description"));
        let description = description.and_then(|tag| value(tag, "content"));
        assert!(
            description.is_some_and(|text| text.chars().count() > 20),
            "{file}: {description:?}"
        );
        assert_eq!(
            tags(html).filter(|tag| name(tag) == "h1").count(),
            1,
            "{file}"
        );
    }
}

#[test]
fn titles_are_unique_in_a_language() {
    for language in Language::ALL {
        let pages = pages();
        let pages = pages
            .iter()
            .filter(|page| page.address.language == language);
        let titles: Vec<_> = pages.map(|page| inner(&page.html, "title")).collect();
        for (index, title) in titles.iter().enumerate() {
            assert!(!titles[..index].contains(title), "{title:?}");
        }
    }
}

/// What a policy without `unsafe-inline` would block.
#[test]
fn nothing_is_inline() {
    for page in &pages() {
        for tag in tags(&page.html) {
            let file = &page.file;
            assert!(name(tag) != "style", "{file}: <{tag}>");
            assert!(
                name(tag) != "script" || value(tag, "src").is_some(),
                "{file}: <{tag}>"
            );
            let inline = attributes(tag).find(|name| *name == "style" || name.starts_with("on"));
            assert_eq!(inline, None, "{file}: <{tag}>");
        }
    }
}

#[test]
fn every_page_names_the_same_page_in_every_language() {
    for page in &pages() {
        for language in Language::ALL {
            let link = page.address.link_to_language(language);
            let found = tags(&page.html).any(|tag| {
                value(tag, "rel") == Some("alternate")
                    && value(tag, "hreflang") == Some(language.tag())
                    && value(tag, "href") == Some(&link)
            });
            assert!(found, "{}: {}", page.file, language.tag());
        }
    }
}

#[test]
fn the_loader_names_the_bundle() {
    let loader = fs::read_to_string(site().join("nian.js")).expect("the loader");
    assert!(loader.contains("nian-0123456789abcdef.js"));
    assert!(loader.contains("nian-0123456789abcdef_bg.wasm"));
    assert!(!loader.contains('%'), "a name has not been filled in");
}
