//! `play/?view=pattern`: a million positions at once.

use nian_solver::AnyPosition;
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, Value, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("inventing::area::cells", Setup::default(), cells);
    suite.add(
        "inventing::area::narrow",
        Setup::default().width(360),
        narrow,
    );
    suite.add("inventing::area::why", Setup::default().width(360), why);
    let once = Setup::default().answer("nian-worker_bg.wasm", Answer::Times(1, 503));
    suite.add("inventing::area::late", once.expect("503"), async |page| {
        drawn(page, Language::En, "wythoff").await
    });
    // Asked for before the app that draws has come.
    let early = Setup::default().late("_bg.wasm", 1500);
    suite.add("inventing::area::early", early, async |page| {
        drawn(page, Language::En, "wythoff").await
    });
}

/// Has a game drawn, and waits until its first cell is told of.
async fn drawn(page: &Page, language: Language, game: &str) -> Result {
    page.open(&format!("{}play/?view=pattern", language.folder()))
        .await?;
    draw(page, game).await
}

async fn draw(page: &Page, game: &str) -> Result {
    let script = "document.querySelector('.area select').value = arguments[0];
        document.querySelector('.area form').requestSubmit();";
    page.run(script, vec![json!(game)]).await?;
    told(page, &format!("{game}:1")).await
}

/// Waits until this is told of a cell.
async fn told(page: &Page, text: &str) -> Result {
    page.until(&format!(
        "document.querySelector('#area-cell').textContent.includes({})",
        json!(text)
    ))
    .await
}

/// Cells are reached by keys and by the pointer, and each is what the solver says, with a move that wins.
async fn cells(page: &Page) -> Result {
    page.open("en/play/?view=pattern").await?;
    for game in ["nim", "wythoff", "euclid", "dynamic.2", "dice.both"] {
        draw(page, game).await?;
        page.run("document.querySelector('.area canvas').focus()", vec![])
            .await?;
        // The rows of dice are those that lie as 1, 6, 2, 5, 3, 4, the last die first.
        let second = |y: usize| match game {
            "dynamic.2" => format!("@{y}"),
            "dice.both" => format!("@1,1,1,{}", [1, 6, 2, 5, 3, 4][y]),
            _ => format!(",{y}"),
        };
        let (mut x, mut y) = (1, 2_usize);
        for key in [
            Key::Right,
            Key::Down,
            Key::Down,
            Key::Right,
            Key::Right,
            Key::Up,
        ] {
            page.press(key).await?;
            match key {
                Key::Right => x += 1,
                Key::Down => y += 1,
                _ => y -= 1,
            }
            let text = format!("{game}:{x}{}", second(y));
            told(page, &format!("{text}: ")).await?;
            let position: AnyPosition = text.parse()?;
            let said = page
                .value("document.querySelector('#area-cell').textContent")
                .await?;
            let said = said.as_str().unwrap_or_default();
            assert_eq!(
                said.contains(": safe."),
                position.outcome().is_safe(),
                "{said}"
            );
            if let Some((_, rest)) = said.split_once("The move ") {
                let mv = rest.split(' ').next().unwrap_or_default();
                let after = position.play(position.read_move(mv)?)?;
                assert!(after.outcome().is_safe(), "{said}");
            }
            let link = page
                .value("document.querySelector('.area .cell a').search")
                .await?;
            assert_eq!(link, format!("?p={text}"));
        }
    }
    // A press in the middle of what is looked at closely.
    page.run(
        "for (let time = 0; time < 8; time += 1) document.querySelector('.area .larger').click();",
        vec![],
    )
    .await?;
    page.two_frames().await?;
    let canvas = page.find(".area canvas").await?;
    page.click_on(&canvas).await?;
    page.until("!document.querySelector('#area-cell').textContent.includes('dice.both:4@1,1,1,5:')")
        .await
}

/// Whoever asks why gets the position's own card, which follows the choice and goes again; where there is no
/// position there is none.
async fn why(page: &Page) -> Result {
    drawn(page, Language::En, "euclid").await?;
    let card = "document.querySelector('.area nian-game')";
    assert_eq!(page.value(card).await?, Value::Null);
    let ask = "const button = document.querySelector('.area .cell button');
        button.scrollIntoView();
        button.click();";
    page.run(ask, vec![]).await?;
    page.until(&format!("{card}?.position === 'euclid:1,2'"))
        .await?;
    page.until(&format!("{card}.outcome === 'unsafe'")).await?;
    let says = format!("{card}.shadowRoot.querySelector('.nian-caption').textContent.length > 20");
    page.until(&says).await?;
    page.run("document.querySelector('.area canvas').focus()", vec![])
        .await?;
    page.press(Key::Right).await?;
    page.until(&format!("{card}.position === 'euclid:2,2'"))
        .await?;
    page.press(Key::Home).await?;
    told(page, "no such position").await?;
    page.until(&format!("{card}.hidden")).await?;
    page.press(Key::Down).await?;
    page.until(&format!(
        "!{card}.hidden && {card}.position === 'euclid:0,1'"
    ))
    .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    page.run(ask, vec![]).await?;
    page.until(&format!("!{card}.checkVisibility()")).await
}

/// On a telephone, in each language: nothing sticks out or is found fault with; no picture before it is asked for.
async fn narrow(page: &Page) -> Result {
    for language in Language::WITH_PAGES {
        drawn(page, language, "wythoff").await?;
        page.widget("nian-table").await?;
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits).await?, true);
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{findings:#?}");
    }
    Ok(())
}
