use crate::html::{attributes, inner, name, tags, value, values, words};
use crate::{Written, articles, has_moved, pages, project, site};
use nian_site::{Articles, Page};
use nian_words::Language;
use std::collections::HashSet;
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
    for language in Language::WITH_PAGES {
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
                name(tag) != "script"
                    || value(tag, "src").is_some()
                    || value(tag, "type") == Some("application/json"), // it is read, not run
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
        for language in Language::WITH_PAGES {
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
    let engine = fs::read_to_string(site().join("nian/engine.js")).expect("a module of the loader");
    assert!(engine.contains("\"nian-engine-0123456789abcdef\""));
}

/// From any page one comes to those in the head and in the foot; from these to every other one.
#[test]
fn every_page_links_to_every_other() {
    let pages = pages();
    let links = |page: &Written| -> HashSet<String> {
        let links = values(&page.html, "href").into_iter();
        links.map(str::to_owned).collect()
    };
    for page in pages.iter().filter(|page| page.address.page != Page::Show) {
        let links = links(page);
        for other in [
            Page::Home,
            Page::Articles,
            Page::Play,
            Page::Practice,
            Page::Class,
            Page::Glossary,
            Page::Checked,
            Page::Embed,
        ] {
            let link = page.address.link_to_page(other);
            assert!(links.contains(&link), "{}: no link to {link}", page.file);
        }
    }
    let from = |other| match other {
        Page::Article(_) => Page::Articles,
        Page::Chapter(slug, _) | Page::Whole(slug) => Page::Article(slug),
        Page::Plan(_) | Page::Make => Page::Class,
        Page::Record => Page::Practice,
        Page::Show => Page::Manual("recipes"),
        _ => Page::Embed,
    };
    let all = Page::all(articles()).into_iter();
    for other in all.filter(|page| !has_moved(*page)) {
        for page in pages.iter().filter(|page| page.address.page == from(other)) {
            let link = page.address.link_to_page(other);
            assert!(
                links(page).contains(&link),
                "{}: no link to {link}",
                page.file
            );
        }
    }
}

/// Author, title, journal and number stand on the article's page.
#[test]
fn every_article_names_its_source() {
    for page in &pages() {
        let Page::Article(slug) = page.address.page else {
            continue;
        };
        let language = page.address.language;
        let read = Articles::read(&project().join("www/articles"), language).expect("the articles");
        let article = read.get(slug).expect("it has a page");
        let source = article.source.as_ref().expect("an article has a source");
        let citation = source.citation.as_str();
        assert!(
            words(&page.html).contains(citation),
            "{}: {citation}",
            page.file
        );
    }
}

/// A heading can be linked to, and so can what one looks for in the contents.
#[test]
fn every_section_of_an_article_is_in_the_contents_and_links_to_itself() {
    for page in &pages() {
        let Page::Whole(_) = page.address.page else {
            continue;
        };
        let (_, contents) = page
            .html
            .split_once("class=\"contents\"")
            .expect("contents");
        let contents = contents.split("</nav>").next().expect("their end");
        let sections = tags(&page.html).filter(|tag| value(tag, "class") == Some("part"));
        let ids: Vec<_> = sections.filter_map(|tag| value(tag, "id")).collect();
        assert!(ids.len() >= 5, "{}: {} sections", page.file, ids.len());
        for id in ids {
            let link = format!("href=\"#{id}\"");
            assert!(
                contents.contains(&link),
                "{}: {id} is not in the contents",
                page.file
            );
            let anchor = tags(&page.html)
                .any(|tag| value(tag, "class") == Some("anchor") && tag.contains(&link));
            assert!(anchor, "{}: {id} does not link to itself", page.file);
        }
    }
}

/// A page that has a widget near its head names what that needs, so that it is fetched early.
#[test]
fn pages_name_what_their_first_widget_needs() {
    for page in &pages() {
        let ahead: Vec<_> = tags(&page.html)
            .filter(|tag| {
                value(tag, "rel") == Some("modulepreload") || value(tag, "as") == Some("fetch")
            })
            .collect();
        let lesson = match page.address.page {
            // That with a table or a claim before its first example has nothing to fetch.
            Page::Chapter(slug, _) => begins_with_example(&page.html).then(|| format!("/{slug}/")),
            // It may lead on to a chapter, which needs the loader.
            Page::Article(_) => {
                let files: Vec<_> = ahead.iter().filter_map(|tag| value(tag, "href")).collect();
                assert_eq!(files.len(), 1, "{}", page.file);
                assert!(files[0].ends_with("/nian.js"), "{}: {files:?}", page.file);
                continue;
            }
            Page::Articles
            | Page::Whole(_)
            | Page::Checked
            | Page::Glossary
            | Page::Teach
            | Page::Plan(_)
            | Page::Lab
            | Page::Tables
            | Page::Numbers => {
                assert_eq!(ahead, [""; 0], "{}", page.file);
                continue;
            }
            // What is tried there comes from a script.
            Page::Embed | Page::Manual(_) => {
                let files: Vec<_> = ahead.iter().filter_map(|tag| value(tag, "href")).collect();
                let scripts = files.iter().all(|file| file.ends_with("/embed.js"));
                assert!(scripts && files.len() <= 1, "{}: {files:?}", page.file);
                continue;
            }
            _ => None,
        };
        if lesson.is_none() && matches!(page.address.page, Page::Chapter(..)) {
            assert_eq!(ahead, [""; 0], "{}", page.file);
            continue;
        }
        // A chapter's first example is near its head only on wide screens.
        let media = ahead.iter().filter(|tag| value(tag, "media").is_some());
        assert_eq!(media.count() > 0, lesson.is_some(), "{}", page.file);
        let words = format!(".{}.txt", page.address.language.tag());
        // Its cards, and what they look like; else the engine. Where one widget is all there is, the address says
        // which: only how it looks is known.
        let ends: &[&str] = match lesson {
            Some(_) => &[".json", "nian.css"],
            None if page.address.page == Page::Show => &["nian.css"],
            None => &[".js", "_bg.wasm", &words],
        };
        assert_eq!(ahead.len(), ends.len(), "{}: {ahead:?}", page.file);
        let folder = site().join(page.address.folder());
        for (tag, end) in ahead.into_iter().zip(ends) {
            let file = value(tag, "href").unwrap_or_default();
            assert!(file.ends_with(end), "{}: {file}", page.file);
            assert!(folder.join(file).exists(), "{}: {file}", page.file);
            let ours = lesson.as_ref().is_some_and(|lesson| file.contains(lesson));
            assert_eq!(ours, *end == ".json", "{file}");
        }
    }
}

/// Whether the first widget of a page is an example.
fn begins_with_example(html: &str) -> bool {
    let mut widgets = tags(html).filter(|tag| name(tag).starts_with("nian-"));
    widgets
        .next()
        .is_some_and(|tag| name(tag) == "nian-example")
}
