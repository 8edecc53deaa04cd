//! The site in a folder, opened from a file: no server, no network.

use nian_tests::{Page, Result, Setup, Suite, folder, json};

pub(crate) fn add(suite: &mut Suite) {
    // Every request is for a file.
    let setup = || Setup::default().expect("request to another host: file://");
    suite
        .add("offline::usb::article", setup(), article)
        .everywhere();
    suite
        .add("offline::usb::pages", setup(), pages)
        .everywhere();
    suite
        .add("offline::usb::tools", setup(), tools)
        .everywhere();
}

/// Opens a page of the folder.
async fn open(page: &Page, path: &str) -> Result {
    let file = folder().join("nian");
    let file = file
        .canonicalize()
        .map_err(|error| format!("{}: {error}", file.display()))?;
    page.open_address(&format!("file://{}/{path}", file.display()))
        .await
}

/// An article is stepped, played, and its claims are checked in a worker.
async fn article(page: &Page) -> Result {
    open(page, "en/articles/fibonacci-nim/index.html").await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!("next")).await?;
    example.until("step === 1").await?;
    page.until("location.search.includes('step=1')").await?;
    let game = page.widget("nian-game").await?;
    game.get("play(document.querySelector('nian-game').winning[0] ?? 'a1')")
        .await?;
    game.until("moves.length > 0").await?;
    let claim = page.widget("nian-claim").await?;
    let checked = "new Promise((then) => {
        const claim = document.querySelector('nian-claim');
        claim.addEventListener('nian-checked', ({ detail }) => then(detail.expected));
        claim.addEventListener('nian-error', ({ detail }) => then(detail.message));
        claim.check();
    })";
    assert_eq!(claim.get("localName").await?, "nian-claim");
    assert_eq!(page.value(checked).await?, true);
    Ok(())
}

/// The first page leads to all others.
async fn pages(page: &Page) -> Result {
    open(page, "index.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    page.until("document.querySelector('.offline').textContent.length > 20")
        .await?;
    page.find(".languages a[href*='en/']")
        .await?
        .click()
        .await?;
    page.until(
        "document.documentElement.lang === 'en' && location.pathname.endsWith('/en/index.html')",
    )
    .await?;
    page.until("document.querySelectorAll('.stops label:not([hidden])').length === 10")
        .await?;
    page.find(".page-head nav a[href*='play/']")
        .await?
        .click()
        .await?;
    page.until("location.pathname.endsWith('/en/play/index.html')")
        .await?;
    page.widget("nian-game").await?;
    open(page, "en/play/index.html?p=dice:31@4").await?;
    page.widget("nian-game")
        .await?
        .until("position === 'dice:31@4'")
        .await?;
    open(page, "en/numbers/index.html?value=60&in=fibonacci").await?;
    page.widget("nian-number").await?;
    open(
        page,
        "en/show/index.html?example=nim-and-variants/ex2&theme=projector",
    )
    .await?;
    page.until("document.querySelector('nian-example')?.shadowRoot?.querySelector('[data-stage]')")
        .await?;
    open(
        page,
        "zh-Hans/practice/index.html?skill=columns&level=2&seed=7",
    )
    .await?;
    page.widget("nian-exercise").await?.until("question").await
}

/// What is searched for in workers, and what is printed.
async fn tools(page: &Page) -> Result {
    open(page, "en/lab/index.html?rule=1,3,4").await?;
    page.until("document.querySelector('.strip button')")
        .await?;
    open(page, "en/tables/index.html?of=wythoff").await?;
    page.widget("nian-table").await?;
    page.find(".area form button").await?.click().await?;
    page.until("!document.querySelector('.area .plane').hidden && document.querySelector('#area-cell').textContent.includes('1,2')").await?;
    open(
        page,
        "en/practice/index.html?skill=columns&level=2&seed=7&count=4&print=sheet",
    )
    .await?;
    page.until("document.querySelectorAll('.sheet-ask').length === 4")
        .await?;
    assert_eq!(
        page.value("document.querySelectorAll('.sheet svg.qr, .sheet-online').length")
            .await?,
        0
    );
    open(page, "en/articles/nim-and-variants/index.html").await?;
    let example = page.widget("nian-example").await?;
    example.click("[data-do=menu]").await?;
    example
        .until_inside("root.querySelector('.nian-more')?.childElementCount > 1")
        .await
}
