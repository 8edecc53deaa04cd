//! The package for npm: in a page as it is, and at night as bundlers and frameworks make it.

use nian_tests::{Answer, Page, Result, STRICT, Setup, Suite, apps, at_night, json, package};
use std::path::Path;

const FRAMEWORKS: [&str; 4] = ["react", "vue", "svelte", "astro"];

/// What stands in the projects of `apps`, in a page that no bundler has made.
const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Packaged</title>\
    <link rel=icon href=/icon.svg><script type=module src=index.js></script>\
    <main><h1>Packaged</h1>\
    <nian-example src=nim-and-variants/ex2></nian-example>\
    <nian-game position=nim:3,4,5 opponent=none></nian-game>\
    <nian-exercise skill=winning level=2 seed=7 theme=dark></nian-exercise>\
    <nian-claim src=nim-and-variants/dice></nian-claim></main>";

pub(crate) fn add(suite: &mut Suite) {
    let page = || {
        let icon = Answer::As("image/svg+xml", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec());
        let page = Answer::Text(PAGE.to_owned());
        Setup::default().policy(STRICT).answer("icon.svg", icon).answer("page.html", page)
    };
    suite.add("packaged::plain", page(), plain).everywhere();
    suite.add("packaged::menu", page(), menu);
    if !at_night() {
        return;
    }
    for name in FRAMEWORKS {
        let built = async move |page: &Page| in_framework(page, name).await;
        suite.add(format!("packaged::{name}"), Setup::default().policy(STRICT), built);
    }
}

/// Serves a folder in the place of the site.
fn serve(page: &Page, folder: &Path) -> Result {
    let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
    page.deploy(&folder);
    Ok(())
}

async fn plain(page: &Page) -> Result {
    serve(page, &package())?;
    page.open("page.html").await?;
    used(page).await
}

/// Every kind of element finds its files, and a worker.
async fn used(page: &Page) -> Result {
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!("next")).await?;
    example.until("step === 1").await?;
    page.value("document.querySelector('nian-example').engine.then(() => true)").await?;
    example.call("goTo", json!("last")).await?;
    example.until("step === 5").await?;
    let game = page.widget("nian-game").await?;
    page.value("document.querySelector('nian-game').engine.then(() => true)").await?;
    game.call("play", json!("a2")).await?;
    game.until("position === 'nim:1,4,5'").await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise.until("position.startsWith('nim:')").await?;
    page.widget("nian-claim").await?;
    let checked = "new Promise((then) => {
        const claim = document.querySelector('nian-claim');
        claim.addEventListener('nian-checked', ({ detail }) => then(detail.expected));
        claim.addEventListener('nian-error', ({ detail }) => then(detail.message));
        claim.check();
    })";
    assert_eq!(page.value(checked).await?, true);
    Ok(())
}

/// A package knows of no pages, so nothing leads to them until it is told where they are.
async fn menu(page: &Page) -> Result {
    serve(page, &package())?;
    page.open("page.html").await?;
    let example = page.widget("nian-example").await?;
    let links = "[...root.querySelectorAll('.nian-more a')].map(({ href }) => href)";
    example.click("[data-do=menu]").await?;
    example.until_inside("root.querySelector('.nian-more')?.childElementCount > 2").await?;
    assert_eq!(example.inside(links).await?, json!([]));
    page.open("page.html?told").await?;
    page.value("import('/index.js').then(({ pagesAt }) => { pagesAt('https://example.org/nian'); return true; })")
        .await?;
    let example = page.widget("nian-example").await?;
    example.click("[data-do=menu]").await?;
    example.until_inside("root.querySelector('.nian-more a')").await?;
    let links = example.inside(links).await?;
    let first = links[0].as_str().unwrap_or_default();
    assert!(first.starts_with("https://example.org/nian/en/show/nim-and-variants/ex2/"), "{links}");
    Ok(())
}

/// What the framework hears of the elements it writes beside them.
async fn in_framework(page: &Page, name: &str) -> Result {
    serve(page, &apps().join(name))?;
    page.open("").await?;
    used(page).await?;
    page.until("Number(document.querySelector('#step').textContent) === document.querySelector('nian-example').steps").await?;
    page.until("document.querySelector('#moves').textContent === 'a2'").await
}
