//! Random use while files are late, out of turn, cut short, stopped half-way or missing once: nothing traps, nothing
//! hangs, and what was asked for last is what is shown.

use nian_tests::{Page, Result, Setup, Suite, at_night, json};

/// In the test command so many actions are done, the same number on each of the pages; in the nightly form ten times as
/// many.
const ACTIONS: usize = 2_000;

/// All pages that have widgets, or make some.
const PAGES: [&str; 17] = [
    "embed.html",
    "embed.html",
    "embed.html",
    "embed.html",
    "",
    "en/play/",
    "zh-Hans/tables/",
    "numbers/",
    "articles/nim-and-variants/wythoff/",
    "en/articles/fibonacci-nim/strategy/",
    "en/show/?example=nim-and-variants/ex5&step=2",
    "zh-Hans/show/?game=dice:31@4",
    "lab/",
    "en/practice/?skill=columns&level=2&seed=7",
    "make/",
    "zh-Hans/checked/",
    "en/class/?d=nim-and-variants/ex2;nim:3,4,5;exercise:binary;table:wythoff&at=1&stage=1",
];

const ALL: &str = "<section><nian-example src=nim-and-variants/ex2></nian-example></section>
    <section><nian-game position=nim:3,4,5></nian-game></section>
    <section><nian-table of=wythoff></nian-table></section>
    <section><nian-number value=60 in=fibonacci></nian-number></section>
    <section><nian-claim src=nim-and-variants/dice></nian-claim></section>
    <section><nian-exercise skill=winning seed=3></nian-exercise></section>
    <section><nian-exercise skill=fibonacci count=3></nian-exercise></section>";

const WIDGET: &str = "document.querySelector('nian-example, nian-game, nian-table, nian-number, nian-claim, nian-exercise')";

pub(crate) fn add(suite: &mut Suite) {
    for (path, seed) in PAGES.into_iter().zip(1..) {
        let setup = match path {
            "embed.html" => Setup::default().embed(ALL).impatient(),
            _ => Setup::default(),
        };
        // What does not come is in the console by the browser's own hand.
        let own = [
            "Failed to load",
            "request failed",
            "answered with 404",
            "Manifest",
            // Cut in its midst it is no script; the page is then that of a new reader.
            "returning.js",
        ];
        let setup = own.into_iter().fold(setup.wild(seed), Setup::expect);
        suite.add(format!("wild::{seed}"), setup, async move |page| {
            wild(page, path, seed).await
        });
    }
}

/// Opens a page of which some make their widgets. Where a script of theirs has not come they say so, and a reader loads
/// them again.
async fn arrive(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    page.until("customElements.get('nian-example')").await?;
    if page.until(WIDGET).await.is_err() {
        page.reload().await?;
        page.until(WIDGET).await?;
    }
    Ok(())
}

async fn wild(page: &Page, path: &str, seed: u64) -> Result {
    arrive(page, path).await?;
    let nightly = at_night();
    for round in 0..if nightly { 10 } else { 1 } {
        // Whoever has left the stage by its button comes back.
        if page.value(&format!("Boolean({WIDGET})")).await? != true {
            arrive(page, path).await?;
        }
        let arguments = vec![
            json!(seed * 1000 + round),
            json!(ACTIONS.div_ceil(PAGES.len())),
        ];
        let found = page.run(include_str!("wild.js"), arguments).await?;
        assert!(found["shown"].as_u64() >= Some(1), "no widget on {path}");
        assert_eq!(found["wrong"], json!([]), "{path}: {}", found["last"]);
    }
    Ok(())
}
