//! What tells a rule is withheld until it is found or asked for.

use super::{TAKE, guess, kept, mark, right, wake};
use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("discovering::asked", Setup::default().width(360), asked);
    suite.everywhere();
    suite.add("discovering::found", Setup::default().width(360), found);
    suite.everywhere();
    suite.add("discovering::addressed", Setup::default(), addressed);
    suite.everywhere();
    suite.add("discovering::searched", Setup::default(), searched);
    let late = Setup::default().late("_bg.wasm", 1500);
    suite.add("discovering::early", late, early);
}

const REST: &str = "document.querySelector('[data-rest=take]')";
const LINE: &str = "document.querySelector('[data-withheld=take]')";

/// Whether it is withheld; where a browser cannot find what is, it never is.
async fn is_withheld(page: &Page, name: &str) -> Result<bool> {
    let all = page
        .value(&format!(
            "[...document.querySelectorAll('[data-rest={name}]')].map((rest) =>
                [rest.hidden && rest.getAttribute('hidden') === 'until-found', rest.previousElementSibling.hidden])
                .map(([hidden, line]) => hidden === line ? 'differs' : hidden).join()"
        ))
        .await?;
    let all = all.as_str().unwrap_or_default().to_owned();
    assert!(!all.is_empty() && !all.contains("differs"), "{name}: {all}");
    Ok(all.split(',').all(|one| one == "true"))
}

async fn can_find(page: &Page) -> Result<bool> {
    Ok(page.value("'onbeforematch' in document.body").await? == true)
}

/// It is shown to whoever asks, who goes on there, and from then on.
async fn asked(page: &Page) -> Result {
    page.open(&path(Language::En, TAKE)).await?;
    page.until("document.querySelector('[data-plan]')").await?;
    let withholds = can_find(page).await?;
    assert_eq!(is_withheld(page, "take").await?, withholds);
    if !withholds {
        return Ok(());
    }
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    // What is withheld can be asked for all the same.
    let ready =
        format!("{REST}.querySelector('nian-example').ready.then(({{ position }}) => position)");
    let position = page.value(&ready).await?;
    assert!(position.is_string(), "{position}");
    page.run(
        &format!("const button = {LINE}.querySelector('button'); button.focus(); button.click();"),
        vec![],
    )
    .await?;
    assert!(!is_withheld(page, "take").await?);
    assert_eq!(
        page.value(&format!("document.activeElement === {REST}"))
            .await?,
        true
    );
    page.until("JSON.parse(localStorage.getItem('nian:discovery'))?.value.take.shown")
        .await?;
    page.reload().await?;
    page.until("document.querySelector('[data-plan]')").await?;
    assert!(!is_withheld(page, "take").await?);
    Ok(())
}

/// A guess that holds shows it, and the positions are wrapped to the period.
async fn found(page: &Page) -> Result {
    page.open(&path(Language::En, TAKE)).await?;
    wake(page, "take").await?;
    mark(page, "take", &right("take")).await?;
    guess(page, "take", &[8]).await?;
    assert_eq!(is_withheld(page, "take").await?, can_find(page).await?);
    let said = guess(page, "take", &[4]).await?;
    assert!(said.starts_with("It holds"), "{said}");
    assert!(!is_withheld(page, "take").await?);
    let found = "document.querySelector('[data-board=take] .found [role=status]').textContent";
    assert_eq!(page.value(found).await?, "Right, and it repeats every 4.");
    let lefts = "[...new Set([...document.querySelectorAll('[data-board=take] .positions :is(button, .position)')]
        .map((cell) => Math.round(cell.getBoundingClientRect().left)))].length";
    assert_eq!(page.value(lefts).await?, 4);
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    let safe = "[...document.querySelectorAll('[data-board=take] .positions [data-mark=safe]')]
        .map((cell) => Math.round(cell.getBoundingClientRect().left))";
    let safe = page.value(safe).await?;
    let safe = safe.as_array().cloned().unwrap_or_default();
    assert!(
        safe.len() == 4 && safe.iter().all(|left| *left == safe[0]),
        "{safe:?}"
    );
    page.run("document.querySelector('[data-do=line]').click()", vec![])
        .await?;
    page.until("document.querySelector('[data-do=line]').textContent === 'Rows of 4'")
        .await?;
    assert_ne!(page.value(lefts).await?, 4);
    // Another guess does not withhold it again.
    guess(page, "take", &[5]).await?;
    assert_eq!(kept(page).await?["take"]["shown"], true);
    page.reload().await?;
    wake(page, "take").await?;
    assert!(!is_withheld(page, "take").await?);
    Ok(())
}

/// A link to it, a step in it, paper and the page with all of the article show it.
async fn addressed(page: &Page) -> Result {
    let withholds = can_find(page).await?;
    let chapter = path(Language::En, TAKE);
    // The section begins with the board.
    page.open(&format!("{chapter}#take-1-to-k")).await?;
    page.until("document.querySelector('[data-plan]')").await?;
    assert_eq!(is_withheld(page, "take").await?, withholds);
    page.open(&format!("{chapter}?step=2#take-1-to-k")).await?;
    // In Firefox the page before is still there for a moment.
    page.until(&format!("{REST}?.querySelector('nian-example').step === 2"))
        .await?;
    assert!(!is_withheld(page, "take").await?);
    let pairs = "en/articles/nim-and-variants/wythoff/";
    page.open(pairs).await?;
    page.until("document.querySelector('[data-plan]')").await?;
    assert_eq!(is_withheld(page, "pairs").await?, withholds);
    page.run("location.hash = 'ex5'", vec![]).await?;
    page.until("document.querySelector('#ex5 .rest')?.hidden === false")
        .await?;
    assert_eq!(
        page.value("Boolean(document.querySelector('#ex4 .rest').hidden)")
            .await?,
        json!(withholds)
    );
    page.open(&format!("{pairs}#recurrence")).await?;
    page.until("document.querySelector('#recurrence .rest')?.hidden === false")
        .await?;
    page.open(&format!("{chapter}?print=text")).await?;
    page.until("document.querySelector('html[data-print]')")
        .await?;
    assert!(!is_withheld(page, "take").await?);
    page.open("en/articles/nim-and-variants/whole/").await?;
    assert_eq!(
        page.value("document.querySelectorAll('[data-rest], [data-withheld]').length")
            .await?,
        0
    );
    Ok(())
}

/// What the browser finds in it is shown, but not remembered.
async fn searched(page: &Page) -> Result {
    page.open(&path(Language::En, TAKE)).await?;
    page.until(&format!("{REST}?.hidden")).await?;
    // As the browser's own search does.
    page.run(
        &format!("{REST}.dispatchEvent(new Event('beforematch'))"),
        vec![],
    )
    .await?;
    assert!(!is_withheld(page, "take").await?);
    page.reload().await?;
    page.until(&format!("{REST}?.hidden")).await?;
    Ok(())
}

/// What is pressed before the engine is there is kept, and done then.
async fn early(page: &Page) -> Result {
    page.open(&path(Language::En, TAKE)).await?;
    page.run(
        "document.querySelector('[data-board=take]').scrollIntoView();
         const [, one] = document.querySelectorAll('[data-board=take] .positions button');
         one.focus();
         one.click();
         document.querySelector('[data-board=take] [name=check]').click();",
        vec![],
    )
    .await?;
    page.until("document.querySelector('[data-board=take][data-awake] [data-found=wrong]')")
        .await?;
    assert_eq!(page.value("document.activeElement.textContent").await?, "1");
    assert_eq!(kept(page).await?["take"]["marks"], "ss-----------");
    Ok(())
}
