//! Pages that something translates: browsers change `<html lang>`, and then scripts that come late look for their words.

use nian_tests::{Page, Result, Setup, Suite};

/// Pages whose scripts have words of their own, and what is there once these have run: it has words.
const PAGES: [(&str, &str); 8] = [
    ("class/?edit", ".class .tabs button:nth-child(2) small"),
    (
        "class/?d=nim-and-variants/ex1;nim:3,4,5",
        ".class [data-key=slips]",
    ),
    (
        "class/?d=nim-and-variants/ex1;nim:3,4,5&print=sheet",
        ".sheet-fields",
    ),
    ("make/", ".making button"),
    ("practice/?print=sheet&skill=binary&seed=1", ".sheet-fields"),
    ("embed/", "pre[aria-labelledby=snippet] code"),
    (
        "show/?example=nim-and-variants/ex1&print=sheet",
        ".sheet-fields",
    ),
    (
        "articles/nim-and-variants/nim/?print=sheet#ex1",
        ".sheet-fields",
    ),
];

pub(crate) fn add(suite: &mut Suite) {
    for (path, css) in PAGES {
        let late = ["class.js", "zh-Hant.json", "embed.js"];
        let setup = late
            .iter()
            .fold(Setup::default(), |setup, file| setup.late(file, 300));
        suite
            .add(
                format!("pages::translated::{path}"),
                setup,
                async move |page| keeps_its_words(page, path, css).await,
            )
            .in_chromium();
    }
    suite
        .add(
            "pages::translated::board_of_discovery",
            Setup::default().late("_bg.wasm", 300),
            board_of_discovery,
        )
        .in_chromium();
}

/// What the page says is the same with and without.
async fn keeps_its_words(page: &Page, path: &str, css: &str) -> Result {
    let there = format!(
        "[...document.querySelectorAll('{css}')].map((one) => one.textContent.trim()).join('|')"
    );
    page.open(path).await?;
    // The builder's snippet stands in the page before its script makes it whole.
    let made = if path == "embed/" {
        "data-nian-until"
    } else {
        ""
    };
    page.until(&format!("{there} && {there}.includes('{made}')"))
        .await?;
    let words = page.value(&there).await?;
    for tag in ["fr", "ja"] {
        page.translated(tag).await?;
        // An address with another place in the same page would not open it anew.
        page.open("").await?;
        page.open(path).await?;
        page.until("document.documentElement.lang !== 'zh-Hant'")
            .await?;
        page.until(&format!("{there} === {words}")).await?;
    }
    Ok(())
}

async fn board_of_discovery(page: &Page) -> Result {
    page.translated("fr").await?;
    page.open("articles/nim-and-variants/one-heap/#take-1-to-k")
        .await?;
    let board = "document.querySelector('#take-1-to-k [data-board]')";
    page.run(&format!("{board}.scrollIntoView();"), Vec::new())
        .await?;
    page.until(&format!("{board}.dataset.awake === ''")).await?;
    let trouble = format!("{board}.querySelector('[role=alert]')?.hidden !== false");
    assert_eq!(page.value(&trouble).await?, true);
    Ok(())
}
