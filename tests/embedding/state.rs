use nian_tests::{Answer, Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let game = "<nian-game position='nim:3,4,5' opponent=none></nian-game>";
    let example = "<nian-example src=nim-and-variants/three-four-five></nian-example>";
    let setup = Setup::default().embed(game);
    suite.add("embedding::state::at_once", setup.clone(), at_once);
    suite.add("embedding::state::off_the_page", setup, off_the_page);
    let both = Setup::default().embed(&[game, example].concat());
    suite.add("embedding::state::setters", both, setters);
    let none = Setup::default().embed("<nian-example src=nim-and-variants/nothing></nian-example>");
    let none = none.expect("404");
    suite.add("embedding::state::mended", none, mended);
    let slow = Setup::default()
        .embed("")
        .late("three-four-five.json", 2500);
    suite.add("embedding::state::overtaken", slow, overtaken);
    for (hant, hans) in [(60, 150), (150, 60)] {
        let late = Setup::default()
            .embed(game)
            .late(".zh-Hant.txt", hant)
            .late(".zh-Hans.txt", hans);
        let name = format!("embedding::state::late_words::{hant}::{hans}");
        suite.add(name, late, late_words);
    }
    let waking = Setup::default()
        .embed(game)
        .late("_bg.wasm", 500)
        .late(".txt", 600);
    suite.add("embedding::state::while_waking", waking, while_waking);
    let failing = Setup::default()
        .embed(example)
        .answer("*/nim-and-variants/ex1.json", Answer::Status(500))
        .answer(
            "*/nim-and-variants/ex2.json",
            Answer::Text("{ \"start".into()),
        )
        .answer("mine.json", Answer::Text("{ \"start".into()))
        .expect("500")
        .expect("404");
    suite.add("embedding::state::codes", failing, codes);
    suite.add(
        "embedding::state::told_once",
        Setup::default().embed("").expect("404"),
        told_once,
    );
    suite.add("embedding::state::lang", Setup::default().embed(game), lang);
}

/// With the engine there, the game that was set is the one that the next line of a script plays on.
async fn at_once(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const game = document.querySelector('nian-game');
        await customElements.whenDefined('nian-game');
        await game.engine;
        game.state = 'nim:3,4,5 a2';
        const set = game.state;
        game.play('b1');
        return [set, game.state];
    })()";
    let states = page.run(script, vec![]).await?;
    assert_eq!(states, json!(["nim:3,4,5 a2", "nim:3,4,5 a2,b1"]));
    Ok(())
}

/// Taken out and put back later, a game goes on, and has followed what was asked for meanwhile.
async fn off_the_page(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    let script = "return (async () => {
        const game = document.querySelector('nian-game');
        const [main, first] = [game.parentNode, game.ready];
        game.remove();
        await new Promise((then) => setTimeout(then, 50));
        game.lang = 'zh-Hant';
        game.answers = 'shown';
        main.append(game);
        const again = game.ready;
        await again;
        game.play('b4');
        return [first === again, game.position, game.step, game.shadowRoot.textContent];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(
        found[0], false,
        "`ready` is the promise of the element put back"
    );
    assert_eq!((&found[1], &found[2]), (&json!("nim:1,0,5"), &json!(2)));
    let text = found[3].as_str().unwrap_or_default();
    assert!(text.contains('枚'), "{text}");
    assert_eq!(page.seen("nian-move").await?.len(), 2);
    assert_eq!(page.seen("nian-error").await?, [json!(null); 0]);
    Ok(())
}

/// Setting a property never throws: what is wrong is told, and what was shown stands.
async fn setters(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let script = "return (async () => {
        const [game, example] = ['nian-game', 'nian-example'].map((name) => document.querySelector(name));
        const asked = [];
        const set = (element, name, value) => {
            const before = seen.filter(({ type }) => type === 'nian-error').length;
            try { element[name] = value; } catch (error) { asked.push(`${name}: ${error}`); }
            const errors = seen.filter(({ type }) => type === 'nian-error').slice(before);
            asked.push([String(value), element.position, element.step, element.getAttribute(name),
                errors.map(({ detail: { code, message } }) => `${code}: ${message}`).join()]);
        };
        set(example, 'step', 3);
        for (const step of [99, -1, 1.5, 'abc', {}, Symbol('x'), 0n]) set(example, 'step', step);
        set(example, 'step', 2);
        for (const nothing of [null, undefined]) {
            set(game, 'opponent', nothing);
            set(game, 'answers', nothing);
            set(game, 'theme', nothing);
        }
        set(game, 'position', 'nim:x');
        set(game, 'position', Symbol('x'));
        const early = document.createElement('nian-game');
        for (const name of ['step', 'position', 'opponent', 'answers']) {
            for (const value of [99, null, undefined, Symbol('x')]) set(early, name, value);
        }
        return asked;
    })()";
    let asked = page.run(script, vec![]).await?;
    let asked = asked.as_array().ok_or("no list")?;
    let no_step = "There is no such step: they go from 0 to 13.";
    for (at, value) in ["99", "-1", "1.5", "abc", "[object Object]", "Symbol(x)"]
        .iter()
        .enumerate()
    {
        let told = format!("bad-value: step cannot be “{value}”; 3 is used. {no_step}");
        assert_eq!(asked[at + 1], json!([value, "nim:1,4,5", 3, "3", told]));
    }
    assert_eq!(asked[7][2], 0, "a large whole number is a number");
    assert_eq!(asked[8], json!(["2", "nim:1,4,5", 2, "2", ""]));
    for nothing in &asked[9..15] {
        assert_eq!(
            (&nothing[1], &nothing[3]),
            (&json!("nim:3,4,5"), &json!(null))
        );
        assert_eq!(nothing[4], "");
    }
    for wrong in &asked[15..17] {
        assert_eq!(wrong[1], "nim:3,4,5", "{wrong}");
        let told = wrong[4].as_str().unwrap_or_default();
        assert!(told.starts_with("bad-value: "), "{told}");
    }
    assert_eq!(asked.len(), 17 + 16, "nothing is thrown: {asked:?}");
    Ok(())
}

/// `ready` is the promise of what was asked for last.
async fn mended(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        const found = [];
        const look = async (src) => {
            if (src) example.src = src;
            await example.ready.then(() => found.push('shown'), ({ code }) => found.push(code));
            found.push(example.position);
        };
        await look();
        await look('nim-and-variants/ex1');
        found.push(example.matches('[data-nian-failed]'));
        await look('nim-and-variants/nothing');
        await look('nim-and-variants/ex2');
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    let expected = [
        json!(["not-found", null, "shown", "nim:3,4,5", false]),
        json!(["not-found", "nim:3,4,5", "shown", "nim:14,15,18,22"]),
    ];
    let expected: Vec<_> = expected
        .iter()
        .filter_map(|list| list.as_array())
        .flatten()
        .collect();
    assert_eq!(
        found
            .as_array()
            .ok_or("no list")?
            .iter()
            .collect::<Vec<_>>(),
        expected
    );
    Ok(())
}

/// A lesson that comes late is not waited for once another is asked for, with its step.
async fn overtaken(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    let script = "return (async () => {
        const example = document.createElement('nian-example');
        example.src = 'nim-and-variants/three-four-five';
        document.querySelector('main').append(example);
        const first = example.ready;
        const from = performance.now();
        example.src = 'nim-and-variants/ex2';
        await first;
        const found = [example.position, performance.now() - from < 2400];
        example.step = 1;
        example.src = 'nim-and-variants/ex1';
        example.step = 3;
        await example.ready;
        return [...found, example.position, example.step];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!(["nim:14,15,18,22", true, "nim:1,4,5", 3]));
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// Where languages follow one another, the last one is spoken, whichever words come first; what else
/// was asked for meanwhile is shown with it.
async fn late_words(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.widget("nian-game").await?;
    let script = "return (async () => {
        const game = document.querySelector('nian-game');
        game.lang = 'zh-Hant';
        game.position = 'dice:31@4';
        const first = game.ready;
        game.lang = 'zh-Hans';
        game.position = 'dynamic.2:20';
        await first;
        return [game.position, await game.ready === game, game.shadowRoot.querySelector('.nian').lang];
    })()";
    assert_eq!(
        page.run(script, vec![]).await?,
        json!(["dynamic.2:20", true, "zh-Hans"])
    );
    let game = page.widget("nian-game").await?;
    game.control(Language::ZhHans.interface().undo()).await?;
    game.call("play", json!("1")).await?;
    assert_eq!(game.get("position").await?, "dynamic.2:19@2");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// What changes while the wasm is on its way is waited for as well.
async fn while_waking(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let script = "return (async () => {
        const game = document.querySelector('nian-game');
        const asked = game.ready;
        game.position = 'dice:31@4';
        await new Promise((then) => setTimeout(then, 100));
        game.position = 'dynamic.2:20';
        await asked;
        return game.position;
    })()";
    assert_eq!(page.run(script, vec![]).await?, "dynamic.2:20");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// Every error has a code for the page beside the sentence for the reader.
async fn codes(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        const found = [];
        for (const src of ['nim-and-variants/ex1', 'nim-and-variants/ex2', 'mine.json', 'none.json',
                'nim-and-variants/nothing', '', '9'.repeat(10000)]) {
            example.src = src;
            await example.ready.catch(() => {});
            const { detail } = seen.findLast(({ type }) => type === 'nian-error');
            found.push([detail.code, detail.message, example.position]);
        }
        await example.engine;
        try { example.play('z9'); } catch {}
        found.push([seen.at(-1).detail.code, '', example.position]);
        found.push(document.documentElement.scrollWidth <= innerWidth);
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    for (at, code, said) in [
        (0, "not-loaded", "“nim-and-variants/ex1” did not arrive."),
        (1, "not-loaded", "“nim-and-variants/ex2” did not arrive."),
        (2, "bad-lesson", "line 1"),
        (3, "not-found", "“none.json” did not arrive."),
        (
            4,
            "not-found",
            "There is no example “nim-and-variants/nothing”",
        ),
        (5, "bad-value", "No src is given"),
        (6, "not-found", "9…”"),
        (7, "bad-value", ""),
    ] {
        let [is, message, position] =
            [0, 1, 2].map(|part| found[at][part].as_str().unwrap_or_default());
        assert_eq!((is, position), (code, "nim:3,4,5"), "{message}");
        assert!(message.contains(said) && message.len() < 300, "{message}");
    }
    assert_eq!(found[8], true, "nothing is too wide");
    Ok(())
}

/// A failure is told once, however often a page looks at what it asked for; asked for anew it is told anew.
async fn told_once(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    let script = "return (async () => {
        const found = [];
        for (const src of ['none.json', 'nim-and-variants/nothing', 'word']) {
            const example = document.createElement('nian-example');
            const told = [];
            example.addEventListener('nian-error', ({ detail }) => {
                told.push(detail.code);
                if (told.length < 9) [example.ready, example.engine].forEach((one) => one.catch(() => {}));
            });
            example.src = src;
            document.querySelector('main').append(example);
            const both = [example.ready, example.engine, example.ready];
            example.theme = 'dark';
            for (const one of [...both, example.engine]) await one.catch(() => {});
            await example.ready.catch(() => {});
            await example.engine.catch(() => {});
            await new Promise((then) => setTimeout(then, 100));
            found.push(told.join());
            example.src = src;
            await example.ready.catch(() => {});
            found.push(told.join());
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    let expected: Vec<_> = (0..3)
        .flat_map(|_| ["not-found", "not-found,not-found"])
        .collect();
    assert_eq!(found, json!(expected));
    Ok(())
}

/// A language that is taken back is that of the page again.
async fn lang(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const game = document.querySelector('nian-game');
        const speaks = async () => [game.getAttribute('lang'), (await game.ready).shadowRoot.querySelector('.nian').lang, game.lang];
        const found = [await speaks()];
        for (const lang of ['ja', undefined, 'zh-Hans', null]) {
            game.lang = lang;
            found.push(await speaks());
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    let own = found[0][1].clone();
    let expected = json!([
        [null, own, ""],
        ["ja", "ja", "ja"],
        [null, own, ""],
        ["zh-Hans", "zh-Hans", "zh-Hans"],
        [null, own, ""]
    ]);
    assert_eq!(found, expected);
    Ok(())
}
