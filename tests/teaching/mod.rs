//! For teachers: what can be taught, beneath the lessons of `class/`, and pages of single examples, which are sent around.

mod beneath;
mod sheets;

use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    beneath::add(suite);
    sheets::add(suite);
    suite.add("teaching::lessons", Setup::default(), lessons);
    suite.add("teaching::course", Setup::default(), course);
    suite.add("teaching::example", Setup::default(), example);
    let whole = Setup::default().without_scripts();
    suite.add("teaching::without_scripts", whole, without_scripts);
}

/// What the shelf has of a ready-made lesson: where "Project" and "Plan" lead, and the button that adds it.
const SHELF: &str = "[...document.querySelectorAll('.shelf .ready > li')].map((one) => [
    one.id,
    [...one.querySelectorAll('.ways a')].map((way) => new URL(way.href)).map(({ pathname, search }) => [pathname, search.slice(-8)]),
    one.querySelectorAll('.put').length,
])";

/// Every lesson can be projected and added to one's own, and leads to its plan, from which it is printed.
async fn lessons(page: &Page) -> Result {
    page.open("en/class/").await?;
    page.until("!document.querySelector('.class .waiting')")
        .await?;
    let ids = page.value(&format!("{SHELF}.map(([id]) => id)")).await?;
    let ids: Vec<String> = serde_json::from_value(ids)?;
    assert_eq!(ids.len(), 7);
    let ways = |id: &String| {
        let plan = format!("/en/class/plan/{id}/");
        json!([id, [["/en/class/", "&stage=1"], [plan, ""]], 1])
    };
    let expected: Vec<_> = ids.iter().map(ways).collect();
    assert_eq!(page.value(SHELF).await?, json!(expected));
    page.click("#nim-1 .ways a").await?;
    page.until("document.querySelector('[data-stage]')").await?;
    let game = page.widget("nian-game").await?;
    game.until("position === 'nim:3,4,5'").await?;
    for id in ids {
        page.open(&format!("en/class/plan/{id}/")).await?;
        let ways = "[...document.querySelectorAll('.doing a')].map(({ href }) => href.split(/[&#]/).at(-1))";
        assert_eq!(
            page.value(ways).await?,
            json!(["stage=1", id, "print=both"])
        );
    }
    // On the shelf it is added.
    page.open("en/class/plan/rows-1/").await?;
    page.click(".doing a[href*='#']").await?;
    let put = "document.querySelector('.shelf #rows-1 .put')";
    page.until(&format!(
        "location.pathname === '/en/class/' && !document.querySelector('.class .waiting') && {put}"
    ))
    .await?;
    page.run(&format!("{put}.click()"), vec![]).await?;
    page.until("document.querySelector('.mine .name')?.textContent === 'Two equal rows'")
        .await?;
    // On paper.
    page.open("en/class/plan/rows-1/").await?;
    page.click(".doing a[href$='print=both']").await?;
    page.until("document.querySelector('.sheet-key')").await
}

/// A line of the course leads to what is shown then.
async fn course(page: &Page) -> Result {
    page.open("en/class/plan/rows-1/").await?;
    page.click(".course li:nth-child(4) a").await?;
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

/// A plan needs none; the page of an example leads to where it can be read.
async fn without_scripts(page: &Page) -> Result {
    page.open("en/class/plan/rows-1/").await?;
    let shown = "document.querySelectorAll('.course li').length";
    assert_eq!(page.value(shown).await?, 5);
    page.open("en/show/nim-and-variants/ex2/").await?;
    let link =
        "document.querySelector('.more a').href.endsWith('/en/articles/nim-and-variants/nim/#ex2')";
    assert_eq!(page.value(link).await?, true);
    Ok(())
}
