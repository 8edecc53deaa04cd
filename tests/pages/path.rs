//! The path on the first page: ticks and the way back to where the reader has stopped, kept on the device.

use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{HomePage, Language};

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        suite.add(
            format!("pages::path::{}", language.tag()),
            Setup::default().width(360),
            async move |page| goes_on(page, language).await,
        );
    }
    suite.add("pages::path::damaged", Setup::default(), damaged);
}

const TICKED: &str =
    "[...document.querySelectorAll('.stops input:checked')].map(({ value }) => value)";

/// An example of an article is stepped to its end; then the first page knows of it.
async fn goes_on(page: &Page, language: Language) -> Result {
    let folder = language.folder();
    let home = format!("{folder}index.html");
    page.open(&home).await?;
    page.until("!document.querySelector('.stops label').hidden")
        .await?;
    assert_eq!(page.value(TICKED).await?, json!([]));
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);

    page.open(&format!("{folder}articles/nim-and-variants/#ex2"))
        .await?;
    let example = page.widget("#ex2 nian-example").await?;
    example.call("goTo", "next".into()).await?;
    page.until("localStorage.getItem('nian:path')").await?;
    page.open(&home).await?;
    let [before, _] = halves(language);
    let link = "document.querySelector('a.go-on')";
    page.until(&format!("{link}.textContent.startsWith({})", json!(before)))
        .await?;
    assert_eq!(page.value(TICKED).await?, json!([]), "it is not at its end");
    let to = page.value(&format!("{link}.getAttribute('href')")).await?;
    assert_eq!(to, "articles/nim-and-variants/?step=1#ex2");
    page.run(&format!("{link}.click()"), vec![]).await?;
    page.until(
        "location.hash === '#ex2' && document.querySelector('#ex2 nian-example')?.step === 1",
    )
    .await?;

    let example = page.widget("#ex2 nian-example").await?;
    example.call("goTo", "last".into()).await?;
    page.until("localStorage.getItem('nian:path').includes('\"done\":[\"nim-and-variants/ex2\"]')")
        .await?;
    page.open(&home).await?;
    page.until(&format!("{TICKED}.length === 1")).await?;
    // By hand as well, and away again.
    page.find(".stops li:first-child label")
        .await?
        .click()
        .await?;
    assert_eq!(
        page.value(TICKED).await?,
        json!(["nim-and-variants/three-four-five", "nim-and-variants/ex2"])
    );
    page.reload().await?;
    page.until(&format!("{TICKED}.length === 2")).await?;
    page.find(".stops [name=erase]").await?.click().await?;
    assert_eq!(page.value(TICKED).await?, json!([]));
    Ok(())
}

/// What stands before and after the name of the section.
fn halves(language: Language) -> [&'static str; 2] {
    let (before, after) = language
        .among(&HomePage::GO_ON)
        .split_once("$1")
        .expect("a slot");
    [before, after]
}

/// What cannot be read is put aside, and said to be.
async fn damaged(page: &Page) -> Result {
    let mut aside = Vec::new();
    for text in [
        "{",
        r#"{"version":1,"value":{"at":null,"done":["x"]}}"#,
        r#"{"version":1,"value":{"at":{"section":"a/b","title":"<b>","lang":"en","step":"1"},"done":[]}}"#,
        r#"{"version":2,"value":{"at":null,"done":[]}}"#,
    ] {
        page.open("en/index.html").await?;
        page.run(
            "localStorage.setItem('nian:path', arguments[0])",
            vec![text.into()],
        )
        .await?;
        page.reload().await?;
        page.until("document.querySelector('.stops [role=status]').textContent")
            .await?;
        assert_eq!(page.value(TICKED).await?, json!([]), "{text}");
        aside.push(text);
        let kept = page
            .value("localStorage.getItem('nian:path:damaged')")
            .await?;
        assert_eq!(kept, aside.join("\n"));
        page.find(".stops li:first-child label")
            .await?
            .click()
            .await?;
        assert_eq!(page.value(&format!("{TICKED}.length")).await?, 1);
    }
    Ok(())
}
