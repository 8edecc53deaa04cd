//! Questions of examples, answered on their own boards: right and wrong, by touch, by keys, by buttons
//! and by scripts.

use super::{answers, asked};
use nian_lessons::Played;
use nian_solver::AnyPosition;
use nian_tests::{Key, Page, Result, Setup, Suite, Value, Widget, json};
use nian_words::Language;

/// 3, 4, 5 at the step that asks for the one winning move, a2, which is the next step.
const MOVE: &str =
    "<nian-example src=nim-and-variants/three-four-five step=1 lang=LANG></nian-example>";
/// A heap of 15: the step asks whether it is safe.
const OUTCOME: &str = "<nian-example src=nim-and-variants/ex3 step=3 lang=LANG></nian-example>";

pub(super) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        for width in [360, 1280] {
            let setup = Setup::default()
                .width(width)
                .embed(&MOVE.replace("LANG", tag));
            suite.add(
                format!("asking::touch::{width}::{tag}"),
                setup,
                async move |page| touch(page, language).await,
            );
        }
        let setup = Setup::default().embed(&MOVE.replace("LANG", tag));
        suite.add(format!("asking::keys::{tag}"), setup, keys);
        let setup = Setup::default().embed(&OUTCOME.replace("LANG", tag));
        suite.add(
            format!("asking::outcome::{tag}"),
            setup,
            async move |page| outcome(page, language).await,
        );
    }
    let setup = Setup::default().embed(&MOVE.replace("LANG", "en"));
    suite.add("asking::script", setup.clone(), script);
    suite.add("asking::hints", setup.clone(), hints);
    // The engine comes late: what is touched on the written card is done when it is there.
    let late = setup.late("_bg.wasm", 1500);
    suite.add("asking::before_the_engine", late, before_the_engine);
}

/// Touches a coin, and takes what is chosen.
async fn take(example: &Widget<'_>, mv: &str) -> Result {
    example.click(&format!("[data-move={mv}]")).await?;
    example
        .until_inside("root.querySelector('.nian-take').getAttribute('aria-disabled') === null")
        .await?;
    example.click(".nian-take").await
}

/// What an answer is worth stands above the mark of the position that it led to, which would be taken for its own.
async fn comes_first(example: &Widget<'_>) -> Result {
    let [verdict, mark] = [".nian-shown .nian-verdict", ".nian-shown p.nian-outcome"];
    let is_first = "(verdict, mark) => verdict.getBoundingClientRect().bottom <= mark.getBoundingClientRect().top";
    let found =
        format!("({is_first})(root.querySelector('{verdict}'), root.querySelector('{mark}'))");
    assert_eq!(example.inside(&found).await?, true);
    Ok(())
}

async fn touch(page: &Page, language: Language) -> Result {
    let example = asked(page).await?;
    let words = language.interface();
    assert_eq!(example.get("question").await?, "winning");
    take(&example, "c2").await?;
    example
        .until_inside("root.querySelector('.nian-verdict.wrong')")
        .await?;
    let [right, wrong] = words.verdicts();
    let before: AnyPosition = "nim:3,4,3".parse()?;
    let mv = before.read_move("b4")?;
    let reply = language.sentences().moved(&Played { before, mv }, 3);
    let spoken = example.spoken().await?;
    assert!(
        spoken.contains(wrong) && spoken.contains(&reply),
        "{spoken}"
    );
    comes_first(&example).await?;
    assert_eq!(
        example.get("position").await?,
        "nim:3,0,3",
        "the reply stands"
    );
    assert_eq!(example.get("step").await?, 1);
    assert_eq!(example.get("question").await?, "winning");
    example.press(words.try_again()).await?;
    assert_eq!(example.get("position").await?, "nim:3,4,5");
    take(&example, "a2").await?;
    example
        .until_inside("root.querySelector('.nian-verdict.right')")
        .await?;
    let spoken = example.spoken().await?;
    assert!(spoken.contains(right), "{spoken}");
    comes_first(&example).await?;
    assert_eq!(example.get("step").await?, 2, "the lesson goes on with it");
    assert_eq!(example.get("question").await?, Value::Null);
    let told = |answer: &str, correct: bool, tries: u32| json!({ "question": "winning", "answer": answer, "correct": correct, "tries": tries, "step": 1 });
    assert_eq!(
        answers(page).await?,
        [told("c2", false, 1), told("a2", true, 2)]
    );
    Ok(())
}

async fn keys(page: &Page) -> Result {
    let example = asked(page).await?;
    example.get("engine.then(() => true)").await?;
    example
        .inside("root.querySelector('.nian-board').focus()")
        .await?;
    page.press(Key::Down).await?;
    example
        .until_inside("root.querySelector('.nian-take:not([aria-disabled])')")
        .await?;
    page.press(Key::Right).await?;
    page.press(Key::Enter).await?;
    example
        .until_inside("root.querySelector('.nian-verdict.right')")
        .await?;
    assert_eq!(answers(page).await?[0]["answer"], "a2");
    Ok(())
}

async fn outcome(page: &Page, language: Language) -> Result {
    let example = asked(page).await?;
    assert_eq!(example.get("question").await?, "outcome");
    let is = example.get("outcome").await?;
    let other = if is == "safe" { "unsafe" } else { "safe" };
    example
        .click(&format!(".nian-answer[data-do={other}]"))
        .await?;
    example
        .until_inside("root.querySelector('.nian-verdict.wrong')")
        .await?;
    let [_, wrong] = language.interface().verdicts();
    assert!(example.spoken().await?.contains(wrong));
    // The reason is told at once, and nothing is asked any more.
    example
        .until_inside("root.querySelector('p.nian-outcome')")
        .await?;
    comes_first(&example).await?;
    assert_eq!(example.get("question").await?, Value::Null);
    assert_eq!(answers(page).await?[0]["correct"], false);
    example.call("goTo", "prev".into()).await?;
    example.call("goTo", "next".into()).await?;
    example.call("answer", is).await?;
    assert_eq!(answers(page).await?[1]["correct"], true);
    Ok(())
}

async fn script(page: &Page) -> Result {
    let example = asked(page).await?;
    example.get("engine.then(() => true)").await?;
    example.call("answer", "b1".into()).await?;
    assert_eq!(example.get("question").await?, "winning");
    // From the position that is asked about, though the reply stands on the board.
    example.call("answer", "c2".into()).await?;
    assert_eq!(answers(page).await?[1]["tries"], 2);
    example.call("reveal", Value::Null).await?;
    assert_eq!(example.get("question").await?, Value::Null);
    assert_eq!(example.get("position").await?, "nim:3,4,5");
    let told = example.throws("answer", "a2".into()).await?;
    assert_eq!(told["name"], "RangeError", "{told}");
    assert_eq!(answers(page).await?.len(), 2);
    Ok(())
}

async fn before_the_engine(page: &Page) -> Result {
    let example = asked(page).await?;
    example.click("[data-move=a2]").await?;
    example
        .until_inside("root.querySelector('.nian-take:not([aria-disabled])')")
        .await?;
    example.click(".nian-take").await?;
    example
        .until_inside("root.querySelector('.nian-verdict.right')")
        .await?;
    assert_eq!(answers(page).await?.len(), 1);
    Ok(())
}

/// Hints come on the written card as well, and go with the question.
async fn hints(page: &Page) -> Result {
    let example = asked(page).await?;
    let said = "root.querySelectorAll('.nian-hint span').length";
    for number in 1..=2 {
        example.click("[data-do=hint]").await?;
        example
            .until_inside(&format!("{said} === {number}"))
            .await?;
        assert_eq!(example.get("question").await?, "winning");
    }
    example.get("engine.then(() => true)").await?;
    example.until_inside(&format!("{said} === 2")).await?;
    example.call("goTo", "next".into()).await?;
    example
        .until_inside("!root.querySelector('.nian-hint')")
        .await?;
    example.call("goTo", "prev".into()).await?;
    example.until_inside(&format!("{said} === 2")).await?;
    example.call("hint", Value::Null).await?;
    example.until("question === null").await
}
