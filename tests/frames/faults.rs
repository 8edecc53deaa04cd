//! Files that do not come: the reader is told what is wrong and can go on.

use super::EXAMPLE;
use nian_tests::{Answer, Page, Result, Setup, Suite, dist, json};
use std::fs;

/// A policy without `'wasm-unsafe-eval'`, as many a host sends.
const NO_WASM: &str = "default-src 'self'; script-src 'self'";
const GAME: &str = "<nian-game position=nim:3,4,5 opponent=none></nian-game>";

const CLAIM: &str = "<nian-claim src=nim-and-variants/ex1></nian-claim>";

/// A script as a later build has it.
fn of_another_build(file: &str) -> Answer {
    let mut builds = fs::read_dir(dist().join("frames"))
        .into_iter()
        .flatten()
        .flatten();
    let build = builds.next().map(|folder| folder.file_name());
    let build = build
        .and_then(|name| name.into_string().ok())
        .unwrap_or_default();
    let script = fs::read_to_string(dist().join(file)).unwrap_or_default();
    Answer::Text(script.replace(&build, "0123456789abcdef"))
}

pub(crate) fn add(suite: &mut Suite) {
    let blocked = Setup::default().policy(NO_WASM).embed(EXAMPLE);
    suite.add(
        "frames::faults::without_wasm",
        blocked.expect("wasm"),
        without_wasm,
    );
    for file in ["*/en/nim-and-variants/ex2.json", "nian.css"] {
        // A host that is just being written to lacks a file for a moment.
        for (how, code) in [("once", 503), ("missing_once", 404)] {
            let once = Setup::default().embed(EXAMPLE);
            let once = once.answer(file, Answer::Times(1, code)).expect("");
            suite.add(format!("frames::faults::{how}::{file}"), once, once_more);
        }
    }
    let cut = Answer::Text("{\"shapes\":[[\"div\"".into());
    for (name, answer) in [("status", Answer::Status(500)), ("cut", cut)] {
        let gone = Setup::default().embed(EXAMPLE);
        let gone = gone.answer("*/en/nim-and-variants/ex2.json", answer);
        suite.add(
            format!("frames::faults::never::{name}"),
            gone.expect("500"),
            never,
        );
    }
    let back = Setup::default().embed(EXAMPLE);
    let back = back.answer("nian.css", Answer::Times(3, 503)).expect("503");
    suite.add("frames::faults::back", back, back_on_line);
    let other = Setup::default().embed(EXAMPLE);
    let other = other.answer("*/en/nim-and-variants/ex1.json", Answer::Times(3, 503));
    suite.add("frames::faults::another", other.expect("503"), another);
    for by_engine in [false, true] {
        let name = format!("frames::faults::besides::{by_engine}");
        let none = Setup::default().embed(EXAMPLE).expect("404");
        suite.add(name, none, async move |page| besides(page, by_engine).await);
    }
    let bad = Setup::default().embed(EXAMPLE).late("faults.js", 1500);
    let bad = bad.answer("bad.json", Answer::Text("{ \"start".into()));
    suite.add("frames::faults::while_told", bad, while_told);
    let again = Setup::default()
        .embed(EXAMPLE)
        .expect("503")
        .expect("404")
        .answer("lessons/nim-and-variants/ex1.json", Answer::Times(6, 503));
    suite.add("frames::faults::by_engine", again, by_engine);
    let no_wasm = || Setup::default().policy(NO_WASM).embed("").expect("wasm");
    let another = engine_first_and_another;
    suite.add("frames::faults::engine_first::another", no_wasm(), another);
    let lost = Setup::default().embed("").expect("503");
    let lost = lost.answer("nian-engine-*_bg.wasm", Answer::Times(3, 503));
    for (code, setup) in [("blocked", no_wasm()), ("not-loaded", lost)] {
        let name = format!("frames::faults::engine_first::{code}");
        suite.add(name, setup, async move |page| {
            engine_first(page, code).await
        });
    }
    let last = "<nian-example src=nim-and-variants/ex2 step=5></nian-example>";
    let last = Setup::default().embed(last);
    suite.add("frames::faults::fewer_steps", last, fewer_steps);
    let old = Setup::default().embed(EXAMPLE);
    let old = old.answer("*/en/nim-and-variants/ex2.json", Answer::Status(404));
    suite.add("frames::faults::outdated", old.expect("404"), outdated);
    for (file, widget, asks) in [
        ("tools.js", EXAMPLE, "[data-do=menu]"),
        ("check.js", CLAIM, "[data-do=check]"),
        ("worker.js", CLAIM, "[data-do=check]"),
    ] {
        let newer = Setup::default()
            .embed(widget)
            .answer(file, of_another_build(file));
        suite.add(
            format!("frames::faults::outdated::{file}"),
            newer,
            async move |page| outdated_script(page, asks).await,
        );
    }
    let both = Setup::default().embed(&[EXAMPLE, GAME].concat());
    suite.add("frames::faults::trap", both, trap);
}

/// Where wasm is not allowed, examples are stepped through all the same; what needs the engine says why.
async fn without_wasm(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.click("[data-do=next]").await?;
    example.until("step === 1").await?;
    example.call("goTo", json!(2)).await?;
    example.click("[data-do=reveal]").await?;
    example.click("[data-do^='play ']").await?;
    example
        .until_inside("root.querySelector('.nian-notice')?.textContent.includes('WebAssembly')")
        .await?;
    let errors = page.seen("nian-error").await?;
    assert_eq!(errors[0]["code"], "blocked", "{errors:?}");
    example.click("[data-do=next]").await?;
    example.until("step === 3").await
}

/// A file that fails once is asked for again, and nobody hears of it.
async fn once_more(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("position").await?, "nim:14,15,18,22");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// One that never comes is told, with a button to ask again.
async fn never(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    let told = page.seen("nian-error").await?;
    assert_eq!(told[0]["code"], "not-loaded", "{told:?}");
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("nim-and-variants/ex2"), "{message}");
    let again =
        "document.querySelector('nian-example').shadowRoot.querySelector('[role=alert] button')";
    assert_eq!(
        page.value(&format!("{again}.textContent")).await?,
        "Try again"
    );
    page.run(&format!("{again}.click()"), vec![]).await?;
    page.until("seen.filter(({ type }) => type === 'nian-error').length === 2")
        .await
}

/// What did not come is asked for when the network is back, without anybody's doing.
async fn back_on_line(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    page.value("dispatchEvent(new Event('online'))").await?;
    page.until("document.querySelector('nian-example').position === 'nim:14,15,18,22'")
        .await
}

/// Another example does not come: what is shown stays, and the other is asked for again, with all that was asked with it.
async fn another(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!(2)).await?;
    let ask = "const example = document.querySelector('nian-example');
        example.src = 'nim-and-variants/ex1';
        example.setAttribute('answers', 'hidden');
        example.step = 1;";
    page.run(ask, vec![]).await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    assert_eq!(example.get("step").await?, 2);
    page.value("dispatchEvent(new Event('online'))").await?;
    // What the new one shows at its step is asked, and hidden.
    example.until("steps === 3").await?;
    example.until("step === 1").await?;
    assert_eq!(example.get("waits").await?, true);
    // What has come is not asked for again.
    example.call("goTo", json!(3)).await?;
    page.value("dispatchEvent(new Event('online'))").await?;
    page.two_frames().await?;
    assert_eq!(example.get("step").await?, 3);
    Ok(())
}

/// There is no other example: what is shown stays, and follows what else was asked for with it.
async fn besides(page: &Page, by_engine: bool) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    if by_engine {
        example.get("engine.then(() => true)").await?;
    }
    example.call("goTo", json!(1)).await?;
    assert_eq!(example.get("waits").await?, false);
    let ask = "return (async () => {
        const example = document.querySelector('nian-example');
        example.src = 'none.json';
        example.answers = 'hidden';
        example.step = 3;
        const code = await example.ready.then(() => 'ready', ({ code }) => code);
        return [code, example.step, example.waits];
    })()";
    let found = page.run(ask, vec![]).await?;
    assert_eq!(found, json!(["not-found", 1, true]));
    let told = "root.querySelector('.nian-notice')?.textContent.includes('none.json')";
    example.until_inside(told).await?;
    assert_eq!(page.seen("nian-error").await?.len(), 1);
    Ok(())
}

/// What is asked for while it is found out what is wrong with a lesson does not keep that from being told.
async fn while_told(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.get("engine.then(() => true)").await?;
    let ask = "const example = document.querySelector('nian-example');
        example.src = 'bad.json';
        window.told = example.ready.then(() => 'ready', ({ code }) => code);";
    page.run(ask, vec![]).await?;
    while !page.requested().iter().any(|path| path == "/faults.js") {
        page.two_frames().await?;
    }
    example.set("theme", json!("dark")).await?;
    assert_eq!(page.value("told").await?, "bad-lesson");
    let errors = page.seen("nian-error").await?;
    assert_eq!(errors.len(), 1, "{errors:?}");
    let theme = "root.querySelector('.nian').dataset.theme";
    assert_eq!(example.inside(theme).await?, "dark");
    assert_eq!(example.get("position").await?, "nim:14,15,18,22");
    Ok(())
}

/// Where the engine shows an example there is a button, too, to ask for another that does not come.
async fn by_engine(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.get("engine.then(() => true)").await?;
    let button = "root.querySelector('[role=alert]:not([hidden]) button')";
    let offered = format!("{button}?.textContent === 'Try again'");
    example.set("src", json!("nim-and-variants/ex1")).await?;
    example.until_inside(&offered).await?;
    // It goes when another one is asked for, whatever becomes of that.
    example.set("src", json!("none.json")).await?;
    let told = "root.querySelector('.nian-notice')?.textContent.includes('none.json')";
    example.until_inside(told).await?;
    assert_eq!(example.inside(&format!("!{button}")).await?, true);
    example.set("src", json!("nim-and-variants/ex1")).await?;
    example.until_inside(&offered).await?;
    assert_eq!(example.get("position").await?, "nim:14,15,18,22");
    example.inside(&format!("{button}.click()")).await?;
    example.until("position === 'nim:3,4,5'").await?;
    example.until_inside(&format!("!{button}")).await?;
    assert_eq!(page.seen("nian-error").await?.len(), 3);
    Ok(())
}

/// The engine is asked for before there is a card, and cannot be had: that is told on the card, which is stepped through.
async fn engine_first(page: &Page, code: &str) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        await customElements.whenDefined('nian-example');
        const example = document.createElement('nian-example');
        example.src = 'nim-and-variants/ex2';
        document.querySelector('main').append(example);
        const engine = example.engine.then(() => 'engine', ({ code }) => code);
        await example.ready;
        return [await engine, Boolean(example.shadowRoot.querySelector('.nian-notice'))];
    })()";
    assert_eq!(page.run(script, vec![]).await?, json!([code, true]));
    let errors = page.seen("nian-error").await?;
    assert_eq!(errors.len(), 1, "{errors:?}");
    let example = page.widget("nian-example").await?;
    if code == "not-loaded" {
        // The button asks for the engine.
        let button = "root.querySelector('.nian-notice button').click()";
        example.inside(button).await?;
        example
            .until_inside("!root.querySelector('.nian-notice')")
            .await?;
    }
    example.call("goTo", json!("next")).await?;
    assert_eq!(example.get("step").await?, 1);
    Ok(())
}

/// A page that asks for something else when it is told that the engine cannot be had is told once.
async fn engine_first_and_another(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        await customElements.whenDefined('nian-example');
        const example = document.createElement('nian-example');
        example.src = 'nim-and-variants/ex2';
        example.addEventListener('nian-error', () => (example.src = 'nim-and-variants/three-four-five'));
        document.querySelector('main').append(example);
        example.engine.catch(() => {});
        example.ready.catch(() => {});
    })()";
    page.run(script, vec![]).await?;
    let example = page.widget("nian-example").await?;
    example.until("position === 'nim:3,4,5'").await?;
    page.two_frames().await?;
    let errors = page.seen("nian-error").await?;
    assert_eq!(errors.len(), 1, "{errors:?}");
    Ok(())
}

/// Another example has fewer steps than the one that was asked for: it begins at its start.
async fn fewer_steps(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("step").await?, 5);
    example.set("src", json!("nim-and-variants/ex1")).await?;
    example.until("steps === 3").await?;
    example.until("step === 0").await?;
    assert_eq!(example.get("position").await?, "nim:3,4,5");
    example.click("[data-do=next]").await?;
    example.until("step === 1").await?;
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// An example that is there but not for this build: the page is older than the site.
async fn outdated(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    let told = page.seen("nian-error").await?;
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("has changed"), "{message}");
    let button = "document.querySelector('nian-example').shadowRoot.querySelector('[role=alert] button').textContent";
    assert_eq!(page.value(button).await?, "Load again");
    Ok(())
}

/// So is a page that would have scripts of two builds act together.
async fn outdated_script(page: &Page, asks: &str) -> Result {
    page.open("embed.html").await?;
    if !asks.is_empty() {
        page.wake().await?;
        let place = "document.querySelector('main > :last-child').shadowRoot";
        page.run(
            &format!("{place}.querySelector(arguments[0]).click()"),
            vec![json!(asks)],
        )
        .await?;
    }
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    let told = page.seen("nian-error").await?;
    assert_eq!(told[0]["code"], "not-loaded", "{told:?}");
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("has changed"), "{message}");
    Ok(())
}

/// After the engine has stopped for good every widget goes on from its last good state.
async fn trap(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let script = "return (async () => {
        const [example, game] = ['nian-example', 'nian-game'].map((name) => document.querySelector(name));
        example.goTo(2);
        await example.engine;
        game.play('a2');
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const { Handle } = await import(names.find((name) => /nian-engine-\\w+\\.js$/.test(name)));
        Handle.prototype.play = () => { throw new WebAssembly.RuntimeError('unreachable'); };
        let thrown;
        try { game.play('b1'); } catch (error) { thrown = error.constructor.name; }
        await Promise.all([game.ready, example.ready]);
        await game.engine;
        const found = [thrown, game.position, example.step, example.position];
        game.play('b1');
        example.play('a3');
        await example.engine;
        return [...found, game.position, example.position];
    })()";
    let found = page.run(script, vec![]).await?;
    let expected = json!([
        "RuntimeError",
        "nim:1,4,5",
        2,
        "nim:14,15,18,22",
        "nim:1,3,5",
        "nim:11,15,18,22"
    ]);
    assert_eq!(found, expected);
    page.until("seen.filter(({ type }) => type === 'nian-error').length > 1")
        .await?;
    let errors = page.seen("nian-error").await?;
    assert!(
        errors.iter().all(|error| error["code"] == "internal"),
        "{errors:?}"
    );
    assert_eq!(errors.len(), 2, "each widget tells it once");
    Ok(())
}
