//! The head and the foot of every page.

use crate::site::{ARTICLE, path};
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let name = format!("pages::frame::narrow::{}", language.tag());
        suite
            .add(name, Setup::default().width(360), async move |page| {
                narrow(page, language).await
            })
            .everywhere();
    }
    suite.add("pages::frame::current", Setup::default(), current);
    suite
        .add("pages::frame::folds", Setup::default().width(360), folds)
        .everywhere();
    let bare = Setup::default().width(360).without_scripts();
    suite.add("pages::frame::without_scripts", bare, without_scripts);
}

/// What is to be pressed in the head that is seen: how high it stands, and its size.
const HEAD: &str = "[...document.querySelectorAll('.page-head :is(a, button, summary)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())";

const FOOT: &str = "[...document.querySelectorAll('.page-foot a')]
    .map((one) => one.getBoundingClientRect())";

/// On a telephone the head is one line of five pages, the languages and the theme; where there is less room, or type is
/// large, it takes more lines, and is never wider than the window.
async fn narrow(page: &Page, language: Language) -> Result {
    page.open(&path(language, "play/")).await?;
    let line = format!(
        "(({{ length }}, ys) => [length, Math.max(...ys) - Math.min(...ys)])({HEAD}, {HEAD}.map(({{ y, height }}) => y + height / 2))"
    );
    let line = page.value(&line).await?;
    assert_eq!(line[0], 7, "things to press in the head");
    assert!(
        line[1].as_f64().is_some_and(|apart| apart < 4.0),
        "{line}: not in one line"
    );
    assert_eq!(page.value(&format!("{FOOT}.length")).await?, 3);
    for (width, theme) in [
        (360, "auto"),
        (320, "auto"),
        (180, "auto"),
        (360, "projector"),
    ] {
        page.widen(width).await?;
        page.value(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ))
        .await?;
        let small = format!(
            "[...{HEAD}, ...{FOOT}].filter(({{ width, height, left, right }}) =>
                width < 24 || height < 24 || left < 0 || right > innerWidth)"
        );
        assert_eq!(page.value(&small).await?, json!([]), "{width}, {theme}");
        let parts = "['head', 'foot'].map((part) => document.querySelector(`.page-${part}`))
            .some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)";
        assert_eq!(page.value(parts).await?, false, "{width}, {theme}");
    }
    Ok(())
}

/// Each page says where it belongs: in the head, or in the foot.
async fn current(page: &Page) -> Result {
    for (address, link, current) in [
        ("en/", "en/", "page"),
        (&path(Language::En, ARTICLE), "en/articles/", "true"),
        ("en/play/", "en/play/", "page"),
        ("en/practice/", "en/practice/", "page"),
        ("en/class/", "en/class/", "page"),
        ("en/class/plan/nim-1/", "en/class/", "true"),
        ("en/make/", "en/class/", "true"),
        ("en/checked/", "en/checked/", "page"),
        ("en/embed/hosts/", "en/embed/", "true"),
    ] {
        page.open(address).await?;
        let marked = "[...document.querySelectorAll('.page-head .entries, .page-foot')]
            .flatMap((part) => [...part.querySelectorAll('[aria-current]')])
            .map((link) => [new URL(link.href).pathname, link.getAttribute('aria-current')])";
        let marked = page.value(marked).await?;
        assert_eq!(marked, json!([[format!("/{link}"), current]]), "{address}");
    }
    Ok(())
}

const LIST: &str = "document.querySelector('.languages details')";

/// The languages unfold so that they can be read in every theme, and fold again by Escape, which gives the focus back, by a click elsewhere, and when the focus goes on.
async fn folds(page: &Page) -> Result {
    page.open("glossary/").await?;
    let open = async || -> Result {
        page.click(".languages summary").await?;
        page.until(&format!("{LIST}.open")).await
    };
    let shut = format!("!{LIST}.open");
    open().await?;
    assert_eq!(page.accessibility().await?, [""; 0]);
    for theme in ["light", "dark", "projector"] {
        page.value(&format!(
            "document.documentElement.dataset.theme = '{theme}'"
        ))
        .await?;
        assert_eq!(page.contrast().await?, [""; 0], "{theme}");
    }
    page.press(Key::Tab).await?;
    page.until("document.activeElement.matches('.languages details a')")
        .await?;
    page.press(Key::Escape).await?;
    page.until(&shut).await?;
    page.until("document.activeElement.matches('.languages summary')")
        .await?;
    open().await?;
    page.click("h1").await?;
    page.until(&shut).await?;
    open().await?;
    page.value("document.querySelector('.theme').focus()")
        .await?;
    page.until(&shut).await
}

/// Languages are chosen without scripts as well; what needs one is not to be seen.
async fn without_scripts(page: &Page) -> Result {
    page.open("glossary/").await?;
    assert_eq!(page.value(&format!("{HEAD}.length")).await?, 6);
    page.click(".languages summary").await?;
    page.find(".languages details a[hreflang=en]")
        .await?
        .click()
        .await?;
    page.until("location.pathname === '/en/glossary/'").await
}
