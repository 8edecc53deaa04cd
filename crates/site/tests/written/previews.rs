//! What messengers and other sites are told of a page: title, description, picture.

use crate::html::{inner, tags, value, values};
use crate::{Written, pages, project, site};
use nian_site::{Address, Library, Page};
use nian_words::Language;
use std::collections::BTreeSet;
use std::fs;

/// Bytes that a picture may take: a messenger gets one for each link.
const PICTURE: usize = 40_000;

/// The pages with a single example.
fn examples() -> Vec<Written> {
    let library = Library::read(&project().join("www/articles")).expect("the built-in lessons");
    let names: Vec<_> = library.names().collect();
    let addresses = Language::WITH_PAGES.into_iter().flat_map(|language| {
        names.iter().map(move |name| Address {
            language,
            page: Page::Example(name),
        })
    });
    addresses.map(Written::read).collect()
}

/// What a page tells under this name.
fn told<'a>(page: &'a Written, name: &str) -> &'a str {
    let mut found = tags(&page.html).filter(|tag| value(tag, "property") == Some(name));
    let tag = found
        .next()
        .unwrap_or_else(|| panic!("{}: no {name}", page.file));
    assert_eq!(found.next(), None, "{}: {name} twice", page.file);
    value(tag, "content").expect("it says something")
}

#[test]
fn every_page_tells_title_description_and_picture() {
    let mut pictures = BTreeSet::new();
    for page in pages().iter().chain(&examples()) {
        assert_eq!(
            Some(told(page, "og:title")),
            inner(&page.html, "title"),
            "{}",
            page.file
        );
        assert!(
            told(page, "og:description").chars().count() > 10,
            "{}",
            page.file
        );
        let picture = told(page, "og:image");
        let file = site().join(page.address.folder()).join(picture);
        let png =
            fs::read(&file).unwrap_or_else(|error| panic!("{}: {picture}: {error}", page.file));
        assert!(png.len() <= PICTURE, "{picture}: {} bytes", png.len());
        // Width and height stand at the head of a PNG file.
        let size =
            [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")));
        assert_eq!(size, [1200, 630], "{picture}");
        pictures.insert(file.canonicalize().expect("a file"));
        // The site does not know its own address.
        assert!(!page.html.contains("json+oembed"), "{}", page.file);
    }
    assert!(pictures.len() > 70, "{}", pictures.len());
}

/// A messenger shows the description alone: it is whole sentences, and says what this example is about.
#[test]
fn an_example_is_described_in_whole_sentences() {
    let examples = examples();
    let mut of_positions = 0;
    for page in &examples {
        let about = told(page, "og:description");
        let (stop, start) = match page.address.language {
            Language::En => (". ", "Step through it"),
            _ => ("。", "一步一步看，也能"),
        };
        assert!(!about.contains('$'), "{}: {about}", page.file);
        assert!(
            about.ends_with(['.', '。', '?', '？']),
            "{}: {about}",
            page.file
        );
        let Some(at) = about.find(start) else {
            continue;
        };
        of_positions += 1;
        assert!(at > 0, "{}: it says nothing of its own", page.file);
        assert!(about[..at].ends_with(stop), "{}: {about}", page.file);
    }
    let rest = examples.len() - of_positions;
    assert!(rest > 20, "tables and numbers begin with their own words");
    assert!(of_positions > 150, "{of_positions}");
}

#[test]
fn every_example_has_a_page_of_its_own_in_every_language() {
    let examples = examples();
    assert!(examples.len() >= 3 * 70);
    for language in Language::WITH_PAGES {
        let of = examples
            .iter()
            .filter(|page| page.address.language == language);
        let about: Vec<_> = of.clone().map(|page| told(page, "og:title")).collect();
        let different: BTreeSet<_> = about.iter().collect();
        assert!(
            different.len() * 10 > about.len() * 9,
            "titles are too much alike: {about:?}"
        );
        for page in of {
            let Page::Example(name) = page.address.page else {
                unreachable!()
            };
            assert_eq!(values(&page.html, "data-example"), [name], "{}", page.file);
            let (article, _) = name.split_once('/').expect("ARTICLE/EXAMPLE");
            let links = values(&page.html, "href");
            let folder = format!("articles/{article}/");
            assert!(
                links
                    .iter()
                    .any(|link| link.contains(&folder) && link.contains('#')),
                "{}: no way to its section",
                page.file
            );
            for other in Language::WITH_PAGES {
                let link = page.address.link_to_language(other);
                assert!(links.contains(&link.as_str()), "{}: no {link}", page.file);
            }
        }
    }
}
