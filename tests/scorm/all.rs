//! All our lessons that ask, on a platform of our own and on scorm-again, gone through in each way: what the platform
//! then has is what was done. The test command takes a sample, at night they are all gone through.

use super::{SHOWN, leave, platform, refused, there};
use crate::{asking::expected::answers, frames::lessons, search::Search};
use nian_lessons::{Ask, Example, Frame};
use nian_tests::{Page, Result, Suite, at_night, dist, json, sample};
use std::fs;

/// In the test command one lesson in so many is gone through in each way.
const SAMPLE: usize = 17;
/// A right move leads on to the next step in this one; it is always gone through.
const LEADS_ON: &str = "nim-and-variants/ex1";

/// How the questions of a lesson are answered.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    AtOnce,
    WrongFirst,
    WithHint,
    GivenUp,
    /// Gone past, then back to.
    Past,
}

pub(crate) fn add(suite: &mut Suite) {
    for (name, way) in [
        ("at_once", Way::AtOnce),
        ("wrong_first", Way::WrongFirst),
        ("with_hint", Way::WithHint),
        ("given_up", Way::GivenUp),
        ("past", Way::Past),
    ] {
        suite.add(
            format!("scorm::all::{name}"),
            platform(),
            async move |page| all(page, way).await,
        );
    }
}

fn frames_of(lesson: &str) -> Result<Vec<Frame>> {
    let file = dist().join("lessons").join(lesson).with_extension("json");
    Ok(Example::parse(&fs::read_to_string(file)?)?.replay()?)
}

async fn all(page: &Page, way: Way) -> Result {
    let mut search = Search::new();
    search.try_pairs();
    let mut asking = Vec::new();
    for lesson in lessons()? {
        let frames = frames_of(&lesson)?;
        if frames.iter().any(|frame| frame.ask.is_some()) {
            asking.push((lesson, frames));
        }
    }
    assert!(asking.len() >= 50, "{}", asking.len());
    let first = asking
        .iter()
        .find(|(lesson, _)| lesson == LEADS_ON)
        .cloned();
    let mut tried = sample(asking, SAMPLE, 3 * way as usize);
    tried.extend(first);
    for (at, (lesson, frames)) in tried.iter().enumerate() {
        let apis = ["own", "again"];
        let apis = if at_night() {
            &apis[..]
        } else {
            &apis[at % 2..][..1]
        };
        for api in apis {
            let result = go_through(page, way, (lesson, frames), api, &mut search).await;
            result.map_err(|error| format!("{lesson}, {way:?}, {api}: {error}"))?;
        }
    }
    Ok(())
}

/// Goes through a lesson, leaves it after its first question and comes back.
async fn go_through(
    page: &Page,
    way: Way,
    (lesson, frames): (&str, &[Frame]),
    api: &str,
    search: &mut Search,
) -> Result {
    page.deploy(&dist());
    page.value("sessionStorage.clear()").await.ok(); // there is nothing to clear before the first
    page.open(&format!("platform.html?of={lesson}&mastery=60&api={api}"))
        .await?;
    there(page).await?;
    let mut marks = String::new();
    let mut left = false;
    for (step, frame) in frames.iter().enumerate() {
        page.value(&format!("{SHOWN}.goTo({step})")).await?;
        page.until(&format!("{SHOWN}.step === {step}")).await?;
        let Some(asks) = frame.ask else {
            marks.push('s');
            continue;
        };
        marks.push(answer(page, way, (step, asks), frames, search).await?);
        if !left {
            left = true;
            leave(page).await?;
            page.value("enter()").await?;
            there(page).await?;
            page.value(&format!("{SHOWN}.engine.then(() => true)"))
                .await?;
        }
    }
    let asked = marks.chars().filter(|sign| *sign != 's').count();
    let worth: f64 = marks
        .chars()
        .map(|sign| match sign {
            'y' => 1.0,
            'h' => 0.5,
            _ => 0.0,
        })
        .sum();
    let score = (100.0 * worth / asked as f64).round();
    let status = if score >= 60.0 { "passed" } else { "failed" };
    page.until("kept().status && kept().status !== 'incomplete'")
        .await
        .map_err(|error| format!("{marks}: {error}"))?;
    for again in [false, true] {
        if again {
            // and nothing changes for whoever looks at it again
            leave(page).await?;
            page.value("enter()").await?;
            there(page).await?;
        }
        let kept = "[kept().status, Number(kept().raw), Object.values(JSON.parse(kept().suspend).of)[0].replace(/(\\D)(\\d+)/g, (_, sign, length) => sign.repeat(length))]";
        assert_eq!(
            page.value(kept).await?,
            json!([status, score as u64, marks]),
            "{lesson}, {way:?}, {api}"
        );
    }
    leave(page).await?;
    assert_eq!(refused(page).await?, "", "{lesson}, {way:?}, {api}");
    Ok(())
}

/// Answers the question of a step; gives the sign that it then has.
async fn answer(
    page: &Page,
    way: Way,
    (step, asks): (usize, Ask),
    frames: &[Frame],
    search: &mut Search,
) -> Result<char> {
    page.value(&format!("{SHOWN}.engine.then(() => true)"))
        .await?;
    page.until(&format!("{SHOWN}.asks === '{}'", asks.name()))
        .await?;
    let [wrong, right] = both(asks, step, frames, search)?;
    if way == Way::GivenUp {
        page.value(&format!("({SHOWN}.reveal(), {SHOWN}.click())"))
            .await?;
        return Ok('g');
    }
    let mut sign = 'y';
    if way == Way::Past {
        let other = if step + 1 < frames.len() {
            step + 1
        } else {
            step - 1
        };
        for step in [other, step] {
            page.value(&format!("{SHOWN}.goTo({step})")).await?;
            page.until(&format!("{SHOWN}.step === {step}")).await?;
        }
    }
    page.two_frames().await?; // the card is drawn by then
    let hint = format!("{SHOWN}.shadowRoot.querySelector('[data-do=hint]')");
    if way == Way::WithHint && page.value(&format!("{hint} !== null")).await? == true {
        page.value(&format!("{hint}.click()")).await?;
        let come =
            format!("{SHOWN}.shadowRoot.querySelector('.nian-hint')?.textContent || !{SHOWN}.asks");
        page.until(&come).await?;
        if page.value(&format!("{SHOWN}.asks")).await?.is_null() {
            page.value(&format!("{SHOWN}.click()")).await?;
            return Ok('g'); // there is none, so the answer was given
        }
        sign = 'h';
    }
    if let (Way::WrongFirst, Some(wrong)) = (way, wrong) {
        page.value(&format!("{SHOWN}.answer({})", json!(wrong)))
            .await?;
        sign = 'x';
        if asks == Ask::Outcome {
            return Ok(sign); // the other one is right: nothing is asked any more
        }
    }
    page.value(&format!("{SHOWN}.answer({})", json!(right)))
        .await?;
    Ok(sign)
}

/// A wrong answer, if there is one, and a right one: the one with which the lesson goes on, where it does.
fn both(
    asks: Ask,
    step: usize,
    frames: &[Frame],
    search: &mut Search,
) -> Result<[Option<String>; 2]> {
    let subject = &frames[step].subject;
    let position = || subject.position().ok_or("it is asked of no position");
    Ok(match asks {
        Ask::Winning => {
            let position = position()?;
            let winning = search.winning_moves(position);
            let next = frames.get(step + 1).and_then(|frame| frame.played.as_ref());
            let next = next
                .map(|played| played.mv)
                .filter(|mv| winning.contains(mv));
            let wrong = position.moves().find(|mv| !winning.contains(mv));
            let right = next.or(winning.first().copied());
            [wrong, right].map(|mv| mv.map(|mv| mv.to_string()))
        }
        Ask::Outcome => {
            let safe = search.is_safe(position()?);
            [!safe, safe].map(|safe| Some(if safe { "safe" } else { "unsafe" }.to_owned()))
        }
        _ => answers(asks, subject, search)?.map(|numbers| Some(numbers.text)),
    })
}
