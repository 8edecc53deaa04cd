//! The screen stays on while a lesson is on stage.

use super::LESSON;
use nian_tests::{Key, Page, Result, Setup, Suite};

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::awake::staged", Setup::default(), staged);
    suite.add("lecturing::awake::refused", Setup::default(), refused);
}

/// A browser's locks, of which is counted how many are held: `refuses` says whether there are any.
fn locks(refuses: bool) -> String {
    format!(
        "window.held = 0;
        window.asked = 0;
        const request = async (kind) => {{
            window.asked += 1;
            if (kind !== 'screen' || {refuses}) throw new DOMException('no', 'NotAllowedError');
            window.held += 1;
            return {{ release: async () => {{ window.held -= 1; }} }};
        }};
        Object.defineProperty(navigator, 'wakeLock', {{ configurable: true, value: {{ request }} }});"
    )
}

async fn project(page: &Page, refuses: bool) -> Result {
    page.open(&format!("en/class/?{LESSON}&for=pupils")).await?;
    page.until("document.querySelector('.lecture[data-on=page] .lecture-thing[aria-busy=false]')")
        .await?;
    page.run(&locks(refuses), vec![]).await?;
    page.type_char('f').await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await
}

/// On return to the page it is asked for again, and after the stage it is let go of.
async fn staged(page: &Page) -> Result {
    project(page, false).await?;
    page.until("window.held === 1").await?;
    page.run(
        "document.dispatchEvent(new Event('visibilitychange'));",
        vec![],
    )
    .await?;
    page.until("window.asked === 2 && window.held === 1")
        .await?;
    page.press(Key::Escape).await?;
    page.until("document.querySelector('.lecture[data-on=page]') && window.held === 0")
        .await?;
    page.run(
        "document.dispatchEvent(new Event('visibilitychange'));",
        vec![],
    )
    .await?;
    page.two_frames().await?;
    assert_eq!(page.value("window.asked").await?, 2);
    Ok(())
}

/// A browser that does not want to is asked once, and the lesson goes on.
async fn refused(page: &Page) -> Result {
    project(page, true).await?;
    page.until("window.asked === 1").await?;
    page.press(Key::PageDown).await?;
    page.until("document.querySelector('.lecture').dataset.place === '1.1'")
        .await
}
