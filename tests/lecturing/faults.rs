//! What is wrong with an address, a device or a network is said, and the rest of the lesson goes on.

use super::{FITTED, LESSON, at, on_stage};
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, dist};
use std::fs;

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::faults::address", Setup::default(), address);
    let forbidden = "for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
    }";
    // The first script of a page.
    let theme = fs::read_to_string(dist().join("theme.js")).unwrap_or_default();
    let theme = Answer::Text(format!("{forbidden}\n{theme}"));
    suite.add(
        "lecturing::faults::nothing_kept",
        Setup::default().answer("theme.js", theme),
        nothing_kept,
    );
    suite.add(
        "lecturing::faults::script_comes",
        Setup::default()
            .answer("stage.js", Answer::Times(3, 503))
            .expect("503"),
        script_comes,
    );
    suite.add(
        "lecturing::faults::thing_comes",
        Setup::default()
            .answer("*/nim-and-variants/ex1.json", Answer::Times(6, 500))
            .expect("500"),
        thing_comes,
    );
}

/// On stage as on the page: a line says what could not be read, and the list has it after the lesson is left.
async fn address(page: &Page) -> Result {
    for (lesson, line, listed) in [
        (
            "d=nim:3,4,5;garbage;nim:1,2",
            "“garbage” is not understood.",
            "“garbage” is not understood.",
        ),
        (
            "d=nim:3,4,5;garbage;nim:1,2;rubbish&v=1",
            "Unreadable parts of the address: 2; the rest is here. Leave to see which.",
            "“rubbish” is not understood.",
        ),
        (
            "d=nim:3,4,5&v=9",
            "It was written by a later version; what is not understood was passed over.",
            "It was written by a later version",
        ),
        (
            "d=nim:3,4,5;nim:1,2&at=7&v=1",
            "There is no thing “7”; it begins with the first.",
            "There is no thing “7”",
        ),
    ] {
        on_stage(page, lesson).await?;
        page.until(&format!(
            "document.querySelector('.lecture-said').textContent === {line:?}"
        ))
        .await?;
        page.press(Key::Escape).await?;
        page.until(&format!(
            "!document.querySelector('.lecture') && document.querySelector('.wrong')?.textContent.includes({listed:?})"
        ))
        .await?;
    }
    // It stands until the class goes on.
    on_stage(page, "d=nim:3,4,5;garbage;nim:1,2").await?;
    page.until("document.querySelector('.lecture-said').textContent")
        .await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    page.until("document.querySelector('.lecture-said').textContent === ''")
        .await
}

/// Where a browser keeps nothing, a lesson is given and planned all the same.
async fn nothing_kept(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    let forbidden = "(() => { try { return !sessionStorage; } catch { return true; } })()";
    assert_eq!(page.value(forbidden).await?, true);
    page.press_with(Key::Shift, Key::PageDown).await?;
    at(page, "2.0").await?;
    page.press(Key::PageDown).await?;
    page.until("document.querySelector('.lecture-waits').textContent === ''")
        .await?;
    page.reload().await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await?;
    at(page, "2.0").await?;
    page.type_char('v').await?;
    page.until("document.activeElement.matches('.lecture-count input')")
        .await?;
    page.press(Key::Escape).await?;
    page.type_char('d').await?;
    page.until("document.querySelector('.drawing')").await?;
    page.press(Key::Escape).await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture')").await?;
    // Its list goes into one's own lesson, which this page has until it is closed.
    let edit = "[...document.querySelectorAll('.class .doing button')].find(({ textContent }) => textContent === 'Add to lesson')";
    page.until(edit).await?;
    page.run(&format!("({edit}).click()"), vec![]).await?;
    page.until("document.querySelectorAll('.class .things > li').length >= 6")
        .await
}

/// Where the script does not come that fits a card to the screen, the card stands as it is, and a step asks again.
async fn script_comes(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    // It has been asked for as often as what may fail is asked for again.
    page.until("performance.getEntriesByType('resource').filter(({ name }) => name.includes('/stage.js')).length >= 3")
        .await?;
    page.two_frames().await?;
    assert_eq!(page.value(&format!("Boolean({FITTED})")).await?, false);
    page.press(Key::PageDown).await?;
    at(page, "1.1").await?;
    page.until(FITTED).await
}

/// A thing that did not come comes by itself once the network is back; it is then fitted to the screen, and asks.
async fn thing_comes(page: &Page) -> Result {
    on_stage(page, &LESSON.replace("ex1;", "ex1~1;")).await?;
    page.until("document.querySelector('.lecture-said').textContent.startsWith('This thing cannot be loaded')")
        .await?;
    page.until("(dispatchEvent(new Event('online')), document.querySelector('.lecture-thing > nian-example').shadowRoot.querySelector('.nian[data-stage]:not([data-laying]) .nian-panels'))")
        .await?;
    page.until("document.querySelector('.lecture-steps').textContent !== ''")
        .await
}
