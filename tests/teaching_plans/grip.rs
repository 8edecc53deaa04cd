//! Things of the lesson are carried to another place, by keys and by a pointer.

use super::{open, press, titles, unfold};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("teaching_plans::keys", Setup::default(), keys);
    suite.add("teaching_plans::dragged", Setup::default(), dragged);
}

/// Space takes a thing by its grip, arrows carry it, and the focus goes along; Escape puts it back.
async fn keys(page: &Page) -> Result {
    open(page, "en/class/?d=nim:1;nim:2;nim:3&edit=1&v=1").await?;
    let said = "document.querySelector('.class .said').textContent";
    let focus = async |key: &str| {
        let is_here = format!("document.activeElement.dataset.key === '{key}'");
        page.until(&is_here).await
    };
    page.run(
        "document.querySelector('[data-key=grip-0]').focus()",
        vec![],
    )
    .await?;
    page.type_char(' ').await?;
    page.until(&format!("{said} === '“Nim 1” is picked up, number 1.'"))
        .await?;
    for (key, place) in [(Key::Down, 1), (Key::Down, 2), (Key::Down, 2), (Key::Up, 1)] {
        page.press(key).await?;
        focus(&format!("grip-{place}")).await?;
    }
    page.type_char(' ').await?;
    page.until("!document.querySelector('[data-held]')").await?;
    assert_eq!(titles(page).await?, ["Nim 2", "Nim 1", "Nim 3"]);
    assert_eq!(page.value(said).await?, "“Nim 1” is now number 2.");
    page.type_char(' ').await?;
    page.press(Key::Down).await?;
    focus("grip-2").await?;
    page.press(Key::Escape).await?;
    focus("grip-1").await?;
    assert_eq!(titles(page).await?, ["Nim 2", "Nim 1", "Nim 3"]);
    assert_eq!(page.value(said).await?, "“Nim 1” is back where it was.");
    // All of a way is taken back together.
    press(page, "Undo").await?;
    assert_eq!(titles(page).await?, ["Nim 1", "Nim 2", "Nim 3"]);
    // Removing all of them leaves the focus on the page.
    for left in [2, 1, 0] {
        unfold(page, 0).await?;
        page.run(
            "document.querySelector('[data-key=remove-0]').click()",
            vec![],
        )
        .await?;
        page.until(&format!(
            "document.querySelectorAll('.things > li').length === {left}"
        ))
        .await?;
        page.until("document.activeElement !== document.body")
            .await?;
    }
    Ok(())
}

/// A pointer drags a thing by its grip; a press without a way changes nothing.
async fn dragged(page: &Page) -> Result {
    open(page, "en/class/?d=nim:1;nim:2;nim:3&edit=1&v=1").await?;
    let drag = "const grip = document.querySelector('[data-key=grip-0]');
        const rows = [...document.querySelectorAll('.things > li')].map((row) => row.getBoundingClientRect());
        const act = (type, y) => grip.dispatchEvent(new PointerEvent(type, {
            bubbles: true, pointerId: 1, button: type === 'pointermove' ? -1 : 0, clientX: rows[0].left + 5, clientY: y }));
        grip.setPointerCapture = () => {};
        grip.hasPointerCapture = () => true;
        const then = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const middle = (at) => rows[at].top + rows[at].height / 2;
        return (async () => {
            for (const [type, at] of arguments[0]) { act(type, middle(at)); await then(); }
        })()";
    let way = json!([
        ["pointerdown", 0],
        ["pointermove", 1],
        ["pointermove", 2],
        ["pointerup", 2]
    ]);
    page.run(drag, vec![way]).await?;
    assert_eq!(titles(page).await?, ["Nim 2", "Nim 3", "Nim 1"]);
    page.run(drag, vec![json!([["pointerdown", 0], ["pointerup", 0]])])
        .await?;
    let lost = json!([["pointerdown", 0], ["pointermove", 2], ["pointercancel", 2]]);
    page.run(drag, vec![lost]).await?;
    assert_eq!(titles(page).await?, ["Nim 2", "Nim 3", "Nim 1"]);
    assert_eq!(
        page.value("document.querySelectorAll('[data-held]').length")
            .await?,
        0
    );
    Ok(())
}
