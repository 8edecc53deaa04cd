//! The list of articles: their chapters, and the ten stops.

use super::{PATH, PLAYED, is_accessible, open, seen, text};
use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{HomePage, Language};

pub(super) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        suite.add(
            format!("home::lists::{}", language.tag()),
            Setup::default().width(360),
            async move |page| lists(page, language).await,
        );
    }
    suite.add("home::erased", Setup::default(), erased);
    suite.add("home::followed", Setup::default(), followed);
    suite.add("home::in_a_line", Setup::default(), in_a_line);
    suite.add("home::plates", Setup::default(), plates);
}

const FILLED: &str = "document.querySelectorAll('.stops .coin[data-state=all]').length";
const ERASE: &str = ".clearing button";

async fn lists(page: &Page, language: Language) -> Result {
    open(page, &path(language, "articles/"), &[]).await?;
    assert_eq!(
        page.value("document.querySelectorAll('.chapters a').length")
            .await?,
        26
    );
    assert_eq!(
        page.value("document.querySelectorAll('.stops > ol > li').length")
            .await?,
        10
    );
    assert_eq!(page.value(FILLED).await?, 0);
    assert!(!seen(page, ERASE).await?, "there is nothing to erase");
    is_accessible(page).await?;
    let links = page
        .value("[...document.querySelectorAll('.list a')].map(({ href }) => href.split('#')[0].replace(/[?].*/, ''))")
        .await?;
    let status =
        "Promise.all(arguments[0].map((href) => fetch(href).then(({ status }) => status)))";
    let all = page
        .run(
            &format!("return {status}.then((all) => [...new Set(all)])"),
            vec![links],
        )
        .await?;
    assert_eq!(all, json!([200]));

    open(page, &path(language, "articles/"), &[("path", PATH)]).await?;
    page.until(&format!("{FILLED} === 3")).await?;
    let done = language.among(&HomePage::DONE);
    page.until(&format!(
        "[...document.querySelectorAll('.stops .told')].filter(({{ textContent }}) => textContent === {}).length === 3",
        json!(done)
    ))
    .await
}

/// It asks, by the same button, before it erases; then nothing of reading is left.
async fn erased(page: &Page) -> Result {
    open(page, "en/articles/", &[("path", PATH), ("home", PLAYED)]).await?;
    page.until(&format!(
        "document.querySelector('{ERASE}').checkVisibility()"
    ))
    .await?;
    page.click(ERASE).await?;
    assert_eq!(page.value(FILLED).await?, 3);
    assert_eq!(text(page, ERASE).await?, "Press again to erase");
    page.run("document.activeElement.blur()", vec![]).await?;
    assert_eq!(text(page, ERASE).await?, "Erase the reading record");
    page.click(ERASE).await?;
    page.click(ERASE).await?;
    page.until(&format!("{FILLED} === 0")).await?;
    assert_eq!(text(page, ".clearing [role=status]").await?, "Erased.");
    assert_eq!(page.value("localStorage.length").await?, 0);
    page.reload().await?;
    assert!(!seen(page, ERASE).await?);
    page.open("en/").await?;
    assert!(seen(page, ".first-stop").await? && seen(page, ".of-day .first").await?);
    Ok(())
}

/// An example is stepped to its end; then both pages know of it.
async fn followed(page: &Page) -> Result {
    page.open("articles/nim-and-variants/nim/#ex2").await?;
    let example = page.widget("#ex2 nian-example").await?;
    example.call("goTo", "next".into()).await?;
    page.until("localStorage.getItem('nian:path')").await?;
    page.open("").await?;
    assert!(
        seen(
            page,
            ".stop[data-section='nim-and-variants/three-four-five']"
        )
        .await?
    );
    page.open("articles/nim-and-variants/nim/#ex2").await?;
    let example = page.widget("#ex2 nian-example").await?;
    example.call("goTo", "last".into()).await?;
    page.until("localStorage.getItem('nian:path').includes('\"done\":[\"nim-and-variants/ex2\"]')")
        .await?;
    page.open("articles/").await?;
    page.until(&format!("{FILLED} === 1")).await
}

/// The words in a plate can be read.
async fn plates(page: &Page) -> Result {
    let small = "[...document.querySelectorAll('.picture text')]
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)
        .filter((size) => size < 13)";
    for folder in ["", "en/articles/"] {
        page.open(folder).await?;
        assert_eq!(page.value(small).await?, json!([]), "{folder}");
        let sizes = "[...document.querySelectorAll('.articles .picture')].every((one) => one.offsetWidth <= 280 && one.offsetHeight <= 220)";
        assert_eq!(page.value(sizes).await?, true);
    }
    Ok(())
}

/// Coins and the words beside them stand in one line, before anything is done and after, however narrow that is.
async fn in_a_line(page: &Page) -> Result {
    const BROKEN: &str = "[...document.querySelectorAll('#articles .progress')].filter((progress) => {
        const [coins, told] = ['.coins', '.told'].map((css) => progress.querySelector(css).getBoundingClientRect());
        const middle = ({ top, bottom }) => (top + bottom) / 2;
        return Math.abs(middle(coins) - middle(told)) > 3 || told.height > 30 || coins.right > told.left
            || told.right > progress.parentElement.getBoundingClientRect().right + 1;
    }).map((progress) => progress.textContent)";
    for language in Language::WITH_PAGES {
        for kept in [&[][..], &[("path", PATH)]] {
            open(page, &path(language, ""), kept).await?;
            page.until("document.querySelector('#articles .progress[data-shown]')")
                .await?;
            for width in [1280, 360] {
                page.widen(width).await?;
                let broken = page.value(BROKEN).await?;
                assert_eq!(broken, json!([]), "{language:?}, {width} px");
            }
        }
    }
    Ok(())
}
