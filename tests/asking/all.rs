//! Every question of every lesson, answered wrong and right: by touch on a telephone, by keys on a screen. The test
//! command takes one lesson in 19, at night they are all gone through.

use crate::frames::lessons;
use nian_solver::{AnyPosition, Move};
use nian_tests::{Key, Page, Result, Setup, Suite, Value, Widget, at_night, json};
use nian_words::Language;

const SAMPLE: usize = 19;

/// How a reader answers.
#[derive(Clone, Copy)]
enum By {
    Touch,
    Keys,
}

pub(crate) fn add(suite: &mut Suite) {
    for (name, width, by) in [("touch", 360, By::Touch), ("keys", 1280, By::Keys)] {
        let setup = Setup::default().width(width);
        suite.add(format!("asking::all::{name}"), setup, async move |page| {
            all(page, by).await
        });
        suite.in_chromium();
    }
}

async fn all(page: &Page, by: By) -> Result {
    let mut asked = 0;
    for (at, lesson) in lessons()?.into_iter().enumerate() {
        if at_night() || at % SAMPLE == by as usize {
            let questions = of_lesson(page, by, &lesson).await;
            asked += questions.map_err(|error| format!("{lesson}: {error}"))?;
        }
    }
    println!("{asked} questions");
    assert!(asked >= if at_night() { 100 } else { 1 }, "{asked}");
    Ok(())
}

/// Answers the questions of a lesson; how many there are.
async fn of_lesson(page: &Page, by: By, lesson: &str) -> Result<u32> {
    page.open(&format!("en/show/?example={lesson}")).await?;
    let example = page.widget("nian-example").await?;
    let mut asked = 0;
    let steps = example.get("steps").await?.as_u64().unwrap_or(0);
    for step in 0..=steps {
        example.set("step", json!(step)).await?;
        example.until(&format!("step === {step}")).await?;
        let question = example.get("question").await?;
        let answered = match question.as_str() {
            Some("outcome") => outcome(page, &example, by, step).await,
            Some("winning") => winning(page, &example, by).await,
            _ => continue,
        };
        answered.map_err(|error| format!("step {step}: {error}"))?;
        asked += 1;
    }
    Ok(asked)
}

/// Presses what has this selector in the card.
async fn press(page: &Page, example: &Widget<'_>, by: By, css: &str) -> Result {
    match by {
        By::Touch => example.click(css).await,
        By::Keys => {
            let focus = format!("root.querySelector({}).focus()", json!(css));
            example.inside(&focus).await?;
            page.press(Key::Enter).await
        }
    }
}

async fn judged(example: &Widget<'_>, correct: bool) -> Result {
    let class = if correct { "right" } else { "wrong" };
    example
        .until_inside(&format!("root.querySelector('.nian-verdict.{class}')"))
        .await
}

async fn outcome(page: &Page, example: &Widget<'_>, by: By, step: u64) -> Result {
    let is = example.get("outcome").await?;
    let [right, wrong] = match is.as_str() {
        Some("safe") => ["safe", "unsafe"],
        _ => ["unsafe", "safe"],
    };
    for (answer, correct) in [(wrong, false), (right, true)] {
        press(
            page,
            example,
            by,
            &format!(".nian-answer[data-do={answer}]"),
        )
        .await?;
        judged(example, correct).await?;
        // Asked again by whoever comes back to it; what was wrong is.
        let other = if step == 0 { "next" } else { "first" };
        example.call("goTo", other.into()).await?;
        example.set("step", json!(step)).await?;
        example.until(&format!("step === {step}")).await?;
    }
    Ok(())
}

async fn winning(page: &Page, example: &Widget<'_>, by: By) -> Result {
    let shown = example.get("position").await?;
    let position: AnyPosition = shown.as_str().unwrap_or_default().parse()?;
    let winning = position.winning_moves();
    // Where every move wins none is wrong.
    let wrong = position.moves().find(|mv| !winning.contains(mv));
    if let Some(wrong) = wrong {
        play(page, example, by, &position, wrong).await?;
        judged(example, false).await?;
        let after = position.play(wrong)?;
        let reply = after.winning_moves().first().copied();
        let standing = match reply {
            Some(reply) => after.play(reply)?,
            None => after, // it was the last move
        };
        assert_eq!(example.get("position").await?, standing.to_string());
        example.press(Language::En.interface().try_again()).await?;
        example
            .until(&format!("position === {shown} && question === 'winning'"))
            .await?;
    }
    play(page, example, by, &position, winning[0]).await?;
    judged(example, true).await
}

/// Chooses a move and plays it.
async fn play(
    page: &Page,
    example: &Widget<'_>,
    by: By,
    position: &AnyPosition,
    mv: Move,
) -> Result {
    let coin = format!("[data-move='{mv}']");
    let touched = matches!(by, By::Touch)
        && example
            .inside(&format!("root.querySelector({})", json!(coin)))
            .await?
            != Value::Null;
    if touched {
        example.click(&coin).await?;
    } else {
        choose(page, example, position, mv).await?;
    }
    let name = Language::En.sentences().move_name(position, mv);
    example
        .until_inside(&format!(
            "root.querySelector('.nian-take:not([aria-disabled])')?.textContent.includes({})",
            json!(name)
        ))
        .await?;
    press(page, example, by, ".nian-take").await
}

/// Goes to a move by the arrows: from row to row, and there from the fewest to the most.
async fn choose(page: &Page, example: &Widget<'_>, position: &AnyPosition, mv: Move) -> Result {
    let name = Language::En.sentences().move_name(position, mv);
    example
        .inside("root.querySelector('.nian-board').focus()")
        .await?;
    let rows = position.heaps().len() + 1;
    let most = position.moves().count();
    for _ in 0..rows {
        page.press(Key::Down).await?;
        for _ in 0..most {
            if chosen(page, example).await? == name {
                return Ok(());
            }
            page.press(Key::Right).await?;
        }
    }
    Err(format!("no arrows lead to {name}").into())
}

/// The move that is chosen, once it is drawn: a key that changes nothing draws nothing to wait for.
async fn chosen(page: &Page, example: &Widget<'_>) -> Result<Value> {
    let drawn = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then(true))))";
    page.value(drawn).await?;
    let name = "root.querySelector('.nian-take span')?.textContent ?? ''";
    example.inside(name).await
}
