//! The engine takes over: at the very step, with nothing moved, and with what was asked for meanwhile.

use super::EXAMPLE;
use nian_tests::{Key, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let slow = |body: &str| Setup::default().embed(body).late("_bg.wasm", 800);
    suite.add(
        "frames::takes_over::steps_before",
        slow(EXAMPLE),
        steps_before,
    );
    let watched =
        format!("<script src=/fixtures/shifts.js></script>{EXAMPLE}<p id=below>Below.</p>");
    suite.add(
        "frames::takes_over::nothing_moves",
        slow(&watched),
        nothing_moves,
    );
    suite.add("frames::takes_over::kept", slow(EXAMPLE), kept);
    // Three clicks have to come before it.
    let slower = Setup::default().embed(EXAMPLE).late("_bg.wasm", 2500);
    suite.add("frames::takes_over::left", slower, left);
    let tree = "<nian-example src=nim-and-variants/ex5 step=3></nian-example>";
    suite.add("frames::takes_over::keys", slow(tree), keys);
    suite.add("frames::takes_over::menu", slow(EXAMPLE), menu);
    suite.add("frames::takes_over::list", slow(EXAMPLE), list);
    suite.add("frames::takes_over::in_turn", slow(EXAMPLE), in_turn);
    suite.add("frames::takes_over::refused", slow(EXAMPLE), refused);
    let both = [EXAMPLE, GAME].concat();
    suite.add("frames::takes_over::dragged", slow(&both), dragged);
    suite.everywhere();
    suite.add("frames::takes_over::pressed", slow(&both), pressed);
    suite.everywhere();
    let long = slow(&both).impatient();
    suite.add("frames::takes_over::held_long", long, held_long);
    suite.add("frames::takes_over::selected", slow(EXAMPLE), selected);
    suite.everywhere();
}

/// As soon as it answers, the engine is there.
const GAME: &str = "<nian-game position=nim:3,4,5 opponent=none></nian-game>";

/// Asks for the engine, and notes when the example has it.
const ASK: &str = "const example = document.querySelector('nian-example');
    window.taken = false;
    example.engine.then(() => { window.taken = true; });";

/// All that steps works while the engine is not there.
async fn steps_before(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        await example.ready;
        let engine = false;
        example.engine.then(() => { engine = true; });
        const found = [];
        for (const target of ['next', 'last', 'prev', 0, 3]) {
            example.goTo(target);
            found.push(example.step);
        }
        example.step = 2;
        return [engine, found, example.step, example.steps, example.position, example.outcome,
            example.winning, example.getAttribute('step'), example.state, example.moves, await example.engine === example];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found[0], false, "the engine was to be late");
    assert_eq!(found[1], json!([1, 5, 4, 0, 3]));
    assert_eq!(found[2], 2);
    assert_eq!(found[3], 5);
    assert_eq!(found[4], "nim:14,15,18,22");
    assert_eq!(found[5], "unsafe");
    assert_eq!(found[6], json!(["a3", "b5", "d3"]));
    assert_eq!(found[7], "2");
    assert_eq!(found[8], json!(null), "no game is played");
    assert_eq!(found[9], json!([]));
    assert_eq!(found[10], true);
    assert_eq!(page.seen("nian-ready").await?.len(), 1, "ready once");
    assert_eq!(page.seen("nian-step").await?.len(), 6);
    Ok(())
}

/// At a middle step, with the focus on a button: nothing shifts, and all that is seen is the same.
async fn nothing_moves(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        const root = example.shadowRoot;
        await example.ready;
        example.goTo(3);
        root.querySelector('[data-do=next]').focus();
        await new Promise((then) => setTimeout(then, 400)); // the coins have come to rest
        const look = () => {
            const card = root.querySelector('.nian-card').cloneNode(true);
            card.normalize();
            return card;
        };
        const place = () => [...root.querySelectorAll('.nian-card *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height].join();
        }).join(' ');
        const [card, places, shift] = [look(), place(), shifts.length];
        await example.engine;
        await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
        return [card.isEqualNode(look()), places === place(), shifts.length - shift,
            root.activeElement?.dataset.do, example.step, root.getAnimations?.().length ?? 0];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!([true, true, 0, "next", 3, 0]));
    Ok(())
}

/// What the reader does that only the engine can do is done once it is there, once.
async fn kept(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!(2)).await?;
    example.click("[data-do=reveal]").await?;
    example.click("[data-do^='play ']").await?;
    example.until("position !== 'nim:14,15,18,22'").await?;
    let moves = page.seen("nian-move").await?;
    assert_eq!(moves.len(), 1, "{moves:?}");
    assert_eq!(moves[0]["by"], "reader");
    example.call("undo", json!(null)).await?;
    example.until("position === 'nim:14,15,18,22'").await
}

/// A reader who has gone on meanwhile does not come back to what was clicked at another step.
async fn left(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", json!(2)).await?;
    example.click("[data-do=reveal]").await?;
    example.click("[data-do^='play ']").await?;
    example.click("[data-do=next]").await?;
    page.value("document.querySelector('nian-example').engine.then(() => true)")
        .await?;
    page.two_frames().await?;
    assert_eq!(example.get("step").await?, 3);
    assert!(page.seen("nian-move").await?.is_empty());
    Ok(())
}

/// A key in a tree, pressed before the engine is there, walks it; the focus stays in the tree.
async fn keys(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    let before = example.get("position").await?;
    example
        .inside("root.querySelector('[part~=tree]').focus()")
        .await?;
    page.press(Key::Right).await?;
    example
        .until(&format!("position !== {}", json!(before)))
        .await?;
    let tree = "root.activeElement?.matches('[part~=tree]')";
    example.until_inside(tree).await
}

/// The menu, opened before the engine is there, opens whole: its upper part and its lower.
async fn menu(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.click("[data-do=menu]").await?;
    example
        .until_inside(
            "root.querySelector('.nian-menu select') && root.querySelector('.nian-more button')",
        )
        .await
}

/// The list of steps is open after as before.
async fn list(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.click("[data-do=steps]").await?;
    example
        .until_inside("root.querySelector('.nian-list')")
        .await?;
    page.value("document.querySelector('nian-example').engine.then(() => true)")
        .await?;
    page.two_frames().await?;
    example
        .inside("root.querySelector('.nian-list [data-do=\"step 3\"]').click()")
        .await?;
    example.until("step === 3").await
}

/// What a page asks for before is done in turn; what is refused then is told.
async fn in_turn(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        await example.ready;
        example.play('a1');
        example.play('a1');
        example.undo();
        example.play('z9');
        await example.engine;
        return [example.position, seen.filter(({ type }) => type === 'nian-error').length];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!(["nim:13,15,18,22", 1]));
    assert_eq!(page.seen("nian-move").await?.len(), 2);
    Ok(())
}

/// What an attribute cannot say, cards refuse as the engine does, which does not take another value than they did.
async fn refused(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        await example.ready;
        example.step = 99;
        const found = [example.getAttribute('step'), example.step];
        example.step = 1;
        example.answers = 'hidden';
        example.answers = 'maybe';
        found.push(example.waits);
        await example.engine;
        return [...found, example.step, example.waits];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!(["0", 0, true, 1, true]));
    for error in page.seen("nian-error").await? {
        assert_eq!(error["code"], "bad-value");
    }
    Ok(())
}

/// Waits until the engine could have taken over, and says whether it has.
async fn taken(page: &Page) -> Result<bool> {
    page.value("document.querySelector('nian-game').engine.then(() => true)")
        .await?;
    page.two_frames().await?;
    Ok(page.value("taken").await? == true)
}

/// Where in the window the slider has a step.
async fn on_slider(page: &Page, step: f64) -> Result<(f64, f64)> {
    let example = page.widget("nian-example").await?;
    let script = "(({ left, top, width, height }) => [left, top, width, height])
        (root.querySelector('[data-set=step]').getBoundingClientRect())";
    let place = example.inside(script).await?;
    let [left, top, width, height] = [0, 1, 2, 3].map(|at| place[at].as_f64().unwrap_or_default());
    let way = (width - 16.0) * step / 5.0; // of which the knob takes half at each end
    Ok(((left + 8.0 + way).round(), (top + height / 2.0).round()))
}

/// A slider that is dragged goes on being dragged when the engine comes, which takes over when it is let go.
async fn dragged(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    let slider = "root.querySelector('[data-set=step]')";
    let (from, to) = (on_slider(page, 0.0).await?, on_slider(page, 4.0).await?);
    page.drag(from, to).await?;
    example
        .inside(&format!("window.slider = {slider}, 0"))
        .await?;
    page.run(ASK, vec![]).await?;
    example.until("step === 4").await?;
    assert!(!taken(page).await?, "in the midst of it");
    let same = format!("{slider} === window.slider");
    assert_eq!(example.inside(&same).await?, true);
    page.hold(false).await?;
    page.until("taken").await?;
    assert_eq!(example.get("step").await?, 4);
    example.call("goTo", json!("next")).await?;
    example
        .until_inside("root.querySelector('[data-set=step]').value === '5'")
        .await
}

/// A button that is down when the engine comes acts when it comes up.
async fn pressed(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    let middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])
        (root.querySelector('[data-do=next]').getBoundingClientRect())";
    let middle = example.inside(middle).await?;
    let [x, y] = [0, 1].map(|at| middle[at].as_f64().unwrap_or_default().round());
    page.point((x, y)).await?;
    page.hold(true).await?;
    page.run(ASK, vec![]).await?;
    assert!(!taken(page).await?, "in the midst of it");
    page.hold(false).await?;
    example.until("step === 1").await?;
    page.until("taken").await?;
    assert_eq!(example.get("step").await?, 1);
    Ok(())
}

/// Who never lets go does not keep the engine away for ever.
async fn held_long(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    page.point(on_slider(page, 0.0).await?).await?;
    page.hold(true).await?;
    page.run(ASK, vec![]).await?;
    page.until("taken").await?;
    page.hold(false).await?;
    example.call("play", json!("a1")).await?;
    assert_eq!(example.get("position").await?, "nim:13,15,18,22");
    Ok(())
}

/// What is selected stays selected, and nothing is put into the place that is read out: its text is not read again.
async fn selected(page: &Page) -> Result {
    page.open("embed.html").await?;
    let script = "return (async () => {
        const example = document.querySelector('nian-example');
        const root = example.shadowRoot;
        await example.ready;
        example.goTo(3);
        const sentence = root.querySelector('.nian-sentence');
        getSelection().setBaseAndExtent(sentence, 0, sentence, sentence.childNodes.length);
        const selected = () => {
            const [found] = getSelection().getComposedRanges({ shadowRoots: [root] });
            const range = new Range();
            range.setStart(found.startContainer, found.startOffset);
            range.setEnd(found.endContainer, found.endOffset);
            return root.contains(found.startContainer) ? String(range) : '';
        };
        const before = selected();
        const spoken = [];
        new MutationObserver((changes) => spoken.push(...changes.filter(({ target }) =>
            (target.closest ? target : target.parentNode).closest('[aria-live]')))).observe(root, { childList: true, characterData: true, subtree: true });
        await example.engine;
        await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
        return [before.length > 20, selected() === before,
            sentence.isConnected, spoken.length];
    })()";
    let found = page.run(script, vec![]).await?;
    assert_eq!(found, json!([true, true, false, 0]));
    Ok(())
}
