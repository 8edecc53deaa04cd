//! A course without a platform, on one that refuses, with a record that is damaged.

use super::{SHOWN, enter, first_thing, leave, platform, press, refused, there};
use nian_tests::{Answer, Page, Result, Setup, Suite, course};

pub(crate) fn add(suite: &mut Suite) {
    let around = "<!doctype html><meta charset=utf-8><title>Around</title><link rel=icon href=icon.svg>\
        <iframe title=Course src='%ELSEWHERE%/index.html' width=900 height=800></iframe>";
    let foreign = Setup::default()
        .policy("default-src * 'unsafe-inline' 'wasm-unsafe-eval'")
        .answer("around.html", Answer::Text(around.to_owned()))
        .expect("request to another host: http://localhost:");
    suite.add("scorm::alone", Setup::default(), alone);
    suite.add("scorm::of_another_origin", foreign, of_another_origin);
    suite.add("scorm::refusing", platform(), refusing);
    let cut = platform()
        .answer("lessons/nim-and-variants/ex2.json", Answer::Times(3, 503))
        .expect("503");
    suite.add("scorm::cut_off", cut, cut_off);
}

const SAID: &str = "document.querySelector('.told').textContent.includes('No learning platform')";

/// It is a lesson like any other, and says that nothing is recorded.
async fn alone(page: &Page) -> Result {
    page.deploy(&course());
    page.open("index.html").await?;
    let example = page.widget("nian-example").await?;
    page.until(SAID).await?;
    assert_eq!(
        page.value("document.querySelector('.told').dataset.code")
            .await?,
        "noPlatform"
    );
    example.call("goTo", "next".into()).await?;
    example.until("step === 1").await?;
    // No card leads to a page that is not there.
    example.click("[data-do=menu]").await?;
    example
        .until_inside("root.querySelector('.nian-more button')")
        .await?;
    let links =
        "[...root.querySelectorAll('a[href]')].filter((link) => link.checkVisibility()).length";
    assert_eq!(example.inside(links).await?, 0);
    // Everything else in the menu is there.
    page.type_char('?').await?;
    example
        .until_inside("root.querySelector('dialog.nian-sheet dd')")
        .await
}

/// The windows around it belong to somebody else, who lets nobody look.
async fn of_another_origin(page: &Page) -> Result {
    page.deploy(&course());
    page.open("around.html").await?;
    page.enter("iframe").await?;
    page.until("document.querySelector('.told')").await?;
    page.until(SAID).await
}

async fn refusing(page: &Page) -> Result {
    enter(page, "mastery=60&damaged=%7B%22v%22%3A9").await?;
    let said = "course().querySelector('.told').textContent";
    page.until(&format!("{said}.includes('cannot be read')"))
        .await?;
    page.value("takes = false").await?;
    first_thing(page).await?;
    page.until(&format!("{said}.includes('has not taken') && course().querySelector('.told').dataset.code === 'refused'"))
        .await?;
    // It is tried again by itself, or sooner.
    let before = page.value("calls.LMSSetValue").await?;
    page.until(&format!("calls.LMSSetValue > {before}")).await?;
    page.value("[window.fails, window.takes] = ['LMSCommit', true]")
        .await?;
    press(page, ".told button").await?;
    page.until(&format!(
        "{said}.includes('has not taken') && !kept().suspend?.includes('x')"
    ))
    .await?;
    let before = page.value("calls.LMSCommit").await?;
    page.value("window.fails = ''").await?;
    press(page, ".told button").await?;
    page.until(&format!("calls.LMSCommit > {before} && kept().suspend.includes('x') && !{said}.includes('has not taken')"))
        .await?;
    leave(page).await?;
    assert_eq!(refused(page).await?, "");
    Ok(())
}

/// Files do not come: that is said, and they are asked for again.
async fn cut_off(page: &Page) -> Result {
    page.deploy(&course());
    page.open("platform.html?mastery=60").await?;
    page.until("window.course?.()?.querySelector('[role=alert] button')")
        .await?;
    press(page, "[role=alert] button").await?;
    there(page).await?;
    page.until(&format!("{SHOWN}.localName === 'nian-example'"))
        .await
}
