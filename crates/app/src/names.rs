//! The names of the things of lessons.

use crate::fetch;
use crate::mount::document_element;
use nian_course::deck::Names;
use nian_words::Language;

/// The names in a language; nothing where they do not come.
pub(crate) async fn load(language: Language) -> Option<Names> {
    let version = document_element()?.dataset().get("version");
    let version = version.unwrap_or_default();
    let file = fetch::site(&format!("names.{}.json?{version}", language.tag()))?;
    serde_json::from_str(&fetch::text(&file).await.ok()?).ok()
}
