//! What stands in other people's pages, links and folders goes on working; see the README beside this.

mod acts;
mod names;
mod sections;

pub(crate) use sections::{lead, sections};

use nian_tests::{Answer, Page, Result, Setup, Suite, Value, json};
use std::{fs, path::PathBuf};

/// A lesson in an address needs to be allowed, where there is a policy.
const WITH_DATA: &str =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:";

pub(crate) fn add(suite: &mut Suite) {
    let every_tag = Setup::default().policy(WITH_DATA).embed(&all_tags());
    suite.add("promised::tags", every_tag, tags);
    suite.add("promised::addresses", Setup::default(), addresses);
    sections::add(suite);
    suite.add("promised::acts", Setup::default().embed(""), acts::acts);
    let example = "<nian-example src=nim-and-variants/ex1></nian-example>";
    suite.add(
        "promised::names",
        Setup::default().embed(example),
        names::names,
    );
    let lessons = [
        ("nim.json", include_str!("lessons/nim.json")),
        ("trees.json", include_str!("lessons/trees.json")),
        ("games.json", include_str!("lessons/games.json")),
        ("pairs.json", include_str!("lessons/pairs.json")),
        ("numbers.json", include_str!("lessons/numbers.json")),
        ("english.json", include_str!("lessons/english.json")),
    ];
    let mut setup = Setup::default().embed("");
    for (name, text) in lessons {
        setup = setup.answer(name, Answer::Text(text.to_owned()));
    }
    suite.add("promised::lessons", setup, own_lessons);
}

/// A file of this folder.
fn read(name: &str) -> Value {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("promised")
        .join(name);
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file:?}: {error}"))
}

fn rows(name: &str) -> Vec<Value> {
    read(name).as_array().cloned().unwrap_or_default()
}

fn all_tags() -> String {
    let tags = rows("tags.json").into_iter();
    tags.map(|row| row["tag"].as_str().unwrap_or_default().to_owned())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Wakes the element and gives the properties that are named.
const SHOWN: &str = "const [css, at, names] = arguments;
    return (async () => {
        const element = document.querySelectorAll(css)[at];
        if (element.localName.includes('-')) await customElements.whenDefined(element.localName);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await element.ready;
        return Object.fromEntries(names.map((name) => [name, element[name]]));
    })();";

async fn check(page: &Page, css: &str, at: usize, row: &Value) -> Result {
    let there = format!("document.querySelectorAll({})[{at}]", json!(css));
    page.until(&there)
        .await
        .map_err(|error| format!("{row}: {error}"))?;
    let promised = &row["shows"];
    let names: Vec<&String> = promised
        .as_object()
        .into_iter()
        .flat_map(|all| all.keys())
        .collect();
    let shown = page
        .run(SHOWN, vec![json!(css), json!(at), json!(names)])
        .await?;
    if !keeps(promised, &shown) {
        return Err(format!("{row} was promised; it shows {shown}").into());
    }
    Ok(())
}

/// Whether all that was promised is there: what is not named is not looked at.
fn keeps(promised: &Value, shown: &Value) -> bool {
    match promised.as_object() {
        Some(named) => named.iter().all(|(name, value)| keeps(value, &shown[name])),
        None => promised == shown,
    }
}

async fn tags(page: &Page) -> Result {
    page.open("embed.html").await?;
    let rows = rows("tags.json");
    assert!(rows.len() >= 76, "no line is taken away");
    for (at, row) in rows.iter().enumerate() {
        check(page, "main > :not(h1)", at, row).await?;
    }
    Ok(())
}

async fn addresses(page: &Page) -> Result {
    let rows = rows("addresses.json");
    assert!(rows.len() >= 36, "no line is taken away");
    for row in &rows {
        page.open(row["address"].as_str().unwrap_or_default())
            .await?;
        check(page, row["element"].as_str().unwrap_or_default(), 0, row).await?;
    }
    Ok(())
}

/// The position of every step.
const WALKED: &str = "const [src] = arguments;
    return (async () => {
        const example = document.createElement('nian-example');
        example.setAttribute('src', src);
        document.body.append(example);
        await example.ready;
        const shown = [example.position];
        while (example.canGoTo('next')) { example.goTo('next'); shown.push(example.position); }
        return shown;
    })();";

async fn own_lessons(page: &Page) -> Result {
    let promised = read("lessons.json");
    for (name, positions) in promised.as_object().into_iter().flatten() {
        page.open("embed.html").await?;
        page.until("customElements.get('nian-example')").await?;
        let shown = page.run(WALKED, vec![json!(name)]).await?;
        assert_eq!(shown, *positions, "{name}");
    }
    Ok(())
}
