use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let game = r#"<nian-game position="nim:3,4,5" opponent="none"></nian-game>"#;
    let twice = format!(
        "{game}<script type=module src=nian.js></script><script type=module src=nian.js?2></script>"
    );
    suite.add(
        "embedding::loading::twice",
        Setup::default().embed(&twice),
        twice_loaded,
    );
    let several = format!(
        r#"{game}<nian-example src="nim-and-variants/ex1"></nian-example>
           <nian-example id="second" src="nim-and-variants/ex1" step="3"></nian-example>
           <nian-table of="dice"></nian-table>"#
    );
    suite.add(
        "embedding::loading::several",
        Setup::default().embed(&several),
        several_widgets,
    );
    let far = format!("<svg height=8000 width=1></svg>{game}");
    suite.add(
        "embedding::loading::when_near",
        Setup::default().embed(&far),
        when_near,
    );
    let places = format!("<section id=here>{game}</section><section id=there></section>");
    suite.add(
        "embedding::loading::moved",
        Setup::default().embed(&places),
        moved,
    );
    suite.add(
        "embedding::loading::late",
        Setup::default().embed(""),
        made_late,
    );
    for (name, coming) in [("cut", CUT), ("lost", LOST)] {
        let setup = Setup::default().embed("");
        let name = format!("embedding::loading::words::{name}");
        suite.add(name, setup, async move |page| words(page, coming).await);
    }
    let folder = Setup::default().in_folder("/~old/pages/").embed(game);
    suite.add("embedding::loading::from_a_folder", folder, from_a_folder);
}

async fn twice_loaded(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    assert_eq!(downloads(page, ".wasm"), 1);
    assert_eq!(page.seen("nian-ready").await?.len(), 1);
    Ok(())
}

async fn several_widgets(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let game = page.widget("nian-game").await?;
    let second = page.widget("#second").await?;
    game.call("play", json!("c5")).await?;
    game.until("position === 'nim:3,4,0'").await?;
    assert_eq!(second.get("position").await?, "nim:1,4,5");
    second.call("goTo", json!("first")).await?;
    second.until("step === 0").await?;
    assert_eq!(
        game.get("position").await?,
        "nim:3,4,0",
        "each has its own state"
    );
    assert_eq!(downloads(page, ".wasm"), 1, "one instance serves the page");
    Ok(())
}

async fn when_near(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.value("customElements.whenDefined('nian-game').then(() => true)")
        .await?;
    page.two_frames().await?;
    page.value("new Promise((then) => setTimeout(then, 300))")
        .await?;
    assert_eq!(
        downloads(page, ".wasm"),
        0,
        "nothing is downloaded for what is far away"
    );
    page.widget("nian-game").await?;
    assert_eq!(downloads(page, ".wasm"), 1);
    Ok(())
}

async fn moved(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.until("position === 'nim:1,4,5'").await?;
    page.run("there.append(document.querySelector('nian-game'))", vec![])
        .await?;
    let game = page.widget("#there nian-game").await?;
    assert_eq!(
        game.get("position").await?,
        "nim:1,4,5",
        "a moved element keeps its state"
    );
    game.call("play", json!("b1")).await?;
    game.until("position === 'nim:1,3,5'").await?;
    page.run(
        "window.kept = document.querySelector('nian-game'); kept.remove()",
        vec![],
    )
    .await?;
    page.value("new Promise((then) => setTimeout(then, 100))")
        .await?;
    page.run("here.append(kept)", vec![]).await?;
    // Taken out and put back later, it is a widget again, from its attributes or its state.
    page.widget("#here nian-game").await?.until("outcome").await
}

/// A widget that a script makes after the page has loaded.
async fn made_late(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let script = "const game = document.createElement('nian-game');
        game.setAttribute('position', 'wythoff:1,2');
        document.querySelector('main').append(game);";
    page.run(script, vec![]).await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "wythoff:1,2");
    page.run(
        "document.querySelector('main').innerHTML = `<nian-table of=wythoff></nian-table>`",
        vec![],
    )
    .await?;
    page.widget("nian-table").await.map(drop)
}

/// Words that come without their end, and words that do not come.
const CUT: &str = "new Response((await response.text()).slice(0, -5))";
const LOST: &str = "new Response('', { status: 500 })";

/// Words that are not whole are refused, and the next element fetches them again.
async fn words(page: &Page, coming: &str) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let script = format!(
        "return (async () => {{
            const real = window.fetch;
            let wrong = true;
            window.fetch = async (...asked) => {{
                const response = await real(...asked);
                return wrong && String(asked[0]).endsWith('.en.txt') ? {coming} : response;
            }};
            const made = () => {{
                const game = document.createElement('nian-game');
                game.setAttribute('position', 'nim:3,4,5');
                document.querySelector('main').append(game);
                return game;
            }};
            const found = [await made().ready.catch(({{ code }}) => code)];
            wrong = false;
            const game = made();
            await game.ready;
            return [...found, game.position];
        }})()"
    );
    let found = page.run(&script, vec![]).await?;
    assert_eq!(found, json!(["not-loaded", "nim:3,4,5"]));
    Ok(())
}

async fn from_a_folder(page: &Page) -> Result {
    page.open("embed.html").await?;
    assert_eq!(page.location().await?, "/~old/pages/embed.html");
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("outcome").await?, "unsafe");
    let outside =
        |path: &String| !path.starts_with("/~old/pages/") && !path.starts_with("/fixtures/");
    assert!(
        !page.requested().iter().any(outside),
        "{:?}",
        page.requested()
    );
    Ok(())
}

/// How many requests there were for files with this ending.
fn downloads(page: &Page, ending: &str) -> usize {
    page.requested()
        .iter()
        .filter(|path| path.ends_with(ending))
        .count()
}
