//! The end of a set on the page of exercises: how it went, a task once more, and the ways on.

use nian_tests::{Page, Result, Setup, Suite, Value, Widget, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let narrow = Setup::default().width(360);
        suite.add(
            format!("practising::ending::{}", language.tag()),
            narrow,
            async move |page| shown(page, language).await,
        );
    }
    suite.add("practising::ending::onward", Setup::default(), onward);
    suite.everywhere();
}

/// Answers the tasks that are left: right, or shown.
async fn finish(exercise: &Widget<'_>, right: u32, tasks: u32) -> Result {
    for task in 0..tasks {
        if task < right {
            let outcome = exercise.get("outcome").await?;
            exercise.call("answer", outcome).await?;
        } else {
            exercise.call("reveal", Value::Null).await?;
        }
        exercise.call("next", Value::Null).await?;
    }
    Ok(())
}

const ROWS: &str = "[...document.querySelectorAll('.set-tasks li')].map((row) => [row.className, Boolean(row.querySelector('button'))])";

/// The tasks and the ways on stand there, by sight and for a screen reader, and fit a telephone.
async fn shown(page: &Page, language: Language) -> Result {
    page.open(&format!(
        "{}practice/?skill=outcome&level=2&v=2&seed=3",
        language.folder()
    ))
    .await?;
    let exercise = page.widget("nian-exercise").await?;
    finish(&exercise, 2, 5).await?;
    page.until("document.activeElement.id === 'set-title'")
        .await?;
    assert_eq!(
        page.value("document.querySelector('nian-exercise').checkVisibility()")
            .await?,
        false
    );
    let rows = json!([
        ["right", false],
        ["right", false],
        ["", true],
        ["", true],
        ["", true]
    ]);
    assert_eq!(page.value(ROWS).await?, rows);
    let names = "[...document.querySelectorAll('.set-onward button')].map(({ name }) => name)";
    assert_eq!(
        page.value(names).await?,
        json!(["onward", "easier", "other"])
    );
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let fits = "document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll('.set-end button')].every((one) => one.getBoundingClientRect().height >= 24)";
    assert_eq!(page.value(fits).await?, true);
    // It is there after a reload, too.
    page.reload().await?;
    page.until("document.querySelector('.set-tasks li:nth-child(5)')")
        .await?;
    assert_eq!(page.value(ROWS).await?, rows);
    Ok(())
}

/// A set that went well leads to the next level, whose tasks are fresh; a further press goes back to the exercise.
async fn onward(page: &Page) -> Result {
    page.open("en/practice/?skill=outcome&v=2&seed=3").await?;
    let exercise = page.widget("nian-exercise").await?;
    finish(&exercise, 5, 5).await?;
    page.until("document.querySelector('#set-title')?.textContent === '5 right at once.'")
        .await?;
    let first = "document.querySelector('.set-end .primary')";
    let label = page.value(&format!("{first}.textContent")).await?;
    assert_eq!(label, "Up to level 2: three rows of 8 to 15");
    page.click(".set-end .primary").await?;
    exercise.until("getAttribute('level') === '2'").await?;
    page.until("!document.querySelector('#set-title') && document.querySelector('nian-exercise').checkVisibility()")
        .await?;
    page.until("document.activeElement.localName === 'nian-exercise'")
        .await?;
    exercise.until("task === 0").await?;
    page.until("location.search.startsWith('?v=2&skill=outcome&level=2&seed=')")
        .await?;
    // A task that was shown is seen again, and the end comes back.
    finish(&exercise, 4, 5).await?;
    page.until(first).await?;
    page.click(".set-end [name=look]").await?;
    exercise.until("task === 4").await?;
    let outcome = exercise.get("outcome").await?;
    exercise.call("answer", outcome).await?;
    exercise.call("next", Value::Null).await?;
    page.until(&format!("{first}?.textContent === 'Five new ones'"))
        .await?;
    let counted = "JSON.parse(localStorage.getItem('nian:practice')).value.cells['outcome 2']";
    let counted = page
        .value(&format!(
            "(({{ right, given }}) => [right, given])({counted})"
        ))
        .await?;
    assert_eq!(counted, json!([4, 1]));
    Ok(())
}
