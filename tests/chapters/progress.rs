//! Coins fill as examples come to their end, and where a chapter is marked as read.

use super::{OLD_RECORD, coins, is_done, keep, told};
use crate::site::{ARTICLE, path};
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{ArticlePage, Language};

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        suite.add(
            format!("chapters::progress::{}", language.tag()),
            Setup::default(),
            async move |page| fills(page, language).await,
        );
    }
    suite
        .add("chapters::progress::read", Setup::default(), marked)
        .everywhere();
    suite.add("chapters::progress::elsewhere", Setup::default(), elsewhere);
    suite.add("chapters::progress::paper", Setup::default(), on_paper);
}

const CHAPTER: &str = "articles/nim-and-variants/one-heap/";

/// At the last step of an example its coin fills: beside the text, at the end of the chapter, and on the contents page.
async fn fills(page: &Page, language: Language) -> Result {
    page.open(&path(language, CHAPTER)).await?;
    let all = language.among(&ArticlePage::EXAMPLES).replace("$1", "3");
    assert_eq!(told(page, ".chapter-end").await?, all);
    let example = page.widget("#take-1-to-k-misere nian-example").await?;
    example.call("goTo", "next".into()).await?;
    example.until("step === 1").await?;
    assert_eq!(
        page.value(&coins(".chapter-end")).await?,
        json!(["", "", ""])
    );
    example.call("goTo", "last".into()).await?;
    for place in [".contents", ".chapter-end"] {
        page.until(&format!("{}.join() === ',all,'", coins(place)))
            .await?;
    }
    let said = language.among(&ArticlePage::DONE_EXAMPLES);
    let said = said.replace("$1", "1").replace("$2", "3");
    assert_eq!(told(page, ".chapter-end").await?, said);
    page.open(&path(language, ARTICLE)).await?;
    let chapter = ".chapters > li:nth-child(10)";
    assert_eq!(told(page, chapter).await?, said);
    let mut states = vec![""; 14];
    states[9] = "some";
    assert_eq!(page.value(&coins(".begin")).await?, json!(states));
    // The others as well: then the chapter is done.
    page.open(&path(language, CHAPTER)).await?;
    for id in ["take-1-to-k", "odd-even"] {
        let example = page.widget(&format!("#{id} nian-example")).await?;
        example.call("goTo", "last".into()).await?;
    }
    is_done(page, language).await
}

/// A chapter that is marked as read counts as done, until that is taken back; nothing else that is kept is lost.
async fn marked(page: &Page) -> Result {
    page.open("en/articles/nim-and-variants/one-heap/").await?;
    keep(page, OLD_RECORD).await?;
    let words = Language::En;
    let button = "document.querySelector('.chapter-end button')";
    assert_eq!(told(page, ".chapter-end").await?, "1 of 3 examples");
    assert_eq!(
        page.value(&format!("{button}.textContent")).await?,
        words.among(&ArticlePage::MARK_READ)
    );
    page.run(&format!("{button}.click()"), vec![]).await?;
    is_done(page, words).await?;
    assert_eq!(
        page.value(&format!("{button}.textContent")).await?,
        words.among(&ArticlePage::UNDO)
    );
    page.open("en/articles/nim-and-variants/").await?;
    assert_eq!(told(page, ".begin").await?, "2 of 14 chapters");
    // The last place is in it, and it is done: one goes on with the chapter after it.
    page.until("document.querySelector('.begin > a').textContent === 'Continue: 11 A die'")
        .await?;
    page.open("en/articles/nim-and-variants/one-heap/").await?;
    page.until(&format!("{button}.textContent === 'Undo'"))
        .await?;
    page.run(&format!("{button}.click()"), vec![]).await?;
    page.until(&format!("{}.join() === 'all,,'", coins(".chapter-end")))
        .await?;
    let kept = page
        .value("JSON.parse(localStorage.getItem('nian:path')).value")
        .await?;
    assert_eq!(kept["read"], json!([]));
    assert_eq!(kept["done"].as_array().map(Vec::len), Some(5));
    Ok(())
}

/// What another window keeps is shown.
async fn elsewhere(page: &Page) -> Result {
    page.open(CHAPTER).await?;
    told(page, ".chapter-end").await?;
    page.run(
        "localStorage.setItem('nian:path', arguments[0]);
        dispatchEvent(new StorageEvent('storage', { key: 'nian:path' }));",
        vec![OLD_RECORD.into()],
    )
    .await?;
    assert_eq!(
        page.value(&coins(".chapter-end")).await?,
        json!(["all", "", ""])
    );
    page.run(
        "localStorage.removeItem('nian:path');
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));",
        vec![],
    )
    .await?;
    assert_eq!(
        page.value(&coins(".chapter-end")).await?,
        json!(["", "", ""])
    );
    Ok(())
}

/// Paper is for others, too: it has nobody's progress.
async fn on_paper(page: &Page) -> Result {
    page.open(ARTICLE).await?;
    keep(page, OLD_RECORD).await?;
    told(page, ".begin").await?;
    page.on_paper(true).await?;
    let shown = "[...document.querySelectorAll('.coins, .progress, .begin')].some((one) => one.checkVisibility())";
    assert_eq!(page.value(shown).await?, false);
    Ok(())
}
