//! What a pupil hands in.

use super::{LESSON, catch_copies, collect, fits, press};
use crate::site::path;
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(super) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let name = format!("slips::pupil::{}", language.tag());
        let narrow = Setup::default().width(360);
        suite.add(name, narrow, async move |page| pupil(page, language).await);
    }
    suite
        .add("slips::keyboard", Setup::default(), keyboard)
        .everywhere();
    suite.add("slips::reload", Setup::default(), reload);
    suite.add("slips::silent", Setup::default(), silent);
}

const SETTLED: &str =
    "document.querySelector('.lecture[data-on=page] .lecture-thing[aria-busy=false]')";

/// Opens the lesson as pupils do, at its beginning.
async fn in_hand(page: &Page, language: Language, lesson: &str) -> Result {
    drop(page.media("prefers-reduced-motion", "reduce").await); // where a browser can be told so
    let class = path(language, "class/");
    page.open(&format!(
        "{class}?{lesson}&at=1&step=0&answers=ask&for=pupils"
    ))
    .await?;
    page.until(SETTLED).await
}

async fn next(page: &Page, at: usize) -> Result {
    press(page, ".lecture-pages [data-do=next]").await?;
    page.until(&format!(
        "document.querySelector('.lecture').dataset.place.startsWith('{at}.')"
    ))
    .await?;
    page.until(SETTLED).await
}

/// Finds the move for which the example asks.
async fn answer_example(page: &Page) -> Result {
    let find = "(async () => {
        const card = await document.querySelector('.lecture-thing > *').engine;
        for (let step = 0; card.asks !== 'winning'; step += 1) {
            if (step > card.steps) throw new Error('it asks nothing');
            card.goTo(step);
        }
        card.answer(card.winning[0]);
    })()";
    page.value(find).await.map(drop)
}

/// Answers a task, rightly or not.
async fn answer_task(page: &Page, rightly: bool) -> Result {
    let answer = format!(
        "(async () => {{
            const card = await document.querySelector('.lecture-thing > *').engine;
            card.answer((card.outcome === 'safe') === {rightly} ? 'safe' : 'unsafe');
        }})()"
    );
    page.value(&answer).await.map(drop)
}

async fn with_card(page: &Page, act: &str) -> Result {
    let act = format!("document.querySelector('.lecture-thing > *').{act}");
    page.value(&act).await.map(drop)
}

/// A pupil goes through the lesson: the example right, a task right, one wrong, one with a hint. What the code tells the
/// teacher's table tells, too.
async fn pupil(page: &Page, language: Language) -> Result {
    in_hand(page, language, LESSON).await?;
    answer_example(page).await?;
    next(page, 2).await?;
    next(page, 3).await?;
    answer_task(page, true).await?;
    with_card(page, "next()").await?;
    answer_task(page, false).await?;
    with_card(page, "next()").await?;
    with_card(page, "hint()").await?;
    answer_task(page, true).await?;
    press(page, ".lecture-pages [data-do=hand-in]").await?;
    page.until("document.activeElement.id === 'slip-heading'")
        .await?;
    let words = [
        ("zh-Hant", "做完了，交回條", "4 題答對 3"),
        ("zh-Hans", "做完了，交回条", "4 题答对 3"),
        ("en", "Done: hand in your slip", "3 of 4 right"),
    ];
    let (_, heading, right) = *words
        .iter()
        .find(|(tag, ..)| *tag == language.tag())
        .ok_or("a language")?;
    let text = async |css: &str| -> Result<String> {
        let text = format!("document.querySelector('{css}').textContent");
        let text = page.value(&text).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(text("#slip-heading").await?, heading);
    assert_eq!(text(".slip-of").await?, "Nim <b>3|4");
    let code = text(".slip-code").await?;
    assert_eq!(code.len(), 7, "{code}");
    let code = code.replace(' ', "");
    let line = text(".slip-line").await?;
    assert!(
        line.starts_with("Nim <b>3 4") && line.contains(right) && line.ends_with(&code),
        "{line}"
    );
    // The seat is the first word of the line, if there is one; what is none is told, and not in the line.
    page.find("#slip-seat").await?.send_keys("0x").await?;
    page.until("document.querySelector('#slip-seat').getAttribute('aria-invalid') === 'true' && document.querySelector('#slip-seat-wrong').textContent")
        .await?;
    assert_eq!(text(".slip-line").await?, line);
    for _ in 0..2 {
        page.press(Key::Backspace).await?;
    }
    page.find("#slip-seat").await?.send_keys("12").await?;
    page.until("/12/.test(document.querySelector('.slip-line').textContent) && !document.querySelector('#slip-seat').hasAttribute('aria-invalid')")
        .await?;
    fits(page).await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let small = "[...document.querySelectorAll('.lecture-slip :is(button, input)')].filter(({ offsetHeight }) => offsetHeight < 44).length";
    assert_eq!(page.value(small).await?, 0);
    catch_copies(page).await?;
    press(page, ".slip-copy").await?;
    page.until("document.querySelector('.slip-said').textContent")
        .await?;
    let line = text(".slip-line").await?;
    assert_eq!(page.value("copied").await?, line);
    // Large, for a teacher who comes by.
    press(page, ".slip-enlarge").await?;
    page.until("document.querySelector('.lecture-large')?.open")
        .await?;
    assert_eq!(text(".slip-large").await?.replace(' ', ""), code);
    let large = page.value("parseFloat(getComputedStyle(document.querySelector('.slip-large')).fontSize) > innerWidth / 5").await?;
    assert_eq!(large, true);
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    fits(page).await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('dialog')").await?;
    // What the teacher makes of the line, and of the code that is read out.
    let class = format!("{}?{LESSON}", path(language, "class/"));
    for (handed, seat) in [(line, true), (code, false)] {
        collect(page, &class, &handed).await?;
        page.until("document.querySelectorAll('.slips tbody tr').length === 1")
            .await?;
        let row = "[...document.querySelector('.slips tbody tr').cells].map((cell) => cell.querySelector('[aria-hidden]')?.textContent ?? cell.textContent)";
        let row = page.value(row).await?;
        assert_eq!(row[0] == "12", seat, "{row}");
        let rest: Vec<_> = (1..6).map(|at| row[at].clone()).collect();
        assert_eq!(json!(rest), json!(["✓", "✓", "✗", "△", "3"]));
    }
    Ok(())
}

/// By the keyboard alone: to the slip, to its buttons, and back to what is missing.
async fn keyboard(page: &Page) -> Result {
    let one = "d=nim-and-variants/ex1&title=Nim&v=1";
    in_hand(page, Language::En, one).await?;
    page.run(
        "document.querySelector('[data-do=hand-in]').focus()",
        vec![],
    )
    .await?;
    page.press(Key::Enter).await?;
    page.until("document.activeElement.id === 'slip-heading'")
        .await?;
    let told = page
        .value("['#slip-heading', '.slip-open', '.slip-line'].map((css) => document.querySelector(css).textContent.replace(/\\w{6}$/, '…'))")
        .await?;
    let expected = [
        "Hand in your slip",
        "Not answered yet: 1. You can go back first.",
        "Nim · 0 of 1 right · …",
    ];
    assert_eq!(told, json!(expected));
    page.press(Key::Tab).await?;
    page.until("document.activeElement.matches('.slip-copy')")
        .await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    page.until("document.activeElement.closest('.lecture-large')")
        .await?;
    page.press(Key::Escape).await?;
    page.until(
        "!document.querySelector('dialog') && document.activeElement.matches('.slip-enlarge')",
    )
    .await?;
    page.press(Key::Tab).await?;
    page.until("document.activeElement.id === 'slip-seat'")
        .await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    page.until("!document.querySelector('.lecture-slip') && document.querySelector('.lecture-thing nian-example').checkVisibility()")
        .await?;
    answer_example(page).await?;
    page.run(
        "document.querySelector('[data-do=hand-in]').focus()",
        vec![],
    )
    .await?;
    page.press(Key::Enter).await?;
    page.until("document.querySelector('#slip-heading')?.textContent === 'Done: hand in your slip'")
        .await
}

/// A page that is loaded again, as telephones do, has lost no answer; nor has one that is left for the contents, while it
/// is there.
async fn reload(page: &Page) -> Result {
    in_hand(page, Language::En, LESSON).await?;
    next(page, 2).await?;
    next(page, 3).await?;
    answer_task(page, true).await?;
    with_card(page, "next()").await?;
    answer_task(page, false).await?;
    let line = "document.querySelector('.slip-line').textContent.replace(/^.*?· (\\d of)/, '$1').replace(/\\w{6}$/, '')";
    for _ in 0..2 {
        page.until(SETTLED).await?;
        press(page, "[data-do=hand-in]").await?;
        page.until("document.querySelector('.lecture-slip')")
            .await?;
        assert_eq!(page.value(line).await?, "1 of 4 right · ");
        let open = page
            .value("document.querySelector('.slip-open').textContent")
            .await?;
        assert_eq!(open, "Not answered yet: 1, 3. You can go back first.");
        page.reload().await?;
    }
    page.until(SETTLED).await?;
    press(page, ".lecture-leave").await?;
    page.until("!document.querySelector('.lecture')").await?;
    assert_eq!(
        page.value("sessionStorage.getItem('nian-lecture')").await?,
        json!(null)
    );
    assert_eq!(
        page.value("Object.keys(localStorage).some((key) => /slip/.test(key))")
            .await?,
        false
    );
    // Its contents lead into it again: there nothing was lost either.
    press(page, ".things li:last-child button.to").await?;
    page.until(SETTLED).await?;
    press(page, "[data-do=hand-in]").await?;
    page.until("document.querySelector('.lecture-slip')")
        .await?;
    assert_eq!(page.value(line).await?, "1 of 4 right · ");
    Ok(())
}

/// Where nothing is asked, nobody hands anything in.
async fn silent(page: &Page) -> Result {
    in_hand(page, Language::En, "d=nim-and-variants/ex4;nim:3,4,5&v=1").await?;
    next(page, 2).await?;
    page.until("document.querySelector('.lecture-pages [data-do=next][aria-disabled=true]') && !document.querySelector('[data-do=hand-in]')")
        .await
}
