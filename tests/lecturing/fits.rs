//! On stage everything is to be seen above the line, and read from the last row.

use crate::{presenting::elements::elements, site::path};
use nian_tests::{Page, Result, Setup, Suite, at_night, json};
use nian_words::Language;

const SCREENS: [(u32, u32, Language); 5] = [
    (1280, 720, Language::ZhHant),
    (1536, 864, Language::ZhHant),
    (1920, 1080, Language::ZhHant),
    (1024, 768, Language::ZhHant),
    (1280, 720, Language::En),
];
/// One thing in so many, at one step in so many and the last; at night all of it.
const SAMPLE: [usize; 2] = [14, 6];
/// The most things of a lesson.
const MOST: usize = 60;

const LOOK: &str = concat!(
    include_str!("../presenting/look.js"),
    include_str!("now.js"),
    include_str!("fits.js")
);

pub(super) fn add(suite: &mut Suite) {
    for (at, (width, height, language)) in SCREENS.into_iter().enumerate() {
        let apart = if at_night() { [1, 1] } else { SAMPLE };
        let name = format!("lecturing::fits::{}::{width}x{height}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            page.resize(width, height).await?;
            let mut items: Vec<_> = elements()?.iter().filter_map(|tag| item(tag)).collect();
            items.sort();
            items.dedup();
            let items: Vec<_> = items
                .into_iter()
                .skip(at % apart[0])
                .step_by(apart[0])
                .collect();
            let mut wrong = Vec::new();
            let (games, others): (Vec<_>, Vec<_>) =
                items.into_iter().partition(|item| is_game(item));
            for (items, answers) in [(games, "ask"), (others, "shown")] {
                for items in items.chunks(MOST) {
                    let lesson = format!("d={}&answers={answers}", items.join(";"));
                    wrong.extend(every_step(page, language, &lesson, apart[1]).await?);
                }
            }
            assert!(wrong.is_empty(), "{}: {wrong:#?}", wrong.len());
            Ok(())
        });
    }
}

/// The item of an element in the address of a lesson; a table's rules stand apart, and it has the usual ones.
fn item(tag: &str) -> Option<String> {
    let value = |name: &str| {
        let (_, rest) = tag.split_once(&format!("{name}="))?;
        let end = |sign: char| matches!(sign, '"' | ' ' | '>');
        rest.trim_start_matches('"').split(end).next()
    };
    match tag.split(' ').next()? {
        "<nian-example" => value("src").map(str::to_owned),
        "<nian-claim" => value("src").map(|src| format!("claim:{src}")),
        "<nian-game" => value("position").map(str::to_owned),
        "<nian-table" => value("of").map(|of| format!("table:{of}")),
        "<nian-number" => Some(format!("number:{}={}", value(" in")?, value("value")?)),
        _ => None,
    }
}

/// Whether it is a position, whose answer waits.
fn is_game(item: &str) -> bool {
    !item.contains('/') && !item.starts_with("table:") && !item.starts_with("number:")
}

async fn every_step(
    page: &Page,
    language: Language,
    lesson: &str,
    apart: usize,
) -> Result<Vec<String>> {
    page.media("prefers-reduced-motion", "reduce").await?;
    let lesson = format!("class/?{lesson}&stage=1&v=1");
    page.open(&path(language, &lesson)).await?;
    page.until("document.querySelector('.lecture-thing > *')")
        .await?;
    let mut wrong = Vec::new();
    let mut from = json!(1);
    while !from.is_null() {
        let found = page.run(LOOK, vec![from, json!(apart)]).await?;
        let said = found["wrong"].as_array().into_iter().flatten();
        wrong.extend(said.filter_map(|what| what.as_str().map(str::to_owned)));
        from = found["next"].clone();
    }
    Ok(wrong)
}
