use nian_tests::{Page, Result, Setup, Suite, Widget, json};

const EXAMPLE: &str = r#"<nian-example src="nim-and-variants/ex1"></nian-example>"#;
const TWO_PEOPLE: &str = r#"<nian-game position="nim:3,4,5" opponent="none"></nian-game>"#;

pub(crate) fn add(suite: &mut Suite) {
    suite.add(
        "embedding::methods::go_to",
        Setup::default().embed(EXAMPLE),
        go_to,
    );
    suite.add(
        "embedding::methods::can_go_to",
        Setup::default().embed(EXAMPLE),
        can_go_to,
    );
    suite.add(
        "embedding::methods::game",
        Setup::default().embed(TWO_PEOPLE),
        game,
    );
    suite.add(
        "embedding::methods::own_line",
        Setup::default().embed(EXAMPLE),
        own_line,
    );
    suite.add(
        "embedding::methods::refused::game",
        Setup::default().embed(TWO_PEOPLE),
        refused,
    );
    for (language, word) in [("zh-Hant", "先等"), ("zh-CN", "先等待"), ("fr", "await")] {
        let name = format!("embedding::methods::too_early::{language}");
        let early =
            format!("<p lang={language}><nian-game position=nim:3 id=early></nian-game></p>");
        suite.add(name, Setup::default().embed(&early), async move |page| {
            too_early(page, word).await
        });
    }
    let example = Setup::default().embed(EXAMPLE);
    suite.add(
        "embedding::methods::refused::example",
        example,
        refused_steps,
    );
}

async fn go_to(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    for (target, step) in [
        (json!("next"), 1),
        (json!("last"), 3),
        (json!("prev"), 2),
        (json!("first"), 0),
        (json!(3), 3),
        (json!(0), 0),
    ] {
        example.call("goTo", target.clone()).await?;
        example.until(&format!("step === {step}")).await?;
        assert_eq!(
            example.get("getAttribute('step')").await?,
            step.to_string(),
            "{target}"
        );
    }
    Ok(())
}

async fn can_go_to(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    for (target, at_start, at_end) in [
        (json!("prev"), false, true),
        (json!("next"), true, false),
        (json!("first"), true, true),
        (json!("last"), true, true),
        (json!(3), true, true),
        (json!(4), false, false),
        (json!(-1), false, false),
        (json!(1.5), false, false),
        (json!("elsewhere"), false, false),
    ] {
        example.call("goTo", json!("first")).await?;
        assert_eq!(
            example.call("canGoTo", target.clone()).await?,
            at_start,
            "{target} at the start"
        );
        example.call("goTo", json!("last")).await?;
        assert_eq!(
            example.call("canGoTo", target.clone()).await?,
            at_end,
            "{target} at the end"
        );
    }
    Ok(())
}

async fn game(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.call("play", json!("c1")).await?;
    position(&game, "nim:1,4,4").await?;
    game.call("undo", json!(null)).await?;
    position(&game, "nim:1,4,5").await?;
    assert_eq!(
        game.get("steps").await?,
        2,
        "what was taken back can be played again"
    );
    game.call("redo", json!(null)).await?;
    position(&game, "nim:1,4,4").await?;
    game.call("goTo", json!("first")).await?;
    position(&game, "nim:3,4,5").await?;
    game.call("goTo", json!(1)).await?;
    position(&game, "nim:1,4,5").await?;
    game.call("play", json!("b4")).await?;
    position(&game, "nim:1,0,5").await?;
    assert_eq!(
        game.get("steps").await?,
        2,
        "a new move replaces what was taken back"
    );
    game.call("reset", json!(null)).await?;
    position(&game, "nim:3,4,5").await?;
    assert_eq!(game.get("steps").await?, 0);
    Ok(())
}

/// A reader can leave an example for moves of their own, and comes back to the step they left.
async fn own_line(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!(1)).await?;
    example.call("play", json!("c5")).await?;
    position(&example, "nim:3,4,0").await?;
    example.call("undo", json!(null)).await?;
    position(&example, "nim:3,4,5").await?;
    example.call("redo", json!(null)).await?;
    position(&example, "nim:3,4,0").await?;
    example.call("reset", json!(null)).await?;
    position(&example, "nim:3,4,5").await
}

async fn refused(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    position(&game, "nim:1,4,5").await?;
    let events = page.value("seen.length").await?;
    for (method, argument) in [
        ("play", json!("a2")),
        ("play", json!("d1")),
        ("play", json!("b0")),
        ("play", json!("ab1")),
        ("play", json!("3")),
        ("play", json!("")),
        ("play", json!("b99999999999999999999")),
        ("play", json!("\u{1F3B2}\u{0}")),
        ("play", json!(null)),
        ("redo", json!(null)),
        ("goTo", json!(2)),
        ("goTo", json!(-1)),
        ("goTo", json!(0.5)),
        ("goTo", json!("next")),
        ("goTo", json!("elsewhere")),
        ("goTo", json!(null)),
    ] {
        let thrown = game.throws(method, argument.clone()).await?;
        assert_eq!(
            thrown["name"], "RangeError",
            "{method}({argument}): {thrown}"
        );
        let message = thrown["message"].as_str().unwrap_or_default();
        assert!(
            message.chars().count() > 8,
            "{method}({argument}) says why: {message}"
        );
        assert_eq!(
            game.get("position").await?,
            "nim:1,4,5",
            "{method}({argument})"
        );
        assert_eq!(game.get("step").await?, 1, "{method}({argument})");
    }
    let steps = page
        .value("seen.filter(({ type }) => type !== 'nian-error').length")
        .await?;
    assert_eq!(steps, events, "a refusal is no step and no move");
    Ok(())
}

async fn refused_steps(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    for argument in [json!("prev"), json!(4), json!("1"), json!({})] {
        let thrown = example.throws("goTo", argument.clone()).await?;
        assert_eq!(thrown["name"], "RangeError", "goTo({argument}): {thrown}");
        assert_eq!(example.get("step").await?, 0);
    }
    page.value("document.querySelector('nian-example').engine.then(() => true)")
        .await?;
    for method in ["undo", "redo"] {
        let thrown = example.throws(method, json!(null)).await?;
        assert_eq!(thrown["name"], "RangeError", "{method}: {thrown}");
    }
    Ok(())
}

/// Before it is ready an element says what to wait for, in the reader's language.
async fn too_early(page: &Page, word: &str) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let thrown = "['play', 'undo', 'redo', 'reset', 'goTo', 'check', 'cancel'].map((method) => {
        const early = document.createElement('nian-game');
        document.querySelector('p').append(early);
        try { return early[method]('next'), 'nothing'; }
        catch ({ name, message }) { return `${name}: ${message}`; }
        finally { early.remove(); }
    })";
    let thrown = page.value(thrown).await?;
    for message in thrown.as_array().into_iter().flatten() {
        let message = message.as_str().unwrap_or_default();
        assert!(
            message.starts_with("RangeError: ") && message.contains(word),
            "{message}"
        );
    }
    let asleep = "document.createElement('nian-game').canGoTo('next')";
    assert_eq!(page.value(asleep).await?, false);
    Ok(())
}

async fn position(widget: &Widget<'_>, expected: &str) -> Result {
    widget
        .until(&format!("position === {}", json!(expected)))
        .await
}
