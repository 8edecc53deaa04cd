use crate::html::{tags, value, values};
use crate::{Written, pages, site};
use std::collections::HashSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The file that a relative link of a page leads to, below the site's root; `None` if outside.
fn target(page: &Written, path: &str) -> Option<PathBuf> {
    let folder = Path::new(&page.file).parent()?;
    let mut target = PathBuf::new();
    for part in folder.join(path).components() {
        match part {
            Component::Normal(name) => target.push(name),
            Component::ParentDir if target.pop() => {}
            Component::CurDir => {}
            _ => return None,
        }
    }
    if path.is_empty() || path.ends_with('/') {
        target.push("index.html");
    }
    Some(target)
}

/// Every `href`, `src` and `action` of a page; a widget's `src` names a lesson and is no link.
fn links(page: &Written) -> Vec<&str> {
    tags(&page.html)
        .filter(|tag| !tag.starts_with("nian-"))
        .flat_map(|tag| ["href", "src", "action"].map(|name| value(tag, name)))
        .flatten()
        .collect()
}

#[test]
fn every_link_leads_to_a_file_and_an_anchor_of_the_site() {
    for page in &pages() {
        for link in links(page) {
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let path = path.split('?').next().unwrap_or_default();
            let at = format!("{}: {link}", page.file);
            let file = if path.is_empty() {
                page.file.clone().into()
            } else {
                target(page, path).expect(&at)
            };
            let bytes = fs::read(site().join(file));
            let bytes = bytes.unwrap_or_else(|error| panic!("{at}: {error}"));
            let text = String::from_utf8_lossy(&bytes); // it may be a picture
            assert!(
                anchor.is_empty() || values(&text, "id").contains(&anchor),
                "{at}: no such anchor"
            );
        }
    }
}

#[test]
fn links_are_relative() {
    for page in &pages() {
        for link in links(page) {
            assert!(
                !link.starts_with('/') && !link.contains("//"),
                "{}: {link}",
                page.file
            );
        }
    }
}

#[test]
fn anchors_are_unique() {
    for page in &pages() {
        let mut seen = HashSet::new();
        for id in values(&page.html, "id") {
            assert!(seen.insert(id), "{}: {id} is there twice", page.file);
        }
    }
}

#[test]
fn labels_and_descriptions_are_there() {
    for page in &pages() {
        let ids = values(&page.html, "id");
        for name in [
            "for",
            "aria-labelledby",
            "aria-describedby",
            "aria-controls",
        ] {
            for id in values(&page.html, name)
                .into_iter()
                .flat_map(str::split_whitespace)
            {
                assert!(ids.contains(&id), "{}: {name}={id}", page.file);
            }
        }
    }
}
