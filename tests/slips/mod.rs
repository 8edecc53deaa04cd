//! Slips: what pupils hand in at the end of a lesson, and what a teacher makes of it.

mod collecting;
mod handing_in;

use nian_course::deck::{Deck, read};
use nian_course::slip::{Mark, Origin, asked, code};
use nian_tests::{Page, Result, Suite, json};

/// An example that asks once, what cannot be answered, and three tasks: four questions.
const LESSON: &str =
    "d=nim-and-variants/ex1;table:wythoff;exercise:outcome&count3=3&title=Nim+%3Cb%3E3%7C4&v=1";

pub(crate) fn add(suite: &mut Suite) {
    collecting::add(suite);
    handing_in::add(suite);
}

/// The app has taken the place of the page as it is written.
const READY: &str = "document.querySelector('.class [data-key=slips]') && !document.querySelector('.class .waiting')";

/// Presses what this selector finds, in one step: a page that is rendered meanwhile has other elements.
async fn press(page: &Page, css: &str) -> Result {
    let found = format!("document.querySelector({css:?})");
    page.until(&found).await?;
    page.run(&format!("{found}.click()"), Vec::new())
        .await
        .map(drop)
}

fn deck(lesson: &str) -> Result<Deck> {
    let (deck, _) = read(&["?", lesson].concat());
    Ok(deck.ok_or("no lesson")?)
}

/// What the slips of a lesson are of in this year, or so many later; its examples all ask.
async fn of(page: &Page, lesson: &str, later: i64) -> Result<Origin> {
    let year = page.value("new Date().getFullYear()").await?;
    let year = year.as_i64().ok_or("no year")? + later;
    let deck = deck(lesson)?;
    Ok(Origin::lesson(
        &deck,
        &asked(&deck, |_| true),
        year.try_into()?,
    ))
}

/// The line of a pupil.
fn line(of: &Origin, seat: usize, marks: &[Mark]) -> String {
    format!("{seat} 號｜三、四、五｜4 題答對 3｜{}", code(of, marks))
}

/// Copies go nowhere but to `copied`.
async fn catch_copies(page: &Page) -> Result {
    let catch =
        "navigator.clipboard.writeText = async (text) => { window.copied = text; }; return true;";
    page.run(catch, Vec::new()).await.map(drop)
}

/// Opens the dialog of a teacher and pastes lines there.
async fn collect(page: &Page, path: &str, text: &str) -> Result {
    page.open(path).await?;
    page.until(READY).await?;
    press(page, ".class [data-key=slips]").await?;
    page.until("document.querySelector('dialog.slips')?.open")
        .await?;
    paste(page, text).await
}

async fn paste(page: &Page, text: &str) -> Result {
    let paste = "const field = document.querySelector('#slips');
        field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));";
    page.run(paste, vec![json!(text)]).await.map(drop)
}

/// Nothing sticks out of the page.
async fn fits(page: &Page) -> Result {
    let out = "[...document.querySelectorAll('.lecture-slip *, dialog *')]
        .filter((at) => !at.closest('.wide table') && at.getBoundingClientRect().right > innerWidth + 1)
        .map((at) => at.outerHTML.slice(0, 80))";
    assert_eq!(page.value(out).await?, json!([]));
    page.until("document.documentElement.scrollWidth <= innerWidth")
        .await
}
