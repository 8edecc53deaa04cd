//! What goes wrong: files that are late or fail, and a store that was damaged.

use super::{begin, guess, mark, recalled, right, wake};
use nian_tests::{Answer, Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    let once = Setup::default()
        .answer(ENGINE, Answer::Times(1, 503))
        .answer("check.js", Answer::Times(1, 503))
        .answer("nian-worker_bg.wasm", Answer::Times(1, 503))
        .expect("503");
    suite.add("discovering::once", once, once_lost);
    let never = Setup::default()
        .answer("worker.js", Answer::Times(3, 503))
        .expect("503");
    suite.add("discovering::again", never, asked_again);
    let late = Setup::default().late("nian-worker_bg.wasm", 2500);
    suite.add("discovering::stop", late, stopped);
    suite.add("discovering::damaged", Setup::default(), damaged);
    suite.add("discovering::forbidden", Setup::default(), forbidden);
}

const PAGE: &str = "en/articles/odd-total/problem/";
/// Where the theorem stands that quotes the board, too.
const WHOLE: &str = "en/articles/odd-total/whole/";
const ENGINE: &str = "nian-engine-*_bg.wasm";
const STATUS: &str = "document.querySelector('.guess > [role=status]').textContent";

/// Files that fail once are asked for again, and nobody notices.
async fn once_lost(page: &Page) -> Result {
    page.open(PAGE).await?;
    wake(page, "parity").await?;
    mark(page, "parity", &right("parity")).await?;
    let said = guess(page, "parity", &[8, 1]).await?;
    assert!(said.starts_with("It holds"), "{said}");
    Ok(())
}

/// Files that fail longer: it is said, and a button asks again.
async fn asked_again(page: &Page) -> Result {
    page.answer(vec![(ENGINE, Answer::Status(503))]);
    page.open(WHOLE).await?;
    let trouble = "document.querySelector('.discovery > [role=alert]')";
    page.run(
        "document.querySelector('.discovery').scrollIntoView()",
        vec![],
    )
    .await?;
    page.run(
        "document.querySelector('.discovery [name=check]').click()",
        vec![],
    )
    .await?;
    page.until(&format!("{trouble} && !{trouble}.hidden"))
        .await?;
    page.answer(Vec::new());
    page.run(&format!("{trouble}.lastElementChild.click()"), vec![])
        .await?;
    wake(page, "parity").await?;
    assert_eq!(page.value(&format!("{trouble}.hidden")).await?, true);
    mark(page, "parity", &right("parity")).await?;
    let said = guess(page, "parity", &[8, 1]).await?;
    assert!(said.starts_with("It could not be tried"), "{said}");
    // What was not found is not kept.
    let quoted = recalled(page, "parity").await?;
    assert!(
        quoted
            .as_str()
            .is_some_and(|quoted| !quoted.contains("guessed")),
        "{quoted}"
    );
    let said = guess(page, "parity", &[8, 1]).await?;
    assert!(said.starts_with("It holds"), "{said}");
    Ok(())
}

/// A search can be ended; the last one asked for is told.
async fn stopped(page: &Page) -> Result {
    page.open(PAGE).await?;
    wake(page, "parity").await?;
    mark(page, "parity", &right("parity")).await?;
    begin(page, "parity", &[8, 1]).await?;
    page.run(
        "document.querySelector('.guess [type=button]').click()",
        vec![],
    )
    .await?;
    page.until(&format!(
        "{STATUS} === 'Stopped before anything was found.'"
    ))
    .await?;
    assert_eq!(
        page.value("document.querySelector('.guess [type=button]').hidden")
            .await?,
        true
    );
    begin(page, "parity", &[8, 1]).await?;
    let said = guess(page, "parity", &[8, 2]).await?;
    assert!(said.contains("“1 left, holding odd”"), "{said}");
    Ok(())
}

/// What cannot be read is put aside, and said to be; the board goes on.
async fn damaged(page: &Page) -> Result {
    page.open(PAGE).await?;
    wake(page, "parity").await?;
    for text in [
        "{",
        "[]",
        "{\"version\":2,\"value\":{}}",
        "{\"version\":1,\"value\":{\"chess\":{}}}",
        "{\"version\":1,\"value\":{\"parity\":{\"marks\":\"s\"}}}",
        "{\"version\":1,\"value\":{\"parity\":{\"guess\":[99,1],\"found\":\"holds 200\"}}}",
        "{\"version\":1,\"value\":{\"parity\":{\"guess\":[8,1],\"found\":\"<b>\"}}}",
    ] {
        page.run(
            "localStorage.clear(); localStorage.setItem('nian:discovery', arguments[0])",
            vec![text.into()],
        )
        .await?;
        page.reload().await?;
        wake(page, "parity").await?;
        let status = "document.querySelector('.board > [role=status]').textContent";
        page.until(&format!("{status}.includes('damaged')")).await?;
        let aside = page
            .value("localStorage.getItem('nian:discovery:damaged')")
            .await?;
        assert_eq!(aside, text);
        let said = mark(page, "parity", &right("parity")).await?;
        assert!(said.starts_with("All are right"), "{said}");
    }
    Ok(())
}

/// Where the browser keeps nothing it is said, once, and one can mark all the same.
async fn forbidden(page: &Page) -> Result {
    page.open(PAGE).await?;
    wake(page, "parity").await?;
    page.run(
        "for (const name of ['getItem', 'setItem']) {
            Storage.prototype[name] = () => { throw new DOMException('', 'SecurityError'); };
        }
        document.querySelector('.discovery .positions button:not([aria-disabled])').click()",
        vec![],
    )
    .await?;
    let status = "document.querySelector('.board > [role=status]').textContent";
    page.until(&format!("{status}.includes('keep nothing')"))
        .await?;
    let said = mark(page, "parity", &right("parity")).await?;
    assert!(said.starts_with("All are right"), "{said}");
    Ok(())
}
