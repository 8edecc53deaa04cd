//! Where the focus and the window are after an answer, a hint and the next task.

use super::task;
use super::tasks::{exercise, right_and_wrong};
use nian_tasks::{Level, Skill};
use nian_tests::{Key, Page, Result, Setup, Suite, Value, Widget};

const SCORE: [&str; 5] = ["right", "wrong", "assisted", "given", "skipped"];

pub(crate) fn add(suite: &mut Suite) {
    let of = |skill| {
        let tag = format!("<nian-exercise skill={skill} seed=7 lang=en></nian-exercise>");
        Setup::default().embed(&tag)
    };
    suite.add("practising::focus::outcome", of("outcome"), outcome);
    suite.everywhere();
    suite.add("practising::focus::moves", of("winning"), moves);
    suite.add("practising::focus::hints", of("binary"), hints);
    let narrow = of("residue").width(360);
    suite.add("practising::focus::top", narrow, top);
}

/// The focus is on what this finds.
async fn is_on(exercise: &Widget<'_>, target: &str) -> Result {
    exercise
        .until_inside(&format!("root.activeElement?.matches('{target}')"))
        .await
}

async fn put(exercise: &Widget<'_>, target: &str) -> Result {
    exercise
        .inside(&format!("root.querySelector('{target}').focus()"))
        .await?;
    is_on(exercise, target).await
}

/// How the tasks have gone, in the order of [`SCORE`].
async fn score(exercise: &Widget<'_>) -> Result<[u64; 5]> {
    let score = exercise.get("score").await?;
    Ok(SCORE.map(|name| score[name].as_u64().unwrap_or_default()))
}

/// From the answer to the way on, and from there to the board: pressed once more, the key answers nothing.
async fn outcome(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let [right, _] = right_and_wrong(&task(Skill::Outcome, Level::One, 7, 0));
    put(&exercise, &format!(".nian-answers [data-do={right}]")).await?;
    page.press(Key::Enter).await?;
    is_on(&exercise, ".nian-next").await?;
    page.press(Key::Enter).await?;
    is_on(&exercise, "[part=board]").await?;
    page.press(Key::Enter).await?;
    exercise
        .until_inside("root.querySelector('.nian-gone').textContent.startsWith('Task 2')")
        .await?;
    assert_eq!(score(&exercise).await?, [1, 0, 0, 0, 0]);
    Ok(())
}

/// A wrong move leads to the way back, that one to the board, and the answer to the next task.
async fn moves(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    let [_, wrong] = right_and_wrong(&task(Skill::Winning, Level::One, 7, 0));
    exercise.click(&format!("[data-move={wrong}]")).await?;
    exercise
        .until_inside("root.querySelector('.nian-take:not([aria-disabled])')")
        .await?;
    put(&exercise, ".nian-take").await?;
    page.press(Key::Enter).await?;
    is_on(&exercise, ".nian-caption [data-do=prev]").await?;
    page.press(Key::Enter).await?;
    is_on(&exercise, "[part=board]").await?;
    put(&exercise, ".nian-caption [data-do=reveal]").await?;
    page.press(Key::Enter).await?;
    is_on(&exercise, ".nian-next").await?;
    Ok(())
}

/// Enter on the button of hints asks for all of them, and neither gives the answer nor leaves the task.
async fn hints(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    put(&exercise, ".nian-task [data-do=hint]").await?;
    let mut count = 0;
    while exercise
        .inside("Boolean(root.querySelector('[data-do=hint]'))")
        .await?
        == true
    {
        count += 1;
        page.press(Key::Enter).await?;
        exercise
            .until_inside(&format!(
                "root.querySelectorAll('.nian-hint span').length === {count}"
            ))
            .await?;
    }
    assert!(count > 1);
    is_on(&exercise, ".nian-task [data-do=reveal]").await?;
    assert_eq!(score(&exercise).await?, [0; 5]);
    assert!(exercise.get("question").await?.is_string());
    Ok(())
}

/// The next task begins at its top, and no field calls up a telephone's keyboard.
async fn top(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    exercise.call("reveal", Value::Null).await?;
    exercise
        .until_inside("root.querySelector('.nian-next.primary')")
        .await?;
    exercise
        .inside("root.querySelector('.nian-next').scrollIntoView({ block: 'end' })")
        .await?;
    let top = "root.querySelector('.nian-card').getBoundingClientRect().top";
    page.run("scrollBy(0, 200)", vec![]).await?;
    exercise.until_inside(&format!("{top} < 0")).await?;
    exercise.click(".nian-next").await?;
    exercise
        .until_inside("root.querySelector('.nian-gone').textContent.startsWith('Task 2')")
        .await?;
    exercise.until_inside(&format!("{top} >= -1")).await?;
    let typing = "root.activeElement?.localName === 'input'";
    assert_eq!(exercise.inside(typing).await?, false);
    Ok(())
}
