//! Numbers of the reader's own, beside the boards and tables of the articles.

use crate::site::chapter;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{Language, OwnNumbers};

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let name = format!("articles::own::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            own(page, language).await
        });
    }
    let setup = Setup::default();
    suite.add("articles::own::together", setup, together);
}

/// Fills in the form of a section and sends it.
async fn fill(page: &Page, section: &str, numbers: &[&str]) -> Result {
    let script = "const [section, numbers] = arguments;
        const form = document.querySelector(`#${section} > form.own`);
        [...form.querySelectorAll('input')].forEach((field, at) => (field.value = numbers[at]));
        form.requestSubmit();";
    page.run(script, vec![section.into(), json!(numbers)])
        .await?;
    Ok(())
}

async fn own(page: &Page, language: Language) -> Result {
    let of = |name| chapter(language, "nim-and-variants", name);
    page.open(&of("wythoff-by-digits")).await?;
    let board = page.widget("#decide > nian-game").await?;
    // Figures of a Chinese keyboard will do, and nineteen digits.
    fill(page, "decide", &["１２", "9223372036854775807"]).await?;
    board
        .until("position === 'wythoff:12,9223372036854775807'")
        .await?;
    let alert = "document.querySelector('#decide > form.own [role=alert]').textContent";
    assert_eq!(page.value(alert).await?, "");
    for bad in ["", "-1", "many", "9223372036854775808"] {
        fill(page, "decide", &["5", bad]).await?;
        let said = page.value(alert).await?;
        let wrong = language.among(&OwnNumbers::WRONG);
        let wrong = wrong.replace("$1", "y").replace("$2", "0");
        assert_eq!(said, wrong.replace("$3", "9223372036854775807"), "`{bad}`");
        assert_eq!(
            board.get("position").await?,
            "wythoff:12,9223372036854775807"
        );
    }
    let marked = "document.querySelector('#decide > form.own [aria-invalid=true]').name";
    assert_eq!(page.value(marked).await?, "y");
    // A table by its rules.
    page.open(&of("tripling")).await?;
    page.widget("#multipliers > nian-table").await?;
    fill(page, "multipliers", &["5"]).await?;
    page.until(
        "document.querySelector('#multipliers > nian-table').getAttribute('rules') === 'dynamic.5'",
    )
    .await?;
    Ok(())
}

/// Numbers that are no position together: the board stays and says why, and the fields are marked.
async fn together(page: &Page) -> Result {
    page.open(&chapter(Language::En, "odd-total", "who-wins"))
        .await?;
    let board = page.widget("#theorem3 > nian-game").await?;
    fill(page, "theorem3", &["5", "20"]).await?;
    page.until("document.querySelector('#theorem3 > form.own [aria-invalid=true]')")
        .await?;
    assert_eq!(board.get("position").await?, "parity.5:21");
    let spoken = board.spoken().await?;
    assert!(spoken.contains("odd"), "{spoken}");
    fill(page, "theorem3", &["5", "23"]).await?;
    board.until("position === 'parity.5:23'").await
}
