//! The worked examples of the articles: each has its place on every page that ought to show it.

use crate::{Written, articles, pages, project};
use nian_site::Page;
use nian_ui::model::ELEMENTS;
use serde_json::Value;
use std::fs;

/// An example: the article's slug and its name there.
type Example = (String, String);

fn examples() -> Vec<Example> {
    let file = project().join("tests/data/examples.json");
    let text = fs::read_to_string(file).expect("the list of examples");
    let rows: Vec<Value> = serde_json::from_str(&text).expect("a list of rows");
    let text = |row: &Value, key: &str| row[key].as_str().expect(key).to_owned();
    rows.iter()
        .map(|row| (text(row, "page"), text(row, "name")))
        .collect()
}

/// What stands in the section with this anchor, without the sections inside it.
fn section<'a>(page: &'a Written, id: &str) -> Option<&'a str> {
    let (_, section) = page.html.split_once(&format!("<section id=\"{id}\""))?;
    let end = ["<section", "</section>"].map(|tag| section.find(tag).unwrap_or(section.len()));
    section.get(..end[0].min(end[1]))
}

#[test]
fn every_example_has_a_section_with_a_widget_in_every_language() {
    let (examples, pages) = (examples(), pages());
    assert_eq!(examples.len(), 81);
    for (slug, name) in &examples {
        let of = pages
            .iter()
            .filter(|page| matches!(page.address.page, Page::Whole(own) if own == slug));
        let mut languages = 0;
        for page in of {
            let at = format!("{}#{name}", page.file);
            let section = section(page, name).unwrap_or_else(|| panic!("{at}: no such section"));
            let widget = ELEMENTS
                .iter()
                .any(|(tag, _)| section.contains(&format!("<{tag} ")));
            assert!(widget, "{at}: no widget");
            // Under the example's own name: a lesson, a claim, or both.
            let src = format!(" src=\"{slug}/{name}\"");
            assert!(section.contains(&src), "{at}: nothing of that name");
            languages += 1;
        }
        assert_eq!(languages, 3, "{slug} is an article in all languages");
    }
}

/// An article is read in its own order: the examples stand in the order of the list.
#[test]
fn the_examples_stand_in_the_order_of_the_articles() {
    let examples = examples();
    for page in &pages() {
        let Page::Whole(slug) = page.address.page else {
            continue;
        };
        let names = examples
            .iter()
            .filter(|(own, _)| own == slug)
            .map(|(_, name)| name);
        let places = names.map(|name| (page.html.find(&format!("<section id=\"{name}\"")), name));
        let places: Vec<_> = places.collect();
        for pair in places.windows(2) {
            assert!(
                pair[0].0 < pair[1].0,
                "{}: {} before {}",
                page.file,
                pair[0].1,
                pair[1].1
            );
        }
    }
}

#[test]
fn the_examples_are_of_the_articles_there_are() {
    for (slug, name) in examples() {
        let known = articles().iter().any(|article| article.slug == slug);
        assert!(known, "{slug}/{name}");
    }
}
