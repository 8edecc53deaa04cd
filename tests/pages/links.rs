use crate::site::{ARTICLE, EXAMPLES, PAGES, path};
use nian_tests::{Page, Result, Setup, Suite};
use nian_words::Language;
use std::collections::BTreeSet;

pub(crate) fn add(suite: &mut Suite) {
    for folder in ["/", "/a/b/"] {
        let name = format!("pages::links::lead_somewhere::from::{folder}");
        suite.add(name, Setup::default().in_folder(folder), lead_somewhere);
    }
    for language in Language::ALL {
        let name = format!("pages::links::anchors::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            anchors(page, language).await
        });
    }
}

/// Every link of every page, followed from page to page, ends at a page or an anchor that is there.
async fn lead_somewhere(page: &Page) -> Result {
    page.open("").await?;
    let mut ahead: Vec<String> = links(page).await?;
    let mut seen = BTreeSet::new();
    while let Some(link) = ahead.pop() {
        let (address, anchor) = link.split_once('#').unwrap_or((&link, ""));
        if !seen.insert(link.clone()) {
            continue;
        }
        page.run(
            "return fetch(arguments[0]).then((answer) => {
                if (!answer.ok) throw new Error(`${answer.status} ${arguments[0]}`);
            })",
            vec![address.into()],
        )
        .await?;
        if !anchor.is_empty() || !seen.contains(address) {
            page.open(
                link.split_once("//")
                    .and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]))
                    .unwrap_or("/"),
            )
            .await?;
            let there = "!location.hash || document.getElementById(decodeURIComponent(location.hash.slice(1)))";
            page.until(there).await?;
            ahead.extend(
                links(page)
                    .await?
                    .into_iter()
                    .filter(|link| !seen.contains(link)),
            );
        }
    }
    assert!(
        seen.len() >= Language::ALL.len() * PAGES.len(),
        "all pages are reached: {seen:?}"
    );
    Ok(())
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

async fn anchors(page: &Page, language: Language) -> Result {
    page.open(&path(language, ARTICLE)).await?;
    for example in EXAMPLES {
        let inside = format!(
            "document.getElementById('{example}')\
             ?.querySelector('nian-example, nian-game, nian-table, nian-number') !== null"
        );
        assert_eq!(
            page.value(&inside).await?,
            true,
            "{example} is a section with a widget"
        );
        let first =
            format!("document.querySelector('#{example} nian-example')?.getAttribute('src')");
        let src = page.value(&first).await?;
        assert_eq!(src, format!("nim-and-variants/{example}"));
    }
    Ok(())
}
