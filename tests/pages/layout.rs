use crate::site::{ARTICLE, PAGES, path};
use nian_tests::{Page, Result, Setup, Suite};
use nian_words::Language;

/// The most that coming alive may move things on a page; web.dev calls 0.1 good.
const SHIFT: f64 = 0.05;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::ALL {
        for page in PAGES {
            for width in [360, 1280, 1920] {
                let path = path(language, page);
                let name = format!("pages::layout::fits::{width}::/{path}");
                suite.add(name, Setup::default().width(width), async move |page| {
                    fits(page, &path).await
                });
            }
        }
    }
    for width in [360, 1280] {
        for page in [ARTICLE, ""] {
            let name = format!("pages::layout::shift::{width}::/{page}");
            suite.add(name, Setup::default().width(width), async move |tab| {
                shift(tab, page).await
            });
        }
    }
}

/// Nothing is wider than the window, before and after the widgets have come alive.
async fn fits(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    for when in ["at first", "alive"] {
        let wider = page
            .value("document.documentElement.scrollWidth - innerWidth")
            .await?;
        assert!(
            wider.as_i64().is_some_and(|wider| wider <= 0),
            "{when}: {wider} px too wide"
        );
        page.wake().await?;
    }
    let cut = "[...document.querySelectorAll('nian-example, nian-game, nian-table')]
        .flatMap((widget) => [...widget.shadowRoot.querySelectorAll('button, p, svg')])
        .filter((inner) => inner.getClientRects().length)
        .filter((inner) => !inner.closest('[data-scrolls]'))
        .filter((inner) => inner.getBoundingClientRect().right > innerWidth + 1)
        .map((inner) => inner.outerHTML.slice(0, 120))";
    let cut = page.value(cut).await?;
    assert_eq!(cut.as_array().map(Vec::len), Some(0), "cut off: {cut:#}");
    Ok(())
}

/// A widget's first picture takes the room of what stood in its tag.
async fn shift(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    let observe = "window.shift = 0;
        new PerformanceObserver((list) => {
            for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
        }).observe({ type: 'layout-shift', buffered: true });";
    page.run(observe, vec![]).await?;
    page.wake().await?;
    // Shifts are reported with the frame after the one they happened in.
    page.value("new Promise((then) => requestAnimationFrame(() => setTimeout(then, 100)))")
        .await?;
    let shift = page.value("shift").await?;
    assert!(
        shift.as_f64().is_some_and(|shift| shift <= SHIFT),
        "{path}: shift of {shift}"
    );
    println!("layout shift of /{path}: {shift}");
    Ok(())
}
