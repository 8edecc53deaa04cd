//! axe-core has nothing to say about any page, in any language, theme and width; in the test command, of
//! every page in one language whole.

use crate::site::{PAGES, path};
use nian_tests::{Page, Result, Setup, Suite, at_night};
use nian_words::Language;

/// The first is looked at whole; another can only change the contrast.
const THEMES: [&str; 3] = ["light", "dark", "projector"];

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        for page in PAGES {
            let path = path(language, page);
            let name = format!("accessibility::axe::/{path}");
            suite.add(name, Setup::default(), async move |page| {
                // What is different in another language is words.
                if language == Language::ZhHant || at_night() {
                    finds_nothing(page, &path, &[1280, 360], &THEMES).await
                } else {
                    finds_nothing(page, &path, &[360], &THEMES[..1]).await
                }
            });
        }
    }
    let example = r#"<nian-example src="nim-and-variants/ex2"></nian-example>"#;
    suite.add(
        "accessibility::steps_are_spoken",
        Setup::default().embed(example),
        spoken,
    );
    suite.add(
        "accessibility::targets",
        Setup::default().width(360),
        targets,
    );
    suite.add(
        "accessibility::reduced_motion",
        Setup::default().embed(example),
        reduced_motion,
    );
}

/// Takes what stands in the tags of living widgets out of the page: hidden from everyone, it holds
/// nothing to find fault with, but axe-core would go through all of it, which is two thirds of a page.
const BARE: &str = "document.querySelectorAll(
    'nian-example, nian-game, nian-table, nian-number, nian-claim').forEach((widget) => {
        if (widget.checkVisibility() && widget.shadowRoot.querySelector('.nian-fallback').hidden)
            widget.replaceChildren();
    })";

async fn finds_nothing(page: &Page, path: &str, widths: &[u32], themes: &[&str]) -> Result {
    page.open(path).await?;
    page.wake().await?;
    page.run(BARE, vec![]).await?;
    let mut findings = Vec::new();
    // The contents unfold where a page is opened wide, and then stay so.
    for &width in widths {
        page.widen(width).await?;
        for &theme in themes {
            let root = "document.documentElement.dataset";
            page.value(&format!("{root}.theme = {root}.nianTheme = '{theme}'"))
                .await?;
            let found = if theme == THEMES[0] {
                page.accessibility().await?
            } else {
                page.contrast().await?
            };
            findings.extend(
                found
                    .iter()
                    .map(|found| format!("{width}, {theme}: {found}")),
            );
        }
    }
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings.join("\n").into())
    }
}

/// A step is told once, politely, and the picture itself is silent.
async fn spoken(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    let before = example.spoken().await?;
    example.call("goTo", "next".into()).await?;
    example.until("step === 1").await?;
    example
        .until_inside(&format!(
            "[...root.querySelectorAll('[aria-live], [role=status]')]
                .some(({{ textContent }}) => textContent.trim() && textContent !== {before:?})"
        ))
        .await?;
    let loud = "root.querySelectorAll('svg:not([aria-hidden=true]):not([role=img])').length";
    assert_eq!(
        example.inside(loud).await?,
        0,
        "a picture is silent or has one name"
    );
    Ok(())
}

/// What can be touched is large enough: 24 px, and not closer to others than that.
async fn targets(page: &Page) -> Result {
    page.open(&path(Language::ZhHant, crate::site::ARTICLE))
        .await?;
    page.wake().await?;
    let small = "[...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number')]
        .flatMap((widget) => [...widget.shadowRoot.querySelectorAll('button, input, select, summary')])
        .map((control) => [control, (control.closest('label') ?? control).getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height && (box.width < 24 || box.height < 24))
        .map(([control, box]) => `${control.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)";
    let small = page.value(small).await?;
    assert_eq!(small.as_array().map(Vec::len), Some(0), "{small:#}");
    Ok(())
}

async fn reduced_motion(page: &Page) -> Result {
    page.media("prefers-reduced-motion", "reduce").await?;
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.set("step", 1.into()).await?;
    example.until("step === 1").await?;
    let moving = "root.getAnimations().filter(({ playState, effect }) =>
        playState === 'running' && effect.getComputedTiming().duration > 1).length";
    assert_eq!(example.inside(moving).await?, 0, "nothing moves");
    Ok(())
}
