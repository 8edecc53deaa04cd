//! The speaker's window.

use super::{LESSON, at, on_stage};
use nian_tests::{Key, Page, Result, Setup, Suite};

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::speaker::in_step", Setup::default(), in_step);
    suite.add("lecturing::speaker::full", Setup::default(), full);
    suite.add("lecturing::speaker::refused", Setup::default(), refused);
}

/// What it shows, read from the window that has opened it.
fn there(css: &str, test: &str) -> String {
    format!("((one) => one && {test})(window.other?.document.querySelector({css:?}))")
}

/// Both windows follow one another, also when either is loaded again, and a closed one is said.
async fn in_step(page: &Page) -> Result {
    on_stage(page, &format!("{LESSON}&q2=Who+wins%3F&n2=Let+them+play")).await?;
    let keep = "const open = window.open; window.open = (...all) => (window.other = open(...all));";
    page.run(keep, vec![]).await?;
    page.type_char('n').await?;
    let shows = |text: &str| {
        there(
            ".speaker-where",
            &format!("one.textContent.startsWith({text:?})"),
        )
    };
    page.until(&shows("1 of 6")).await?;
    let answer = there(
        ".speaker-now > *",
        "one.shadowRoot?.querySelector('.nian-outcome')",
    );
    page.until(&answer).await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    page.until(&shows("2 of 6")).await?;
    page.until(&there(
        ".speaker-note",
        "one.textContent === 'Let them play'",
    ))
    .await?;
    page.until(&there(
        ".speaker-question",
        "one.textContent === 'Who wins?'",
    ))
    .await?;
    page.until(&there(
        ".speaker-comes",
        "one.textContent.startsWith('3 of 6')",
    ))
    .await?;
    // It leads, too.
    page.run(
        "window.other.document.querySelector('[data-do=next]').click()",
        vec![],
    )
    .await?;
    at(page, "3.0").await?;
    page.until(&shows("3 of 6")).await?;
    // Loaded again, it finds its lesson.
    page.run(
        "window.other.before = 1; window.other.location.reload()",
        vec![],
    )
    .await?;
    page.until("!window.other.before").await?;
    page.until(&shows("3 of 6")).await?;
    // So does the lesson its speaker.
    page.reload().await?;
    page.until("document.querySelector('.lecture-thing[aria-busy=false]')")
        .await?;
    let find =
        "window.other = open('', `nian-${sessionStorage.getItem('nian-speaker').split(' ')[0]}`)";
    page.run(find, vec![]).await?;
    page.press(Key::PageDown).await?;
    page.until(&shows("4 of 6")).await?;
    page.run("window.other.close()", vec![]).await?;
    page.until("document.querySelector('.lecture-said').textContent.startsWith('The speaker’s window was closed')")
        .await
}

/// For a window that is opened browsers leave the full screen, which is no wish to leave the lesson: the next key goes
/// back into it. Esc is one still, and leaves both.
async fn full(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    // Not every one of them does so where nobody sees it.
    let keep = "const open = window.open;
        window.open = (...all) => {
            window.other = open(...all);
            document.exitFullscreen();
            return window.other;
        };";
    page.run(keep, vec![]).await?;
    let is_full = "document.fullscreenElement?.matches('.lecture')";
    if page.value(&format!("Boolean({is_full})")).await? == false {
        page.type_char('f').await?;
    }
    page.until(is_full).await?;
    page.type_char('n').await?;
    page.until("!document.fullscreenElement").await?;
    let shows = there(".speaker-where", "one.textContent.startsWith('1 of 6')");
    page.until(&shows).await?;
    page.until("document.querySelector('.lecture[data-on=stage]')")
        .await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    at(page, "2.0").await?;
    page.until(is_full).await?;
    page.run("return document.exitFullscreen();", vec![])
        .await?;
    page.until("!document.querySelector('.lecture')").await?;
    page.run("window.other.close()", vec![]).await.map(drop)
}

/// Where no window may be opened, that is said.
async fn refused(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.run("window.open = () => null;", vec![]).await?;
    page.type_char('n').await?;
    page.until("document.querySelector('.lecture-said').textContent.startsWith('The browser lets this page open no window')")
        .await
}
