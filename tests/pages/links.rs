use crate::site::{ARTICLES, PAGES, chapters_with_examples, of_articles};
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for folder in ["/", "/a/b/"] {
        let name = format!("pages::links::lead_somewhere::from::{folder}");
        suite.add(name, Setup::default().in_folder(folder), lead_somewhere);
    }
    for language in Language::WITH_PAGES {
        let name = format!("pages::links::anchors::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            anchors(page, language).await
        });
    }
}

/// From the first page every other one is reached, and every link ends at a file and an anchor.
async fn lead_somewhere(page: &Page) -> Result {
    page.open("").await?;
    let found = page.run(CRAWL, vec![]).await?;
    assert_eq!(found["lost"], json!([]), "links that lead nowhere");
    let pages = found["pages"].as_u64().unwrap_or_default();
    let others = PAGES.iter().filter(|page| !page.starts_with("articles/"));
    let all = Language::WITH_PAGES.len() * (others.count() + 1 + of_articles().len());
    assert!(pages >= all as u64, "{pages} of {all} pages are reached");
    Ok(())
}

/// Reads the pages as they are written, without opening them: that takes a tenth of the time.
const CRAWL: &str = "return (async () => {
    const bare = (address) => address.replace(/[?#].*$/, '');
    const [ahead, wanted, ids, lost] = [[bare(location.href)], [], new Map(), []];
    while (ahead.length) {
        const address = ahead.pop();
        if (ids.has(address)) continue;
        const answer = await fetch(address);
        ids.set(address, new Set());
        if (!answer.ok) lost.push(`${answer.status} ${address}`);
        if (!answer.headers.get('content-type').startsWith('text/html')) continue;
        // Each page's policy allows its own styles, and no other page's.
        const text = (await answer.text()).replace(/<style.*?<\\/style>/gs, '');
        const read = new DOMParser().parseFromString(text, 'text/html');
        for (const { id } of read.querySelectorAll('[id]')) ids.get(address).add(id);
        for (const link of read.querySelectorAll('a[href]')) {
            const to = new URL(link.getAttribute('href'), address);
            ahead.push(bare(to.href));
            wanted.push([bare(to.href), decodeURIComponent(to.hash.slice(1)), address]);
        }
    }
    for (const [address, anchor, from] of wanted) {
        if (anchor && !ids.get(address).has(anchor)) lost.push(`${from}: ${address}#${anchor}`);
    }
    return { lost, pages: [...ids.keys()].filter((address) => address.endsWith('/')).length };
})()";

/// Every worked example is a section with a widget in it.
async fn anchors(page: &Page, language: Language) -> Result {
    for slug in ARTICLES {
        for (path, examples) in chapters_with_examples(language, slug)? {
            page.open(&path).await?;
            for example in examples {
                let inside = format!(
                    "[...document.getElementById('{example}').querySelectorAll(':scope > *, :scope > .rest > *')]
                        .some(({{ localName }}) => localName.startsWith('nian-'))"
                );
                assert_eq!(
                    page.value(&inside).await?,
                    true,
                    "{path}#{example} holds a widget"
                );
            }
        }
    }
    Ok(())
}
