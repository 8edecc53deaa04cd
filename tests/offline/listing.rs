//! The worker lists what is kept once: that opens every file, and pages greet it often.

use super::{trouble::worker, visit};
use nian_tests::{Answer, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("offline::listing::once", counted(), once);
    suite.add("offline::listing::lost", counted(), lost);
}

/// A worker that says how often it has listed a cache.
fn counted() -> Setup {
    let counts = "
        {
            let count = 0;
            const { keys } = Cache.prototype;
            Cache.prototype.keys = function (...all) {
                count += 1;
                return keys.apply(this, all);
            };
            addEventListener('message', ({ data, ports: [port] }) => data === 'count' && port.postMessage(count));
        }";
    let text = worker() + counts;
    Setup::default().kept().answer("sw.js", Answer::Text(text))
}

const COUNT: &str = "new Promise((then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => then(data);
    navigator.serviceWorker.controller.postMessage('count', [port2]);
})";

/// Pages of a language that is here whole have nothing listed again.
async fn once(page: &Page) -> Result {
    visit(page, "en/").await?;
    visit(page, "en/play/").await?; // what came meanwhile has been asked for in vain
    let before = page.value(COUNT).await?;
    for path in ["en/", "en/practice/", "en/glossary/", "en/play/"] {
        visit(page, path).await?;
    }
    assert_eq!(page.value(COUNT).await?, before);
    Ok(())
}

/// A file that others have removed comes from the server, and is here again.
async fn lost(page: &Page) -> Result {
    visit(page, "en/").await?;
    let files =
        "caches.keys().then((all) => caches.open(all.find((name) => name.endsWith(' files'))))";
    let of = |path: &str| {
        format!(
            "({files}).then(async (files) => {{
        const key = (await files.keys()).find(({{ url }}) => url.includes('/{path}?'));
        return key ? files.delete(key) : false;
    }})"
        )
    };
    assert_eq!(page.value(&of("share.js")).await?, true);
    let asked = "fetch('/share.js').then(({ status }) => status)";
    assert_eq!(page.value(asked).await?, json!(200));
    visit(page, "en/play/").await?;
    page.offline(true).await?;
    assert_eq!(page.value(asked).await?, json!(200));
    Ok(())
}
