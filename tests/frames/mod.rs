//! Lessons of ours are stepped through before the engine is there, and the engine takes over unseen.

mod faults;
mod leaves;
mod takes_over;

use nian_tests::{Page, Result, Setup, Suite, dist, json};
use nian_words::Language;
use serde_json::Value;
use std::{env, fs};

pub(crate) const EXAMPLE: &str = "<nian-example src=nim-and-variants/ex2></nian-example>";

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::ALL {
        let body = format!("<section lang={} id=place></section>", language.tag());
        let name = format!("frames::same::{}", language.tag());
        suite.add(name, Setup::default().embed(&body), async move |page| {
            same(page, language).await
        });
    }
    faults::add(suite);
    leaves::add(suite);
    takes_over::add(suite);
}

/// The cards that the site has written down are those that the engine draws. All lessons in all
/// languages take minutes: unless `NIAN_NIGHTLY` is set, each language has a third of them.
async fn same(page: &Page, language: Language) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    let mut lessons = lessons()?;
    if env::var_os("NIAN_NIGHTLY").is_none() {
        let turns = lessons.into_iter().skip(language as usize);
        lessons = turns.step_by(Language::ALL.len()).collect();
    }
    let mut seen = 0;
    let mut wrong = Vec::new();
    for lesson in &lessons {
        let found = page
            .run(include_str!("same.js"), vec![json!([lesson])])
            .await?;
        seen += found["seen"].as_u64().unwrap_or_default();
        wrong.extend(found["wrong"].as_array().cloned().unwrap_or_default());
    }
    assert_eq!(wrong, Vec::<Value>::new());
    let steps = lessons.len() as u64 * 2; // each has a start and a step at least
    assert!(seen >= 12 * steps, "{seen} of {} lessons", lessons.len());
    Ok(())
}

/// `ARTICLE/EXAMPLE` of every lesson.
fn lessons() -> Result<Vec<String>> {
    let mut all = Vec::new();
    for article in fs::read_dir(dist().join("lessons"))? {
        let article = article?;
        for lesson in fs::read_dir(article.path())? {
            let name = lesson?.file_name().into_string().map_err(|_| "a name")?;
            let example = name.strip_suffix(".json").ok_or("a lesson")?;
            let article = article.file_name().into_string().map_err(|_| "a name")?;
            all.push(format!("{article}/{example}"));
        }
    }
    all.sort();
    Ok(all)
}
