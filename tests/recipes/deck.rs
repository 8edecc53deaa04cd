//! A slide of reveal.js: keys are either the example's or the deck's, and the slide is laid out once the card has come.

use super::host;
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, node_module};
use std::fs;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("recipes::reveal", deck(), slides);
}

fn deck() -> Setup {
    let recipe = include_str!("../../www/recipes/reveal.html");
    let (once, slide) = recipe.split_once("\n\n").unwrap_or_default();
    let page = include_str!("pages/reveal.html").replace("</head>", &format!("{once}\n</head>"));
    let read = |name: &str| fs::read(node_module("reveal.js/dist").join(name)).unwrap_or_default();
    host(&page, slide)
        .answer(
            "reveal.js",
            Answer::As("text/javascript", read("reveal.js")),
        )
        .answer("reveal.css", Answer::As("text/css", read("reveal.css")))
}

async fn slides(page: &Page) -> Result {
    page.open("host.html").await?;
    page.until("window.Reveal?.isReady()").await?;
    page.press(Key::Right).await?;
    page.until("Reveal.getIndices().h === 1").await?;
    let example = page.widget("nian-example").await?;
    // All of it is on the slide, and the slide is in the middle.
    let fits = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('section.present').getBoundingClientRect())";
    page.until(fits).await?;
    let inside = "(({ bottom }) => bottom <= innerHeight)(root.querySelector('.nian-card').getBoundingClientRect())";
    example.until_inside(inside).await?;
    let middle = "(({ top, bottom }) => Math.abs(top + bottom - innerHeight) < 0.1 * innerHeight)(document.querySelector('section.present').getBoundingClientRect())";
    page.until(middle).await?;

    example
        .inside("root.querySelector('[data-do=next]').focus()")
        .await?;
    page.press(Key::Right).await?;
    example.until("step === 1").await?;
    page.type_char('b').await?;
    example
        .until_inside("root.querySelector('dialog.nian-black')?.open")
        .await?;
    page.press(Key::Escape).await?;
    example
        .until_inside("!root.querySelector('dialog')")
        .await?;
    let deck = page
        .value("[Reveal.getIndices().h, Reveal.isPaused(), Reveal.isOverview()].join()")
        .await?;
    assert_eq!(deck, "1,false,false");

    page.value("document.activeElement.blur()").await?;
    page.press(Key::Right).await?;
    page.until("Reveal.getIndices().h === 2").await?;
    assert_eq!(example.get("step").await?, 1);
    Ok(())
}
