//! `ready` and `engine` of elements that come into the page late, or leave it early.

use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let slow = || {
        Setup::default()
            .embed("")
            .late("/ex2.json", 300)
            .late("_bg.wasm", 300)
    };
    suite.add("frames::promised::before", slow(), before);
    suite.add("frames::promised::gone", slow(), gone);
    suite.add("frames::promised::unasked", slow(), unasked);
    suite.add("frames::promised::moved", slow(), moved);
    suite.add("frames::promised::turned", slow(), turned);
}

/// Who asks before the element is in the page, waits until it is; then it does not wait to be near.
async fn before(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        await customElements.whenDefined('nian-example');
        const found = [];
        for (const [of, name] of [['example', 'ready'], ['example', 'engine'], ['game', 'ready'], ['game', 'engine']]) {
            const element = document.createElement(`nian-${of}`);
            if (of === 'example') element.src = 'nim-and-variants/ex2';
            else element.position = 'nim:14,15,18,22';
            const promise = element[name];
            await new Promise((then) => setTimeout(then));
            const far = document.createElement('div');
            far.style.paddingTop = '9000px';
            far.append(element);
            document.querySelector('main').append(far);
            found.push(await promise === element, element.position);
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    let one = [json!(true), json!("nim:14,15,18,22")];
    assert_eq!(
        found,
        json!([one.clone(), one.clone(), one.clone(), one].concat())
    );
    Ok(())
}

/// A page that asks for another example as soon as the first is there has it when it is ready.
async fn turned(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        await customElements.whenDefined('nian-example');
        const example = document.createElement('nian-example');
        example.src = 'nim-and-variants/ex2';
        const shown = new Promise((then) => example.addEventListener('nian-ready', async () => {
            example.src = 'nim-and-variants/three-four-five';
            await example.ready;
            then(example.position);
        }));
        document.querySelector('main').append(example);
        example.ready.catch(() => {});
        return await shown;
    })()";
    assert_eq!(page.run(script, vec![]).await?, "nim:3,4,5");
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// Who waits for one that is taken out hears so; put back, it has new promises, which are kept.
async fn gone(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        await customElements.whenDefined('nian-example');
        const main = document.querySelector('main');
        const said = (promise) => promise.then(() => 'kept', (error) => error.name);
        const found = [];
        for (const of of ['game', 'example']) { // whose engine is late, and whose cards
            const element = document.createElement(`nian-${of}`);
            if (of === 'example') element.src = 'nim-and-variants/ex2';
            main.append(element);
            const first = [element.ready, element.engine];
            element.remove();
            found.push(...await Promise.all(first.map(said)));
            const between = element.ready;
            main.append(element);
            found.push(first.includes(between), element.ready === between);
            found.push(await said(between), await said(element.engine));
            const was = element.engine;
            element.remove();
            await null;
            main.append(element);
            found.push(element.engine === was, await said(element.engine));
            element.reset();
        }
        return found;
    })()";
    let found = page.run(script, vec![]).await?;
    let one = json!([
        "AbortError",
        "AbortError",
        false,
        true,
        "kept",
        "kept",
        false,
        "kept"
    ]);
    let one = one.as_array().cloned().unwrap_or_default();
    assert_eq!(found, json!([one.clone(), one].concat()));
    Ok(())
}

/// A page that asks for neither hears nothing of it.
async fn unasked(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        let rejected = 0;
        addEventListener('unhandledrejection', () => { rejected += 1; });
        await customElements.whenDefined('nian-example');
        const element = document.createElement('nian-example');
        element.src = 'nim-and-variants/ex2';
        document.querySelector('main').append(element);
        await new Promise((then) => setTimeout(then));
        element.remove();
        await new Promise((then) => setTimeout(then, 50)); // a browser tells of it in a task of its own
        return rejected;
    })()";
    assert_eq!(page.run(script, vec![]).await?, 0);
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// One that is only moved stays as it is, and so do its promises; what was set is not lost.
async fn moved(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        await customElements.whenDefined('nian-game');
        const main = document.querySelector('main');
        const game = document.createElement('nian-game');
        game.position = 'nim:3,4,5';
        game.opponent = 'none';
        game.state = 'nim:3,4,5 a2';
        main.append(game);
        const { ready, engine } = game;
        main.prepend(game);
        const same = [game.ready === ready, game.engine === engine];
        await engine;
        const away = document.createElement('nian-game');
        away.opponent = 'none';
        main.append(away);
        away.state = 'nim:3,4,5 b1';
        away.remove();
        await null;
        main.append(away);
        await away.engine;
        return [...same, game.position, away.position];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!([true, true, "nim:1,4,5", "nim:3,3,5"]));
    Ok(())
}
