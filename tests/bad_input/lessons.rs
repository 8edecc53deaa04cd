use super::{a_quarter_elsewhere, in_language, message};
use nian_tests::{Answer, Page, Result, Setup, Suite, json};
use nian_words::Language;
use std::fmt::Display;

const FALLBACK: &str = "What stands here, stays.";

/// That a lesson does not block the page for long.
fn add_blocks(suite: &mut Suite, name: impl Display, lesson: &str) {
    let setup = embed("", "en").answer("mine.json", Answer::Text(lesson.to_owned()));
    suite.add(format!("bad_input::lesson::blocks::{name}"), setup, blocks);
    suite.in_chromium();
}

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

    // Such an address is never asked for: nothing is waited for.
    for (name, src) in [
        ("ftp", "ftp://x.invalid/lesson.json"),
        ("script", "javascript:seen.push(1)//.json"),
    ] {
        let setup = embed(src, "en");
        let name = format!("bad_input::src::never_read::{name}");
        suite.add(name, setup, async |page| {
            stands(page, "en").await?;
            let told = page.seen("nian-error").await?;
            assert_eq!(told.len(), 1, "{told:?}");
            assert_eq!(told[0]["code"], "bad-value", "{}", told[0]);
            let said = told[0]["message"].as_str().unwrap_or_default();
            assert!(said.contains("address"), "{said}");
            Ok(())
        });
    }

    for (tag, why) in [("en", "Perhaps a later version"), ("zh-Hant", "較新的版本")] {
        for (name, lesson, later) in [
            (
                "later",
                r#"{ "start": "nim:1", "title": T, "steps": [{ "sing": 1 }] }"#,
                true,
            ),
            (
                "of_today",
                r#"{ "start": "nim:1", "title": T, "steps": [{ "play": "a2" }] }"#,
                false,
            ),
        ] {
            let lesson = lesson.replace('T', r#"{ "zh-Hant": "題", "zh-Hans": "题", "en": "t" }"#);
            let setup = embed("mine.json", tag).answer("mine.json", Answer::Text(lesson));
            let name = format!("bad_input::lesson::version::{name}::{tag}");
            suite.add(name, setup, async move |page| {
                page.open("embed.html").await?;
                let said = message(page).await?;
                assert_eq!(said.contains(why), later, "{said}");
                Ok(())
            });
        }
    }

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
    for (name, steps) in REPLIES {
        let lesson = replies(steps);
        add_blocks(suite, name, &lesson);
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
    for (name, lesson) in tables() {
        add_blocks(suite, name, &lesson);
    }
    for (name, lesson, why) in too_long() {
        add_blocks(suite, name, &lesson);
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

    // A title is broken where it has no place to be broken at.
    let long = json!({ "en": "W".repeat(3000) });
    let title = format!(r#"{{ "start": "nim:1", "title": {long}, "place": {long}, "steps": [] }}"#);
    let setup = embed("mine.json", "en").answer("mine.json", Answer::Text(title));
    suite.add(
        "bad_input::lesson::long_title",
        setup.width(360),
        async |page| {
            page.open("embed.html").await?;
            page.widget("nian-example").await?;
            let fits = "document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.value(fits).await?, true);
            Ok(())
        },
    );

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

/// Small files that once kept a browser busy for up to a minute: with so many steps.
const REPLIES: [(&str, usize); 2] = [("replies_500", 500), ("replies_100", 100)];

fn replies(steps: usize) -> String {
    long("wythoff:60,60", r#"{"show":"replies"}"#, steps)
}

/// Such of games whose outcomes are read from a table: all alike, and each of another heap.
fn tables() -> [(&'static str, String); 3] {
    let falling = |set: &str| {
        let position =
            |heap| format!(r#"{{"position":"subtraction.{set}:{heap}","show":"replies"}}"#);
        let steps: Vec<_> = (0..500).map(|step| position(9998 - step)).collect();
        long(&format!("subtraction.{set}:9999"), &steps.join(","), 1)
    };
    [
        (
            "tables_500",
            long("subtraction.fib:9999", r#"{"show":"replies"}"#, 500),
        ),
        ("tables_falling", falling("fib")),
        ("tables_of_a_set", falling("1,999")),
    ]
}

/// Others, and a large one, which are refused: their names, and what is said of them.
fn too_long() -> [(&'static str, String, &'static str); 3] {
    let keys: Vec<_> = (0..50_000).map(|key| format!(r#""k{key}":1"#)).collect();
    let say = format!(r#"{{"say":"{}"}}"#, "x".repeat(10_000_000));
    let tables = long("subtraction.fib:999983", "{}", 500);
    let keys = long("nim:1", &format!("{{{}}}", keys.join(",")), 1);
    [
        ("tables", tables, "table of outcomes"),
        ("keys", keys, "bytes"),
        ("text", long("nim:1", &say, 1), "bytes"),
    ]
}

/// No task may take longer, in milliseconds: a reader would notice.
const TASK: f64 = 200.0;

/// Shows a lesson, goes to its end and back, so many times at most, until no task of that took too long. Returns how long
/// the longest took in the best of these times, had the machine had nothing else to do: what else it does shows in slices
/// of a loop, of which the shortest was not interrupted.
const BLOCKS: &str = "const [most, times] = arguments;
return (async () => {
    let tasks = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask' });
    const slice = () => {
        const begun = performance.now();
        for (let at = 0, sum = 0; at < 1_000_000; at += 1) sum = (sum + at * at) % 7919;
        return performance.now() - begun;
    };
    const busy = () => {
        const slices = Array.from({ length: 40 }, slice);
        return Math.max(1, slices.reduce((all, one) => all + one) / Math.min(...slices) / slices.length);
    };
    busy(); // compiled once
    const pause = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    const main = document.querySelector('main');
    let best = Infinity;
    let shown = '';
    for (let time = 0; time < times && best > most; time += 1) {
        const before = busy();
        await pause();
        tasks = [];
        const example = document.createElement('nian-example');
        example.lang = 'en';
        example.src = `mine.json?${time}`;
        main.replaceChildren(example);
        const error = await example.ready.then(() => '', (error) => error.code);
        if (!error) for (const place of ['last', 'prev', 'first']) {
            example.goTo(place);
            await pause();
        }
        await new Promise((then) => setTimeout(then, 100)); // a browser tells of long tasks when it has time
        tasks.push(...observer.takeRecords());
        shown = error || `${example.steps} steps`;
        const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
        best = Math.min(best, longest / Math.max(before, busy()));
    }
    return [best, shown];
})()";

/// Neither reading such a lesson nor stepping through it holds the page up.
async fn blocks(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("customElements.get('nian-example')").await?;
    let found = page.run(BLOCKS, vec![json!(TASK), json!(6)]).await?;
    let [longest, shown] = [&found[0], &found[1]];
    println!("{longest} ms, {shown}");
    assert!(longest.as_f64() < Some(TASK), "a task took {longest} ms");
    assert!(
        shown == "bad-lesson" || shown.to_string().contains("00 steps"),
        "{shown}"
    );
    Ok(())
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
