//! `play/`: the strip of games, the views, and what comes after a game; and the pages that are views of it now.

use nian_tests::{Key, Page, Result, Setup, Suite, json};

/// Pages that have moved, with what their addresses said, and where that leads.
const MOVED: [(&str, &str); 6] = [
    ("en/lab/", "/en/play/?view=analyse"),
    (
        "en/lab/?p=wythoff:3,5&answers=hidden",
        "/en/play/?view=analyse&p=wythoff:3,5&answers=hidden",
    ),
    ("lab/?rule=1,3,4", "/play/?rule=1,3,4"),
    (
        "zh-Hans/tables/?of=dynamic&rules=dynamic.3",
        "/zh-Hans/play/?view=pattern&of=dynamic&rules=dynamic.3",
    ),
    (
        "numbers/?value=60&in=fibonacci#numbers",
        "/play/?view=numbers&value=60&in=fibonacci#numbers",
    ),
    (
        "en/numbers/index.html?step=1",
        "/en/play/?view=numbers&step=1",
    ),
];

pub(crate) fn add(suite: &mut Suite) {
    suite.add("pages::games::moved", Setup::default(), moved);
    suite.everywhere();
    let setup = Setup::default().without_scripts();
    suite.add("pages::games::moved_without_scripts", setup, link);
    suite.add("pages::games::views", Setup::default().width(360), views);
    suite.everywhere();
    suite.add("pages::games::unknown_view", Setup::default(), unknown_view);
    let late = Setup::default().late("_bg.wasm", 1500);
    suite.add("pages::games::early", late, early);
    suite.add("pages::games::trapped", Setup::default(), trapped);
    suite.add(
        "pages::games::onwards",
        Setup::default().width(360),
        onwards,
    );
    suite.add("pages::games::surprise", Setup::default(), surprise);
}

const PLACE: &str = "location.pathname + location.search + location.hash";
const PICKED: &str = "document.querySelector('.game-strip :checked').value";

async fn moved(page: &Page) -> Result {
    for (from, to) in MOVED {
        page.open(from).await?;
        page.until(&format!("{PLACE} === {}", json!(to))).await?;
        page.until("document.querySelector('.game-strip[data-alive]')")
            .await?;
        // What is asked for is shown, and stays in the address.
        assert_eq!(page.value(PLACE).await?, to);
    }
    let number = page.widget(".numbers-part nian-number").await?;
    number.until("step === 1").await
}

async fn link(page: &Page) -> Result {
    for (from, to) in [
        ("en/lab/", "analyse"),
        ("tables/", "pattern"),
        ("zh-Hans/numbers/", "numbers"),
    ] {
        page.open(from).await?;
        page.click("main h1 a").await?;
        page.until(&format!(
            "location.pathname.endsWith('/play/') && location.search === '?view={to}'"
        ))
        .await?;
        let said = page
            .value("document.querySelector('.needs-script').checkVisibility()")
            .await?;
        assert_eq!(said, true);
    }
    Ok(())
}

/// The parts that are seen: the board, tables, numbers, a rule of one's own.
async fn parts(page: &Page) -> Result<serde_json::Value> {
    page.value(
        "['board', 'pattern', 'numbers', 'rule'].filter((part) => document.querySelector(`.${part}-part`).checkVisibility())",
    )
    .await
}

/// Views keep the game and the position, each by keys; its table is that of the game.
async fn views(page: &Page) -> Result {
    page.open("en/play/?p=dice.both:31@4,2&opponent=novice")
        .await?;
    let board = page.widget("nian-game").await?;
    assert_eq!(page.value(PICKED).await?, "7");
    assert_eq!(parts(page).await?, json!(["board"]));
    page.run("document.querySelector('.views :checked').focus()", vec![])
        .await?;
    page.press(Key::Right).await?;
    board.until("getAttribute('answers') === 'shown'").await?;
    page.until("location.search === '?p=dice.both:31@4,2&view=analyse'")
        .await?;
    assert_eq!(board.get("position").await?, "dice.both:31@4,2");
    page.press(Key::Right).await?;
    let table = page.widget(".pattern-part > nian-table").await?;
    table.until("getAttribute('rules') === 'dice.both'").await?;
    assert_eq!(parts(page).await?, json!(["pattern"]));
    page.run(
        "document.querySelector('.game-strip :checked').focus()",
        vec![],
    )
    .await?;
    page.press(Key::Right).await?; // dynamic nim
    table.until("getAttribute('of') === 'dynamic'").await?;
    for part in ["board", "rule", "numbers"] {
        page.press(Key::Right).await?;
        if part != "board" {
            page.until(&format!(
                "document.querySelector('.{part}-part').checkVisibility()"
            ))
            .await?;
            let findings = page.accessibility().await?;
            assert!(findings.is_empty(), "{part}: {findings:#?}");
        }
    }
    assert_eq!(parts(page).await?, json!(["numbers"]));
    page.until("location.search.includes('view=numbers')")
        .await?;
    // Loaded again it is the same.
    page.reload().await?;
    page.until("document.querySelector('.game-strip[data-alive]')")
        .await?;
    assert_eq!(parts(page).await?, json!(["numbers"]));
    assert_eq!(page.value(PICKED).await?, "11");
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    Ok(())
}

async fn unknown_view(page: &Page) -> Result {
    page.open("en/play/?view=%3Cb%3Echess").await?;
    page.widget("nian-game").await?;
    page.until("document.querySelector('.views [role=status]').textContent.includes('“<b>chess”')")
        .await?;
    assert_eq!(parts(page).await?, json!(["board"]));
    Ok(())
}

/// What is chosen before the app is there is done by it.
async fn early(page: &Page) -> Result {
    page.open("en/play/").await?;
    page.run(
        "if (document.querySelector('.game-strip[data-alive]')) throw new Error('the app is there already');
        document.querySelectorAll('.game-strip input')[1].click();",
        vec![],
    )
    .await?;
    let board = page.widget("nian-game").await?;
    board.until("position === 'wythoff:10,14'").await?;
    assert_eq!(page.value(PICKED).await?, "1");
    page.until("location.search === '?p=wythoff:10,14'").await
}

/// After a trap another instance takes the page over where it was.
async fn trapped(page: &Page) -> Result {
    page.open("en/play/?p=wythoff:10,14&opponent=none").await?;
    let board = page.widget("nian-game").await?;
    board.call("play", json!("a1")).await?;
    page.until("location.search.endsWith('&moves=a1')").await?;
    let stop = "const board = document.querySelector('nian-game');
        const strip = document.querySelector('.game-strip');
        const apps = performance.getEntriesByType('resource').filter(({ name }) => /nian-play-\\w+\\.js/.test(name));
        return import(apps.at(-1).name).then(async ({ Handle }) => {
            Handle.prototype.undo = () => { throw new WebAssembly.RuntimeError('unreachable'); };
            try { board.undo(); } catch {}
            await board.engine;
            return strip.isConnected;
        });";
    assert_eq!(page.run(stop, vec![]).await?, false);
    board.until("position === 'wythoff:9,14'").await?;
    assert_eq!(
        page.value("location.search").await?,
        "?p=wythoff:10,14&opponent=none&moves=a1"
    );
    assert_eq!(page.value(PICKED).await?, "1");
    page.run(
        "document.querySelectorAll('.game-strip input')[0].click()",
        vec![],
    )
    .await?;
    board.until("position === 'nim:3,4,5'").await
}

/// A game that was won leads to another position, or to one that the opponent begins and the reader can win.
async fn onwards(page: &Page) -> Result {
    page.open("en/play/?p=nim:2&opponent=novice").await?;
    let board = page.widget("nian-game").await?;
    let [next, other] =
        ["next", "quiet"].map(|name| format!("document.querySelector('.ladder .{name}')"));
    assert_eq!(
        page.value(&format!("{next}.hidden && {other}.hidden"))
            .await?,
        true
    );
    board.call("play", json!("a2")).await?;
    page.until(&format!("!{next}.hidden && !{other}.hidden"))
        .await?;
    assert_eq!(
        page.value(&format!("{next}.textContent.trim()")).await?,
        "Next: Surprise me"
    );
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    page.run(&format!("{other}.click()"), vec![]).await?;
    page.until("new URLSearchParams(location.search).get('first') === 'other'")
        .await?;
    board.until("moves.length === 1").await?;
    assert_ne!(board.get("winning.length").await?, 0);
    assert_eq!(
        page.value(&format!("{next}.hidden && {other}.hidden"))
            .await?,
        true
    );
    Ok(())
}

/// Any position of the game: the board has the focus.
async fn surprise(page: &Page) -> Result {
    page.open("en/play/?p=wythoff:10,14").await?;
    let board = page.widget("nian-game").await?;
    page.click("[name=surprise]").await?;
    page.until(
        "((text) => text !== 'wythoff:10,14' && text?.startsWith('wythoff:'))(document.querySelector('nian-game').position)",
    )
    .await?;
    page.until("document.activeElement === document.querySelector('nian-game')")
        .await?;
    page.click(".samples li a").await?;
    board.until("position === 'wythoff:10,14'").await
}
