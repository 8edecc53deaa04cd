use crate::site::{ARTICLES, chapters_with_examples, pages};
use nian_lessons::Example;
use nian_tests::{Page, Result, STRICT, Setup, Suite, at_night, json};
use nian_words::Language;
use std::{fs, path::Path};

pub(crate) fn add(suite: &mut Suite) {
    // In the test command the chapters of each article but the longest, in one language.
    for (turn, language) in Language::WITH_PAGES.into_iter().enumerate() {
        for (at, slug) in ARTICLES.into_iter().enumerate() {
            if (at == 0 || (at + 1) % Language::WITH_PAGES.len() != turn) && !at_night() {
                continue;
            }
            let name = format!("pages::scripts::off::{slug}::{}", language.tag());
            let setup = Setup::default().without_scripts();
            suite.add(name, setup, async move |page| {
                without(page, language, slug).await
            });
        }
    }
    suite.add(
        "pages::scripts::nothing_inline",
        Setup::default(),
        nothing_inline,
    );
    let strict = Setup::default()
        .policy(STRICT)
        .expect("Applying inline style violates");
    suite.add("pages::scripts::strict_host", strict, strict_host);
}

/// With JavaScript off every example's first picture is there, and all its steps in words.
async fn without(page: &Page, language: Language, slug: &str) -> Result {
    let mut seen = 0;
    for (path, _) in chapters_with_examples(language, slug)? {
        seen += without_in(page, language, &path).await?;
    }
    assert!(seen >= 5, "{slug}: {seen} examples");
    Ok(())
}

/// The number of examples of a page.
async fn without_in(page: &Page, language: Language, path: &str) -> Result<usize> {
    page.open(path).await?;
    let source = page.source().await?;
    let (_, root) = source.split_once("<html").unwrap_or_default();
    let root = root.split('>').next().unwrap_or_default();
    assert!(!root.contains("data-script"), "no script has run");
    let examples = page.find_all("nian-example").await?;
    let many = examples.len();
    for element in examples {
        let src = element.attr("src").await?.unwrap_or_default();
        let text = squeezed(&element.text().await?);
        for (step, frame) in example(&src)?.replay()?.iter().enumerate() {
            let sentence = language.sentences().frame(frame);
            assert!(
                text.contains(&squeezed(&sentence)),
                "{src} {step}: {sentence}\nin: {text}"
            );
        }
        let pictures = element
            .find_all(fantoccini::Locator::Css("svg, table"))
            .await?;
        let mut seen = 0;
        for picture in pictures {
            seen += usize::from(picture.is_displayed().await?);
        }
        assert!(seen >= 1, "{src} has a picture");
    }
    Ok(many)
}

/// Without white space, which a browser lays out as it likes.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn example(src: &str) -> Result<Example> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles");
    let (article, example) = src.split_once('/').ok_or("an article and an example")?;
    let text = fs::read_to_string(folder.join(format!("{article}/examples/{example}.json")))?;
    Ok(Example::parse(&text)?)
}

/// A host that refuses styles in a page has the page styled all the same.
async fn strict_host(page: &Page) -> Result {
    for path in ["", "en/articles/odd-total/", "en/play/"] {
        page.open(path).await?;
        page.until("getComputedStyle(document.body).marginTop === '0px'")
            .await?;
        let refused = "[...document.querySelectorAll('style')].every(({ sheet }) => !sheet)";
        assert_eq!(page.value(refused).await?, json!(true));
        let linked = "[...document.querySelectorAll('head > style')].every(({ dataset }) => document.querySelector(`link[rel=stylesheet][href$='/${dataset.file}']`))";
        page.until(linked).await?;
    }
    Ok(())
}

/// Nothing stands in a page itself but its styles, which its policy names by their hash: it would
/// refuse any others, and the harness sees to it that nothing is refused.
async fn nothing_inline(page: &Page) -> Result {
    for page_path in pages() {
        page.open(page_path).await?;
        let inline = "document.querySelectorAll(
            'script:not([src], [type=\"application/json\"]), style:not(head > style[data-file]), [style], [onclick]'
        ).length";
        assert_eq!(page.value(inline).await?, json!(0), "{page_path}");
        let policy = "document.querySelector('[http-equiv=Content-Security-Policy]').content";
        let policy = page.value(policy).await?;
        let policy = policy.as_str().unwrap_or_default();
        let named = "document.querySelectorAll('style').length";
        let named = match page.value(named).await?.as_u64() {
            Some(0) => "style-src 'self';",
            _ => "style-src 'self' 'sha256-",
        };
        assert!(policy.contains(named), "{page_path}: {policy}");
        assert!(!policy.contains("unsafe-inline"), "{page_path}: {policy}");
    }
    Ok(())
}
