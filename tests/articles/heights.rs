//! A card keeps its height from step to step, so that nothing moves under the reader's finger.

use crate::site::{ARTICLES, article};
use nian_tests::{Page, Result, Setup, Suite};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for (width, language) in [(360, Language::ZhHant), (1280, Language::En)] {
        for slug in ARTICLES {
            let name = format!("articles::heights::{slug}::{width}");
            suite.add(name, Setup::default().width(width), async move |page| {
                heights(page, language, slug).await
            });
        }
    }
}

async fn heights(page: &Page, language: Language, slug: &str) -> Result {
    page.open(&article(language, slug)).await?;
    page.until("customElements.get('nian-example')").await?;
    let examples = "document.querySelectorAll('nian-example').length";
    let count = page.value(examples).await?.as_u64().unwrap_or_default();
    assert!(count > 0, "an article without examples");
    for index in 0..count {
        let changed = page.run(HEIGHTS, vec![index.into()]).await?;
        assert_eq!(changed, "", "the card of an example changes its height");
    }
    Ok(())
}

/// Steps through an example; names it if one of its heights is another than the first.
const HEIGHTS: &str = "const [index] = arguments;
    return (async () => {
        const example = document.querySelectorAll('nian-example')[index];
        await example.ready;
        const heights = [];
        for (let step = 0; step <= example.steps; step++) {
            example.goTo(step);
            await new Promise((drawn) => setTimeout(drawn));
            heights.push(Math.round(example.getBoundingClientRect().height));
        }
        const same = heights.every((height) => Math.abs(height - heights[0]) <= 1);
        return same ? '' : `${example.getAttribute('src')}: ${heights}`;
    })();";
