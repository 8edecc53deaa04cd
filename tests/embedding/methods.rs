use nian_tests::{Page, Result, Setup, Suite, Widget, json};

const EXAMPLE: &str = r#"<nian-example src="nim-and-variants/ex1"></nian-example>"#;
const ALL: &str = r#"<nian-example src="nim-and-variants/ex1" lang="en"></nian-example>
    <nian-game position="nim:3,4,5" lang="en"></nian-game>
    <nian-table of="wythoff" lang="en"></nian-table>
    <nian-number value="45" in="binary" lang="en"></nian-number>
    <nian-claim src="nim-and-variants/dice" lang="en"></nian-claim>
    <nian-exercise skill="winning" seed="7" lang="en"></nian-exercise>"#;
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
    suite.add("embedding::methods::kept", Setup::default().embed(""), kept);
    suite.add(
        "embedding::methods::kept::of_another",
        Setup::default().embed(""),
        kept_of_another,
    );
    suite.add(
        "embedding::methods::lacks",
        Setup::default().embed(ALL),
        lacks,
    );
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

/// What cannot be kept until it is ready, and what an element that is in no page is asked for, it refuses: it says what
/// to wait for, in the reader's language.
async fn too_early(page: &Page, word: &str) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let thrown = "[...['reset', 'goTo', 'reveal', 'hint'].map((method) => [method, true]),
        ...['play', 'answer', 'undo', 'redo'].map((method) => [method, false])].map(([method, connected]) => {
        const early = document.createElement('nian-game');
        early.lang = document.querySelector('p').lang;
        if (connected) document.querySelector('p').append(early);
        try { return early[method]('next'), 'nothing'; }
        catch ({ name, message }) { return `${name}: ${message}`; }
        finally { early.remove(); }
    })";
    let thrown = page.value(thrown).await?;
    assert_eq!(thrown.as_array().map(Vec::len), Some(8));
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

/// What is asked for before there is anything to see is done in order once there is; what is then refused is told.
async fn kept(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let script = "return (async () => {
        const add = (html) => {
            document.querySelector('main').insertAdjacentHTML('beforeend', html);
            return document.querySelector('main').lastElementChild;
        };
        const far = '<svg height=8000 width=1></svg>';
        const found = [];
        const game = add(`<nian-game position='nim:3,4,5' opponent=none></nian-game>`);
        for (const move of ['a2', 'b1', 'c1']) game.play(move);
        game.undo();
        await game.engine;
        found.push(game.state, game.moves.join(), game.steps);
        const example = add(`<nian-example src='nim-and-variants/ex1' step=1></nian-example>`);
        example.play('c5');
        await example.ready;
        found.push(example.position);
        const asks = add(`<nian-example><script type='application/json'>{ \"language\": \"en\", \"title\": \"T\",
            \"start\": \"nim:3,4,5\", \"ask\": \"winning\", \"steps\": [] }</script></nian-example>`);
        asks.addEventListener('nian-answer', ({ detail }) => found.push(detail.answer, detail.correct));
        asks.answer('a2');
        await asks.engine;
        document.querySelector('main').insertAdjacentHTML('beforeend', far);
        const wrong = add(`<nian-game position='nim:3,4,5' opponent=none id=wrong></nian-game>`);
        const told = [];
        wrong.addEventListener('nian-error', ({ detail }) => told.push(detail.code));
        wrong.play('a9');
        wrong.play('b1');
        await wrong.engine;
        found.push(told.join(), wrong.position);
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    let expected = json!([
        "nim:3,4,5 a2,b1",
        "a2,b1",
        3,
        "nim:3,4,0",
        "a2",
        true,
        "bad-value",
        "nim:3,3,5"
    ]);
    assert_eq!(found, expected);
    Ok(())
}

/// What was asked for another position or lesson is not done in the one that came after it.
async fn kept_of_another(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let script = "return (async () => {
        const found = [];
        for (const [name, attribute, first, last, move] of [
            ['nian-game', 'position', 'nim:3,4,5', 'nim:1,2,3', 'a1'],
            ['nian-example', 'src', 'nim-and-variants/ex1', 'nim-and-variants/ex2', 'a1'],
        ]) {
            const element = document.createElement(name);
            document.querySelector('main').append(element);
            element.setAttribute(attribute, first);
            element.play(move);
            element.setAttribute(attribute, last);
            await element.ready;
            await element.engine;
            found.push(element.position);
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!(["nim:1,2,3", "nim:14,15,18,22"]));
    Ok(())
}

/// A method that only another element has says so, however ready this one is.
async fn lacks(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let script = "return (async () => {
        const found = {};
        for (const element of document.querySelector('main').querySelectorAll('[lang=en]')) {
            await element.engine;
            for (const method of ['next', 'check', 'cancel']) {
                try { element[method](); } catch ({ name, message }) { (found[element.localName] ??= []).push(`${name}: ${message}`); }
            }
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    for (element, methods) in [
        ("nian-example", &["next", "check", "cancel"][..]),
        ("nian-game", &["next", "check", "cancel"]),
        ("nian-table", &["next", "check", "cancel"]),
        ("nian-number", &["next", "check", "cancel"]),
        ("nian-claim", &["next"]),
        ("nian-exercise", &["check", "cancel"]),
    ] {
        let expected: Vec<_> = methods
            .iter()
            .map(|method| format!("RangeError: <{element}>: no {method}()."))
            .collect();
        assert_eq!(found[element], json!(expected), "{element}");
    }
    Ok(())
}

async fn position(widget: &Widget<'_>, expected: &str) -> Result {
    widget
        .until(&format!("position === {}", json!(expected)))
        .await
}
