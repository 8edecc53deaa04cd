//! Our pages in browsers of some years ago: with less, but whole.

use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let old = |width| Setup::default().width(width).in_an_old_browser();
    suite.add("pages::old::telephone", old(360), telephone);
    suite.add("pages::old::contents", old(1280), contents);
    suite.add("pages::old::card", old(1280), card);
}

/// Nothing is wider than the window, in a language of long words and one of short ones.
async fn telephone(page: &Page) -> Result {
    for path in [
        "",
        "play/?p=dice:31@4",
        "en/articles/odd-even-two-sides/mirror/",
        "articles/nim-and-variants/",
        "articles/nim-and-variants/wythoff/",
    ] {
        page.open(path).await?;
        page.wake().await?;
        let wider = "Math.max(...Array.from(document.querySelectorAll('html, .part'),
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))";
        assert_eq!(page.value(wider).await?, json!(0), "{path}");
    }
    Ok(())
}

/// The contents stand beside the text, unfolded.
async fn contents(page: &Page) -> Result {
    page.open("articles/nim-and-variants/whole/").await?;
    page.until("document.querySelector('.contents > details').open")
        .await?;
    let beside = "document.querySelector('.contents').getBoundingClientRect().right
        <= document.querySelector('.book > h1').getBoundingClientRect().left + 1";
    page.until(beside).await
}

/// Stones, dice and lines of trees have their colours, what is hidden is, and the menu opens.
async fn card(page: &Page) -> Result {
    page.open("articles/nim-and-variants/whole/").await?;
    page.wake().await?;
    let bare = "(() => {
        const invisible = /^(none|transparent|rgba\\(0, 0, 0, 0\\))$/;
        const styles = [...document.querySelectorAll('nian-example, nian-game')]
            .flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll('.pebble, .face, .lamp, .axis-box')])
            .filter((shape) => !shape.matches('.pebble-taken'))
            .map((shape) => [shape.getAttribute('class'), getComputedStyle(shape).fill]);
        return [styles.length > 100, styles.filter(([, fill]) => invisible.test(fill))];
    })()";
    assert_eq!(page.value(bare).await?, json!([true, []]));
    let example = page.widget("#ex1 nian-example").await?;
    assert_eq!(
        example
            .inside("root.querySelector('.nian-fallback').checkVisibility()")
            .await?,
        false
    );
    let ground = "getComputedStyle(root.querySelector('.nian-card')).borderTopWidth";
    assert_eq!(example.inside(ground).await?, "1px");
    example.click("[data-do=menu]").await?;
    example
        .until_inside("root.querySelector('.nian-more')?.firstChild")
        .await?;
    example
        .until_inside("getComputedStyle(root.querySelector('.nian-more')).display === 'grid'")
        .await
}
