//! For teachers: the page that tells what can be taught, and pages of single examples, which are sent around.

mod sheets;

use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    sheets::add(suite);
    for language in Language::WITH_PAGES {
        let name = format!("teaching::narrow::{}", language.tag());
        let narrow = Setup::default().width(360);
        suite.add(name, narrow, async move |page| {
            narrow_page(page, language).await
        });
    }
    suite.add("teaching::lessons", Setup::default(), lessons);
    suite.add("teaching::course", Setup::default(), course);
    suite.add("teaching::example", Setup::default(), example);
    let whole = Setup::default().without_scripts();
    suite.add("teaching::without_scripts", whole, without_scripts);
}

/// On a telephone nothing sticks out, and rows say what their cells are.
async fn narrow_page(page: &Page, language: Language) -> Result {
    page.open(&path(language, "teach/")).await?;
    let out = "[...document.querySelectorAll('main *')].filter((at) => at.getBoundingClientRect().right > innerWidth + 1)
        .map((at) => at.outerHTML.slice(0, 80))";
    assert_eq!(page.value(out).await?, json!([]));
    page.open(&path(language, "class/plan/nim-1/")).await?;
    assert_eq!(page.value(out).await?, json!([]));
    page.open(&path(language, "teach/")).await?;
    let told = "[...document.querySelectorAll('td')].every((cell) => getComputedStyle(cell, '::before').content.length > 3)";
    assert_eq!(page.value(told).await?, true);
    Ok(())
}

/// Every lesson can be projected, added to one's own and printed, and leads to its plan.
async fn lessons(page: &Page) -> Result {
    page.open("en/teach/").await?;
    let ways = "[...document.querySelectorAll('.lesson')].map((at) => at.querySelectorAll('.doing a').length)";
    assert_eq!(page.value(ways).await?, json!([4, 4, 4, 4, 4, 4, 4]));
    let project = page.find(".lesson .doing a").await?;
    page.tap(&project).await?;
    page.until("location.pathname === '/en/class/' && document.querySelector('[data-stage]')")
        .await?;
    let game = page.widget("nian-game").await?;
    game.until("position === 'nim:3,4,5'").await?;
    page.open("en/teach/").await?;
    let own = page.find(".lesson .doing a:nth-of-type(2)").await?;
    page.tap(&own).await?;
    let put = "document.querySelector('.shelf #rows-1 .put')";
    page.until(&format!(
        "location.pathname === '/en/class/' && !document.querySelector('.class .waiting') && {put}"
    ))
    .await?;
    page.run(&format!("{put}.click()"), vec![]).await?;
    page.until("document.querySelector('.mine .name')?.textContent === 'Two equal rows'")
        .await
}

/// A line of the course leads to what is shown then.
async fn course(page: &Page) -> Result {
    page.open("en/teach/").await?;
    let fourth = page.find(".course li:nth-child(4) a").await?;
    page.tap(&fourth).await?;
    page.until("location.pathname === '/en/class/'").await?;
    let example = page.widget("nian-example").await?;
    example
        .until("getAttribute('src') === 'nim-and-variants/three-four-five'")
        .await
}

/// The page of an example keeps what the page with one widget keeps.
async fn example(page: &Page) -> Result {
    page.open("en/show/nim-and-variants/ex2/?step=2&answers=hidden&theme=dark")
        .await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("step").await?, 2);
    assert_eq!(example.get("getAttribute('answers')").await?, "hidden");
    assert_eq!(
        page.value("document.documentElement.dataset.theme").await?,
        "dark"
    );
    assert_eq!(
        page.value("document.title").await?,
        "Example 2: four rows, and which to take from · Nian"
    );
    example.call("goTo", 3.into()).await?;
    page.until("location.search === '?step=3&answers=hidden&theme=dark'")
        .await?;
    page.reload().await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("step").await?, 3);
    let read = page.find(".more a").await?;
    page.tap(&read).await?;
    page.until("location.pathname === '/en/articles/nim-and-variants/nim/' && location.hash.startsWith('#ex2')")
        .await
}

/// The page for teachers needs none; that of an example leads to where it can be read.
async fn without_scripts(page: &Page) -> Result {
    page.open("en/teach/").await?;
    let shown = "document.querySelectorAll('.course li').length";
    assert!(page.value(shown).await?.as_u64() > Some(20));
    page.open("en/show/nim-and-variants/ex2/").await?;
    let link =
        "document.querySelector('.more a').href.endsWith('/en/articles/nim-and-variants/nim/#ex2')";
    assert_eq!(page.value(link).await?, true);
    Ok(())
}
