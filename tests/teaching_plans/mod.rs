//! `class/`: a lesson of a teacher's own, in its address, in a file, and on the device.

mod addresses;
mod bad;
mod editing;
mod grip;
mod made;
mod shelf;

pub(crate) use made::MADE;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use nian_tests::{Page, Result, Suite};

pub(crate) fn add(suite: &mut Suite) {
    addresses::add(suite);
    bad::add(suite);
    editing::add(suite);
    grip::add(suite);
    made::add(suite);
    shelf::add(suite);
}

/// An example that somebody has made, as it stands in an item: its text in letters of an address.
pub(crate) fn packed(lesson: &str) -> String {
    format!("0{}", URL_SAFE_NO_PAD.encode(lesson))
}

/// Opens the page, and waits until it shows a lesson or the tray.
async fn open(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    page.until(SHOWN).await
}

/// The app has taken the place of the page as it is written, and titles are there as well.
const SHOWN: &str = "document.querySelector('.class :is(.doing, .count)') && !document.querySelector('.class .waiting') \
    && [...document.querySelectorAll('.things .title a')].every((link) => link.textContent !== '…')";

/// The titles of the things.
async fn titles(page: &Page) -> Result<Vec<String>> {
    page.until(SHOWN).await?;
    let titles =
        "[...document.querySelectorAll('.things .title a')].map((link) => link.textContent)";
    Ok(serde_json::from_value(page.value(titles).await?)?)
}

/// Unfolds the fields of the thing at a place, if they are not.
async fn unfold(page: &Page, at: u32) -> Result {
    expand(page, &format!("change-{at}")).await
}

/// Opens the menu of the lessons, if it is not.
async fn open_menu(page: &Page) -> Result {
    expand(page, "menu").await
}

async fn expand(page: &Page, key: &str) -> Result {
    let button = format!("document.querySelector('[data-key={key}]')");
    page.until(&button).await?;
    let press =
        format!("const button = {button}; if (button.ariaExpanded !== 'true') button.click();");
    page.run(&press, vec![]).await?;
    page.until(&format!("{button}.ariaExpanded === 'true'"))
        .await
}

/// What is kept on the device, as a file.
const KEPT: &str = "JSON.parse(localStorage.getItem('nian:lesson'))?.value";

/// Presses the button with this text, outside of things.
async fn press(page: &Page, name: &str) -> Result {
    let press = "const button = [...document.querySelectorAll('.class button')].find((one) => one.textContent === arguments[0] && one.checkVisibility());
        if (!button) throw new Error('no button: ' + arguments[0]);
        button.click();";
    page.run(press, vec![name.into()]).await?;
    Ok(())
}
