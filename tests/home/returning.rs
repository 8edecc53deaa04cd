//! What is to be done next: for a new reader the first stop, for one who comes back the next.

use super::{
    DAY, OF_A_DAY, PATH, PLAYED, POSITION, PRACTICE, before, is_accessible, open, seen, text,
};
use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{HomePage, Language};

pub(super) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        suite.add(
            format!("home::new::{tag}"),
            Setup::default().width(360),
            async move |page| new(page, language).await,
        );
        suite.add(
            format!("home::returning::{tag}"),
            Setup::default().width(360),
            async move |page| returning(page, language).await,
        );
    }
    suite.add("home::played", Setup::default(), played);
    suite.add("home::all_done", Setup::default(), all_done);
    suite.add("home::still::360", Setup::default().width(360), still);
    suite.in_chromium();
    suite.add("home::still::1280", Setup::default(), still);
    suite.in_chromium();
    for width in [360, 1280] {
        let setup = before("window.themeBefore = document.documentElement.dataset.theme;");
        let setup = setup.late("theme.js", 300).width(width);
        suite.add(format!("home::themed::{width}"), setup, themed);
        suite.in_chromium();
    }
}

/// What can be pressed on a first screen of 740 pixels, the board and the head of the page aside.
const TO_PRESS: &str = "[...document.querySelectorAll('main :is(a, button, summary, input)')].filter((one) =>
    !one.closest('nian-game') && one.checkVisibility() && one.getBoundingClientRect().top < 740).length";

/// The page as axe-core and a narrow window have it.
async fn is_fine(page: &Page) -> Result {
    is_accessible(page).await?;
    // The head has seven.
    let pressed = page.value(TO_PRESS).await?;
    assert!(
        pressed.as_u64().is_some_and(|count| count <= 5),
        "{pressed}"
    );
    Ok(())
}

async fn new(page: &Page, language: Language) -> Result {
    page.open(&path(language, "")).await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    assert_eq!(
        text(page, ".first-stop").await?,
        language.among(&HomePage::FIRST_LESSON)
    );
    assert!(seen(page, ".meaning").await? && seen(page, ".of-day .first").await?);
    for hidden in [
        ".next",
        ".of-day .today",
        ".of-day time",
        ".over .more",
        ".kept",
    ] {
        assert!(!seen(page, hidden).await?, "{hidden}");
    }
    is_fine(page).await?;
    page.click(".first-stop").await?;
    page.until("location.pathname.endsWith('articles/nim-and-variants/nim/') && location.hash === '#three-four-five'")
        .await
}

async fn returning(page: &Page, language: Language) -> Result {
    open(
        page,
        &path(language, ""),
        &[("path", PATH), ("practice", PRACTICE)],
    )
    .await?;
    let which = language.among(&HomePage::NEXT_STOP).replace("$1", "4");
    assert_eq!(text(page, ".stop:not([hidden]) p").await?, which);
    let [title, _] = HomePage::DICE.map(|text| language.among(&text));
    assert_eq!(text(page, ".stop:not([hidden]) h2").await?, title);
    let due = language.among(&HomePage::DUE).replace("$1", "2");
    assert_eq!(text(page, ".next .due").await?, due);
    assert!(seen(page, ".next .due").await? && seen(page, ".next .go-on").await?);
    for hidden in [".meaning", ".first-stop", ".next .tasks", ".next .all-done"] {
        assert!(!seen(page, hidden).await?, "{hidden}");
    }
    page.until("document.querySelectorAll('.next .coin[data-state=all]').length === 3")
        .await?;
    let count = language.among(&HomePage::STOPS_DONE);
    let count = count.replace("$1", "3").replace("$2", "10");
    page.until(&format!(
        "document.querySelector('.next .unseen').textContent === {}",
        json!(count)
    ))
    .await?;
    assert_eq!(page.value(OF_A_DAY).await?, true);
    let today = "((day) => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, 0)).join('-'))(new Date())";
    assert_eq!(page.value(DAY).await?, page.value(today).await?);
    is_fine(page).await?;
    page.click(".next .go-on").await?;
    page.until("location.pathname.endsWith('articles/nim-and-variants/dice/') && location.search + location.hash === '?step=2#dice'")
        .await
}

/// Who has only played has today's position, and the new reader's way to begin.
async fn played(page: &Page) -> Result {
    open(page, "en/", &[("home", PLAYED)]).await?;
    assert_eq!(page.value(OF_A_DAY).await?, true);
    assert!(seen(page, ".of-day .today").await? && seen(page, ".first-stop").await?);
    assert!(!seen(page, ".next").await? && !seen(page, ".of-day .first").await?);
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, page.value(POSITION).await?);
    assert_eq!(game.get("winning").await?.as_array().map(Vec::len), Some(1));
    Ok(())
}

async fn all_done(page: &Page) -> Result {
    page.open("en/").await?;
    let sections = page
        .value("[...document.querySelectorAll('.stop')].map(({ dataset }) => dataset.section)")
        .await?;
    let all = json!({ "version": 1, "value": { "at": null, "done": sections } });
    open(page, "en/", &[("path", &all.to_string())]).await?;
    assert!(seen(page, ".next .all-done").await? && seen(page, ".next .tasks").await?);
    for hidden in [".stop", ".next .go-on", ".next .due"] {
        assert!(!seen(page, hidden).await?, "{hidden}");
    }
    page.click(".next .tasks").await?;
    page.until("location.pathname.endsWith('/en/practice/')")
        .await
}

/// Nothing on the page moves by itself, for a new reader and for one who comes back.
async fn still(page: &Page) -> Result {
    for kept in [&[][..], &[("path", PATH), ("practice", PRACTICE)]] {
        open(page, "", kept).await?;
        page.run(super::OBSERVE, vec![]).await?;
        page.widget("nian-game").await?;
        // Shifts are reported with the frame after the one they happened in.
        page.two_frames().await?;
        page.two_frames().await?;
        assert_eq!(page.value("moved").await?, json!([]));
    }
    Ok(())
}

/// A theme that the address asks for or that is kept is there before the words of the page, however late its script
/// comes, so that the larger type of a projector moves nothing but the head.
async fn themed(page: &Page) -> Result {
    for (kept, query, theme) in [
        (&[][..], "?theme=projector", "projector"),
        (
            &[("path", PATH), ("practice", PRACTICE)],
            "?theme=projector",
            "projector",
        ),
        (&[("path", PATH)], "", "dark"),
    ] {
        open(page, "glossary/", kept).await?;
        page.run("localStorage.setItem('nian-theme', 'dark')", vec![])
            .await?;
        page.open(query).await?;
        page.run(super::OBSERVE, vec![]).await?;
        page.widget("nian-game").await?;
        page.two_frames().await?;
        page.two_frames().await?;
        assert_eq!(page.value("themeBefore").await?, theme);
        let moved = page.value("moved").await?;
        let sum = "moved.reduce((sum, [value]) => sum + value, 0)";
        let sum = page.value(sum).await?.as_f64();
        assert!(sum.is_some_and(|sum| sum < 0.02), "{query}: {moved}");
    }
    Ok(())
}
