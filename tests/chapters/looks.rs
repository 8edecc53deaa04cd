//! How long chapters are, and what axe-core says of them. The test command looks at a sample.

use super::chapters;
use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, at_night, json, sample};
use nian_words::Language;

/// How high a chapter may be on a telephone, in CSS pixels.
const MOST: f64 = 13_000.0;

/// The highest; a sample of the others is measured beside them.
const HIGHEST: [&str; 4] = [
    "odd-even-two-sides/other-k",
    "nim-and-variants/several-dice",
    "nim-and-variants/number-systems",
    "fibonacci-nim/several-heaps",
];

pub(crate) fn add(suite: &mut Suite) {
    for (turn, language) in Language::WITH_PAGES.into_iter().enumerate() {
        let tag = language.tag();
        suite.add(
            format!("chapters::height::{tag}"),
            Setup::default().width(360),
            async move |page| height(page, language, turn).await,
        );
        suite.add(
            format!("chapters::axe::{tag}"),
            Setup::default(),
            async move |page| axe(page, language, turn).await,
        );
    }
    suite.add("chapters::touch", Setup::default().width(360), touch);
}

/// Without the head and the foot that all pages have.
async fn height(page: &Page, language: Language, turn: usize) -> Result {
    let all = chapters();
    assert!(all.len() >= 26, "{all:?}");
    let highest = HIGHEST.map(|name| format!("articles/{name}/"));
    for chapter in highest.into_iter().chain(sample(all, 6, turn)) {
        page.open(&path(language, &chapter)).await?;
        page.resize(360, 740).await?;
        page.until("document.querySelector('.progress[data-shown]')")
            .await?;
        // What is not near is not laid out otherwise.
        let all = "document.querySelectorAll('.part').forEach((part) => { part.style.contentVisibility = 'visible'; })";
        page.value(all).await?;
        page.two_frames().await?;
        let height = page
            .value("document.querySelector('main').offsetHeight")
            .await?;
        let height = height.as_f64().unwrap_or(f64::NAN);
        assert!(height <= MOST, "{chapter}: {height} px");
    }
    Ok(())
}

async fn axe(page: &Page, language: Language, turn: usize) -> Result {
    let chapters = [
        "nim-and-variants/nim/",
        "odd-total/problem/",
        "fibonacci-nim/rules/",
    ];
    let contents = ["fibonacci-nim/", "nim-and-variants/", "odd-even-two-sides/"];
    let mut pages = vec![contents[turn], chapters[turn]];
    if at_night() {
        pages = [contents, chapters].concat();
    }
    for name in pages {
        page.open(&path(language, &format!("articles/{name}")))
            .await?;
        page.until("document.querySelector('.progress[data-shown]')")
            .await?;
        for width in [1280, 360] {
            page.widen(width).await?;
            let found = page.accessibility().await?;
            assert_eq!(found, Vec::<String>::new(), "{name}, {width} px");
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.value(fits).await?, true, "{name}, {width} px");
            let root = "document.documentElement.dataset";
            page.value(&format!("{root}.theme = {root}.nianTheme = 'dark'"))
                .await?;
            let found = page.contrast().await?;
            assert_eq!(found, Vec::<String>::new(), "{name}, {width} px, dark");
            page.value(&format!("{root}.theme = {root}.nianTheme = 'light'"))
                .await?;
        }
    }
    Ok(())
}

/// What is to be pressed at the end of a chapter and on the contents page is large enough for a finger.
async fn touch(page: &Page) -> Result {
    for (address, css) in [
        (
            "articles/nim-and-variants/",
            ".begin a, .chapters h2 a, .ways a",
        ),
        (
            "articles/nim-and-variants/one-heap/",
            ".crumb a, .chapter-end :is(a, button), .neighbours a",
        ),
    ] {
        page.open(address).await?;
        page.until("document.querySelector('.progress[data-shown]')")
            .await?;
        let small = page
            .run(
                "return [...document.querySelectorAll(arguments[0])].filter((one) => {
                    const { width, height } = one.getBoundingClientRect();
                    return width < 24 || height < 24;
                }).map((one) => one.textContent)",
                vec![json!(css)],
            )
            .await?;
        assert_eq!(small, json!([]), "{address}");
    }
    Ok(())
}
