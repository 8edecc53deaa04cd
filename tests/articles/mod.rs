//! Every worked example of the articles, opened and stepped through to its end and back.

mod in_view;
mod own;

use crate::site::{ARTICLES, WHOLE, chapter, chapters_with_examples};
use nian_lessons::{Example, Frame, Subject};
use nian_tests::{Page, Result, Setup, Suite, at_night};
use nian_words::Language;
use serde_json::Value;
use std::{fs, path::Path};

pub(crate) fn add(suite: &mut Suite) {
    in_view::add(suite);
    own::add(suite);
    suite.add("articles::far", Setup::default().width(360), far);
    suite.add("articles::near", Setup::default(), near);
    suite.add("articles::tasks", Setup::default().width(360), tasks);
    // In the test command the chapters of each article in one language.
    for (turn, language) in Language::WITH_PAGES.into_iter().enumerate() {
        for (at, slug) in ARTICLES.into_iter().enumerate() {
            if at % Language::WITH_PAGES.len() != turn && !at_night() {
                continue;
            }
            let name = format!("articles::walk::{slug}::{}", language.tag());
            suite.add(name, Setup::default(), async move |page| {
                walk(page, language, slug).await
            });
            if at > 0 {
                suite.everywhere(); // the first has the most chapters by far
            }
        }
    }
}

/// The files of the engine, and of examples, that have been asked for.
fn engine(page: &Page) -> Vec<String> {
    let files = page.requested().into_iter();
    let ours = |path: &String| {
        ["/nian-engine-", "/frames/", "/lessons/"]
            .iter()
            .any(|part| path.contains(part))
    };
    files.filter(ours).collect()
}

/// Nothing of the engine is loaded until a widget comes near the screen.
async fn far(page: &Page) -> Result {
    page.open(WHOLE).await?;
    page.until("customElements.get('nian-example')").await?;
    page.two_frames().await?;
    assert_eq!(engine(page), [""; 0], "too early");
    Ok(())
}

/// The tasks of a section come to life when they are unfolded, and are those of its skill.
async fn tasks(page: &Page) -> Result {
    let proofs = chapter(Language::En, "odd-total", "proofs");
    page.open(&format!("{proofs}#theorem1")).await?;
    page.widget("#theorem1 nian-example").await?;
    let task = "document.querySelector('#theorem1 nian-exercise').position";
    assert_eq!(page.value(task).await?, Value::Null, "too early");
    page.run(
        "document.querySelector('#theorem1 .tasks').open = true",
        vec![],
    )
    .await?;
    let exercise = page.widget("#theorem1 nian-exercise").await?;
    let position = exercise.get("position").await?;
    assert!(position.to_string().contains("parity"), "{position}");
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// The first example is near: of the cards only its own are loaded. Each file is loaded once,
/// however many widgets wake together; the engine at rest.
async fn near(page: &Page) -> Result {
    page.open(&chapter(Language::ZhHant, "nim-and-variants", "nim"))
        .await?;
    page.until("document.querySelector('nian-example').position")
        .await?;
    page.two_frames().await?;
    let cards: Vec<_> = engine(page)
        .into_iter()
        .filter(|path| path.contains("/frames/"))
        .collect();
    let first = "/zh-Hant/nim-and-variants/three-four-five.json";
    assert!(cards.len() == 1 && cards[0].ends_with(first), "{cards:?}");
    page.value("location.hash = 'ex2'").await?;
    page.until(
        "[...document.querySelectorAll('#ex2 > .rest > *')]
            .filter(({ localName }) => customElements.get(localName))
            .every(({ position }) => position)",
    )
    .await?;
    page.until(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.zh-Hant.txt'))",
    )
    .await?;
    let mut once = engine(page);
    let all = once.len();
    once.sort();
    once.dedup();
    assert!(once.iter().any(|path| path.ends_with(".zh-Hant.txt")));
    assert_eq!(all, once.len(), "loaded twice: {:?}", engine(page));
    Ok(())
}

/// Goes from section to section of each chapter; that nothing is written to the console is seen to by the harness.
async fn walk(page: &Page, language: Language, slug: &str) -> Result {
    for (path, examples) in chapters_with_examples(language, slug)? {
        page.open(&path).await?;
        page.until("customElements.get('nian-example')").await?;
        for name in examples {
            let walked = page.run(WALK, vec![name.as_str().into()]).await?;
            let widgets = walked.as_array().cloned().unwrap_or_default();
            assert!(!widgets.is_empty(), "{name}: no widget comes alive");
            for widget in widgets {
                check(&widget).map_err(|error| format!("{name}: {error}"))?;
            }
        }
    }
    Ok(())
}

/// Wakes the widgets that stand in a section itself and steps through each: what it shows at every
/// step on the way there, and again on the way back.
const WALK: &str = "const [name] = arguments;
    return (async () => {
        location.hash = name;
        const section = document.getElementById(name);
        // What a reader is to find first stands in an element of its own.
        const all = section.querySelectorAll(':scope > *, :scope > .rest > *');
        const widgets = [...all].filter(({ localName }) => customElements.get(localName));
        const walked = [];
        for (const widget of widgets) {
            await widget.ready;
            const shown = () => [widget.step, widget.position, widget.outcome];
            const there = [shown()];
            while (widget.canGoTo('next')) { widget.goTo('next'); there.push(shown()); }
            const back = [shown()];
            while (widget.canGoTo('prev')) { widget.goTo('prev'); back.unshift(shown()); }
            const { localName, steps } = widget;
            walked.push({ localName, src: widget.getAttribute('src'), steps, there, back });
        }
        return walked;
    })();";

/// The steps are those of the example, the outcomes those of the solver, on both ways.
fn check(widget: &Value) -> Result {
    let there = widget["there"].as_array().cloned().unwrap_or_default();
    assert_eq!(
        widget["there"], widget["back"],
        "{}: the way back",
        widget["src"]
    );
    assert_eq!(
        widget["steps"],
        there.len() - 1,
        "{}: the last step",
        widget["src"]
    );
    if widget["localName"] != "nian-example" {
        return Ok(());
    }
    let src = widget["src"].as_str().unwrap_or_default();
    let frames = example(src)?.replay()?;
    assert_eq!(there.len(), frames.len(), "{src}: the number of steps");
    for (step, (shown, frame)) in there.iter().zip(&frames).enumerate() {
        assert_eq!(shown[0], step, "{src}");
        let (position, outcome) = expected(frame);
        assert_eq!(shown[1], position, "{src}, step {step}");
        assert_eq!(shown[2], outcome, "{src}, step {step}");
    }
    Ok(())
}

/// What the properties tell of a frame: position and outcome, or nulls.
fn expected(frame: &Frame) -> (Value, Value) {
    match &frame.subject {
        Subject::Position(position) => {
            let safe = position.outcome().is_safe();
            let outcome = if safe { "safe" } else { "unsafe" };
            (position.to_string().into(), outcome.into())
        }
        _ => (Value::Null, Value::Null),
    }
}

fn example(src: &str) -> Result<Example> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles");
    let (article, example) = src.split_once('/').ok_or("an article and an example")?;
    let text = fs::read_to_string(folder.join(format!("{article}/examples/{example}.json")))?;
    Ok(Example::parse(&text)?)
}
