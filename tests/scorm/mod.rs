//! A course for learning platforms (`cargo xtask package --scorm`), on a platform and without one.

mod all;
mod files;
mod late;
mod stopped;
mod trouble;

use nian_tests::{Answer, Page, Result, Setup, Suite, course, node_module};
use std::fs;

pub(crate) fn add(suite: &mut Suite) {
    all::add(suite);
    files::add(suite);
    late::add(suite);
    stopped::add(suite);
    trouble::add(suite);
    suite
        .add("scorm::goes_on", platform(), goes_on)
        .everywhere();
    suite.add("scorm::scores", platform(), scores).everywhere();
    suite.add("scorm::accessible", platform(), accessible);
}

/// The page of the course that is packed, as it asks for another where the platform's address names one.
fn page_of_course() -> String {
    let page = fs::read_to_string(course().join("index.html")).unwrap_or_default();
    page.replacen(
        "<script type=\"module\"",
        "<script src=\"choose.js\"></script><script type=\"module\"",
        1,
    )
}

/// A platform, and the course beside it.
fn platform() -> Setup {
    let api = fs::read(node_module("scorm-again/dist/esm/scorm12.min.js")).unwrap_or_default();
    Setup::default()
        .answer(
            "platform.html",
            Answer::Text(include_str!("platform.html").to_owned()),
        )
        .answer("index.html", Answer::Text(page_of_course()))
        .answer(
            "choose.js",
            Answer::Text(include_str!("choose.js").to_owned()),
        )
        .answer(
            "platform.js",
            Answer::Text(include_str!("platform.js").to_owned()),
        )
        .answer("scorm12.js", Answer::As("text/javascript", api))
}

/// Opens the platform, and waits for the course in it.
async fn enter(page: &Page, query: &str) -> Result {
    page.deploy(&course());
    page.open(&format!("platform.html?{query}")).await?;
    there(page).await
}

/// Waits for the course in its frame.
async fn there(page: &Page) -> Result {
    page.until("window.course?.()?.querySelector('.card > :not([hidden])')?.shadowRoot?.querySelector('.nian-card')")
        .await
}

/// Leaves the course, which ends the session.
async fn leave(page: &Page) -> Result {
    page.click("button").await?;
    page.until("calls.LMSFinish && course().URL === 'about:blank'")
        .await
}

/// The element that the course shows.
const SHOWN: &str = "course().querySelector('.card > :not([hidden])')";

/// Presses a button of the course.
async fn press(page: &Page, css: &str) -> Result {
    page.value(&format!("course().querySelector({css:?}).click()"))
        .await
        .map(drop)
}

/// What is wrong with what the course has told the platform.
async fn refused(page: &Page) -> Result<String> {
    let refused = page.value("refused.join('\\n')").await?;
    Ok(refused.as_str().unwrap_or_default().to_owned())
}

/// Goes through the first thing: its question is at the second step, and answered wrong first.
async fn first_thing(page: &Page) -> Result {
    for step in 1..=2 {
        page.value(&format!("{SHOWN}.goTo('next')")).await?;
        page.until(&format!("{SHOWN}.step === {step}")).await?;
    }
    page.value(&format!("{SHOWN}.engine.then(() => {SHOWN}.answer('a1'))"))
        .await?;
    page.until("course().querySelector('.list li .how').textContent.includes('1 of 1')")
        .await?;
    page.value(&format!("{SHOWN}.goTo('last')")).await?;
    for step in 3..=4 {
        page.value(&format!("{SHOWN}.goTo({step})")).await?;
    }
    page.until("course().querySelector('.list li.done')").await
}

/// Presses the button that goes on to the next task.
async fn next_task(page: &Page) -> Result {
    let before = page.value(&format!("{SHOWN}.state")).await?;
    page.value(&format!(
        "{SHOWN}.shadowRoot.querySelector('.nian-next').click()"
    ))
    .await?;
    page.until(&format!("{SHOWN}.state !== {before}")).await
}

/// What answers the task of the exercise: the columns that do not pair off.
const COLUMNS: &str = "(({ position }) => {
    const sum = position.split(':')[1].split(',').reduce((all, one) => all ^ one, 0);
    return [16, 8, 4, 2, 1].filter((place) => sum & place).join() || '0';
})";

async fn goes_on(page: &Page) -> Result {
    enter(page, "mastery=60").await?;
    assert_eq!(page.value("kept().status").await?, "incomplete");
    assert_eq!(
        page.value("course().querySelector('.told').textContent")
            .await?,
        ""
    );
    first_thing(page).await?;
    press(page, ".doing .filled").await?;
    page.until(&format!(
        "{SHOWN}.localName === 'nian-exercise' && {SHOWN}.shadowRoot.querySelector('.nian-task')"
    ))
    .await?;
    page.value(&format!("{SHOWN}.answer({COLUMNS}({SHOWN}))"))
        .await?;
    next_task(page).await?;
    page.until("kept().suspend.includes(':1:1,0,0,0')").await?;
    let seed = page.value(&format!("{SHOWN}.getAttribute('seed')")).await?;
    let task = page.value(&format!("{SHOWN}.position")).await?;
    leave(page).await?;
    // A score would be taken for the result of a course that is left half way.
    assert_eq!(page.value("kept().status").await?, "incomplete");
    assert_eq!(page.value("kept().raw").await?, "");

    page.value("enter()").await?;
    there(page).await?;
    page.until(&format!(
        "{SHOWN}.localName === 'nian-exercise' && {SHOWN}.task === 1"
    ))
    .await?;
    assert_eq!(
        page.value(&format!("{SHOWN}.getAttribute('seed')")).await?,
        seed
    );
    assert_eq!(page.value(&format!("{SHOWN}.position")).await?, task);
    assert_eq!(page.value(&format!("{SHOWN}.score.right")).await?, 1);
    assert_eq!(
        page.value("course().querySelectorAll('.list li.done').length")
            .await?,
        1
    );
    // Also after it has been left at once.
    leave(page).await?;
    assert_eq!(
        page.value("kept().suspend.includes(':1:1,0,0,0')").await?,
        true
    );

    page.value("enter()").await?;
    there(page).await?;
    page.until(&format!("{SHOWN}.task === 1")).await?;
    for _ in 0..2 {
        page.value(&format!("{SHOWN}.answer({COLUMNS}({SHOWN}))"))
            .await?;
        next_task(page).await?;
    }
    page.until("course().querySelectorAll('.list li.done').length === 2")
        .await?;
    press(page, ".doing .filled").await?;
    page.until(&format!(
        "{SHOWN}.localName === 'nian-example' && {SHOWN}.question === 'outcome'"
    ))
    .await?;
    page.value(&format!("{SHOWN}.answer('safe')")).await?;
    page.value(&format!("{SHOWN}.goTo(1)")).await?;
    page.value(&format!("{SHOWN}.goTo(2)")).await?;
    page.value(&format!("{SHOWN}.answer({SHOWN}.winning[0])"))
        .await?;
    // Of six questions one was answered wrong first.
    page.until("kept().status === 'passed' && String(kept().raw) === '83'")
        .await?;
    let result = page
        .value("course().querySelector('.result.done').textContent")
        .await?;
    assert!(
        result.as_str().is_some_and(|text| text.contains("83")),
        "{result}"
    );
    leave(page).await?;
    assert_eq!(page.value("kept().status").await?, "passed");

    // Whoever looks at it again changes nothing.
    page.value("enter()").await?;
    there(page).await?;
    page.until("course().querySelectorAll('.list li.done').length === 3")
        .await?;
    leave(page).await?;
    assert_eq!(page.value("kept().status + kept().raw").await?, "passed83");
    assert_eq!(refused(page).await?, "");
    Ok(())
}

/// Without a mastery score, of the platform or of the course, the score is told as it grows.
async fn scores(page: &Page) -> Result {
    enter(page, "own=none").await?;
    first_thing(page).await?;
    assert_eq!(
        page.value("kept().status + kept().raw").await?,
        "incomplete0"
    );
    press(page, ".list li:nth-child(3) button").await?;
    page.until(&format!("{SHOWN}.question === 'outcome'"))
        .await?;
    // The answer is given, and found with a hint.
    page.value(&format!("{SHOWN}.reveal()")).await?;
    page.value(&format!("{SHOWN}.click()")).await?;
    for step in 1..=2 {
        page.value(&format!("{SHOWN}.goTo({step})")).await?;
    }
    let hint = format!("{SHOWN}.shadowRoot.querySelector('[data-do=hint]')");
    page.until(&hint).await?;
    page.value(&format!("{hint}.click()")).await?;
    page.value(&format!("{SHOWN}.answer({SHOWN}.winning[0])"))
        .await?;
    page.until("String(kept().raw) === '8'").await?; // half a point of six
    press(page, ".list li:nth-child(2) button").await?;
    page.until(&format!(
        "{SHOWN}.localName === 'nian-exercise' && {SHOWN}.shadowRoot.querySelector('.nian-task')"
    ))
    .await?;
    for _ in 0..3 {
        next_task(page).await?;
    }
    page.value(&format!("{SHOWN}.click()")).await?;
    page.until("kept().status === 'completed' && String(kept().raw) === '8'")
        .await?;
    leave(page).await?;
    assert_eq!(page.value("kept().status").await?, "completed");
    assert_eq!(refused(page).await?, "");
    Ok(())
}

async fn accessible(page: &Page) -> Result {
    enter(page, "mastery=60").await?;
    for language in ["zh-Hant", "zh-Hans", "en"] {
        press(page, &format!(".languages [lang={language}]")).await?;
        page.until(&format!("course().documentElement.lang === '{language}' && {SHOWN}.shadowRoot.querySelector('.nian').lang === '{language}'"))
            .await?;
        page.enter("iframe").await?;
        let found = page.accessibility().await?;
        assert_eq!(found, Vec::<String>::new(), "{language}");
        page.leave().await?;
    }
    // It is kept.
    press(page, ".languages [lang=zh-Hans]").await?;
    leave(page).await?;
    page.value("enter()").await?;
    there(page).await?;
    page.until("course().documentElement.lang === 'zh-Hans'")
        .await
}
