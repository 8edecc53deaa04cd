use super::{a_quarter_elsewhere, in_language, message};
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let positions = [
        "nim:x",
        "",
        "nim",
        ":",
        "nim:3,,5",
        "chess:e4",
        "nim:99999999999999999999",
        "nim:03",
        "dice:31@7",
        "wythoff:1,2,3",
        "nim:1,2 ",
        "<b>nim:1</b>",
        "拈:3,4,5",
    ];
    for (at, position) in positions.into_iter().enumerate() {
        let game = format!("<nian-game position='{position}'></nian-game>");
        let name = format!("bad_input::position::{position:?}");
        suite.add(name, Setup::default().embed(&game), async |page| {
            unreadable(page).await
        });
        a_quarter_elsewhere(suite, at);
    }
    for tag in Language::WITH_PAGES.map(Language::tag) {
        let game = format!("<nian-game lang={tag} position='nim:x'></nian-game>");
        let name = format!("bad_input::position::in::{tag}");
        suite.add(name, Setup::default().embed(&game), async move |page| {
            page.open("embed.html").await?;
            let message = message(page).await?;
            assert!(in_language(&message, tag), "{tag}: {message}");
            Ok(())
        });
    }
    let good = "<nian-game position='nim:3,4,5' opponent=none></nian-game>";
    suite.add(
        "bad_input::position::later",
        Setup::default().embed(good),
        later,
    );
    suite.add(
        "bad_input::position::none",
        Setup::default().embed("<nian-game></nian-game>"),
        none,
    );
    let attributes = [
        "first=nobody",
        "opponent=chess",
        "theme=plaid",
        "answers=maybe",
    ];
    for (at, attribute) in attributes.into_iter().enumerate() {
        let game = format!("<nian-game position='nim:1,2' {attribute}></nian-game>");
        let name = format!("bad_input::attribute::{attribute}");
        suite.add(name, Setup::default().embed(&game), async move |page| {
            defaults(page, attribute).await
        });
        a_quarter_elsewhere(suite, at);
    }
    let tables = [
        "of='nothing'",
        "of=''",
        "of='nim'",
        "of='dice' rules='nim'",
        "of='wythoff' rules='wythoff.misere'",
        "of='sides' rules='sides.0'",
        "of='dynamic' rules='dynamic.2.local'",
    ];
    for (at, attributes) in tables.into_iter().enumerate() {
        let table = format!("<nian-table {attributes}></nian-table>");
        let name = format!("bad_input::table::{attributes}");
        suite.add(name, Setup::default().embed(&table), async |page| {
            page.open("embed.html").await?;
            let message = message(page).await?;
            assert!(in_language(&message, "en"), "{message}");
            let table = page.widget("nian-table").await?;
            assert!(
                table
                    .inside("root.textContent")
                    .await?
                    .as_str()
                    .is_some_and(|text| text.contains(&message))
            );
            assert_ne!(
                table
                    .inside("root.querySelectorAll('td, [role=gridcell]').length")
                    .await?,
                0
            );
            Ok(())
        });
        a_quarter_elsewhere(suite, at);
    }
    let table = "<nian-table of=dynamic rules=dynamic.3></nian-table>";
    suite.add(
        "bad_input::table::later",
        Setup::default().embed(table),
        table_later,
    );
    for (at, step) in ["99", "-1", "1.5", "x", ""].into_iter().enumerate() {
        let example =
            format!("<nian-example src='nim-and-variants/ex1' step='{step}'></nian-example>");
        let name = format!("bad_input::step::{step:?}");
        suite.add(name, Setup::default().embed(&example), async |page| {
            page.open("embed.html").await?;
            let message = message(page).await?;
            assert!(in_language(&message, "en"), "{message}");
            let example = page.widget("nian-example").await?;
            assert_eq!(example.get("step").await?, 0);
            Ok(())
        });
        a_quarter_elsewhere(suite, at);
    }
    suite.add(
        "bad_input::move",
        Setup::default().embed(good),
        illegal_move,
    );
}

/// Another position stands in its place, and the reader sees why.
async fn unreadable(page: &Page) -> Result {
    page.open("embed.html").await?;
    let message = message(page).await?;
    assert!(in_language(&message.replace('拈', ""), "en"), "{message}");
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    assert_eq!(game.get("querySelector('b')").await?, json!(null));
    // The card's own says whose turn it is.
    let bold = "root.querySelector('b:not(.nian-whose)')";
    assert_eq!(game.inside(bold).await?, json!(null));
    let shown = game.inside("root.textContent").await?;
    assert!(
        shown.as_str().is_some_and(|shown| shown.contains(&message)),
        "{message} in {shown}"
    );
    Ok(())
}

/// A bad position given to a widget that runs leaves what it shows.
async fn later(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.until("position === 'nim:1,4,5'").await?;
    game.get("setAttribute('position', 'nim:4,x')").await?;
    let message = message(page).await?;
    assert!(
        message.contains("nim:4,x") || message.contains('x'),
        "{message}"
    );
    assert_eq!(
        game.get("position").await?,
        "nim:1,4,5",
        "the last good state stands"
    );
    game.get("setAttribute('position', 'nim:4,4')").await?;
    game.until("position === 'nim:4,4'").await?;
    let shown = game.inside("root.textContent").await?;
    assert!(
        !shown.as_str().is_some_and(|shown| shown.contains(&message)),
        "the warning is gone"
    );
    Ok(())
}

/// A wrong `of` or `rules` given to a table that runs leaves what it shows.
async fn table_later(page: &Page) -> Result {
    page.open("embed.html").await?;
    let table = page.widget("nian-table").await?;
    let shown = "[...root.querySelectorAll('td, th, [role=gridcell]')].map((cell) => cell.textContent).join()";
    let before = table.inside(shown).await?;
    for (attribute, value) in [("of", "chess"), ("of", "dice"), ("rules", "nim")] {
        let before_it = page.seen("nian-error").await?.len();
        table
            .get(&format!("setAttribute('{attribute}', '{value}')"))
            .await?;
        let told = "seen.filter(({ type }) => type === 'nian-error').length";
        page.until(&format!("{told} > {before_it}")).await?;
        let message = message(page).await?;
        let said = format!("{attribute} cannot be “{value}”; dynamic");
        assert!(message.starts_with(&said), "{message}");
        page.two_frames().await?;
        assert_eq!(table.inside(shown).await?, before, "{attribute}={value}");
        table.get("setAttribute('of', 'dynamic')").await?;
        table.get("setAttribute('rules', 'dynamic.3')").await?;
    }
    Ok(())
}

async fn none(page: &Page) -> Result {
    page.open("embed.html").await?;
    assert!(message(page).await?.contains("position"));
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    Ok(())
}

async fn defaults(page: &Page, attribute: &str) -> Result {
    page.open("embed.html").await?;
    let message = message(page).await?;
    let (name, value) = attribute.split_once('=').unwrap_or_default();
    assert!(
        message.contains(name) && message.contains(value),
        "{message}"
    );
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, "nim:1,2");
    Ok(())
}

/// Refused to the page by an exception, and told to the reader.
async fn illegal_move(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    for mv in ["a4", "z1", "x"] {
        let before = page.seen("nian-error").await?.len();
        let thrown = game.throws("play", json!(mv)).await?;
        assert_eq!(thrown["name"], "RangeError", "{mv}");
        page.until(&format!(
            "seen.filter(({{ type }}) => type === 'nian-error').length > {before}"
        ))
        .await?;
        let message = message(page).await?;
        assert_eq!(thrown["message"], message.as_str());
        let shown = game.inside("root.textContent").await?;
        assert!(
            shown.as_str().is_some_and(|shown| shown.contains(&message)),
            "{message} in {shown}"
        );
        assert_eq!(game.get("position").await?, "nim:3,4,5");
    }
    Ok(())
}
