//! A rule that is found for 1 to 3 is found once more where more can be taken.

use super::{TAKE, guess, mark, recalled, wake};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("discovering::further", Setup::default(), further);
}

async fn further(page: &Page) -> Result {
    page.open(&format!("en/{TAKE}")).await?;
    wake(page, "take").await?;
    mark(page, "take", "suuusuuusuuus").await?;
    assert!(guess(page, "take", &[4]).await?.starts_with("It holds"));
    let table = "document.querySelector('#take-1-to-k nian-table').getAttribute('rules')";
    page.until(&format!("{table} === 'subtraction.1-3'"))
        .await?;
    let onwards = "document.querySelector('[data-board=take] .found button')";
    assert_eq!(
        page.value(&format!("{onwards}.textContent")).await?,
        "Try k = 4"
    );
    page.run(&format!("{onwards}.focus(); {onwards}.click()"), vec![])
        .await?;
    let now = "document.querySelector('[data-board=take] .further span')";
    page.until(&format!("{now}?.textContent.includes('1 to 4')"))
        .await?;
    // All is open again, and the focus on the first that is to be marked.
    let open = "[document.activeElement.textContent, document.querySelectorAll('[data-board=take] button[data-mark]').length,
        document.querySelector('[data-board=take] form')]";
    assert_eq!(page.value(open).await?, json!(["1", 1, null]));
    mark(page, "take", "suuuusuuuusuu").await?;
    let found = guess(page, "take", &[4]).await?;
    assert!(found.starts_with("It does not hold"), "{found}");
    assert!(guess(page, "take", &[5]).await?.starts_with("It holds"));
    page.until(&format!("{table} === 'subtraction.1-4'"))
        .await?;
    let line = recalled(page, "take").await?;
    let line = line.as_str().unwrap_or_default();
    assert!(line.starts_with("With k = 4: "), "{line}");
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    // It is kept, and what was found before as well.
    page.reload().await?;
    wake(page, "take").await?;
    page.until(&format!("{now}?.textContent.includes('1 to 4')"))
        .await?;
    page.run(
        "document.querySelector('[data-board=take] .further button').click()",
        vec![],
    )
    .await?;
    page.until(&format!(
        "{now} === null && {onwards}.textContent === 'Try k = 4'"
    ))
    .await?;
    let period = "document.querySelector('[data-board=take] .positions').dataset.period";
    assert_eq!(page.value(period).await?, "4");
    Ok(())
}
