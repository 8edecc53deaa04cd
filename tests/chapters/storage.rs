//! A device that keeps nothing, or keeps what nobody can read: one line says so, and the rest works.

use super::{coins, keep, told};
use nian_tests::{Answer, Page, Result, Setup, Suite, dist, json};
use nian_words::{ArticlePage, HomePage, Language};
use std::fs;

pub(crate) fn add(suite: &mut Suite) {
    let forbidden = "for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
    }";
    for language in Language::WITH_PAGES {
        // The first script of a page.
        let theme = fs::read_to_string(dist().join("theme.js")).unwrap_or_default();
        let theme = Answer::Text(format!("{forbidden}\n{theme}"));
        suite.add(
            format!("chapters::storage::forbidden::{}", language.tag()),
            Setup::default().answer("theme.js", theme),
            async move |page| nothing_kept(page, language).await,
        );
    }
    suite.add("chapters::storage::damaged", Setup::default(), damaged);
    suite.add("chapters::storage::text", Setup::default(), as_text);
}

/// What is said of progress; boards of discovery speak for themselves.
const LINES: &str = "[...document.querySelectorAll('.kept, .stops [role=status]')]
    .map(({ textContent }) => textContent).filter(Boolean)";

async fn nothing_kept(page: &Page, language: Language) -> Result {
    let [_, forbidden] = HomePage::KEPT;
    let said = json!([language.among(&forbidden)]);
    let folder = language.folder();
    page.open(&format!("{folder}articles/odd-total/")).await?;
    told(page, ".begin").await?;
    assert_eq!(page.value(LINES).await?, said);
    assert_eq!(
        page.value("document.querySelector('.begin > a').textContent")
            .await?,
        language.among(&ArticlePage::BEGIN)
    );
    page.open(&format!("{folder}articles/odd-total/problem/"))
        .await?;
    let example = page.widget("#fifteen nian-example").await?;
    example.call("goTo", "last".into()).await?;
    // While the page is open it knows.
    page.until(&format!("{}.join() === 'all'", coins(".chapter-end")))
        .await?;
    assert_eq!(page.value(LINES).await?, said);
    page.click(".chapter-end button").await?;
    page.until(&format!(
        "document.querySelector('.chapter-end button').textContent === {}",
        json!(language.among(&ArticlePage::UNDO))
    ))
    .await
}

/// What cannot be read is no progress, is put aside, and is said to be.
async fn damaged(page: &Page) -> Result {
    page.open("en/articles/odd-total/").await?;
    let [damaged, _] = HomePage::KEPT;
    let said = json!([Language::En.among(&damaged)]);
    for value in [
        "{",
        "null",
        r#"{"version":1,"value":{"at":null,"done":["odd-total/fifteen"],"read":["<b>"]}}"#,
        r#"{"version":1,"value":{"at":null,"done":["odd-total/fifteen"],"read":{"length":0}}}"#,
        r#"{"version":1,"value":{"at":{"section":"odd-total/fifteen","title":"x","lang":"en","step":"<i>"},"done":[]}}"#,
        r#"{"version":3,"value":{"at":null,"done":["odd-total/fifteen"]}}"#,
    ] {
        page.run("localStorage.clear()", vec![]).await?;
        keep(page, value).await?;
        assert_eq!(told(page, ".begin").await?, "3 chapters", "{value}");
        assert_eq!(page.value(LINES).await?, said, "{value}");
        assert_eq!(page.value(&coins(".begin")).await?, json!(["", "", ""]));
        let aside = page
            .value("localStorage.getItem('nian:path:damaged')")
            .await?;
        assert_eq!(aside, value);
    }
    Ok(())
}

/// A step that no example has, an article that is not ours, and marks of chapters that are gone change nothing; and no text
/// is read as markup.
async fn as_text(page: &Page) -> Result {
    page.open("en/articles/odd-total/").await?;
    let record = json!({ "version": 1, "value": {
        "at": { "section": "odd-total/fifteen", "title": "<img src=x>", "lang": "en", "step": -7 },
        "done": ["nobody/nothing", "nobody/nothing"],
        "read": ["odd-total/gone", "odd-total/who-wins"],
    } });
    keep(page, &record.to_string()).await?;
    assert_eq!(told(page, ".begin").await?, "1 of 3 chapters");
    assert_eq!(page.value(&coins(".begin")).await?, json!(["", "", "all"]));
    assert_eq!(
        page.value("document.querySelector('.begin > a').search")
            .await?,
        ""
    );
    assert_eq!(
        page.value("document.querySelectorAll('main img').length")
            .await?,
        0
    );
    assert_eq!(page.value(LINES).await?, json!([]));
    Ok(())
}
