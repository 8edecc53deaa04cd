//! Alt with PageUp and PageDown leads from chapter to chapter, and not out of a field; the next is fetched ahead.

use nian_tests::{Key, Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add("chapters::keys", Setup::default(), keys)
        .everywhere();
}

async fn at(page: &Page, place: &str) -> Result {
    page.until(&format!(
        "location.pathname.endsWith('/{place}/') && document.readyState === 'complete'"
    ))
    .await
}

async fn keys(page: &Page) -> Result {
    page.open("articles/odd-total/problem/").await?;
    at(page, "problem").await?;
    for (key, place) in [
        (Key::PageDown, "proofs"),
        (Key::PageDown, "who-wins"),
        (Key::PageUp, "proofs"),
        // There is none before the first.
        (Key::PageUp, "problem"),
        (Key::PageUp, "problem"),
    ] {
        page.press_with(Key::Alt, key).await?;
        at(page, place).await?;
    }
    // The next one is fetched when this one is there.
    page.until("document.querySelector('link[rel=prefetch]')?.href === document.querySelector('.neighbours [rel=next]').href")
        .await?;
    // Those of a field are its own, and so are those of an input method.
    page.run(
        "const field = document.createElement('input');
        document.querySelector('main').prepend(field);
        field.focus();",
        vec![],
    )
    .await?;
    page.press_with(Key::Alt, Key::PageDown).await?;
    page.run(
        "document.querySelector('main input').remove();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', altKey: true, isComposing: true }));",
        vec![],
    )
    .await?;
    page.two_frames().await?;
    at(page, "problem").await?;
    // After the last article there is the list of all.
    page.open("articles/odd-total/who-wins/").await?;
    at(page, "who-wins").await?;
    page.press_with(Key::Alt, Key::PageDown).await?;
    at(page, "articles").await
}
