//! A lesson's address: what it shows, that it is written as it was read, and what pupils get.

use super::{KEPT, open, press, titles};
use nian_tests::{Answer, Page, Result, Setup, Suite, json};
use nian_words::Language;

const ALL: &str = "nim-and-variants/ex2~3;nim:3,4,5;table:wythoff;number:mixed:2,3,4,5=347;claim:nim-and-variants/dice;exercise:winning";
/// A lesson with texts in an address, with what takes most room in one.
const OWN: &str = "title.en=Hour+%26+more&q2=%E4%BD%A0%E5%A5%BD~%3Cimg+src=x+onerror=alert(1)%3E&n2=%3Cscript%3Ealert(1)%3C/script%3E&t1.en=tilde~&level6=2&rules6=nim&opponent2=none";
/// What hostile texts would have brought along.
const HARMED: &str =
    "document.querySelectorAll('main :is(img:not(.small), script:not([src]))').length";

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        for width in [360, 1280] {
            let name = format!("teaching_plans::looks::{width}::{}", language.tag());
            suite.add(name, Setup::default().width(width), async move |page| {
                looks(page, language).await
            });
        }
    }
    suite.add("teaching_plans::address", Setup::default(), there_and_back);
    suite.add(
        "teaching_plans::pupils",
        Setup::default().width(360),
        pupils,
    );
    suite.add("teaching_plans::ready", Setup::default(), ready);
    let late = Setup::default()
        .answer("class.js", Answer::Times(1, 503))
        .answer("names.en.json", Answer::Times(1, 503))
        .expect("503");
    suite.add("teaching_plans::late", late, comes_in_the_end);
    let late = Setup::default().late(".en.txt", 3000);
    suite.add("teaching_plans::late_words", late, is_called_in_words);
}

async fn looks(page: &Page, language: Language) -> Result {
    let folder = language.folder();
    for path in [
        format!("{folder}class/?d={ALL}&{OWN}&v=1"),
        format!("{folder}class/?d={ALL}&ready=nim-1&edit=1&v=1"),
    ] {
        open(page, &path).await?;
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{path}: {findings:#?}");
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits).await?, true, "{path}");
    }
    // The fields of a thing, too.
    page.run(
        "document.querySelector('[data-key=change-0]').click()",
        vec![],
    )
    .await?;
    page.until("document.querySelector('.fields [data-field=start]')")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// The words of a language may come after the names of things: boards are called by their cards' titles all the same.
async fn is_called_in_words(page: &Page) -> Result {
    open(page, "en/class/?edit&d=nim.misere:3,4,5;nim:1,2&v=1").await?;
    assert_eq!(
        titles(page).await?,
        [
            "Nim 3 · 4 · 5; whoever takes the last coin loses",
            "Nim 1 · 2"
        ]
    );
    Ok(())
}

async fn there_and_back(page: &Page) -> Result {
    open(
        page,
        &format!("en/class/?d={ALL}&at=2&step=0&answers=hidden&{OWN}&v=1"),
    )
    .await?;
    assert_eq!(
        titles(page).await?,
        [
            "tilde~",
            "Nim 3 · 4 · 5",
            "Table: The safe pairs of Wythoff’s game",
            "347 with a base for each place",
            "Check: The dice game",
            "Practice: Find a winning move",
        ]
    );
    assert_eq!(
        page.value("document.querySelectorAll('.wrong').length")
            .await?,
        0
    );
    let text = |css: &str| format!("document.querySelector('{css}').textContent");
    assert_eq!(
        page.value(&text("main h1:not([hidden] *)")).await?,
        "Hour & more"
    );
    assert_eq!(
        page.value(&text(".question")).await?,
        "你好~<img src=x onerror=alert(1)>"
    );
    assert_eq!(
        page.value(&text(".note")).await?,
        "<script>alert(1)</script>"
    );
    assert_eq!(page.value(HARMED).await?, 0);
    // The address is written anew, and says the same.
    let written = page.location().await?;
    assert!(
        written.contains(&format!("class/?d={ALL}&at=2&step=0&answers=hidden&")),
        "{written}"
    );
    page.reload().await?;
    page.until("document.querySelector('.question')").await?;
    assert_eq!(page.location().await?, written);
    assert_eq!(
        page.value(&text(".note")).await?,
        "<script>alert(1)</script>"
    );
    // It becomes one's own, with all that was said.
    press(page, "Add to lesson").await?;
    page.until(&format!("{KEPT}?.things.length === 6")).await?;
    assert_eq!(
        page.value(&format!("{KEPT}.things[5]")).await?,
        json!({ "item": "exercise:winning", "level": "2", "rules": "nim" })
    );
    assert_eq!(
        page.value(&format!("{KEPT}.things[1].opponent")).await?,
        "none"
    );
    assert!(page.location().await?.ends_with("/en/class/"));
    Ok(())
}

/// The dialog for pupils leads to the same lesson, up to a thing, without notes; a telephone shows a thing at a time.
async fn pupils(page: &Page) -> Result {
    open(page, &format!("en/class/?d={ALL}&at=2&{OWN}&v=1")).await?;
    press(page, "For pupils").await?;
    page.until("document.querySelector('dialog .code svg')")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let address = page
        .value("document.querySelector('dialog a').href")
        .await?;
    let address = address.as_str().expect("an address").to_owned();
    let (_, query) = address.split_once('?').expect("a query");
    assert!(
        query.starts_with(
            "d=nim-and-variants/ex2~3;nim:3,4,5&at=1&step=3&answers=ask&for=pupils&upto=2&"
        ),
        "{query}"
    );
    assert!(!query.contains("&n2="), "{query}");
    page.run(
        "const places = document.querySelector('#up-to');
         places.value = 6;
         places.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.until("document.querySelector('dialog a').href.includes('exercise:winning&at=1&')")
        .await?;
    page.open(&format!("en/class/?{query}")).await?;
    page.until("document.querySelector('.lecture nian-game')")
        .await?;
    let is_there = "document.querySelector('.planning')?.checkVisibility() ?? false";
    assert_eq!(page.value(is_there).await?, false);
    Ok(())
}

/// A ready-made lesson has its texts by its name: its address is short in every language.
async fn ready(page: &Page) -> Result {
    page.open("en/class/").await?;
    page.until("document.querySelector('.class .count')")
        .await?;
    let links = "[...document.querySelectorAll('.ready h2 a')].map((link) => link.href)";
    let links: Vec<String> = serde_json::from_value(page.value(links).await?)?;
    assert_eq!(links.len(), 7);
    for link in links {
        let (_, query) = link.split_once('?').expect("a query");
        open(page, &format!("en/class/?{query}")).await?;
        let count = titles(page).await?.len();
        for css in [".question", ".note"] {
            let said = format!("[...document.querySelectorAll('.things {css}[lang=en]')].length");
            assert_eq!(page.value(&said).await?, count, "{css} of {query}");
        }
        assert_eq!(
            page.value("document.querySelectorAll('.wrong').length")
                .await?,
            0
        );
        assert!(page.location().await?.len() < 600, "{query}");
    }
    Ok(())
}

/// Scripts and names that come late are asked for again.
async fn comes_in_the_end(page: &Page) -> Result {
    open(page, "en/class/?d=nim-and-variants/ex1&at=1").await?;
    assert_eq!(titles(page).await?, ["Example 1: column by column"]);
    Ok(())
}
