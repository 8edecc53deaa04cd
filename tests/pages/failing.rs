//! Where the widgets cannot run, for whatever reason: the page says so and has every step in words.

use nian_tests::{Answer, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let missing = || Answer::Status(404);
    let text = |text: &str| Answer::Text(text.to_owned());
    for (cause, setup) in [
        ("missing", Setup::default().answer("nian.js", missing())),
        (
            "throwing",
            Setup::default().answer(
                "nian.js",
                text("throw new TypeError('Illegal constructor')"),
            ),
        ),
        (
            "syntax",
            Setup::default().answer("nian.js", text("class { %% }")),
        ),
        (
            "all_but_theme",
            Setup::default()
                .answer("nian.js", missing())
                .answer("page.js", missing()),
        ),
    ] {
        let name = format!("pages::failing::{cause}");
        suite.add(name, setup.expect(""), without_widgets);
    }
    let no_wasm = Setup::default()
        .policy("default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'")
        .expect("");
    suite.add("pages::failing::wasm", no_wasm, without_wasm);
}

/// How many sentences are seen that say so, whether all steps are seen in words, whether there are
/// pictures, and what is seen that can only be touched.
const SEEN: &str = "(() => {
    const seen = (css) => [...document.querySelectorAll(css)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
    const steps = document.querySelectorAll('.nian-steps').length;
    return [seen('.needs-script'), steps >= 8 && seen('.nian-steps') === steps,
        seen('nian-example .nian-picture') >= 8, seen('.nian-controls, .nian-menu, .themes input')];
})()";

async fn without_widgets(page: &Page) -> Result {
    for path in [
        "articles/fibonacci-nim/",
        "en/articles/fibonacci-nim/#zeckendorf",
    ] {
        page.open(path).await?;
        page.until("document.readyState === 'complete' && !document.querySelector('noscript')")
            .await?;
        let seen = page.value(SEEN).await?;
        assert_eq!(seen, json!([1, true, true, 0]), "{path}");
    }
    page.open("en/play/").await?;
    page.until("!document.querySelector('noscript')").await?;
    let sentence = page.find(".needs-script").await?;
    assert!(sentence.is_displayed().await?);
    Ok(())
}

/// Each example says it then, and has its steps in words.
async fn without_wasm(page: &Page) -> Result {
    page.open("articles/fibonacci-nim/").await?;
    let first = "document.querySelector('nian-example')";
    page.until(&format!("{first}.matches('[data-nian-failed]')"))
        .await?;
    let seen = "((example) => [
        example.querySelector('.nian-steps').checkVisibility(),
        example.querySelector('.nian-controls').checkVisibility(),
        example.shadowRoot.querySelector('.nian-trouble').checkVisibility(),
    ])";
    let seen = page.value(&format!("{seen}({first})")).await?;
    assert_eq!(seen, json!([true, false, true]));
    Ok(())
}
