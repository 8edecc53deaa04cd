//! The home page and the list of articles: what a reader sees who is new, and one who comes back.

mod board;
mod faults;
mod lists;
mod returning;

use nian_tests::{Answer, Page, Result, Setup, Suite, dist, json};
use std::fs;

pub(crate) fn add(suite: &mut Suite) {
    board::add(suite);
    faults::add(suite);
    lists::add(suite);
    returning::add(suite);
}

/// A reader who has followed three stops to their ends, and is at the second step of the next.
const PATH: &str = r#"{"version":1,"value":{"at":{"section":"nim-and-variants/dice","title":"Dice","lang":"en","step":2},"done":["nim-and-variants/three-four-five","nim-and-variants/ex2","nim-and-variants/take-1-to-k"]}}"#;
/// Two kinds of tasks that are due, one by the next turn, and one in a thousand years.
const PRACTICE: &str = r#"{"version":1,"value":{"turn":3,"cells":{
    "outcome 1":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":0,"box":0,"turn":2,"time":0,"seed":1,"at":0},
    "columns 1":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":0,"box":2,"turn":3,"time":5,"seed":1,"at":0},
    "binary 1":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":0,"box":0,"turn":4,"time":0,"seed":1,"at":0},
    "fibonacci 1":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":0,"box":5,"turn":0,"time":33333333333333,"seed":1,"at":0}}}}"#;
/// One who has played on the board of the home page.
const PLAYED: &str = r#"{"version":1,"value":{"played":true,"won":null}}"#;

const POSITION: &str = "document.querySelector('nian-game').getAttribute('position')";
/// Whether the position shown is one of those of a day.
const OF_A_DAY: &str = "document.querySelector('.first-board').dataset.positions.split(' ').includes(document.querySelector('nian-game').getAttribute('position').slice(4))";
/// The day that the page says it is.
const DAY: &str = "document.querySelector('.of-day time').dateTime";

/// Opens a page on a device that keeps this.
async fn open(page: &Page, path: &str, kept: &[(&str, &str)]) -> Result {
    page.open(path).await?;
    page.run("localStorage.clear()", vec![]).await?;
    for (name, text) in kept {
        let put = "localStorage.setItem(`nian:${arguments[0]}`, arguments[1])";
        page.run(put, vec![json!(name), json!(text)]).await?;
    }
    page.reload().await
}

/// The page as axe-core has it in both themes, and no wider than its window.
async fn is_accessible(page: &Page) -> Result {
    for theme in ["light", "dark"] {
        let set = "Object.assign(document.documentElement.dataset, { theme: arguments[0], nianTheme: arguments[0] })";
        page.run(set, vec![json!(theme)]).await?;
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{theme}: {findings:#?}");
    }
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    Ok(())
}

/// Whether the first element under this name can be seen.
async fn seen(page: &Page, css: &str) -> Result<bool> {
    let shown = format!("document.querySelector({})?.checkVisibility()", json!(css));
    Ok(page.value(&shown).await? == true)
}

async fn text(page: &Page, css: &str) -> Result<String> {
    let text = page
        .value(&format!(
            "document.querySelector({}).textContent.trim()",
            json!(css)
        ))
        .await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// A page on which this has run before the first script of the home page does.
fn before(script: &str) -> Setup {
    let own = fs::read_to_string(dist().join("returning.js")).unwrap_or_default();
    Setup::default().answer("returning.js", Answer::Text(format!("{script}\n{own}")))
}

/// Lists what moved since the page began without the reader's doing.
const OBSERVE: &str = "window.moved = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            // Less nobody sees: the head's line of languages settles by a pixel.
            if (!hadRecentInput && value >= 0.001) moved.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 99))]);
        }
    }).observe({ type: 'layout-shift', buffered: true });";
