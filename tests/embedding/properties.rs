use nian_tests::{Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let game = r#"<nian-game position="nim:3,4,5" opponent="none"></nian-game>"#;
    suite.add(
        "embedding::properties::of_a_game",
        Setup::default().embed(game),
        async |page| {
            page.open("embed.html").await?;
            let game = page.widget("nian-game").await?;
            assert_eq!(game.get("position").await?, "nim:3,4,5");
            assert_eq!(game.get("outcome").await?, "unsafe");
            assert_eq!(game.get("winning").await?, json!(["a2"]));
            assert_eq!(game.get("step").await?, 0);
            assert_eq!(game.get("steps").await?, 0);
            game.call("play", json!("a2")).await?;
            game.until("position === 'nim:1,4,5'").await?;
            assert_eq!(game.get("outcome").await?, "safe");
            assert_eq!(game.get("winning").await?, json!([]));
            assert_eq!(game.get("step").await?, 1);
            assert_eq!(game.get("steps").await?, 1);
            Ok(())
        },
    );

    let positions = [
        ("nim:14,15,18,22", "unsafe", json!(["a3", "b5", "d3"])),
        ("nim.misere:1,5", "unsafe", json!(["b5"])),
        ("nim.misere:1", "safe", json!([])),
        ("wythoff:3,5", "safe", json!([])),
        ("wythoff:10,14", "unsafe", json!(["ab4", "b8"])),
        ("wythoff:1000000,1618033", "unsafe", json!(["ab2"])),
        ("dice:9@1", "safe", json!([])),
        ("dice:31@4", "safe", json!([])),
        ("dice:30@1", "unsafe", json!(["3", "4"])),
    ];
    for (at, (position, outcome, winning)) in positions.into_iter().enumerate() {
        let game = format!(r#"<nian-game position="{position}"></nian-game>"#);
        let name = format!("embedding::properties::of::{position}");
        suite.add(name, Setup::default().embed(&game), async move |page| {
            page.open("embed.html").await?;
            let game = page.widget("nian-game").await?;
            assert_eq!(game.get("position").await?, position);
            assert_eq!(game.get("outcome").await?, outcome);
            assert_eq!(game.get("winning").await?, winning);
            Ok(())
        });
        if !at.is_multiple_of(3) {
            suite.in_chromium(); // elsewhere Rust finds the same
        }
    }

    let table = r#"<nian-table of="wythoff"></nian-table>"#;
    suite.add(
        "embedding::properties::of_a_table",
        Setup::default().embed(table),
        async |page| {
            page.open("embed.html").await?;
            let table = page.widget("nian-table").await?;
            assert_eq!(table.get("position").await?, json!(null));
            assert_eq!(table.get("outcome").await?, json!(null));
            assert_eq!(table.get("step").await?, 0);
            assert_eq!(table.get("steps").await?, 0);
            Ok(())
        },
    );

    let example = r#"<nian-example src="nim-and-variants/recurrence"></nian-example>"#;
    let name = "embedding::properties::of_an_example_without_position";
    suite.add(name, Setup::default().embed(example), async |page| {
        page.open("embed.html").await?;
        let example = page.widget("nian-example").await?;
        assert_eq!(example.get("position").await?, json!(null));
        assert_eq!(example.get("outcome").await?, json!(null));
        assert!(example.get("steps").await?.as_u64() >= Some(10));
        Ok(())
    });

    suite.add(
        "embedding::properties::ready_is_a_promise_of_its_own_widget",
        Setup::default().embed(r#"<nian-game position="nim:1,2"></nian-game>"#),
        async |page| {
            page.open("embed.html").await?;
            page.until("customElements.get('nian-game')").await?;
            let game = "document.querySelector('nian-game')";
            // Not `instanceof`: in Firefox a test's script has a `Promise` of its own.
            let kind = format!("Object.prototype.toString.call({game}.ready)");
            assert_eq!(page.value(&kind).await?, "[object Promise]");
            let position = page
                .value(&format!("{game}.ready.then(() => {game}.position)"))
                .await?;
            assert_eq!(position, "nim:1,2");
            Ok(())
        },
    );
}
