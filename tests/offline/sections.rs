//! The addresses of an article's sections without a network, and from a file; the page with a whole article.

use super::{
    build::{Before, another},
    kept, step, usb, visit,
};
use crate::promised::{lead, sections};
use nian_tests::{Page, Result, Setup, Suite, json, sample};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let kept = || Setup::default().kept();
    suite.add("offline::sections::all", kept(), all);
    suite.add("offline::sections::absent", kept(), absent);
    suite.add("offline::sections::opened", kept(), opened);
    suite
        .add("offline::sections::file", usb::setup(), file)
        .everywhere();
}

/// Every section leads to its chapter.
async fn all(page: &Page) -> Result {
    visit(page, "en/glossary/").await?;
    page.offline(true).await?;
    page.reload().await?;
    let places = sections(&[Language::En]).into_iter().map(|one| {
        let id = &one.id;
        json!({
            "address": format!("{}?step=1#{id}", one.page("")),
            "leads": format!("{}?step=1#{id}", one.page(&format!("{}/", one.chapter))),
            "target": id,
        })
    });
    let places = sample(places, 9, 2);
    lead(page, "../../", &places).await
}

/// A page with a whole article that has not been opened: the chapters stand for it, which say so, and are printed.
async fn absent(page: &Page) -> Result {
    visit(page, "en/").await?;
    let before = kept(page).await?;
    assert!(before.contains(&"/en/articles/odd-total/problem/".to_owned()));
    assert!(!before.iter().any(|path| path.ends_with("/whole/")));
    page.offline(true).await?;
    let said = |text: &str| {
        format!(
            "(() => {{ const line = document.querySelector('.absent'); return !line.hidden && line.textContent === {text:?}; }})()"
        )
    };
    for whole in ["whole/", "whole"] {
        page.open(&format!("en/articles/odd-total/{whole}")).await?;
        page.until(&said("The whole text is not stored yet; the chapters are."))
            .await?;
        assert_eq!(page.location().await?, "/en/articles/odd-total/");
    }
    page.open("en/articles/odd-total/?print=text#fifteen")
        .await?;
    page.until(&said(
        "The whole text is not stored yet; this is its chapter.",
    ))
    .await?;
    assert_eq!(
        page.location().await?,
        "/en/articles/odd-total/problem/?print=text#fifteen"
    );
    page.until("document.querySelector('.worksheet') && document.querySelector('.book').dataset.section === 'fifteen'")
        .await?;
    assert!(page.printed().await? >= 1);
    page.open("en/articles/odd-total/?print=text").await?;
    page.until(&said("The whole text is not stored yet; the chapters are."))
        .await?;
    // With a network there is no need of it.
    page.offline(false).await?;
    page.open("en/articles/odd-total/whole/").await?;
    assert_eq!(page.location().await?, "/en/articles/odd-total/whole/");
    step(page).await
}

/// Once opened it is there without a network, in a newer build, too.
async fn opened(page: &Page) -> Result {
    const WHOLE: &str = "en/articles/odd-total/whole/";
    visit(page, WHOLE).await?;
    page.offline(true).await?;
    page.open("en/articles/odd-total/?print=text#fifteen")
        .await?;
    page.until("document.querySelector('.worksheet')").await?;
    assert_eq!(
        page.location().await?,
        "/en/articles/odd-total/whole/?print=text#fifteen"
    );
    page.offline(false).await?;
    let changes = [(WHOLE, "</h1>", "</h1><p>the second build</p>")];
    let changes = changes.map(|(page, from, to)| (format!("{page}index.html"), from, to));
    let changes: Vec<_> = changes
        .iter()
        .map(|(file, from, to)| (&**file, *from, *to))
        .collect();
    let second = another("whole", &changes, Before::Nothing)?;
    page.open("en/").await?;
    page.deploy(&second.0);
    page.value("navigator.serviceWorker.ready.then((all) => all.update()).then(() => true)")
        .await?;
    page.until("document.querySelector('.offline[data-news] button')")
        .await?;
    page.offline(true).await?;
    page.open(WHOLE).await?;
    assert_eq!(
        page.value("document.body.textContent.includes('the second build')")
            .await?,
        true
    );
    step(page).await
}

/// From a file: to the chapter's own file.
async fn file(page: &Page) -> Result {
    for one in sample(sections(&[Language::En]), 27, 11) {
        let (contents, id) = (one.page("index.html"), &one.id);
        usb::open(page, &format!("{contents}?step=1#{id}")).await?;
        let goal = one.page(&format!("{}/index.html?step=1#{id}", one.chapter));
        page.until(&format!(
            "location.href.endsWith('/{goal}') && document.querySelector(':target')?.id === '{id}'"
        ))
        .await?;
        let top = "document.querySelector(':target').getBoundingClientRect().top";
        page.until(&format!("{top} >= -1 && {top} < innerHeight"))
            .await?;
    }
    usb::open(page, "en/articles/odd-total/index.html?print=text#fifteen").await?;
    page.until("location.href.endsWith('/en/articles/odd-total/whole/index.html?print=text#fifteen') && document.querySelector('.worksheet')")
        .await
}
