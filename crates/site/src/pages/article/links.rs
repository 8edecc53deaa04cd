//! The links in an article's prose. There they are relative to the article's own address; its text is shown by several
//! pages.

use super::ArticleProps;
use crate::{Address, Page};

/// The same HTML with links that hold on this page.
pub(super) fn relinked(props: &ArticleProps, html: &str) -> String {
    const HREF: &str = "href=\"";
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once(HREF) {
        let Some((link, after)) = after.split_once('"') else {
            break;
        };
        text.push_str(before);
        text.push_str(HREF);
        text.push_str(&resolved(props, link));
        text.push('"');
        rest = after;
    }
    text + rest
}

/// A link as this page has it. What is no address below the site's root stays as it is.
fn resolved(props: &ArticleProps, link: &str) -> String {
    let address = props.address;
    if let Some(id) = link.strip_prefix('#') {
        return section(props, props.slug, id);
    }
    if link.starts_with('/') || link.contains("://") || link.starts_with("mailto:") {
        return link.to_owned();
    }
    let (path, id) = link.split_once('#').unwrap_or((link, ""));
    let from = Page::Article(props.slug);
    let Some(path) = joined(
        &Address {
            page: from,
            ..address
        }
        .folder(),
        path,
    ) else {
        return link.to_owned();
    };
    let mut slugs = props.articles.iter().map(|(slug, _)| slug);
    let article = slugs.find(|&slug| {
        let page = Page::Article(slug);
        Address { page, ..address }.folder() == path
    });
    match article {
        Some(slug) if !id.is_empty() => section(props, slug, id),
        _ if id.is_empty() => address.link_to(&path),
        _ => format!("{}#{id}", address.link_to(&path)),
    }
}

/// The link to a section; of this page itself the anchor alone.
fn section(props: &ArticleProps, slug: &'static str, id: &str) -> String {
    let here = match props.address.page {
        Page::Whole(own) => own == slug,
        Page::Chapter(own, name) => {
            let chapter = props.article.chapter_with(id);
            own == slug && chapter.is_some_and(|chapter| chapter.name == name)
        }
        _ => false,
    };
    if here {
        return format!("#{id}");
    }
    props.articles.link_to_section(props.address, (slug, id))
}

/// A relative path from a folder, without steps upwards; `None` if it leads above the root.
fn joined(folder: &str, path: &str) -> Option<String> {
    let mut folders: Vec<_> = folder.split_terminator('/').collect();
    let mut rest = path;
    loop {
        if let Some(after) = rest.strip_prefix("../") {
            folders.pop()?;
            rest = after;
        } else if let Some(after) = rest.strip_prefix("./") {
            rest = after;
        } else {
            break;
        }
    }
    let mut joined: String = folders.iter().map(|folder| format!("{folder}/")).collect();
    joined.push_str(rest);
    Some(joined)
}

#[cfg(test)]
mod tests {
    use super::super::ArticleProps;
    use super::{joined, relinked};
    use crate::{Address, Article, Articles, Library, Page};
    use nian_words::Language;
    use std::path::Path;
    use std::rc::Rc;

    fn props(page: Page) -> ArticleProps {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        let articles = Articles::read(&folder, Language::En).expect("the articles");
        let article: Rc<Article> = articles
            .get("nim-and-variants")
            .expect("it is there")
            .clone();
        ArticleProps {
            address: Address {
                language: Language::En,
                page,
            },
            slug: "nim-and-variants",
            articles: Rc::new(articles),
            article,
            library: Rc::new(Library::default()),
        }
    }

    #[test]
    fn links_of_the_prose_hold_on_every_page() {
        const NIM: &str = "nim-and-variants";
        let chapter = |name| props(Page::Chapter(NIM, name));
        for (page, written, link) in [
            (props(Page::Whole(NIM)), "#ex1", "#ex1"),
            (chapter("nim"), "#ex1", "#ex1"),
            (
                chapter("dice"),
                "#ex1",
                "../../../../en/articles/nim-and-variants/nim/#ex1",
            ),
            (
                props(Page::Article(NIM)),
                "#ex1",
                "../../../en/articles/nim-and-variants/nim/#ex1",
            ),
            (
                chapter("nim"),
                "../odd-total/#fifteen",
                "../../../../en/articles/odd-total/problem/#fifteen",
            ),
            (
                chapter("nim"),
                "../odd-total/",
                "../../../../en/articles/odd-total/",
            ),
            (
                chapter("nim"),
                "../../tables/?of=dice",
                "../../../../en/tables/?of=dice",
            ),
            (
                chapter("nim"),
                "https://example.org/#ex1",
                "https://example.org/#ex1",
            ),
        ] {
            let html = format!("<p><a href=\"{written}\">x</a></p>");
            assert_eq!(
                relinked(&page, &html),
                format!("<p><a href=\"{link}\">x</a></p>")
            );
        }
        assert_eq!(relinked(&chapter("nim"), "<p>href=\""), "<p>href=\"");
    }

    #[test]
    fn a_path_does_not_lead_above_the_root() {
        assert_eq!(
            joined("articles/a/", "../b/"),
            Some("articles/b/".to_owned())
        );
        assert_eq!(joined("a/", "../../b/"), None);
        assert_eq!(joined("a/", "./b/"), Some("a/b/".to_owned()));
    }
}
