//! Articles as books: contents, chapters, and progress in coins.

mod contents;
mod keys;
mod looks;
mod progress;
mod storage;

use crate::site::ARTICLES;
use nian_tests::{Page, Result, Suite, Value};
use std::{fs, path::Path};

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
fn chapters() -> Result<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles");
    let mut pages = Vec::new();
    for slug in ARTICLES {
        let text = fs::read_to_string(folder.join(slug).join("article.json"))?;
        let about: Value = serde_json::from_str(&text)?;
        let chapters = about["chapters"].as_array().into_iter().flatten();
        let names = chapters.filter_map(|chapter| chapter["name"].as_str());
        pages.extend(names.map(|name| format!("articles/{slug}/{name}/")));
    }
    Ok(pages)
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
