//! `tables/`: a million positions at once.

use nian_solver::AnyPosition;
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("inventing::area::cells", Setup::default(), cells);
    suite.add(
        "inventing::area::narrow",
        Setup::default().width(360),
        narrow,
    );
    let once = Setup::default().answer("invent_bg.wasm", Answer::Times(1, 503));
    suite.add("inventing::area::late", once.expect("503"), async |page| {
        drawn(page, Language::En, "wythoff").await
    });
}

/// Has a game drawn, and waits until its first cell is told of.
async fn drawn(page: &Page, language: Language, game: &str) -> Result {
    page.open(&format!("{}tables/", language.folder())).await?;
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
    page.open("en/tables/").await?;
    for game in ["nim", "wythoff", "euclid", "dynamic.2"] {
        draw(page, game).await?;
        page.run("document.querySelector('.area canvas').focus()", vec![])
            .await?;
        let between = if game == "dynamic.2" { "@" } else { "," };
        let (mut x, mut y) = (1, 2);
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
            let text = format!("{game}:{x}{between}{y}");
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
    canvas.click().await?;
    page.until("!document.querySelector('#area-cell').textContent.includes('dynamic.2:4@3:')")
        .await
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
