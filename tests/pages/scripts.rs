use crate::site::{ARTICLE, EXAMPLES, PAGES, path};
use nian_lessons::Lesson;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;
use std::{fs, path::Path};

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::ALL {
        let name = format!("pages::scripts::off::{}", language.tag());
        let setup = Setup::default().without_scripts();
        suite.add(name, setup, async move |page| without(page, language).await);
    }
    suite.add(
        "pages::scripts::nothing_inline",
        Setup::default(),
        nothing_inline,
    );
}

/// With JavaScript off every example's first picture is there, and all its steps in words.
async fn without(page: &Page, language: Language) -> Result {
    page.open(&path(language, ARTICLE)).await?;
    let source = page.source().await?;
    assert!(!source.contains("data-script"), "page.js has not run");
    for example in EXAMPLES {
        let selector = format!("nian-example[src='nim-and-variants/{example}']");
        let element = page.find(&selector).await?;
        let text = element.text().await?;
        for (step, frame) in lesson(example)?.replay()?.iter().enumerate() {
            let sentence = language.sentences().frame(frame);
            assert!(
                squeezed(&text).contains(&squeezed(&sentence)),
                "{example} {step}: {sentence}\nin: {text}"
            );
        }
        let pictures = element
            .find_all(fantoccini::Locator::Css("svg, table"))
            .await?;
        let mut seen = 0;
        for picture in pictures {
            seen += usize::from(picture.is_displayed().await?);
        }
        assert!(seen >= 1, "{example} has a picture");
    }
    Ok(())
}

/// Without white space, which a browser lays out as it likes.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn lesson(name: &str) -> Result<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/lessons/nim-and-variants");
    Ok(Lesson::parse(&fs::read_to_string(
        folder.join(format!("{name}.json")),
    )?)?)
}

async fn nothing_inline(page: &Page) -> Result {
    for page_path in PAGES {
        page.open(page_path).await?;
        let inline =
            "document.querySelectorAll('script:not([src]), style, [style], [onclick]').length";
        assert_eq!(page.value(inline).await?, json!(0), "{page_path}");
    }
    Ok(())
}
