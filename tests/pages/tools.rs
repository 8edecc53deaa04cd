//! The pages of one widget that is set by a form or by the address, and the builder of tags.

use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::{Language, Tools};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("pages::tools::lab", Setup::default(), lab);
    suite.add("pages::tools::table", Setup::default(), table);
    suite.add(
        "pages::tools::table_of_the_address",
        Setup::default(),
        table_of_the_address,
    );
    suite.add(
        "pages::tools::rules_that_are_none",
        Setup::default(),
        rules_that_are_none,
    );
    for language in Language::WITH_PAGES {
        let name = format!("pages::tools::builder::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            builder(page, language).await
        });
    }
    suite.add("pages::tools::quotes", Setup::default(), quotes);
}

/// Both sides are the reader's, every move is marked, and the address keeps the position.
async fn lab(page: &Page) -> Result {
    page.open("en/lab/?p=wythoff:3,5").await?;
    let board = page.widget("nian-game").await?;
    assert_eq!(board.get("outcome").await?, "safe");
    board.click("[part~=caption] summary").await?;
    let moves = "root.querySelectorAll('[part~=caption] details li').length === 11";
    board.until_inside(moves).await?;
    board.call("play", json!("a1")).await?;
    board.until("step === 1").await?;
    assert_eq!(board.get("outcome").await?, "unsafe");
    page.until("location.search === '?view=analyse&p=wythoff:2,5'")
        .await?;
    page.run(
        "document.querySelector('[name=view][value=play]').click()",
        vec![],
    )
    .await?;
    board
        .until("getAttribute('opponent') === 'perfect'")
        .await?;
    page.run(
        "document.querySelector('[name=view][value=analyse]').click()",
        vec![],
    )
    .await?;
    board.until("getAttribute('opponent') === 'none'").await?;
    board.call("play", json!("b4")).await?;
    board.until("outcome === 'safe'").await
}

/// What is chosen is shown, and kept in the address.
async fn table(page: &Page) -> Result {
    page.open("tables/").await?;
    let table = page.widget("nian-table").await?;
    page.run(
        "const of = document.getElementById('of');
        of.value = 'dynamic';
        of.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![],
    )
    .await?;
    table.until("getAttribute('rules') === 'dynamic.2'").await?;
    page.until("location.search === '?view=pattern&of=dynamic&rules=dynamic.2'")
        .await?;
    page.run(
        "const { rules } = document.querySelector('form.table').elements;
        rules.value = 'dynamic.3';
        rules.form.requestSubmit();",
        vec![],
    )
    .await?;
    page.until("location.search === '?view=pattern&of=dynamic&rules=dynamic.3'")
        .await?;
    // The safe starts of the tripling game.
    for start in ["29", "40", "55"] {
        let shown = format!("root.querySelector('[part~=board]').textContent.includes('{start}')");
        table.until_inside(&shown).await?;
    }
    page.reload().await?;
    let table = page.widget("nian-table").await?;
    assert_eq!(table.get("getAttribute('rules')").await?, "dynamic.3");
    assert_eq!(
        page.value("document.getElementById('rules').value").await?,
        "dynamic.3"
    );
    Ok(())
}

async fn table_of_the_address(page: &Page) -> Result {
    page.open("en/tables/?of=parity").await?;
    let table = page.widget("nian-table").await?;
    assert_eq!(table.get("getAttribute('of')").await?, "parity");
    assert_eq!(
        page.value("document.getElementById('rules').value").await?,
        "parity.3"
    );
    Ok(())
}

/// The field is marked, the reason stands under it, the widget says what is wrong, and a table stands.
async fn rules_that_are_none(page: &Page) -> Result {
    page.open("en/tables/?of=dynamic&rules=chess").await?;
    let table = page.widget("nian-table").await?;
    page.until("document.getElementById('rules').getAttribute('aria-invalid') === 'true'")
        .await?;
    page.until("document.getElementById('rules-refused').textContent.includes('chess')")
        .await?;
    table
        .until_inside("root.querySelector('.nian').textContent.includes('chess')")
        .await?;
    table
        .until_inside("root.querySelector('[part~=board] :is(table, svg)') !== null")
        .await
}

/// What is to be pasted has quoted attributes and absolute addresses; the preview is alive.
async fn builder(page: &Page, language: Language) -> Result {
    page.open(&path(language, "embed/")).await?;
    page.widget(".preview nian-game").await?;
    page.run(
        "const { element } = document.querySelector('form.builder').elements;
        element.value = 'nian-example';
        element.dispatchEvent(new Event('change', { bubbles: true }));
        const src = document.querySelector('.field:not([hidden]) select');
        src.value = 'nim-and-variants/ex2';
        src.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![],
    )
    .await?;
    let origin = page.value("location.origin").await?;
    let origin = origin.as_str().unwrap_or_default();
    let example = page.widget(".preview nian-example").await?;
    // Once it has been drawn, the room it takes is known.
    let pasted = "document.querySelector('pre[tabindex] code').textContent";
    page.until(&format!("{pasted}.includes(' style=')")).await?;
    let pasted = page.value(pasted).await?;
    let pasted = pasted.as_str().unwrap_or_default();
    let height: String = pasted
        .split_once("min-height: ")
        .map(|(_, rest)| rest.chars().take_while(char::is_ascii_digit).collect())
        .unwrap_or_default();
    assert!(height.parse::<u32>()? > 100, "{pasted}");
    let tag = language.tag();
    let show = path(language, "show/");
    let title = language.among(&Tools::TITLE);
    let expected = format!(
        "<script type=\"module\" src=\"{origin}/nian.js\"></script>\n\
        <nian-example src=\"nim-and-variants/ex2\" lang=\"{tag}\">\n  \
        <span data-nian-until style=\"display: block; min-height: {height}px\">\
        <a href=\"{origin}/{show}nim-and-variants/ex2/\">{title}</a></span>\n\
        </nian-example>"
    );
    assert_eq!(pasted, expected);
    assert_eq!(example.get("position").await?, "nim:14,15,18,22");
    page.find("pre[tabindex] + .copying button")
        .await?
        .click()
        .await?;
    let status = "document.querySelector('pre[tabindex] + .copying [role=status]').textContent";
    page.until(status).await?;
    let said = page.value(status).await?;
    let answers = [&Tools::COPIED, &Tools::NOT_COPIED].map(|text| language.among(text));
    assert!(
        answers.contains(&said.as_str().unwrap_or_default()),
        "{said}"
    );
    Ok(())
}

/// A value is never read as markup.
async fn quotes(page: &Page) -> Result {
    page.open("en/embed/").await?;
    page.widget(".preview nian-game").await?;
    page.run(
        "const { position } = document.querySelector('form.builder').elements;
        position.value = 'nim:3,\"><b>';
        position.dispatchEvent(new Event('input', { bubbles: true }));",
        vec![],
    )
    .await?;
    let pasted = page
        .value("document.querySelector('pre[tabindex] code').textContent")
        .await?;
    let pasted = pasted.as_str().unwrap_or_default();
    assert!(
        pasted.contains("position=\"nim:3,&quot;>&lt;b>\""),
        "{pasted}"
    );
    Ok(())
}
