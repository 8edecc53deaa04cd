//! What does not arrive is named in the console, in the line that tells of it.

use super::{HEAD, host};
use nian_tests::{Answer, Page, Result, Suite};

pub(crate) fn add(suite: &mut Suite) {
    let listen =
        "<script>window.lines = []; console.info = (...all) => lines.push(all.join(' '));</script>";
    let page = format!(
        "<!doctype html><html lang=en>{listen}{HEAD}<nian-example src='own/not-there.json'></nian-example>\
         <nian-example src='own/not-there.json?v=1' id=query></nian-example>\
         <nian-example src='http://nian.invalid/l1.json' id=far></nian-example>\
         <nian-claim src='nim-and-variants/dice'></nian-claim>"
    );
    let setup = host(page)
        .policy("default-src * 'unsafe-inline' 'wasm-unsafe-eval'")
        .answer("claims/nim-and-variants/dice.json", Answer::Status(503))
        .expect("404")
        .expect("503")
        .expect("nian.invalid")
        .expect("request failed");
    suite.add("hosts::missing", setup, is_named);
}

async fn is_named(page: &Page) -> Result {
    page.open("host.html").await?;
    page.until("seen.filter(({ type }) => type === 'nian-error').length >= 4")
        .await?;
    let lines = page.value("lines.join('\\n')").await?;
    let lines = lines.as_str().unwrap_or_default();
    for file in [
        "/own/not-there.json",
        "/own/not-there.json?v=1",
        "http://nian.invalid/l1.json",
        "/claims/nim-and-variants/dice.json",
    ] {
        assert!(
            lines
                .lines()
                .any(|line| line.starts_with("nian:") && line.contains(file)),
            "{file}: {lines}"
        );
    }
    // An address is taken for one, not for the name of an example of ours.
    for css in ["#query", "nian-example"] {
        let said = page
            .value(&format!("document.querySelector('{css}').shadowRoot.querySelector('[role=alert]').textContent"))
            .await?;
        assert!(
            said.as_str()
                .is_some_and(|said| said.contains("did not arrive")),
            "{said}"
        );
    }
    Ok(())
}
