//! The teacher's own question: its answer comes with the next key, and pupils give one on their telephones.

use super::{now, on_stage};
use crate::site::path;
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

const ASKED: &str = "d=nim:3,4,5;nim:1,4,5;nim:1,2,3&q1=Best%3F&k1=choice&c1=a2|b1%3Cb%3E|c1&a1=a2&q2=Sum%3F&k2=number&a2=10&v=1";
const SETTLED: &str =
    "document.querySelector('.lecture[data-on=page] .lecture-thing[aria-busy=false]')";
const SAID: &str = "document.querySelector('.lecture-answer').textContent";

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::question::stage", Setup::default(), stage);
    suite
        .add(
            "lecturing::question::pupil",
            Setup::default().width(360),
            pupil,
        )
        .everywhere();
    for language in Language::WITH_PAGES {
        let name = format!("lecturing::question::looks::{}", language.tag());
        let narrow = Setup::default().width(360);
        suite.add(name, narrow, async move |page| looks(page, language).await);
    }
    suite.add("lecturing::question::room", Setup::default(), room);
    suite.add("lecturing::question::eight", Setup::default(), eight);
}

async fn stage(page: &Page) -> Result {
    on_stage(page, ASKED).await?;
    let choices =
        "[...document.querySelectorAll('.lecture-options li')].map((one) => one.textContent)";
    assert_eq!(page.value(choices).await?, json!(["a2", "b1<b>", "c1"]));
    assert_eq!(
        page.value(
            "document.querySelectorAll('.lecture-question button, .lecture-question input').length"
        )
        .await?,
        0
    );
    page.type_char('v').await?;
    let labels = "[...document.querySelectorAll('.lecture-label')].map(({ value }) => value)";
    page.until(&format!("{labels}.join() === 'a2,b1<b>,c1'"))
        .await?;
    page.press(Key::PageDown).await?;
    page.until(&format!("{SAID} === 'Answer: a2'")).await?;
    page.until("document.querySelector('.lecture-row.right .lecture-label').value === 'a2'")
        .await?;
    assert_eq!(now(page).await?["told"], false, "the card's own comes next");
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    page.reload().await?;
    page.until(&format!(
        "document.querySelector('.lecture-answer') && {SAID} === 'Answer: a2'"
    ))
    .await
}

async fn in_hand(page: &Page, language: Language) -> Result {
    let class = path(language, "class/");
    let pupils = "&at=1&step=0&answers=ask&for=pupils";
    page.open(&format!("{class}?{ASKED}{pupils}")).await?;
    page.until(SETTLED).await
}

async fn choose(page: &Page, choice: usize) -> Result {
    page.click(&format!(
        ".lecture-options li:nth-child({choice}) .lecture-option"
    ))
    .await
}

/// A wrong choice, the right one; what is no number and a number by the keyboard. What was answered first is on the slip.
async fn pupil(page: &Page) -> Result {
    in_hand(page, Language::En).await?;
    choose(page, 3).await?;
    page.until(&format!("{SAID} === 'Not right: think again.'"))
        .await?;
    choose(page, 1).await?;
    page.until(&format!("{SAID} === 'Right.'")).await?;
    page.until("!document.querySelector('.lecture-tell')")
        .await?;
    let pressed =
        "[...document.querySelectorAll('.lecture-option')].map((one) => one.ariaPressed).join()";
    page.until(&format!("{pressed} === 'true,false,false'"))
        .await?;
    page.click(".lecture-pages [data-do=next]").await?;
    page.until(&format!(
        "document.querySelector('#lecture-given') && {SETTLED}"
    ))
    .await?;
    page.click("#lecture-given").await?;
    // What is no number is asked for again, and does not count.
    page.type_char('x').await?;
    page.press(Key::Enter).await?;
    let unread = "Please write a number, or a move such as a2.";
    page.until(&format!("{SAID} === '{unread}'")).await?;
    page.press(Key::Backspace).await?;
    for digit in ['1', '0'] {
        page.type_char(digit).await?;
    }
    page.press(Key::Enter).await?;
    page.until(&format!("{SAID} === 'Right.'")).await?;
    page.click(".lecture-pages [data-do=next]").await?;
    page.until("document.querySelector('[data-do=hand-in]')")
        .await?;
    page.click("[data-do=hand-in]").await?;
    page.until(
        "document.querySelector('.slip-line')?.textContent.includes('1 of 2') ||
            document.querySelector('.slip-line')?.textContent.includes('2: 1')",
    )
    .await
}

/// What is asked fits on a telephone, and can be told.
async fn looks(page: &Page, language: Language) -> Result {
    in_hand(page, language).await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let small = "[...document.querySelectorAll('.lecture-question button')].filter(({ offsetHeight }) => offsetHeight < 44).length";
    assert_eq!(page.value(small).await?, 0);
    page.click(".lecture-tell").await?;
    page.until(&format!("{SAID}.endsWith('a2')")).await?;
    page.until(
        "[...document.querySelectorAll('.lecture-option')].every(({ disabled }) => disabled)",
    )
    .await?;
    page.until("document.documentElement.scrollWidth <= innerWidth")
        .await?;
    page.reload().await?;
    page.until(&format!(
        "document.querySelector('.lecture-answer') && {SAID}.endsWith('a2')"
    ))
    .await
}

/// Once an answer is hidden again the picture stands as it stood before.
async fn room(page: &Page) -> Result {
    const LAID: &str = "(() => {
        const frame = document.querySelector('.lecture-thing nian-game')?.shadowRoot.querySelector('.nian[data-stage]:not([data-laying])');
        const drawing = frame?.querySelector('.nian-panels svg');
        return drawing && Math.round(drawing.getBoundingClientRect().width);
    })()";
    const REASONS: &str = "document.querySelector('.lecture-thing nian-game').shadowRoot.querySelector('.nian-reasons > :first-child > *')";
    page.resize(1280, 720).await?;
    on_stage(page, "d=nim:3,4,5&answers=ask&v=1").await?;
    page.until(LAID).await?;
    page.two_frames().await?;
    let before = page.value(LAID).await?;
    page.type_char('a').await?;
    page.until(&format!("{REASONS} && {LAID}")).await?;
    page.until(&format!("{LAID} < {before}")).await?;
    page.type_char('a').await?;
    page.until(&format!("!{REASONS} && {LAID} === {before}"))
        .await
}

/// Eight choices and the hands for each are seen at once on a projector, and the number of a long one stays on its line.
async fn eight(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    let long = "Each of the moves that the rules allow leaves a position from which whoever moves next can win against all replies";
    let long = long.replace(' ', "+");
    let asked =
        format!("d=nim:3,4,5&q1=Which%3F&k1=choice&c1=a1|a2|a3|b1|b2|b3|b4|{long}&a1=a2&v=1");
    on_stage(page, &asked).await?;
    let starts = "[...document.querySelectorAll('.lecture-options li')].map((one) => {
        return Math.round(one.firstElementChild.getBoundingClientRect().left - one.getBoundingClientRect().left);
    })";
    let starts: Vec<i64> = serde_json::from_value(page.value(starts).await?)?;
    assert_eq!(starts.len(), 8);
    assert!(starts.iter().all(|start| *start == starts[0]), "{starts:?}");
    on_stage(
        page,
        "d=nim:3,4,5&q1=Which%3F&k1=choice&c1=a1|a2|a3|b1|b2|b3|b4|c1&a1=a2&v=1",
    )
    .await?;
    page.type_char('v').await?;
    page.until("document.querySelectorAll('.lecture-row').length === 8")
        .await?;
    page.until(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.lecture-aside'))",
    )
    .await?;
    let small = "[...document.querySelectorAll('.lecture-vote button')].filter(({ offsetHeight, offsetWidth }) => Math.min(offsetHeight, offsetWidth) < 24).length";
    assert_eq!(page.value(small).await?, 0);
    Ok(())
}
