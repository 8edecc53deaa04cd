//! The page of contents, at the article's address.

use super::{OLD_RECORD, coins, keep, told};
use crate::site::{ARTICLE, path};
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{ArticlePage, Language};

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        suite.add(
            format!("chapters::contents::new::{tag}"),
            Setup::default().width(360),
            async move |page| new_reader(page, language).await,
        );
        suite.add(
            format!("chapters::contents::old_record::{tag}"),
            Setup::default(),
            async move |page| old_record(page, language).await,
        );
        suite
            .add(
                format!("chapters::contents::unknown::{tag}"),
                Setup::default(),
                async move |page| unknown(page, language).await,
            )
            .everywhere();
    }
    suite.add(
        "chapters::contents::without_scripts",
        Setup::default().without_scripts(),
        without_scripts,
    );
}

const BEGIN: &str = "document.querySelector('.begin > a')";

/// Whoever has read nothing is led to the first chapter.
async fn new_reader(page: &Page, language: Language) -> Result {
    page.open(&path(language, ARTICLE)).await?;
    let said = language.among(&ArticlePage::ALL_CHAPTERS);
    assert_eq!(told(page, ".begin").await?, said.replace("$1", "14"));
    assert_eq!(
        page.value(&format!("{BEGIN}.textContent")).await?,
        language.among(&ArticlePage::BEGIN)
    );
    let to = page.value(&format!("{BEGIN}.href")).await?;
    assert!(to.as_str().is_some_and(|to| to.ends_with("/nim/")), "{to}");
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    // The legend, the source and what else there is are below the chapters.
    let below = "['.ways', '.marks', '#source', '.lessons'].every((css) => document.querySelector('.chapters')
        .compareDocumentPosition(document.querySelector(css)) & Node.DOCUMENT_POSITION_FOLLOWING)";
    assert_eq!(page.value(below).await?, true);
    Ok(())
}

/// What a device has kept before there were chapters, is shown as coins, and where it leads to is gone on with.
async fn old_record(page: &Page, language: Language) -> Result {
    let address = path(language, ARTICLE);
    page.open(&address).await?;
    keep(page, OLD_RECORD).await?;
    let said = language.among(&ArticlePage::DONE_CHAPTERS);
    let said = said.replace("$1", "1").replace("$2", "14");
    assert_eq!(told(page, ".begin").await?, said);
    let mut states = vec![""; 14];
    (states[0], states[9]) = ("all", "some");
    assert_eq!(page.value(&coins(".begin")).await?, json!(states));
    let of = |at: usize| format!(".chapters > li:nth-child({at})");
    assert_eq!(
        told(page, &of(1)).await?,
        language.among(&ArticlePage::DONE)
    );
    let said = language.among(&ArticlePage::DONE_EXAMPLES);
    let said = said.replace("$1", "1").replace("$2", "3");
    assert_eq!(told(page, &of(10)).await?, said);
    assert_eq!(page.value(&coins(&of(10))).await?, json!(["all", "", ""]));

    let title = page
        .value("document.querySelector('.chapters > li:nth-child(10) h2').textContent")
        .await?;
    let title = title.as_str().unwrap_or_default().to_owned();
    let said = language.among(&ArticlePage::CONTINUE_TO);
    let said = said.replace("$1", "10").replace("$2", &title);
    assert_eq!(page.value(&format!("{BEGIN}.textContent")).await?, said);
    page.run(&format!("{BEGIN}.click()"), vec![]).await?;
    page.until("document.querySelector('#take-1-to-k-misere nian-example')?.step === 3")
        .await?;
    let at = page.location().await?;
    assert!(at.ends_with("/one-heap/?step=3#take-1-to-k-misere"), "{at}");
    Ok(())
}

/// An anchor that is none is said to be none, as text; one of the article, in whatever spelling, leads to its chapter.
async fn unknown(page: &Page, language: Language) -> Result {
    const LINE: &str = "document.querySelector('.unknown').textContent";
    let address = path(language, ARTICLE);
    let said = |name: &str| language.among(&ArticlePage::NO_SECTION).replace("$1", name);
    for (hash, name) in [
        ("#nowhere", "nowhere"),
        ("#%3Cb%3E%E6%8B%88%3C%2Fb%3E", "<b>拈</b>"),
        ("#%E6", "%E6"),
        ("#toString", "toString"),
    ] {
        page.open("glossary/").await?; // else only the anchor would change
        page.open(&format!("{address}{hash}")).await?;
        page.until(&format!("{LINE} === {}", json!(said(name))))
            .await?;
        assert_eq!(
            page.value("document.querySelector('.chapters > li') !== null")
                .await?,
            true
        );
    }
    // On the open page, too; what the page has itself is known.
    page.value("location.hash = 'elsewhere'").await?;
    page.until(&format!("{LINE} === {}", json!(said("elsewhere"))))
        .await?;
    page.value("location.hash = 'source'").await?;
    page.until(&format!("{LINE} === ''")).await?;
    page.value("location.hash = '%45X2'").await?;
    page.until("location.pathname.endsWith('/nim/') && location.hash === '#ex2'")
        .await
}

/// Without scripts an anchor leads to its line, which stands out and is one tap from the section.
async fn without_scripts(page: &Page) -> Result {
    page.open(&format!("{ARTICLE}#more-dice")).await?;
    let outlined = "getComputedStyle(document.querySelector(':target')).outlineStyle";
    assert_eq!(page.value(outlined).await?, "solid");
    let seen = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
        document.querySelector(':target').getBoundingClientRect())";
    assert_eq!(page.value(seen).await?, true);
    let coins = "[...document.querySelectorAll('.coins, .unknown, .kept')].some((one) => one.checkVisibility())";
    assert_eq!(page.value(coins).await?, false);
    page.click(":target").await?;
    page.until("document.querySelector('#more-dice.part')")
        .await?;
    let at = page.location().await?;
    assert!(at.ends_with("/several-dice/#more-dice"), "{at}");
    let seen = "document.querySelector('.chapter-end button').checkVisibility()";
    assert_eq!(page.value(seen).await?, false, "it needs a script");
    Ok(())
}
