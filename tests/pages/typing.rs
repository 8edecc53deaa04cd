//! What a person types for a position is understood, whatever keyboard it comes from.

use crate::site::path;
use nian_tests::{Key, Page, Result, Setup, Suite};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for folder in ["play/", "play/?view=analyse"] {
        let name = format!("pages::typing::form::{folder}");
        suite.add(name, Setup::default(), async move |page| {
            form(page, folder).await
        });
    }
    suite.add("pages::typing::address", Setup::default(), address);
}

/// The notation is written back in the field and in the address.
async fn form(page: &Page, folder: &str) -> Result {
    page.open(&path(Language::En, folder)).await?;
    let game = page.widget("nian-game").await?;
    super::play::unfold(page).await?;
    let field = page.find("input[name=p]").await?;
    field.clear().await?;
    field.send_keys("拈：１、２、６").await?;
    page.press(Key::Enter).await?;
    game.until("position === 'nim:1,2,6'").await?;
    page.until("new URLSearchParams(location.search).get('p') === 'nim:1,2,6'")
        .await?;
    page.until("document.querySelector('input[name=p]').value === 'nim:1,2,6'")
        .await?;
    // What nobody can understand is told of, and the board stands.
    field.clear().await?;
    field.send_keys("3 or 4").await?;
    page.press(Key::Enter).await?;
    page.until("document.querySelector('input[name=p]').ariaInvalid === 'true'")
        .await?;
    assert_eq!(game.get("position").await?, "nim:1,2,6");
    assert!(game.spoken().await?.contains("3 or 4"));
    // Of what lacks something, the board says what has to stand there.
    field.clear().await?;
    field.send_keys("減法 21").await?;
    page.press(Key::Enter).await?;
    game.until("shadowRoot.querySelector('.nian-notice')?.textContent.includes('1-3, 1,3,4')")
        .await?;
    assert_eq!(game.get("position").await?, "nim:1,2,6");
    Ok(())
}

/// An address that somebody wrote by hand.
async fn address(page: &Page) -> Result {
    page.open("play/?p=3，4，5").await?;
    page.until("location.search === '?p=nim:3,4,5'").await?;
    page.open("play/?p=骰子 31 4").await?;
    let game = page.widget("nian-game").await?;
    game.until("position === 'dice:31@4'").await?;
    page.until("location.search === '?p=dice:31@4'").await
}
