//! A page of an app comes back after a trap three times; then it offers to begin empty.

use nian_tests::{Page, Result, Setup, Suite, Value, json};

const OPEN: &str = "en/practice/?skill=outcome&seed=3&count=4";
/// How practice has gone, as the device keeps it.
const RECORD: &str = r#"{"version":1,"value":{"turn":1,"cells":{"outcome 1":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":0,"box":0,"turn":1,"time":0,"seed":1,"at":1}}}}"#;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("practising::stopped::practice", Setup::default(), practice);
    suite.add("practising::stopped::record", Setup::default(), record);
    suite.add("practising::stopped::play", Setup::default(), play);
}

/// The instance that has begun as this one, from 1, traps; another one begins.
async fn trap(page: &Page, begun: u32) -> Result {
    let stop = "const { dataset } = document.documentElement;
        const error = new window.WebAssembly.RuntimeError('unreachable');
        error.stack = `at ${dataset.nianWasm}_bg.wasm`;
        dispatchEvent(new ErrorEvent('error', { error }));";
    page.until(&format!(
        "document.documentElement.dataset.nianBegun === '{begun}'"
    ))
    .await?;
    page.run(stop, vec![]).await?;
    page.until(&format!(
        "document.documentElement.dataset.nianBegun === '{}'",
        begun + 1
    ))
    .await
}

/// All that the page does by itself is tried: what it offers then is there.
async fn trap_for_good(page: &Page) -> Result {
    for begun in 1..=4 {
        trap(page, begun).await?;
    }
    page.until("document.querySelector('.stopped [name=empty]')")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    assert_eq!(
        page.value("document.querySelector('main h1').textContent.length > 0")
            .await?,
        true
    );
    // What is mounted no more hears nothing.
    assert_eq!(
        page.value(
            "document.querySelectorAll('main :is(form, fieldset, nian-exercise, nian-game)').length"
        )
        .await?,
        0
    );
    Ok(())
}

/// The lines of the file that is saved.
async fn saved(page: &Page) -> Result<Vec<Value>> {
    let save = "const made = URL.createObjectURL;
        let file;
        URL.createObjectURL = (blob) => { file = blob; return made.call(URL, blob); };
        document.querySelector('.stopped [name=save]').click();
        return file.text().then((text) => text.trim().split('\\n').map(JSON.parse));";
    let lines = page.run(save, vec![]).await?;
    Ok(lines.as_array().cloned().unwrap_or_default())
}

async fn begin_empty(page: &Page) -> Result {
    page.run(
        "window.isBefore = true; document.querySelector('.stopped [name=empty]').click();",
        vec![],
    )
    .await?;
    page.until("!window.isBefore && document.documentElement.dataset.nianBegun === '1'")
        .await
}

/// The set goes, the record stays; if that was not the cause, the record is put aside.
async fn practice(page: &Page) -> Result {
    page.open(OPEN).await?;
    let exercise = page.widget("nian-exercise").await?;
    let outcome = exercise.get("outcome").await?;
    exercise.call("answer", outcome).await?;
    exercise.call("next", Value::Null).await?;
    page.until("history.state.round.state.startsWith('1:')")
        .await?;
    trap(page, 1).await?;
    exercise.until("task === 1").await?;
    for begun in 2..=4 {
        trap(page, begun).await?;
    }
    page.until("document.querySelector('.stopped [name=empty]')")
        .await?;
    let lines = saved(page).await?;
    assert_eq!(
        lines[0]["value"]["cells"]["outcome 1"]["right"], 1,
        "{lines:?}"
    );
    let address = lines[1]["address"].as_str().unwrap_or_default();
    assert!(
        address.contains("skill=outcome") && address.contains("seed=3"),
        "{address}"
    );
    assert_eq!(
        lines[1]["state"]["round"]["attributes"]["seed"], "3",
        "{lines:?}"
    );
    begin_empty(page).await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise.until("task === 0").await?;
    assert_ne!(exercise.get("seed").await?, "3");
    let counted =
        "JSON.parse(localStorage.getItem('nian:practice')).value.cells['outcome 1'].right";
    assert_eq!(page.value(counted).await?, 1);
    trap_for_good(page).await?;
    begin_empty(page).await?;
    page.widget("nian-exercise").await?;
    let kept = "[localStorage.getItem('nian:practice'), localStorage.getItem('nian:practice:damaged').length > 40]";
    assert_eq!(page.value(kept).await?, json!([null, true]));
    Ok(())
}

async fn record(page: &Page) -> Result {
    page.open("en/practice/record/").await?;
    let keep = "localStorage.setItem('nian:practice', arguments[0]); location.reload();";
    page.run(keep, vec![json!(RECORD)]).await?;
    page.until("document.querySelector('.record-card')").await?;
    trap(page, 1).await?;
    page.until("document.querySelector('.record-card')").await?;
    for begun in 2..=4 {
        trap(page, begun).await?;
    }
    page.until("document.querySelector('.stopped [name=empty]')")
        .await?;
    let lines = saved(page).await?;
    assert_eq!(lines[0]["value"]["turn"], 1, "{lines:?}");
    begin_empty(page).await?;
    page.until("document.querySelector('.record:not([hidden])') && !document.querySelector('.record-card')")
        .await?;
    let kept =
        "[localStorage.getItem('nian:practice'), localStorage.getItem('nian:practice:damaged')]";
    assert_eq!(page.value(kept).await?, json!([null, RECORD]));
    Ok(())
}

async fn play(page: &Page) -> Result {
    page.open("en/play/?p=wythoff:10,14&opponent=none").await?;
    let board = page.widget("nian-game").await?;
    board.until("position === 'wythoff:10,14'").await?;
    trap_for_good(page).await?;
    let lines = saved(page).await?;
    assert_eq!(lines.len(), 1, "{lines:?}");
    begin_empty(page).await?;
    let board = page.widget("nian-game").await?;
    board.until("position === 'nim:3,4,5'").await?;
    assert_eq!(page.value("location.search").await?, "");
    Ok(())
}
