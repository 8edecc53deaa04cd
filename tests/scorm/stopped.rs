//! A course whose app traps comes back where it was; one whose app does not come says so.

use super::{SHOWN, enter, first_thing, leave, platform, press, refused, there};
use nian_tests::{Answer, Page, Result, Setup, Suite, course};

pub(crate) fn add(suite: &mut Suite) {
    // Elements of the instance before look for cards that are written, until the next one has mounted the page: a package has none.
    let trapped = |setup: Setup| setup.expect("404");
    suite.add("scorm::stopped::recorded", trapped(platform()), recorded);
    suite.add("scorm::stopped::alone", trapped(Setup::default()), alone);
    let late = Setup::default()
        .answer("nian-scorm-*_bg.wasm", Answer::Times(3, 503))
        .expect("503");
    suite.add("scorm::stopped::not_come", late, not_come);
}

/// The instance that has begun as this one, from 1, traps; another one begins. `window` is that of the course.
async fn trap(page: &Page, window: &str, begun: u32) -> Result {
    let number = format!("{window}.document.documentElement.dataset.nianBegun");
    page.until(&format!("{number} === '{begun}'")).await?;
    let stop = format!(
        "const view = {window};
        const error = new view.WebAssembly.RuntimeError('unreachable');
        error.stack = `at ${{view.document.documentElement.dataset.nianWasm}}_bg.wasm`;
        view.dispatchEvent(new view.ErrorEvent('error', {{ error }}));"
    );
    page.run(&stop, vec![]).await?;
    page.until(&format!("{number} === '{}'", begun + 1)).await
}

/// It goes on in the same session, where it was.
async fn recorded(page: &Page) -> Result {
    enter(page, "mastery=60").await?;
    first_thing(page).await?;
    press(page, ".doing .filled").await?;
    page.until(&format!("{SHOWN}.localName === 'nian-exercise'"))
        .await?;
    trap(page, "course().defaultView", 1).await?;
    there(page).await?;
    page.until(&format!(
        "{SHOWN}.localName === 'nian-exercise' && course().querySelectorAll('.list li.done').length === 1"
    ))
    .await?;
    assert_eq!(page.value("calls.LMSInitialize").await?, 1);
    // It is the fresh instance that acts.
    press(page, ".list li:nth-child(3) button").await?;
    page.until(&format!("{SHOWN}.question === 'outcome'"))
        .await?;
    page.value(&format!("{SHOWN}.answer('safe')")).await?;
    page.until("JSON.parse(kept().suspend).at === 2 && Object.keys(JSON.parse(kept().suspend).of).length === 2")
        .await?;
    leave(page).await?;
    assert_eq!(page.value("calls.LMSFinish").await?, 1);
    assert_eq!(refused(page).await?, "");
    Ok(())
}

/// Without a platform what was done is there as well; when the app has been tried often enough that is said.
async fn alone(page: &Page) -> Result {
    page.deploy(&course());
    page.open("index.html").await?;
    let example = page.widget("nian-example").await?;
    for step in 1..=2 {
        example.call("goTo", "next".into()).await?;
        example.until(&format!("step === {step}")).await?;
    }
    example.call("answer", "a1".into()).await?;
    let done = "document.querySelector('.list li .how')?.textContent.includes('1 of 1')";
    page.until(done).await?;
    for begun in 1..=3 {
        trap(page, "window", begun).await?;
        page.until(done).await?;
    }
    trap(page, "window", 4).await?;
    page.until("document.querySelector('.course [role=alert] button')")
        .await?;
    let said = "document.querySelector('.course').textContent";
    let said = page.value(said).await?;
    let said = said.as_str().unwrap_or_default();
    assert!(said.contains("stopped this program"), "{said}");
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// It is said, and asked for again.
async fn not_come(page: &Page) -> Result {
    page.deploy(&course());
    page.open("index.html").await?;
    page.until("document.querySelector('main [role=alert].not-loaded button')")
        .await?;
    let shown = page.value("document.querySelector('main').textContent");
    let shown = shown.await?;
    let shown = shown.as_str().unwrap_or_default();
    assert!(shown.contains("Nim & <拈>"), "{shown}");
    assert!(shown.contains("Files have not arrived"), "{shown}");
    page.value("document.querySelector('[role=alert] button').click()")
        .await?;
    page.until(
        "document.querySelector('.card nian-example')?.shadowRoot.querySelector('.nian-card')",
    )
    .await?;
    assert_eq!(
        page.value("document.querySelectorAll('[role=alert]').length")
            .await?,
        0
    );
    Ok(())
}
