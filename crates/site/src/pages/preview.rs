//! The metadata by which messengers preview a link to a page, and by which other sites embed an example.

use super::props::DocumentProps;
use crate::Page;
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// Title, description and picture. Addresses here should be absolute; if the site's address is unknown, the picture's
/// is relative, which some messengers accept.
pub(super) fn preview(props: &DocumentProps, title: &str, description: &str) -> Html {
    let mut tags = vec![
        property("og:title", title.to_owned()),
        property("og:description", description.to_owned()),
    ];
    if let Some(file) = &props.picture {
        let place = match &props.site_url {
            Some(url) => format!("{url}{file}"),
            None => props.address.link_to(file),
        };
        tags.push(property("og:image", place));
        tags.push(html! { <meta name="twitter:card" content="summary_large_image" /> });
    }
    if let (Some(url), Page::Example(name)) = (&props.site_url, props.address.page) {
        let href = format!("{url}{}", crate::oembed::path(props.address.language, name));
        let title = title.to_owned();
        tags.push(html! { <link rel="alternate" type="application/json+oembed" {href} {title} /> });
    }
    tags.into_iter().collect()
}

/// Built as a `VTag`, because `html!` does not accept the attribute `property`.
fn property(name: &'static str, content: String) -> Html {
    let mut tag = VTag::new("meta");
    tag.add_attribute("property", name);
    tag.add_attribute("content", content);
    tag.into()
}

#[cfg(test)]
mod tests {
    use super::preview;
    use crate::pages::DocumentProps;
    use crate::{Address, Articles, Library, Manual, Page};
    use nian_words::Language;
    use std::rc::Rc;
    use yew::prelude::*;

    #[component]
    fn Head(props: &DocumentProps) -> Html {
        preview(props, "1 < 2", "three")
    }

    async fn told(site_url: Option<&str>) -> String {
        let props = DocumentProps {
            address: Address {
                language: Language::En,
                page: Page::Example("a/b"),
            },
            articles: Rc::new(Articles::default()),
            library: Rc::new(Library::default()),
            manual: Rc::new(Manual::default()),
            ahead: Rc::new([]),
            cards: None,
            app: None,
            searcher: Default::default(),
            picture: Some("previews/a/b-1.png".into()),
            site_url: site_url.map(Into::into),
            bundled: true,
        };
        let local = tokio::task::LocalSet::new();
        local.run_until(crate::render::render::<Head>(props)).await
    }

    #[tokio::test(flavor = "current_thread")]
    async fn a_site_that_knows_its_address_tells_it() {
        let told = told(Some("https://example.org/nian/")).await;
        for part in [
            "content=\"1 &lt; 2\"",
            "content=\"https://example.org/nian/previews/a/b-1.png\"",
            "type=\"application/json+oembed\" href=\"https://example.org/nian/oembed/en/a/b.json\"",
        ] {
            assert!(told.contains(part), "{told}");
        }
    }

    #[tokio::test(flavor = "current_thread")]
    async fn one_that_does_not_is_told_from_the_page() {
        let told = told(None).await;
        assert!(
            told.contains("content=\"../../../../previews/a/b-1.png\""),
            "{told}"
        );
        assert!(!told.contains("oembed"), "{told}");
    }
}
