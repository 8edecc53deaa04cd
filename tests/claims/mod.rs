//! Claims: checked in a worker, in every language, within any limits the reader gives.

use crate::site::path;
use nian_claims::{CLAIMS, find};
use nian_lessons::ClaimText;
use nian_tests::{Page, Result, Setup, Suite, Widget, at_night, json};
use nian_words::Language;
use std::{fs, path::Path};

/// A page that lets one other host in, and workers made by its scripts.
const OTHER_HOST: &str = "default-src 'self' http://localhost:*; \
    script-src 'self' http://localhost:* 'wasm-unsafe-eval'; worker-src blob: http://localhost:*";

/// A page that lets no worker run.
const NO_WORKERS: &str =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'";

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let setup = Setup::default();
        // The same claims, which are checked alike; `range` tries what is said in the other languages.
        if language == Language::ZhHant || at_night() {
            suite.add(format!("claims::all::{tag}"), setup, async move |page| {
                all(page, language).await
            });
        }
        let setup = Setup::default().without_scripts();
        suite.add(format!("claims::off::{tag}"), setup, async move |page| {
            without(page, language).await
        });
        let setup = Setup::default();
        suite.add(format!("claims::range::{tag}"), setup, async move |page| {
            range(page, language).await
        });
    }
    suite.add("claims::cancel", Setup::default(), cancel);
    suite.add("claims::stop", Setup::default(), stop);
    suite.add("claims::keyboard", Setup::default(), keyboard);
    let body = "<nian-claim src=nim-and-variants/dice lang=en></nian-claim>";
    let setup = Setup::default().embed(body);
    suite.add("claims::embedded", setup, embedded);
    let setup = Setup::default()
        .policy(OTHER_HOST)
        .embed_from_elsewhere(body);
    suite.add("claims::from_elsewhere", setup, embedded);
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let body = format!("<nian-claim src=nim-and-variants/dice lang={tag}></nian-claim>");
        let setup = Setup::default()
            .policy(NO_WORKERS)
            .embed(&body)
            .expect("Content Security Policy")
            .expect("request failed");
        suite.add(format!("claims::no_worker::{tag}"), setup, no_worker);
    }
    let body = "<nian-claim src=nim-and-variants/nothing lang=en>Stays.</nian-claim>";
    let unknown = Setup::default().embed(body).expect("404");
    suite.add("claims::unknown", unknown, async |page| {
        page.open("embed.html").await?;
        page.until("seen.some(({ type }) => type === 'nian-error')")
            .await
    });
}

/// The claim's card on a page.
async fn card<'page>(page: &'page Page, id: &str) -> Result<Widget<'page>> {
    page.widget(&format!("nian-claim[src='{id}']")).await
}

/// The page checks them all, and each ends as it should.
async fn all(page: &Page, language: Language) -> Result {
    page.open(&path(language, "checked/")).await?;
    let listed = page.find_all("nian-claim").await?.len();
    assert_eq!(listed, CLAIMS.len());
    let script = "window.results = {};
        addEventListener('nian-checked', ({ target, detail }) => {
            results[target.getAttribute('src')] = detail;
        });
        document.querySelector('.check-all button').click();";
    page.run(script, Vec::new()).await?;
    // In parts: each is waited for no longer than anything else.
    for claim in &CLAIMS {
        page.until(&format!("results['{}']", claim.id)).await?;
        let result = page.value(&format!("results['{}']", claim.id)).await?;
        let said = if claim.is_erratum() { "fails" } else { "holds" };
        let truth = claim.is_erratum().then_some("holds");
        assert_eq!(result["said"], said, "{}", claim.id);
        assert_eq!(result["truth"], json!(truth), "{}", claim.id);
        assert_eq!(result["expected"], true, "{}", claim.id);
    }
    let number = CLAIMS.len().to_string();
    page.until(&format!(
        "document.querySelector('.check-all [role=status]').textContent.includes('{number}')"
    ))
    .await?;
    // What is said of one that fails, with a way to the position.
    let dice = card(page, "nim-and-variants/dice").await?;
    let words = language.checking();
    let spoken = dice.spoken().await?;
    assert!(spoken.contains(&words.fails(2)), "{spoken}");
    assert!(spoken.contains(&words.holds(1206)), "{spoken}");
    let link = dice
        .inside("root.querySelector('.nian-position a').href")
        .await?;
    let place = path(language, "play/?p=dice:16@1");
    assert!(
        link.as_str().is_some_and(|link| link.ends_with(&place)),
        "{link}"
    );
    assert_eq!(page.accessibility().await?, Vec::<String>::new());
    Ok(())
}

/// Without scripts the words of every claim are there.
async fn without(page: &Page, language: Language) -> Result {
    page.open(&path(language, "checked/")).await?;
    for element in page.find_all("nian-claim").await? {
        let src = element.attr("src").await?.unwrap_or_default();
        let text = squeezed(&element.text().await?);
        let words = read(&src)?;
        for part in [Some(words.claim), words.truth, words.why]
            .into_iter()
            .flatten()
        {
            let part = squeezed(language.pick(&part));
            assert!(text.contains(&part), "{src}: {part}\nin {text}");
        }
    }
    Ok(())
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn read(src: &str) -> Result<ClaimText> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles");
    let (article, claim) = src.split_once('/').ok_or("an article and a claim")?;
    let text = fs::read_to_string(folder.join(format!("{article}/claims/{claim}.json")))?;
    ClaimText::parse(&text).map_err(|error| format!("{src}: {error}").into())
}

/// A bad number is named, and the last good one is used.
async fn range(page: &Page, language: Language) -> Result {
    page.open(&path(language, "checked/")).await?;
    let dice = card(page, "nim-and-variants/dice").await?;
    let limits = find("nim-and-variants/dice").ok_or("no such claim")?.range;
    let words = language.checking();
    for bad in ["5", "many", "", "99999999999999999999999"] {
        enter(&dice, bad).await?;
        let message = words.bad_range(limits.least, limits.most, limits.usual);
        let spoken = dice.spoken().await?;
        assert!(spoken.contains(&message), "`{bad}`: {message} in {spoken}");
    }
    enter(&dice, "16").await?;
    dice.until_inside("!root.querySelector('.nian-card [role=alert]')")
        .await?;
    dice.press(words.check()).await?;
    dice.until_inside("root.querySelectorAll('.nian-verdict').length === 2")
        .await?;
    // Seventeen heaps with six faces.
    let spoken = dice.spoken().await?;
    assert!(spoken.contains(&words.holds(102)), "{spoken}");
    Ok(())
}

/// Writes into the field of the range, as typing does.
async fn enter(claim: &Widget<'_>, value: &str) -> Result {
    let script = format!(
        "[root.querySelector('input')].map((field) => {{
            field.value = {};
            field.dispatchEvent(new InputEvent('input', {{ bubbles: true, composed: true }}));
        }})",
        json!(value)
    );
    claim.inside(&script).await?;
    Ok(())
}

/// A long check can be ended, and another begun.
async fn cancel(page: &Page) -> Result {
    page.open("en/checked/").await?;
    let words = Language::En.checking();
    let tripling = card(page, "nim-and-variants/tripling").await?;
    enter(&tripling, "250").await?;
    tripling.press(words.check()).await?;
    tripling
        .until_inside("root.querySelector('progress')")
        .await?;
    tripling.press(words.cancel()).await?;
    let cancelled = json!(words.cancelled());
    tripling
        .until_inside(&format!(
            "root.querySelector('.nian-found').textContent === {cancelled}"
        ))
        .await?;
    enter(&tripling, "20").await?;
    tripling.press(words.check()).await?;
    tripling.until_inside("root.querySelector('.holds')").await
}

/// Checking them all can be stopped.
async fn stop(page: &Page) -> Result {
    page.open("en/checked/").await?;
    let button = page.find(".check-all button").await?;
    page.click_on(&button).await?;
    page.until("document.querySelector('.check-all button').dataset.stop === document.querySelector('.check-all button').textContent")
        .await?;
    page.click_on(&button).await?;
    page.until(
        "document.querySelector('.check-all [role=status]').textContent.startsWith('Stopped')",
    )
    .await
}

/// The button is reached and pressed by keys, and what came of it is spoken.
async fn keyboard(page: &Page) -> Result {
    page.open("en/checked/").await?;
    let lemma = card(page, "nim-and-variants/lemma-i").await?;
    lemma.inside("root.querySelector('input').focus()").await?;
    page.press(nian_tests::Key::Tab).await?;
    page.press(nian_tests::Key::Enter).await?;
    lemma.until_inside("root.querySelector('.holds')").await?;
    let spoken = lemma.spoken().await?;
    let expected = Language::En.checking().holds(80);
    assert!(spoken.contains(&expected), "{spoken}");
    Ok(())
}

/// In a page of somebody else's: the method, and what the page is told.
async fn embedded(page: &Page) -> Result {
    page.open("embed.html").await?;
    let claim = page.widget("nian-claim").await?;
    assert_eq!(claim.get("position").await?, json!(null));
    assert_eq!(claim.get("steps").await?, 0);
    claim.get("check()").await?;
    page.until("seen.some(({ type }) => type === 'nian-checked')")
        .await?;
    let told = page.seen("nian-checked").await?;
    assert_eq!(
        told[0],
        json!({ "said": "fails", "truth": "holds", "position": "dice:16@1", "expected": true })
    );
    Ok(())
}

/// Where the page's policy lets no worker run the reader is told, and can go on.
async fn no_worker(page: &Page) -> Result {
    page.open("embed.html").await?;
    let claim = page.widget("nian-claim").await?;
    claim.get("check()").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    claim
        .until_inside(
            "root.querySelector('.nian-card [role=alert]') && !root.querySelector('progress')",
        )
        .await
}
