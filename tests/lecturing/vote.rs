//! What can be voted for, by what is asked; which of it was right is marked once it is told.

use super::{at, now, on_stage, place};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

const ALL: &str = "d=exercise:winning;exercise:winning;exercise:columns;claim:nim-and-variants/dice;\
    claim:nim-and-variants/take-1-to-k;nim-and-variants/ex2~2;table:wythoff;number:binary=45;dice:7@3\
    &rules2=dice&count1=1&count2=1&count3=1&answers=ask&v=1";

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::vote::kinds", Setup::default(), kinds);
    suite.add("lecturing::vote::steps", Setup::default(), steps);
    suite.add("lecturing::vote::by_numbers", Setup::default(), by_numbers);
    suite.add(
        "lecturing::vote::room",
        Setup::default(),
        gives_its_room_back,
    );
}

const LABELS: &str = "[...document.querySelectorAll('.lecture-label')].map(({ value }) => value)";
const RIGHT: &str =
    "[...document.querySelectorAll('.lecture-row.right .lecture-label')].map(({ value }) => value)";

async fn begin(page: &Page) -> Result {
    page.type_char('v').await?;
    page.until("document.activeElement.matches('.lecture-count input')")
        .await
}

async fn kinds(page: &Page) -> Result {
    on_stage(page, ALL).await?;
    for (number, form, right) in [
        (
            1,
            r"^([a-z]: take \d+,){3}[a-z]: take \d+$",
            Some(r"^[a-z]: take \d+$"),
        ),
        (2, r"^(tip to \d,){1,3}tip to \d$", Some(r"^tip to \d$")),
        (3, "^,,,$", None),
        (4, "^holds,fails$", Some("^fails$")),
        (5, "^holds,fails$", Some("^holds$")),
        (
            6,
            r"^([a-d]: take \d+,){3}[a-d]: take \d+$",
            Some("^a: take 3$"),
        ),
        (7, "^,,,$", None),
        (8, "^,,,$", None),
        (9, "^safe,unsafe$", Some("^(un)?safe$")),
    ] {
        page.until(&format!(
            "/^{number}\\./.test(document.querySelector('.lecture').dataset.place)
                && document.querySelector('.lecture-thing').ariaBusy === 'false'"
        ))
        .await?;
        begin(page).await?;
        let labels = page.value(LABELS).await?;
        let fits = format!("/{form}/.test({labels}.join())");
        assert_eq!(page.value(&fits).await?, true, "{number}: {labels}");
        let numbers = "[...document.querySelectorAll('.lecture-choice-number')].every(({ textContent }, at) => textContent === String(at + 1))";
        assert_eq!(page.value(numbers).await?, true);
        if let Some(right) = right {
            let told = page.value(RIGHT).await?;
            assert_eq!(told, json!([]), "{number}: not before it is told");
            page.press(Key::PageDown).await?;
            page.until(&format!("{RIGHT}.length === 1 && /{right}/.test({RIGHT})"))
                .await?;
        }
        page.press_with(Key::Shift, Key::PageDown).await?;
    }
    Ok(())
}

/// What a position is worth is no answer to what is asked of its columns.
async fn by_numbers(page: &Page) -> Result {
    on_stage(page, "d=exercise:columns;exercise:outcome&answers=ask&v=1").await?;
    begin(page).await?;
    let write = "for (const [at, field] of document.querySelectorAll('.lecture-label').entries()) {
        field.value = ['safe', 'unsafe'][at] ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
    }";
    page.run(write, vec![]).await?;
    page.press(Key::PageDown).await?;
    page.until("document.querySelector('.lecture-thing nian-exercise').question === null")
        .await?;
    assert_eq!(page.value(RIGHT).await?, json!([]));
    Ok(())
}

/// Hands belong to a step: with it they go, and with it they are there again.
async fn steps(page: &Page) -> Result {
    on_stage(page, "d=nim-and-variants/ex2~2;nim:3,4,5&answers=ask&v=1").await?;
    begin(page).await?;
    page.type_char('7').await?;
    page.press(Key::PageDown).await?;
    page.until(&format!("{RIGHT}.length === 1")).await?;
    page.press(Key::PageDown).await?;
    at(page, "1.3").await?;
    page.until("!document.querySelector('.lecture-vote')")
        .await?;
    page.press(Key::PageUp).await?;
    at(page, "1.2").await?;
    begin(page).await?;
    page.until("document.querySelector('.lecture-count input').value === '7'")
        .await
}

/// Once the class goes on the picture has the room of the vote again: it is laid out as if none had been.
async fn gives_its_room_back(page: &Page) -> Result {
    const LAID: &str = "(() => {
        const frame = document.querySelector('.lecture-thing nian-example')?.shadowRoot.querySelector('.nian[data-stage]:not([data-laying])');
        return frame && frame.querySelector('.nian-panels') && (getComputedStyle(frame).getPropertyValue('--stage-laid') || '1000px');
    })()";
    page.resize(1280, 720).await?;
    let lesson = "d=nim-and-variants/ex1;nim:3,4,5";
    let mut laid = Vec::new();
    for votes in [false, true] {
        on_stage(page, lesson).await?;
        page.until(LAID).await?;
        if votes {
            begin(page).await?;
            page.until("document.querySelector('.lecture-vote')")
                .await?;
        }
        while place(page).await? != "1.2" {
            page.press(Key::PageDown).await?;
            now(page).await?;
        }
        page.until(&format!(
            "!document.querySelector('.lecture-vote') && {LAID}"
        ))
        .await?;
        page.two_frames().await?;
        laid.push(page.value(LAID).await?);
    }
    assert_eq!(laid[0], laid[1]);
    Ok(())
}
