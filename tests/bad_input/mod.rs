//! Whatever is wrong, the reader is told what in their own language, the page gets an event, and
//! something sensible stands.

mod attributes;
mod lessons;
mod wasm;

use nian_tests::{Page, Result, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    attributes::add(suite);
    lessons::add(suite);
    wasm::add(suite);
}

/// What is wrong with a text Rust says, which is the same in every browser: another one than Chromium tries a quarter.
fn a_quarter_elsewhere(suite: &mut Suite, at: usize) {
    if !at.is_multiple_of(4) {
        suite.in_chromium();
    }
}

/// The message of the last `nian-error`, once there is one.
async fn message(page: &Page) -> Result<String> {
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    let errors = page.seen("nian-error").await?;
    for detail in &errors {
        let code = detail["code"].as_str().unwrap_or_default();
        assert!(CODES.contains(&code), "{detail}");
    }
    let message = errors.last().and_then(|detail| detail["message"].as_str());
    Ok(message
        .ok_or_else(|| format!("no message in {}", json!(errors)))?
        .to_owned())
}

/// Whether the message is in the language of this tag: Chinese has its characters, English none.
fn in_language(message: &str, tag: &str) -> bool {
    let chinese = message
        .chars()
        .any(|c| ('\u{4E00}'..='\u{9FFF}').contains(&c));
    chinese == tag.starts_with("zh")
}

/// What a page is told beside the sentence.
const CODES: [&str; 6] = [
    "bad-value",
    "not-found",
    "not-loaded",
    "bad-lesson",
    "blocked",
    "internal",
];
