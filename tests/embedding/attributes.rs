use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let example = r#"<nian-example src="nim-and-variants/ex1" step="2"></nian-example>"#;
    suite.add(
        "embedding::attributes::step",
        Setup::default().embed(example),
        step,
    );
    let game = r#"<nian-game position="nim:3,4,5"></nian-game>"#;
    suite.add(
        "embedding::attributes::position",
        Setup::default().embed(game),
        position,
    );
    suite.add(
        "embedding::attributes::first",
        Setup::default().embed(game),
        first,
    );
    suite.add(
        "embedding::attributes::theme",
        Setup::default().embed(game),
        theme,
    );
    let by_url = r#"<nian-example src="lessons/nim-and-variants/ex2.json"></nian-example>"#;
    suite.add(
        "embedding::attributes::src",
        Setup::default().embed(by_url),
        src,
    );
}

async fn step(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("step").await?, 2);
    example.get("setAttribute('step', '3')").await?;
    example.until("position === 'nim:1,4,5'").await?;
    example.set("step", json!(0)).await?;
    example.until("getAttribute('step') === '0'").await?;
    assert_eq!(example.get("position").await?, "nim:3,4,5");
    Ok(())
}

async fn position(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.get("setAttribute('position', 'wythoff:3,5')").await?;
    game.until("position === 'wythoff:3,5'").await?;
    assert_eq!(game.get("outcome").await?, "safe");
    game.get("setAttribute('position', 'dice:31@4')").await?;
    game.until("position === 'dice:31@4'").await
}

async fn first(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.get("setAttribute('first', 'other')").await?;
    // The perfect opponent begins, with the only winning move.
    game.until("position === 'nim:1,4,5'").await
}

async fn theme(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    let paper = "shadowRoot.querySelector('.nian')";
    let colour = |name| {
        format!(
            "ownerDocument.defaultView.getComputedStyle(document.querySelector('nian-game').{paper}).getPropertyValue('--{name}').trim()"
        )
    };
    for (theme, ink) in [
        ("dark", "#ebe8e1"),
        ("projector", "#000000"),
        ("light", "#22252b"),
    ] {
        game.get(&format!("setAttribute('theme', '{theme}')"))
            .await?;
        game.until(&format!("{} === '{ink}'", colour("ink")))
            .await?;
    }
    page.media("prefers-color-scheme", "dark").await?;
    game.get("setAttribute('theme', 'auto')").await?;
    game.until(&format!("{} === '#ebe8e1'", colour("ink")))
        .await
}

async fn src(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("position").await?, "nim:14,15,18,22");
    example
        .get("setAttribute('src', 'nim-and-variants/ex4')")
        .await?;
    example.until("position?.startsWith('wythoff:1,2')").await
}
