//! Widgets that are taken from the page leave nothing behind.

use nian_tests::{Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    let setup = Setup::default().embed("<section id=place></section>");
    suite.add("frames::leaves::nothing", setup, nothing);
}

/// Rounds of widgets are added and removed; none of them is held once the browser has collected.
async fn nothing(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-game')").await?;
    let script = "return (async () => {
        const main = document.getElementById('place');
        window.held = [];
        for (let round = 0; round < 4; round += 1) {
            const all = [];
            for (let at = 0; at < 15; at += 1) {
                main.insertAdjacentHTML('beforeend', '<nian-example src=nim-and-variants/ex1></nian-example>'
                    + '<nian-game position=nim:3,4,5></nian-game>');
            }
            for (const element of main.children) all.push(element.ready);
            const [example, game] = (await Promise.all(all)).slice(0, 2);
            await example.engine;
            example.goTo('next');
            game.play('a2');
            for (const element of main.children) held.push(new WeakRef(element));
            main.replaceChildren();
        }
        return held.length;
    })()";
    assert_eq!(page.run(script, vec![]).await?, 120);
    page.collect().await?;
    page.until("held.filter((ref) => ref.deref()).length <= 2")
        .await
}
