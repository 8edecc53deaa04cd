use super::{in_language, message};
use nian_tests::{Page, Result, Setup, Suite};
use nian_words::Language;

/// A policy without `'wasm-unsafe-eval'`, as many a host sends.
const NO_WASM: &str = "default-src 'self'; script-src 'self'";

pub(crate) fn add(suite: &mut Suite) {
    for tag in Language::WITH_PAGES.map(Language::tag) {
        for element in ["nian-game position=nim:3,4,5", "nian-example src=mine.json"] {
            let name = element.split(' ').next().unwrap_or_default();
            let body = format!(
                "<{element} id=told lang={tag}><p id=fallback>Stays.</p></{name}><{name}><p>Too.</p></{name}>"
            );
            let setup = Setup::default().policy(NO_WASM).embed(&body).expect("");
            let name = format!("bad_input::wasm::blocked::{name}::{tag}");
            suite.add(name, setup, async move |page| blocked(page, tag).await);
        }
    }
}

async fn blocked(page: &Page, tag: &str) -> Result {
    page.open("embed.html").await?;
    page.until("seen.length >= 2").await?;
    let message = message_of(page, "told").await?;
    assert!(in_language(&message, tag), "{tag}: {message}");
    for told in page.seen("nian-error").await? {
        assert_eq!(told["code"], "blocked");
    }
    assert!(
        page.find("#fallback").await?.is_displayed().await?,
        "the fallback is seen"
    );
    let shown = page
        .value("document.querySelector('[lang]:not(html)').shadowRoot?.textContent ?? ''")
        .await?;
    assert!(
        shown.as_str().is_some_and(|shown| shown.contains(&message)),
        "{message} in {shown}"
    );
    // It looks as it does on a card.
    let told = "document.getElementById('told').shadowRoot.querySelector('.nian-trouble')";
    page.until(&format!(
        "getComputedStyle({told}).borderInlineStartWidth === '3px'"
    ))
    .await
}

/// What is told of the element with this id. Which of two is told first, the browser decides.
async fn message_of(page: &Page, id: &str) -> Result<String> {
    message(page).await?;
    let told = format!(
        "seen.find((one) => one.id === '{id}' && one.type === 'nian-error').detail.message"
    );
    let told = page.value(&told).await?;
    Ok(told.as_str().unwrap_or_default().to_owned())
}
