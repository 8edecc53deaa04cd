//! axe-core has nothing to say about any page, in any language, theme and width. The test command looks at
//! one part in three of each article; of the other themes at a telephone's width alone; in other languages
//! at half of the other pages, on a telephone in one theme.

use crate::site::{pages, path};
use nian_tests::{Page, Result, Setup, Suite, at_night, json};
use nian_words::Language;

/// The first is looked at whole; another can only change the contrast.
const THEMES: [&str; 3] = ["light", "dark", "projector"];

/// Widths, and the themes there. The contents unfold where a page is opened wide, and then stay so.
type Looks = [(u32, &'static [&'static str])];
const WHOLE: &Looks = &[(1280, &THEMES), (360, &THEMES)];
const SAMPLE: &Looks = &[(1280, &["light"]), (360, &THEMES)];
const GLANCE: &Looks = &[(360, &["light"])];

pub(crate) fn add(suite: &mut Suite) {
    for (turn, language) in Language::WITH_PAGES.into_iter().enumerate() {
        let looks = match language {
            _ if at_night() => WHOLE,
            Language::ZhHant => SAMPLE,
            _ => GLANCE,
        };
        // Two dozen widgets take half a minute; what stands on the page of exercises has tests of its own.
        let more = ["embed/options/", "practice/"];
        let more = more.into_iter().filter(|_| at_night());
        for (at, page) in pages().into_iter().chain(more).enumerate() {
            let due = page.starts_with("articles/") || (at % 2 == turn % 2 && page != "checked/");
            if looks == GLANCE && !due {
                continue;
            }
            let path = path(language, page);
            let name = format!("accessibility::axe::/{path}");
            suite.add(name, Setup::default(), async move |page| {
                page.open(&path).await?;
                if !at_night() {
                    page.run(THIN, vec![json!(turn)]).await?;
                }
                page.wake().await?;
                page.run(BARE, vec![]).await?;
                finds_nothing(page, looks).await
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

/// Leaves one part in three of an article in one page: its cards are of the same kinds.
const THIN: &str = "document.querySelectorAll('.book:not(.chapter) .part').forEach((part, at) => {
    if (at % 3 !== arguments[0]) part.remove();
})";

async fn finds_nothing(page: &Page, looks: &Looks) -> Result {
    let mut findings = Vec::new();
    for &(width, themes) in looks {
        page.widen(width).await?;
        for &theme in themes {
            let root = "document.documentElement.dataset";
            page.value(&format!("{root}.theme = {root}.nianTheme = '{theme}'"))
                .await?;
            let found = if theme == themes[0] {
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
