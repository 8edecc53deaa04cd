//! A lesson speaks the languages it has: what is in another than its card is marked with it.

use super::japanese::TEXTS;
use nian_tests::{Answer, Page, Result, Setup, Suite, Widget, json};

/// Texts that are a string, and the language of the file; and what is none of our languages, with marks in
/// it that are not to be read.
const CHINESE: &str = r#"{
    "language": "zh-Hant", "title": "只有中文", "place": "某處", "start": "nim:3,4,5", "say": "開始了。",
    "steps": [
        { "play": "a2" },
        { "say": { "fr": "<i lang=x>Voilà</i>", "de": "Da" } },
        { "say": { "ja": "はい。", "zh-Hant": "<b>好。</b>" } },
        { "say": { "zh-Hant": "好。", "en-GB": "Grey." } },
        { "say": { "zh-Hant": "好。", "en": "Yes." }, "ask": "outcome" }
    ]
}"#;

pub(crate) fn add(suite: &mut Suite) {
    let example = "<nian-example src=mine.json answers=shown></nian-example>";
    let setup = Setup::default()
        .embed(example)
        .answer("mine.json", Answer::Text(CHINESE.to_owned()));
    suite.add("languages::lessons", setup, in_english);
}

/// What stands in another language than English, with that language.
async fn foreign(example: &Widget<'_>) -> Result<Vec<(String, String)>> {
    let texts = example.inside(TEXTS).await?;
    let texts = texts.as_array().into_iter().flatten();
    let mut foreign: Vec<_> = texts
        .map(|text| {
            let part = |at: usize| text[at].as_str().unwrap_or_default().to_owned();
            (part(0), part(1))
        })
        .filter(|(_, lang)| lang != "en")
        .collect();
    foreign.sort();
    foreign.dedup();
    Ok(foreign)
}

async fn in_english(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let example = page.widget("nian-example").await?;
    let always = [("只有中文", "zh-Hant"), ("某處", "zh-Hant")];
    for (step, own) in [
        (0, Some(("開始了。", "zh-Hant"))),
        (1, None), // computed
        (2, Some(("<i lang=x>Voilà</i>", "fr"))),
        (3, Some(("<b>好。</b>", "zh-Hant"))),
        (4, Some(("Grey.", "en-GB"))),
        (5, None),
    ] {
        example.set("step", json!(step)).await?;
        example.until(&format!("step === {step}")).await?;
        let mut wanted: Vec<(String, String)> = always
            .into_iter()
            .chain(own)
            .map(|(text, lang)| (text.to_owned(), lang.to_owned()))
            .collect();
        wanted.sort();
        assert_eq!(foreign(&example).await?, wanted, "step {step}");
        if let Some((text, lang)) = own {
            let spoken = example
                .inside(
                    "(() => {
                        const own = root.querySelector('[aria-live] span[lang]');
                        return [own?.textContent, own?.lang, own?.children.length];
                    })()",
                )
                .await?;
            assert_eq!(spoken, json!([text, lang, 0]), "what a screen reader says");
        }
    }
    let said = example.inside("root.querySelector('.nian-sentence').textContent");
    assert_eq!(said.await?, "Yes.");
    Ok(())
}
