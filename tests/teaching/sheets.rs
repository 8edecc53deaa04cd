//! The page of each ready-made lesson's plan: one sheet of paper, with the code of what pupils open.

use crate::sharing::decoded;
use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, dist, json};
use nian_words::Language;
use std::fs;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let name = format!("teaching::sheets::{}", language.tag());
        let named = Setup::default().named();
        suite.add(name, named, async move |page: &Page| {
            sheets(page, language).await
        });
    }
    suite.add("teaching::sheets::opened", Setup::default(), opened);
    suite.add("teaching::sheets::here", Setup::default(), here);
    let whole = Setup::default().without_scripts();
    suite.add("teaching::sheets::without_scripts", whole, without_scripts);
}

/// The ids of the plans, as their folders are called.
fn plans() -> Result<Vec<String>> {
    let folders = fs::read_dir(dist().join("class/plan"))?;
    let names = folders.map(|folder| Ok(folder?.file_name().to_string_lossy().into_owned()));
    names.collect()
}

const CODE: &str = "document.querySelector('.pupils svg')";

/// What stands on the paper: the smallest type in points, the widths of the code and of its dark part in millimetres, what is seen
/// that can only be touched or leads elsewhere, and what sticks out.
const ON_PAPER: &str = "(() => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const sizes = [];
    while (words.nextNode()) {
        const { parentElement, data } = words.currentNode;
        if (data.trim() && seen(parentElement)) sizes.push(parseFloat(getComputedStyle(parentElement).fontSize) * 0.75);
    }
    const code = document.querySelector('.pupils svg');
    const [, dark] = code.querySelectorAll('path');
    const millimetres = (one) => one.getBoundingClientRect().width / 96 * 25.4;
    return {
        type: Math.min(...sizes),
        code: millimetres(dark),
        touched: [...document.querySelectorAll('button, nav, header, footer, .doing, .back')].filter(seen).length,
        wide: [...document.querySelectorAll('main *')].filter((one) => seen(one) && one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 80)),
    };
})()";

/// All of a plan stands on one sheet of paper, in type that can be read, with a code that telephones read.
async fn sheets(page: &Page, language: Language) -> Result {
    let plans = plans()?;
    assert_eq!(plans.len(), 7);
    for plan in plans {
        page.open(&path(language, &format!("class/plan/{plan}/")))
            .await?;
        page.until(CODE).await?;
        let address = page
            .value("document.querySelector('.there').textContent")
            .await?;
        let address = address.as_str().unwrap_or_default();
        let class = format!("/{}class/?d=", language.folder());
        let end = format!("&ready={plan}&v=1");
        assert!(address.starts_with("http://nian.test:"), "{address}");
        assert!(
            address.contains(&class) && address.ends_with(&end),
            "{address}"
        );
        assert!(address.contains("&answers=ask&for=pupils"), "{address}");
        let dark = "document.querySelector('.pupils path[fill=\"#000\"]').getAttribute('d')";
        let dark = page.value(dark).await?;
        assert_eq!(decoded(dark.as_str().unwrap_or_default())?, address);
        assert_eq!(page.printed().await?, 1, "{plan}");
        page.resize(703, 1031).await?; // A4 without margins of 12 mm
        page.on_paper(true).await?;
        let seen = page.value(ON_PAPER).await?;
        page.on_paper(false).await?;
        page.resize(1280, 900).await?;
        assert!(seen["type"].as_f64() >= Some(8.5), "{plan}: {seen}");
        assert!(seen["code"].as_f64() >= Some(40.0), "{plan}: {seen}");
        assert_eq!(seen["touched"], 0, "{plan}: {seen}");
        assert_eq!(seen["wide"], json!([]), "{plan}: {seen}");
    }
    Ok(())
}

/// A lesson leads to its plan, that to what pupils get, and back to the lessons.
async fn opened(page: &Page) -> Result {
    page.open("en/class/").await?;
    page.until("!document.querySelector('.class .waiting')")
        .await?;
    page.click("#nim-1 .ways .way").await?;
    page.until("location.pathname === '/en/class/plan/nim-1/'")
        .await?;
    let title = "document.title === 'Three, four, five: column by column · Nian'";
    page.until(title).await?;
    page.click(".back a").await?;
    page.until("location.pathname === '/en/class/' && document.querySelector('[data-key=menu]')")
        .await?;
    // The address is what it was once the app is there, too.
    assert_eq!(page.value("location.hash").await?, "#nim-1");
    page.open("en/class/plan/nim-1/").await?;
    page.click(".there a").await?;
    page.until("location.search.includes('&for=pupils')")
        .await?;
    let example = page.widget("nian-example").await?;
    example
        .until("getAttribute('src') === 'nim-and-variants/three-four-five'")
        .await?;
    // The plan's own question is thought about first.
    assert_eq!(example.get("getAttribute('answers')").await?, "hidden");
    Ok(())
}

/// On a host that only this computer knows no code is drawn: the page says why, and paper holds nothing for pupils.
async fn here(page: &Page) -> Result {
    page.open("en/class/plan/nim-1/").await?;
    page.until("document.querySelector('.closed').checkVisibility()")
        .await?;
    let shown =
        "[!document.querySelector('.pupils svg'), document.querySelector('.there').textContent]";
    let expected = json!([true, "The lesson as pupils see it"]);
    assert_eq!(page.value(shown).await?, expected);
    assert_eq!(page.printed().await?, 1);
    page.on_paper(true).await?;
    let on_paper = "document.querySelector('.pupils').checkVisibility()";
    assert_eq!(page.value(on_paper).await?, false);
    page.on_paper(false).await
}

/// A plan needs no script: only its code does, and the button that prints it.
async fn without_scripts(page: &Page) -> Result {
    page.open("en/class/plan/sides-1/").await?;
    let parts = "['.facts > div', '.course li', '.pairs > div', '.talk h2', '.there a[href*=\"for=pupils\"]', '.pupils svg']
        .map((css) => document.querySelectorAll(css).length)";
    assert_eq!(page.value(parts).await?, json!([4, 6, 7, 3, 1, 0]));
    let button =
        "document.querySelector('.doing button').checkVisibility({ visibilityProperty: true })";
    assert_eq!(page.value(button).await?, false);
    assert_eq!(page.printed().await?, 1);
    Ok(())
}
