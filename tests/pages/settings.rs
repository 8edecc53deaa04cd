use crate::site::{CHAPTER, path};
use nian_tests::{Page, Result, Setup, Suite};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for width in [360, 1280] {
        let name = format!("pages::settings::theme::{width}");
        suite.add(name, Setup::default().width(width), theme);
        let name = format!("pages::settings::language::{width}");
        suite.add(name, Setup::default().width(width), language);
    }
    suite.add(
        "pages::settings::theme_by_address",
        Setup::default(),
        theme_by_address,
    );
    suite.add(
        "pages::settings::theme_cycles",
        Setup::default().width(360),
        theme_cycles,
    );
    suite.add(
        "pages::settings::theme_once_kept",
        Setup::default(),
        theme_once_kept,
    );
    suite.add(
        "pages::settings::theme_of_the_device",
        Setup::default(),
        theme_of_the_device,
    );
}

const PAPER: &str = "getComputedStyle(document.body).backgroundColor";
const LIGHT: &str = "rgb(252, 251, 247)";
const DARK: &str = "rgb(21, 23, 27)";

/// Presses the button until the page wears this theme, and sees that its name says so.
async fn choose(page: &Page, theme: &str) -> Result {
    for _ in 0..3 {
        if page.value(THEME).await? == theme {
            break;
        }
        page.click(".theme").await?;
    }
    named(page, theme).await
}

const THEME: &str = "document.documentElement.dataset.theme";

/// The page wears this theme, and the name of the button says so.
async fn named(page: &Page, theme: &str) -> Result {
    let name = "document.querySelector('.theme').getAttribute('aria-label')";
    assert_eq!(page.value(THEME).await?, theme);
    let said = page
        .value(&format!("document.querySelector('.theme').dataset.{theme}"))
        .await?;
    assert!(said.as_str().is_some_and(|said| said.contains('：')));
    page.until(&format!("{name} === {said}")).await
}

/// The choice shows at once, in the widgets too, and is kept for the next page.
async fn theme(page: &Page) -> Result {
    page.open("").await?;
    page.widget("nian-game").await?;
    for (theme, paper) in [("dark", DARK), ("light", LIGHT)] {
        page.run("scrollTo(0, 0)", vec![]).await?;
        choose(page, theme).await?;
        page.until(&format!("{PAPER} === '{paper}'")).await?;
        let widget = "getComputedStyle(document.querySelector('nian-game').shadowRoot\
            .querySelector('.nian')).getPropertyValue('--paper').trim()";
        let page_too =
            "getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()";
        page.until(&format!("{widget} === {page_too}")).await?;
        page.open("play/").await?;
        page.until(&format!("{PAPER} === '{paper}'")).await?;
        named(page, theme).await?;
        page.open("").await?;
        page.widget("nian-game").await?;
    }
    Ok(())
}

/// As the device has it, light, dark, and again; a projector's colours are not among them, and lead back to the first.
async fn theme_cycles(page: &Page) -> Result {
    page.open("play/").await?;
    for theme in ["auto", "light", "dark", "auto"] {
        named(page, theme).await?;
        page.click(".theme").await?;
    }
    page.open("play/?theme=projector").await?;
    named(page, "projector").await?;
    page.click(".theme").await?;
    named(page, "auto").await?;
    assert_eq!(page.value("location.search").await?, "?theme=auto");
    Ok(())
}

async fn theme_by_address(page: &Page) -> Result {
    for (theme, paper) in [
        ("dark", DARK),
        ("light", LIGHT),
        ("projector", "rgb(255, 255, 255)"),
    ] {
        page.open(&format!("?theme={theme}")).await?;
        page.until(&format!("{PAPER} === '{paper}'")).await?;
    }
    page.open("?theme=dark").await?;
    choose(page, "light").await?;
    page.until("location.search === '?theme=light'").await?;
    page.reload().await?;
    page.until(&format!("{PAPER} === '{LIGHT}'")).await?;
    page.open("?theme=plaid").await?;
    page.until(&format!("{PAPER} === '{LIGHT}'")).await
}

/// A projector's colours could once be chosen for all pages: where that is kept, pages are as the device has it, and
/// the address has the last word as ever.
async fn theme_once_kept(page: &Page) -> Result {
    page.open("play/").await?;
    page.run("localStorage.setItem('nian-theme', 'projector')", vec![])
        .await?;
    page.open("play/").await?;
    named(page, "auto").await?;
    page.open("play/?theme=projector").await?;
    named(page, "projector").await
}

async fn theme_of_the_device(page: &Page) -> Result {
    page.open("").await?;
    page.media("prefers-color-scheme", "dark").await?;
    page.until(&format!("{PAPER} === '{DARK}'")).await?;
    page.media("prefers-color-scheme", "light").await?;
    page.until(&format!("{PAPER} === '{LIGHT}'")).await
}

/// The same page, the same query and the same section in each of the languages, and back.
async fn language(page: &Page) -> Result {
    page.open(&format!("{CHAPTER}?theme=dark#ex4")).await?;
    for language in [Language::ZhHans, Language::En, Language::ZhHant] {
        page.run(
            "document.querySelector('.languages').scrollIntoView({ block: 'center' })",
            vec![],
        )
        .await?;
        let links = languages(page).await?;
        let link = format!("{links}[hreflang={}]", language.tag());
        let link = page.find(&link).await?;
        page.run(
            "arguments[0].focus({ preventScroll: true })",
            vec![serde_json::to_value(&link)?],
        )
        .await?;
        page.click_on(&link).await?;
        let place = format!("/{}", path(language, CHAPTER));
        page.until(&format!("location.pathname === '{place}'"))
            .await?;
        assert_eq!(
            page.value("document.documentElement.lang").await?,
            language.tag()
        );
        assert_eq!(page.value("location.search").await?, "?theme=dark");
    }
    Ok(())
}

/// The links to the languages, unfolded where they are folded.
async fn languages(page: &Page) -> Result<&'static str> {
    let folded = "document.querySelector('.languages details')";
    if page.value(&format!("{folded}.checkVisibility()")).await? == false {
        return Ok(".languages > ul a");
    }
    page.click(".languages summary").await?;
    page.until(&format!("{folded}.open")).await?;
    Ok(".languages details a")
}
