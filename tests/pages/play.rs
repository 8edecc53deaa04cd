use crate::site::path;
use nian_solver::AnyPosition;
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::{Language, PlayPage};

pub(crate) fn add(suite: &mut Suite) {
    for (asked, position) in [
        ("nim:14,15,18,22", "nim:14,15,18,22"),
        ("nim.misere:1,1,5", "nim.misere:1,1,5"),
        ("wythoff:1000000,1618033", "wythoff:1000000,1618033"),
        ("dice:31@4", "dice:31@4"),
        ("nim%3A3%2C4", "nim:3,4"),
    ] {
        let name = format!("pages::play::of::{asked}");
        suite.add(name, Setup::default(), async move |page| {
            page.open(&format!("play/?p={asked}")).await?;
            let game = page.widget("nian-game").await?;
            assert_eq!(game.get("position").await?, position);
            Ok(())
        });
    }
    suite.add(
        "pages::play::address_follows",
        Setup::default(),
        address_follows,
    );
    suite.add("pages::play::form", Setup::default(), form);
    suite.add("pages::play::two_people", Setup::default(), two_people);
    suite.add("pages::play::ladder", Setup::default().width(360), ladder);
    for language in Language::WITH_PAGES {
        let name = format!("pages::play::unreadable::{}", language.tag());
        suite.add(name, Setup::default().width(360), async move |page| {
            unreadable(page, language).await
        });
    }
}

/// The address holds the state: reload and share keep it.
async fn address_follows(page: &Page) -> Result {
    page.open("play/?p=nim:3,4,5").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    page.until("location.search !== '?p=nim:3,4,5'").await?;
    game.until("step === 2").await?;
    let position = game.get("position").await?;
    // Where the game began, and its moves.
    page.until("location.search.startsWith('?p=nim:3,4,5&moves=a2,')")
        .await?;
    page.reload().await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("position").await?, position);
    Ok(())
}

/// Who plays is chosen in the menu, and stays so when another position is typed.
async fn two_people(page: &Page) -> Result {
    page.open("en/play/?p=nim:3,4,5").await?;
    let game = page.widget("nian-game").await?;
    game.press("Menu").await?;
    game.until_inside("root.querySelector('[data-set=opponent]')")
        .await?;
    let script = "const select = document.querySelector('nian-game').shadowRoot
            .querySelector('[data-set=opponent]');
        select.value = '4';
        select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));";
    page.run(script, vec![]).await?;
    page.until("location.search.endsWith('&opponent=none')")
        .await?;
    unfold(page).await?;
    let field = page.find("input[name=p]").await?;
    field.clear().await?;
    field.send_keys("nim:2,3,4").await?;
    page.press(Key::Enter).await?;
    game.until("position === 'nim:2,3,4'").await?;
    game.call("play", json!("a1")).await?;
    // An opponent would have answered by then.
    page.value("new Promise((then) => setTimeout(then, 1000))")
        .await?;
    assert_eq!(game.get("position").await?, "nim:1,3,4");
    game.call("play", json!("b3")).await?;
    assert_eq!(game.get("position").await?, "nim:1,0,4");
    page.until("location.search === '?p=nim:2,3,4&opponent=none&moves=a1,b3'")
        .await
}

/// Opens the fold-out in which a position is typed.
pub(super) async fn unfold(page: &Page) -> Result {
    page.run("document.querySelector('.type-it').open = true", vec![])
        .await
        .map(drop)
}

async fn form(page: &Page) -> Result {
    page.open("en/play/").await?;
    let game = page.widget("nian-game").await?;
    unfold(page).await?;
    let field = page.find("input[name=p]").await?;
    field.clear().await?;
    field.send_keys("wythoff:3,5").await?;
    page.press(Key::Enter).await?;
    game.until("position === 'wythoff:3,5'").await?;
    page.until("location.search === '?p=wythoff:3,5'").await
}

async fn unreadable(page: &Page, language: Language) -> Result {
    page.open(&path(language, "play/?p=nim:3,x")).await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(
        game.get("position").await?,
        "nim:3,4,5",
        "the default stands"
    );
    let error = "nim:3,x"
        .parse::<AnyPosition>()
        .expect_err("x is no number");
    let expected = language.sentences().notation_error("nim:3,x", &error);
    let said = game.spoken().await?;
    assert!(said.contains(&expected), "`{expected}` is spoken: {said}");
    let shown = game.text(".nian").await?;
    assert!(shown.contains(&expected), "`{expected}` is shown: {shown}");
    // Under the field in short words, and in view where one has typed.
    let short = language.among(&PlayPage::NOT_UNDERSTOOD);
    let short = short.replace("$1", "nim:3,x");
    let under = "document.getElementById('p-refused')";
    let told = page.value(&format!("{under}.textContent")).await?;
    assert_eq!(told, json!(short));
    page.run("document.getElementById('p').scrollIntoView();", vec![])
        .await?;
    let far = format!(
        "{under}.getBoundingClientRect().top - document.querySelector('form.position button').getBoundingClientRect().bottom"
    );
    let far = page.value(&far).await?;
    assert!(
        far.as_f64().is_some_and(|far| (0.0..24.0).contains(&far)),
        "{far}"
    );
    assert_eq!(
        page.value(&format!("{under}.getBoundingClientRect().bottom <= innerHeight && {under}.getBoundingClientRect().top >= 0"))
            .await?,
        true
    );
    // What is right then takes it away.
    let field = page.find("#p").await?;
    field.clear().await?;
    field.send_keys("nim:1,2,3").await?;
    page.click("form.position button").await?;
    page.until(&format!(
        "{under}.textContent === '' && document.getElementById('p').ariaInvalid === 'false'"
    ))
    .await
}

/// After three games won in a row a stronger opponent is offered, after three lost a weaker one.
async fn ladder(page: &Page) -> Result {
    page.open("en/play/?p=nim:2&opponent=novice").await?;
    let game = page.widget("nian-game").await?;
    let said = "document.querySelector('.ladder [role=status]').textContent";
    let button = "document.querySelector('.ladder button')";
    // One goes on with the opponent one has chosen.
    for (first, mv, opponent) in [
        ("reader", "a2", "learner"),
        ("reader", "a2", "skilled"),
        ("other", "", "learner"),
    ] {
        game.set("first", json!(first)).await?;
        for number in 1..=3 {
            assert_eq!(page.value(said).await?, "");
            if mv.is_empty() {
                game.until("position === 'nim:0'").await?;
            } else {
                game.call("play", json!(mv)).await?;
            }
            if number < 3 {
                let ended = format!(
                    "JSON.parse(localStorage.getItem('nian:ladder'))?.value[document.querySelector('nian-game').opponent] === {}",
                    if mv.is_empty() { -number } else { number }
                );
                page.until(&ended).await?;
                game.call("reset", json!(null)).await?;
            }
        }
        page.until(&format!("{said} && !{button}.hidden")).await?;
        page.run(&format!("{button}.click()"), vec![]).await?;
        assert_eq!(game.get("opponent").await?, opponent);
        assert_eq!(page.value(&format!("{button}.hidden")).await?, true);
        page.until("location.search.includes('opponent=')").await?;
    }
    Ok(())
}
