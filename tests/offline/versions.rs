//! A newer version comes while a page is open.

use super::{
    build::{Before, another},
    step, visit,
};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let kept = || Setup::default().kept();
    suite.add("offline::versions::open", kept(), open);
    suite.add("offline::versions::unvisited", kept(), unvisited);
    suite
        .add(
            "offline::versions::without_worker",
            Setup::default(),
            without_worker,
        )
        .everywhere();
}

/// Of which build the scripts are that a page has.
const SCRIPTS: &str = "(async () => {
    const texts = ['share.js', 'tools.js'].map(async (name) => (await fetch(new URL(`../${name}`, document.baseURI))).text());
    return (await Promise.all(texts)).map((text) => text.includes('the second build'));
})()";

/// Of which version the elements are, and the name of the engine that they have.
async fn engine(page: &Page) -> Result<[String; 2]> {
    let told = "(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1));
        return [customElements.get('nian-game').version, ...new Set(names.filter((name) => name.endsWith('_bg.wasm') && name.startsWith('nian-')))];
    })()";
    let told = page.value(told).await?;
    match serde_json::from_value(told.clone()) {
        Ok(told) => Ok(told),
        Err(_) => Err(format!("not one engine: {told}").into()),
    }
}

/// In the second build scripts, a page and the styles are others.
const CHANGES: [(&str, &str, &str); 4] = [
    ("en/index.html", "</h1>", "</h1><p>the second build</p>"),
    ("index.html", "</h1>", "</h1><p>the second build</p>"),
    ("share.js", "", "/* the second build */"),
    ("tools.js", "", "/* the second build */"),
];

/// The open page keeps its own files and is told of the newer version; loaded again it is of that, whole.
async fn open(page: &Page) -> Result {
    visit(page, "en/").await?;
    let second = another("second", &CHANGES, Before::Nothing)?;
    page.deploy(&second.0);
    page.value("navigator.serviceWorker.ready.then((all) => all.update()).then(() => true)")
        .await?;
    page.until("document.querySelector('.offline[data-news] button')")
        .await?;
    let said = page.find(".offline").await?.text().await?;
    assert!(said.starts_with("The site has changed"), "{said}");
    assert_eq!(page.value(SCRIPTS).await?, json!([false, false]));
    let before = engine(page).await?;
    let gone = format!("fetch('../{}').then(({{ ok }}) => ok)", before[1]);
    assert_eq!(
        page.value(&gone).await?,
        true,
        "kept, though the host has it no more"
    );
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.click("[data-do=menu]").await?;
    game.until_inside("root.querySelector('.nian-more')?.childElementCount > 1")
        .await?;
    page.offline(true).await?;
    page.click(".offline button").await?;
    page.until("document.body.textContent.includes('the second build')")
        .await?;
    assert_eq!(page.value(SCRIPTS).await?, json!([true, true]));
    page.widget("nian-game").await?;
    let after = engine(page).await?;
    assert!(
        before[0] != after[0] && before[1] != after[1],
        "{before:?} {after:?}"
    );
    page.open("en/articles/odd-total/problem/").await?;
    step(page).await
}

/// Pages in a language that is not kept come from the newer version, with its scripts, before that is kept.
async fn unvisited(page: &Page) -> Result {
    visit(page, "en/").await?;
    let second = another("other", &CHANGES, Before::Nothing)?;
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

/// Without a worker, too: a page that is open has the engine and the cards of its own build, which the host keeps; one that
/// is opened then has those of the newer.
async fn without_worker(page: &Page) -> Result {
    page.open("en/show/?example=nim-and-variants/ex2").await?;
    let example = page.widget("nian-example").await?;
    let second = another("kept", &CHANGES, Before::Kept)?;
    page.deploy(&second.0);
    let many = page.requested().len();
    example.set("src", json!("nim-and-variants/ex3")).await?;
    example.get("ready.then(() => true)").await?;
    step(page).await?;
    example.get("engine.then(() => true)").await?;
    let before = engine(page).await?;
    let asked: Vec<_> = page.requested().split_off(many);
    assert!(
        asked.iter().any(|path| path.starts_with("/frames/")),
        "{asked:?}"
    );
    let there = format!("fetch('../../{}').then(({{ ok }}) => ok)", before[1]);
    assert_eq!(page.value(&there).await?, true);
    let newer: String = before[0].chars().rev().collect();
    assert!(!asked.iter().any(|path| path.contains(&newer)), "{asked:?}");
    page.reload().await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!("next")).await?;
    example.until("step === 2").await?; // the address has kept the first
    example.get("engine.then(() => true)").await?;
    let after = engine(page).await?;
    assert!(
        before[0] != after[0] && before[1] != after[1],
        "{before:?} {after:?}"
    );
    Ok(())
}
