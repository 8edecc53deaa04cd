//! Without a network: the site is kept on the device after one visit, and no version of it is mixed with another.

mod build;
mod copies;
mod kept;
mod listing;
mod sections;
mod trouble;
mod usb;
mod versions;

use nian_tests::{Page, Result, Suite, json};
use std::time::Duration;

pub(crate) fn add(suite: &mut Suite) {
    copies::add(suite);
    kept::add(suite);
    listing::add(suite);
    sections::add(suite);
    trouble::add(suite);
    usb::add(suite);
    versions::add(suite);
}

/// How long a busy machine may take to store all files of a language: several tests do so at once.
const STORING: Duration = Duration::from_secs(90);

/// Opens a page, and waits until the site is kept whole in its language.
async fn visit(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    let whole = "document.querySelector('.offline').textContent === document.querySelector('.offline').dataset.whole";
    page.until_within(STORING, whole).await
}

/// What the cache for the files of the site keeps, by path.
async fn kept(page: &Page) -> Result<Vec<String>> {
    let paths = "(async () => {
        const names = (await caches.keys()).filter((name) => name.endsWith(' files'));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
    })()";
    let paths = page.value(paths).await?;
    let paths = paths.as_array().cloned().unwrap_or_default();
    Ok(paths
        .iter()
        .filter_map(|path| path.as_str().map(str::to_owned))
        .collect())
}

/// Steps the first example of a page.
async fn step(page: &Page) -> Result {
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!("next")).await?;
    example.until("step === 1").await
}
