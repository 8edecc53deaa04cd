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
    let of_all = r#"<nian-table of="wythoff" rows-shown="4"></nian-table>
        <nian-table of="zeckendorf" rows-shown="4"></nian-table>
        <nian-number value="45" in="binary"></nian-number>
        <nian-claim src="nim-and-variants/dice"></nian-claim>
        <nian-game position="nim:3,4,5"></nian-game>"#;
    suite.add(
        "embedding::attributes::parts",
        Setup::default().embed(of_all),
        parts,
    );
}

/// What `controls` and `caption` hide of each element: it is not to be seen, and what it says is read out still.
async fn parts(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let script = "return (async () => {
        const seen = (one) => {
            const { width, height } = one.getBoundingClientRect();
            return width > 2 && height > 2 && getComputedStyle(one).visibility === 'visible'; // the rooms are not
        };
        const found = [];
        for (const element of document.querySelectorAll('main > :not(h1)')) {
            await element.ready;
            const all = (css) => [...element.shadowRoot.querySelectorAll(css)];
            const count = () => [
                all('.nian-sentence, .nian-status, .nian-is-table :is(caption:not(.nian-unseen *), figcaption)').filter(seen).length,
                all('button, select, input').filter(seen).length,
            ];
            const [words, fields] = count();
            element.caption = 'hidden';
            const [noWords] = count();
            element.controls = 'hidden';
            const [, noFields] = count();
            const text = element.localName === 'nian-claim' && seen(all('.nian-claim')[0]);
            found.push([element.localName, words > 0, noWords, fields > 0, noFields, text]);
            element.caption = element.controls = null;
            if (String(count()) !== String([words, fields])) found.push(`${element.localName}: ${count()}`);
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    // A board keeps what a move is chosen by.
    let expected = json!([
        ["nian-table", true, 0, true, 0, false],
        ["nian-table", true, 0, true, 0, false],
        ["nian-number", true, 0, true, 0, false],
        ["nian-claim", false, 0, true, 0, true],
    ]);
    assert_eq!(
        found.as_array().map(|all| &all[..4]),
        expected.as_array().map(Vec::as_slice)
    );
    assert_eq!(found[4][2], 0, "{}", found[4]);
    assert_eq!(found.as_array().map(Vec::len), Some(5), "{found}");
    Ok(())
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
    let ink = |value: &str| {
        let style = "getComputedStyle(root.querySelector('.nian-card'))";
        format!("{style}.color === '{value}'")
    };
    for (theme, value) in [
        ("dark", "rgb(235, 232, 225)"),
        ("projector", "rgb(0, 0, 0)"),
        ("light", "rgb(34, 37, 43)"),
    ] {
        game.get(&format!("setAttribute('theme', '{theme}')"))
            .await?;
        game.until_inside(&ink(value)).await?;
    }
    game.get("setAttribute('theme', 'auto')").await?;
    page.value("document.documentElement.style.colorScheme = 'dark'")
        .await?;
    game.until_inside(&ink("rgb(235, 232, 225)")).await
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
