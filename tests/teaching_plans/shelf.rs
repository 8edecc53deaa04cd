//! What can go into the lesson, beside it; a lesson is put together from nothing.

use super::editing::type_into;
use super::{KEPT, open, press, unfold};
use nian_tests::{Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add("teaching_plans::shelf", Setup::default(), shelf)
        .everywhere();
    suite.add(
        "teaching_plans::first_lesson",
        Setup::default(),
        first_lesson,
    );
    let late = Setup::default().late("_bg.wasm", 1500);
    suite.add("teaching_plans::early", late, early);
    let small = Setup::default().width(360);
    suite.add("teaching_plans::telephone", small, telephone);
}

/// One sign puts a thing in and takes it out, whichever tab it is on, and a search finds it by its name.
async fn shelf(page: &Page) -> Result {
    open(page, "en/class/").await?;
    let put = "document.querySelector('.shelf li .put')";
    page.run(&format!("{put}.click()"), vec![]).await?;
    page.until(&format!("{KEPT}?.things.length === 6")).await?;
    page.until(&format!("{put}.ariaPressed === 'true'")).await?;
    assert_eq!(
        page.value("document.querySelector('.mine .count').textContent")
            .await?,
        "Things: 6 · 50 min"
    );
    press(page, "Undo").await?;
    page.until(&format!("{KEPT}.things.length === 0")).await?;
    for (tab, item) in [
        ("Examples and boards", "nim-and-variants/three-four-five"),
        ("Tables", "table:"),
        ("Numbers", "number:"),
        ("Claims", "claim:"),
        ("Exercises", "exercise:"),
    ] {
        let see = format!(
            "[...document.querySelectorAll('.tabs button')].find((one) => one.textContent.startsWith('{tab}'))"
        );
        page.until(&format!("{see}?.querySelector('small')"))
            .await?;
        page.run(&format!("{see}.click()"), vec![]).await?;
        page.until(&format!("{see}.ariaPressed === 'true'")).await?;
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{tab}: {findings:#?}");
        page.run(&format!("{put}.click()"), vec![]).await?;
        page.until(&format!("{KEPT}.things.at(-1)?.item.startsWith('{item}')"))
            .await?;
        let count = page.value(&format!("{KEPT}.things.length")).await?;
        page.run(&format!("{put}.click()"), vec![]).await?;
        page.until(&format!("{KEPT}.things.length === {count} - 1"))
            .await?;
    }
    let search = "const field = document.querySelector('#to-add');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(search, vec!["Two equal".into()]).await?;
    page.until("document.querySelector('.found').textContent.startsWith('Found')")
        .await?;
    assert_eq!(
        page.value("document.querySelector('.shelf .ready h2').textContent")
            .await?,
        "Two equal rows"
    );
    page.run(search, vec!["<img src=x onerror=alert(1)>".into()])
        .await?;
    page.until("document.querySelector('.found').textContent.startsWith('Nothing for “<img src=x onerror=alert(1)>”')")
        .await?;
    page.run(search, vec!["nim:2,3,4".into()]).await?;
    page.until("document.querySelector('.shelf .cards .title')?.textContent === 'Nim 2 · 3 · 4'")
        .await?;
    page.run(&format!("{put}.click()"), vec![]).await?;
    page.until(&format!("{KEPT}.things.at(-1)?.item === 'nim:2,3,4'"))
        .await
}

/// What is clicked before the app is there is done once it is.
async fn early(page: &Page) -> Result {
    page.open("en/class/").await?;
    // Clicks are heard as soon as the page's script is there.
    page.until(
        "(() => {
            if (document.querySelector('.class').dataset.clicked) return true;
            document.querySelector('.shelf li .put').click();
            return false;
        })()",
    )
    .await?;
    let claims = "[...document.querySelectorAll('.tabs button')].find((one) => one.textContent.startsWith('Claims'))";
    page.run(&format!("{claims}.click()"), vec![]).await?;
    assert_eq!(
        page.value("document.querySelectorAll('.class .waiting').length")
            .await?,
        1,
        "the app is not there yet"
    );
    page.until(&format!("{KEPT}?.things.length === 6")).await?;
    page.until(&format!("{claims}.ariaPressed === 'true'"))
        .await
}

/// A first lesson of five things takes ten presses and a line that is typed, all on this page.
async fn first_lesson(page: &Page) -> Result {
    open(page, "en/class/").await?;
    let mut presses = 0;
    let mut press = async |find: String| -> Result {
        presses += 1;
        page.until(&find).await?;
        page.run(&format!("({find}).click()"), vec![]).await?;
        Ok(())
    };
    let tab = |name: &str| {
        format!(
            "[...document.querySelectorAll('.tabs button')].find((one) => one.textContent.startsWith('{name}') && one.querySelector('small'))"
        )
    };
    let card = |at: usize| format!("document.querySelectorAll('.shelf .put')[{at}]");
    press(tab("Examples")).await?;
    for at in [0, 1, 2] {
        press(card(at)).await?;
    }
    press(tab("Claims")).await?;
    press(card(0)).await?;
    press(tab("Exercises")).await?;
    press(card(0)).await?;
    press("document.querySelector('[data-key=change-1]')".to_owned()).await?;
    type_into(page, "question", "Who wins?").await?;
    press("[...document.querySelectorAll('.mine button')].find((one) => one.textContent === 'Project')".to_owned()).await?;
    page.until("document.querySelector('.lecture nian-example')")
        .await?;
    assert_eq!(page.value(&format!("{KEPT}.things.length")).await?, 5);
    assert!(presses <= 12, "{presses}");
    Ok(())
}

/// On a telephone the lesson is a bar; one press shows all of it, and nothing is wider than the screen.
async fn telephone(page: &Page) -> Result {
    open(page, "en/class/").await?;
    page.run("document.querySelector('.shelf li .put').click()", vec![])
        .await?;
    page.until("document.querySelector('.bar').textContent === 'My lesson · 6'")
        .await?;
    let is_seen = "document.querySelector('.things')?.checkVisibility() ?? false";
    assert_eq!(page.value(is_seen).await?, false);
    page.run("document.querySelector('.bar').click()", vec![])
        .await?;
    page.until(is_seen).await?;
    unfold(page, 0).await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    Ok(())
}
