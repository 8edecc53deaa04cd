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
    return [seen('.needs-script'), steps >= 2 && seen('.nian-steps') === steps,
        seen('nian-example .nian-picture') >= 2, seen('.nian-controls, .nian-menu, .theme')];
})()";

async fn without_widgets(page: &Page) -> Result {
    for path in [
        "articles/fibonacci-nim/several-heaps/",
        "en/articles/fibonacci-nim/strategy/#zeckendorf",
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

/// Examples are stepped through all the same; a board says why it cannot run, and stands as it was drawn.
async fn without_wasm(page: &Page) -> Result {
    page.open("articles/fibonacci-nim/rules/").await?;
    page.until("document.querySelector('nian-example').matches(':defined')")
        .await?;
    let stepped = "(async (example) => {
        await example.ready;
        example.goTo('next');
        return example.step;
    })(document.querySelector('nian-example'))";
    assert_eq!(page.value(stepped).await?, 1);
    let board = "document.querySelector('nian-game')";
    page.value(&format!("{board}.scrollIntoView()")).await?;
    page.until(&format!("{board}.matches('[data-nian-failed]')"))
        .await?;
    let seen = "((board) => [
        board.querySelector('.nian-fixed').checkVisibility(),
        board.shadowRoot.querySelector('.nian-trouble').checkVisibility(),
    ])";
    let seen = page.value(&format!("{seen}({board})")).await?;
    assert_eq!(seen, json!([true, true]));
    Ok(())
}
