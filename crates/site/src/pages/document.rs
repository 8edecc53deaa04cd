use super::article::{
    ArticleProps, ChapterPage, ContentsPage, WholePage, absent, chapter_map, place,
};
use super::articles::ArticlesPage;
use super::checked::Checked;
use super::class::Class;
use super::footer::Footer;
use super::glossary::Glossary;
use super::header::Header;
use super::home::Home;
use super::lab::Lab;
use super::live::theme_and_card_styles;
use super::make::Make;
use super::manual::ManualPage;
use super::numbers::Numbers;
use super::play::Play;
use super::practice::Practice;
use super::preview::preview;
use super::props::DocumentProps;
use super::show::{Show, section};
use super::tables::Tables;
use super::teach::Teach;
use crate::install::{MANIFEST, PAPER};
use crate::{Address, Page};
use nian_lessons::Subject;
use nian_words::{
    ArticlePage, ClaimPage, ClassPage, Embedding, EveryPage, HomePage, Language, MakePage,
    NumberPage, PlayPage, PracticePage, ShowPage, TablePage, TeachPage, TermPage, Text,
};
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// The widgets need only their own host; the loader compiles wasm.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    base-uri 'none'; form-action 'self'";

/// The directive on styles; the finished site adds the hashes of inline styles.
pub(crate) const STYLES_ALLOWED: &str = "style-src 'self'";

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
        Page::Play => html! { <Play {address} /> },
        Page::Practice => html! { <Practice {address} /> },
        Page::Lab => html! { <Lab {address} articles={articles.clone()} /> },
        Page::Tables => html! { <Tables {address} articles={articles.clone()} /> },
        Page::Numbers => html! { <Numbers {address} articles={articles.clone()} /> },
        Page::Checked => html! { <Checked {address} articles={articles.clone()} {library} /> },
        Page::Glossary => html! { <Glossary {address} articles={articles.clone()} /> },
        Page::Teach => html! { <Teach {address} articles={articles.clone()} /> },
        Page::Class => html! { <Class {address} /> },
        Page::Embed | Page::Manual(_) => {
            html! { <ManualPage {address} manual={props.manual.clone()} {library} /> }
        }
        Page::Make => html! { <Make {address} /> },
        Page::Show | Page::Example(_) => html! { <Show {address} articles={articles.clone()} /> },
    };
    // On a page with only a board, its keys work wherever the focus is.
    let alone = alone(address);
    let keys = (alone || matches!(address.page, Page::Play | Page::Lab)).then_some("page");
    let app = matches!(address.page, Page::Practice).then_some(nian_app::practice::NAME);
    // No service worker during development, so that changes are seen at once.
    let worker = props.bundled.then(|| address.link_to("sw.js"));
    let cards = props.cards.as_deref().map(|file| address.link_to(file));
    html! {
        // A browser's translation changes `lang`; scripts choose their words by `data-lang`.
        <html lang={address.language.tag()} data-lang={address.language.tag()} class="nian" data-theme="auto"
            data-nian-keys={keys} data-nian-app={app} data-worker={worker} data-cards={cards}>
            { head(props) }
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

fn head(props: &DocumentProps) -> Html {
    let address = props.address;
    let article = is_text(address);
    let (title, description) = title_and_description(props);
    let alternates = Language::WITH_PAGES.map(|language| {
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
            { for next_chapter(props) }
            { for address.page.styles().iter().map(|file| html! {
                <link rel="stylesheet" href={address.link_to(file)} />
            }) }
            // Nobody waits for these.
            if !alone(address) {
                <link rel="stylesheet" href={address.link_to("print.css")} media="print" />
            }
            { early(address) }
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
            if address.page == Page::Practice {
                { ahead(address, "practice.js") }
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
fn page_script(props: &DocumentProps) -> Html {
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
    let home = address.page == Page::Home;
    let returning = home.then(|| preload("script", address.link_to("returning.js")));
    html! { <>{ for returning.map(Html::from) }{ Html::from(theme) }{ for styles.map(Html::from) }</> }
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

/// The script that leads an address with a section's anchor to the section's chapter. It blocks, so that nothing is
/// painted before.
fn leads_to_chapters(props: &DocumentProps) -> Option<Html> {
    let Page::Article(slug) = props.address.page else {
        return None;
    };
    let map = chapter_map(props.articles.get(slug)?);
    let src = props.address.link_to("chapters.js");
    Some(html! { <script {src} data-map={map}></script> })
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

/// The chapter after this one, fetched when the page is at rest.
fn next_chapter(props: &DocumentProps) -> Option<Html> {
    let Page::Chapter(slug, name) = props.address.page else {
        return None;
    };
    let mut chapters = props.articles.get(slug)?.chapters.iter();
    chapters.find(|chapter| chapter.name == name)?;
    let next = Page::Chapter(slug, chapters.next()?.name);
    Some(html! { <link rel="prefetch" href={props.address.link_to_page(next)} /> })
}

/// Whether the page has a single widget and nothing else.
fn alone(address: Address) -> bool {
    matches!(address.page, Page::Show | Page::Example(_))
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

/// The title of a page for other sites.
pub(crate) fn title(props: &DocumentProps) -> String {
    title_and_description(props).0
}

fn title_and_description(props: &DocumentProps) -> (String, String) {
    let language = props.address.language;
    let of =
        |title: &Text, about: &Text| (language.among(title).into(), language.among(about).into());
    let (title, description): (String, String) = match props.address.page {
        Page::Home => {
            return (
                language.among(&HomePage::TITLE).into(),
                language.among(&HomePage::DESCRIPTION).into(),
            );
        }
        Page::Articles => of(&HomePage::ALL_ARTICLES, &HomePage::PROMISE),
        Page::Article(slug) => match props.articles.get(slug) {
            Some(article) => (article.title.clone(), article.summary.clone()),
            None => <_>::default(),
        },
        Page::Whole(slug) => match props.articles.get(slug) {
            Some(article) => {
                let all = language.among(&ArticlePage::ALL_IN_ONE);
                (
                    format!("{} · {all}", article.title),
                    article.summary.clone(),
                )
            }
            None => <_>::default(),
        },
        Page::Chapter(slug, name) => chapter(props, slug, name).unwrap_or_default(),
        Page::Play => (
            language.among(&PlayPage::TITLE).into(),
            language.among(&PlayPage::DESCRIPTION).into(),
        ),
        Page::Practice => of(&PracticePage::TITLE, &PracticePage::DESCRIPTION),
        Page::Lab => of(&nian_words::Lab::TITLE, &nian_words::Lab::DESCRIPTION),
        Page::Tables => of(&TablePage::TITLE, &TablePage::DESCRIPTION),
        Page::Numbers => of(&NumberPage::TITLE, &NumberPage::DESCRIPTION),
        Page::Checked => of(&ClaimPage::TITLE, &ClaimPage::DESCRIPTION),
        Page::Glossary => of(&TermPage::TITLE, &TermPage::DESCRIPTION),
        Page::Teach => of(&TeachPage::TITLE, &TeachPage::DESCRIPTION),
        Page::Class => of(&ClassPage::TITLE, &ClassPage::DESCRIPTION),
        Page::Make => of(&MakePage::TITLE, &MakePage::DESCRIPTION),
        Page::Embed => of(&Embedding::TITLE, &Embedding::DESCRIPTION),
        Page::Manual(_) => match props.manual.chapter(props.address.page) {
            Some(chapter) => (chapter.title.clone(), chapter.summary.clone()),
            None => <_>::default(),
        },
        Page::Show => of(&ShowPage::TITLE, &ShowPage::DESCRIPTION),
        Page::Example(name) => example(props, name),
    };
    (
        format!("{title} · {}", language.among(&EveryPage::NAME)),
        description,
    )
}

/// A chapter is told by its title and the article's; its description is its place and the titles of its sections.
fn chapter(props: &DocumentProps, slug: &str, name: &str) -> Option<(String, String)> {
    let article = props.articles.get(slug)?;
    let chapter = article.chapter(name)?;
    let sections = article.sections_of(chapter).iter();
    let place = place(props.address.language, article, chapter);
    let titles = sections.map(|section| section.title.clone());
    let told: Vec<_> = [place].into_iter().chain(titles).collect();
    Some((
        format!("{} · {}", chapter.title, article.title),
        told.join(" · "),
    ))
}

/// An example has the title of its section; its description is the position, or else its first sentence.
fn example(props: &DocumentProps, name: &'static str) -> (String, String) {
    let language = props.address.language;
    let title = section(&props.articles, name).map_or("", |(_, title)| title);
    let example = props.library.example(name);
    let frames = example
        .and_then(|example| example.replay().ok())
        .unwrap_or_default();
    let about = frames.first().map(|frame| match &frame.subject {
        Subject::Position(position) => {
            let start = language.sentences().position(position);
            language.among(&ShowPage::EXAMPLE).replace("$1", &start)
        }
        Subject::Pairs { .. } | Subject::Numeral(_) => language.sentences().frame(frame),
    });
    (title.to_owned(), about.unwrap_or_default())
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
