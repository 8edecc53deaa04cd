//! Scripts of pages that fail: they are asked for again, and where they do not come at all that is said.

use nian_tests::{Answer, Page, Result, Setup, Suite, json};

/// A page, a script of it that it asks for itself, and what is so once that has run.
const SCRIPTS: [(&str, &str, &str); 3] = [
    ("", "home.js", "document.querySelector('.over a').search"),
    (
        "class/",
        "class.js",
        "document.querySelector('.class .tabs button:nth-child(2) small')",
    ),
    (
        "embed/",
        "embed.js",
        "document.querySelector('.preview nian-game')?.state",
    ),
];

/// So many requests fail before the page says so: one that a page makes ahead, and those of the script that asks.
const TILL_TOLD: usize = 4;

const TOLD: &str = "document.querySelector('main [role=alert].not-loaded')";

pub(crate) fn add(suite: &mut Suite) {
    for (at, (path, file, works)) in SCRIPTS.into_iter().enumerate() {
        let name = |how: &str| format!("pages::late::{how}::{file}");
        for (how, code) in [("once", 500), ("missing_once", 404)] {
            let setup = Setup::default()
                .answer(file, Answer::Times(1, code))
                .expect("");
            suite.add(name(how), setup, async move |page| {
                page.open(&format!("en/{path}")).await?;
                page.until(works).await?;
                assert_eq!(page.value(TOLD).await?, json!(null));
                Ok(())
            });
        }
        let [folder, said] = [
            ["", "這一頁要用的檔案還沒有下載好"],
            ["zh-Hans/", "这一页要用的文件还没有下载好"],
            ["en/", "What this page needs has not come yet"],
        ][at % 3];
        let setup = Setup::default()
            .answer(file, Answer::Times(TILL_TOLD, 500))
            .expect("");
        suite.add(name("told"), setup, async move |page| {
            page.open(&format!("{folder}{path}")).await?;
            told(page, said).await?;
            let query = "location.search";
            assert_eq!(
                page.value(query).await?,
                path.find('?').map_or("", |at| &path[at..]),
                "the address stays"
            );
            page.value(&format!("{TOLD}.querySelector('button').click()"))
                .await?;
            page.until(works).await?;
            assert_eq!(page.value(TOLD).await?, json!(null));
            Ok(())
        });
    }
    // The scripts that every page begins with.
    for (name, file, code) in [
        ("nian", "nian.js", 404),
        ("nian_500", "nian.js", 500),
        ("page", "page.js", 500),
    ] {
        let setup = Setup::default()
            .answer(file, Answer::Times(1, code))
            .expect("");
        suite.add(format!("pages::late::first::{name}"), setup, first);
    }
    let none = Setup::default()
        .answer("nian.js", Answer::Status(503))
        .expect("");
    suite.add("pages::late::first::never", none, never);
    let none = Setup::default()
        .answer("page.js", Answer::Status(503))
        .expect("");
    suite.add("pages::late::first::page_never", none, never);
}

/// It is said in the page's language.
async fn told(page: &Page, said: &str) -> Result {
    page.until(TOLD).await?;
    let text = page.value(&format!("{TOLD}.textContent")).await?;
    assert!(
        text.as_str().is_some_and(|text| text.contains(said)),
        "{text}"
    );
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// The address is set up and the board can be played on.
async fn first(page: &Page) -> Result {
    page.open("en/play/?p=nim:1,2").await?;
    page.until("document.querySelector('nian-game').position === 'nim:1,2'")
        .await?;
    let said = "[...document.querySelectorAll('.needs-script')].filter((one) => one.checkVisibility()).length";
    assert_eq!(page.value(said).await?, 0);
    Ok(())
}

/// The page is what it is without scripts, and offers to be loaded again.
async fn never(page: &Page) -> Result {
    page.open("en/play/?p=nim:1,2").await?;
    page.until("!document.querySelector('noscript')").await?;
    let link = page.find(".needs-script a").await?;
    assert_eq!(link.text().await?, "Try again");
    assert_eq!(
        page.value(
            "document.querySelector('.needs-script a').href.endsWith('/en/play/?p=nim:1,2')"
        )
        .await?,
        true
    );
    Ok(())
}
