//! A newer version comes while a page is open.

use super::{build::another, step, visit};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let kept = || Setup::default().kept();
    suite.add("offline::versions::open", kept(), open);
    suite.add("offline::versions::unvisited", kept(), unvisited);
}

/// Of which build the scripts are that a page has.
const SCRIPTS: &str = "(async () => {
    const texts = ['hint.js', 'tools.js'].map(async (name) => (await fetch(new URL(`../${name}`, document.baseURI))).text());
    return (await Promise.all(texts)).map((text) => text.includes('the second build'));
})()";

/// In the second build scripts, a page and the styles are others.
const CHANGES: [(&str, &str, &str); 4] = [
    ("en/index.html", "</h1>", "</h1><p>the second build</p>"),
    ("index.html", "</h1>", "</h1><p>the second build</p>"),
    ("hint.js", "", "/* the second build */"),
    ("tools.js", "", "/* the second build */"),
];

/// The open page keeps its own files and is told of the newer version; loaded again it is of that, whole.
async fn open(page: &Page) -> Result {
    visit(page, "en/").await?;
    let second = another("second", &CHANGES)?;
    page.deploy(&second.0);
    page.value("navigator.serviceWorker.ready.then((all) => all.update()).then(() => true)")
        .await?;
    page.until("document.querySelector('.offline[data-news] button')")
        .await?;
    let said = page.find(".offline").await?.text().await?;
    assert!(said.starts_with("The site has changed"), "{said}");
    assert_eq!(page.value(SCRIPTS).await?, json!([false, false]));
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.click("[data-do=menu]").await?;
    game.until_inside("root.querySelector('.nian-more').childElementCount > 1")
        .await?;
    page.offline(true).await?;
    page.find(".offline button").await?.click().await?;
    page.until("document.body.textContent.includes('the second build')")
        .await?;
    assert_eq!(page.value(SCRIPTS).await?, json!([true, true]));
    page.widget("nian-game").await?;
    page.open("en/articles/odd-total/").await?;
    step(page).await
}

/// Pages in a language that is not kept come from the newer version, with its scripts, before that is kept.
async fn unvisited(page: &Page) -> Result {
    visit(page, "en/").await?;
    let second = another("other", &CHANGES)?;
    page.deploy(&second.0);
    page.open("./").await?;
    assert_eq!(
        page.value("document.body.textContent.includes('the second build')")
            .await?,
        true
    );
    let scripts = SCRIPTS.replace("../", "./");
    assert_eq!(page.value(&scripts).await?, json!([true, true]));
    page.widget("nian-game").await?;
    visit(page, "./").await?;
    page.offline(true).await?;
    page.open("en/").await?;
    assert_eq!(page.value(SCRIPTS).await?, json!([true, true]));
    Ok(())
}
