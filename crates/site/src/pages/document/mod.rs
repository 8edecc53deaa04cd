mod head;
mod titles;

pub(crate) use head::STYLES_ALLOWED;
pub(crate) use titles::title;

use super::article::{ArticleProps, ChapterPage, ContentsPage, WholePage, absent};
use super::articles::ArticlesPage;
use super::checked::Checked;
use super::class::Class;
use super::footer::Footer;
use super::glossary::Glossary;
use super::header::Header;
use super::home::Home;
use super::live::theme_and_card_styles;
use super::make::Make;
use super::manual::ManualPage;
use super::moved::Moved;
use super::play::Play;
use super::practice::Practice;
use super::props::DocumentProps;
use super::record::RecordPage;
use super::show::Show;
use super::teach::PlanPage;
use crate::{Address, Page};
use head::{document_head, page_script};
use nian_words::EveryPage;
use yew::prelude::*;

/// A whole HTML file.
#[component]
pub(crate) fn Document(props: &DocumentProps) -> Html {
    let DocumentProps {
        address,
        articles,
        library,
        ..
    } = props.clone();
    let language = address.language;
    let page = match address.page {
        Page::Home => html! { <Home {address} articles={articles.clone()} /> },
        Page::Articles => html! { <ArticlesPage {address} articles={articles.clone()} /> },
        Page::Article(slug) | Page::Chapter(slug, _) | Page::Whole(slug) => {
            article_page(props, slug)
        }
        Page::Play => html! { <Play {address} articles={articles.clone()} /> },
        Page::Practice => html! { <Practice {address} /> },
        Page::Record => html! { <RecordPage {address} /> },
        Page::Lab | Page::Tables | Page::Numbers | Page::Teach => html! { <Moved {address} /> },
        Page::Checked => html! { <Checked {address} articles={articles.clone()} {library} /> },
        Page::Glossary => html! { <Glossary {address} articles={articles.clone()} /> },
        Page::Class => html! { <Class {address} articles={articles.clone()} /> },
        Page::Plan(id) => html! { <PlanPage {address} {id} articles={articles.clone()} /> },
        Page::Embed | Page::Manual(_) => {
            html! { <ManualPage {address} manual={props.manual.clone()} {library} /> }
        }
        Page::Make => html! { <Make {address} /> },
        Page::Show | Page::Example(_) => html! { <Show {address} articles={articles.clone()} /> },
    };
    // On a page with only a board, its keys work wherever the focus is.
    let alone = alone(address);
    let keys = (alone || address.page == Page::Play).then_some("page");
    let app = match address.page {
        Page::Practice => Some(nian_app::practice::NAME),
        Page::Record => Some(nian_app::record::NAME),
        Page::Play => Some(nian_app::play::NAME),
        Page::Make => Some(nian_app::make::NAME),
        Page::Class => Some(nian_app::class::NAME),
        _ => None,
    };
    // The worker that the app asks, and what it asks it as.
    let (searcher, version) = &props.searcher;
    let searcher = app.map(|_| address.link_to(searcher));
    let version = app.map(|_| version.to_string());
    // No service worker during development, so that changes are seen at once.
    let worker = props.bundled.then(|| address.link_to("sw.js"));
    let cards = props.cards.as_deref().map(|file| address.link_to(file));
    html! {
        // A browser's translation changes `lang`; scripts choose their words by `data-lang`.
        <html lang={address.language.tag()} data-lang={address.language.tag()} class="nian" data-theme="auto"
            data-nian-keys={keys} data-nian-app={app} data-nian-wasm={props.app.clone().map(AttrValue::Rc)} data-worker={worker} data-searcher={searcher}
            data-version={version} data-cards={cards}>
            { document_head(props) }
            <body>
                if alone {
                    <main>{ page }</main>
                    // At the end, so that the page's few words are shown before it is loaded, as on other pages.
                    <script src={address.link_to("theme.js")}></script>
                } else {
                    <a class="skip" href="#main">{ language.among(&EveryPage::SKIP) }</a>
                    <Header {address} />
                    if !matches!(address.page, Page::Home | Page::Chapter(..) | Page::Whole(_)) {
                        { theme_and_card_styles(address) }
                    }
                    // It blocks, as what it hides is not to be seen first; the head of the page is painted before.
                    if address.page == Page::Play {
                        <script src={address.link_to("view.js")}></script>
                    }
                    <main id="main" tabindex="-1">{ for absent(address) }{ page }</main>
                    <Footer {address} />
                }
                if is_text(address) {
                    { page_script(props) }
                }
            </body>
        </html>
    }
}

/// A page of an article.
fn article_page(props: &DocumentProps, slug: &'static str) -> Html {
    let DocumentProps {
        address,
        articles,
        library,
        ..
    } = props.clone();
    let Some(article) = articles.get(slug).cloned() else {
        return Html::default();
    };
    let of = ArticleProps {
        address,
        slug,
        articles,
        article,
        library,
    };
    match address.page {
        Page::Chapter(..) => html! { <ChapterPage ..of /> },
        Page::Whole(_) => html! { <WholePage ..of /> },
        _ => html! { <ContentsPage ..of /> },
    }
}

/// Whether the page is text with examples.
fn is_text(address: Address) -> bool {
    matches!(address.page, Page::Chapter(..) | Page::Whole(_))
}

/// Whether the page has a single widget and nothing else.
fn alone(address: Address) -> bool {
    matches!(address.page, Page::Show | Page::Example(_))
}

#[cfg(test)]
mod tests {
    use super::Document;
    use crate::pages::DocumentProps;
    use crate::render::render;
    use crate::{Address, Article, Articles, Library, Manual, Page};
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
                page: Page::Whole("nim-and-variants"),
            },
            articles: Rc::new(Articles::of([(
                "nim-and-variants",
                article.expect("a well-formed article"),
            )])),
            library: Rc::new(Library::default()),
            manual: Rc::new(Manual::default()),
            ahead: Rc::new([]),
            cards: None,
            app: None,
            searcher: Default::default(),
            picture: None,
            site_url: None,
            bundled: true,
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
