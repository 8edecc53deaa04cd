use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let example = r#"<nian-example src="nim-and-variants/ex1"></nian-example>"#;
    suite.add(
        "embedding::events::of_steps",
        Setup::default().embed(example),
        of_steps,
    );
    let game = r#"<nian-game position="nim:2" opponent="none"></nian-game>"#;
    suite.add(
        "embedding::events::of_moves",
        Setup::default().embed(game),
        of_moves,
    );
    let both = r#"<div id="outer"><nian-game id="g" position="nim:1"></nian-game></div>"#;
    suite.add(
        "embedding::events::reach_the_page",
        Setup::default().embed(both),
        reach_the_page,
    );
}

async fn of_steps(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    page.until("seen.some(({ type }) => type === 'nian-ready')")
        .await?;
    assert_eq!(page.seen("nian-ready").await?.len(), 1);
    example.call("goTo", json!("last")).await?;
    example.set("step", json!(1)).await?;
    page.until("seen.filter(({ type }) => type === 'nian-step').length >= 2")
        .await?;
    let steps = page.seen("nian-step").await?;
    assert_eq!(
        steps,
        [
            json!({ "step": 3, "steps": 3, "position": "nim:1,4,5", "outcome": "safe" }),
            json!({ "step": 1, "steps": 3, "position": "nim:3,4,5", "outcome": "unsafe" }),
        ]
    );
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

async fn of_moves(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a1")).await?;
    game.call("play", json!("a1")).await?;
    page.until("seen.some(({ type }) => type === 'nian-end')")
        .await?;
    assert_eq!(
        page.seen("nian-move").await?,
        [
            json!({ "move": "a1", "by": "reader", "position": "nim:1", "outcome": "unsafe" }),
            json!({ "move": "a1", "by": "other", "position": "nim:0", "outcome": "safe" }),
        ]
    );
    assert_eq!(page.seen("nian-end").await?, [json!({ "winner": "other" })]);
    Ok(())
}

async fn reach_the_page(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a1")).await?;
    page.until("seen.some(({ type }) => type === 'nian-end')")
        .await?;
    for name in ["ready", "move", "step", "end"] {
        let event = format!("seen.find(({{ type }}) => type === 'nian-{name}')");
        let event = page.value(&event).await?;
        assert_eq!(event["bubbles"], true, "{name}");
        assert_eq!(event["composed"], true, "{name}");
        assert_eq!(event["id"], "g", "{name}");
    }
    Ok(())
}
