//! The pages of the manual: every tag that is shown is alive beside its code.

use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{Embedding, Language};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("manual::options", Setup::default(), options);
    suite.add("manual::lessons", Setup::default(), lessons);
    suite
        .add("manual::copied", Setup::default(), copied)
        .everywhere();
    suite.add("manual::anchors", Setup::default(), anchors);
    suite.add("manual::contents", Setup::default(), contents);
}

/// Each option has a widget that was made from the very code that is shown, and has nothing to complain of.
async fn options(page: &Page) -> Result {
    page.open(&path(Language::ZhHant, "embed/options/")).await?;
    let all = Embedding::VALUES.len();
    page.until(&format!(
        "document.querySelectorAll('.option').length === {all}"
    ))
    .await?;
    page.wake().await?;
    let wrong = page
        .value(
            "(async () => {
                const wrong = [];
                for (const option of document.querySelectorAll('.option')) {
                    const widget = option.lastElementChild;
                    const shown = option.querySelector('code:only-child').textContent;
                    const said = option.querySelector('pre').textContent;
                    await widget.ready;
                    const notice = widget.shadowRoot.querySelector('.nian-notice')?.textContent;
                    const made = document.createRange().createContextualFragment(said).firstElementChild;
                    const same = made.localName === widget.localName
                        && [...made.attributes].every(({ name, value }) => widget.getAttribute(name) === value);
                    if (notice || !same) wrong.push([said, shown, notice]);
                }
                return wrong;
            })()",
        )
        .await?;
    assert_eq!(wrong, json!([]));
    Ok(())
}

/// The lessons to be downloaded are shown, and lie where the links lead.
async fn lessons(page: &Page) -> Result {
    page.open(&path(Language::En, "embed/lessons/")).await?;
    page.until("document.querySelectorAll('.sample nian-example').length === 3")
        .await?;
    page.wake().await?;
    let positions = page
        .value("Array.from(document.querySelectorAll('nian-example'), ({ position }) => position)")
        .await?;
    assert_eq!(positions, json!(["nim:3,4,5", "parity.3:7", "dice:13@6"]));
    let same = page
        .value(
            "Promise.all(Array.from(document.querySelectorAll('a[download]'), async (link) => {
                const file = await (await fetch(link.href)).text();
                return file.trim() === link.closest('div').querySelector('code').textContent;
            }))",
        )
        .await?;
    assert_eq!(same, json!([true, true, true]));
    Ok(())
}

/// Code has the address of this copy of the site in it, and can be copied.
async fn copied(page: &Page) -> Result {
    page.open("zh-Hans/embed/recipes/").await?;
    page.until("document.querySelector('.copying button')")
        .await?;
    let shown = page
        .value("document.querySelector('pre code').textContent.includes(new URL('../../../frame.js', location).href)")
        .await?;
    assert_eq!(shown, true);
    page.click(".copying button").await?;
    page.until("document.querySelector('.copying [role=status]').textContent")
        .await
}

/// Links to what once stood on the first page lead to its place in the contents.
async fn anchors(page: &Page) -> Result {
    for anchor in [
        "builder",
        "elements",
        "attributes",
        "scripting",
        "styling",
        "frames",
        "lessons",
    ] {
        page.open(&format!("en/embed/#{anchor}")).await?;
        page.until(&format!(
            "document.querySelector(':target')?.id === '{anchor}'"
        ))
        .await
        .map_err(|error| format!("{anchor}: {error}"))?;
    }
    Ok(())
}

/// The list of what is on the page has the order of the page, and the first tag has a link for where it cannot run.
async fn contents(page: &Page) -> Result {
    for language in Language::WITH_PAGES {
        for (chapter, least) in [("embed/", 4), ("embed/options/", 3)] {
            page.open(&path(language, chapter)).await?;
            let tops = page
                .value(
                    "Array.from(document.querySelectorAll('nav.sections a'), ({ hash }) => document.querySelector(hash).getBoundingClientRect().top)",
                )
                .await?;
            let tops: Vec<f64> = serde_json::from_value(tops)?;
            assert!(tops.len() >= least, "{tops:?}");
            assert!(tops.is_sorted(), "{chapter}: {tops:?}");
        }
    }
    page.open("en/embed/").await?;
    let linked = "document.querySelector('.sample code').textContent.includes('/en/show/?game=nim:3,4,5\">')";
    page.until(linked).await
}
