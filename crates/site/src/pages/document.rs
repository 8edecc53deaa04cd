use super::article::ArticlePage;
use super::footer::Footer;
use super::header::Header;
use super::home::Home;
use super::play::Play;
use crate::{Address, Article, Library, Page};
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The widgets need no more than their own host; the loader compiles wasm.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    base-uri 'none'; form-action 'self'";

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DocumentProps {
    /// Which page, in which language.
    pub(crate) address: Address,
    /// The article, in that language.
    pub(crate) article: Rc<Article>,
    /// The lessons that examples are taken from.
    pub(crate) library: Rc<Library>,
}

/// A whole HTML file.
#[component]
pub(crate) fn Document(props: &DocumentProps) -> Html {
    let DocumentProps {
        address,
        article,
        library,
    } = props.clone();
    let words = address.language.pages();
    let page = match address.page {
        Page::Home => html! { <Home {address} {article} /> },
        Page::Article(slug) => html! { <ArticlePage {address} {slug} {article} {library} /> },
        Page::Play => html! { <Play {address} /> },
    };
    // Where the board is all there is, its keys work wherever the focus is.
    let keys = (address.page == Page::Play).then_some("page");
    html! {
        <html lang={address.language.tag()} class="nian" data-theme="auto" data-nian-keys={keys}>
            { head(props) }
            <body>
                <a class="skip" href="#main">{ words.skip() }</a>
                <Header {address} />
                <main id="main" tabindex="-1">{ page }</main>
                <Footer {address} />
            </body>
        </html>
    }
}

fn head(props: &DocumentProps) -> Html {
    let address = props.address;
    let (title, description) = title_and_description(props);
    let alternates = Language::ALL.map(|language| {
        html! {
            <link rel="alternate" hreflang={language.tag()} href={address.link_to_language(language)} />
        }
    });
    html! {
        <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta http-equiv="Content-Security-Policy" content={POLICY} />
            <meta name="color-scheme" content="light dark" />
            <title>{ title }</title>
            <meta name="description" content={description} />
            <link rel="icon" type="image/svg+xml" href={address.link_to("icon.svg")} />
            { for alternates }
            <link rel="stylesheet" href={address.link_to("nian.css")} />
            <link rel="stylesheet" href={address.link_to("page.css")} />
            // Before the first paint: the theme that the reader has chosen.
            <script src={address.link_to("page.js")}></script>
            <script type="module" src={address.link_to("nian.js")}></script>
        </head>
    }
}

fn title_and_description(props: &DocumentProps) -> (String, String) {
    let words = props.address.language.pages();
    match props.address.page {
        Page::Home => (words.home_title().into(), words.home_description().into()),
        Page::Article(_) => (
            format!("{} · {}", props.article.title, words.name()),
            props.article.summary.clone(),
        ),
        Page::Play => (
            format!("{} · {}", words.play_title(), words.name()),
            words.play_description().into(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::{Document, DocumentProps};
    use crate::render::render;
    use crate::{ARTICLE, Address, Article, Library, Page};
    use nian_words::Language;
    use std::rc::Rc;

    #[tokio::test(flavor = "current_thread")]
    async fn text_is_never_read_as_markup() {
        let markdown =
            "# 1 < 2 & \"3\" \\</title>\n\nA \"quoted\" `<b>` word.\n\n## 4 < 5 {#four}\n";
        let article = Article::parse(markdown, Language::ZhHans);
        let props = DocumentProps {
            address: Address {
                language: Language::En,
                page: Page::Article(ARTICLE),
            },
            article: Rc::new(article.expect("a well-formed article")),
            library: Rc::new(Library::default()),
        };
        let html = tokio::task::LocalSet::new()
            .run_until(render::<Document>(props))
            .await;
        assert!(
            html.contains("<title>1 &lt; 2 &amp; \"3\" &lt;/title&gt;"),
            "{html}"
        );
        assert!(
            html.contains("content=\"A &quot;quoted&quot; &lt;b&gt; word.\""),
            "{html}"
        );
        assert!(html.contains("<code>&lt;b&gt;</code>"), "{html}");
        assert!(html.contains("4 &lt; 5"), "{html}");
    }
}
