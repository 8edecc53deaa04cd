//! Frames that a page keeps in a sandbox: they have no origin, and grow all the same.

use super::HEAD;
use nian_tests::{Answer, Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    let head = HEAD.replace("nian.js", "frame.js");
    let page = format!(
        "<!doctype html><html lang=en>{head}<style>iframe {{ height: 100px }}</style><iframe id=ours title=Ours height=100 sandbox=allow-scripts
            src='en/show/?table=wythoff'></iframe>\
         <iframe id=theirs title=Theirs height=100 sandbox=allow-scripts src=stranger.html></iframe>\
         <iframe id=same title=Same height=100 src='en/show/?table=wythoff'></iframe>\
         <iframe id=odd title=Odd height=100 src='en/show/odd.html'></iframe>"
    );
    let setup = Setup::default()
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'")
        .answer("host.html", Answer::Text(page))
        .answer("stranger.html", Answer::Text(STRANGER.to_owned()))
        .answer("en/show/odd.html", Answer::Text(ODD.to_owned()));
    suite.add("hosts::sandbox", setup, grows);
}

/// Tells the page around it a height of its own, and one as if from beside it.
const STRANGER: &str = "<!doctype html><script>parent.postMessage({ nianHeight: 5000 }, '*');\
    parent.frames[2].postMessage({ nianHeight: 5000 }, '*'); document.title = 'told'</script>";

/// Stands where a page of ours does, and says what none of ours does; what makes sense comes last.
const ODD: &str = "<!doctype html><script>const odd = [null, undefined, 7, 'nianHeight', [], { nianHeight: '900' },
    { nianHeight: 10n }, { nianHeight: [700] }, { nianHeight: NaN }, { nianHeight: -5 }, { nianHeight: { valueOf: 1 } },
    { nianHeight: Infinity }, { nianHeight: 321.2 }];
    for (const data of odd) parent.postMessage(data, '*');</script>";

async fn grows(page: &Page) -> Result {
    page.open("host.html").await?;
    // The page has a height for all its frames, as many have.
    for id in ["ours", "same"] {
        page.until(&format!(
            "document.getElementById('{id}').clientHeight > 300"
        ))
        .await?;
    }
    // Nothing that is sent makes an error, which the console would tell of.
    page.until("odd.clientHeight === 322").await?;
    let tall = page
        .value("[ours, theirs, same].map(({ clientHeight }) => clientHeight)")
        .await?;
    assert_eq!(tall[1], 100, "{tall}");
    assert!(tall[0].as_i64() < Some(2000), "{tall}");
    assert_eq!(tall[0], tall[2], "{tall}");
    Ok(())
}
