//! Translators that put elements of their own in the place of every text of a card: words may stay old, but nothing stops,
//! and what is shown goes on from where it was.

use nian_tests::{Page, Result, Setup, Suite, Widget, json};

/// What a translator does to the texts of a card, as Google's does with `<font>`.
const TRANSLATE: &str = "(() => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim() && !walker.currentNode.parentNode.closest('style')) texts.push(walker.currentNode);
    for (const text of texts) {
        const font = document.createElement('font');
        font.append(Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }));
        text.replaceWith(font);
    }
    return texts.length;
})()";

/// Each widget, what is done to it in turn, and what is so in the end.
const DONE: [(&str, &str, &[&str], &str); 6] = [
    (
        "table",
        "<nian-table of=wythoff></nian-table>",
        &[
            "setAttribute('of', 'dice')",
            "setAttribute('of', 'grundy')",
            "setAttribute('of', 'wythoff')",
            "setAttribute('of', 'euclid')",
        ],
        "getAttribute('of') === 'euclid'",
    ),
    (
        "board",
        "<nian-game position=nim:3,4,5 opponent=none></nian-game>",
        &[
            "play('a2')",
            "play('b1')",
            "undo()",
            "play('b3')",
            "setAttribute('show', 'columns')",
        ],
        "state === 'nim:3,4,5 a2,b3'",
    ),
    (
        "example",
        "<nian-example src=nim-and-variants/ex1></nian-example>",
        &["goTo(1)", "goTo(2)", "goTo('first')", "goTo(1)"],
        "step === 1",
    ),
    (
        "example_by_engine",
        "<nian-example src=nim-and-variants/ex1 show=rows></nian-example>",
        &[
            "engine.then(() => {})",
            "goTo(2)",
            "play('a1')",
            "undo()",
            "goTo('first')",
        ],
        "step === 0",
    ),
    (
        "number",
        "<nian-number value=347 in=fibonacci></nian-number>",
        &[
            "goTo(2)",
            "setAttribute('value', '60')",
            "goTo('last')",
            "setAttribute('in', 'binary')",
        ],
        "getAttribute('value') === '60'",
    ),
    (
        "exercise",
        "<nian-exercise skill=outcome seed=3></nian-exercise>",
        &[
            "answer(window.widget.outcome)",
            "next()",
            "answer(window.widget.outcome)",
            "next()",
            "setAttribute('skill', 'binary')",
        ],
        "getAttribute('skill') === 'binary'",
    ),
];

pub(crate) fn add(suite: &mut Suite) {
    for (name, tag, acts, then) in DONE {
        let setup = Setup::default().embed(tag);
        suite.add(
            format!("embedding::translated::{name}"),
            setup,
            async move |page| translated(page, acts, then).await,
        );
    }
}

async fn translated(page: &Page, acts: &[&str], then: &str) -> Result {
    page.open("embed.html").await?;
    let widget = page.widget("main > :not(h1)").await?;
    page.value(
        "(window.widget = document.querySelector('main > :not(h1)')).engine.then(() => true)",
    )
    .await?;
    for act in acts {
        translate(&widget).await?;
        page.value(&format!("void window.widget.{act}")).await?;
        page.value("window.widget.ready.then(() => true)").await?;
    }
    widget.until(then).await?;
    let told = page.seen("nian-error").await?;
    assert_eq!(json!(told), json!([]));
    Ok(())
}

async fn translate(widget: &Widget<'_>) -> Result {
    let texts = widget.inside(TRANSLATE).await?;
    assert!(texts.as_u64() > Some(0), "{texts}");
    Ok(())
}
