//! Articles as books: the contents at the article's address, and a page for each chapter.

use crate::html::{name, tags, value, values};
use crate::{Written, articles, pages, project};
use nian_site::{Address, Articles, Page};
use nian_words::Language;

/// What the file of a chapter may weigh, in bytes.
const MOST: u64 = 400_000;

#[test]
fn four_articles_have_twenty_six_chapters() {
    let counts: Vec<_> = articles()
        .iter()
        .map(|article| (article.slug, article.chapters.len()))
        .collect();
    assert_eq!(
        counts,
        [
            ("nim-and-variants", 14),
            ("odd-even-two-sides", 6),
            ("fibonacci-nim", 3),
            ("odd-total", 3)
        ]
    );
}

#[test]
fn every_section_stands_in_one_chapter_and_on_the_contents_page() {
    for language in Language::WITH_PAGES {
        let read = Articles::read(&project().join("www/articles"), language).expect("the articles");
        for (slug, article) in read.iter() {
            let contents = at(language, Page::Article(slug));
            let chapters: Vec<_> = article
                .chapters
                .iter()
                .map(|chapter| at(language, Page::Chapter(slug, chapter.name)))
                .collect();
            for section in &article.sections {
                let id = format!("{slug}#{}", section.id);
                let within = |page: &&Written| parts(page).contains(&section.id.as_str());
                assert_eq!(chapters.iter().filter(within).count(), 1, "{id}");
                let named = tags(&contents.html)
                    .filter(|tag| name(tag) == "a" && value(tag, "id") == Some(&section.id));
                assert_eq!(named.count(), 1, "{id}: a line of the contents");
            }
            let ids = chapters.iter().flat_map(parts);
            assert_eq!(ids.count(), article.sections.len(), "{slug}");
        }
    }
}

/// No identifier of the contents page is there twice, so that an address leads to the line it means.
#[test]
fn identifiers_are_unique() {
    for page in pages().iter().filter(|page| is_of_an_article(page)) {
        let mut ids = values(&page.html, "id");
        ids.sort_unstable();
        let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "{}", page.file);
    }
}

#[test]
fn chapters_lead_to_one_another() {
    for language in Language::WITH_PAGES {
        let own = |page| Address { language, page };
        for (place, article) in articles().iter().enumerate() {
            for (index, chapter) in article.chapters.iter().enumerate() {
                let page = Page::Chapter(article.slug, chapter);
                let written = at(language, page);
                let to = |page| own(written.address.page).link_to_page(page);
                let beside = |at: Option<usize>| {
                    let name = article.chapters.get(at?)?;
                    Some(Page::Chapter(article.slug, name))
                };
                let after = articles().get(place + 1);
                let next = beside(Some(index + 1)).unwrap_or(match after {
                    Some(article) => Page::Article(article.slug),
                    None => Page::Articles,
                });
                let previous = beside(index.checked_sub(1));
                assert_eq!(link(&written, "prev"), previous.map(to), "{}", written.file);
                assert_eq!(link(&written, "next"), Some(to(next)), "{}", written.file);
            }
        }
    }
}

#[test]
fn a_text_is_found_by_its_chapters_and_its_contents() {
    for page in pages().iter().filter(|page| is_of_an_article(page)) {
        let canonical = tags(&page.html)
            .find(|tag| value(tag, "rel") == Some("canonical"))
            .and_then(|tag| value(tag, "href"));
        let whole = matches!(page.address.page, Page::Whole(_));
        let of = match page.address.page {
            Page::Whole(slug) => Page::Article(slug),
            page => page,
        };
        let link = page.address.link_to_page(of);
        assert_eq!(canonical, Some(link.as_str()), "{}", page.file);
        let hidden = tags(&page.html).any(|tag| value(tag, "content") == Some("noindex"));
        assert_eq!(hidden, whole, "{}", page.file);
    }
}

/// Tasks are those at the end of the chapter's last section that has some.
#[test]
fn five_tasks_are_of_the_chapters_own_kind() {
    let tasks = |name| {
        let page = at(Language::En, Page::Chapter("nim-and-variants", name));
        let (_, end) = page
            .html
            .split_once("class=\"chapter-end\"")
            .expect("an end");
        let links = values(end, "href").into_iter();
        links
            .filter_map(|link| link.split_once("practice/?"))
            .map(|(_, query)| query.replace("&amp;", "&"))
            .next()
    };
    assert_eq!(tasks("nim").as_deref(), Some("skill=columns&v=2"));
    assert_eq!(
        tasks("one-heap").as_deref(),
        Some("skill=outcome&rules=subtraction.1-3&v=2")
    );
    assert_eq!(tasks("several-dice"), None, "it has none");
}

#[test]
fn every_chapter_has_its_plate() {
    for article in articles() {
        let page = at(Language::ZhHant, Page::Article(article.slug));
        let plates = page.html.matches("class=\"nian-card picture\"").count();
        let empty = page
            .html
            .matches("class=\"nian-card picture\" aria-hidden=\"true\"></div>")
            .count();
        assert_eq!(
            (plates, empty),
            (article.chapters.len(), 0),
            "{}",
            page.file
        );
    }
}

#[test]
fn chapters_are_light() {
    for page in pages() {
        if let Page::Chapter(..) = page.address.page {
            let bytes = page.html.len() as u64;
            assert!(bytes <= MOST, "{}: {bytes} bytes", page.file);
        }
    }
}

fn is_of_an_article(page: &Written) -> bool {
    page.address.page.article().is_some()
}

fn at(language: Language, page: Page) -> Written {
    Written::read(Address { language, page })
}

/// The anchors of a chapter's sections.
fn parts(page: &Written) -> Vec<&str> {
    tags(&page.html)
        .filter(|tag| value(tag, "class") == Some("part"))
        .filter_map(|tag| value(tag, "id"))
        .collect()
}

/// Where the way on or back leads.
fn link(page: &Written, rel: &str) -> Option<String> {
    let mut links = tags(&page.html).filter(|tag| name(tag) == "a");
    let link = links.find(|tag| value(tag, "rel") == Some(rel))?;
    value(link, "href").map(str::to_owned)
}
