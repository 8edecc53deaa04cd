//! Lessons of ours are stepped through before the engine is there, and the engine takes over unseen.

mod faults;
mod late;
mod leaves;
mod promised;
mod stalled;
mod takes_over;

use nian_tests::{Page, Result, Setup, Suite, at_night, dist, json};
use nian_words::Language;
use serde_json::Value;
use std::fs;

pub(crate) const EXAMPLE: &str = "<nian-example src=nim-and-variants/ex2></nian-example>";

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let body = format!("<section lang={} id=place></section>", language.tag());
        let name = format!("frames::same::{}", language.tag());
        suite.add(name, Setup::default().embed(&body), async move |page| {
            same(page, language).await
        });
    }
    faults::add(suite);
    late::add(suite);
    leaves::add(suite);
    promised::add(suite);
    stalled::add(suite);
    takes_over::add(suite);
}

/// Widths of a card with a narrow picture, and with a regular one.
const WIDTHS: [&str; 2] = ["360px", "860px"];

/// The cards that the site has written down are those that the engine draws. All examples in all
/// languages and both layouts take minutes: unless `NIAN_NIGHTLY` is set, each language has a twelfth of
/// them, by turns narrow and wide.
async fn same(page: &Page, language: Language) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    let nightly = at_night();
    let mut wrong = Vec::new();
    for (at, example) in lessons()?.into_iter().enumerate() {
        let turns = at % (4 * Language::WITH_PAGES.len()) == 4 * language as usize;
        for (place, width) in WIDTHS.into_iter().enumerate() {
            let due = turns && place == (at / 4) % WIDTHS.len();
            if !nightly && !due {
                continue;
            }
            let arguments = vec![json!(example), json!(width)];
            let found = page.run(include_str!("same.js"), arguments).await?;
            // A start and a step at least, with answers open and asked for, without and with the list.
            assert!(found["seen"].as_u64() >= Some(8), "{example}: {found}");
            wrong.extend(found["wrong"].as_array().cloned().unwrap_or_default());
        }
    }
    assert_eq!(wrong, Vec::<Value>::new());
    Ok(())
}

/// `ARTICLE/EXAMPLE` of every lesson.
pub(crate) fn lessons() -> Result<Vec<String>> {
    let mut all = Vec::new();
    for article in fs::read_dir(dist().join("lessons"))? {
        let article = article?;
        for example in fs::read_dir(article.path())? {
            let name = example?.file_name().into_string().map_err(|_| "a name")?;
            let example = name.strip_suffix(".json").ok_or("a lesson")?;
            let article = article.file_name().into_string().map_err(|_| "a name")?;
            all.push(format!("{article}/{example}"));
        }
    }
    all.sort();
    Ok(all)
}
