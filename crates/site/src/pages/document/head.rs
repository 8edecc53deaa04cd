//! The head of a page: what it loads, and what others find it by.

use super::titles::title_and_description;
use super::{alone, is_text};
use crate::install::{MANIFEST, PAPER};
use crate::pages::article::chapter_map;
use crate::pages::moved::moved;
use crate::pages::preview::preview;
use crate::pages::props::DocumentProps;
use crate::{Address, LESSON_PLANS, Page};
use nian_words::Language;
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// The widgets need only their own host; the loader compiles wasm.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    base-uri 'none'; form-action 'self'";

/// The directive on styles; the finished site adds the hashes of inline styles.
pub(crate) const STYLES_ALLOWED: &str = "style-src 'self'";

/// The head of a page, as it is for everybody.
pub(super) fn document_head(props: &DocumentProps) -> Html {
    let address = props.address;
    let article = is_text(address);
    let (title, description) = title_and_description(props);
    let alternates = Language::WITH_PAGES.map(|language| {
        // Search engines want whole addresses.
        let href = match &props.site_url {
            Some(site) => format!(
                "{site}{}",
                Address {
                    language,
                    ..address
                }
                .folder()
            ),
            None => address.link_to_language(language),
        };
        html! { <link rel="alternate" hreflang={language.tag()} {href} /> }
    });
    html! {
        <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta http-equiv="Content-Security-Policy" content={POLICY} />
            <meta name="color-scheme" content="light dark" />
            { for leads_on(address) }
            { for leads_to_chapters(props) }
            <title>{ &title }</title>
            <meta name="description" content={description.clone()} />
            { preview(props, &title, &description) }
            <link rel="icon" type="image/svg+xml" href={address.link_to("icon.svg")} />
            <link rel="apple-touch-icon" href={address.link_to("icon-maskable.png")} />
            <link rel="manifest" href={manifest(address)} />
            { for PAPER.iter().zip(["light", "dark"]).map(theme_colour) }
            { for alternates }
            { for canonical(props) }
            { for address.page.styles().iter().map(|file| html! {
                <link rel="stylesheet" href={address.link_to(file)} />
            }) }
            // Nobody waits for these.
            if !alone(address) {
                <link rel="stylesheet" href={address.link_to("print.css")} media="print" />
            }
            if !matches!(address.page, Page::Article(_)) {
                { early(address) }
            }
            { for props.ahead.iter().map(|file| ahead(address, file)) }
            // An article is long: its widgets need not wait for its last line, and page.js follows. On other pages
            // page.js first sets up the widget by the address.
            if !article {
                { page_script(props) }
            }
            <script type="module" async={article} src={address.link_to("nian.js")}></script>
            // The script that `page.js` imports on these pages.
            if matches!(address.page, Page::Embed | Page::Manual(_)) {
                { ahead(address, "embed.js") }
            }
        </head>
    }
}

/// The web app manifest of the page's language.
fn manifest(address: Address) -> String {
    address.link_to(&format!("{}{MANIFEST}", address.language.folder()))
}

/// The colour of a phone's browser bars.
fn theme_colour((colour, scheme): (&&'static str, &str)) -> Html {
    html! { <meta name="theme-color" content={*colour} media={format!("(prefers-color-scheme: {scheme})")} /> }
}

/// A deferred script: it runs when the page has been parsed.
pub(super) fn page_script(props: &DocumentProps) -> Html {
    let kind = (!props.bundled).then_some("module");
    html! { <script defer=true type={kind} src={props.address.link_to("page.js")}></script> }
}

/// Preloads what blocks the first render. A page shows its first words only after theme and styles are loaded; but a
/// browser's preload scanner stops at a policy in a page.
fn early(address: Address) -> Html {
    let theme = preload("script", address.link_to("theme.js"));
    if alone(address) {
        // The page has no card until its script makes one, so it does not wait for the cards' styles.
        return theme.into();
    }
    let styles = ["nian.css", "board.css"].map(|name| preload("style", address.link_to(name)));
    let own = match address.page {
        Page::Home => Some("returning.js"),
        Page::Play => Some("view.js"),
        _ => None,
    };
    let own = own.map(|name| preload("script", address.link_to(name)));
    html! { <>{ for own.map(Html::from) }{ Html::from(theme) }{ for styles.map(Html::from) }</> }
}

/// The script that leads an address with a section's anchor to the section's chapter. It blocks, so that nothing is
/// painted before. What the chapter needs, too, is fetched meanwhile.
fn leads_to_chapters(props: &DocumentProps) -> Option<Html> {
    let address = props.address;
    let Page::Article(slug) = address.page else {
        return None;
    };
    let map = chapter_map(props.articles.get(slug)?);
    let src = address.link_to("chapters.js");
    Some(html! {
        <>
            { early(address) }
            <link rel="modulepreload" href={address.link_to("nian.js")} />
            <script {src} data-map={map}></script>
        </>
    })
}

/// The script that leads the address of a page that has moved to where it is now. It blocks, too.
fn leads_on(address: Address) -> Option<Html> {
    let to = moved(address.page)?;
    let (src, page) = (address.link_to("moved.js"), address.link_to_page(to.page));
    let asks = to.view.map(|view| format!("view={view}"));
    // The fragments that were plans.
    let plans = LESSON_PLANS.map(|plan| plan.id).join("|");
    let plans = (to.page == Page::Class).then(|| format!("^#({plans})$"));
    Some(html! { <script {src} data-to={page} data-asks={asks} data-plans={plans}></script> })
}

/// The address under which a text is to be found: all of an article in one page is found by its contents.
fn canonical(props: &DocumentProps) -> Option<Html> {
    let page = match props.address.page {
        Page::Whole(slug) => Page::Article(slug),
        page @ (Page::Article(_) | Page::Chapter(..)) => page,
        _ => return None,
    };
    let address = Address {
        page,
        ..props.address
    };
    let href = match &props.site_url {
        Some(site) => format!("{site}{}", address.folder()),
        None => props.address.link_to_page(page),
    };
    let indexed = page == props.address.page;
    Some(html! {
        <>
            <link rel="canonical" {href} />
            if !indexed {
                <meta name="robots" content="noindex" />
            }
        </>
    })
}

/// The preload of a file that the page's first widget needs. In an article the widget is near the viewport only if that
/// is wide.
fn ahead(address: Address, file: &str) -> Html {
    let link = address.link_to(file);
    if file.ends_with(".js") {
        return html! { <link rel="modulepreload" href={link} /> };
    }
    let mut preload = preload("fetch", link);
    preload.add_attribute("crossorigin", "anonymous");
    if is_text(address) {
        preload.add_attribute("media", "(min-width: 60rem)");
    }
    preload.into()
}

/// Built as a `VTag`, because `html!` does not accept the attribute `as`.
fn preload(kind: &'static str, link: String) -> VTag {
    let mut tag = VTag::new("link");
    tag.add_attribute("rel", "preload");
    tag.add_attribute("as", kind);
    tag.add_attribute("href", link);
    tag
}
