//! A page of somebody else's on paper: each card that is alive in its printed form, what stands in the tag where there is
//! none, and the page's own words where it has some.

use super::{HEAD, KINDS, host};
use nian_tests::{Answer, Page, Result, Suite, json};

/// What is easily left on paper: fields, questions without an answer, buttons for the next task, lists that are chosen from.
const MORE: &str = "<nian-number value=100 in=fibonacci do=increment></nian-number>\
    <nian-game position='dice:31@4' answers=shown></nian-game>\
    <nian-exercise skill=winning level=2 count=5 seed=3></nian-exercise>\
    <nian-exercise skill=binary level=2 count=5 seed=3></nian-exercise>\
    <nian-exercise skill=fibonacci level=2 count=5 seed=3></nian-exercise>\
    <nian-exercise skill=slip level=2 count=5 seed=3></nian-exercise>";

const UNTIL: &str = "<span data-nian-until style='display: block; min-height: 500px'><a href='#x'>A link</a></span>";

pub(crate) fn add(suite: &mut Suite) {
    // With what authors are told to write in a tag, and with a bare link, as they were told before.
    let filled = [KINDS, MORE]
        .concat()
        .replacen("></", "><a href='#x'>A link</a></", 3);
    let filled = filled.replace("'></", &format!("'>{UNTIL}</"));
    suite.add("hosts::paper::alive", page(&filled), alive);

    let game =
        "<nian-game position='nim:3,4,5' first=reader opponent=none moves='a3,b4,c5'></nian-game>";
    suite.add("hosts::paper::gone_through", page(game), gone_through);

    let failed = page(&format!(
        "<nian-game position='nim:3,4,5'>{UNTIL}</nian-game>"
    ))
    .answer("nian.css", Answer::Status(503))
    .expect("503");
    suite.add("hosts::paper::failed", failed, failed_is_told);
    let bare = format!("<nian-game position='nim:3,4,5'>{UNTIL}</nian-game>");
    let without = page(&bare).without_scripts();
    suite.add("hosts::paper::without_scripts", without, has_the_link);

    let own = "<span data-nian-print>Words on paper</span>";
    let [both, hidden] = ["", " answers=hidden"].map(|attribute| {
        format!("<nian-game position='nim:3,4,5'{attribute}>{UNTIL} {own}</nian-game>")
    });
    let one = UNTIL
        .replace("data-nian-until", "data-nian-until data-nian-print")
        .replace("A link", "Words on paper");
    let far = format!("<div style='height: 9000px'></div>{both}");
    let tags = format!("{both}{hidden}<nian-game position='nim:3,4,5'>{one}</nian-game>{far}");
    suite.add("hosts::paper::own_words", page(&tags), own_words);

    let far = format!("<div style='height: 9000px'></div>{bare}");
    suite
        .add("hosts::paper::far", page(&far), comes_for_it)
        .everywhere();
}

fn page(inner: &str) -> nian_tests::Setup {
    host(format!(
        "<!doctype html><html lang=en>{HEAD}<p>Before.</p>{inner}<p>After.</p>"
    ))
}

/// What of a card that is only looked at has no sense on paper, and how much of it is blank at its end.
const LEFT: &str = "[...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim, nian-exercise')].map((widget) => {
    const card = widget.shadowRoot.querySelector('.nian-card');
    const seen = (css) => [...card.querySelectorAll(css)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const listed = (one) => one.closest('.nian-chips, .nian-review ol, .nian-record');
    const touched = seen('button, input, select, summary, label, progress').filter((one) => !listed(one));
    const ends = seen('*').filter((one) => one.localName !== 'div' && (one.localName === 'svg' || [...one.childNodes].some(({ data }) => data?.trim())))
        .map((one) => one.getBoundingClientRect().bottom);
    return {
        what: widget.outerHTML.slice(0, 60),
        touched: touched.map((one) => one.outerHTML.slice(0, 60)),
        asked: seen('text, td').filter(({ textContent }) => textContent === '?').length,
        told: card.innerText.match(/Tap |Next task|Task \\d|Rules$/m)?.[0] ?? '',
        blank: Math.round(card.getBoundingClientRect().bottom - Math.max(...ends)) > 40,
        high: card.getBoundingClientRect().height > 60,
        until: [...widget.children].filter((one) => one.checkVisibility()).length,
    };
})";

async fn alive(page: &Page) -> Result {
    page.open("host.html").await?;
    wake(page).await?;
    page.on_paper(true).await?;
    let left = page.value(LEFT).await?;
    page.on_paper(false).await?;
    let all = left.as_array().cloned().unwrap_or_default();
    assert_eq!(all.len(), 12, "{left}");
    for one in all {
        let what = &one["what"];
        let expected = json!({
            "what": what, "touched": [], "asked": 0, "told": "", "blank": false, "high": true, "until": 0,
        });
        assert_eq!(one, expected);
    }
    let pages = page.printed().await?;
    assert!((2..=8).contains(&pages), "{pages}");
    Ok(())
}

/// Brings all to life, exercises, too.
async fn wake(page: &Page) -> Result {
    page.until("customElements.get('nian-exercise')").await?;
    let all = "Promise.all([...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim, nian-exercise')]
        .map((widget) => widget.engine)).then((all) => all.length)";
    page.value(all).await?;
    page.two_frames().await
}

/// A game that is gone through is printed with its moves.
async fn gone_through(page: &Page) -> Result {
    page.open("host.html").await?;
    let game = page.widget("nian-game").await?;
    game.get("engine.then(() => true)").await?;
    game.click("[data-do=review]").await?;
    game.until_inside("root.querySelectorAll('.nian-review li').length === 3")
        .await?;
    page.on_paper(true).await?;
    let seen = "[...root.querySelectorAll('.nian-review li button')].filter((one) => one.checkVisibility()).length";
    assert_eq!(game.inside(seen).await?, 3);
    let left = page.value(LEFT).await?;
    page.on_paper(false).await?;
    assert_eq!(left[0]["touched"], json!([]));
    Ok(())
}

/// The link is printed, in no more room than it takes; and what cannot be had, without its button.
async fn failed_is_told(page: &Page) -> Result {
    page.open("host.html").await?;
    page.until("document.querySelector('nian-game[data-nian-failed]')?.shadowRoot.querySelector('[role=alert] button')")
        .await?;
    let seen = "(({ shadowRoot }) => [document.querySelector('nian-game a').checkVisibility(),
        shadowRoot.querySelector('[role=alert]').checkVisibility(), shadowRoot.querySelector('button').checkVisibility(),
        document.querySelector('nian-game').offsetHeight < 120])(document.querySelector('nian-game'))";
    assert_eq!(page.value(seen).await?, json!([true, true, true, false]));
    page.on_paper(true).await?;
    let printed = page.value(seen).await?;
    page.on_paper(false).await?;
    assert_eq!(printed, json!([true, true, false, true]));
    Ok(())
}

async fn has_the_link(page: &Page) -> Result {
    page.open("host.html").await?;
    page.on_paper(true).await?;
    let link = page.find("nian-game a").await?;
    assert!(link.is_displayed().await?);
    page.on_paper(false).await?;
    Ok(())
}

/// What is marked is printed and nothing else of the element, near or far, whether or not answers are hidden.
async fn own_words(page: &Page) -> Result {
    page.open("host.html").await?;
    for at in 0..3 {
        page.value(&format!(
            "document.querySelectorAll('nian-game')[{at}].ready.then(() => true)"
        ))
        .await?;
    }
    let seen = "[...document.querySelectorAll('nian-game')].map((game) => [
        game.innerText.trim(), game.shadowRoot.querySelector('.nian-card')?.checkVisibility() ?? null, game.offsetHeight < 100])";
    page.on_paper(true).await?;
    let printed = page.value(seen).await?;
    page.on_paper(false).await?;
    let words = |card| json!(["Words on paper", card, true]);
    let [alive, far] = [json!(false), json!(null)].map(words);
    assert_eq!(printed, json!([alive, alive, alive, far]));
    // On a screen it is what stands there until the card does.
    let shown = page.value(seen).await?;
    assert_eq!(shown[0], json!(["", true, false]));
    Ok(())
}

/// What the reader has not come near is brought to life for paper, too.
async fn comes_for_it(page: &Page) -> Result {
    page.open("host.html").await?;
    page.until(
        "document.querySelector('nian-game').shadowRoot && document.readyState === 'complete'",
    )
    .await?;
    page.two_frames().await?;
    let card =
        "document.querySelector('nian-game').shadowRoot.querySelector('.nian-card') !== null";
    assert_eq!(page.value(card).await?, false);
    page.value("dispatchEvent(new Event('beforeprint'))")
        .await?;
    page.until(card).await
}
