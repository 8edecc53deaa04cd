//! Picture, sentence and the way on are in view together, at every step of every example.
//!
//! On a telephone of 360 × 740 that means: with the card's top at the window's top, the lower edge of
//! the buttons is inside the window; above them nothing covers the picture, and where a tree or a
//! table is longer than its frame, what the step is about is inside the frame. On a laptop of
//! 1280 × 800 the whole card, in the width of an article as in that of the window, is no taller than
//! the window. And a card keeps its height from step to step, so that nothing moves under the
//! reader's finger.

use nian_tests::{Page, Result, Setup, Suite, json, sample};
use nian_words::Language;
use std::{fs, path::Path};

/// Width and height of a window, and the widths that cards have in it.
const WINDOWS: [(u32, u32, &[u32]); 2] = [(360, 740, &[328]), (1280, 800, &[736, 1240])];

pub(crate) fn add(suite: &mut Suite) {
    for (at, (width, height, cards)) in WINDOWS.into_iter().enumerate() {
        for language in Language::WITH_PAGES {
            let name = format!("articles::in_view::{width}::{}", language.tag());
            let body = format!("<section lang={} id=place></section>", language.tag());
            let setup = Setup::default().width(width).embed(&body);
            suite.add(name, setup, async move |page| {
                page.open("embed.html").await?;
                page.resize(width, height).await?;
                in_view(page, cards, 3 * at + language as usize).await
            });
        }
    }
    let body = "<div id=above></div><nian-example src=nim-and-variants/ex2 step=1></nian-example>\
        <div id=below></div>";
    let setup = Setup::default().width(360).embed(body);
    suite.add("articles::in_view::edge", setup, edge);
}

/// Steps through the examples; in the test command one in six, others in each window and language.
async fn in_view(page: &Page, cards: &[u32], turn: usize) -> Result {
    let mut wrong = Vec::new();
    for src in sample(lessons()?, 6, turn) {
        let found = page.run(STEPS, vec![json!(src), json!(cards)]).await?;
        wrong.extend(found.as_array().cloned().unwrap_or_default());
    }
    assert_eq!(wrong, Vec::<serde_json::Value>::new());
    Ok(())
}

/// `ARTICLE/EXAMPLE` of every lesson.
fn lessons() -> Result<Vec<String>> {
    let mut all = Vec::new();
    for article in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles"))? {
        let article = article?;
        for example in fs::read_dir(article.path().join("examples"))? {
            let example = example?.path();
            let name = example.file_stem().unwrap_or_default().to_string_lossy();
            all.push(format!("{}/{name}", article.file_name().to_string_lossy()));
        }
    }
    assert!(all.len() >= 76, "lessons are missing: {all:?}");
    all.sort();
    Ok(all)
}

/// Steps through an example in each of these widths; says of each step what is out of view.
const STEPS: &str = "const [src, widths] = arguments;
    return (async () => {
        const place = document.getElementById('place');
        const example = document.createElement('nian-example');
        example.setAttribute('src', src);
        place.replaceChildren(example);
        await customElements.whenDefined('nian-example');
        await example.ready;
        const root = example.shadowRoot;
        const box = (css) => root.querySelector(css)?.getBoundingClientRect();
        let height;
        const look = () => {
            const found = [];
            const say = (what) => found.push(what);
            const card = box('.nian-card'), controls = box('.nian-controls');
            const caption = box('.nian-caption');
            if (Math.abs(card.height - (height ?? card.height)) > 1) say(`${card.height} px high, not ${height}`);
            const end = innerWidth < 640 ? controls.bottom : card.bottom;
            if (end - card.top > innerHeight + 1) say(`ends at ${end - card.top} px`);
            if (caption.bottom > controls.top + 1) say('the buttons cover the sentence');
            for (const panel of root.querySelectorAll('.nian-shown:not(.nian-room) .nian-panels > *')) {
                const { right, bottom } = panel.getBoundingClientRect();
                const beside = right <= caption.left + 1;
                if (!beside && bottom > caption.top + 1) say(`${bottom - caption.top} px of the picture are covered`);
            }
            const about = root.querySelector('.here, .lit');
            const frame = about?.closest('.nian-walk, .nian-scroll')?.getBoundingClientRect();
            const at = about?.getBoundingClientRect();
            if (frame && (at.top < frame.top - 3 || at.bottom > frame.bottom + 3)) say('what it is about is out of sight');
            return found;
        };
        const wrong = [];
        for (const width of widths) {
            place.style.width = `${width}px`;
            await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
            height = undefined;
            for (let step = 0; step <= example.steps; step++) {
                example.goTo(step);
                example.scrollIntoView({ behavior: 'instant' });
                // Yew may draw in a later task: what is wrong has to stay so.
                for (let frames = 10; ; frames--) {
                    await new Promise((drawn) => setTimeout(drawn));
                    const found = look();
                    if (found.length && frames) { await new Promise(requestAnimationFrame); continue; }
                    height ??= box('.nian-card').height;
                    wrong.push(...found.map((what) => `${src}, ${width} px, step ${step}: ${what}`));
                    break;
                }
            }
        }
        example.remove();
        return wrong;
    })();";

/// While a card is on the screen of a telephone, its sentence and buttons are, wherever it is
/// scrolled to; with the card they go.
async fn edge(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.resize(360, 740).await?;
    page.widget("nian-example").await?;
    let boxes = page.run(EDGE, Vec::new()).await?;
    let number = |at: &str| boxes[at].as_f64().unwrap_or(f64::NAN);
    assert!(
        number("card") > 740.0,
        "half of the card is below the window: {boxes}"
    );
    assert!((number("buttons") - 740.0).abs() <= 1.0, "{boxes}");
    assert!(
        number("sentence") <= number("top") && number("sentence") > 400.0,
        "{boxes}"
    );
    assert!(
        number("gone") < 0.0,
        "they have gone with the card: {boxes}"
    );
    Ok(())
}

const EDGE: &str = "return (async () => {
        for (const [id, height] of [['above', 350], ['below', 3000]]) {
            document.getElementById(id).style.height = `${height}px`;
        }
        scrollTo({ top: 0, behavior: 'instant' });
        const { shadowRoot: root } = document.querySelector('nian-example');
        const box = (css) => root.querySelector(css).getBoundingClientRect();
        const boxes = { card: box('.nian-card').bottom, buttons: box('.nian-controls').bottom,
            top: box('.nian-controls').top, sentence: box('.nian-sentence').bottom };
        scrollTo({ top: 2500, behavior: 'instant' });
        return { ...boxes, gone: box('.nian-controls').bottom };
    })();";
