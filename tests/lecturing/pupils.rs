//! The same lesson on the pupils' telephones.

use super::{LESSON, now, on_stage};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

pub(super) fn add(suite: &mut Suite) {
    suite.add("lecturing::pupils::code", Setup::default(), code);
    suite.add(
        "lecturing::pupils::telephone",
        Setup::default().width(360),
        telephone,
    );
    suite.everywhere();
}

/// The code leads as far as the class is, with answers hidden and without the teacher's notes.
async fn code(page: &Page) -> Result {
    on_stage(page, &format!("{LESSON}&n1=secret")).await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    page.type_char('q').await?;
    page.until("document.querySelector('.lecture-code svg[role=img]')")
        .await?;
    let filled = "(({ height }) => height > 0.85 * innerHeight)(document.querySelector('.lecture-code svg').getBoundingClientRect())";
    page.until(filled).await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let address = page
        .value("document.querySelector('.lecture-code a').search")
        .await?;
    assert_eq!(
        address,
        "?d=nim-and-variants/ex1;nim:3,4,5&at=2&step=0&answers=ask&for=pupils&v=1"
    );
    page.open(&format!(
        "en/class/{}",
        address.as_str().unwrap_or_default()
    ))
    .await?;
    page.until("document.querySelector('.lecture[data-on=page] nian-game')")
        .await?;
    let now = now(page).await?;
    assert_eq!(
        (&now["place"], &now["told"]),
        (&json!("2.0"), &json!(false))
    );
    Ok(())
}

async fn telephone(page: &Page) -> Result {
    page.open("en/class/?d=nim-and-variants/ex1;nim:3,4,5&at=1&step=0&answers=ask&for=pupils&v=1")
        .await?;
    page.until("document.querySelector('.lecture[data-on=page] .lecture-thing[aria-busy=false]')")
        .await?;
    let large = "[...document.querySelectorAll('.lecture-pages button')].every((button) =>
        button.offsetHeight >= 44 && button.getBoundingClientRect().bottom <= innerHeight)";
    page.until(large).await?;
    page.until("document.documentElement.scrollWidth <= innerWidth")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let [_, next] = &page.find_all(".lecture-pages button").await?[..] else {
        return Err("two buttons".into());
    };
    page.tap(next).await?;
    page.until("document.querySelector('.lecture-where').textContent === '2 of 2'")
        .await?;
    assert_eq!(now(page).await?["told"], false);
    page.until("document.querySelector('.lecture-pages [data-do=hand-in]:not(:disabled)')")
        .await?;
    page.until("location.search.includes('at=2')").await
}
