//! Widgets that are taken from the page leave nothing behind.

use nian_tests::{Page, Result, Setup, Suite, at_night, json};

/// Pairs of widgets in a round; at night as many as the longest page of anybody's would have.
const PAIRS: u64 = 40;
const PAIRS_AT_NIGHT: u64 = 250;

pub(crate) fn add(suite: &mut Suite) {
    let setup = Setup::default().embed("<section id=place></section>");
    suite.add("frames::leaves::nothing", setup, nothing);
}

/// Adds so many pairs, has the first of each answer by the engine, and takes them all away.
const ROUND: &str = "const [pairs] = arguments;
return (async () => {
    const place = document.getElementById('place');
    place.innerHTML = ('<nian-example src=nim-and-variants/ex1></nian-example>'
        + '<nian-game position=nim:3,4,5></nian-game>').repeat(pairs);
    const [example, game] = await Promise.all(Array.from(place.children, (element) => element.ready));
    await example.engine;
    example.goTo('next');
    game.play('a2');
    window.held = Array.from(place.children, (element) => new WeakRef(element));
    place.replaceChildren();
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const engine = await import(names.find((name) => /nian-engine-\\w+\\.js$/.test(name)));
    const offers = Object.values(await engine.default());
    return offers.find((one) => one instanceof WebAssembly.Memory).buffer.byteLength;
})()";

/// Five rounds of widgets are added and removed: no more nodes, listeners or memory of the engine are
/// held after the last than after the first.
async fn nothing(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let pairs = if at_night() { PAIRS_AT_NIGHT } else { PAIRS };
    let mut held = Vec::new();
    for _ in 0..5 {
        let memory = page.run(ROUND, vec![json!(pairs)]).await?;
        page.collect().await?;
        page.until("held.filter((ref) => ref.deref()).length <= 2")
            .await?;
        page.collect().await?;
        held.push((page.counts().await?, memory.as_u64().unwrap_or_default()));
    }
    let ([nodes, listeners], memory) = held[1];
    let ([last_nodes, last_listeners], last_memory) = held[4];
    assert!(last_nodes <= nodes + 20, "{held:?}");
    assert!(last_listeners <= listeners + 4, "{held:?}");
    assert_eq!(last_memory, memory, "{held:?}");
    Ok(())
}
