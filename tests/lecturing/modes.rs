//! A vote, two teams, a timer and a pen.

use super::{FITTED, LESSON, at, on_stage};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

/// Two lines, drawn by a mouse.
pub(super) const STROKES: &str = "const ink = document.querySelector('.lecture-ink');
    const send = (type, x, y) => ink.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, clientX: x, clientY: y, bubbles: true }));
    ink.setPointerCapture = () => {};
    for (const from of [100, 300]) {
        send('pointerdown', from, 200);
        for (let on = 1; on < 9; on += 1) send('pointermove', from + 20 * on, 200 + 7 * on);
        send('pointerup', from + 180, 263);
    }";

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::modes::vote", Setup::default(), vote);
    suite
        .add("lecturing::modes::teams", Setup::default(), teams)
        .everywhere();
    suite.add("lecturing::modes::clock", Setup::default(), clock);
    suite.add("lecturing::modes::pen", Setup::default(), pen);
    suite.add(
        "lecturing::modes::pen_follows",
        Setup::default(),
        pen_follows,
    );
}

async fn no_findings(page: &Page) -> Result {
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// Hands are typed in one number after the other; the answer is marked beside them once it is given, and not before.
async fn vote(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.type_char('2').await?;
    page.press(Key::Enter).await?;
    at(page, "2.0").await?;
    page.type_char('v').await?;
    page.until("document.activeElement.matches('.lecture-count input')")
        .await?;
    for digit in ['7', '\u{e007}', '1', '2'] {
        page.type_char(digit).await?;
    }
    let hands = "[...document.querySelectorAll('.lecture-count input')].map(({ value }) => value)";
    assert_eq!(page.value(hands).await?, json!(["7", "12"]));
    let widths = "[...document.querySelectorAll('.lecture-bar-of')].map((bar) => bar.style.getPropertyValue('--part').slice(0, 4))";
    assert_eq!(page.value(widths).await?, json!(["0.58", "1"]));
    let right = "[...document.querySelectorAll('.lecture-row.right')].map((row) => row.querySelector('.lecture-label').value)";
    assert_eq!(page.value(right).await?, json!([]));
    no_findings(page).await?;
    page.press(Key::PageDown).await?; // from within a field, too
    page.until(&format!("{right}.join() === 'unsafe'")).await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture-vote')")
        .await?;
    page.type_char('v').await?;
    assert_eq!(page.value(hands).await?, json!(["7", "12"]), "kept");
    Ok(())
}

/// Two teams play to the end; the winner has a point, and the other begins the next game.
async fn teams(page: &Page) -> Result {
    on_stage(page, "d=nim:1,2;table:wythoff&v=1").await?;
    page.type_char('p').await?;
    let game = page.widget(".lecture-teams nian-game").await?;
    let said =
        |text: &str| format!("document.querySelector('.lecture-whose').textContent === {text:?}");
    page.until(&said("Team 1 to move")).await?;
    let rename = "const [name] = document.querySelectorAll('.lecture-side input');
        name.value = '<b>Owls'; name.dispatchEvent(new Event('input', { bubbles: true }));";
    page.run(rename, vec![]).await?;
    page.until(&said("<b>Owls to move")).await?;
    no_findings(page).await?;
    for (mv, next) in [
        ("b1", "Team 2 to move"),
        ("a1", "<b>Owls to move"),
        ("b1", "<b>Owls won!"),
    ] {
        game.call("play", json!(mv)).await?;
        page.until(&said(next)).await?;
    }
    let score = "[...document.querySelectorAll('.lecture-score')].map(({ textContent }) => textContent).join(':')";
    page.until(&format!("{score} === '1:0'")).await?;
    game.get("undo()").await?;
    page.until(&format!("{score} === '0:0'")).await?;
    game.get("redo()").await?;
    page.until(&format!("{score} === '1:0'")).await?;
    page.press(Key::PageDown).await?; // a clicker begins the next
    page.until(&said("Team 2 to move")).await?;
    at(page, "1.0").await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture-teams') && document.querySelector('.lecture-thing > nian-game')")
        .await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    at(page, "2.0").await?;
    page.type_char('p').await?;
    page.until("document.querySelector('.lecture-said').textContent === 'There is no position here to play on from.'")
        .await
}

async fn clock(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.type_char('t').await?;
    page.until("document.activeElement.matches('.lecture-minutes')")
        .await?;
    no_findings(page).await?;
    // Half a minute, which passes at once.
    page.run(
        "const now = Date.now; window.ahead = 0; Date.now = () => now() + window.ahead;",
        vec![],
    )
    .await?;
    page.press(Key::Enter).await?;
    page.until("/^0:(30|29)$/.test(document.querySelector('.lecture-time').textContent)")
        .await?;
    page.run("window.ahead = 29_000", vec![]).await?;
    page.until("document.querySelector('.lecture-over').textContent === 'Time is up'")
        .await?;
    page.type_char('t').await?;
    page.click(".lecture-off").await?;
    page.until("document.querySelector('.lecture-clock').hidden")
        .await
}

/// Lines are drawn by a pointer, taken back by a key, and belong to their step.
async fn pen(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.until(FITTED).await?;
    page.type_char('d').await?;
    page.run(STROKES, vec![]).await?;
    let lines =
        |many: usize| format!("document.querySelectorAll('.lecture-ink path').length === {many}");
    page.until(&lines(2)).await?;
    let seen = "(({ left, top, width }) => Math.abs(left - 100) < 6 && Math.abs(top - 200) < 6 && Math.abs(width - 180) < 12)(document.querySelector('.lecture-ink path').getBoundingClientRect())";
    page.until(seen).await?;
    page.type_char('a').await?; // letters do nothing while one draws
    page.press(Key::Backspace).await?;
    page.until(&lines(1)).await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.drawing')").await?;
    page.press(Key::PageDown).await?;
    page.until(&lines(0)).await?;
    page.press(Key::PageUp).await?;
    page.until(&lines(1)).await
}

/// Lines stay on the picture when that is another size, and are gone with the answer that they were not drawn on.
async fn pen_follows(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    on_stage(page, "d=nim:3,4,5;table:wythoff&answers=ask&v=1").await?;
    page.until(FITTED).await?;
    page.type_char('d').await?;
    page.run(STROKES, vec![]).await?;
    page.press(Key::Escape).await?;
    // Where the first line is, in hundredths of the picture.
    let within = "(() => {
        const line = document.querySelector('.lecture-ink path').getBoundingClientRect();
        const picture = document.querySelector('.lecture-thing > *').shadowRoot.querySelector('.nian-panels > svg').getBoundingClientRect();
        return [(line.left - picture.left) / picture.width, (line.top - picture.top) / picture.height, line.width / picture.width].map((part) => Math.round(100 * part));
    })()";
    let before = page.value(within).await?;
    let wide = "document.querySelector('.lecture-ink path').getBoundingClientRect().width";
    let first = page.value(wide).await?;
    page.resize(1024, 560).await?;
    page.until(&format!("{wide} !== {first}")).await?;
    let near = format!("{within}.every((part, at) => Math.abs(part - {before}[at]) <= 1)");
    page.until(&near).await?;
    page.resize(1280, 720).await?;
    page.until(&near).await?;
    let lines =
        |many: usize| format!("document.querySelectorAll('.lecture-ink path').length === {many}");
    page.press(Key::PageDown).await?;
    page.until(&lines(0)).await?;
    at(page, "1.0").await?;
    page.press(Key::PageUp).await?;
    page.until(&lines(2)).await
}
