//! What a screen reader hears: the elements that speak stay the same, and say something else.

use super::task;
use super::tasks::{exercise, right_and_wrong};
use nian_tasks::{Level, Skill};
use nian_tests::{Page, Result, Setup, Suite, Value, json};

pub(crate) fn add(suite: &mut Suite) {
    let html = "<nian-exercise skill=columns level=1 seed=7 count=5 lang=en></nian-exercise>";
    suite.add("practising::spoken", Setup::default().embed(html), spoken);
    let html = "<nian-exercise count=0 rules=euclid seed=-1 lang=en></nian-exercise>";
    suite.add("practising::used", Setup::default().embed(html), used);
}

const STATUSES: &str = "[...root.querySelectorAll('.nian-judged, .nian-task [role=status]')]";

async fn spoken(page: &Page) -> Result {
    let exercise = exercise(page).await?;
    exercise
        .inside(&format!("(window.statuses = {STATUSES}).length"))
        .await?;
    let same = format!("{STATUSES}.every((one, at) => one === window.statuses[at])");
    let says = async |at: usize| {
        exercise
            .inside(&format!("window.statuses[{at}].textContent"))
            .await
    };
    let [right, wrong] = right_and_wrong(&task(Skill::Columns, Level::One, 7, 0));
    exercise.call("answer", wrong.into()).await?;
    assert_eq!(says(0).await?, "");
    assert!(
        says(1)
            .await?
            .as_str()
            .is_some_and(|said| said.starts_with("Not right. Stacks in the "))
    );
    exercise.call("hint", Value::Null).await?;
    assert!(says(2).await?.as_str().is_some_and(|said| said.len() > 20));
    exercise.call("answer", right.into()).await?;
    // Above the mark of the position, and no more beside the fields.
    assert_eq!(says(0).await?, "Right.");
    assert_eq!(says(1).await?, "");
    assert_eq!(
        says(3).await?,
        "Task 1 of 5 Your score: wrong at first\u{a0}1"
    );
    exercise.call("next", Value::Null).await?;
    assert_eq!(says(0).await?, "");
    assert_eq!(
        says(3).await?,
        "Task 2 of 5 Your score: wrong at first\u{a0}1"
    );
    assert_eq!(exercise.inside(&same).await?, json!(true));
    Ok(())
}

/// What is used instead of a wrong value is named where no value says it.
async fn used(page: &Page) -> Result {
    exercise(page).await?;
    let wrong = page.seen("nian-error").await?;
    let message = wrong[0]["message"].as_str().unwrap_or_default();
    for said in [
        "“0”; no limit is used",
        "“euclid”; the usual set is used",
        "“-1”; 1 is used",
    ] {
        assert!(message.contains(said), "{said}: {message}");
    }
    Ok(())
}
