//! Articles as books: contents, chapters, and progress in coins.

mod contents;
mod keys;
mod looks;
mod progress;
mod storage;

use crate::site::{self, ARTICLES};
use nian_tests::{Page, Result, Suite};
use nian_words::{ArticlePage, Language};

pub(crate) fn add(suite: &mut Suite) {
    contents::add(suite);
    keys::add(suite);
    looks::add(suite);
    progress::add(suite);
    storage::add(suite);
}

/// What devices have kept before there were chapters.
const OLD_RECORD: &str = include_str!("record.json");

/// The page of every chapter, in the folder of each language.
fn chapters() -> Vec<String> {
    let of = |slug: &'static str| {
        let names = site::chapters(slug).into_iter();
        names.map(move |chapter| format!("articles/{slug}/{}/", chapter.name))
    };
    ARTICLES.into_iter().flat_map(of).collect()
}

/// Has the device keep this text of the way through the articles, and loads the page again.
async fn keep(page: &Page, text: &str) -> Result {
    page.run(
        "localStorage.setItem('nian:path', arguments[0])",
        vec![text.into()],
    )
    .await?;
    page.reload().await
}

/// The state of each coin in what this selects: `all`, `some`, or nothing.
fn coins(within: &str) -> String {
    format!(
        "[...document.querySelectorAll('{within} .coin')].map(({{ dataset }}) => dataset.state ?? '')"
    )
}

/// What has been said in words, once the coins are shown.
async fn told(page: &Page, within: &str) -> Result<String> {
    page.until(&format!(
        "document.querySelector('{within} .progress[data-shown]')"
    ))
    .await?;
    let told = page
        .value(&format!(
            "document.querySelector('{within} .told').textContent"
        ))
        .await?;
    Ok(told.as_str().unwrap_or_default().to_owned())
}

/// All three examples of the chapter are done, as its end says.
async fn is_done(page: &Page, language: Language) -> Result {
    let all = coins(".chapter-end");
    page.until(&format!("{all}.join() === 'all,all,all'"))
        .await?;
    let done = language.among(&ArticlePage::DONE);
    assert_eq!(told(page, ".chapter-end").await?, done);
    Ok(())
}
