use crate::site::{ARTICLES, PAGES, article, examples};
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;
use std::collections::{BTreeMap, BTreeSet};

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
    let root = page.value("location.href").await?;
    let mut ahead = vec![root.as_str().unwrap_or_default().to_owned()];
    let mut seen = BTreeSet::new();
    let mut wanted: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    while let Some(address) = ahead.pop() {
        if !seen.insert(address.clone()) {
            continue;
        }
        page.run(FETCH, vec![address.as_str().into()]).await?;
        if !address.ends_with('/') {
            continue; // a file to be read, not a page
        }
        go(page, &address).await?;
        for link in links(page).await? {
            let (address, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let address = address.split('?').next().unwrap_or_default().to_owned();
            if !anchor.is_empty() {
                wanted
                    .entry(address.clone())
                    .or_default()
                    .insert(anchor.to_owned());
            }
            ahead.push(address);
        }
    }
    for (address, anchors) in wanted {
        go(page, &address).await?;
        let anchors: Vec<_> = anchors.into_iter().collect();
        let missing = page.run(MISSING, vec![anchors.into()]).await?;
        assert_eq!(missing, json!([]), "anchors of {address}");
    }
    assert!(
        seen.len() >= Language::WITH_PAGES.len() * PAGES.len(),
        "all pages are reached: {seen:?}"
    );
    Ok(())
}

const FETCH: &str = "return fetch(arguments[0]).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${arguments[0]}`);
})";

const MISSING: &str = "return arguments[0].filter((anchor) =>
    !document.getElementById(decodeURIComponent(anchor)));";

/// Goes to an absolute address of the host.
async fn go(page: &Page, address: &str) -> Result {
    let path = address
        .split_once("//")
        .and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    page.open(path.unwrap_or("/")).await
}

/// The links of the page, absolute.
async fn links(page: &Page) -> Result<Vec<String>> {
    let links = page
        .value("[...document.querySelectorAll('a[href]')].map((link) => link.href)")
        .await?;
    let links = links.as_array().cloned().unwrap_or_default();
    Ok(links
        .iter()
        .filter_map(|link| link.as_str().map(str::to_owned))
        .collect())
}

/// Every worked example is a section with a widget in it.
async fn anchors(page: &Page, language: Language) -> Result {
    for slug in ARTICLES {
        page.open(&article(language, slug)).await?;
        for example in examples(slug)? {
            let inside = format!(
                "[...document.getElementById('{example}').children]
                    .some(({{ localName }}) => localName.startsWith('nian-'))"
            );
            assert_eq!(
                page.value(&inside).await?,
                true,
                "{slug}#{example} holds a widget"
            );
        }
    }
    Ok(())
}
