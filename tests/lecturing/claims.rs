//! A claim that is to be thought about first keeps to itself what is true instead.

use super::on_stage;
use nian_tests::{Key, Page, Result, Setup, Suite, json};

const ERRATUM: &str = "d=claim:nim-and-variants/dice;nim:3,4,5&v=1";

pub(super) fn add(suite: &mut Suite) {
    suite
        .add("lecturing::claims::stage", Setup::default(), stage)
        .everywhere();
    suite.add("lecturing::claims::pupils", Setup::default(), pupils);
    suite.add("lecturing::claims::shown", Setup::default(), shown);
    suite.add("lecturing::claims::speaker", Setup::default(), speaker);
}

/// How many paragraphs of a claim are to be seen, and whether it says that it is an erratum.
const SEEN: &str = "((root) => [
    [...root.querySelectorAll('.nian-claim > p')].filter((one) => one.checkVisibility()).length,
    root.querySelector('.nian-origin').checkVisibility(),
])";

fn seen(css: &str) -> String {
    format!("{SEEN}(document.querySelector({css:?}).shadowRoot)")
}

/// What it says, and where.
const ASKED: &str = "[2,false]";
/// With that it is an erratum, what is true, why, and what each of these is.
const TOLD: &str = "[7,true]";

async fn is(page: &Page, css: &str, wanted: &str) -> Result {
    page.until(&format!("JSON.stringify({}) === {wanted:?}", seen(css)))
        .await
}

const THING: &str = ".lecture-thing > nian-claim";

async fn stage(page: &Page) -> Result {
    for answers in ["ask", "hidden"] {
        on_stage(page, &format!("{ERRATUM}&answers={answers}")).await?;
        is(page, THING, ASKED).await?;
        page.type_char('o').await?;
        page.until("document.querySelector('.lecture-small nian-claim')?.shadowRoot.querySelector('.nian-claim')")
            .await?;
        is(page, ".lecture-small nian-claim", ASKED).await?;
        page.press(Key::Escape).await?;
        page.until("!document.querySelector('dialog[open]')")
            .await?;
        page.type_char('a').await?;
        is(page, THING, TOLD).await?;
        page.type_char('a').await?;
        page.until("document.querySelector('.lecture-thing > nian-claim')?.shadowRoot.querySelector('.nian-claim')")
            .await?;
        is(page, THING, ASKED).await?;
        page.press(Key::PageDown).await?;
        is(page, THING, TOLD).await?;
        page.press(Key::PageDown).await?;
        page.press(Key::PageUp).await?;
        page.until("document.querySelector('.lecture-thing > nian-claim')")
            .await?;
        is(page, THING, TOLD).await?;
    }
    Ok(())
}

/// Pupils see it once they have had it checked.
async fn pupils(page: &Page) -> Result {
    page.open(&format!("en/class/?{ERRATUM}&answers=ask&for=pupils"))
        .await?;
    let claim = page.widget(THING).await?;
    is(page, THING, ASKED).await?;
    claim.click("[data-do=check]").await?;
    is(page, THING, TOLD).await
}

/// Where answers do not wait, it is there at once.
async fn shown(page: &Page) -> Result {
    on_stage(page, &format!("{ERRATUM}&answers=shown")).await?;
    is(page, THING, TOLD).await
}

/// The speaker sees it before the class does.
async fn speaker(page: &Page) -> Result {
    on_stage(page, &format!("{ERRATUM}&answers=ask")).await?;
    let keep = "const open = window.open; window.open = (...all) => (window.other = open(...all));";
    page.run(keep, vec![]).await?;
    page.type_char('n').await?;
    page.until("window.other?.document.querySelector('.speaker-now > nian-claim')?.shadowRoot.querySelector('.nian-claim')")
        .await?;
    let there = "window.other.document.querySelector('.speaker-now > nian-claim').shadowRoot";
    let told = page.value(&format!("{SEEN}({there})")).await?;
    assert_eq!(told, json!([7, true]));
    is(page, THING, ASKED).await?;
    page.run("window.other.close()", vec![]).await.map(drop)
}
