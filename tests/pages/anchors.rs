//! An anchor stays where it landed, while the cards above it get their pictures.

use nian_tests::{Page, Result, Setup, Suite, sample};

/// Places to which there is a long way, by their addresses, and from the contents of an article.
const ADDRESSES: [&str; 4] = [
    "articles/nim-and-variants/#more-dice",
    "articles/odd-even-two-sides/#uniqueness",
    "en/articles/nim-and-variants/?step=2#dice",
    "zh-Hans/articles/nim-and-variants/#ex5",
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
    suite.add("pages::anchors::left", Setup::default(), left);
}

async fn stay(page: &Page, turn: usize) -> Result {
    for address in sample(ADDRESSES, 2, turn) {
        page.open("").await?; // else only the section would change
        page.open(address).await?;
        landed(page, address).await?;
    }
    page.open("").await?;
    page.open("articles/nim-and-variants/").await?;
    page.run(
        "document.querySelector('.contents [href=\"#more-dice\"]').click()",
        vec![],
    )
    .await?;
    landed(page, "a click in the contents").await
}

/// Once all has been filled and what is near has come alive, the section stands at the window's top,
/// a little below its edge.
async fn landed(page: &Page, address: &str) -> Result {
    let settled = "document.readyState === 'complete'
        && !document.querySelector('[data-early], .part :is(nian-example, nian-claim):not([data-near])')";
    page.until(settled).await?;
    page.until(
        "[...document.querySelectorAll(':target nian-example')]
            .filter((example) => example.getBoundingClientRect().top < innerHeight)
            .every(({ steps }) => steps > 0)",
    )
    .await?;
    page.two_frames().await?;
    let top = "document.querySelector(':target').getBoundingClientRect().top";
    let top = page.value(top).await?;
    let top = top.as_f64().unwrap_or(f64::NAN);
    assert!((top - 28.0).abs() < 6.0, "{address}: at {top} px");
    Ok(())
}

/// Whoever scrolls on before all is filled is not taken back.
async fn left(page: &Page) -> Result {
    page.open("").await?;
    page.open(ADDRESSES[0]).await?;
    page.until("document.querySelector(':target')?.getBoundingClientRect().top < 100")
        .await?;
    let waiting = "document.querySelectorAll('.part nian-example:not([data-near])').length";
    assert_ne!(page.value(waiting).await?, 0, "too late to try this");
    page.run("scrollTo(0, 0)", vec![]).await?;
    page.until(&format!("{waiting} === 0")).await?;
    page.two_frames().await?;
    assert_eq!(page.value("scrollY").await?, 0);
    Ok(())
}
