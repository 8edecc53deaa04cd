//! Coming alive moves little on a page, whether the tag is that of the README or an empty one.

use super::host;
use nian_tests::{Answer, Page, Result, Setup, Suite};
use std::fs;

/// The browser shows nothing before the script has come: what is tested is what comes after.
const HEAD: &str = "<meta charset=utf-8><title>Host</title><link rel=icon href=icon.svg>\
    <script src=/fixtures/shifts.js></script><script type=module blocking=render src=nian.js></script>";

/// The most that things may move, as browsers measure it: how much of the window, times how far.
const MOST: f64 = 0.05;

const EMPTY: [(&str, &str); 5] = [
    (
        "example.html",
        "<nian-example src='nim-and-variants/ex2'></nian-example>",
    ),
    ("game.html", "<nian-game position='nim:3,4,5'></nian-game>"),
    ("table.html", "<nian-table of=wythoff></nian-table>"),
    (
        "number.html",
        "<nian-number value=347 in='mixed:2,3,4,5'></nian-number>",
    ),
    (
        "claim.html",
        "<nian-claim src='nim-and-variants/dice'></nian-claim>",
    ),
];

pub(crate) fn add(suite: &mut Suite) {
    let pages = EMPTY
        .into_iter()
        .fold(Setup::default(), |setup, (name, tag)| {
            setup.answer(name, Answer::Text(page(HEAD, tag)))
        });
    suite.add("hosts::room::empty", pages.width(1000), empty);

    // Its script is another one's; the page's own head has it. It comes late: what keeps the room
    // until then stands in the tags.
    let late = HEAD.replace(" blocking=render", "");
    let pages = host(page(&late, &readme())).width(1000);
    suite.add("hosts::room::readme", pages, snippet);

    let many = EMPTY[1].1.repeat(200);
    let many = Setup::default().answer("many.html", Answer::Text(page(HEAD, &many)));
    suite.add("hosts::room::many", many, a_few_at_a_time);
}

/// A page with text before and after what stands in it.
fn page(head: &str, inner: &str) -> String {
    let text = format!(
        "<p>{}</p>",
        "Nim is a game for two players, who take coins in turn. ".repeat(8)
    );
    format!(
        "<!doctype html><html lang=en>{head}<h1>Nim</h1>{text}{inner}{}",
        text.repeat(5)
    )
}

/// The tags of the README's first snippet.
fn readme() -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");
    let readme = fs::read_to_string(file).expect("the README");
    let (_, snippet) = readme.split_once("```html\n<script").expect("a snippet");
    let (_, tags) = snippet.split_once("</script>\n").expect("a script");
    let (tags, _) = tags.split_once("```").expect("an end");
    assert!(tags.contains("<nian-claim"), "all five: {tags}");
    tags.to_owned()
}

/// How much has moved so far, once all is alive that is to be seen.
async fn moved(page: &Page) -> Result<f64> {
    let script = "return (async () => {
        for (const widget of document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim')) {
            await customElements.whenDefined(widget.localName);
            await widget.ready;
        }
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return shifts.reduce((sum, { value }) => sum + value, 0);
    })()";
    let sum = page.run(script, Vec::new()).await?;
    sum.as_f64()
        .ok_or_else(|| format!("no number: {sum}").into())
}

async fn empty(page: &Page) -> Result {
    for (name, _) in EMPTY {
        page.open(name).await?;
        let sum = moved(page).await?;
        assert!(sum <= MOST, "{name}: {sum}");
    }
    Ok(())
}

async fn snippet(page: &Page) -> Result {
    page.open("host.html").await?;
    let sum = moved(page).await?;
    assert!(sum <= MOST, "{sum}");
    Ok(())
}

/// Of two hundred empty tags those come alive that are near.
async fn a_few_at_a_time(page: &Page) -> Result {
    page.open("many.html").await?;
    page.until("document.querySelector('nian-game').shadowRoot?.querySelector('.nian-card')")
        .await?;
    page.value("document.querySelector('nian-game').ready.then(() => true)")
        .await?;
    let alive = "[...document.querySelectorAll('nian-game')]
        .filter((game) => game.shadowRoot.querySelector('.nian-card')).length";
    let alive = page.value(alive).await?;
    assert!(alive.as_i64() < Some(12), "{alive}");
    Ok(())
}
