//! A browser that keeps nothing, and a record that cannot be read: the new reader's page, a line that says so, and
//! nothing breaks.

use super::{PATH, POSITION, before, open, seen};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(super) fn add(suite: &mut Suite) {
    let forbidden = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('', 'SecurityError'); }
    });";
    suite.add("home::forbidden", before(forbidden), async |page| {
        page.open("en/").await?;
        is_new(page, "forbidden").await?;
        page.open("en/").await?;
        is_new(page, "forbidden").await
    });
    suite.add("home::damaged", Setup::default(), damaged);
    suite.add("home::hostile", Setup::default(), hostile);
    suite.add(
        "home::without_scripts",
        Setup::default().without_scripts(),
        without_scripts,
    );
    suite.add(
        "home::old_addresses",
        Setup::default().width(360),
        old_addresses,
    );
}

/// The page is that of a new reader, with this line, and the board can be played on.
async fn is_new(page: &Page, state: &str) -> Result {
    page.until(&format!(
        "((line) => line.checkVisibility() && line.textContent === line.dataset.{state})(document.querySelector('.kept'))"
    ))
    .await?;
    assert!(seen(page, ".first-stop").await? && !seen(page, ".next").await?);
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    page.until("document.querySelector('.over a').search")
        .await?;
    game.call("play", json!("a2")).await?;
    game.until("step === 2").await
}

async fn damaged(page: &Page) -> Result {
    for (name, text) in [
        ("home", "{"),
        ("home", r#"{"version":1,"value":{"played":true,"won":7}}"#),
        ("path", "null"),
        ("path", r#"{"version":1,"value":{"at":null,"done":["x"]}}"#),
        (
            "path",
            r#"{"version":1,"value":{"at":{"section":"a/b","title":"<b>","lang":"en","step":"1"},"done":[]}}"#,
        ),
    ] {
        open(page, "en/", &[(name, text)]).await?;
        is_new(page, "damaged").await?;
        // It is put aside, so the line is gone with the next visit.
        let aside = format!("localStorage.getItem('nian:{name}:damaged')");
        page.until(&format!("{aside} === {}", json!(text))).await?;
        page.reload().await?;
        assert!(!seen(page, ".kept").await?, "{text}");
    }
    // The page of exercises says itself what is wrong with its record.
    open(page, "en/", &[("practice", "{"), ("path", PATH)]).await?;
    assert!(seen(page, ".next .go-on").await? && !seen(page, ".next .due").await?);
    assert!(!seen(page, ".kept").await?);
    Ok(())
}

/// What is kept is never read as HTML, and only names of sections lead anywhere.
async fn hostile(page: &Page) -> Result {
    let step = r#"{"version":1,"value":{"at":{"section":"nim-and-variants/three-four-five","title":"<img src=x onerror=alert(1)>","lang":"en","step":-5},"done":["constructor/prototype"]}}"#;
    open(page, "en/", &[("path", step)]).await?;
    let link = "document.querySelector('.next .go-on').getAttribute('href')";
    assert_eq!(
        page.value(link).await?,
        "../en/articles/nim-and-variants/nim/#three-four-five"
    );
    assert_eq!(
        page.value("document.querySelector('main img')").await?,
        json!(null)
    );
    Ok(())
}

async fn without_scripts(page: &Page) -> Result {
    page.open("en/").await?;
    let source = page.source().await?;
    for said in [
        "Start reading: three, four, five",
        "needs-script",
        "14 chapters",
    ] {
        assert!(source.contains(said), "{said}");
    }
    for shown in [
        ".first-stop",
        ".needs-script",
        ".articles .picture svg",
        "nian-game .nian-card",
    ] {
        assert!(page.find(shown).await?.is_displayed().await?, "{shown}");
    }
    for hidden in [".next", ".of-day .today", ".over .more", ".kept"] {
        assert!(!page.find(hidden).await?.is_displayed().await?, "{hidden}");
    }
    Ok(())
}

/// The addresses of the list of articles and of the path, which were on this page.
async fn old_addresses(page: &Page) -> Result {
    open(page, "en/", &[("path", PATH)]).await?;
    for (anchor, css) in [("articles", "#articles h2"), ("path", "#path .go-on")] {
        page.open("en/glossary/").await?;
        page.open(&format!("en/#{anchor}")).await?;
        page.widget("nian-game").await?;
        let on_screen = format!(
            "(({{ top, bottom }}) => top >= 0 && bottom <= innerHeight)(document.querySelector('{css}').getBoundingClientRect())"
        );
        page.until(&on_screen).await?;
        assert_eq!(page.value(&format!("{POSITION} !== null")).await?, true);
    }
    Ok(())
}
