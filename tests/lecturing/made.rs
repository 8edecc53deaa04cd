//! An example that somebody has made, before a class and on paper.

use super::{at, now, on_stage, place};
use crate::teaching_plans::{MADE, packed};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

pub(super) fn add(suite: &mut Suite) {
    suite
        .add("lecturing::made", Setup::default(), on_a_stage)
        .everywhere();
    suite.add("lecturing::made_on_paper", Setup::default(), on_paper);
    suite.add("lecturing::made_alone", Setup::default(), alone);
}

/// It is stepped, asks, has its place in the overview, is played on from, and a reload loses nothing.
async fn on_a_stage(page: &Page) -> Result {
    let lesson = format!(
        "d=lesson:{};nim:3,4,5&at=1&step=0&answers=ask&v=1",
        packed(MADE)
    );
    on_stage(page, &lesson).await?;
    let first = now(page).await?;
    assert_eq!(
        (&first["waits"], &first["told"]),
        (&json!(true), &json!(false))
    );
    page.until("document.querySelector('.lecture-name').textContent === 'Mine'")
        .await?;
    page.press(Key::PageDown).await?;
    let told = now(page).await?;
    assert_eq!(
        (&told["place"], &told["told"]),
        (&json!("1.0"), &json!(true))
    );
    page.press(Key::PageDown).await?;
    at(page, "1.1").await?;
    page.reload().await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await?;
    assert_eq!(place(page).await?, "1.1");
    page.type_char('o').await?;
    page.until("document.querySelector('.lecture-choice nian-example')?.shadowRoot.querySelector('.nian-picture')")
        .await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('dialog[open]')")
        .await?;
    page.type_char('p').await?;
    page.until("document.querySelector('.lecture-teams nian-game')?.position === 'nim:1,4,5'")
        .await?;
    page.press(Key::Escape).await?;
    page.press(Key::PageDown).await?;
    at(page, "1.2").await?;
    page.press(Key::PageDown).await?;
    at(page, "2.0").await
}

/// As a handout, in a lesson and alone.
async fn on_paper(page: &Page) -> Result {
    let lesson = packed(MADE);
    for address in [
        format!("en/class/?d=lesson:{lesson};nim:3,4&print=both&v=1"),
        format!("en/show/?lesson={lesson}&print=both"),
    ] {
        page.open(&address).await?;
        page.until("document.querySelectorAll('.sheet-part').length === 2")
            .await?;
        let seen = "[document.querySelector('.sheet-picture .nian-picture') !== null,
            document.querySelector('.sheet-key').textContent.includes('take 2'),
            document.querySelector('.sheet-part').textContent.includes('Mine'),
            document.querySelector('.sheet-head svg') !== null]";
        assert_eq!(
            page.value(seen).await?,
            json!([true, true, true, true]),
            "{address}"
        );
    }
    Ok(())
}

/// The page with nothing else leads into one's own lesson, to a handout and to a code; a long address has no code, and says so.
async fn alone(page: &Page) -> Result {
    let long = MADE.replace("\"Mine\"", &format!("\"Mine {}\"", "m".repeat(1500)));
    for (lesson, code) in [(packed(MADE), "svg[role=img]"), (packed(&long), "p")] {
        page.open(&format!("en/show/?lesson={lesson}&step=1"))
            .await?;
        let example = page.widget("nian-example").await?;
        example.get("engine.then(() => true)").await?;
        let entry = async |name: &str| -> Result {
            example.click("[data-do=menu]").await?;
            let entry = format!(
                "[...root.querySelectorAll('.nian-more button')].find((one) => one.textContent === '{name}')"
            );
            example.until_inside(&entry).await?;
            example.inside(&format!("({entry}).click()")).await?;
            Ok(())
        };
        entry("Add to lesson").await?;
        example
            .until_inside(
                "root.querySelector('dialog [role=status]')?.textContent.startsWith('Added')",
            )
            .await?;
        let kept = "JSON.parse(localStorage.getItem('nian:lesson')).value.things.at(-1).item";
        assert_eq!(page.value(kept).await?, format!("lesson:{lesson}~1"));
        example
            .inside("root.querySelector('dialog').close()")
            .await?;
        entry("QR code of this step").await?;
        example
            .until_inside(&format!("root.querySelector('.nian-sheet > {code}')"))
            .await?;
        example
            .inside("root.querySelector('dialog').close()")
            .await?;
        example.click("[data-do=menu]").await?;
        let print = "root.querySelector('.nian-more a[href*=\"print=\"]')";
        example.until_inside(print).await?;
        let href = example.inside(&format!("{print}.search")).await?;
        assert_eq!(href, format!("?lesson={lesson}&step=1&print=both"));
    }
    Ok(())
}
