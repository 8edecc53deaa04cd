//! A link to a section leads to its place, and nothing moves afterwards, while what is near comes alive; in the page with
//! all of an article cards grow then, and the section stays at its place all the same.

use crate::site::WHOLE;
use nian_tests::{Page, Result, Setup, Suite, sample};

/// Places to which there is a long way: by the contents' address, which leads to the chapter, by the chapter's own, and
/// in the page with all of an article.
const ADDRESSES: [&str; 6] = [
    "articles/nim-and-variants/#more-dice",
    "articles/odd-even-two-sides/whole/#uniqueness",
    "articles/nim-and-variants/wythoff/#ex5",
    "articles/odd-even-two-sides/#general-k",
    "en/articles/nim-and-variants/?step=2#two-dice-both",
    "zh-Hans/articles/nim-and-variants/whole/#ex5",
];

pub(crate) fn add(suite: &mut Suite) {
    // In the test command each address at one width.
    for (turn, width) in [360, 1280].into_iter().enumerate() {
        let name = format!("pages::anchors::stay::{width}");
        let setup = Setup::default().width(width);
        suite
            .add(name, setup, async move |page| stay(page, turn).await)
            .everywhere();
    }
    suite
        .add("pages::anchors::long_after", Setup::default(), long_after)
        .everywhere();
    suite.add("pages::anchors::left", Setup::default(), left);
    let late = || Setup::default().late("/page.js", 1500);
    suite.add("pages::anchors::early", late(), early);
    suite.add("pages::anchors::back", late(), back);
}

/// Where a section stands when the last of the page's scripts has run, before the browser itself goes there.
async fn note_place(page: &Page, section: &str) -> Result {
    let note = format!(
        "addEventListener('DOMContentLoaded', () => {{
            window.placed = document.getElementById('{section}')?.getBoundingClientRect().top;
        }})"
    );
    page.before_scripts(&note).await
}

/// A reader is at the section once the page has been read, though scripts of it have not come.
async fn early(page: &Page) -> Result {
    note_place(page, "more-dice").await?;
    for address in [
        "articles/nim-and-variants/several-dice/#more-dice",
        "en/articles/nim-and-variants/#more-dice",
    ] {
        page.open("").await?;
        page.open(address).await?;
        let placed = page.value("placed").await?.as_f64();
        let is_near = placed.is_some_and(|top| (top - 28.0).abs() < 6.0);
        assert!(is_near, "{address}: at {placed:?} px");
        landed(page, address).await?;
    }
    Ok(())
}

/// Whoever comes back is where they were, not at the section.
async fn back(page: &Page) -> Result {
    page.open("en/articles/nim-and-variants/several-dice/#more-dice")
        .await?;
    page.run("scrollBy({ top: 700, behavior: 'instant' })", vec![])
        .await?;
    page.two_frames().await?;
    let before = page.value("Math.round(scrollY)").await?;
    note_place(page, "more-dice").await?;
    page.reload().await?;
    page.until("document.readyState === 'complete'").await?;
    assert_eq!(page.value("Math.round(scrollY)").await?, before);
    let placed = page.value("placed").await?.as_f64();
    assert!(
        placed.is_none_or(|top| (top - 28.0).abs() > 100.0),
        "{placed:?}"
    );
    Ok(())
}

async fn stay(page: &Page, turn: usize) -> Result {
    for address in sample(ADDRESSES, 2, turn) {
        page.open("").await?; // else only the section would change
        page.open(address).await?;
        landed(page, address).await?;
    }
    page.open("").await?;
    page.open(WHOLE).await?;
    // On a telephone they are folded.
    page.run(
        "document.querySelector('.contents > details').open = true",
        vec![],
    )
    .await?;
    page.two_frames().await?;
    page.run(
        "window.since = performance.now();
        document.querySelector('.contents [href=\"#more-dice\"]').click()",
        vec![],
    )
    .await?;
    landed(page, "a click in the contents").await
}

/// What grows above it long after loading does not move it either; whoever has scrolled, by whatever means, is not taken
/// back.
async fn long_after(page: &Page) -> Result {
    let grow = async |height| {
        let grow = format!(
            "document.querySelector(':target').closest('.chapter > *').previousElementSibling.style.paddingBottom =
                '{height}px'"
        );
        page.run(&grow, vec![]).await
    };
    page.open("articles/nim-and-variants/wythoff/#ex5").await?;
    landed(page, "the first time").await?;
    page.until(
        "performance.now() > performance.getEntriesByType('navigation')[0].loadEventEnd + 3200",
    )
    .await?;
    grow(300).await?;
    page.until(PLACED).await?;
    page.two_frames().await?;
    page.run("scrollBy({ top: 400, behavior: 'instant' })", vec![])
        .await?;
    page.two_frames().await?;
    grow(500).await?;
    page.two_frames().await?;
    let top = "document.querySelector(':target').getBoundingClientRect().top";
    let top = page.value(top).await?.as_f64().unwrap_or(f64::NAN);
    assert!(top < -100.0, "at {top} px");
    Ok(())
}

/// Once what is near has come alive, the section stands at the window's top, a little below its edge; what is seen has
/// not moved.
async fn landed(page: &Page, address: &str) -> Result {
    page.until("document.readyState === 'complete' && document.querySelector(':target')")
        .await?;
    page.run(SHIFTS, vec![]).await?;
    page.until(
        "[...document.querySelectorAll(':target nian-example')]
            .filter((example) => example.getBoundingClientRect().top < innerHeight)
            .every(({ steps }) => steps > 0)",
    )
    .await?;
    page.two_frames().await?;
    // Where a browser does not anchor what grows above by itself, the page does in the next frame.
    page.until(PLACED).await?;
    let whole = page.location().await?.contains("/whole/");
    let moved = page.value("moved").await?;
    assert!(
        whole || moved == serde_json::json!([]),
        "{address}: {moved}"
    );
    Ok(())
}

const PLACED: &str =
    "Math.abs(document.querySelector(':target').getBoundingClientRect().top - 28) < 6";

/// Names what has moved since the page began, or since the click, in browsers that tell; but for what stands in the head,
/// which moves by the width of the scroll bar where that comes after the first words (0.0005 at 360 pixels, 0.002 at
/// 1280).
const SHIFTS: &str = "window.moved = [];
    new PerformanceObserver((list) => {
        for (const { startTime, value, sources } of list.getEntries()) {
            const isInHead = sources.every(({ node }) => node?.parentElement?.closest('.page-head'));
            if (startTime < (window.since ?? 0) || value < (isInHead ? 0.003 : 0.001)) continue;
            const names = sources.map(({ node }) => node?.cloneNode?.()?.outerHTML ?? node?.nodeName);
            moved.push(`${value}: ${names}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });";

/// Whoever scrolls away while things come alive is not taken back.
async fn left(page: &Page) -> Result {
    page.open("").await?;
    page.open(&format!("{WHOLE}#more-dice")).await?;
    page.until("document.querySelector(':target')?.getBoundingClientRect().top < 100")
        .await?;
    page.run("scrollTo({ top: 0, behavior: 'instant' })", vec![])
        .await?;
    // No example stands near the top of it.
    page.until("document.readyState === 'complete' && customElements.get('nian-example')")
        .await?;
    page.two_frames().await?;
    assert_eq!(page.value("scrollY").await?, 0);
    Ok(())
}
