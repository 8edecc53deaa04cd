//! The buttons of the stage lie over nothing that is shown.

use super::{LESSON, at, on_stage, place};
use nian_tests::{Key, Page, Result, Setup, Suite, Value, json};

/// Each with buttons of its own.
const ASKS: &str = "d=nim-and-variants/ex2~2;nim:3,4,5;exercise:winning&answers=ask&v=1";

pub(super) fn add(suite: &mut Suite) {
    for (at, name) in [(1, "example"), (2, "board"), (3, "exercise")] {
        let name = format!("lecturing::bar::{name}");
        suite.add(name, Setup::default(), async move |page| {
            page.resize(1280, 720).await?;
            on_stage(page, &format!("{ASKS}&at={at}")).await?;
            reached(page).await
        });
    }
    suite.add("lecturing::bar::teams", Setup::default(), teams);
    suite.add("lecturing::bar::clicked", Setup::default(), clicked);
    suite.add("lecturing::bar::opened", Setup::default(), opened);
    let telephone = Setup::default().width(360);
    suite.add("lecturing::bar::telephone", telephone, on_a_telephone);
}

/// How many buttons of the thing there are, and those that something else lies over.
const COVERED: &str = "const under = (root, x, y) => {
        const found = root.elementFromPoint(x, y);
        return found?.shadowRoot && found !== root.host ? under(found.shadowRoot, x, y) ?? found : found;
    };
    const holder = document.querySelector('.lecture-thing');
    const roots = [holder, ...[...holder.querySelectorAll('*')].map((one) => one.shadowRoot).filter(Boolean)];
    const seen = (one) => !one.closest('.nian-unseen, .nian-rooms, .nian-on-focus')
        && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    const all = roots.flatMap((root) => [...root.querySelectorAll('button, input, summary')]).filter(seen);
    const covered = all.filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(under(document, left + width / 2, top + height / 2));
    });
    return [all.length, covered.map((one) => one.textContent || one.outerHTML)];";

async fn covered(page: &Page) -> Result<Value> {
    let found = page.run(COVERED, vec![]).await?;
    assert!(found[0].as_u64() > Some(0), "no button: {found}");
    Ok(found[1].clone())
}

/// Each button can be reached, wherever the mouse has been and whatever was touched.
async fn reached(page: &Page) -> Result {
    page.until("(document.querySelector('.lecture-thing [data-teams]') ?? document.querySelector('.lecture-thing > *')).shadowRoot.querySelector('.nian[data-stage]:not([data-laying])')")
        .await?;
    assert_eq!(covered(page).await?, json!([]), "at first");
    let high = page.value("innerHeight").await?.as_f64().unwrap_or(720.0);
    for above in [10.0, 45.0, 60.0, 300.0] {
        page.point((500.0, high - above)).await?;
        assert_eq!(
            covered(page).await?,
            json!([]),
            "mouse {above} above the foot"
        );
    }
    let thing = page.find(".lecture-thing").await?;
    page.tap(&thing).await?;
    page.two_frames().await?;
    assert_eq!(covered(page).await?, json!([]), "after a tap");
    Ok(())
}

async fn teams(page: &Page) -> Result {
    page.resize(1024, 768).await?;
    on_stage(page, &LESSON.replace("at=1", "at=2")).await?;
    page.type_char('p').await?;
    page.widget(".lecture-teams nian-game").await?;
    reached(page).await
}

/// A mouse that comes from the foot of the screen clicks what it points at.
async fn clicked(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    on_stage(page, &LESSON.replace("at=1", "at=2")).await?;
    let game = page.widget(".lecture-thing nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.until("moves.length === 2").await?;
    page.point((130.0, 715.0)).await?;
    game.click("[data-do=again]").await?;
    game.until("moves.length === 0").await?;
    assert_eq!(place(page).await?, "2.0");
    Ok(())
}

/// A button opens them, in a room of their own; Esc, and what they do, closes them.
async fn opened(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    on_stage(page, &LESSON.replace("at=1", "at=2")).await?;
    let open = "!document.querySelector('.lecture-bar').hidden";
    let closed = "document.querySelector('.lecture-bar').hidden && document.querySelector('.lecture[data-on=stage]')";
    page.until(closed).await?;
    page.click(".lecture-more").await?;
    page.until(open).await?;
    page.two_frames().await?;
    let apart = "((one) => [document.querySelector('.lecture-main').getBoundingClientRect().bottom <= one.top + 1,
        one.bottom <= document.querySelector('.lecture-line').getBoundingClientRect().top + 1])(document.querySelector('.lecture-bar').getBoundingClientRect())";
    assert_eq!(page.value(apart).await?, json!([true, true]));
    assert_eq!(covered(page).await?, json!([]));
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    page.press(Key::Escape).await?;
    page.until(closed).await?;
    // By the keyboard one goes on to the first of them.
    page.run("document.querySelector('.lecture-more').focus()", vec![])
        .await?;
    page.press(Key::Enter).await?;
    page.until("document.activeElement.matches('.lecture-bar [data-do=answer]')")
        .await?;
    let next = "document.activeElement.matches('.lecture-bar [data-do=next]')";
    for _ in 0..4 {
        assert_eq!(page.value(next).await?, false);
        page.press(Key::Tab).await?;
    }
    assert_eq!(page.value(next).await?, true);
    page.press(Key::Enter).await?;
    at(page, "3.0").await?;
    page.until(closed).await?;
    page.press(Key::PageDown).await?; // and keys are the lesson's again
    at(page, "4.0").await
}

/// They are folded there, and the line is one row.
async fn on_a_telephone(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    let room = "document.querySelector('.lecture-bar').hidden
        && document.querySelector('.lecture-main').offsetHeight > 0.85 * innerHeight
        && document.documentElement.scrollWidth <= innerWidth";
    page.until(room).await?;
    let row = "new Set([...document.querySelectorAll('.lecture-turn')].map((one) => Math.round(one.getBoundingClientRect().top))).size";
    assert_eq!(page.value(row).await?, 1);
    let more = page.find(".lecture-more").await?;
    page.tap(&more).await?;
    page.until("!document.querySelector('.lecture-bar').hidden && document.documentElement.scrollWidth <= innerWidth")
        .await?;
    page.tap(&more).await?;
    page.until(room).await
}
