//! `practice/`: what is chosen stands in the address, how it went stays on the device.

use super::task_of;
use nian_tasks::{Level, Skill, Version};
use nian_tests::{Answer, Page, Result, Setup, Suite, Value, Widget, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        for width in [360, 1280] {
            suite.add(
                format!("practising::page::{width}::{}", language.tag()),
                Setup::default().width(width),
                async move |page| in_the_address(page, language).await,
            );
        }
    }
    suite.add("practising::record", Setup::default().width(360), record);
    suite.in_chromium(); // the driver of WebKit tells of the page before
    for language in Language::WITH_PAGES {
        let name = format!("practising::record_looks::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            record_looks(page, language).await
        });
    }
    // It is asked for nine times before that is said.
    let missing = Setup::default().answer("nian-practise-*.wasm", Answer::Times(9, 503));
    suite.add(
        "practising::record_late",
        missing.expect("503"),
        record_late,
    );
    suite.add("practising::damaged", Setup::default(), damaged);
    suite.add("practising::mixed", Setup::default(), mixed);
    suite.add("practising::fresh", Setup::default(), fresh);
    suite.everywhere();
    suite.add("practising::kinds", Setup::default(), kinds);
}

async fn practice<'a>(page: &'a Page, query: &str) -> Result<Widget<'a>> {
    page.open(&format!("en/practice/{query}")).await?;
    page.widget("nian-exercise").await
}

async fn in_the_address(page: &Page, language: Language) -> Result {
    let folder = language.folder();
    page.open(&format!("{folder}practice/?skill=columns&level=2&seed=7"))
        .await?;
    let exercise = page.widget("nian-exercise").await?;
    let shown = exercise.get("position").await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    assert_eq!(
        page.value("document.documentElement.scrollWidth <= innerWidth")
            .await?,
        true
    );
    page.reload().await?;
    let exercise = page.widget("nian-exercise").await?;
    assert_eq!(exercise.get("position").await?, shown);
    page.run(
        "document.querySelector('#skill').value = 'pair';
         document.querySelector('#skill').dispatchEvent(new Event('change', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.until("location.search.includes('skill=pair') && location.search.includes('v=2')")
        .await?;
    page.until("document.querySelector('nian-exercise').position.startsWith('wythoff:')")
        .await?;
    page.run("document.querySelector('[name=daily]').click()", vec![])
        .await?;
    let day = "((day) => day.getFullYear() * 10000 + (day.getMonth() + 1) * 100 + day.getDate())(new Date())";
    page.until(&format!("location.search.includes('seed=' + {day})"))
        .await
}

/// The numbers in a line of the record: right at once, wrong at first, with a hint, looked up.
async fn counts(page: &Page) -> Result<Value> {
    page.value("[...document.querySelectorAll('.record-card li')].map((line) => ['right', 'wrong', 'assisted', 'given'].map((went) => Number(line.querySelector(`[data-went=${went}]`)?.textContent.match(/\\d+/)[0] ?? 0)))")
        .await
}

const SEEN: &str = "!document.querySelector('.record').hidden";

/// The record has a page of its own: it is seen there, saved, read and erased.
async fn record(page: &Page) -> Result {
    page.open("en/practice/record/").await?;
    page.until(SEEN).await?;
    assert_eq!(counts(page).await?, json!([]));
    let empty = "document.querySelector('.record .empty').checkVisibility()";
    assert_eq!(page.value(empty).await?, true);
    let exercise = practice(page, "?skill=outcome&seed=3").await?;
    for _ in 0..2 {
        let outcome = exercise.get("outcome").await?;
        exercise.call("answer", outcome).await?;
        exercise.click(".nian-next").await?;
    }
    exercise.click("[data-do=reveal]").await?;
    exercise.until("score.given === 1").await?;
    page.click(".practice-foot a").await?;
    page.until(SEEN).await?;
    page.until("location.pathname === '/en/practice/record/'")
        .await?;
    let all = json!([[2, 0, 0, 1]]);
    assert_eq!(counts(page).await?, all);
    let coins =
        "[...document.querySelectorAll('.record-coins i')].map(({ className }) => className)";
    assert_eq!(page.value(coins).await?, json!(["right", "right", ""]));
    let told = "document.querySelector('.record-coins').ariaLabel";
    assert_eq!(page.value(told).await?, "Of the last 3, 2 right at once");
    assert_eq!(page.value(empty).await?, false);
    let fits = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(page.value(fits).await?, true);
    // Out and in again, as a file.
    let kept = page.value("localStorage.getItem('nian:practice')").await?;
    let erase = "document.querySelector('[name=erase]').click()";
    page.run(erase, vec![]).await?;
    assert_eq!(counts(page).await?, all, "it asks first");
    page.run(erase, vec![]).await?;
    page.until("!document.querySelector('.record-card')")
        .await?;
    let read = "const input = { files: [new File([arguments[0]], 'a.json')] };
        const make = document.createElement;
        document.createElement = (name) => {
            if (name !== 'input') return make.call(document, name);
            const made = make.call(document, name);
            Object.defineProperty(made, 'files', { value: input.files });
            made.click = () => made.dispatchEvent(new Event('change'));
            return made;
        };
        document.querySelector('[name=read]').click();
        document.createElement = make;";
    page.run(read, vec!["{\"version\":1}".into()]).await?;
    page.until("document.querySelector('.record [role=status]').textContent.includes('no record')")
        .await?;
    assert_eq!(counts(page).await?, json!([]));
    page.run(read, vec![kept]).await?;
    page.until("document.querySelector('.record-card')").await?;
    assert_eq!(counts(page).await?, all);
    // What is due is one tap away.
    page.click(".record-due a").await?;
    page.until("location.search.startsWith('?v=2&skill=outcome&level=1&seed=')")
        .await
}

/// In each language nothing of the record is in the way, on a telephone and on a screen.
async fn record_looks(page: &Page, language: Language) -> Result {
    let folder = language.folder();
    page.open(&format!("{folder}practice/record/")).await?;
    let cell = |last: &[&str], at: u64| json!({ "right": 12, "wrong": 3, "assisted": 1, "given": 2, "skipped": 1, "box": 3, "turn": 0, "time": at, "seed": 4, "at": 5, "last": last });
    let soon = page.value("Date.now() + 2 * 86400000").await?;
    let soon = soon.as_f64().unwrap_or_default() as u64;
    let five = ["right", "wrong", "right", "given", "right"];
    let cells = json!({
        "outcome 1": cell(&five, 0), "outcome 2": cell(&five[..2], soon), "outcome 3": cell(&[], 0), "residue 1": cell(&five, 0), "columns 2": cell(&five, soon),
    });
    let record = json!({ "version": 1, "value": { "turn": 30, "cells": cells } });
    let put = "localStorage.setItem('nian:practice', JSON.stringify(arguments[0]))";
    page.run(put, vec![record]).await?;
    page.open(&format!("{folder}practice/record/")).await?;
    page.until("document.querySelectorAll('.record-card li').length === 5")
        .await?;
    for width in [360, 1280] {
        page.widen(width).await?;
        let fits = "document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll('.record :is(button, a)')].every((one) => one.getBoundingClientRect().height >= 24)";
        assert_eq!(page.value(fits).await?, true, "{width}");
    }
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}

/// A record that cannot be read is put aside, and said to be; practice goes on.
async fn damaged(page: &Page) -> Result {
    practice(page, "?skill=outcome").await?;
    for text in [
        "{",
        "{\"version\":1,\"value\":{\"turn\":1,\"cells\":{\"outcome 1\":{}}}}",
        "{\"version\":9,\"value\":{}}",
        "[]",
    ] {
        page.run(
            "localStorage.clear(); localStorage.setItem('nian:practice', arguments[0])",
            vec![text.into()],
        )
        .await?;
        // Not a reload: it would go on at a task that has been counted.
        let exercise = practice(page, "?skill=outcome").await?;
        page.until("document.querySelector('.practice-told').textContent.includes('damaged')")
            .await?;
        assert_eq!(
            page.value("localStorage.getItem('nian:practice:damaged')")
                .await?,
            text
        );
        exercise.call("answer", "safe".into()).await?;
        page.until("JSON.parse(localStorage.getItem('nian:practice')).value.cells['outcome 1']?.last.length === 1")
            .await?;
    }
    Ok(())
}

/// An address without a seed has other tasks each time; what then stands in it has them for ever, on paper too.
async fn fresh(page: &Page) -> Result {
    let mut seeds = Vec::new();
    for _ in 0..3 {
        practice(page, "?skill=outcome&level=2").await?;
        seeds.push(page.value("location.search").await?);
    }
    assert!(seeds[0] != seeds[1] || seeds[1] != seeds[2], "{seeds:?}");
    let exercise = page.widget("nian-exercise").await?;
    let shown = exercise.get("position").await?;
    let kept = seeds[2].as_str().unwrap_or_default();
    assert!(
        kept.starts_with("?v=2&skill=outcome&level=2&seed="),
        "{kept}"
    );
    let again = practice(page, kept).await?;
    assert_eq!(again.get("position").await?, shown);
    page.run(
        "document.querySelector('.choosing [name=worksheet]').click()",
        vec![],
    )
    .await?;
    page.until("document.querySelector('.sheet-ask')").await?;
    page.until("location.search.startsWith('?v=2&') && location.search.includes('print=sheet')")
        .await?;
    let paper = page
        .value("document.querySelector('.sheet-ask').dataset.about")
        .await?;
    assert_eq!(paper, shown);
    // Some of each kind, which begin with the kind of the seed.
    page.open("en/practice/?v=2&seed=6&count=8&print=sheet")
        .await?;
    page.until("document.querySelectorAll('.sheet-ask').length === 8")
        .await?;
    let first = page
        .value("document.querySelector('.sheet-ask').dataset.about")
        .await?;
    let screen = practice(page, "?v=2&seed=6&count=8").await?;
    assert_eq!(screen.get("getAttribute('skill')").await?, "residue");
    assert_eq!(screen.get("position").await?, first);
    Ok(())
}

/// What is mixed goes from kind to kind, in sets.
async fn mixed(page: &Page) -> Result {
    let exercise = practice(page, "").await?;
    let mut skills = Vec::new();
    for _ in 0..4 {
        skills.push(exercise.get("getAttribute('skill')").await?);
        for task in 0..5 {
            assert_eq!(exercise.get("task").await?, task);
            exercise.call("next", Value::Null).await?;
        }
        page.until("document.querySelector('.set-end [name=onward]')")
            .await?;
        page.click(".set-end [name=onward]").await?;
        page.until("!document.querySelector('.set-end [name=onward]')")
            .await?;
    }
    assert_ne!(skills[0], skills[1]);
    assert_ne!(skills[1], skills[2]);
    assert_ne!(skills[2], skills[3]);
    Ok(())
}

/// The kind of reason that was missed comes again at the beginning of the next round, in another task; once
/// it is found it does not.
async fn kinds(page: &Page) -> Result {
    let exercise = practice(page, "?skill=outcome&level=1&seed=1&v=2").await?;
    let kind = |seed: u32, index: u32| {
        let task = task_of(Version::Two, Skill::Outcome, Level::One, seed, index);
        task.kind.name()
    };
    let missed =
        "JSON.parse(localStorage.getItem('nian:practice'))?.value.cells['outcome 1']?.missed ?? []";
    let mut seed = 1;
    for _ in 0..3 {
        let outcome = exercise.get("outcome").await?;
        let wrong = if outcome == "safe" { "unsafe" } else { "safe" };
        exercise.call("answer", wrong.into()).await?;
        page.until(&format!("({missed})[0] === '{}'", kind(seed, 0)))
            .await?;
        let before = kind(seed, 0);
        page.run("document.querySelector('[name=others]').click()", vec![])
            .await?;
        let now = exercise.get("getAttribute('seed')").await?;
        let now = now
            .as_str()
            .and_then(|seed| seed.parse().ok())
            .expect("a seed");
        assert_ne!(now, seed, "other tasks");
        seed = now;
        assert!(
            (0..2).any(|index| kind(seed, index) == before),
            "{before} in round {seed}"
        );
        // Found again, the first of these two that is of this kind or not.
        for index in 0..2 {
            let outcome = exercise.get("outcome").await?;
            exercise.call("answer", outcome).await?;
            page.until(&format!("!({missed}).includes('{}')", kind(seed, index)))
                .await?;
            exercise.call("next", Value::Null).await?;
        }
        exercise.call("reset", Value::Null).await?;
    }
    Ok(())
}

/// Where the app has not come that is said, and it comes when the reader asks for it.
async fn record_late(page: &Page) -> Result {
    page.open("en/practice/record/").await?;
    page.until("document.querySelector('.not-loaded button')")
        .await?;
    page.click(".not-loaded button").await?;
    page.until(SEEN).await
}
