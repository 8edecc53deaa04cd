//! A lesson before a class, by the keys of a clicker, and on the pupils' telephones.

mod awake;
mod bar;
mod claims;
mod faults;
mod fits;
mod made;
mod modes;
mod pupils;
mod question;
mod reload;
mod speaker;
mod turned;
mod vote;

use nian_tests::{Key, Page, Result, Setup, Suite, Value, json};

/// A lesson of an example that asks, a position, a table, tasks and a claim.
const LESSON: &str = "d=nim-and-variants/ex1;nim:3,4,5;table:wythoff;exercise:winning;\
    claim:nim-and-variants/dice;number:binary=45&count4=2&at=1&step=0&answers=ask&v=1";

pub(crate) fn add(suite: &mut Suite) {
    awake::add(suite);
    bar::add(suite);
    claims::add(suite);
    faults::add(suite);
    fits::add(suite);
    made::add(suite);
    modes::add(suite);
    pupils::add(suite);
    question::add(suite);
    reload::add(suite);
    speaker::add(suite);
    turned::add(suite);
    vote::add(suite);
    suite
        .add("lecturing::clicker", Setup::default(), clicker)
        .everywhere();
    suite.add(
        "lecturing::there_and_back",
        Setup::default(),
        there_and_back,
    );
    suite.add("lecturing::keys", Setup::default(), keys);
    suite.add("lecturing::found_at_once", Setup::default(), found_at_once);
    suite.add("lecturing::own_question", Setup::default(), own_question);
    suite.add("lecturing::leaving", Setup::default(), leaving);
    suite.add(
        "lecturing::missing",
        Setup::default()
            .answer(
                "*/nim-and-variants/ex1.json",
                nian_tests::Answer::Status(500),
            )
            .expect("500"),
        missing,
    );
    suite.add(
        "lecturing::unstyled",
        Setup::default()
            .answer("lecture.css", nian_tests::Answer::Times(1, 503))
            .expect("503"),
        unstyled,
    );
}

/// The card fills the screen, and will not be laid out otherwise by itself.
const FITTED: &str = "document.querySelector('.lecture-thing > *').shadowRoot.querySelector('.nian[data-stage]:not([data-laying])')";

const NOW: &str = include_str!("now.js");

/// Opens a lesson on stage in English.
async fn on_stage(page: &Page, lesson: &str) -> Result {
    drop(page.media("prefers-reduced-motion", "reduce").await); // where a browser can be told so
    page.open(&format!("en/class/?{lesson}&stage=1")).await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await
}

/// What a class sees.
async fn now(page: &Page) -> Result<Value> {
    let script = format!("{NOW} return settled().then(now);");
    page.run(&script, Vec::new()).await
}

/// The step shown, as `2.5`.
async fn place(page: &Page) -> Result<String> {
    let now = now(page).await?;
    Ok(now["place"].as_str().unwrap_or_default().to_owned())
}

async fn at(page: &Page, place: &str) -> Result {
    page.until(&format!(
        "document.querySelector('.lecture').dataset.place === {place:?}"
    ))
    .await
}

/// The class finds the move with which the lesson goes on: the step that asked has its answer, and no other.
async fn found_at_once(page: &Page) -> Result {
    on_stage(page, "d=nim-and-variants/ex1&at=1&step=2&answers=ask&v=1").await?;
    at(page, "1.2").await?;
    let answer = "document.querySelector('.lecture-thing > *').engine.then((card) => card.answer(card.winning[0]))";
    page.value(answer).await?;
    at(page, "1.3").await?;
    page.press(Key::PageUp).await?;
    at(page, "1.2").await?;
    page.until("new URLSearchParams(location.search).get('seen') === '1.2'")
        .await
}

/// A whole lesson by PageDown alone, and back by PageUp: what asks waits, its answer comes with the next press and no
/// sooner, and the way back is the same.
async fn clicker(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    let mut seen = vec![now(page).await?];
    loop {
        page.press(Key::PageDown).await?;
        let next = now(page).await?;
        if next["said"] != "" {
            assert_eq!(next["said"], "This is the end of the lesson.");
            break;
        }
        let last = &seen[seen.len() - 1];
        if last["waits"] == true {
            assert_eq!(last["told"], false, "no answer before its time: {last}");
            assert_eq!(
                next["place"], last["place"],
                "an answer takes a press of its own"
            );
            assert_eq!(next["waits"], false, "{next}");
        } else {
            assert_ne!(next["place"], last["place"], "{next}");
        }
        seen.push(next);
        assert!(seen.len() < 60, "{seen:?}");
    }
    let answers = seen
        .windows(2)
        .filter(|two| two[0]["place"] == two[1]["place"]);
    assert_eq!(
        answers.count(),
        5,
        "ex1, the position, two tasks, the claim: {seen:#?}"
    );
    for before in seen.iter().rev().skip(1) {
        page.press(Key::PageUp).await?;
        let now = now(page).await?;
        for what in ["place", "waits", "told"] {
            assert_eq!(now[what], before[what], "{what} at {before}");
        }
    }
    page.press(Key::PageUp).await?;
    assert_eq!(
        now(page).await?["said"],
        "This is the beginning of the lesson."
    );
    Ok(())
}

/// From wherever a class has wandered, so many presses forward and as many back lead to the same place.
async fn there_and_back(page: &Page) -> Result {
    on_stage(
        page,
        "d=nim-and-variants/ex1;nim:3,4,5;nim-and-variants/three-four-five~1;number:binary=5&v=1",
    )
    .await?;
    // Few rounds each: a driver ends a script that takes longer than 30 s.
    for seed in 1..=9 {
        let script = format!("{NOW} {}", include_str!("walk.js"));
        let wrong = page.run(&script, vec![json!(seed), json!(4)]).await?;
        assert_eq!(wrong, json!([]), "seed {seed}");
    }
    Ok(())
}

async fn keys(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    // A thing by its number, and numbers that no thing has.
    page.type_char('2').await?;
    page.press(Key::Enter).await?;
    at(page, "2.0").await?;
    page.type_char('9').await?;
    page.press(Key::Enter).await?;
    page.until("document.querySelector('.lecture-said').textContent === 'There is no thing 9: this lesson has 6.'")
        .await?;
    assert_eq!(place(page).await?, "2.0");
    // The answer on and off.
    for told in [true, false] {
        page.type_char('a').await?;
        assert_eq!(now(page).await?["told"], told);
    }
    page.type_char('a').await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    at(page, "3.0").await?;
    page.press_with(Key::Shift, Key::PageUp).await?;
    at(page, "2.0").await?;
    assert_eq!(now(page).await?["told"], true, "what was revealed stays so");
    // The overview.
    page.type_char('o').await?;
    page.until("document.querySelector('.lecture-overview')?.open && document.activeElement.matches('[aria-current]')")
        .await?;
    page.until("[...document.querySelectorAll('.lecture-small > *')].every((small) => small.shadowRoot.querySelector('.nian-card, .nian-is-claim'))")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    page.press(Key::Right).await?;
    page.press(Key::Enter).await?;
    at(page, "3.0").await?;
    // Black, which any key ends; the list of keys.
    page.type_char('.').await?;
    page.until("document.querySelector('dialog.nian-black')?.open")
        .await?;
    page.press(Key::PageDown).await?;
    page.until("!document.querySelector('dialog')").await?;
    assert_eq!(place(page).await?, "3.0");
    page.type_char('?').await?;
    page.until("document.querySelectorAll('.lecture-legend dt').length > 15")
        .await?;
    page.press(Key::PageDown).await?;
    page.until("!document.querySelector('dialog')").await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// A question of the teacher's own stands over the picture, as text, and the verdict waits for it.
async fn own_question(page: &Page) -> Result {
    let lesson = "d=nim-and-variants/ex1~1;table:wythoff&q1=Why%3F%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&n1=secret&v=1";
    on_stage(page, lesson).await?;
    let asked = "document.querySelector('.lecture-asked')";
    page.until(&format!(
        "{asked}.textContent === 'Why?<img src=x onerror=alert(1)>' && !{asked}.hidden"
    ))
    .await?;
    assert_eq!(
        page.value("document.querySelectorAll('.lecture img').length")
            .await?,
        0
    );
    assert!(
        !page.source().await?.contains(">secret"),
        "notes are the speaker's"
    );
    let first = now(page).await?;
    assert_eq!(
        (&first["waits"], &first["told"]),
        (&json!(true), &json!(false))
    );
    page.press(Key::PageDown).await?;
    assert_eq!(now(page).await?["told"], true);
    page.press(Key::PageDown).await?;
    page.until(&format!("{asked}.hidden")).await
}

/// Esc ends what is open, and only then leaves; the browser, which keeps that key for itself on a full screen, is
/// understood alike.
async fn leaving(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.type_char('f').await?;
    page.until("document.fullscreenElement?.matches('.lecture')")
        .await?;
    page.type_char('v').await?;
    page.until("document.querySelector('.lecture-vote')")
        .await?;
    page.run("return document.exitFullscreen();", vec![])
        .await?;
    page.until("!document.querySelector('.lecture-vote') && document.querySelector('.lecture[data-on=stage]')")
        .await?;
    page.type_char('d').await?;
    page.until("document.querySelector('.drawing')").await?;
    page.press(Key::Escape).await?;
    page.until(
        "!document.querySelector('.drawing') && document.querySelector('.lecture[data-on=stage]')",
    )
    .await?;
    page.press(Key::PageDown).await?;
    let place = place(page).await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture') && !document.documentElement.hasAttribute('data-lecture')")
        .await?;
    let (at, step) = place.split_once('.').ok_or("no place")?;
    page.until(&format!(
        "location.search.includes('at={at}&step={step}&') && !/stage|seen/.test(location.search)"
    ))
    .await
}

/// What cannot be had is said, and the rest of the lesson goes on.
async fn missing(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.until("document.querySelector('.lecture-said').textContent.startsWith('This thing cannot be loaded')")
        .await?;
    page.press(Key::PageDown).await?;
    at(page, "2.0").await
}

/// Styles that do not come at first come by another address.
async fn unstyled(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    page.until("getComputedStyle(document.querySelector('.lecture')).position === 'fixed'")
        .await
}
