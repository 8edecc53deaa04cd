//! Files that stop half-way or do not begin: nobody waits for ever, and what then comes is shown.

use super::EXAMPLE;
use nian_tests::{Answer, Page, Result, Setup, Suite, json};

const GAME: &str = "<nian-game position=nim:3,4,5 opponent=none></nian-game>";
/// All three times that a file is asked for.
const ALWAYS: usize = 99;
const CARDS: &str = "*/en/nim-and-variants/ex2.json";

/// A file by its role, the tag that needs it, its path, and how it stalls so many times.
type Stalls = (
    &'static str,
    &'static str,
    &'static str,
    fn(usize) -> Answer,
);

pub(crate) fn add(suite: &mut Suite) {
    let impatient = |body: &str| {
        let setup = Setup::default().impatient().embed(body);
        setup.expect("failed").expect("late")
    };
    let files: [Stalls; 5] = [
        ("cards", EXAMPLE, CARDS, Answer::Stall),
        ("styles", EXAMPLE, "nian.css", Answer::Silence),
        ("glue", GAME, "nian-engine-*.js", Answer::Silence),
        ("wasm", GAME, "nian-engine-*_bg.wasm", Answer::Stall),
        ("words", GAME, "nian-engine-*.en.txt", Answer::Stall),
    ];
    for (file, body, path, answer) in files {
        let once = impatient(body).answer(path, answer(1));
        suite.add(format!("frames::stalled::once::{file}"), once, comes);
        let never = impatient(body).answer(path, answer(ALWAYS));
        let test = format!("frames::stalled::never::{file}");
        suite.add(test, never, is_told);
    }
    let untold = impatient(EXAMPLE)
        .answer("*/nim-and-variants/ex2.json", Answer::Status(500))
        .answer("faults.js", Answer::Silence(ALWAYS));
    suite.add("frames::stalled::untold", untold.expect("500"), is_told);
    // It takes longer than a page waits for what stops.
    let slow = impatient(GAME).slow("_bg.wasm", 300, 8);
    suite.add("frames::stalled::slow", slow, comes);
}

/// What stops once is asked for again, and nobody hears of it.
async fn comes(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    assert!(page.seen("nian-error").await?.is_empty());
    Ok(())
}

/// What never comes is told, with a button to ask again, and nothing is waited for any more.
async fn is_told(page: &Page) -> Result {
    page.open("embed.html").await?;
    let widget = "document.querySelector('main > :last-child')";
    let reason = page
        .value(&format!(
            "{widget}.ready.then(() => 'ready', (error) => error.code)"
        ))
        .await?;
    assert_eq!(reason, "not-loaded");
    let told = page.seen("nian-error").await?;
    assert_eq!(told[0]["code"], "not-loaded", "{told:?}");
    let button = format!("{widget}.shadowRoot.querySelector('[role=alert] button')?.textContent");
    assert_eq!(page.value(&button).await?, "Try again");
    let message = told[0]["message"].as_str().unwrap_or_default();
    assert!(message.contains("did not arrive"), "{message}");
    assert_eq!(told.len(), 1, "{}", json!(told));
    Ok(())
}
