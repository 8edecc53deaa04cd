//! What moves from step to step moves without the page being laid out: nothing else changes frame
//! by frame than `transform` and `opacity`.

use nian_tests::{Browser, Page, Result, Setup, Suite};

/// Examples with pictures of every kind, and whether something in them moves.
const EXAMPLES: [(&str, bool); 12] = [
    ("nim-and-variants/misere", false),         // rows
    ("nim-and-variants/ex2", false),            // columns
    ("nim-and-variants/ex3", true),             // grid
    ("nim-and-variants/take-1-to-k", true),     // clock
    ("nim-and-variants/dice", true),            // die, table
    ("nim-and-variants/two-dice-both", true),   // several dice
    ("nim-and-variants/ex7", false),            // a number's digits
    ("nim-and-variants/decide", false),         // forms
    ("nim-and-variants/ex4", true),             // tree, with the picture beside it
    ("fibonacci-nim/local-limits", false),      // strip
    ("odd-even-two-sides/k-one", true),         // trays
    ("fibonacci-nim/subtract-fibonacci", true), // replies
];

pub(super) fn add(suite: &mut Suite) {
    let body = "<nian-example src=nim-and-variants/ex1></nian-example>";
    suite.add("stepping::motion", Setup::default().embed(body), motion);
    // For WebKit a picture's `transform` is no style: nothing moves there, things are where they go.
    suite.everywhere_but(Browser::WebKit);
    let body = "<nian-example src=nim-and-variants/ex2 step=2></nian-example>";
    suite.add("stepping::coin", Setup::default().embed(body), coin);
    suite.in_chromium(); // elsewhere it is sometimes over before a script can look
}

/// The one coin that goes to another column is seen going there, with its hole.
async fn coin(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.widget("nian-example").await?;
    // In one script: it is over soon.
    let gliding = "(async () => {
        const widget = document.querySelector('nian-example');
        await widget.ready;
        widget.goTo('next');
        for (let frame = 0; frame < 10; frame += 1) {
            await new Promise((then) => requestAnimationFrame(then));
            const gliding = widget.shadowRoot.getAnimations()
                .filter(({ effect }) => effect.getKeyframes()[0].transform?.startsWith('translate'))
                .map(({ effect }) => effect.target.getAttribute('class')).sort().join();
            if (gliding) return gliding;
        }
    })()";
    let gliding = page.value(gliding).await?;
    let gliding = gliding.as_str().unwrap_or_default();
    assert_eq!(gliding.split(',').count(), 2, "{gliding}");
    assert!(
        gliding.split(',').all(|class| class.starts_with("coin")),
        "{gliding}"
    );
    Ok(())
}

async fn motion(page: &Page) -> Result {
    page.open("embed.html").await?;
    let widget = page.widget("nian-example").await?;
    for (name, moves) in EXAMPLES {
        widget.set("src", name.into()).await?;
        widget.get("ready.then(() => true)").await?;
        let moved = page.value(MOVED).await?;
        let moved: Vec<&str> = moved
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|name| name.as_str())
            .collect();
        let others: Vec<_> = moved
            .iter()
            .filter(|name| !["transform", "opacity"].contains(name))
            .collect();
        assert!(others.is_empty(), "{name}: {others:?}");
        assert_eq!(moved.contains(&"transform"), moves, "{name}: {moved:?}");
    }
    Ok(())
}

/// The properties in transition after a step, of all steps together; a step is drawn in a frame.
const MOVED: &str = "(async () => {
    const widget = document.querySelector('nian-example'), moved = new Set();
    const frame = () => new Promise((then) => requestAnimationFrame(then));
    for (let step = 1; step <= widget.steps; step += 1) {
        const slider = widget.shadowRoot.querySelector('[type=range]');
        widget.goTo(step);
        do await frame(); while (slider.isConnected && slider.value !== `${step}`);
        for (const { transitionProperty, effect } of widget.shadowRoot.getAnimations())
            if (effect.target.closest('.nian-picture')) moved.add(transitionProperty);
    }
    return [...moved];
})()";
