//! What is far from the window in an article is left out, and keeps its height.

use crate::site::ARTICLE;
use nian_tests::{Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add("pages::far::heights", Setup::default(), heights)
        .everywhere();
    suite
        .add("pages::far::searched", Setup::default(), searched)
        .everywhere();
    suite.add("pages::far::full", Setup::default(), full);
    suite
        .add("pages::far::found", Setup::default(), found)
        .everywhere();
}

const FAR: &str = "document.querySelector('[data-far=\"\"]')";

/// Most of an article is left out where a browser can, and it is as high as all of it laid out, in a
/// window of another width and with large type as well.
async fn heights(page: &Page) -> Result {
    page.open(ARTICLE).await?;
    page.until(FAR).await?;
    page.two_frames().await?;
    let left_out = "!CSS.supports('overflow-anchor', 'auto') ||
        [...document.querySelectorAll('.part > h2, .part > h3')]
            .filter((title) => !title.checkVisibility({ contentVisibilityAuto: true })).length > 20";
    assert_eq!(page.value(left_out).await?, true);
    same_height(page, "at first").await?;
    again(page).await?;
    page.widen(700).await?;
    page.until(FAR).await?;
    same_height(page, "narrow").await?;
    again(page).await?;
    page.run(
        "document.documentElement.dataset.theme = 'projector'",
        vec![],
    )
    .await?;
    page.until(FAR).await?;
    same_height(page, "large type").await
}

/// Gives the marks another value, so that new ones can be told from them.
async fn again(page: &Page) -> Result {
    page.run(
        "for (const part of document.querySelectorAll('.part')) part.dataset.far = 'before'",
        vec![],
    )
    .await?;
    Ok(())
}

/// The page is as high as with all of it laid out.
async fn same_height(page: &Page, when: &str) -> Result {
    let heights = "const far = document.querySelectorAll('[data-far]');
        const height = () => document.querySelector('main').scrollHeight;
        const leftOut = height();
        for (const part of far) part.style.contentVisibility = 'visible';
        const whole = height();
        for (const part of far) part.style.contentVisibility = '';
        return [leftOut, whole]";
    let heights = page.run(heights, vec![]).await?;
    let [left_out, whole] = [0, 1].map(|at| heights[at].as_f64().unwrap_or(f64::NAN));
    let off = left_out - whole;
    assert!(off.abs() < 2.0, "{when}: {left_out} px, laid out {whole}");
    Ok(())
}

/// A link into what is left out leads to its place, down and up again, and there the page stays when
/// the rest is left out again.
async fn found(page: &Page) -> Result {
    page.open(ARTICLE).await?;
    for section in ["more-dice", "ex2", "ex5"] {
        page.until(FAR).await?;
        let click = format!("document.querySelector('.contents [href=\"#{section}\"]').click()");
        page.run(&click, vec![]).await?;
        for when in ["at once", "later"] {
            page.two_frames().await?;
            page.two_frames().await?;
            let top = "document.querySelector(':target').getBoundingClientRect().top";
            let top = page.value(top).await?.as_f64().unwrap_or(f64::NAN);
            assert!((top - 28.0).abs() < 6.0, "{section}, {when}: at {top} px");
            page.until(FAR).await?;
        }
    }
    Ok(())
}

/// What the browser searches for in what is left out comes into sight.
async fn searched(page: &Page) -> Result {
    page.open(ARTICLE).await?;
    for section in ["more-dice", "ex2", "ex5"] {
        page.until(FAR).await?;
        let search = format!(
            "getSelection().collapse(document.body);
            return find(document.querySelector('#{section} > p').textContent.slice(0, 12))"
        );
        assert_eq!(page.run(&search, vec![]).await?, true, "{section}");
        page.two_frames().await?;
        page.two_frames().await?;
        let place = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
            (getSelection().getRangeAt(0).getBoundingClientRect())";
        assert_eq!(page.value(place).await?, true, "{section}");
    }
    Ok(())
}

/// A card that fills the window is seen, wherever the page is scrolled to behind it.
async fn full(page: &Page) -> Result {
    page.open(ARTICLE).await?;
    page.until(FAR).await?;
    page.run(
        "document.querySelector('.part nian-example').setAttribute('data-nian-full', '');
        scrollTo(0, 30000)",
        vec![],
    )
    .await?;
    page.until("document.querySelector('.part:has([data-nian-full])').matches('[data-far]')")
        .await?;
    page.two_frames().await?;
    let seen = "document.querySelector('[data-nian-full]').checkVisibility({ contentVisibilityAuto: true })";
    assert_eq!(page.value(seen).await?, true);
    Ok(())
}
