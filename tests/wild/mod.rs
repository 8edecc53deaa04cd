//! Random use while files are late, out of turn, cut short or missing once: nothing traps, nothing hangs,
//! and what was asked for last is what is shown.

use nian_tests::{Page, Result, Setup, Suite, at_night, json};

/// In the test command so many actions are done on each of the pages, 2,000 in all; in the nightly form
/// ten times as many.
const ACTIONS: u32 = 250;

const ALL: &str = "<section><nian-example src=nim-and-variants/ex2></nian-example></section>
    <section><nian-game position=nim:3,4,5></nian-game></section>
    <section><nian-table of=wythoff></nian-table></section>
    <section><nian-number value=60 in=fibonacci></nian-number></section>
    <section><nian-claim src=nim-and-variants/dice></nian-claim></section>";

pub(crate) fn add(suite: &mut Suite) {
    let pages = [
        ("embed.html", 1),
        ("embed.html", 2),
        ("embed.html", 3),
        ("embed.html", 4),
        ("", 5),
        ("en/play/", 6),
        ("zh-Hans/tables/", 7),
        ("numbers/", 8),
    ];
    for (path, seed) in pages {
        let setup = match path {
            "embed.html" => Setup::default().embed(ALL),
            _ => Setup::default(),
        };
        // What does not come is in the console by the browser's own hand.
        let setup = ["Failed to load", "request failed", "answered with 404"]
            .into_iter()
            .fold(setup.wild(seed), Setup::expect);
        suite.add(format!("wild::{seed}"), setup, async move |page| {
            wild(page, path, seed).await
        });
    }
}

async fn wild(page: &Page, path: &str, seed: u64) -> Result {
    page.open(path).await?;
    page.until("customElements.get('nian-example')").await?;
    let nightly = at_night();
    for round in 0..if nightly { 10 } else { 1 } {
        let arguments = vec![json!(seed * 1000 + round), json!(ACTIONS)];
        let found = page.run(include_str!("wild.js"), arguments).await?;
        assert!(found["shown"].as_u64() >= Some(1), "no widget on {path}");
        assert_eq!(found["wrong"], json!([]), "{path}: {}", found["last"]);
    }
    Ok(())
}
