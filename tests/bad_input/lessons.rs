use super::{a_quarter_elsewhere, in_language, message};
use nian_tests::{Answer, Page, Result, Setup, Suite, json};
use nian_words::Language;

const FALLBACK: &str = "What stands here, stays.";

pub(crate) fn add(suite: &mut Suite) {
    for tag in Language::WITH_PAGES.map(Language::tag) {
        let setup = embed("nim-and-variants/nothing", tag).expect("404");
        suite.add(
            format!("bad_input::src::unknown::{tag}"),
            setup,
            async move |page| stands(page, tag).await,
        );
    }
    let sources = [
        "",
        "nothing",
        "../../..",
        "nim-and-variants/",
        "?",
        "#",
        "\u{1F3B2}",
    ];
    for (at, src) in sources.into_iter().enumerate() {
        let setup = embed(src, "en").expect("404").expect("");
        suite.add(format!("bad_input::src::{src:?}"), setup, async |page| {
            stands(page, "en").await
        });
        a_quarter_elsewhere(suite, at);
    }
    let elsewhere = embed("http://nian.invalid/lesson.json", "en")
        .expect("nian.invalid")
        .expect("request failed");
    suite.add("bad_input::src::elsewhere", elsewhere, async |page| {
        stands(page, "en").await
    });

    let faulty = [
        ("empty", ""),
        ("not_json", "<!doctype html><p>Not found"),
        ("no_object", "[1, 2, 3]"),
        (
            "no_start",
            r#"{ "title": { "zh-Hant": "", "zh-Hans": "", "en": "" }, "steps": [] }"#,
        ),
        (
            "bad_start",
            r#"{ "start": "nim:x", "title": T, "steps": [] }"#,
        ),
        (
            "illegal_move",
            r#"{ "start": "nim:1", "title": T, "steps": [{ "play": "a2" }] }"#,
        ),
        (
            "unknown_field",
            r#"{ "start": "nim:1", "title": T, "steps": [{ "jump": 1 }] }"#,
        ),
        (
            "untrue",
            r#"{ "start": "nim:1", "title": T, "steps": [{ "expect": { "outcome": "safe" } }] }"#,
        ),
        (
            "deep",
            "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
        ),
    ];
    for (at, (name, lesson)) in faulty.into_iter().enumerate() {
        let lesson = lesson.replace('T', r#"{ "zh-Hant": "題", "zh-Hans": "题", "en": "t" }"#);
        let setup = embed("mine.json", "en").answer("mine.json", Answer::Text(lesson));
        let name = format!("bad_input::lesson::{name}");
        suite.add(name, setup, async |page| stands(page, "en").await);
        a_quarter_elsewhere(suite, at);
    }
    // Small files that once kept a browser busy for up to a minute, and a large one.
    for (name, steps) in [("replies_500", 500), ("replies_100", 100)] {
        let lesson = long("wythoff:60,60", r#"{"show":"replies"}"#, steps);
        let setup = embed("mine.json", "en").answer("mine.json", Answer::Text(lesson));
        let name = format!("bad_input::lesson::long::{name}");
        suite.add(name, setup, async move |page| {
            page.open("embed.html").await?;
            let example = page.widget("nian-example").await?;
            assert_eq!(example.get("steps").await?, steps);
            example.call("goTo", json!("last")).await?;
            example
                .until_inside("root.querySelector('.nian-board tr')")
                .await
        });
    }
    let keys: Vec<_> = (0..50_000).map(|key| format!(r#""k{key}":1"#)).collect();
    for (name, lesson, why) in [
        (
            "tables",
            long("subtraction.fib:999983", "{}", 500),
            "table of outcomes",
        ),
        (
            "keys",
            long("nim:1", &format!("{{{}}}", keys.join(",")), 1),
            "bytes",
        ),
        (
            "text",
            long(
                "nim:1",
                &format!(r#"{{"say":"{}"}}"#, "x".repeat(10_000_000)),
                1,
            ),
            "bytes",
        ),
    ] {
        let setup = embed("mine.json", "en").answer("mine.json", Answer::Text(lesson));
        let name = format!("bad_input::lesson::long::{name}");
        suite.add(name, setup, async move |page| {
            page.open("embed.html").await?;
            let message = message(page).await?;
            assert!(message.contains(why), "{message}");
            Ok(())
        });
    }
    let failing = embed("nim-and-variants/ex1", "zh-Hant")
        .answer("*/nim-and-variants/ex1.json", Answer::Status(500))
        .expect("500");
    suite.add("bad_input::lesson::fails", failing, async |page| {
        stands(page, "zh-Hant").await
    });

    let good = "<nian-example src='nim-and-variants/ex1'></nian-example>";
    let then = Setup::default().embed(good).expect("404");
    suite.add("bad_input::src::later", then, later);
    let markup = r#"{ "start": "nim:1", "title": T, "say": T, "steps": [] }"#;
    let title = json!("<img src=x onerror='seen.push(1)'><script>seen.push(1)</script>&lt;");
    let markup = markup.replace(
        'T',
        &json!({ "zh-Hant": title, "zh-Hans": title, "en": title }).to_string(),
    );
    let setup = embed("mine.json", "en").answer("mine.json", Answer::Text(markup));
    suite.add("bad_input::lesson::markup_is_text", setup, markup_is_text);
}

/// A lesson of so many steps that are all alike.
fn long(start: &str, step: &str, steps: usize) -> String {
    let steps = vec![step; steps].join(",");
    format!(
        r#"{{"title":{{"zh-Hant":"題","zh-Hans":"题","en":"t"}},"start":"{start}","steps":[{steps}]}}"#
    )
}

fn embed(src: &str, tag: &str) -> Setup {
    Setup::default().embed(&format!(
        "<nian-example lang={tag} src='{src}'><p id=fallback>{FALLBACK}</p></nian-example>"
    ))
}

/// There is an event with a message in the reader's language, and what stood in the tag is still seen.
async fn stands(page: &Page, tag: &str) -> Result {
    page.open("embed.html").await?;
    let message = message(page).await?;
    assert!(in_language(&message, tag), "{tag}: {message}");
    assert!(message.chars().count() > 5, "{message}");
    assert!(
        page.find("#fallback").await?.is_displayed().await?,
        "the fallback is seen"
    );
    let shown = "document.querySelector('nian-example').shadowRoot?.textContent";
    let shown = page.value(shown).await?;
    assert!(
        shown.as_str().is_some_and(|shown| shown.contains(&message)),
        "{message} in {shown}"
    );
    Ok(())
}

/// A bad `src` given to an example that runs leaves what it shows.
async fn later(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.set("step", json!(3)).await?;
    example.until("position === 'nim:1,4,5'").await?;
    example
        .get("setAttribute('src', 'nim-and-variants/nothing')")
        .await?;
    message(page).await?;
    assert_eq!(
        example.get("position").await?,
        "nim:1,4,5",
        "the last good state stands"
    );
    example.call("goTo", json!("prev")).await?;
    example.until("position === 'nim:3,4,5'").await
}

/// The text of a lesson is never read as HTML.
async fn markup_is_text(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(
        example.inside("root.querySelector('img, script')").await?,
        json!(null)
    );
    let text = example.inside("root.textContent").await?;
    assert!(
        text.as_str()
            .is_some_and(|text| text.contains("<img src=x onerror=")),
        "{text}"
    );
    assert!(
        text.as_str()
            .is_some_and(|text| text.contains("</script>&lt;")),
        "{text}"
    );
    assert_eq!(
        page.value("seen.filter((event) => event === 1).length")
            .await?,
        0
    );
    Ok(())
}
