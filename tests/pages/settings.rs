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
        "pages::settings::theme_of_the_device",
        Setup::default(),
        theme_of_the_device,
    );
}

const PAPER: &str = "getComputedStyle(document.body).backgroundColor";
const LIGHT: &str = "rgb(252, 251, 247)";
const DARK: &str = "rgb(21, 23, 27)";

/// The choice shows at once, in the widgets too, and is kept for the next page.
async fn theme(page: &Page) -> Result {
    page.open("").await?;
    page.widget("nian-game").await?;
    for (theme, paper) in [("dark", DARK), ("light", LIGHT)] {
        page.run("scrollTo(0, 0)", vec![]).await?;
        page.find(&format!(".themes label:has([value={theme}])"))
            .await?
            .click()
            .await?;
        page.until(&format!("{PAPER} === '{paper}'")).await?;
        let widget = "getComputedStyle(document.querySelector('nian-game').shadowRoot\
            .querySelector('.nian')).getPropertyValue('--paper').trim()";
        let page_too =
            "getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()";
        page.until(&format!("{widget} === {page_too}")).await?;
        page.open("play/").await?;
        page.until(&format!("{PAPER} === '{paper}'")).await?;
        assert_eq!(
            page.value(&format!(
                "document.querySelector('[value={theme}]').checked"
            ))
            .await?,
            true
        );
        page.open("").await?;
        page.widget("nian-game").await?;
    }
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
    page.find(".themes label:has([value=light])")
        .await?
        .click()
        .await?;
    page.until("location.search === '?theme=light'").await?;
    page.reload().await?;
    page.until(&format!("{PAPER} === '{LIGHT}'")).await?;
    page.open("?theme=plaid").await?;
    page.until(&format!("{PAPER} === '{LIGHT}'")).await
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
        let link = format!(".languages a[hreflang={}]", language.tag());
        page.run(
            "arguments[0].focus({ preventScroll: true })",
            vec![serde_json::to_value(page.find(&link).await?)?],
        )
        .await?;
        page.find(&link).await?.click().await?;
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
