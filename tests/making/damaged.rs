//! Files that are no lesson, in part or as a whole, and those that fill what there may be.

use super::files::{refused, typed};
use super::{drop_file, kept, open, press, said, settled, steps};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("making::parts", Setup::default(), parts);
    suite.add("making::deep", Setup::default(), deep);
    suite.add("making::kept_damaged", Setup::default(), kept_damaged);
    suite.add("making::large", Setup::default(), large);
}

/// Lessons of which a part is of the wrong kind: the value of a key of the lesson itself, or of its first step. The host tries all
/// (`crates/course/tests`).
const WRONG_PARTS: [(usize, &str, &str); 5] = [
    (1, "ask", "5"),
    (1, "say", r#"{"en":[]}"#),
    (0, "start", "{}"),
    (0, "steps", "5"),
    (1, "", "7"),
];

fn with_part((at, key, value): (usize, &str, &str)) -> String {
    let member = format!(r#""{key}": {value}"#);
    let step = match (at, key) {
        (0, _) => String::new(),
        (_, "") => value.to_owned(),
        _ => format!("{{ {member} }}"),
    };
    let of_lesson = |name: &str, usual: String| {
        if at == 0 && key == name {
            member.clone()
        } else {
            usual
        }
    };
    let mut members = vec![
        of_lesson("title", r#""title": { "en": "T" }"#.to_owned()),
        of_lesson("start", r#""start": "nim:3,4,5""#.to_owned()),
        of_lesson("steps", format!(r#""steps": [ {step} ]"#)),
    ];
    if at == 0 && !["title", "start", "steps"].contains(&key) {
        members.push(member.clone());
    }
    format!("{{ {} }}", members.join(", "))
}

/// Each is told with its place and never kept, from a file, a link and as it is typed; the lesson that is there stays.
async fn parts(page: &Page) -> Result {
    open(page, "en/make/").await?;
    super::play(page, "a2").await?;
    let before = kept(page).await?;
    for part in WRONG_PARTS {
        page.run(
            "document.querySelector('.making .said').textContent = ''",
            vec![],
        )
        .await?;
        let text = with_part(part);
        drop_file(page, text.as_bytes()).await?;
        refused(page, "not of the kind", &before)
            .await
            .map_err(|error| format!("{text}: {error}"))?;
        page.until("document.querySelector('.mistakes li')?.textContent.length > 20")
            .await
            .map_err(|error| format!("{text}: {error}"))?;
        // One of the buttons leads to the value.
        let places = page
            .value("[...document.querySelectorAll('.mistakes button')].map((one) => one.click() ?? document.querySelector('#source').selectionStart)")
            .await?;
        let places: Vec<usize> = serde_json::from_value(places)?;
        let found = places
            .iter()
            .any(|at| text[*at..].starts_with(part.2) || text[*at..].starts_with("[]}"));
        assert!(found, "{text}: {places:?}");
        assert_eq!(steps(page).await?, ["nim:3,4,5", "a2"], "{text}");
    }
    for part in [WRONG_PARTS[0], WRONG_PARTS[2]] {
        let link = crate::teaching_plans::packed(&with_part(part));
        page.open(&format!("en/make/?lesson={link}")).await?;
        page.until("document.querySelector('.mistakes li')?.textContent.length > 20")
            .await
            .map_err(|error| format!("{part:?} by a link: {error}"))?;
        assert_eq!(kept(page).await?, before);
    }
    Ok(())
}

/// What is nested thousands of times is told by line and character, here and where it is shown.
async fn deep(page: &Page) -> Result {
    open(page, "en/make/").await?;
    super::play(page, "a2").await?;
    let before = kept(page).await?;
    let nested = "[".repeat(3000) + &"]".repeat(3000);
    let text = format!(r#"{{"title":{{"en":"T"}},"start":"nim:1","x":{nested},"steps":[]}}"#);
    let link = crate::teaching_plans::packed(&text);
    page.open(&format!("en/make/?lesson={link}")).await?;
    page.until(
        "document.querySelector('.mistakes li')?.textContent.includes('Line 1, character 5')",
    )
    .await?;
    assert_eq!(kept(page).await?, before);
    open(page, "en/make/").await?;
    assert_eq!(steps(page).await?, ["nim:3,4,5", "a2"]);
    page.open(&format!("en/show/?lesson={link}")).await?;
    page.until(
        "document.querySelector('nian-example')?.shadowRoot?.textContent.includes('line 1')",
    )
    .await?;
    page.open(&format!("en/class/?d=lesson:{link}&edit=1&v=1"))
        .await?;
    page.until("document.querySelector('.class .things > li')")
        .await
}

/// What an earlier version has kept although it could not be shown is mended, and its text can be had.
async fn kept_damaged(page: &Page) -> Result {
    open(page, "en/make/").await?;
    let text = r#"{"start":"nim:3,4,5","title":{"en":"Mine"},"steps":[{"play":"a1"},{"ask":5,"play":"b1"}]}"#;
    page.run(
        "localStorage.setItem('nian:make', JSON.stringify({ version: 1, value: { text: arguments[0], at: 2 } }))",
        vec![text.into()],
    )
    .await?;
    open(page, "en/make/").await?;
    assert_eq!(steps(page).await?, ["nim:3,4,5", "a1", "b1"]);
    assert!(said(page).await?.contains("left out"));
    press(page, "aside").await?;
    page.until(&format!(
        "document.querySelector('#source').value === {}",
        json!(text)
    ))
    .await?;
    page.until("document.querySelector('.mistakes li')?.textContent.length > 20")
        .await?;
    // Mended by hand it takes the place of the rest, and nothing is put aside any more.
    typed(page, &text.replace("5,\"play", "\"winning\",\"play")).await?;
    page.until("document.querySelector('[data-key=aside]').hidden")
        .await?;
    assert_eq!(kept(page).await?["steps"][1]["ask"], "winning");
    page.reload().await?;
    settled(page).await?;
    assert_eq!(steps(page).await?.len(), 3);
    Ok(())
}

/// A lesson that fills what there may be in one line is kept so that it can be read again; one of more steps than there may
/// be is told.
async fn large(page: &Page) -> Result {
    open(page, "en/make/").await?;
    let list = vec!["1"; 110_000].join(",");
    let text = format!(
        r#"{{"title":{{"en":"T"}},"start":"nim:1","steps":[{{"expect":{{"sums":[{list}]}}}}]}}"#
    );
    drop_file(page, text.as_bytes()).await?;
    page.until("document.querySelectorAll('.making .step').length === 2")
        .await?;
    let before = kept(page).await?;
    page.reload().await?;
    page.until("document.querySelectorAll('.making .step').length === 2")
        .await?;
    assert_eq!(kept(page).await?, before);
    let told = said(page).await?;
    assert!(!told.contains("damaged"), "{told}");
    let text = format!(
        r#"{{"title":{{"en":"T"}},"start":"nim:1","steps":[{}]}}"#,
        vec!["{}"; 10_000].join(",")
    );
    drop_file(page, text.as_bytes()).await?;
    page.until("document.querySelector('.mistakes li')?.textContent.includes('500')")
        .await?;
    assert_eq!(kept(page).await?, before);
    Ok(())
}
