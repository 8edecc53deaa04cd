//! The code that authors copy, in pages of theirs.

use super::code;
use nian_tests::{Answer, Page, Result, Setup, Suite};

/// What stands for wherever the site is.
const ANYWHERE: &str = "https://example.org/nian/";

/// One of each that the scripts of the manual act on, and where they say what they have found.
const BODY: &str = "<nian-game position='nim:3,4,5' opponent=none></nian-game>\
    <nian-example src='nim-and-variants/ex1'></nian-example>\
    <nian-exercise skill=outcome seed=7></nian-exercise><p id=said></p>";

/// What policies are tried with: what steps, what calculates, and what searches in a worker.
const KINDS: &str = "<nian-example src='nim-and-variants/ex1'></nian-example>\
    <nian-game position='nim:3,4,5'></nian-game><nian-claim src='nim-and-variants/dice'></nian-claim>";

pub(crate) fn add(suite: &mut Suite) {
    suite.add("manual::first_tag", elsewhere(first_page()), first_tag);
    suite.add("manual::scripts", Setup::default().embed(BODY), scripts);
    suite
        .add("manual::whole_page", elsewhere(whole_page()), played)
        .everywhere();
    for (name, policy) in policies() {
        let setup = Setup::default().policy(policy);
        let setup = match name.as_str() {
            "other" => setup.embed_from_elsewhere(KINDS),
            _ => setup.embed(KINDS),
        };
        suite.add(format!("manual::policies::{name}"), setup, allows);
    }
}

/// A page of somebody else's, on another host.
fn elsewhere(page: String) -> Setup {
    Setup::default()
        .policy("default-src * 'unsafe-inline' 'wasm-unsafe-eval'")
        .expect("request to another host: http://localhost:")
        .answer("page.html", Answer::Text(page))
}

/// An empty page, with what the manual has one paste into it first.
fn first_page() -> String {
    let all = code("en", "index").into_iter();
    page_with(&all.take(2).map(|code| code.text).collect::<String>())
}

/// The page that scripts belong in, with the first of them in its place.
fn whole_page() -> String {
    let all = code("en", "scripting");
    let script = all.iter().find(|code| code.kind.starts_with("js run"));
    let script = script.expect("a script");
    let page = all[0]
        .text
        .replace("// one of the scripts below", &script.text);
    assert!(page.contains(&script.text), "no place for a script: {page}");
    page_with(&page)
}

fn page_with(pasted: &str) -> String {
    let pasted = pasted.replace(ANYWHERE, "%ELSEWHERE%/");
    format!(
        "<!doctype html><html lang=en><title>My page</title><link rel=icon href=icon.svg><h1>My page</h1>{pasted}</html>"
    )
}

async fn first_tag(page: &Page) -> Result {
    page.open("page.html").await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    game.call("play", "a2".into()).await?;
    game.until("position !== 'nim:3,4,5'").await
}

async fn played(page: &Page) -> Result {
    page.open("page.html").await?;
    page.until("document.querySelector('#said').textContent === 'nim:1,4,5: safe'")
        .await
}

/// Each script does what is said behind `run` in its head, and is the same in all languages.
async fn scripts(page: &Page) -> Result {
    let scripts = |language| -> Vec<_> {
        let all = code(language, "scripting").into_iter();
        all.filter(|code| code.kind.starts_with("js run")).collect()
    };
    let own = scripts("en");
    assert!(own.len() >= 5, "scripts are missing");
    for language in ["zh-Hant", "zh-Hans"] {
        let others = scripts(language)
            .into_iter()
            .map(|code| (code.kind, code.text));
        let ours = own
            .iter()
            .map(|code| (code.kind.clone(), code.text.clone()));
        assert!(others.eq(ours), "{language}: other code");
    }
    for script in own {
        let expected = script.kind.strip_prefix("js run ").expect("what it does");
        page.open("embed.html").await?;
        page.wake().await?;
        let before = page.value(&format!("Boolean({expected})")).await?;
        assert_eq!(before, false, "{expected}, before the script");
        page.run(
            &format!("return (async () => {{ {} }})()", script.text),
            vec![],
        )
        .await?;
        page.until(expected).await?;
    }
    Ok(())
}

/// The policies that the chapter about hosts gives, by name.
fn policies() -> Vec<(String, &'static str)> {
    let all = code("en", "hosts").into_iter();
    let named = all.filter_map(|code| {
        let name = code.kind.strip_prefix("text ")?.to_owned();
        // The same host under another name, at whatever port.
        let policy = code
            .text
            .trim()
            .replace("https://example.org", "http://localhost:*");
        Some((name, &*policy.leak()))
    });
    let policies: Vec<_> = named.collect();
    assert_eq!(policies.len(), 3, "own, other, trusted");
    policies
}

async fn allows(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", "next".into()).await?;
    example.until("step === 1").await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("outcome").await?, "unsafe");
    let claim = page.widget("nian-claim").await?;
    claim.get("check()").await?;
    page.until("seen.some(({ type, detail }) => type === 'nian-checked' && detail.expected)")
        .await
}
