//! The site in a folder, opened from a file: no server, no network.

use nian_tests::{Key, Page, Result, Setup, Suite, folder, json};

/// Every request is for a file.
pub(crate) fn setup() -> Setup {
    Setup::default().expect("request to another host: file://")
}

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add("offline::usb::article", setup(), article)
        .everywhere();
    suite
        .add("offline::usb::pages", setup(), pages)
        .everywhere();
    suite
        .add("offline::usb::tools", setup(), tools)
        .everywhere();
    suite
        .add("offline::usb::lesson", setup(), lesson)
        .everywhere();
    suite.add("offline::usb::speaker", setup(), speaker);
    suite
        .add("offline::usb::handout", setup(), handout)
        .everywhere();
}

/// An example that asks, a position, and a claim.
const LESSON: &str = "d=nim-and-variants/ex1;nim:3,4,5;claim:nim-and-variants/dice&answers=ask&v=1";

/// Opens a page of the folder.
pub(crate) async fn open(page: &Page, path: &str) -> Result {
    let file = folder().join("nian");
    let file = file
        .canonicalize()
        .map_err(|error| format!("{}: {error}", file.display()))?;
    page.open_address(&format!("file://{}/{path}", file.display()))
        .await
}

/// An article is stepped, played, and its claims are checked in a worker.
async fn article(page: &Page) -> Result {
    open(page, "en/articles/fibonacci-nim/strategy/index.html").await?;
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
    game.call("play", json!("a1")).await?;
    page.until("document.querySelector('.offline').textContent.length > 20")
        .await?;
    page.click(".languages a[href*='en/']").await?;
    page.until(
        "document.documentElement.lang === 'en' && location.pathname.endsWith('/en/index.html')",
    )
    .await?;
    page.click(".page-head nav a[href*='articles/']").await?;
    page.until("location.pathname.endsWith('/en/articles/index.html')")
        .await?;
    page.until("document.querySelectorAll('.stops a[href*=\"/index.html#\"]').length >= 10")
        .await?;
    page.click(".page-head nav a[href*='play/']").await?;
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
    open(page, "en/teach/index.html#nim-1").await?;
    page.until("location.pathname.endsWith('/en/class/plan/nim-1/index.html')")
        .await?;
    open(page, "en/teach/index.html").await?;
    page.until("document.querySelector('.preparing')").await?;
    page.click(".preparing tbody a").await?;
    page.until("location.pathname.endsWith('/en/class/plan/rows-1/index.html')")
        .await?;
    open(page, "en/tables/index.html?of=wythoff").await?;
    page.widget("nian-table").await?;
    // By script: what stands above it may still come in while a driver aims at it.
    page.value("document.querySelector('.area form button').click()")
        .await?;
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
    open(page, "en/articles/nim-and-variants/nim/index.html").await?;
    let example = page.widget("nian-example").await?;
    page.run(
        "document.querySelector('nian-example').scrollIntoView()",
        vec![],
    )
    .await?;
    example
        .until_inside("root.querySelector('[data-do=menu]')")
        .await?;
    example
        .inside("root.querySelector('[data-do=menu]').click()")
        .await?;
    example
        .until_inside("root.querySelector('.nian-more')?.childElementCount > 1")
        .await
}

async fn on_stage(page: &Page) -> Result {
    open(page, &format!("en/class/index.html?{LESSON}&stage=1")).await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await
}

/// A whole lesson by PageDown alone, each answer by a press of its own.
async fn lesson(page: &Page) -> Result {
    on_stage(page).await?;
    let settled = "document.querySelector('.lecture-thing').ariaBusy === 'false'";
    let seen = "['.lecture-where', '.lecture-steps', '.lecture-waits', '.lecture-said'].map((css) => document.querySelector(css).textContent)";
    let mut waited = 0;
    for _ in 0..40 {
        page.until(settled).await?;
        let before = page.value(seen).await?;
        waited += usize::from(before[2] != "");
        page.press(Key::PageDown).await?;
        page.until(&format!(
            "{settled} && JSON.stringify({seen}) !== JSON.stringify({before})"
        ))
        .await?;
        if page.value(seen).await?[3] == "This is the end of the lesson." {
            break;
        }
    }
    assert_eq!(page.value(seen).await?[3], "This is the end of the lesson.");
    assert_eq!(waited, 3, "a question, the position, the claim");
    // The check was made here.
    page.widget(".lecture-thing nian-claim")
        .await?
        .until_inside("root.querySelector('.nian-verdict.fails')")
        .await
}

/// The speaker's window and the class follow one another.
async fn speaker(page: &Page) -> Result {
    on_stage(page).await?;
    page.type_char('n').await?;
    let shows = |text: &str| {
        format!("document.querySelector('.speaker-where')?.textContent.startsWith({text:?})")
    };
    page.window(true).await?;
    page.until(&shows("1 of 3")).await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    page.until(&shows("2 of 3")).await?;
    page.window(false).await?;
    page.until("document.querySelector('.lecture').dataset.place === '2.0'")
        .await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    page.window(true).await?;
    page.until(&shows("3 of 3")).await?;
    page.run("window.close()", vec![]).await?;
    page.window(false).await
}

/// The same lesson as a sheet, with its answers.
async fn handout(page: &Page) -> Result {
    open(page, &format!("en/class/index.html?{LESSON}&print=both")).await?;
    page.until("document.querySelectorAll('.sheet-part').length === 2")
        .await?;
    page.until("document.querySelector('.sheet-picture .nian-picture') && document.querySelector('.sheet-key').textContent.includes('What counts is the remainder')")
        .await
}
