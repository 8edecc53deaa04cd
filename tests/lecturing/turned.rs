//! What stood on a screen stands there again: after another size of it, a number that was typed, the buttons.

use super::{FITTED, on_stage};
use nian_tests::{Key, Page, Result, Setup, Suite, Value};

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::turned::typed", Setup::default(), typed);
    let telephone = Setup::default().width(740);
    suite.add("lecturing::turned::telephone", telephone, telephone_turned);
}

const LESSON: &str = "d=nim-and-variants/ex2~2;nim:3,4,5&answers=ask&v=1";

/// Where the picture and the sentence are.
async fn stands(page: &Page) -> Result<Value> {
    page.two_frames().await?;
    page.until(FITTED).await?;
    page.two_frames().await?;
    let places = "['.nian-panels', '.nian-caption'].map((css) => {
        const { x, y, width, height } = document.querySelector('.lecture-thing > *').shadowRoot.querySelector(css).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    })";
    page.value(places).await
}

/// A number that is typed, what is said and the buttons that are opened and closed move nothing.
async fn typed(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    on_stage(page, LESSON).await?;
    page.press(Key::PageDown).await?;
    let before = stands(page).await?;
    page.type_char('2').await?;
    page.until("document.querySelector('.lecture-digits').textContent === '→ 2'")
        .await?;
    assert_eq!(stands(page).await?, before, "a number");
    page.press(Key::Escape).await?;
    page.until("document.querySelector('.lecture-digits').textContent === ''")
        .await?;
    assert_eq!(stands(page).await?, before, "no number");
    page.type_char('9').await?;
    page.press(Key::Enter).await?;
    page.until("document.querySelector('.lecture-said').textContent")
        .await?;
    assert_eq!(stands(page).await?, before, "something said");
    for open in [true, false] {
        page.click(".lecture-more").await?;
        page.until(&format!(
            "document.querySelector('.lecture-bar').hidden !== {open}"
        ))
        .await?;
        if open {
            assert_ne!(stands(page).await?, before, "room for the buttons");
        }
    }
    assert_eq!(stands(page).await?, before, "the buttons gone");
    Ok(())
}

/// A telephone that is turned and turned back shows the same, and in between nothing sticks out.
async fn telephone_turned(page: &Page) -> Result {
    page.resize(740, 360).await?;
    on_stage(page, LESSON).await?;
    page.until("innerWidth === 740").await?;
    let before = stands(page).await?;
    page.resize(360, 740).await?;
    page.until("innerWidth === 360").await?;
    stands(page).await?;
    let fits = "document.documentElement.scrollWidth <= innerWidth
        && document.querySelector('.lecture-line').getBoundingClientRect().bottom <= innerHeight + 1
        && document.querySelector('.lecture-thing > *').shadowRoot.querySelector('.nian-card').getBoundingClientRect().right <= innerWidth + 1";
    page.until(fits).await?;
    page.resize(740, 360).await?;
    page.until("innerWidth === 740").await?;
    assert_eq!(stands(page).await?, before);
    Ok(())
}
