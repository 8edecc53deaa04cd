//! A platform that tells no mastery score, writes words for what it has not, or comes after the course has begun.

use super::{SHOWN, enter, first_thing, leave, platform, refused, there};
use nian_tests::{Page, Result, Suite, course, dist};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("scorm::own_mastery", platform(), own_mastery);
    suite.add("scorm::empty", platform(), empty);
    suite.add("scorm::late", platform(), late);
    suite.add(
        "scorm::late_after_an_answer",
        platform(),
        late_after_an_answer,
    );
}

const TOLD: &str = "course().querySelector('.told').textContent";

/// Everything is given up: that is not enough, though the platform has not handed on how much is.
async fn own_mastery(page: &Page) -> Result {
    for (query, status) in [
        ("of=nim-and-variants/ex1&mastery=", "failed"),
        ("of=nim-and-variants/ex1&mastery=&empty=null", "failed"),
        ("of=nim-and-variants/ex1&mastery=0%25&api=own", "passed"),
        ("of=nim-and-variants/ex1&mastery=1%25&api=own", "failed"),
        ("of=nim-and-variants/ex1&mastery=&own=none", "completed"),
    ] {
        page.value("sessionStorage.clear()").await.ok();
        // The examples of the whole site: the course that is packed has one of them.
        page.deploy(&dist());
        page.open(&format!("platform.html?{query}")).await?;
        there(page).await?;
        for step in 1..=3 {
            page.value(&format!("{SHOWN}.goTo({step})")).await?;
            page.value(&format!(
                "{SHOWN}.asks && ({SHOWN}.reveal(), {SHOWN}.click())"
            ))
            .await?;
        }
        page.until("kept().status && kept().status !== 'incomplete'")
            .await?;
        assert_eq!(page.value("kept().status").await?, status, "{query}");
        leave(page).await?;
        assert_eq!(refused(page).await?, "", "{query}");
    }
    Ok(())
}

/// A platform that has nothing may write that as a word: the record begins, and nothing is said of an earlier one.
async fn empty(page: &Page) -> Result {
    for word in ["null", "undefined", "%20"] {
        enter(page, &format!("mastery=60&api=own&empty={word}")).await?;
        page.until("kept().status === 'incomplete'").await?;
        assert_eq!(page.value(TOLD).await?, "", "{word}");
        leave(page).await?;
    }
    Ok(())
}

/// It is found, and what it has kept is gone on with.
async fn late(page: &Page) -> Result {
    enter(page, "mastery=60&api=own").await?;
    first_thing(page).await?;
    leave(page).await?;
    let kept = page.value("kept().suspend").await?;
    page.deploy(&course());
    page.open("platform.html?mastery=60&api=own&late=1").await?;
    there(page).await?;
    page.until(&format!("{TOLD}.includes('No learning platform')"))
        .await?;
    page.value("appear()").await?;
    page.until(&format!(
        "!{TOLD} && course().querySelector('.list li.done')"
    ))
    .await?;
    leave(page).await?;
    assert_eq!(page.value("kept().suspend").await?, kept);
    Ok(())
}

/// What was answered before it came is sent.
async fn late_after_an_answer(page: &Page) -> Result {
    enter(page, "mastery=60&api=own&late=1").await?;
    page.until(&format!("{TOLD}.includes('No learning platform')"))
        .await?;
    first_thing(page).await?;
    assert_eq!(page.value("calls.LMSInitialize ?? 0").await?, 0);
    page.value("appear()").await?;
    page.until("kept().suspend?.includes('x')").await?;
    page.until(&format!("!{TOLD}")).await?;
    // The reader stays where they were.
    assert_eq!(page.value(&format!("{SHOWN}.step")).await?, 4);
    leave(page).await
}
