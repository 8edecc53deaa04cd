//! `make/`: an example is made by playing it, by pointer and by keys, and passed on.

mod damaged;
mod files;
mod playing;

use nian_tests::{Page, Result, Suite, Value, json};

pub(crate) fn add(suite: &mut Suite) {
    playing::add(suite);
    files::add(suite);
    damaged::add(suite);
}

/// Opens the page, and waits until it can be used.
async fn open(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    let shown = settled(page).await;
    Ok(shown.map_err(|error| format!("{path}: {error}"))?)
}

/// The preview shows the step where one stands, and the board its position.
async fn settled(page: &Page) -> Result {
    page.until(SETTLED).await
}

const SETTLED: &str = "(() => {
    const [preview, board] = document.querySelectorAll('.making .seen nian-example, .making .play nian-game');
    const shown = document.querySelector('.making .seen nian-example');
    const game = document.querySelector('.making .play nian-game');
    const rows = [...document.querySelectorAll('.making .step')];
    const at = rows.findIndex((one) => one.ariaCurrent === 'step' || one.getAttribute('aria-current') === 'step');
    const isAlive = !document.querySelector('.making .text-of-file[inert]');
    return isAlive && preview && board && rows.length && shown.steps === rows.length - 1 && shown.step === at && game.position === shown.position;
})()";

/// What is kept on the device: the text of the file, read.
async fn kept(page: &Page) -> Result<Value> {
    page.value("JSON.parse(JSON.parse(localStorage.getItem('nian:make')).value.text)")
        .await
}

/// What each step does and says, as it stands in the list.
async fn steps(page: &Page) -> Result<Vec<String>> {
    let rows = "[...document.querySelectorAll('.making .step')].map((one) => one.querySelector('.deed').textContent)";
    Ok(serde_json::from_value(page.value(rows).await?)?)
}

/// Presses what is named so.
async fn press(page: &Page, key: &str) -> Result {
    page.click(&format!(".making [data-key={key}]:not(:disabled)"))
        .await
}

/// Writes into the field that is named so, or chooses there.
async fn write(page: &Page, key: &str, text: &str) -> Result {
    let script = "const field = document.querySelector(`.making [data-key=${arguments[0]}]`);
        field.focus();
        field.value = arguments[1];
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));";
    page.run(script, vec![key.into(), text.into()])
        .await
        .map(drop)
}

/// Plays a move on the board, as a person does: the first touch chooses it, the second plays it.
async fn play(page: &Page, mv: &str) -> Result {
    settled(page).await?;
    let board = page.widget(".play nian-game").await?;
    let before = page
        .value("document.querySelectorAll('.making .step').length")
        .await?;
    let coin = format!("[part~=board] [data-move={mv}]");
    board.click(&coin).await?;
    board.click(&coin).await?;
    page.until(&format!(
        "document.querySelectorAll('.making .step').length !== {before}"
    ))
    .await?;
    settled(page).await
}

/// Goes to a step by its place in the list.
async fn go(page: &Page, at: usize) -> Result {
    press(page, &format!("step-{at}")).await?;
    page.until(&format!(
        "document.querySelectorAll('.making .step')[{at}].hasAttribute('aria-current')"
    ))
    .await?;
    settled(page).await
}

/// Drops a file with these bytes on the page.
async fn drop_file(page: &Page, bytes: &[u8]) -> Result {
    let script = "const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(arguments[0])], 'a.json', { type: 'application/json' }));
        document.querySelector('.making').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
    page.run(script, vec![json!(bytes)]).await.map(drop)
}

/// What the page says last.
async fn said(page: &Page) -> Result<String> {
    let text = page
        .value("document.querySelector('.making .said').textContent")
        .await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}
