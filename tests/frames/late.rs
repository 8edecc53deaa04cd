//! Files that are late or damaged while something is asked for: what was asked for last is shown, and
//! what is said is true.

use super::EXAMPLE;
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, dist, json};
use std::fs;

const GAME: &str = "<nian-game position=nim:3,4,5 opponent=none></nian-game>";
const CLAIM: &str = "<nian-claim src=nim-and-variants/ex1></nian-claim>";

pub(crate) fn add(suite: &mut Suite) {
    let slow = || Setup::default().late(".txt", 150).late("_bg.wasm", 150);
    suite.add("frames::late::changes", slow().embed(GAME), changes);
    suite.add("frames::late::sources", slow().embed(""), sources);
    suite.add("frames::late::tables", slow(), tables);
    suite.add("frames::late::play", slow(), play);
    let waking = Setup::default().late("_bg.wasm", 1500);
    suite.add("frames::late::waking", waking, play);
    for (name, part) in [("glue", ".js"), ("wasm", "_bg.wasm"), ("words", ".en.txt")] {
        let once = Setup::default().embed(GAME);
        let once = once.answer(engine_file(part), Answer::Times(1, 503));
        let name = format!("frames::late::engine::{name}");
        suite.add(name, once.expect("503"), the_engine_comes);
    }
    for file in ["tools.js", "tools.css"] {
        let once = Setup::default().embed(EXAMPLE);
        let once = once.answer(file, Answer::Times(1, 503)).expect("503");
        suite.add(format!("frames::late::{file}"), once, menu_in_vain);
    }
    let code = Setup::default().answer("nian-qr.js", Answer::Times(1, 503));
    suite.add("frames::late::code", code.expect("503"), code_in_vain);
    let page = Answer::As("text/html", b"<!doctype html><p>Sign in".to_vec());
    for (name, tag, file, named) in [
        (
            "lesson",
            EXAMPLE,
            "lessons/nim-and-variants/ex2.json",
            "nim-and-variants/ex2",
        ),
        (
            "claim",
            CLAIM,
            "claims/nim-and-variants/ex1.json",
            "nim-and-variants/ex1",
        ),
        ("styles", EXAMPLE, "nian.css", "did not arrive"),
    ] {
        for (damage, answer) in [
            ("cut", Answer::Text("{\"title".into())),
            ("empty", Answer::Text(String::new())),
            ("another", page.clone()),
        ] {
            if (name, damage) == ("styles", "cut") {
                continue; // nobody can tell where a style sheet ends
            }
            let setup = Setup::default().embed(tag).answer(file, answer);
            let name = format!("frames::late::damaged::{name}::{damage}");
            suite.add(name, setup, async move |page| damaged(page, named).await);
        }
    }
}

/// A file of the engine, as this build calls it.
fn engine_file(end: &str) -> &'static str {
    let ours = |name: &String| name.starts_with("nian-engine-") && name.ends_with(end);
    let files = fs::read_dir(dist()).into_iter().flatten().flatten();
    let mut names = files.filter_map(|file| file.file_name().into_string().ok());
    names.find(ours).unwrap_or_default().leak()
}

/// Two changes in a row, the second before the first can be followed.
async fn changes(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let script = "return (async () => {
        const game = document.querySelector('nian-game');
        await game.ready;
        game.position = 'dice:31@4';
        game.position = 'dynamic.2:20';
        await game.ready;
        return game.position;
    })()";
    assert_eq!(page.run(script, vec![]).await?, "dynamic.2:20");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// The example that is asked for last, of cards and of the engine, on the page and off it.
async fn sources(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const example = document.createElement('nian-example');
        example.src = 'nim-and-variants/three-four-five';
        document.querySelector('main').append(example);
        example.src = 'nim-and-variants/ex4';
        await example.ready;
        const shown = [example.position];
        example.engine.catch(() => {});
        example.src = 'nim-and-variants/ex2';
        await example.ready;
        shown.push(example.position);
        await example.engine;
        shown.push(example.position);
        example.remove();
        example.src = 'nim-and-variants/three-four-five';
        document.querySelector('main').append(example);
        await example.ready;
        return [...shown, example.position];
    })()";
    let shown = page.run(script, vec![]).await?;
    let ex2 = "nim:14,15,18,22";
    assert_eq!(shown[1], ex2);
    assert_eq!(shown[2], ex2);
    assert_eq!(shown[3], "nim:3,4,5");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// Who walks through the tables by keys sees the one that the list names.
async fn tables(page: &Page) -> Result {
    page.open("en/tables/?of=wythoff").await?;
    page.run("document.querySelector('select[name=of]').focus()", vec![])
        .await?;
    for _ in 0..7 {
        page.press(Key::Down).await?;
    }
    let asked = page
        .value("document.querySelector('select[name=of]').value")
        .await?;
    let asked = asked.as_str().unwrap_or_default().to_owned();
    page.until(&format!(
        "new URLSearchParams(location.search).get('of') === '{asked}'"
    ))
    .await?;
    let shown = shown(page).await?;
    page.reload().await?;
    assert_eq!(self::shown(page).await?, shown, "{asked}");
    Ok(())
}

/// The title and the head of the table.
async fn shown(page: &Page) -> Result<String> {
    let table = page.widget("nian-table").await?;
    table.call("getAttribute", json!("of")).await?;
    page.run(
        "return (async () => {
            const table = document.querySelector('nian-table');
            await table.ready;
            const { shadowRoot } = table;
            return [...shadowRoot.querySelectorAll('.nian-title, th, .nian-notice')].map((one) => one.textContent).join();
        })()",
        vec![],
    )
    .await
    .map(|text| text.as_str().unwrap_or_default().to_owned())
}

/// Two positions are submitted before the engine has the words of the first.
async fn play(page: &Page) -> Result {
    page.open("en/play/").await?;
    page.run("document.querySelector('.type-it').open = true", vec![])
        .await?;
    for position in ["dice:31@4", "wythoff:10,14"] {
        page.run(
            "const field = document.querySelector('#p');
            field.value = arguments[0];
            field.form.requestSubmit();",
            vec![json!(position)],
        )
        .await?;
    }
    page.until("document.querySelector('nian-game').position === 'wythoff:10,14'")
        .await?;
    page.until("location.search === '?p=wythoff:10,14'").await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(
        game.inside("root.querySelectorAll('.nian-notice').length")
            .await?,
        0
    );
    game.call("play", json!("a1")).await?;
    Ok(())
}

/// A file of the engine that fails once is asked for again, and nobody hears of it.
async fn the_engine_comes(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    assert_eq!(game.get("position").await?, "nim:1,4,5");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// The lower part of a menu that does not come is told of, and comes when it is opened the next time.
async fn menu_in_vain(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.click("[data-do=menu]").await?;
    example
        .until_inside("root.querySelector('.nian-notice')?.textContent.includes('did not arrive')")
        .await?;
    example.click("[data-do=menu]").await?;
    example.click("[data-do=menu]").await?;
    example
        .until_inside("root.querySelector('.nian-more')?.childElementCount > 3")
        .await?;
    let display = "getComputedStyle(root.querySelector('.nian-more')).display";
    assert_eq!(example.inside(display).await?, "grid"); // as tools.css has it
    Ok(())
}

/// So is the code for telephones.
async fn code_in_vain(page: &Page) -> Result {
    page.open("en/show/?example=nim-and-variants/ex2").await?;
    let example = page.widget("nian-example").await?;
    for _ in 0..2 {
        example.click("[data-do=menu]").await?;
        example
            .until_inside("root.querySelector('.nian-more')?.childElementCount > 3")
            .await?;
        example.click(".nian-more > button:nth-of-type(3)").await?;
        example
            .until_inside("root.querySelector('.nian-notice, .nian-qr svg')")
            .await?;
    }
    example
        .until_inside("root.querySelector('.nian-qr svg')")
        .await
}

/// What came is not what was asked for: the reader is told of that file, by name if it has one, and
/// may ask again; the steps of an example whose cards are there go on.
async fn damaged(page: &Page, named: &str) -> Result {
    page.open("embed.html").await?;
    page.run(
        "const widget = document.querySelector('nian-example, nian-claim');
        widget.engine.catch(() => {});",
        vec![],
    )
    .await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    let told = page.seen("nian-error").await?;
    assert_eq!(told[0]["code"], "not-loaded", "{told:?}");
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains(named), "{message}");
    let root = "document.querySelector('nian-example, nian-claim').shadowRoot";
    page.until(&format!(
        "{root}.querySelector('[role=alert]:not([hidden]) button')?.textContent === 'Try again'"
    ))
    .await?;
    if page
        .value("document.querySelector('nian-example')?.steps > 0")
        .await?
        == true
    {
        let example = page.widget("nian-example").await?;
        example.call("goTo", json!(1)).await?;
        example.until("step === 1").await?;
    }
    Ok(())
}
