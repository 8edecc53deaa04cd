//! The structure of a game on its board, and hints on the way to the answer.

use nian_tests::{Page, Result, Setup, Suite, Value, Widget};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let board = |position: &str, lang: &str| {
        format!("<nian-game position={position} lang={lang} opponent=none></nian-game>")
    };
    suite.add(
        "playing::structure",
        Setup::default().embed(&board("nim:3,4,5", "en")),
        structure,
    );
    for (position, name, first, other) in TWO {
        let game = position.split(['.', ':']).next().unwrap_or_default();
        let test = format!("playing::structure::{game}");
        let setup = Setup::default().embed(&board(position, "en"));
        suite.add(test, setup, async move |page| {
            toggles(page, name, first, other).await
        });
    }
    for (position, plain) in [("nim:3,4,5", "rows"), ("dice:32@4", "die")] {
        let asked = board(position, "en").replace(" lang", &format!(" show={plain} lang"));
        let game = position.split(':').next().unwrap_or_default();
        suite.add(
            format!("playing::structure::revealed::{game}"),
            Setup::default().embed(&asked),
            async move |page| revealed(page, plain).await,
        );
    }
    for language in Language::WITH_PAGES {
        let setup = Setup::default().width(360);
        suite.add(
            format!("playing::hints::{}", language.tag()),
            setup.embed(&board("nim:3,4,5", language.tag())),
            hints,
        );
    }
}

async fn board(page: &Page) -> Result<Widget<'_>> {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.get("engine.then(() => true)").await?;
    Ok(game)
}

async fn shows(game: &Widget<'_>, columns: bool) -> Result {
    let not = if columns { "" } else { "!" };
    game.until_inside(&format!("{not}root.querySelector('.nian-board .band')"))
        .await
}

/// Of each game with two pictures a position, with the name of its structure, the picture at first and the other one.
const TWO: [(&str, &str, &str, &str); 6] = [
    ("nim:3,4,5", "Columns", "rows", "columns"),
    ("wythoff:3,5", "Grid", "grid", "rows"),
    ("dice:31@4", "Dial", "die", "clock"),
    ("subtraction.1-3:21", "Dial", "clock", "rows"),
    ("parity.3:17", "Dial", "trays", "clock"),
    ("dynamic.2:20", "Bars", "strip", "rows"),
];

/// The picture as it is drawn.
const DRAWN: &str = "root.querySelector('.nian-board .nian-panels').outerHTML";

/// The button changes the picture and back, and says which is seen; a move made on the other one is made.
async fn toggles(page: &Page, name: &str, first: &str, other: &str) -> Result {
    let game = board(page).await?;
    let at_first = game.inside(DRAWN).await?;
    let structure = "root.querySelector('[data-do=structure]').getAttribute('aria-pressed')";
    let mut before = game.inside(structure).await?;
    for show in [other, first, other] {
        game.press(name).await?;
        game.until(&format!("show === '{show}'")).await?;
        let not = if show == first { "===" } else { "!==" };
        let at_first = nian_tests::json!(at_first);
        game.until_inside(&format!("{DRAWN} {not} {at_first}"))
            .await?;
        let pressed = game.inside(structure).await?;
        assert_ne!(pressed, before, "{show}");
        before = pressed;
    }
    let moves = "root.querySelector('.nian-board [data-move], .nian-choices [data-do^=choose]')";
    game.until_inside(moves).await?;
    Ok(())
}

/// A reveal shows the structure until the next move, whatever is asked for.
async fn revealed(page: &Page, plain: &str) -> Result {
    let game = board(page).await?;
    let structure = "root.querySelector('[data-do=structure]').getAttribute('aria-pressed')";
    let pressed = async |is: bool| game.until_inside(&format!("{structure} === '{is}'")).await;
    pressed(false).await?;
    game.call("reveal", Value::Null).await?;
    pressed(true).await?;
    assert_eq!(game.get("show").await?, plain);
    let winning = game.get("winning[0]").await?;
    game.call("play", winning).await?;
    pressed(false).await
}

async fn structure(page: &Page) -> Result {
    let game = board(page).await?;
    for columns in [true, false, true] {
        game.press("Columns").await?;
        shows(&game, columns).await?;
        let pressed = game
            .inside("root.querySelector('[data-do=structure]').getAttribute('aria-pressed')")
            .await?;
        assert_eq!(pressed, columns.to_string());
        let asked = if columns { "columns" } else { "rows" };
        assert_eq!(game.get("getAttribute('show')").await?, asked);
        assert_eq!(game.get("show").await?, asked);
    }
    // One plays on it as well.
    game.call("play", "a2".into()).await?;
    shows(&game, true).await?;
    game.set("show", Value::Null).await?;
    shows(&game, false).await?;
    game.call("reveal", Value::Null).await?;
    shows(&game, true).await?;
    game.set("show", "clock".into()).await?;
    let wrong = page.seen("nian-error").await?;
    assert_eq!(wrong[0]["code"], "bad-value");
    shows(&game, true).await?;
    // Where nothing is left there is nothing to show.
    for mv in ["b4", "c5", "a1"] {
        game.call("play", mv.into()).await?;
    }
    game.until("position === 'nim:0,0,0'").await?;
    game.until_inside("!root.querySelector('[data-do=structure]')")
        .await
}

/// What the hints say, one after the other.
async fn said(game: &Widget<'_>, hints: usize) -> Result<Value> {
    game.until_inside(&format!(
        "root.querySelectorAll('.nian-hint span').length === {hints}"
    ))
    .await?;
    game.inside("[...root.querySelectorAll('.nian-hint span')].map((hint) => hint.textContent)")
        .await
}

async fn hints(page: &Page) -> Result {
    let game = board(page).await?;
    let mut before = Vec::new();
    for number in 1..=3 {
        game.click("[data-do=hint]").await?;
        let now = said(&game, number).await?;
        let now = now.as_array().expect("a list").clone();
        assert_eq!(now[..number - 1], before, "what has been said stands");
        before = now;
        // The second shows what decides the game; none gives the answer.
        shows(&game, number >= 2).await?;
        // A board asks nothing, it waits; an answer is refused.
        assert_eq!(game.get("question").await?, Value::Null);
        let thrown = game.throws("answer", "unsafe".into()).await?;
        assert_eq!(thrown["name"], "RangeError", "{thrown}");
    }
    let last = before[2].as_str().unwrap_or_default();
    assert!(last.contains('a') && !last.contains('2'), "{last}");
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    game.click("[data-do=hint]").await?;
    game.until_inside("!root.querySelector('[data-do=reveal]')")
        .await?;
    said(&game, 0).await?;
    // Of the next position they are others.
    game.call("play", "a2".into()).await?;
    said(&game, 0).await?;
    game.call("hint", Value::Null).await?;
    let next = said(&game, 1).await?;
    assert_ne!(next[0], before[0], "this one is safe");
    Ok(())
}
