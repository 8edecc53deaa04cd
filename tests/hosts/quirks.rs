//! Pages of the last century: no doctype, or one that asks for quirks mode.

use super::{HEAD, KINDS, host};
use nian_tests::{Answer, Page, Result, Suite, Value};

/// A black page, white text, and everything in a large red typewriter.
const BLACK: &str = "<BODY BGCOLOR=#000000 TEXT=#FFFFFF LINK=yellow>\
    <CENTER><FONT SIZE=7 COLOR=red FACE=Courier>";
const TRANSITIONAL: &str = "<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.0 Transitional//EN'>";

pub(crate) fn add(suite: &mut Suite) {
    let page = |before: &str, body: &str| format!("{before}<html lang=en>{HEAD}{body}{KINDS}");
    let pages = host(page("", BLACK))
        .answer("4.0.html", Answer::Text(page(TRANSITIONAL, "")))
        .answer("plain.html", Answer::Text(page("<!doctype html>", "")));
    suite.add("hosts::quirks", pages, looks_the_same);
}

/// Every element in the cards: what it is, where it is, and how it looks.
const LOOK: &str = "[...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim')]
    .flatMap((widget) => [...widget.shadowRoot.querySelectorAll('.nian *')].map((element) => {
        const style = getComputedStyle(element);
        const [place, origin] = [element, widget].map((at) => at.getBoundingClientRect());
        return [[element.localName, element.getAttribute('class'), style.color, style.font, style.textAlign,
            style.whiteSpace, style.letterSpacing, style.backgroundColor, style.borderTopColor, style.boxSizing].join(' | '),
            place.x - origin.x, place.y - origin.y, place.width, place.height];
    }))";

/// A page is still once it looks the same so often, two frames apart.
const STILL: usize = 3;

async fn looks_the_same(page: &Page) -> Result {
    let plain = settled(page, "plain.html").await?;
    assert!(plain.len() > 500, "there is something to look at");
    for name in ["host.html", "4.0.html"] {
        let old = settled(page, name).await?;
        assert_eq!(page.value("document.compatMode").await?, "BackCompat");
        for (plain, old) in plain.iter().zip(&old) {
            assert_eq!(plain[0], old[0], "{name}");
            for side in 1..=4 {
                let [one, other] = [plain, old].map(|of| of[side].as_f64().unwrap_or_default());
                assert!((one - other).abs() < 1.5, "{name}: {side} of {}", old[0]);
            }
        }
        assert_eq!(plain.len(), old.len(), "{name}");
    }
    Ok(())
}

/// Of a page on which every list of moves is open, once nothing moves any more: the engine hears of a card's width a
/// frame after that is laid out, and then may arrange the picture otherwise.
async fn settled(page: &Page, name: &str) -> Result<Vec<Value>> {
    page.open(name).await?;
    page.wake().await?;
    let open = "for (const widget of document.querySelectorAll('nian-example')) {
            widget.shadowRoot.querySelector('details:not([open]) summary')?.click();
        }";
    page.run(open, Vec::new()).await?;
    let mut before = Vec::new();
    let mut same = 0;
    while same < STILL {
        page.two_frames().await?;
        let look = page.value(LOOK).await?;
        let now = look.as_array().cloned().unwrap_or_default();
        same = if now == before { same + 1 } else { 0 };
        before = now;
    }
    Ok(before)
}
