//! What messengers show beside a link to a page, and what other sites need to take an example in.

use super::document::DocumentProps;
use crate::Page;
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// Title, description and picture. Addresses here are to be absolute; where the site does not know its own, the
/// picture's is relative, which some understand.
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

/// `html!` knows no attribute that is called `property`.
fn property(name: &'static str, content: String) -> Html {
    let mut tag = VTag::new("meta");
    tag.add_attribute("property", name);
    tag.add_attribute("content", content);
    tag.into()
}
