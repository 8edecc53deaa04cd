use crate::site::{CHAPTER, WHOLE, pages, path};
use nian_tests::{Page, Result, Setup, Suite, at_night};
use nian_words::Language;

/// The most that coming alive may move things on a page; web.dev calls 0.1 good.
const SHIFT: f64 = 0.05;

/// A projector, a laptop, a telephone.
const WIDTHS: [u32; 3] = [1920, 1280, 360];

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        for page in pages() {
            // English is the longest; an article's cards have a test of their own (`articles::in_view`).
            let short = language == Language::ZhHans || page.starts_with("articles/");
            if short && language != Language::En && !at_night() {
                continue;
            }
            let path = path(language, page);
            let name = format!("pages::layout::fits::/{path}");
            suite.add(name, Setup::default().width(WIDTHS[0]), async move |page| {
                fits(page, &path).await
            });
        }
    }
    for language in Language::WITH_PAGES {
        for width in [360, 768, 1280, 1920] {
            let sampled = matches!(
                (language, width),
                (Language::ZhHant, 360) | (Language::En, 1280)
            );
            if !sampled && !at_night() {
                continue;
            }
            let name = format!("pages::layout::room::{width}::{}", language.tag());
            suite.add(name, Setup::default().width(width), async move |page| {
                room(page, &path(language, CHAPTER)).await
            });
        }
    }
    for width in [360, 1280] {
        for page in [CHAPTER, WHOLE, ""] {
            if page == WHOLE && !at_night() {
                continue;
            }
            let name = format!("pages::layout::shift::{width}::/{page}");
            suite.add(name, Setup::default().width(width), async move |tab| {
                shift(tab, page).await
            });
        }
    }
}

/// By how much the page, or a part of an article, which clips what sticks out of it, is too narrow.
const WIDER: &str = "Math.max(...Array.from(
    document.querySelectorAll('html, .part'),
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
))";

/// Nothing is wider than the window, before and after the widgets have come alive.
async fn fits(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    for width in WIDTHS {
        page.widen(width).await?;
        check_width(page, width, "at first").await?;
    }
    page.wake().await?;
    for width in WIDTHS.into_iter().rev() {
        page.widen(width).await?;
        check_width(page, width, "alive").await?;
        nothing_is_cut(page, width).await?;
        targets(page).await?;
    }
    Ok(())
}

async fn check_width(page: &Page, width: u32, when: &str) -> Result {
    let wider = page.value(WIDER).await?;
    assert!(
        wider.as_i64().is_some_and(|wider| wider <= 0),
        "{when}: {wider} px too wide for {width}"
    );
    Ok(())
}

async fn nothing_is_cut(page: &Page, width: u32) -> Result {
    let cut = "[...document.querySelectorAll(
        'nian-example, nian-game, nian-table, nian-number, nian-claim')]
        .flatMap((widget) => [...widget.shadowRoot.querySelectorAll('button, p, svg')])
        .filter((inner) => inner.getClientRects().length)
        .filter((inner) => !inner.closest('.nian-scroll'))
        .filter((inner) => inner.getBoundingClientRect().right > innerWidth + 1)
        .map((inner) => inner.outerHTML.slice(0, 120))";
    let cut = page.value(cut).await?;
    assert_eq!(
        cut.as_array().map(Vec::len),
        Some(0),
        "cut off at {width}: {cut:#}"
    );
    Ok(())
}

/// What can be touched is large enough: 24 px, and not closer to others than that.
async fn targets(page: &Page) -> Result {
    let small = "[...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number')]
        .flatMap((widget) => [...widget.shadowRoot.querySelectorAll('button, input, select, summary')])
        .map((control) => [control, (control.closest('label') ?? control).getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height && (box.width < 24 || box.height < 24))
        .map(([control, box]) => `${control.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)";
    let small = page.value(small).await?;
    assert_eq!(small.as_array().map(Vec::len), Some(0), "{small:#}");
    Ok(())
}

/// A widget's first picture takes the room of what stood in its tag, to a pixel.
async fn room(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    page.until("customElements.get('nian-table')").await?;
    // Those far from the window are still asleep: what is seen of them is what stands in the tag.
    page.run(
        "window.asleep = [...document.querySelectorAll(
        'nian-example, nian-game, nian-table, nian-number, nian-claim')]
            .filter((widget) => widget.step === 0 && widget.getBoundingClientRect().top > 2500)
            .map((widget) => [widget, widget.getBoundingClientRect()])",
        vec![],
    )
    .await?;
    assert!(page.value("asleep.length").await?.as_u64() >= Some(5));
    page.wake().await?;
    let changed = "asleep.map(([widget, before]) => [widget, before, widget.getBoundingClientRect()])
        .filter(([, before, after]) => Math.abs(before.height - after.height) > 1
            || Math.abs(before.width - after.width) > 1)
        .map(([widget, before, after]) => `${widget.getAttribute('src') ?? widget.getAttribute('of') ?? widget.getAttribute('position')}: \
${before.width} × ${before.height} → ${after.width} × ${after.height}`)";
    let changed = page.value(changed).await?;
    assert_eq!(changed.as_array().map(Vec::len), Some(0), "{changed:#}");
    Ok(())
}

/// Coming alive moves next to nothing on the page.
async fn shift(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    page.run(OBSERVE, vec![]).await?;
    page.wake().await?;
    // Shifts are reported with the frame after the one they happened in.
    page.value("new Promise((then) => requestAnimationFrame(() => setTimeout(then, 100)))")
        .await?;
    let shift = page.value("shift").await?;
    let moved = page.value("moved").await?;
    println!("layout shift of /{path}: {shift}");
    assert!(
        shift.as_f64().is_some_and(|shift| shift <= SHIFT),
        "shift of {shift}: {moved:#}"
    );
    Ok(())
}

/// Adds up the shifts since the page began, as Core Web Vitals do, and names what moved.
const OBSERVE: &str = "window.shift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            shift += value;
            for (const { node, previousRect, currentRect } of sources) {
                const name = node?.cloneNode?.()?.outerHTML ?? node?.nodeName;
                moved.push(`${name}: ${previousRect.y} + ${previousRect.height} → ${currentRect.y} + ${currentRect.height}`);
            }
        }
    }).observe({ type: 'layout-shift', buffered: true });";
