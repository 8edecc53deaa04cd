//! On a projector everything is to be seen, and read from the last row.

use super::elements::elements;
use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, at_night, json};
use nian_words::Language;

/// What projectors and the screens that are mirrored on them have; English is longer.
const SCREENS: [(u32, u32, Language); 5] = [
    (1280, 720, Language::ZhHant),
    (1024, 768, Language::ZhHant),
    (1024, 768, Language::En),
    (1536, 864, Language::ZhHant),
    (1920, 1080, Language::ZhHant),
];

/// One element in so many is looked at, at one step in so many and the last; at night all of it, which
/// takes up to three minutes a screen.
const FIRST: [usize; 2] = [6, 5];
const OTHERS: [usize; 2] = [10, 7];

const LOOK: &str = concat!(include_str!("look.js"), include_str!("stage.js"));

pub(crate) fn add(suite: &mut Suite) {
    for (at, (width, height, language)) in SCREENS.into_iter().enumerate() {
        let apart = match at {
            _ if at_night() => [1, 1],
            0 => FIRST,
            _ => OTHERS,
        };
        let name = format!("presenting::stage::{}::{width}x{height}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            page.resize(width, height).await?;
            let mut elements = elements()?;
            elements.sort();
            let some = elements.into_iter().skip(at % apart[0]).step_by(apart[0]);
            every_step(page, language, some, apart[1]).await
        });
    }
}

/// Nothing is wrong at any step of these that stands so many `apart`, nor at the last.
async fn every_step(
    page: &Page,
    language: Language,
    elements: impl Iterator<Item = String>,
    apart: usize,
) -> Result {
    page.media("prefers-reduced-motion", "reduce").await?;
    page.open(&path(language, "show/?theme=projector")).await?;
    page.widget("nian-example").await?;
    let mut wrong = Vec::new();
    for element in elements {
        let mut from = json!(false);
        while !from.is_null() {
            let found = page
                .run(LOOK, vec![json!(element), from, json!(apart)])
                .await?;
            for what in found["wrong"].as_array().into_iter().flatten() {
                wrong.push(format!("{element} {what}"));
            }
            from = found["next"].clone();
        }
    }
    assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
    Ok(())
}
